import type { DreamLanguage } from "../language.ts";
import { type Mention, searchWordsIn } from "./vocabulary.ts";

const flat = (word: string) => word.toLowerCase().replaceAll("ё", "е").replace(/^[=!]/u, "");
const PLAIN: Record<string, string> = { ä: "a", ö: "o", ü: "u" };
const withoutUmlaut = (word: string) => word.replace(/[äöü]/gu, (letter) => PLAIN[letter]!);

/** Words of one thing or person. */
const listed = ({ kind, id }: Mention, language: DreamLanguage) =>
  (searchWordsIn(language).get(`${kind}:${id}`) ?? []).filter((word) => !word.startsWith("!")).map(flat);

/** Nouns that take "-n" in the singular too: "mit dem Hasen". */
const WEAK =
  /(?:hasen|affen|löwen|raben|bären|ochsen|jungen|drachen|falken|riesen|elefanten|soldaten|polizisten|clown?s|herrn|neffen|zeugen|planeten|kometen|leoparden|bauern|nachbarn|wagen|kuchen|boden|garten|besen|kissen|laden|ofen|brunnen|schatten|faden|hafen|rachen|morgen|mädchen)$/iu;
/** Words before a singular that ends like a plural. */
const SINGULAR =
  /(?<!\p{L})(?:ein|eine[mnrs]?|einem|mein(?:em|es)?|dein(?:em)?|unser(?:em)?|das|dem|des|zum|vom|im|am|kein)(?: \p{L}+){0,2} $/iu;
/** Words before a plural. */
const MANY_GERMAN =
  /(?<!\p{L})(?:viele[nr]?|lauter|mehrere[nr]?|alle[nr]?|einige[nr]?|hunderte|tausende|voller|voll mit|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dutzende|überall|lauter kleine|massenhaft|tausend|hundert)(?: (?!(?:auf|in|an|unter|hinter|neben|über|vor|zu|mit|von|aus|bei|den|dem|das|die)(?!\p{L}))\p{L}+){0,2} $/iu;
function isGerman(mention: Mention, before: string): boolean {
  const word = flat(mention.text);
  // A compound is what its last word is.
  const last = word.split(" ").at(-1)!;
  const words = listed(mention, "de");
  const isBase = (base: string) =>
    words.some(
      (one) =>
        one === base ||
        (base.length > 5 &&
          base.endsWith(one) &&
          one.length > 3 &&
          !(last.endsWith(one) && base.length === last.length)),
    );
  if (SINGULAR.test(before)) return false;
  if (MANY_GERMAN.test(before)) return true;
  if (WEAK.test(last)) return false;
  // Between vowels, and of umlauts: "Autos", "Bäume", "Vögel".
  const umlaut = withoutUmlaut(last);
  const ending = /(?:ern|en|er|e|n)$/u.exec(last)?.[0];
  if (umlaut !== last && (isBase(umlaut) || (ending && isBase(umlaut.slice(0, -ending.length))))) return true;
  if (/[aoiy]s$/u.test(last) && isBase(last.slice(0, -1))) return true;
  if (/(?:[^e]n|en)$/u.test(last) && isBase(last.replace(/n$/u, ""))) return true;
  return ending !== undefined && ending !== "n" && isBase(last.slice(0, -ending.length));
}

/** Cases of the plural only. */
const RUSSIAN = /(?:[ая]ми|[ая]х|ами|(?<!\p{L}{0,2})[оеё]в)$/iu;
const NOMINATIVE = /[ыи]$/u;
/** What agrees with a plural: "рыбы плавали", "белые птицы". */
const AGREES = /^ (?:\p{L}+ )?\p{L}+(?:ли|лись|ют|ут|ат|ят|ются|утся|атся|ятся)(?!\p{L})/u;
const ADJECTIVE =
  /(?<!\p{L})(?:\p{L}+(?:ые|ие)|мои|твои|наши|эти|все|одни|сплошь|сплошные|много|куча|стая|толпа|два|две|три|четыре|пять|шесть|семь|десять|несколько) $/iu;
/** Before the genitive of one. */
const OF_ONE =
  /(?<!\p{L})(?:у|из|без|от|до|для|около|возле|с|со|после|против|вместо|кроме|нет|ради|вокруг|среди|мимо|из-за|из-под)(?: \p{L}+(?:ой|ей|его|ого))? $/iu;
function isRussian(mention: Mention, before: string, after: string): boolean {
  const word = flat(mention.text);
  const words = listed(mention, "ru");
  if (words.includes(word) && !NOMINATIVE.test(word)) return false;
  if (RUSSIAN.test(word) || ADJECTIVE.test(before)) return true;
  if (!NOMINATIVE.test(word) || OF_ONE.test(before)) return false;
  // "Столы": the genitive of such words is another form.
  const base = word.slice(0, -1);
  const isFeminine = words.includes(`${base}а`) || words.includes(`${base}я`);
  if (words.includes(base) && !isFeminine && /[^аяоеыиуюьй]$/u.test(base)) return true;
  return AGREES.test(after);
}

/** One of them is a pair, or a mass. */
const ONE = new Set<string>([
  "scissors",
  "glasses",
  "gloves",
  "wings",
  "stairs",
  "skis",
  "rails",
  "trousers",
  "clock",
  "watch",
  "scales",
  "rice",
  "smoke",
  "mud",
  "milk",
  "flour",
  "sand",
  "curtain",
  "handcuffs",
  "hair",
  "fire",
  "blood",
  "money",
  "laundry",
  "noodles",
  "spaghetti",
  "dates",
  "olives",
  "grapes",
  "socks",
  "boots",
  "skates",
  "iceCream",
  "swing",
  "gate",
  "cards",
  "binoculars",
  "headphones",
]);

/** Whether a word of German or Russian means several, by its form and the words around it. */
export function isForeignPlural(mention: Mention, text: string, language: DreamLanguage): boolean {
  if (ONE.has(mention.id)) return false;
  const before = text.slice(Math.max(0, mention.at - 30), mention.at);
  if (language === "de") return isGerman(mention, before);
  return language === "ru" && isRussian(mention, before, text.slice(mention.end, mention.end + 40));
}
