import type { DreamLanguage } from "../language.ts";
import type { Aboard } from "./aboard.ts";
import type { CastMember } from "./cast.ts";
import type { Thing } from "./catalogue.ts";
import { isAnimal } from "./animals.ts";
import { VEHICLES } from "./driving.ts";
import type { SceneThing } from "./scene-things.ts";

/** Parts of a body that everybody has: "my feet were warm" is about no foot that lies there. */
const PARTS: ReadonlySet<Thing> = new Set<Thing>([
  "hand",
  "hands",
  "finger",
  "foot",
  "leg",
  "ear",
  "nose",
  "mouth",
  "tongue",
  "belly",
  "moustache",
  "beard",
]);

// prettier-ignore
const WITH_CHIMNEY: ReadonlySet<string> = new Set<Thing>([
  "house", "hut", "building", "castle", "barn", "tower", "factory", "ship", "train", "treehouse",
]);
// prettier-ignore
const WITH_DOORS: ReadonlySet<string> = new Set<Thing>([
  "truck", "bus", "minibus", "schoolBus", "doubleDecker", "train", "metro", "tram", "plane", "elevator", "ambulance",
]);
/** Parts of other things, which show them anyway: "smoke came out of its chimney". */
const OF_WHOLES: Partial<Record<Thing, ReadonlySet<string>>> = {
  chimney: WITH_CHIMNEY,
  door: WITH_DOORS,
  wheel: VEHICLES,
  engine: VEHICLES,
  windscreen: VEHICLES,
  seatBelt: VEHICLES,
  planeWing: new Set<Thing>(["plane"]),
  tyre: VEHICLES,
  lamp: new Set<Thing>(["lighthouse"]),
  tap: new Set<Thing>(["sink", "bathtub", "washBasin"]),
};

/** Parts of animals: "a deer with pretzels on its antlers" has its own. */
const OF_ANIMALS: ReadonlySet<Thing> = new Set<Thing>(["antlers", "horns", "tail", "claws", "wings"]);

const isPartOf = (part: Thing, whole: Thing): boolean =>
  OF_WHOLES[part]?.has(whole) === true || (OF_ANIMALS.has(part) && isAnimal(whole));

const isPlain = ({ colour, size, state, shape, moves, bond, holds, ceiling, gear }: SceneThing): boolean =>
  !colour && !size && !state && !shape && !moves && !bond && !holds && !ceiling && !gear;

/** What comes out of a part comes out of the whole. */
function leaveOutOfWholes(things: Map<Thing, SceneThing>): void {
  for (const one of things.values()) {
    // "The doors of the bus were open".
    const shown = one.thing === "door" ? { ...one, state: undefined } : one;
    const whole = isPlain(shown) && [...things.values()].find(({ thing }) => isPartOf(one.thing, thing));
    if (!whole) continue;
    for (const { bond } of things.values()) if (bond?.to === one.thing) bond.to = whole.thing;
    things.delete(one.thing);
  }
}

/** Languages in which who looks out of a vehicle needs no window of its own beside it. */
const OWN_WINDOWS = new Set<DreamLanguage>(["tr", "en"]);
/** Leaves out the wheels and the windows of that in which the dreamer rides. */
function leaveOutOfRide(things: Map<Thing, SceneThing>, aboard: Aboard, language: DreamLanguage): void {
  const isInside = !aboard.onTop && VEHICLES.has(aboard.thing);
  for (const part of ["tyre", "wheel", "window"] as const) {
    const one = things.get(part);
    if (one && isPlain(one) && (part !== "window" || (isInside && OWN_WINDOWS.has(language))))
      things.delete(part);
  }
}

/** Hair in a colour that people have: it belongs to one of them. */
const isNaturalHair = (one: SceneThing): boolean =>
  one.thing === "hair" &&
  one.colour !== undefined &&
  /^(?:white|grey|black|brown)$/u.test(one.colour) &&
  isPlain({ ...one, colour: undefined });

/** Leaves out the parts of bodies and of things of which nothing is said, where there is something else to see. */
export function leaveOutParts(
  things: Map<Thing, SceneThing>,
  cast: readonly CastMember[],
  aboard: Aboard | undefined,
  language: DreamLanguage,
): void {
  leaveOutOfWholes(things);
  if (aboard) leaveOutOfRide(things, aboard, language);
  const all = [...things.values()];
  const parts = all.filter(
    (one) =>
      // "My feet under the table": the table is seen.
      (PARTS.has(one.thing) &&
        (isPlain(one) || (one.bond?.how === "under" && isPlain({ ...one, bond: undefined })))) ||
      ((cast.length > 0 || all.length > 2) && isNaturalHair(one)),
  );
  if (parts.length === all.length && cast.length === 0) return;
  for (const { thing } of parts) {
    const on = all.filter(({ bond }) => bond?.to === thing);
    // "A bird sat on my hand" is seen by the hand.
    if (on.length > 0 && thing !== "foot" && thing !== "leg") continue;
    for (const one of on) delete one.bond;
    things.delete(thing);
  }
}
