import type { DreamLanguage } from "../language.ts";
import { VEHICLES } from "./driving.ts";
import { isFirstOfCompound } from "./noun-compounds.ts";
import { LIVING } from "./others.ts";
import type { Mention } from "./vocabulary.ts";

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

const NOUNS = new Set(["things", "places", "people", "weather", "activities"]);
/** What one has or wears: "un homme à lunettes", "un cane da pastore con gli occhiali". */
// prettier-ignore
const HAD = new Set<string>([
  "glasses", "sunglasses", "hat", "beard", "moustache", "wings", "horns", "antlers", "tail", "tooth", "feather", "crown",
  "mask", "hair", "claws", "scar", "braid", "boots", "shoe", "tie", "wheel", "engine", "steeringWheel",
]);

/** Vehicles and animals on which one goes: "un facteur à vélo". */
const RIDDEN = new Set<string>(["horse", "donkey", "camel", "skis", "sled"]);

const FRENCH_WORD = /(?<!\p{L})(\p{L}{3,}) à $/iu;
/** Verbs and places before "à", behind which no compound is. */
const FRENCH_VERB =
  /(?:[éêè]e?s?|er|ait|aient|ais|[iu]e?s?|ment|ant|quelque|jusqu|grâce|face|collé|moi|lui|elle|eux)$/iu;
const FRENCH_NOUN =
  /^(?:écrou|panneau|tissu|menu|pi[eé]|fourm[iy]|ouistiti|étui|parapluie|tapis|scie|pluie)s?$/iu;

/** "Une cuillère à soupe", "une boîte à biscuits": nothing of that is there but the spoon. */
function isFrenchPurpose(one: Mention, { text, language }: Read): boolean {
  if (language !== "fr" || HAD.has(one.id) || RIDDEN.has(one.id) || VEHICLES.has(one.id)) return false;
  const word = FRENCH_WORD.exec(text.slice(Math.max(0, one.at - 30), one.at))?.[1];
  if (!word || (FRENCH_VERB.test(word) && !FRENCH_NOUN.test(word))) return false;
  return one.kind !== "activities" && one.kind !== "actions";
}

/** "Forchette da dolce", "scarpe da calcio": what the thing is for. */
function isItalianPurpose(one: Mention, { all, text, language }: Read): boolean {
  if (language !== "it" || HAD.has(one.id)) return false;
  const last = all.findLast(({ end }) => end <= one.at);
  return (
    last?.kind === "things" &&
    !LIVING.has(last.id) &&
    /^ da $/iu.test(text.slice(last.end, one.at)) &&
    /^[^.]*$/u.test(one.text)
  );
}

/** "Botas de lluvia", "chapéu de chuva", "boule de neige": it neither rains nor snows. */
const OF_WEATHER = /^ (?:de|d['’]|da|di|para|contra|per) ?$/iu;
/** "Des caddies remplis de neige". */
const FULL_OF = /(?:rempli|plein|llen|chei|pien|fait|hech|feit|fatt)\p{L}* (?:de|di|d['’]) ?$/iu;
const FILLED_WITH = /^ (?:(?:was|were|is|are) )?(?:full|filled|made|built|stuffed) (?:of|with|from) $/iu;
function isForWeather(one: Mention, { all, text, language }: Read): boolean {
  // "A cart full of snow".
  if (one.kind === "weather" && language === "en") {
    const thing = all.findLast(({ kind, end }) => /^(?:things|places)$/u.test(kind) && end <= one.at);
    return thing?.kind === "things" && FILLED_WITH.test(text.slice(thing.end, one.at));
  }
  if (one.kind !== "weather" || !["es", "pt", "fr", "it"].includes(language)) return false;
  if (FULL_OF.test(text.slice(Math.max(0, one.at - 24), one.at))) return true;
  const last = all.findLast(({ kind, end }) => kind === "things" && end <= one.at);
  return last !== undefined && OF_WEATHER.test(text.slice(last.end, one.at));
}

/** What an English animal's name stands before, without the animal: "a fish tank", "dog bowls". */
// prettier-ignore
const OF_ANIMALS = new Set<string>([
  "aquarium", "bowl", "birdCage", "cagedBird", "tin", "box", "egg", "nest", "milk", "cheese", "chair", "bed", "door", "bell", "plate",
  "bucket", "saddle", "cart", "carriage", "wagon", "trailer", "barn", "hut", "fence", "sausage", "soup", "curry", "pie", "burger",
  "hamburger", "sandwich", "nuts", "bones", "skull", "tooth", "feather", "statue", "picture", "toothbrush", "blanket", "mask", "costume",
  "supermarket", "restaurant", "market", "shop", "fryingPan", "net", "fishingNet", "fishingRod", "trap", "mousetrap", "pyjamas", "doll",
  "balloon", "kite", "slipper", "mug", "cup", "rocket", "lamp", "shelves", "sofa", "coat", "boots", "gloves", "hat", "bag", "handbag",
]);
/** Nouns of tools and shops behind the name of what they serve: "a leaf blower", "a bread bin". */
const TOOL =
  /^[ -](?:blower|opener|holder|rack|cutter|peeler|trimmer|remover|polish|repellent|feeder|catcher|stand|seller|vendor|farmer|breeder|food|treats?|poo|shit|noises?|sounds?|costume|print|pattern|song|emoji|sticker|tattoo|season|festival|club|team|lover|flavou?r(?:ed)?|scented(?! like)|shaped(?! like)|number|call|charger|race|accident|crash|insurance|lesson|practice|appointment|dealer|salesman|salesperson|company|timetable|strike|exam|thief|theft|allergy|addiction|trip|backpack|rucksack|pajama|pyjama|onesie|hoodie|sweatshirt|t-shirt|tee|socks|stickers?|plushie|toy|lunchbox|bedding|duvet|curtains|wallpaper|cushion|plate|mug)(?:s)?(?!\p{L})/iu;
/** What is called by who wears or has it: "a Viking helmet", "a nurse uniform". */
const OF_PERSON =
  /^ (?:helmet|hat|cap|costume|uniform|outfit|suit|boots|mask|nose|wig|ship|make-?up|badge|gown|jacket|academy|school|station|style|music|film|movie|game|toy|doll)s?(?!\p{L})/iu;
/** "Kedi kapısı": a Turkish animal before what is for it. */
function isTurkishModifier(one: Mention, { all, text, language }: Read): boolean {
  if (language !== "tr" || one.kind !== "things" || !LIVING.has(one.id)) return false;
  const next = all.find(({ kind, at }) => kind === "things" && at === one.end + 1);
  return (
    next !== undefined &&
    text[one.end] === " " &&
    OF_ANIMALS.has(next.id) &&
    !/(?:[ıiuü]|[dt][ae]n?|l[ae]r)$/u.test(
      one.text.replace(/^(?:kedi|kuzu|keçi|arı|ayı|balığı|maymun|sürü)$/iu, ""),
    ) &&
    /(?<!y)[ıiuü](?:n\p{L}{1,3}|yl[ae])?$/u.test(next.text) &&
    // "Aslan kafesi kırdı": its object.
    (/s[ıiuü](?:n\p{L}{1,3}|yl[ae])?$|n\p{L}{1,3}$|yl[ae]$/u.test(next.text) ||
      !/^ (?!var|yok|boş|dur|al|bul|gör|ol)\p{L}+(?:[dt][ıiuü]|yor\p{L}*|m[ıiuü]ş)(?!\p{L})/u.test(
        text.slice(next.end),
      ))
  );
}
function isEnglishModifier(one: Mention, { all, text, language }: Read): boolean {
  if (language === "en" && one.kind === "people" && !/s$/iu.test(one.text) && one.id !== "crowd")
    return OF_PERSON.test(text.slice(one.end));
  if (language !== "en" || one.kind !== "things") return false;
  if (TOOL.test(text.slice(one.end))) return true;
  if (!LIVING.has(one.id) || /s$/iu.test(one.text)) return false;
  const next = all.find(({ kind, at }) => NOUNS.has(kind) && at >= one.end);
  return next !== undefined && text.slice(one.end, next.at) === " " && OF_ANIMALS.has(next.id);
}

/** Of what things are made; before a noun it is no thing of its own. */
const MADE_OF: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^(?:yün|tahta|ahşap|ağaç|taş|cam|kağıt|kâğıt|altın)$/iu,
  ko: /^(?:나무|돌|유리|종이|털실|금|수정|대나무|벽돌|얼음)$/u,
  hi: /^(?:लकड़ी|पत्थर|काँच|कांच|ऊन|कागज़|कागज)$/u,
  ja: /^(?:木|石|毛糸|紙|ガラス|水晶|竹|レンガ)$/u,
  zh: /^(?:木|木头|石|石头|毛线|纸|玻璃|水晶|竹|竹子|砖头?)$/u,
  en: /^(?:yarn|wool|wood|stone|tree|oak|pine|bamboo|straw|brick|paper|glass)$/iu,
};
const MATERIAL_GAP: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^(?:dan|den)? (?:bir )?$/u,
  ko: /^ (?:한 )?$/u,
  hi: /^ (?:क[ीाे]|से बन[ीाे]) (?:एक )?$/u,
  ja: /^の$/u,
  zh: /^的?$/u,
  en: /^ $/u,
};
const MATERIALS = new Set<string>([
  "tree",
  "log",
  "yarn",
  "rock",
  "oak",
  "pine",
  "bamboo",
  "haystack",
  "bricks",
  "paper",
  "crystal",
]);
/** "Yün battaniye", "나무 의자", "लकड़ी की कुर्सी": only the blanket and the chair are there. */
function isMaterial(one: Mention, { all, text, language }: Read): boolean {
  if (one.kind !== "things" || !MATERIALS.has(one.id)) return false;
  if (MADE_OF[language]?.test(one.text) !== true) return false;
  const next = all.find(({ kind, at }) => kind === "things" && at >= one.end);
  return (
    next !== undefined &&
    !LIVING.has(next.id) &&
    next.id !== one.id &&
    MATERIAL_GAP[language]!.test(text.slice(one.end, next.at))
  );
}

/** "Fauteuils tièdes et patients": an adjective, and no sick person. */
const PATIENTS = /^patiente?s?$/iu;
const isPatience = (one: Mention, { text, language }: Read): boolean =>
  (language === "fr" || language === "en") &&
  one.kind === "people" &&
  PATIENTS.test(one.text) &&
  (language === "fr"
    ? /(?:et|très|si|trop|peu|étai(?:t|ent)|sont|est|aussi|restai(?:t|ent)) $/iu
    : /(?:was|were|very|so|and|be|being|is|are|too|more) $/iu
  ).test(text.slice(Math.max(0, one.at - 12), one.at));

/** "Apartmanın asansörü": the building only tells which lift. */
const isTurkishOwner = (one: Mention, { all, text, language }: Read): boolean =>
  language === "tr" &&
  one.id === "building" &&
  /n[ıiuü]n$|[ıiuü]n$/u.test(one.text) &&
  all.some(({ kind, at }) => kind === "things" && at === one.end + 1 && text[one.end] === " ");

/** What hangs on the wall of a room hangs where all pictures do. */
const ON_WALL: Partial<Record<DreamLanguage, RegExp>> = {
  ar: /(?:على|ع) ?(?:ال)?$/u,
  en: /\bon (?:the|my|our|his|her) $/iu,
  es: /(?<!\p{L})(?:en|de) (?:la|una) $/iu,
  fr: /(?<!\p{L})(?:sur|à) (?:le|un) $/iu,
  de: /(?<!\p{L})(?:an|von) (?:der|einer) $/iu,
  ru: /(?<!\p{L})(?:на|со) $/iu,
};
const ROOM_WALL = /^(?:ع?ال)?(?:حائط|حيط|جدار|الحائط|الجدار|الحيط)$|^(?:a |the )?wall$|^wand$|^стен/iu;
function isOfRoom(one: Mention, { all, text, language }: Read): boolean {
  if (one.id !== "wall" || !ROOM_WALL.test(one.text)) return false;
  const last = all.findLast(({ kind, end }) => (kind === "things" || kind === "people") && end <= one.at);
  if (last === undefined || last.kind === "people" || LIVING.has(last.id)) return false;
  return (
    ON_WALL[language]?.test(text.slice(Math.max(0, one.at - 14), one.at)) === true ||
    one.text.startsWith("عال")
  );
}

/** "At arabasıyla geldi, arabada bir piyano vardı": the cart again, and no car. */
const isCartAgain = (one: Mention, { all, language }: Read): boolean =>
  language === "tr" &&
  one.id === "car" &&
  /^araba/iu.test(one.text) &&
  all.some(({ id, end, text }) => id === "wagon" && end <= one.at && /arabas/iu.test(text));

/** "Hay in the bathtub": what lies there is named, and nobody bathes. */
const IS_THERE =
  /^ (?:de baño |da bagno |de bain )?(?:(?:c['’]er[ao]|c['’]erano|había|hay|il y avait|y avait|tinha|havia|nadab|nuotav|nageai|nadav|flotab|viv[ií]|dormí|dormi)\p{L}*)(?!\p{L})/iu;
const ROWS_IN =
  /(?<!\p{L})(?:rem(?:aba|ando|áb|ava|áv|avo)|ramai|ramions)\p{L}* (?:en|dans|in|num|numa|na|nella) /iu;
const isThingInTub = (one: Mention, { all, text, language }: Read): boolean =>
  one.kind === "activities" &&
  one.id === "bathing" &&
  ((/^(?:in|na|no|nella|dans|en) /iu.test(one.text) &&
    language !== "de" &&
    IS_THERE.test(text.slice(one.end))) ||
    ROWS_IN.test(text.slice(Math.max(0, one.at - 14), one.end)) ||
    isBesideThing(one, { all, text, language }));
const isBesideThing = (one: Mention, { all, text, language }: Read): boolean =>
  /^(?:in|na|no|nella|dans|en) /iu.test(one.text) &&
  language !== "de" &&
  all.some(
    ({ kind, id, end }) => kind === "things" && !LIVING.has(id) && end === one.at - 1 && text[end] === " ",
  );

const RULES = [
  isCartAgain,
  isThingInTub,
  isTurkishOwner,
  isOfRoom,
  isFrenchPurpose,
  isItalianPurpose,
  isForWeather,
  isEnglishModifier,
  isTurkishModifier,
  isFirstOfCompound,
  isMaterial,
  isPatience,
];

/** Whether a word only tells of which kind another thing is: nothing of its own is seen. */
export const isModifier = (one: Mention, read: Read): boolean => RULES.some((is) => is(one, read));
