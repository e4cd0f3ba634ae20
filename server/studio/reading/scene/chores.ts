import type { DreamLanguage } from "../language.ts";
import type { Thing } from "./catalogue.ts";
import { isSubject } from "./handling-doers.ts";
import type { ReadText } from "./mentions.ts";
import type { Things } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";
import type { Handling, Way } from "./ways.ts";

type Phrases = Record<DreamLanguage, RegExp>;

const SNOW = /snow|neve|nevic|neige|nieve|nevad|nevand|schnee/iu;
/** Another person clears snow away. */
const SHOVELS: Phrases = {
  en: /shovel(?:l?ing|l?ed|s)(?!\p{L})|clear(?:ing|ed|s) (?:away )?(?:the )?snow/giu,
  fr: /pellet(?:ait|aient|er|ant|te)(?!\p{L})|déblay?(?:ait|aient|er|ant|e)(?!\p{L})|déneige\p{L}*/giu,
  it: /spal(?:ava|avano|a|ando|are)(?!\p{L})/giu,
  es: /pale(?:aba|aban|ando|ar|a)(?!\p{L})|quita(?:ba|ban|ndo) (?:la )?nieve/giu,
  pt: /(?:limpa|tira|afasta|varr[ei])(?:va|vam|ndo|r|ia|am)? (?:a )?neve/giu,
  tr: /kar(?:ı|ları)? (?:kür|temizl)\p{L}+/giu,
  ar: /[يت](?:جرف|زيح|نظف|كنس)(?:ون|ان)? (?:ال)?ثلج/gu,
  hi: /बर्फ़? (?:हटा|साफ़|साफ)/gu,
  ja: /雪かき|雪掻き|雪を(?:かい|掻い|どけ)|雪下ろし/gu,
  ko: /눈을? (?:치우|치웠|쓸|퍼)/gu,
  de: /schipp(?:te|t|en)(?!\p{L})|schaufel(?:te|t|n|ten)(?!\p{L})|räumte?n? (?:den )?schnee/giu,
  ru: /(?:расчища|чисти|разгреба|убира|сгреба)\p{L}+ (?:\p{L}+ )?снег|снег (?:расчища|чисти|разгреба|убира)\p{L}+/giu,
  zh: /(?:铲|扫|清)雪/gu,
};
/** Another person lays the table. */
const LAYS: Phrases = {
  en: /(?:set(?:s|ting)?|lay(?:s|ing)?|laid) (?:the|our|a) (?:\p{L}+ )?table(?! on fire)(?!\p{L})/giu,
  fr: /(?:met|mettait|mettaient|mettre|dresse|dressait) (?:la table|le couvert)/giu,
  it: /apparecchi(?:a|ava|avano|are|ando)(?!\p{L})/giu,
  es: /(?:pone|ponía|ponían|poniendo|puso|poner) la mesa/giu,
  pt: /(?:põe|punha|punham|pôs|pôr|pondo) a mesa/giu,
  tr: /(?:sofra|masa)(?:yı)? (?:kur|hazırl)\p{L}+/giu,
  ar: /[يت](?:جهز|حضر|رتب|عد)(?:ون|ان)? (?:ال)?(?:مائدة|سفرة|طاولة)/gu,
  hi: /(?:मेज़?|खाना) (?:लगा रह|सजा)/gu,
  ja: /(?:食卓|テーブル)を(?:整え|準備)|配膳/gu,
  ko: /(?:밥상|식탁|(?<!\p{L})상)을? (?:차리|차려|차렸)/gu,
  de: /deck(?:te|t|en) (?:gerade )?den tisch|tisch (?:zu )?(?:ge)?deck(?:t|en|te)(?!\p{L})/giu,
  ru: /накрыва\p{L}+ (?:на )?стол|стол накрыва\p{L}+/giu,
  zh: /摆(?:好)?(?:桌子|碗筷|餐桌)/gu,
};
const NAMES_SNOW = new Set<DreamLanguage>(["en", "fr", "it", "es", "de"]);
const CHORES: readonly [phrases: Phrases, way: Way, thing: Thing][] = [
  [SHOVELS, "shovel", "shovel"],
  [LAYS, "lay", "table"],
];
const SENTENCE_END = /[.!?…。！？؟।\n;]/u;

/** The person whom a verb at `at` is of. */
function doerBefore(at: number, { text, language, of }: ReadText): Mention | undefined {
  const person = of("people").findLast(({ end, animal }) => end <= at && !animal);
  if (!person || person.id === "crowd" || SENTENCE_END.test(text.slice(person.end, at))) return undefined;
  return language === "ja" || language === "ko" || isSubject(person, text, language) ? person : undefined;
}

/** Adds who shovels snow and who lays the table to those who handle something. */
export function addChores(read: ReadText, { things }: Things, handlings: Map<Mention, Handling>): void {
  const { text, language } = read;
  for (const [phrases, way, thing] of CHORES)
    for (const { index } of text.matchAll(phrases[language])) {
      if (way === "shovel" && NAMES_SNOW.has(language) && !SNOW.test(text)) continue;
      const doer = doerBefore(index, read);
      if (!doer || handlings.has(doer)) continue;
      if (!things.has(thing)) things.set(thing, { thing });
      handlings.set(doer, { way, thing });
    }
}
