import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END, VERB_LAST } from "./bearers.ts";
import { folded } from "./handling-doers.ts";
import { VERBS } from "./handling-verbs.ts";
import type { Mention } from "./vocabulary.ts";
import type { Way } from "./ways.ts";
import { patternOf } from "../matching/letters.ts";

/** What is done to clothes that nobody has on. */
const WAYS_OF_MAKING: readonly Way[] = ["sew", "knit", "iron", "wash", "count", "sell"];
const patterns = new Map<DreamLanguage, RegExp>();
function madePattern(language: DreamLanguage): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const words = WAYS_OF_MAKING.map((way) => VERBS[language]?.[way]).filter((one) => one !== undefined);
  const source = `(?<![\\p{L}\\p{M}])(?:${words.join("|")})`;
  const made = patternOf(
    VERB_LAST.has(language) ? `^[^\\p{L}]{0,2}\\S{0,2} ?${source}` : `${source}(?: \\p{L}{1,4}){0,2} $`,
    "u",
  );
  patterns.set(language, made);
  return made;
}

/** "Costurava um vestido": a dress that is sewn is not worn. */
export function isMade({ at, end }: Mention, text: string, language: DreamLanguage): boolean {
  const near = VERB_LAST.has(language)
    ? text.slice(end, end + 24)
    : text
        .slice(Math.max(0, at - 30), at)
        .split(CLAUSE_END)
        .at(-1)!;
  return madePattern(language).test(folded(near));
}
