import type { DreamLanguage } from "../language.ts";
import { LIVING } from "./others.ts";
import type { Thing } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** Languages in which only names and the first words of sentences begin with a capital. */
const SMALL_NOUNS = new Set<DreamLanguage>(["en", "fr", "it", "es", "pt", "tr", "ru"]);
/** Kinds of words that are also names: "zio Pino", "Mary Berry", "my dog Buddy". */
const ALSO_NAMES = new Set(["things", "light", "weather", "colours", "places"]);
const CAPITAL = /^\p{Lu}\p{Ll}/u;
/** Titles and words before a name. */
const BEFORE_NAME =
  /(?<!\p{L})(?:named|called|mrs?|ms|miss|dr|sir|saint|st|uncle|aunt|auntie|cousin|signora?|sr|sra|señora?|don|doña|donna|dona|seu|madame|mme|monsieur|oncle|tante|tonton|tata|tatie|zi[oa]|tí[oa]|ti[oa]|prim[oa]|cugin[oa]|cousine?|appelée?|chiamat[oa]|llamad[oa]|chamad[oa]|nonn[oa]|abuel[oa]|v[óô]|vovó|vovô|adlı|isimli|(?:se |me |te )?llam(?:a|aba|o)|(?:s|m)['’]appel(?:ait|le|ais)|(?:si |mi )?chiam(?:a|ava|o|avo)|cham(?:a|ava|avam)(?:-se)?|de nombre|de nome|casa d[aei]|chez|господин|госпожа|san|santa|santo|дядя|т[её]тя|бабушка|дедушка)\.? $/iu;
/** A Turkish title stands after its name; "dedem" is the dreamer's own. */
const AFTER_NAME =
  /^ (?:abla|abi|ağabey|teyze|amca|hanım|bey|hoca|dayı|hala|yenge|nine|dede)(?![ıiuü]?m(?:[ıiuüdlea]|$|\P{L}))/u;
const NAME_BEFORE = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+ $/u;
const NAME_AFTER = /^ \p{Lu}\p{Ll}+/u;

/** Things that have names or brands of their own: "Vesuvio", "a Vespa", "the Koran", "my Labrador", "Santa". */
const NAMED = new Set<string>([
  "bathtub",
  "bible",
  "blocks",
  "book",
  "buddha",
  "bulletTrain",
  "camera",
  "car",
  "cashMachine",
  "cassette",
  "cat",
  "chalice",
  "cheese",
  "computer",
  "devil",
  "dog",
  "eiffelTower",
  "ganesha",
  "ghost",
  "kaaba",
  "minibus",
  "nativity",
  "phone",
  "planet",
  "puppet",
  "pyramid",
  "santa",
  "scooter",
  "ship",
  "sodaCan",
  "sphinx",
  "statue",
  "taxi",
  "television",
  "thermos",
  "vinylRecord",
  "volcano",
  "zeppelin",
] satisfies Thing[]);
/** Towns that are also words of places: "Porto" is no harbour. */
const TOWN =
  /^(?:Porto|Minas|Fortaleza|Campinas|Santos|Bath|Reading|Bari|Nice|Tours|Ordu|Ada|Deniz|Ortaköy|Puerto|Cabo)$/u;
/** "A Cat" is written with a capital, and is no name. */
const ONE_OF =
  /(?<!\p{L})(?:an|(?:was|were|is|had|saw|found|with|of|by|like|into|to|and) a|une?|un[ao]|uma?|bir|two|dos|due|deux|duas?|dois|iki) $/iu;

const startsSentence = (text: string, at: number) =>
  /(?:^|[.!?…:\n"“«¿¡()•*–—]\s*|\n[-\d)]+\s*)$/u.test(text.slice(0, at));

/** A dream that is typed with capitals everywhere tells nothing by them. */
function isTitled(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.35;
}

function isName(one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean {
  const isFriend = one.id === "friend" && /^(?:Buddy|Pal|Mate)$/u.test(one.text);
  if (!isFriend && !ALSO_NAMES.has(one.kind)) return false;
  const [word = "", ...more] = one.text.split(" ").toReversed();
  const isTown = one.kind === "places" && TOWN.test(word);
  if (!isTown && (!CAPITAL.test(one.text) || more.length > 0)) return false;
  const before = text.slice(0, one.at);
  const after = text.slice(one.end);
  if (language === "tr" && AFTER_NAME.test(after)) return true;
  if (startsSentence(text, one.at)) return false;
  if (isTown) return true;
  if (BEFORE_NAME.test(before))
    return one.kind !== "places" || !/^(?:san|santa|santo|saint|st)\.? $/iu.test(before);
  const last = all.findLast(({ end }) => end <= one.at);
  const isCalled =
    last !== undefined &&
    text.slice(last.end, one.at) === " " &&
    (last.kind === "people" || (last.kind === "things" && LIVING.has(last.id)));
  if (isCalled && !CAPITAL.test(last.text)) return true;
  if (one.kind === "places") return false;
  if (one.kind === "things") return !NAMED.has(one.id) && !ONE_OF.test(before);
  return NAME_BEFORE.test(before) || (NAME_AFTER.test(after) && /(?<=\p{Ll} )$/u.test(before));
}

/** The words without those that are somebody's name. */
export function withoutNames(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): readonly Mention[] {
  if (!SMALL_NOUNS.has(language) || isTitled(text)) return all;
  return all.filter((one) => !isName(one, all, text, language));
}
