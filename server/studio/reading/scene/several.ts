import type { DreamLanguage } from "../language.ts";
import { AGENT, ARABIC_PLURAL } from "./plurals-arabic.ts";
import type { Mention } from "./vocabulary.ts";

const PLURALS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^(?!was$).*(?:[^s]s|ies|mice|geese|teeth|wolves|knives|cacti)$/iu,
  // "Fils" may be one.
  fr: /(?<!(?:^|\s)(?:fil|coli|souri|our|tapi|autobu|bu|boi|puit|noi|croi|anana|cactu|avi|repa|matela|bra|do|ne|iri|lila|hibiscu|eucalyptu|crocu|viru|cor|palai|relai|talu|pardessu|châssi|lyn|perdri|phéni|taba|ju|ta|campu|vieu))[sx]$/iu,
  es: /s$/iu,
  pt: /s$/iu,
  tr: /l[ae]r(?!net)/u,
  ko: /(?<![아핸캔샌번버흔])들|아들들/u,
  hi: /(?:ें|या[ँं]|ाए[ँं]|ों)$/u,
  // Feminine plurals end as some singulars do.
  it: /(?:(?<!(?:brind|oas|cris|tax|bar|tsunam|sc|safar|jeep|kiw|sush|colibr|bisturi|dì|as|tes|ana))i|(?:porte|finestre|scarpe|stelle|nuvole|farfalle|galline|api|onde|candele|valigie|chiavi|rane|mele|case|barche|bandiere|foglie|rose|spade|lampade|campane|sedie|vacche|mucche|pecore|capre|oche|anatre|lumache|formiche|mosche|zanzare|balene|tartarughe|scimmie|tigri|bambole|lettere|monete|palle|bottiglie|scatole|borse|uova|ossa|dita|braccia))$/iu,
  ar: ARABIC_PLURAL,
};
/** Names that look plural. */
const ALWAYS_PLURAL = new Set([
  "stairs",
  "scissors",
  "toothbrush",
  "glasses",
  "gloves",
  "rubberGloves",
  "wings",
  "grapes",
  "fire",
  "bus",
  "busStop",
  "minibus",
  "spiralStairs",
  "mouse",
  "ferrisWheel",
  "crutch",
  "friedFish",
  "pyjamas",
  "underwear",
  "dates",
  "olives",
  "leek",
  "pancakes",
  "slipper",
  "skis",
  "curtain",
  "friedEgg",
  "pliers",
  "scales",
  "shelves",
  "chopsticks",
  "sunglasses",
  "highHeels",
  "wellies",
  "rails",
  "rowboat",
  "pegasus",
  "toolbox",
  "busStop",
  "horns",
  "antlers",
  "claws",
  "fingernails",
  "glassHands",
  "rootFeet",
  "earrings",
  "jeans",
  "shorts",
  "overalls",
  "sandals",
  "mittens",
  "hikingBoots",
  "mouth",
  "bier",
  "tracksuit",
  "papelPicado",
  "confetti",
  "holiPowder",
  "ofrenda",
  "beard",
  "moustache",
  "braid",
  // One drawing shows many of them.
  "shepherdsPie",
  "brokenGlass",
  "leafHeap",
  "jewellery",
  "firewood",
  "coal",
  "spices",
  "turkishDelight",
  "dominoes",
  "lungs",
  "bunting",
  "scrubs",
  "firecracker",
  "matryoshka",
  "tatami",
  "goldBar",
  "mint",
  "moss",
  "dung",
  "dartboard",
  "doubleDecker",
  "schoolBus",
  "cityWall",
  "columns",
  "scaffolding",
  "rollerCoaster",
  "aurora",
  "avalanche",
]);
/** What follows the noun of a phrase in Romance languages: "bac à surgelés" is one. */
const OF = /^(?:à|a|au|aux|de|d['’]\p{L}+|des|di|da|do|dos|das|del|della|dei|en|in)$/iu;

/** "Tazze, foche, arance" of "una tazza, una foca, un'arancia". */
function isItalianFeminine(word: string, known: string): boolean {
  const stem = word.replace(/(?:(?<=[cg])h)?e$/iu, "");
  return stem !== word && known.split(/[ '’]/u).some((one) => one === `${stem}a` || one === `${stem}ia`);
}

/** "Je tondais": a verb, and no several mowers. */
const FRENCH_VERB = /^(?!balais|quais|essais|délais|palais|relais)\p{L}{2,}ais$/iu;

const OF_EN = / (?:of|in|on|with) /u;

/** Whether a word means several, by its form; `known` is its dictionary form. */
export function isPlural({ kind, id, text }: Mention, language: DreamLanguage, known: string): boolean {
  if (ALWAYS_PLURAL.has(id)) return false;
  const plural = PLURALS[language];
  const told = known.toLowerCase().split(" ");
  const all = text.split(" ");
  // Words of the name itself do not tell: "Christmas tree".
  const words = all.filter((word) => all.length === 1 || !told.includes(word.toLowerCase()));
  const isOne = (word = "") =>
    word !== "" &&
    word !== "ex" &&
    ((plural!.test(word) && !(language === "fr" && FRENCH_VERB.test(word))) ||
      (language === "it" && isItalianFeminine(word.toLowerCase(), known.toLowerCase())));
  if (OF.test(all[1] ?? "") && language !== "en" && plural) return isOne(words[0]) && words[0] === all[0];
  // "عربية المشتريات": what it is stands first.
  if (language === "ar" && all.length > 1 && /[ةه]$/u.test(all[0]!)) return false;
  if (language === "ar" && kind === "people" && AGENT.test(text)) return false;
  // "A sports car" is one.
  const first = language === "en" && words.length > 1 && !OF_EN.test(text) ? undefined : words[0];
  return plural !== undefined && (isOne(first) || isOne(words.at(-1))) && !plural.test(known);
}
