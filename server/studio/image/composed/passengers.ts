import type { CastMember } from "../../reading/scene/cast.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { aboard, hasCabin } from "../figures/aboard.ts";
import { counterpartOf } from "../figures/counterparts.ts";
import type { Costume } from "../figures/dressed.ts";
import { plainLook } from "../figures/garments.ts";
import { colourTones } from "../figures/tones.ts";
import { free } from "../figures/acts-low.ts";
import { costumeOf } from "../figures/roles.ts";
import { lookOf as memberOf, oneOfMany } from "./looks.ts";
import { whoJoins } from "../figures/together.ts";
import { isVessel } from "../figures/thing-figures.ts";
import { actOf } from "./driven.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";

/** Height of a balloon whose basket shows faces. */
const BALLOON = 420;
/** People in the windows beside the dreamer's. */
const MOST = 3;
const lookOf = (woman: boolean, shade: number): Costume => ({
  ...plainLook(woman, shade),
  hairCut: woman ? "long" : "short",
});
const memberLook = ({ does: _, ...member }: CastMember, i: number): Costume =>
  free(costumeOf(memberOf(member, i + 1)));

const mineBeside = (one: CastMember | undefined, woman: boolean): Costume | undefined => {
  const costume = one && counterpartOf(one, woman)?.costume;
  return costume && free(costume);
};

/** Acts of who is in the water, or on it as on a floor. */
const IN_WATER = new Set<string>([
  "swimming",
  "wading",
  "drowning",
  "diving",
  "floating",
  "flying",
  "falling",
  "running",
  "dancing",
]);

const isNoSwimmer = ({ id, animal, does }: CastMember): boolean =>
  !animal && id !== "crowd" && !IN_WATER.has(does ?? "");

/** The boat of a dream on the open sea, where nothing else is to stand on. */
function boatAtSea({ place, action, activity, things }: SceneDescription): Thing | undefined {
  if (place !== "ocean" || IN_WATER.has(action ?? activity ?? "")) return undefined;
  return things.find(({ thing }) => isVessel(thing) && hasCabin(thing))?.thing;
}

/** Heads of a crowd. */
const crowdLooks = (crowd: CastMember, woman: boolean): Costume[] =>
  crowd.animal
    ? [0, 1, 2].map((i) => memberLook(oneOfMany(crowd, i), i))
    : [lookOf(!woman, 1), lookOf(woman, 2), lookOf(!woman, 3)];

/** The vehicle in which the dreamer is seen: the one that the dream says, or the one of who rides or drives. */
export function vehicleOf(scene: SceneDescription): Thing | undefined {
  const { aboard: ride, action, activity, things } = scene;
  if (ride?.onTop || ride?.inside) return undefined;
  if (ride) return hasCabin(ride.thing) ? ride.thing : undefined;
  const boat = boatAtSea(scene);
  if (boat) return boat;
  if (action !== "riding" && activity !== "driving") return undefined;
  // Who rides on a horse beside a car is on the horse.
  const first = things.find(({ thing }) => hasCabin(thing) && thing !== "elevator")?.thing;
  return action === "riding" && things[0]?.thing !== first ? undefined : first;
}

export interface Ride {
  item: Item;
  others: Item[];
  /** Those of the cast who ride with the dreamer. */
  riders: CastMember[];
}

/** The vehicle with the dreamer in it, and whoever rides along. */
export function rideOf(
  items: readonly Item[],
  description: SceneDescription,
  { cast, woman }: { cast: readonly CastMember[]; woman: boolean },
): Ride | undefined {
  const thing = vehicleOf(description);
  const vehicle = thing && items.find((one) => one.thing === thing);
  if (!thing || !vehicle) return undefined;
  const driver = cast.find((one) => actOf(one) === "driving");
  // Who sits there sits in it; on the sea all do who have no other place.
  const atSea = isVessel(thing) && description.place === "ocean";
  const near = cast.map((one) => (one.does === "sitting" ? { ...one, does: undefined } : one));
  const joined = (atSea ? near.filter(isNoSwimmer) : whoJoins(near))
    .slice(0, driver ? MOST - 2 : MOST - 1)
    .map((one) => cast[near.indexOf(one)]!);
  const crowd = cast.find(({ id }) => id === "crowd");
  const others = crowd ? crowdLooks(crowd, woman) : [];
  const company = [...joined.map(memberLook), ...others].slice(0, crowd ? MOST : MOST - 1);
  const figure = aboard(
    thing,
    vehicle.figure,
    // Who drives comes first: theirs is the window with the wheel.
    [
      ...(driver ? [memberLook(driver, MOST)] : []),
      mineBeside(driver ?? joined[0], woman) ?? {
        ...lookOf(woman, 0),
        top: colourTones("red"),
      },
      ...company,
    ],
    {
      drives: driver !== undefined || description.activity === "driving",
      rows: description.aboard?.rows === true,
    },
  );
  // The vehicle is the main thing, large enough to see who is in it.
  const tall = thing === "airship" ? BALLOON : Math.max(vehicle.tall * 1.3, 150);
  const drawn = itemOf({ figure, habit: vehicle.habit }, tall, {
    row: vehicle.row,
    thing,
    ...(vehicle.afloat && { afloat: true }),
    ...(vehicle.turn !== undefined && { turn: vehicle.turn }),
    ...(vehicle.state && { state: vehicle.state }),
  });
  return {
    item: drawn,
    others: items.filter((one) => one !== vehicle),
    riders: [...(driver ? [driver] : []), ...joined, ...(crowd ? [crowd] : [])],
  };
}
