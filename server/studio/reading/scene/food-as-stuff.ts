import type { DreamLanguage } from "../language.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** Mash, which is no dish where something is made of it. */
const MASH = /mash|pur[ée]e|pur[èéê]|püre|kartoffel(?:püree|brei)|пюре|マッシュ|으깬|मसले|مهروس|土豆泥/iu;
/** Words before or behind what something is made of. */
const MADE_OF: Record<DreamLanguage, { before?: RegExp; after?: RegExp; word?: RegExp }> = {
  en: {
    before:
      /(?<!\p{L})(?:made|built|formed|carved|consist(?:ed|ing)) (?:\p{L}+ )?(?:out )?(?:of|from) (?:\p{L}+ )?$|(?<!\p{L})(?:clouds?|snow|walls?|sky|hills?|mountains?|floor|ground|sea|sand|mud) (?:was|were|is|are) (?:\p{L}+ )?$/iu,
  },
  fr: {
    before:
      /(?<!\p{L})(?:faite?s?|était|étaient|est|sont) (?:tout(?:e?s)? )?(?:de |en |d['’]une )(?:la )?$/iu,
  },
  it: { before: /(?<!\p{L})(?:fatt[oaie]|era|erano|è|sono) (?:tutt[oaie] )?(?:di|d['’]un) (?:\p{L}+ )?$/iu },
  es: { before: /(?<!\p{L})(?:hech[oa]s?|era|eran|es|son) (?:tod[oa]s? )?de (?:\p{L}+ )?$/iu },
  pt: { before: /(?<!\p{L})(?:feit[oa]s?|era|eram|é|são) (?:tod[oa]s? )?de (?:\p{L}+ )?$/iu },
  tr: { word: /nden\p{L}{0,4}$/u, after: /^\p{L}*nden\p{L}{0,4}(?!\p{L})/u },
  ar: { before: /(?<!\p{L})(?:من|مصنوعة? من) (?:ال)?$/u },
  hi: { after: /^ (?:के|का|की|से) बन/u },
  ja: { after: /^(?:で(?:でき|出来|作)|製|みたい|のよう)/u },
  ko: { after: /^로? ?(?:되|된|만들|이루어)/u },
  de: { before: /(?<!\p{L})aus (?:\p{L}+ )?$/iu },
  ru: { before: /(?<!\p{L})из (?:\p{L}+ )?$/iu },
  zh: { after: /^(?:做|堆|变)(?:的|成)/u },
};

/** "The clouds were made of mashed potatoes". */
export function isFoodAsStuff(
  one: Mention,
  { text, language }: { text: string; language: DreamLanguage },
): boolean {
  if (one.id !== "shepherdsPie" || !MASH.test(one.text)) return false;
  const { before, after, word } = MADE_OF[language];
  return (
    before?.test(sentenceBefore(text, one.at)) === true ||
    after?.test(text.slice(one.end, one.end + 24)) === true ||
    word?.test(one.text) === true
  );
}
