import { once } from "../lexicon.ts";
import { sceneFinderOf, sceneWordsOf, searchWordsIn } from "../scene/vocabulary.ts";
import { type InDevanagari, inDevanagari, type LatinHindiWords } from "./convert.ts";
import { isLatinHindi } from "./detect.ts";

const bare = (source: string) => source.replace(/^!/u, "").replace(/[=*~]/gu, "");

/** The Hindi words of a scene, and the English ones in their place. */
const latinHindiWords = once((language: "hi"): LatinHindiWords => {
  const search = searchWordsIn(language);
  const find = sceneFinderOf(language);
  const names = new Map<string, string | undefined>();
  const nameOf = (id: string): string | undefined => {
    const [kind, name] = id.split(":") as [string, string];
    if (!/^(?:things|people|places)$/u.test(kind)) return undefined;
    const entries = sceneWordsOf(language)[kind as "things"] as Record<string, { name: string }>;
    const known = [entries[name]?.name.replace(" ♀", "") ?? "", ...(search.get(id) ?? []).map(bare)];
    return known.find((word) => find(word).some((match) => match.id === id && match.end === word.length));
  };
  return {
    words: () => [...search.values()].flat().flatMap((source) => bare(source).match(/[\p{L}\p{M}]+/gu) ?? []),
    findEnglish: sceneFinderOf("en"),
    nameOf: (id) => {
      if (!names.has(id)) names.set(id, nameOf(id));
      return names.get(id);
    },
  };
});

/** Hindi that was typed in Latin letters, in Devanagari; undefined for any other text. */
export function readLatinHindi(text: string): InDevanagari | undefined {
  return isLatinHindi(text) ? inDevanagari(text, latinHindiWords("hi")) : undefined;
}
