import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

/** What stands right before a verb, and before no noun. */
const BEFORE_VERB: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:I|we|they|he|she|who|(?<!(?:in|on|of|at|by|to|for|with|from|into|onto|behind|under|inside|around|near|over|above|below|beside|like|and) )(?:you|it)|would|could|should|will|can|might|must|did|didn['’]?t|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|couldn['’]?t|wouldn['’]?t|cannot|i['’]d|i['’]ll|we['’]d|they['’]d|he['’]d|she['’]d) (?:(?:just|only|then|always|never|still|slowly|suddenly|even) )?$/iu,
  fr: /(?<![\p{L}-])(?:(?:je|tu|il|elle|on|ils|elles|me|te|se|ne|qui) |(?:[jmts]|n)['’])$/iu,
  es: /(?<!\p{L})(?:yo|tú|él|ella|ellos|ellas|me|te|se|nos|le|les) $/iu,
  it: /(?<!\p{L})(?:io|lui|lei|noi|mi|ti|si|ci|vi|non|chi) $/iu,
  pt: /(?<![\p{L}-])(?:eu|ele|ela|nós|eles|elas|você|vocês|me|te|se|lhe|lhes|não) $/iu,
};
/** English "to sink", and "to ice" after what turns. */
const AFTER_TO =
  /^(?:bear|book|bow|box|brush|butter|comb|cross|drill|duck|dress|dump|file|fire|fish|fly|glue|hammer|hand|hide|hook|lock|loom|mine|mop|nail|park|plant|plug|present|pump|rake|ring|rock|saw|screw|scrub|seal|shed|ship|shop|shower|sink|slide|spray|squash|square|stamp|stick|step|store|suit|swallow|swing|tap|tick|tie|toast|train|trap|watch|wave|whip|whistle|wrap|zip)$/iu;
/** Who fishes has a rod: things that are known by what somebody does. */
const BY_VERB = new Set<string>([
  "blood",
  "broom",
  "cigarette",
  "cup",
  "fishingRod",
  "iron",
  "knitting",
  "needle",
  "phone",
  "picture",
  "plate",
  "reflection",
  "rowboat",
  "shower",
  "smoke",
  "table",
  "wateringCan",
]);
const IS_DOING = /(?<!\p{L})(?:am|is|are|was|were|be|been|kept|started|i['’]m|we['’]re|they['’]re) $/iu;
const NOUNS = new Set(["things", "places", "people"]);

/** Places that are known by what somebody does: "wir kochten". */
const PLACES_OF_ACTS = new Set<string>(["kitchen", "underwater", "campsite", "supermarket", "garden"]);
const isNoun = ({ kind, text }: Mention): boolean => NOUNS.has(kind) && !text.includes(" ");
/** German nouns have capitals, where the dreamer types them: "weinen" is no wine, "seltsamen" no seed. */
function isGermanVerb(one: Mention, all: readonly Mention[]): boolean {
  if (!/^\p{Ll}/u.test(one.text) || PLACES_OF_ACTS.has(one.id)) return false;
  const nouns = all.filter(isNoun);
  const small = nouns.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return nouns.length - small > small;
}

/** A verb that is written like a noun: "they sink", "il marche", "me planta", "non porta". */
export function isVerb(one: Mention, { all, text, language }: Read): boolean {
  if (!isNoun(one) || BY_VERB.has(one.id) || one.text.includes("-")) return false;
  if (language === "de") return isGermanVerb(one, all);
  const before = text.slice(Math.max(0, one.at - 24), one.at);
  if (language === "en" && one.text.toLowerCase() === "building" && IS_DOING.test(before)) return true;
  if (language === "en" && /(?:^|[^\p{L}])to $/iu.test(before)) return AFTER_TO.test(one.text);
  return BEFORE_VERB[language]?.test(before) === true;
}
