import { ROWED } from "./aboard.ts";
import type { Thing } from "./catalogue.ts";
import type { ReadText } from "./mentions.ts";
import type { Things } from "./scene-things.ts";

/** What an animal rows beside a rowing boat. */
const ROWABLE = new Set<Thing>(["raft", "canoe", "kayak", "gondola"]);

/** "A llama rowed a boat": the verb and its object are one boat. */
export function asOneBoat({ of }: ReadText, { things }: Things): void {
  if (!of("things").some(({ id, text }) => id === "rowboat" && ROWED.test(text))) return;
  things.delete("boat");
  const byAnimal = of("people").some(({ animal }) => animal);
  if (byAnimal && [...things.keys()].some((thing) => ROWABLE.has(thing))) things.delete("rowboat");
}
