import type { Animal } from "./animals.ts";
import type { Colour } from "./catalogue.ts";
import type { ReadText } from "./mentions.ts";
import type { SceneThing } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";

/** The dreamer as an animal: "I was a cat". */
export function animalOfDreamer({ of }: ReadText): { animal?: Animal; fur?: Colour } {
  const one = of("things").find(({ animal }) => animal);
  return one?.animal ? { animal: one.animal, ...(one.fur && { fur: one.fur }) } : {};
}

/** The words as the dream has them, and its animals that are people of the scene, for the reading. */
export function asTold(all: readonly Mention[]): { mentions: Mention[]; animals: SceneThing[] } {
  const made = all.filter(({ animal }) => animal);
  if (made.length === 0) return { mentions: [...all], animals: [] };
  const mentions = [...new Set(all.flatMap((one) => one.was ?? [one]))].toSorted((a, b) => a.at - b.at);
  const animals = [...new Map(made.map((one) => [one.animal!, one])).values()];
  return {
    mentions,
    animals: animals.map(({ animal, fur, many }) => ({
      thing: animal!,
      ...(fur && { colour: fur }),
      ...(many && { count: many }),
    })),
  };
}
