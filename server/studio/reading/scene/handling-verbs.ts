import type { DreamLanguage } from "../language.ts";
import { LATIN } from "./handling-verbs-latin.ts";
import { MORE_LATIN } from "./handling-verbs-more.ts";
import { MORE_SCRIPTS } from "./handling-verbs-more-scripts.ts";
import { OTHER_SCRIPTS } from "./handling-verbs-scripts.ts";
import { type Verbs, WAYS } from "./ways.ts";

type ByLanguage = Partial<Record<DreamLanguage, Verbs>>;
const FIRST: ByLanguage = { ...LATIN, ...OTHER_SCRIPTS };
const MORE: ByLanguage = { ...MORE_LATIN, ...MORE_SCRIPTS };

/** The words of both lists for each way; the longer ones first. */
function joined(language: DreamLanguage): Verbs {
  const verbs: Verbs = {};
  for (const way of WAYS) {
    const words = [MORE[language]?.[way], FIRST[language]?.[way]].filter((one) => one !== undefined);
    if (words.length > 0) verbs[way] = words.join("|");
  }
  return verbs;
}

/** Words of what people do with things, by language. */
export const VERBS: ByLanguage = Object.fromEntries(
  (Object.keys(FIRST) as DreamLanguage[]).map((language) => [language, joined(language)]),
);
