import { isAnimal } from "../../reading/scene/animals.ts";
import type { CastMember } from "../../reading/scene/cast.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { aboard, hasCabin, seatsTwo } from "../figures/aboard.ts";
import { free } from "../figures/acts-low.ts";
import type { Counterpart } from "../figures/counterparts.ts";
import type { Costume } from "../figures/dressed.ts";
import { mirroredPart, grouped } from "../figures/groups.ts";
import { costumeOf, personOfLook } from "../figures/roles.ts";
import type { Figure } from "../sculpt.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { lookOf } from "./looks.ts";

/** Where one sits who is seen from the side, as shares of the width and the height, and which way it looks if not to the left. */
type Saddle = readonly [x: number, up: number, looks?: "right"];
export const SADDLES: Partial<Record<Thing, Saddle>> = {
  bicycle: [0.5, 0.72],
  motorbike: [0.5, 0.62],
  scooter: [0.67, 0.58],
  sled: [0.5, 0.6],
  tractor: [0.5, 0.6],
  tricycle: [0.36, 0.56, "right"],
  kickScooter: [0.5, 0.4],
  skateboard: [0.5, 0.8],
  wheelchair: [0.52, 0.48],
  horse: [0.5, 0.6],
  donkey: [0.5, 0.7],
  camel: [0.5, 0.8],
  elephant: [0.5, 0.9],
};
export const ROWED = new Set<Thing>(["boat", "rowboat", "kayak", "canoe", "gondola", "raft"]);
/** What a person does; a driver by trade drives. */
export const actOf = ({ does, role }: CastMember): CastMember["does"] =>
  does ?? (role === "driver" ? "driving" : undefined);
const MOVES = new Set<string>(["driving", "riding"]);

/** A person in the saddle, in the direction of the vehicle. */
export function inSaddle(
  { figure, tall }: Pick<Item, "figure" | "tall">,
  [x, up, looks]: Saddle,
  rider: Figure,
): Figure {
  const { left, right, top, bottom } = figure.box;
  const size = ((150 / 100) * (bottom - top)) / tall;
  const turned: Figure =
    looks === "right"
      ? rider
      : {
          box: { ...rider.box, left: -rider.box.right, right: -rider.box.left },
          parts: rider.parts.map(mirroredPart),
        };
  return grouped([figure, turned], (i) =>
    i === 0
      ? { x: 0, y: 0, size: 1 }
      : { x: left + (right - left) * x, y: bottom - (bottom - top) * up, size },
  );
}

/** Height of a person on it, in units of its figure. */
export const adultOn = ({ figure, tall }: Pick<Item, "figure" | "tall">): number =>
  (150 * (figure.box.bottom - figure.box.top)) / tall;

/** A vehicle with one in it, and the dreamer beside them. */
export function occupied(
  thing: Thing,
  empty: Figure,
  [first, second]: readonly [Costume, Counterpart | undefined],
  drives: boolean,
): Figure {
  const looks = [free(first), ...(second ? [free(second.costume)] : [])];
  return aboard(thing, empty, looks, { drives, rows: ROWED.has(thing) });
}

/** Another who does the same in the same vehicle. */
export const mateOf = ({ does: _, ...mate }: CastMember): Counterpart => ({
  costume: costumeOf(lookOf(mate, 2)),
  size: 1,
});

/** Who does the same with the same vehicle, where it seats two. */
export const mateIn = (self: CastMember, cast: readonly CastMember[], shown: readonly CastMember[]) => {
  const { thing, way } = self.handles ?? {};
  if (!thing || !seatsTwo(thing)) return undefined;
  return cast.find(
    (one) =>
      one !== self &&
      !shown.includes(one) &&
      one.id !== "crowd" &&
      !one.count &&
      one.handles?.thing === thing &&
      one.handles.way === way,
  );
};

const SEATS = new Set<Thing>([
  "chair",
  "armchair",
  "sofa",
  "bench",
  "stool",
  "bed",
  "rock",
  "deckchair",
  "wall",
]);
const hasSeat = ({ thing }: Item): boolean => thing !== undefined && SEATS.has(thing);

export interface Driven {
  items: Item[];
  /** Those who are not in a vehicle. */
  cast: CastMember[];
}

/** Vehicles with others in them, where the dreamer is elsewhere. */
export function drivenBy(
  items: readonly Item[],
  cast: readonly CastMember[],
  { aboard: own }: SceneDescription,
  passengerOf: (driver: CastMember) => Counterpart | undefined,
): Driven {
  const gone = new Set<CastMember>();
  const taken = new Map<Item, Item>();
  // Who sits where there is nothing but a boat to sit in sits in it.
  const isByBoat = items.some(({ thing }) => thing && ROWED.has(thing)) && !items.some(hasSeat);
  for (const member of cast) {
    const sits = member.does === "sitting" && !member.handles && !member.animal && isByBoat;
    const does = sits ? "riding" : actOf(member);
    if (!does || !MOVES.has(does) || member.id === "crowd" || member.count) continue;
    const isFree = (one: Item) => one.thing !== undefined && !taken.has(one) && one.thing !== own?.thing;
    // An animal is ridden, and only where there is no bicycle.
    const vehicle =
      items.find((one) => isFree(one) && does === "driving" && hasCabin(one.thing!)) ??
      items.find((one) => isFree(one) && sits && ROWED.has(one.thing!) && hasCabin(one.thing)) ??
      items.find((one) => isFree(one) && SADDLES[one.thing!] !== undefined && !isAnimal(one.thing!)) ??
      items.find((one) => isFree(one) && does === "riding" && SADDLES[one.thing!] !== undefined);
    if (!vehicle?.thing) continue;
    const { thing } = vehicle;
    const { does: _, ...still } = member;
    const { figure: empty, habit, tall, wide: _wide, ...rest } = vehicle;
    const spot = SADDLES[thing];
    const isMate = (one: CastMember) =>
      one !== member && one.does === does && one.id !== "crowd" && !one.count && !gone.has(one);
    const isForTwo = !spot && seatsTwo(thing);
    const mate = isForTwo ? cast.find(isMate) : undefined;
    const passenger = isForTwo && !mate ? passengerOf(member) : undefined;
    const second = mate ? mateOf(mate) : passenger;
    const figure = spot
      ? inSaddle(vehicle, spot, personOfLook({ ...lookOf(member, 1), does: "riding" }))
      : occupied(thing, empty, [costumeOf(lookOf(still, 1)), second], true);
    const grown = (tall * (figure.box.bottom - figure.box.top)) / (empty.box.bottom - empty.box.top);
    const who = { by: member, adult: adultOn(vehicle), ...(passenger && { withDreamer: true as const }) };
    taken.set(vehicle, itemOf({ figure, habit }, Math.max(grown * 1.25, 190), { ...rest, ...who }));
    gone.add(member);
    if (mate) gone.add(mate);
  }
  return {
    items: items.map((one) => taken.get(one) ?? one),
    cast: cast.filter((one) => !gone.has(one)),
  };
}
