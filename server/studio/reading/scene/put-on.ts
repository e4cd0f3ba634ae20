import type { CastMember } from "./cast.ts";
import type { Thing } from "./catalogue.ts";
import type { Outfit } from "./outfit-names.ts";
import type { SceneThing } from "./scene-things.ts";

/** Clothes that would stand there by themselves where the dream names no wearer. */
const EMPTY = new Set<Thing>(["apron", "tracksuit", "overalls"]);
/** Takes such clothes from the things: an apron for a person of the scene, else what is returned for the dreamer. */
export function putOn(things: Map<Thing, SceneThing>, cast: readonly CastMember[]): Outfit | undefined {
  const one = [...things.values()].find(
    ({ thing, bond, holds, moves, count }) => EMPTY.has(thing) && !bond && !holds && !moves && !count,
  );
  if (!one) return undefined;
  things.delete(one.thing);
  const outfit = one.thing as Outfit;
  const other = cast.find(({ id, animal, outfit: has }) => id !== "crowd" && !animal && !has);
  if (one.thing !== "apron" || !other) return outfit;
  other.outfit = outfit;
  return undefined;
}
