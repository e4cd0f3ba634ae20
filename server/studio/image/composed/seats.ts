import { isAnimal } from "../../reading/scene/animals.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { tallOf } from "../figures/thing-figures.ts";
import { boxHeight, type Item, type Placed } from "./items.ts";

/** Where a rider sits, as a share of the mount's height. */
const SEATS: Partial<Record<Thing, number>> = {
  horse: 0.6,
  unicorn: 0.7,
  camel: 0.8,
  elephant: 0.9,
  donkey: 0.7,
  cow: 0.8,
  deer: 0.42,
  lion: 0.68,
  tiger: 0.75,
  bicycle: 0.72,
  motorbike: 0.62,
  car: 0.9,
  whale: 0.85,
  dragon: 0.8,
  bear: 0.9,
  boat: 0.25,
  turtle: 0.8,
  swan: 0.5,
  bus: 1,
  train: 0.8,
  metro: 0.95,
  tram: 0.72,
  truck: 0.9,
  dolphin: 0.7,
  wolf: 0.7,
  plane: 0.6,
  ship: 0.6,
  ferry: 0.62,
  gondola: 0.2,
  minibus: 0.86,
  rickshaw: 0.5,
  sled: 0.6,
  buffalo: 0.8,
  bull: 0.85,
  fireEngine: 0.7,
  taxi: 0.85,
  rowboat: 0.42,
  kayak: 0.4,
  galleon: 0.6,
  doubleDecker: 1,
  pickup: 0.9,
  scooter: 0.55,
};
/** How far behind the middle the seat is, as a share of the width. */
const SEAT_BACK: Partial<Record<Thing, number>> = { scooter: 0.17, motorbike: 0.06, stairs: 0.13 };
/** Where one sits or stands who is said to be on it; nobody rides it. */
const SAT_ON: Partial<Record<Thing, number>> = {
  chair: 0.44,
  sofa: 0.36,
  armchair: 0.36,
  bench: 0.44,
  stool: 0.94,
  bed: 0.5,
  swing: 0.24,
  roof: 0.86,
  wall: 0.98,
  rock: 0.86,
  cloud: 0.6,
  carpet: 0.5,
  tree: 0.5,
  table: 0.92,
  desk: 0.92,
  toilet: 0.45,
  stairs: 0.4,
};
const CLIMBED = new Set<Thing>([
  "ladder",
  "stairs",
  "spiralStairs",
  "tree",
  "palm",
  "pine",
  "tower",
  "lighthouse",
  "rock",
  "appleTree",
  "fruitTree",
  "oliveTree",
  "willow",
  "birch",
  "oak",
  "maple",
  "baobab",
  "cherryTree",
  "figTree",
  "treehouse",
]);
export const isClimbed = (thing: Thing | undefined): boolean => thing !== undefined && CLIMBED.has(thing);
/** Where a sleeper lies, as a share of the thing's height. */
const SLEPT_ON: Partial<Record<Thing, number>> = {
  bed: 0.56,
  sofa: 0.5,
  bench: 0.46,
  hammock: 0.36,
  carpet: 0.3,
  boat: 0.25,
  rowboat: 0.42,
  gurney: 0.62,
  bunkBed: 0.22,
  deckchair: 0.4,
};
const FURNITURE = new Set<Thing>([
  "chair",
  "sofa",
  "armchair",
  "bench",
  "stool",
  "bed",
  "swing",
  "table",
  "desk",
  "toilet",
]);
/** The least distance of a rider's head from the upper edge. */
const HIGHEST = 24;
/** How much larger a rider may be than a dreamer on foot. */
const MOST_GROWN = 1.6;
/** The size of a person, of 100 units, who fits a thing as large as it is drawn. */
const sizeOn = ({ thing, tall }: Placed): number => (tall / tallOf(thing!)) * 1.4;

/** Height below which a thing can be held. */
const HELD_BELOW = 195;
/** Animals higher than a cat are not held. */
const ANIMAL_BELOW = 125;
/** Small, but too heavy to hold, or fixed to a floor or a wall. */
// prettier-ignore
const FIXED = new Set<Thing>([
  "window", "sink", "stove", "toilet", "table", "chair", "desk", "bench", "grave", "tiger", "lion", "wolf", "cow",
  "donkey", "crocodile", "pig", "goat", "bull", "buffalo", "boar", "mud", "sand", "socket", "curtain",
  "blackboard", "stool", "gurney", "cradle", "deckchair", "photocopier", "rails", "rowboat", "kayak", "pickup", "scooter",
]);
export const isHoldable = (thing: Thing): boolean => !FIXED.has(thing);
/** Where the dreamer sits on a thing; in a station the roof hides the top of a train. */
export const seatOf = (thing: Thing | undefined, place: SceneDescription["place"], on?: Thing) =>
  thing === undefined || ((thing === "train" || thing === "metro") && place === "station")
    ? undefined
    : (SEATS[thing] ?? (thing === on ? SAT_ON[thing] : undefined));

/** Moves the dreamer onto what they ride, climb or sleep on; null when they stand by themselves. */
export function withDreamer(
  placed: readonly Placed[],
  dreamer: Item,
  action: SceneDescription["action"],
  { place, aboard, things }: Pick<SceneDescription, "place" | "aboard" | "things">,
): Placed[] | null {
  const { bottom, top } = dreamer.figure.box;
  const put = (target: Placed, up: number, x: number, more: Partial<Placed> = {}) =>
    placed.flatMap((one) => {
      if (one !== target) return [one];
      const size = more.size ?? dreamer.tall / (bottom - top);
      const y = one.y - boxHeight(one.figure.box) * one.size * up;
      // A head that would be above the image brings both down.
      const down = one.row === "air" ? Math.max(0, HIGHEST - (y - size * (bottom - top))) : 0;
      const seat = { ...one, y: one.y + down };
      return [seat, { ...dreamer, row: one.row, base: seat.y, x, y: y + down, ...more, size }];
    });
  if (action === "riding") {
    const on = aboard?.thing;
    const canSit = ({ thing }: Placed) => seatOf(thing, place, on) !== undefined;
    // The first that the dream names, where it does not say which.
    const first = things.find(({ thing }) => seatOf(thing, place, on) !== undefined)?.thing;
    const mount =
      placed.find((one) => one.thing === on && canSit(one)) ??
      placed.find((one) => one.thing === first) ??
      placed.find(canSit);
    if (!mount) return null;
    const usual = (dreamer.tall * 0.8) / (bottom - top);
    const natural = sizeOn(mount);
    // Mounts look to the left, and to the right in the right half of the picture.
    const flip = mount.flip ?? mount.x > 0;
    const back = (SEAT_BACK[mount.thing!] ?? 0) * mount.wide * (flip ? -1 : 1);
    return put(mount, seatOf(mount.thing, place, on)!, mount.x + back, {
      size: Math.max(usual, FURNITURE.has(mount.thing!) ? natural : Math.min(natural, usual * MOST_GROWN)),
      ...(SEATS[mount.thing!] !== undefined && { flip: !flip }),
    });
  }
  if (action === "sleeping") {
    const target = placed.find(({ thing }) => thing && SLEPT_ON[thing] !== undefined);
    return target ? put(target, SLEPT_ON[target.thing!]!, target.x) : null;
  }
  if (action === "climbing") {
    // The nearest one: for a staircase in a tower, the staircase.
    const target = placed.findLast(({ thing }) => thing && CLIMBED.has(thing));
    const up = target?.thing === "stairs" ? 0.56 : 0.4;
    return target ? put(target, up, target.x + 4, { size: (dreamer.tall * 0.8) / (bottom - top) }) : null;
  }
  return null;
}

/** Gives the dreamer a small thing to hold; returns the other items and the held one. */
export function heldThing(
  items: readonly Item[],
  { action }: SceneDescription,
): { held?: Item; others: Item[] } {
  if (action !== "holding") return { others: [...items] };
  const held = items.findLast(
    // What melts or burns is seen by itself.
    ({ tall, row, thing, state }) =>
      thing &&
      !state &&
      !FIXED.has(thing) &&
      row === "front" &&
      tall < (isAnimal(thing) ? ANIMAL_BELOW : HELD_BELOW),
  );
  return held ? { held, others: items.filter((item) => item !== held) } : { others: [...items] };
}
