import { type DreamLanguage, isUnspaced } from "../language.ts";
import { readJson } from "../lexicon.ts";
import type { Match } from "../matching/find.ts";
import { GRAMMARS } from "../matching/grammars.ts";
import { patternOf } from "../matching/letters.ts";
import { tokenise } from "../matching/tokens.ts";
import { cutOutOf } from "./katakana.ts";

/**
 * Words that mean none of the things of a scene, although they are written like a form of one: "طريقة" (a way to do it)
 * is no road, "बसा" (settled) no bus. Each line has several. Japanese and Chinese ones hide the words inside them.
 */
const listOf = (language: DreamLanguage): string[] =>
  readJson<string[]>(`../scene/words/other/${language}.json`).flatMap((line) => line.split(" "));

/** German words whose last part is no noun of a scene. */
const GERMAN = [
  // "Politisch" is no table.
  /(?:alphabe|kri|poli|bri|prak|fak|skep|op|städ|theore|auto|automa|demokra|drama|systema|problema|thema|roman|gigan|iden|authen|asia|jet|gene|diploma|gyp|rassis|islamis|dras|fantas|plas|bombas|juris|statis|realis|sozialis|kommunis|optimis|pessimis|chao|exo|ero|poe|athle|ästhe|kosme|magne|ener?ge|elas|rhythmis|mys)tisch(?:e[nmrs]?)?$/u,
  // "Vorstellungen" are no lungs, "Voraussetzungen" no tongues.
  /(?:stell|mitt|wick|hand|regel|fehl|zähl|teil|samml|zahl|setz|letz|schätz)(?:l?ung|elung)(?:en)?$/u,
  // "Zahlreiche" are no oaks, and "zeichen" neither.
  /(?:zahl|fang|folg|hilf|be|kenn|an|ver|aus|der|er)(?:reich|zeich|gleich|weich)/u,
  // "Ergreifen" is no tyre, "besprochen" no ray, "dasselbe" no river Elbe, "existieren" no bull.
  /greif(?:en?|st|t)?$|(?:br|pr)ochene?[nrs]?$|^d(?:as|ie|er|en|em)selben?$|(?:exis|inves|protes|tes|assis)tier/u,
  // "Beschreiben" is no grater, "Begriff" no reef, "Kontrolle" no troll, "überflüssig" no river.
  /(?:schreib|treib)(?:en?|st|t)?$|^(?:be|an|zu|ein|über|er|ver)griff|^kontroll|(?:lü|lä|mä)(?:ss|ß)ig/u,
  // "Wiederholungen" are no lungs, "Wahrzeichen" no oaks, "zwecklos" no toilet, "wichtigere" no tiger.
  /\p{L}{2}lungen$|\p{L}zungen$|(?:z|r|w|[^k]l|str|schl)eiche[nmrs]?$|klos(?:e[mnrs]?)?$|tigere[mnrs]?$/u,
  // "Aushelfen" is no elf, "Phase" no rabbit, "Türgriff" no reef, "streben" no vineyard.
  /helfen$|schaffene[mnrs]?$|fassen?$|phasen?$|griff(?:e[ns]?|s)?$|streben?$/u,
  // "Sarkastisch", "protestantisch", "taktische" are no tables.
  /(?:(?<!gl)ast|ist|ust|yst|at|et|ot|ut|ant|akt|ekt|pt|schott|balt|(?:stud|auth|id)ent)isch(?:e[nmrs]?)?$/u,
];

type Filter = (text: string, found: readonly Match[]) => Match[];

/** The words that lie in nothing that matches. */
function outside(found: readonly Match[], text: string, any: RegExp): Match[] {
  const others = Array.from(
    text.matchAll(any),
    ({ 0: word, index }) => [index, index + word.length] as const,
  );
  return found.filter((one) => !others.some(([at, end]) => at <= one.at && end >= one.end));
}

function unspaced(words: readonly string[]): Filter {
  const any = patternOf(words.toSorted((a, b) => b.length - a.length).join("|"), "gu");
  return (text, found) => outside(found, text, any);
}

function spaced(
  words: readonly string[],
  searched: ReadonlySet<string>,
  language: Exclude<DreamLanguage, "ja" | "zh">,
): Filter {
  const grammar = GRAMMARS[language];
  // "سحابة" (a cloud) is no form of "حابة" (she wants).
  const own = new Set([...searched].map(grammar.normalise));
  const known = new Set(words.map(grammar.normalise));
  const { plain } = grammar;
  const unaccented = new Set(plain && words.map(plain.normalise));
  const isOther = (typed: string, word: string) =>
    (language === "de" && GERMAN.some((other) => other.test(typed.toLowerCase()))) ||
    (!own.has(word) && grammar.stripped(word).some((form) => word.endsWith(form) && known.has(form))) ||
    (plain !== undefined && plain.isPlain(typed) && unaccented.has(plain.normalise(typed)));
  return (text, found) => {
    if (found.length === 0) return [];
    const others = tokenise(text, grammar.normalise).filter(({ word, at, end }) =>
      isOther(text.slice(at, end), word),
    );
    return found.filter((one) => !others.some(({ at, end }) => at <= one.at && end >= one.end));
  };
}

/**
 * Idioms, titles and what is only compared, smelt, sung of, remembered or wished for, as regular expressions: "in the
 * same boat", "The Lion King", "пахло мёдом".
 */
function idiomsOf(language: DreamLanguage): RegExp {
  const any = readJson<string[]>(`../scene/words/idioms/${language}.json`).join("|");
  if (isUnspaced(language)) return patternOf(any, "giu");
  // Korean endings are written at the word: "고래 싸움에".
  const end = language === "ko" ? "\\p{L}*" : "(?![\\p{L}\\p{M}])";
  return patternOf(`(?<![\\p{L}\\p{M}])(?:${any})${end}`, "giu");
}

/** A filter of the found words without those in an idiom or in another word. `listed`: the search words. */
export function withoutOthers(language: DreamLanguage, listed: ReadonlyMap<string, string[]>): Filter {
  const [filter, idioms] = [withoutWords(language, listed), idiomsOf(language)];
  return (text, found) => {
    if (found.length === 0) return [];
    // "İ" has no lower case that a regular expression would compare.
    return outside(filter(text, found), text.replaceAll("İ", "i"), idioms);
  };
}

function withoutWords(language: DreamLanguage, listed: ReadonlyMap<string, string[]>): Filter {
  const searched = new Set([...listed.values()].flat().map((word) => word.replace(/^[=^~@]/, "")));
  const others = listOf(language).filter((word) => !searched.has(word));
  if (!isUnspaced(language)) return spaced(others, searched, language as Exclude<DreamLanguage, "ja" | "zh">);
  const filter = unspaced(others);
  if (language === "zh") return filter;
  const isCutOut = cutOutOf(listed);
  return (text, found) => filter(text, found).filter((one) => !isCutOut(text, one));
}
