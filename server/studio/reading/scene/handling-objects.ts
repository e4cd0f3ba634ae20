import type { DreamLanguage } from "../language.ts";
import { isForeign } from "../language.ts";
import { CLAUSE_END, VERB_LAST } from "./bearers.ts";
import { fitsJoined } from "./handling-fits.ts";
import { folded } from "./handling-doers.ts";
import type { Way } from "./ways.ts";
import { ON_BACK } from "./on-back.ts";
import { VEHICLES } from "./driving.ts";
import { LIVING } from "./others.ts";
import type { ReadText } from "./mentions.ts";
import type { Things } from "./scene-things.ts";
import { type Mention, sceneWordsOf } from "./vocabulary.ts";

// prettier-ignore
const INSTRUMENTS = new Set<string>([
  "piano", "guitar", "violin", "drum", "trumpet", "flute", "harp", "accordion", "harmonica", "tuba", "cymbals", "xylophone",
  "bagpipes", "oud", "saz", "sitar", "tabla", "gong", "drumKit", "saxophone", "cello", "organ", "tambourine", "whistle", "bell",
  "electricGuitar", "zither", "gobletDrum", "hourglassDrum", "castanets", "triangleBell", "frenchHorn", "lyre", "berimbau",
]);
/** What stands where it is, and is not lifted, given or thrown. */
// prettier-ignore
const FIXED = new Set<string>([
  "door", "window", "stairs", "spiralStairs", "elevator", "escalator", "wall", "fence", "gate", "bridge", "hole", "roof",
  "balcony", "rails", "road", "crack", "puddle", "smoke", "shadow", "reflection", "wave", "tornado", "whirlpool",
  "curtain", "keyhole", "socket", "footprints", "drain", "mud", "sand", "traffic", "trafficJam", "busStop", "crosswalk",
  "hand", "finger", "leg", "foot", "mouth", "belly", "hair", "nose", "ear", "eye", "tongue", "face", "blood", "scar", "beard",
  "grave", "fire",
]);
/** What does the act, and is not its object. */
const TOOLS: Partial<Record<Way, ReadonlySet<string>>> = {
  water: new Set(["wateringCan", "bucket", "hose"]),
  dig: new Set(["shovel", "hoe", "hole", "grave", "tunnel"]),
  bury: new Set(["shovel", "hole", "grave", "coffin"]),
  comb: new Set(["comb", "hairbrush", "hair", "toothbrush", "tooth"]),
  wash: new Set(["plate", "laundry", "soap", "sponge", "hand", "sink", "glass", "window", "floor"]),
  cook: new Set(["pot", "fryingPan", "cauldron", "stove", "spoon"]),
  cut: new Set(["knife", "scissors", "saw", "axe"]),
  paint: new Set(["paintbrush", "paintRoller", "picture", "fingernails"]),
  pull: new Set(["rope", "picture", "tooth", "sword", "gun", "curtain", "door"]),
  push: new Set(["button", "door"]),
  throw: new Set(["door"]),
  drink: new Set([
    "cigarette",
    "hookah",
    "smoke",
    "straw",
    "television",
    "newspaper",
    "book",
    "phone",
    "radio",
  ]),
  // Large animals eat, and are not eaten.
  // prettier-ignore
  eat: new Set([
    "table", "plate", "spoon", "fork", "chopsticks", "bowl", "goat", "cow", "horse", "donkey", "sheep", "pig", "dog", "wolf",
    "bear", "lion", "tiger", "deer", "camel", "elephant", "bull", "buffalo", "cat",
  ]),
};
/** Cut down, harvested. */
// prettier-ignore
const GROWS = new Set<string>([
  "apple", "orange", "banana", "cherry", "strawberry", "grapes", "lemon", "pear", "olives", "dates", "mango", "peach", "fig",
  "pomegranate", "apricot", "plum", "quince", "kiwi", "papaya", "walnut", "almond", "coconut", "tomato", "pepper", "corn",
  "flower", "rose", "sunflower", "daisy", "lily", "tulip", "poppy", "mushroom", "raspberry", "blackberries", "blueberries",
  "leaf", "carrot", "potato", "cucumber", "aubergine", "pumpkin", "watermelon", "melon", "avocado", "pineapple", "persimmon",
  "mandarin", "tangerine", "guava", "lychee", "dragonFruit", "passionFruit", "pricklyPear", "custardApple", "redCurrants",
  "cashewApple", "porcini", "iris", "holly", "mistletoe", "jasmine", "hibiscus", "peony", "magnolia", "lilyOfTheValley", "lilac",
]);

/** What is seen in the sky, and may be had in the hands. */
const SKY = new Set(["moon", "sun", "stars"]);
// prettier-ignore
const WITH_SKY = new Set<Way>([
  "hold", "hug", "give", "push", "pull", "throw", "catch", "eat", "sell", "feed", "water", "dig", "bury", "wash", "cook",
  "paint", "repair", "plant", "pick", "kiss", "cut", "back",
]);

/** Ways with a person as well as with a thing. */
const WITH_PEOPLE = new Set<Way>(["hold", "back", "push", "pull"]);

export function fits({ kind, id }: Mention, way: Way): boolean {
  if (kind === "people")
    return id !== "crowd" && id !== "parents" && id !== "grandparents" && WITH_PEOPLE.has(way);
  if (kind !== "things" || TOOLS[way]?.has(id)) return false;
  const joined = fitsJoined(way, id);
  if (joined !== undefined) return joined;
  if (way === "play") return INSTRUMENTS.has(id);
  if (way === "pick") return GROWS.has(id);
  if (way === "lead" || way === "feed" || way === "stroke") return LIVING.has(id);
  if (way === "comb" || way === "kiss") return LIVING.has(id) || id !== "tooth";
  // "Caught the bus", "picked up the phone".
  if (way === "catch")
    return !FIXED.has(id) && !/^(?:train|bus|metro|tram|taxi|plane|ferry|ship|minibus|elevator)$/u.test(id);
  if (way === "drink") return !LIVING.has(id) && !FIXED.has(id);
  if (way === "repair" || way === "paint" || way === "wash")
    return !/^(?:hand|hair|foot|leg|tooth|eye|mouth)$/u.test(id);
  // "The flood carried the cars away".
  if (way === "hold" || way === "give" || way === "throw")
    return !FIXED.has(id) && !VEHICLES.has(id) && id !== "house" && id !== "building";
  if (way === "water") return !FIXED.has(id);
  if (way === "plant" && /^(?:flag|knitting|dress|shirt|button)$/u.test(id)) return false;
  return !FIXED.has(id);
}

/** Words between a verb and its object, where another phrase begins. */
const OTHER_PHRASE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:in|on|at|with|from|under|into|onto|for|by|and|but|while|when|because|like|as|that|who|where|behind|beside|near|over|through|across|down|along|past|out|up|off|was|were|is|then)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:dans|sur|avec|pour|chez|sous|et|mais|pendant|quand|comme|qui|que|ou|par|vers|devant|derriere|depuis|puis|en)(?!\p{L})/u,
  es: /(?<!\p{L})(?:en|con|para|por|desde|bajo|sobre|y|pero|cuando|como|que|donde|hacia|hasta|entre|mientras|porque)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:em|n[oa]s?|num|numa|com|para|por|pel[oa]|desde|sob|sobre|e|mas|quando|como|que|onde|ate|entre|enquanto|porque)(?!\p{L})/u,
  it: /(?<!\p{L})(?:in|nel|nella|nello|con|per|da|dal|dalla|sotto|su|sul|sulla|e|ma|quando|come|che|dove|verso|fra|tra|mentre|perche)(?!\p{L})/u,
  de: /(?<!\p{L})(?:in|im|mit|fur|bei|von|vom|unter|auf|und|aber|als|wie|dass|wo|durch|uber|an|am|nach|aus|hinter|neben|vor|war|weil)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:в|во|на|с|со|для|у|из|под|и|но|когда|как|что|где|по|через|к|от|за|был\p{L}?)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:في|فى|مع|من|تحت|فوق|لما|مثل|عند|بين|كان|كانت|وكان)(?!\p{L})|(?<!\p{L})ب(?:ال)/u,
  zh: /[在和跟从但就被把给对向，]|然后|因为|放进|放到|装进|时候/u,
};
/** Particles between an object and its verb. */
const OBJECT_GAP: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^(?: (?!(?:ve|ama|sonra|ile|gibi|icin|kadar|olan|vardi|var|cok|imza|adim|goz|ciglik|tokat|gol|laf|kahkaha|mesaj|takla|tur|yumruk|nara|kulac|volta|dayak)(?!\p{L}))\p{L}+){0,3} $/u,
  hi: /^(?: को)?(?: (?!(?:और|में|से|पर|के|का|की|ने|था|थी|थे|है|तो|ki)(?!\p{L}))[\p{L}\p{M}]+){0,3} $/u,
  ja: /^(?:たち|さん|ちゃん)?(?:を[^。、がは]{0,12}|も|は)?$/u,
  ko: /^ ?(?:을|를|들을)?(?: ?(?!(?:그리고|에서)(?!\p{L}))\p{L}+){0,3} ?$/u,
};
/** Objects that are named in another case. */
const DATIVE: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^(?:たち|さん|ちゃん)?に[^。、がは]{0,8}$/u,
  ko: /^ ?(?:들)?(?:에게|한테|에)(?: \p{L}+){0,2} ?$/u,
  hi: /^ (?:को|में|पर)(?: [\p{L}\p{M}]+){0,2} $/u,
};
const TAKES_DATIVE = new Set<Way>(["hug", "feed", "water", "kiss", "ride", "hang", "climb"]);
const TURKISH_DATIVE = /(?:y|[^aeiou])[ea]$/u;
const TURKISH_OTHER_CASE = /(?:[dt][ea]n?|l[ea]|[iu]n|ki)$/u;
const KOREAN_OTHER = /(?:에서|으로|와|과|랑|하고|이|가|은|는|의)$/u;
const KOREAN_DATIVE = /(?:에게|한테|에|께)$/u;

const baseOf = ({ kind, id }: Mention, language: DreamLanguage): string => {
  if (isForeign(language) || kind !== "things") return "";
  return folded(
    sceneWordsOf(language).things[id as keyof ReturnType<typeof sceneWordsOf>["things"]]?.name ?? "",
  );
};

/** What hangs by itself is named without a case, and what somebody hangs from is not. */
function isFromIt(one: Mention, gap: string, language: DreamLanguage): boolean {
  if (language === "tr")
    return OBJECT_GAP.tr!.test(gap) && /(?:[dt][ea]n?|[^aeiou][ea]|y[ea])$/u.test(folded(one.text));
  if (language === "ko") return KOREAN_DATIVE.test(one.text) || /^ ?에(?!\p{L}*서)/u.test(gap);
  return DATIVE[language]?.test(gap) === true || (language === "hi" && gap.startsWith(" से "));
}

function isObjectBefore(one: Mention, way: Way, gap: string, language: DreamLanguage): boolean {
  if (way === "hang") return isFromIt(one, gap, language);
  const dative = TAKES_DATIVE.has(way);
  if (language === "tr") {
    const word = folded(one.text);
    if (!OBJECT_GAP.tr!.test(gap)) return false;
    // "Karıncalar alttan yiyordu": they do it.
    if (LIVING.has(one.id) && /l[ea]r$/u.test(word)) return false;
    const base = baseOf(one, language);
    if (dative && base && word.startsWith(base) && /^y?[ea]$/u.test(word.slice(base.length))) return true;
    // "Gazete okuyordu abim bisiklete bindi": far from it, it has a case.
    if (way === "ride" && word === base) return gap === " ";
    if (
      word === baseOf(one, language) ||
      (one.kind === "things" && /[aeiou]$/u.test(word) && !/(?:[dt]|l)[ea]$/u.test(word) && dative)
    )
      return one.kind === "things";
    if (TURKISH_OTHER_CASE.test(word)) return false;
    const isDative = TURKISH_DATIVE.test(word);
    if (one.kind === "people") return /(?:[^l][iu]|cu)$/u.test(word) && !isDative;
    return dative || !isDative || !/(?:[mnrlkszşt]|y)[ea]$/u.test(word.slice(-3));
  }
  if (language === "ko") {
    if (KOREAN_DATIVE.test(one.text) || /^ ?(?:들)?(?:에게|한테|에)(?!\p{L}*서)/u.test(gap)) return dative;
    return !KOREAN_OTHER.test(one.text) && OBJECT_GAP.ko!.test(gap);
  }
  if (one.kind === "people") {
    if (language === "ja") return /^(?:さん|ちゃん)?を/u.test(gap);
    if (language === "hi") return /^ (?:जी )?को /u.test(gap);
  }
  return OBJECT_GAP[language]!.test(gap) || (dative && DATIVE[language]?.test(gap) === true);
}

/** "Tenevo in braccio una capra": a phrase that may stand between. */
const IN_ARMS =
  /(?<!\p{L})(?:in (?:braccio|mano|my arms|his arms|her arms)|en (?:brazos|la mano|las manos|mis brazos|sus brazos)|dans (?:mes|ses|les) (?:bras|mains)|(?:no|ao) colo|na mao|nos bracos|im arm|in den armen|auf dem arm|in der hand|на руках|в руках|на (?:своем |моем )?плече|на спине|на голове|al hombro|(?:en|sobre) (?:la|su|el) (?:cabeza|espalda|hombro)|(?:in|sulla|sulle) (?:testa|spalla|spalle)|(?:na|nas|no|ao) (?:cabeca|costas|ombro)|sur (?:la tete|l'epaule|le dos|sa tete|son dos)|on (?:his|her|my|their) (?:head|heads|back|shoulder|shoulders)|في (?:يدي|يده|يدها|حضني|حضنه|حضنها))(?!\p{L})/u;

/** How far an object is from its verb. */
const REACH = 46;

/** The thing or person that a verb's act is done to. */
export function objectOf(
  verb: { way: Way; at: number; end: number; text: string },
  { all, text, language }: ReadText,
  ofMention: Things["ofMention"],
): Mention | undefined {
  const { way } = verb;
  if (isOfMe(verb, text, language)) return undefined;
  // "Jogava futebol" is to play, "balık tutmak" to fish.
  const isGame = (one: Mention) =>
    (way === "throw" &&
      /f[uo]o?tbol|f[uú]tebol|football|soccer|jogando bola|jogava bola/iu.test(
        text.slice(verb.at, one.end),
      )) ||
    (way === "hold" && one.id === "fish" && language === "tr");
  const isCandidate = (one: Mention) =>
    (one.kind === "light" && SKY.has(one.id) && WITH_SKY.has(way)) ||
    (!isGame(one) &&
      (one.kind === "people" || (one.kind === "things" && ofMention.has(one))) &&
      (fits(one, way) || isOnBack(one)));
  // "Carregando a moto nas costas".
  const isOnBack = (one: Mention) =>
    way === "hold" &&
    VEHICLES.has(one.id) &&
    ON_BACK.test(
      folded(text.slice(Math.max(0, Math.min(one.at, verb.at) - 12), Math.max(one.end, verb.end) + 24)),
    );
  const lastVerb = VERB_LAST.has(language);
  // "चींटियाँ दीवारें खा रही थीं": what stands right before the verb is its object, and is not drawn so.
  const nearest = lastVerb ? all.findLast((one) => isNounLike(one) && one.end <= verb.at) : undefined;
  if (
    nearest &&
    FIXED.has(nearest.id) &&
    fitsJoined(way, nearest.id) !== true &&
    /^(?: (?:को )?|を|[을를]? ?)$/u.test(text.slice(nearest.end, verb.at))
  )
    return undefined;
  if (lastVerb || isParticiple(verb.text, language))
    return all.findLast((one) => {
      if (one.end > verb.at || verb.at - one.end > 30 || !isCandidate(one)) return false;
      // "Ay'ı kucağımda taşıyordum".
      const gap = folded(text.slice(one.end, verb.at)).replace(/^'\p{L}+/u, "");
      if (CLAUSE_END.test(gap)) return false;
      return lastVerb ? isObjectBefore(one, way, gap, language) : GERMAN_GAP.test(gap);
    });
  for (const one of all) {
    if (one.at < verb.end || !isNounLike(one)) continue;
    const gap = folded(text.slice(verb.end, one.at)).replace(IN_ARMS, "");
    if (language === "en" && gap.startsWith(" of")) return undefined;
    if (gap.length > REACH || CLAUSE_END.test(gap) || OTHER_PHRASE[language]?.test(gap)) return undefined;
    if (isCandidate(one)) {
      // Persons are also those to whom or with whom it is done.
      if (one.kind !== "people" || isWholeObject(gap, text.slice(one.end, one.end + 8), way, language))
        return one;
    }
    if (one.kind === "things" || one.kind === "places") {
      if (way !== "give" && way !== "throw") return undefined;
    }
  }
  return undefined;
}

/** "My mother was pushing me": the dreamer is the object. */
const ME: Partial<Record<DreamLanguage, [before: RegExp | null, after: RegExp | null]>> = {
  en: [null, /^ (?:me|us)(?!\p{L})/u],
  fr: [/(?<!\p{L})(?:me |m'|nous )$/u, null],
  es: [/(?<!\p{L})(?:me|nos) $/u, /^me(?!\p{L})/u],
  pt: [/(?<!\p{L})(?:me|nos) $/u, /^-(?:me|nos)(?!\p{L})/u],
  it: [/(?<!\p{L})(?:mi|ci) (?:ha |hanno )?$/u, /^mi(?!\p{L})/u],
  de: [/(?<!\p{L})mich (?:\p{L}+ ){0,3}$/u, /^ (?:mich|uns)(?!\p{L})/u],
  ru: [/(?<!\p{L})меня $/iu, /^ меня(?!\p{L})/iu],
  tr: [/(?<!\p{L})(?:beni|bizi) (?:\p{L}+ ){0,2}$/u, null],
  hi: [/(?:मुझे|हमें|मुझको) (?:[\p{L}\p{M}]+ ){0,2}$/u, null],
  ja: [/(?:私|僕|俺)を[^、。]{0,8}$/u, null],
  ko: [/(?:나를|날|저를) (?:\p{L}+ ){0,2}$/u, null],
  zh: [/把我[^，。]{0,6}$/u, /^着?了?我(?!的)/u],
};
const WITH_ME = new Set<Way>(["give", "throw", "feed", "cook", "sell"]);
const isOfMe = (
  { way, at, end }: { way: Way; at: number; end: number },
  text: string,
  language: DreamLanguage,
): boolean => {
  const [before, after] = ME[language] ?? [null, null];
  if (WITH_ME.has(way)) return false;
  return (
    before?.test(folded(text.slice(Math.max(0, at - 26), at))) === true ||
    after?.test(folded(text.slice(end, end + 8))) === true
  );
};

const isNounLike = ({ kind, id }: Mention) =>
  (kind === "light" && SKY.has(id)) || kind === "things" || kind === "people" || kind === "places";

/** Whether a person right after a verb is its object. */
function isWholeObject(gap: string, rest: string, way: Way, language: DreamLanguage): boolean {
  if (way !== "hold" && way !== "back" && way !== "push" && way !== "pull") return false;
  if (/^['’]s /u.test(rest)) return false;
  if (language === "en")
    return /^ (?:(?:my|the|a|an|his|her|our|little|old|late|dead|whole|baby) )*$/u.test(gap);
  if (language === "es") return /^ a(?:l| (?:mi|la|una?|su))? (?:\p{L}+ )?$/u.test(gap);
  return gap.length < 16;
}

const GERMAN_GAP = /^(?: (?!(?:und|aber|war) )\p{L}+){0,4} $/u;
/** German participles and infinitives come last. */
const isParticiple = (word: string, language: DreamLanguage): boolean =>
  language === "de" && /^(?:ge|ver|be|aus|um)\p{L}+(?:en|t)$/iu.test(word);
