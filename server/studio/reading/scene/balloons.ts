import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** What is ridden in, and no toy: the words before a balloon, or behind it. */
const RIDDEN: Partial<Record<DreamLanguage, { before?: RegExp; after?: RegExp }>> = {
  en: {
    before:
      /(?<!\p{L})(?:in|into|inside|aboard|basket of|got (?:in|on)|climbed (?:in|into)) (?:an?|the|our|my|this) (?:\p{L}+ )?$/iu,
    after: /^ (?:ride|basket|trip)/iu,
  },
  es: {
    before:
      /(?<!\p{L})(?:en|dentro de|sub\p{L}+ (?:a|en)|viaj\p{L}+ en|montad[oa]s? en|a bordo de) (?:un |el )?$/iu,
    after: /^ (?:aerostático|enorme con cesta|con (?:una )?cesta)/iu,
  },
  fr: { before: /(?<!\p{L})(?:en|dans (?:un|le)|à bord d['’]un|nacelle d['’]un) ?$/iu },
  pt: {
    before:
      /(?<!\p{L})(?:(?:vo\p{L}+|viaj\p{L}+|and\p{L}+|passe\p{L}+|sub\p{L}+|fu[ií]|íamos|ia) (?:de|em|num|no)|dentro d[eo]|num|no cesto do) (?:um )?$/iu,
  },
  it: { before: /(?<!\p{L})(?:in|su un|sul|dentro un) $/iu },
  de: { before: /(?<!\p{L})(?:im|in einem|mit (?:dem|einem)) (?:\p{L}+ )?$/iu },
  tr: {
    after:
      /^(?:l[ae] (?:\p{L}+ )?(?:uç|gez|git|gid|yüksel|havalan)|[ae] (?:bin|atla)|[ıu]n (?:içind|sepet)|d[ae]y?(?:d|m|ken))/iu,
  },
  ar: { before: /(?:راكب(?:ة|ين)?|ركبت|ركبنا|في سلة|داخل) (?:في )?(?:ال)?$/u },
  hi: { after: /^ (?:में (?:बैठ|उड़|सवार|चढ़)|पर सवार|की टोकरी)/u },
  ko: { after: /^(?:을|를)? ?(?:타고|탔|타니)/u },
  ja: { after: /^に乗/u },
};
/** In Russian the toy has a word of its own. */
const RUSSIAN = /(?<!\p{L})(?:на|в|корзин\p{L}+) воздушн(?:ом|ого) шар(?:е|а)(?!\p{L})/giu;

function isRidden(one: Mention, text: string, language: DreamLanguage): boolean {
  if (one.kind !== "things" || one.id !== "balloon") return false;
  const { before, after } = RIDDEN[language] ?? {};
  // Turkish endings may belong to the word.
  const ending = language === "tr" ? one.text.replace(/^balon/iu, "") : "";
  return (
    before?.test(text.slice(Math.max(0, one.at - 40), one.at)) === true ||
    after?.test(ending + text.slice(one.end, one.end + 24)) === true
  );
}

/** Those that the search words do not find. */
function inRussian(text: string): Mention[] {
  return [...text.matchAll(RUSSIAN)].map(({ index, 0: found }): Mention => {
    const word = found.indexOf("воздушн");
    const at = index + word;
    return { kind: "things", id: "airship", at, end: index + found.length, text: found.slice(word) };
  });
}

/** "Eu voava de balão": the one with a basket, wherever it is named. */
export function asRidden(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  if (language === "ru" && all.every(({ id }) => id !== "airship")) return [...all, ...inRussian(text)];
  return all.some((one) => isRidden(one, text, language))
    ? all.map((one) => (one.id === "balloon" ? { ...one, id: "airship" } : one))
    : [...all];
}
