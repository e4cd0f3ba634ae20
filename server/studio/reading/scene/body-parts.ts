import type { CastMember } from "./cast.ts";
import type { Thing } from "./catalogue.ts";
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
]);

const isPlain = ({ colour, size, state, shape, moves, bond, holds, ceiling, gear }: SceneThing): boolean =>
  !colour && !size && !state && !shape && !moves && !bond && !holds && !ceiling && !gear;

/** Leaves out the parts of bodies of which nothing is said, where there is something else to see. */
export function leaveOutParts(things: Map<Thing, SceneThing>, cast: readonly CastMember[]): void {
  const all = [...things.values()];
  const parts = all.filter((one) => PARTS.has(one.thing) && isPlain(one));
  if (parts.length === all.length && cast.length === 0) return;
  for (const { thing } of parts) {
    const on = all.filter(({ bond }) => bond?.to === thing);
    // "A bird sat on my hand" is seen by the hand.
    if (on.length > 0 && thing !== "foot" && thing !== "leg") continue;
    for (const one of on) delete one.bond;
    things.delete(thing);
  }
}
