import type { DreamLanguage } from "../language.ts";
import { withAnimalPeople } from "./animal-people.ts";
import { asRidden } from "./balloons.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { PersonId } from "./catalogue.ts";
import { between } from "./clothes.ts";
import { classesIn } from "./everybody.ts";
import { withMeanings } from "./in-context.ts";
import { isCalledElse, withEachParent, withoutCalled } from "./identities.ts";
import { withoutMisread } from "./misread.ts";
import { besides, roomsOf, toolsOf } from "./neighbours.ts";
import { withoutPassing } from "./passing-places.ts";
import { sentenceBefore } from "./presence.ts";
import { roleOf } from "./roles.ts";
import type { Mention } from "./vocabulary.ts";

/** "歯医者の先生" and "의사 선생님" are the doctor. */
const DOCTOR_BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /(?:[内外皮児尿眼鼻形人経]科|歯医者|歯科医?|医者|医師|医院|病院|クリニック)(?:さん)?の?$/u,
  ko: /(?:의사|치과|병원|한의원) $/u,
};
/** Where a 先生 is a doctor and no teacher. */
const OF_DOCTORS = new Set(["dentist", "hospital", "waitingRoom"]);
const OF_TEACHERS = new Set(["school", "exam", "schoolYard", "gym", "library"]);

function asDoctor(mention: Mention, all: readonly Mention[], text: string, language: DreamLanguage): Mention {
  if (mention.kind !== "people" || mention.id !== "teacher" || !DOCTOR_BEFORE[language]) return mention;
  if (!/^(?:先生|선생님?)/u.test(mention.text)) return mention;
  const isAt = (places: ReadonlySet<string>) =>
    all.some(({ kind, id }) => kind === "places" && places.has(id));
  const named = DOCTOR_BEFORE[language].test(text.slice(0, mention.at));
  return named || (isAt(OF_DOCTORS) && !isAt(OF_TEACHERS)) ? { ...mention, id: "doctor" } : mention;
}

/** The head of a named school; elsewhere the word is a boss. */
const HEAD = /^(?:director|diretor|direttor|direttrice|müdür|müdire|مدير|المدير)/iu;
function asHead(mention: Mention, all: readonly Mention[], text: string, language: DreamLanguage): Mention {
  if (mention.kind !== "people" || !/^(?:wo)?man$/u.test(mention.id) || !HEAD.test(mention.text))
    return mention;
  const school = all.find(({ kind, id }) => kind === "places" && OF_TEACHERS.has(id));
  const places = all.filter(({ kind }) => kind === "places");
  const only = language === "tr" && places.every(({ id }) => OF_TEACHERS.has(id));
  return school &&
    (only || (Math.abs(school.at - mention.at) < 40 && !/[.!?\n]/u.test(between(text, school, mention))))
    ? { ...mention, id: "teacher" }
    : mention;
}

/** Whoever works there, by a word that also means the shop: "la peluquera me cortaba el pelo". */
const KEEPERS: Partial<Record<string, RegExp>> = {
  hairdresser:
    /^(?:peluquer[oa]s?|parrucchier[aei]|cabeleireir[oa]s?|barbeiro|barbiere|kuaförü?m?|hairdresser|friseu(?:r|rin|se))$/iu,
  bakery: /^(?:panettier[aei]|fornai[oa])$/iu,
  shop: /^(?:fiorai[oa]|fleuriste|florista|fiorista|manavı?m?|çiçekçi|kuyumcu|saatçi|dondurmacı|خضرجي|بائع الورد|صائغ)$/iu,
  market: /^(?:pazarcı|camelô)$/iu,
  supermarket: /^bakkal$/iu,
  skiSlope: /^(?:skieuse|sciatrice)$/iu,
};
/** The first words of a clause: whoever follows acts. */
const CLAUSE_START =
  /(?:^|[,;:]| (?:and|y|e|et|ve|und)(?= )) ?(?:(?:then|and|y|e|et|ve|und|poi|luego|depois) )?(?:(?:the|an?|my|our|la|el|l[eo]|il|mia?|mio|minha|meu|un[ae]?|uno|uma?|o|ma|mon|der|die|mein|meine) ){0,2}$/iu;

function keeperOf(mention: Mention, text: string): Mention | undefined {
  if (mention.kind !== "places" || !KEEPERS[mention.id]?.test(mention.text)) return undefined;
  if (!CLAUSE_START.test(sentenceBefore(text, mention.at))) return undefined;
  const woman = /(?:[ae]|in)$/iu.test(mention.text) && !/(?:iere|re)$/iu.test(mention.text);
  return { ...mention, kind: "people", id: woman ? "woman" : "man" };
}

const DENTIST =
  /dentist|dişçi|diş (?:hekimi|doktoru)|歯医者|歯科|치과|(?:طبيب|دكتور) ?(?:ال)?[أا]سنان|دا?ँ?त के डॉक्टर|дантист|зубн|牙医|zahnarzt|zahnärzt/iu;
/** Places that a dentist's rooms may be called. */
const ROOMS = new Set(["dentist", "hospital", "waitingRoom", "room", "corridor"]);

/** The dentist has come to the dreamer. */
const AT_HOME =
  /(?<!\p{L})(?:chez (?:moi|nous)|a casa mia|in casa mia|en mi casa|a mi casa|(?:na|em|à) minha casa|bei (?:mir|uns) zu ?hause|to (?:my|our) house|at (?:my|our) (?:house|home)|evime|evimize|у меня дома|домой ко мне)(?!\p{L})|في بيتنا|मेरे घर|うちに|我家/iu;
/** A dentist who acts is at the dentist's, unless the dream is elsewhere. */
function atDentist(all: readonly Mention[], text: string): Mention[] {
  // "歯医者の先生" has the word before it.
  const one = all.find(
    ({ kind, id, at, end }) =>
      kind === "people" && id === "doctor" && DENTIST.test(text.slice(Math.max(0, at - 4), end)),
  );
  if (!one || AT_HOME.test(text) || all.some(({ kind, id }) => kind === "places" && !ROOMS.has(id)))
    return [];
  return [{ ...one, kind: "places", id: "dentist" }];
}

/** "Um cão velho" is no old man. */
const OLD_WORD = /^(?:viej[oa]s?|velh[oa]s?|vecchi[oae]?|vieux|vieille)$/iu;
function isOldThing({ id, at, text: word }: Mention, all: readonly Mention[]): boolean {
  return (
    (id === "oldMan" || id === "oldWoman") &&
    OLD_WORD.test(word) &&
    all.some((one) => one.kind !== "people" && one.end === at - 1)
  );
}

/** A ladder and stairs are one word; firefighters climb a ladder. */
const STAIRS_OR_LADDER = /^(?:merdiven|scala|escada)/iu;

/** French "ballon" is a ball; what floats on a string is a balloon. */
const FLOATS =
  /(?:gonfl|hélium|ficelle|baudruche|anniversaire|s['’]envol|vol(?:ait|aient|er|é)(?!\p{L})|ciel|éclat|flott|fête|clown|fil(?!\p{L})|rouges? s)/iu;
function asBall(mention: Mention, text: string, language: DreamLanguage): Mention {
  if (language !== "fr" || mention.id !== "balloon" || !/^ballon$/iu.test(mention.text)) return mention;
  return FLOATS.test(text) ? mention : { ...mention, id: "ball" };
}

/** To wear and to carry are one verb. */
const WORE = /^(?:portai[st]|portav[oa]|llevaba)$/iu;
// prettier-ignore
const WEARABLE = new Set<string>([
  "dress", "coat", "shirt", "kurta", "trousers", "tie", "hat", "helmet", "scarf", "gloves", "glasses", "socks", "shoe", "boots",
  "slipper", "pyjamas", "underwear", "necklace", "bracelet", "ring", "crown", "mask",
  "armour", "uniform", "suit", "apron", "kimono", "wig", "turban", "headscarf", "sari", "poncho", "cap", "tiara", "sunglasses", "skirt",
]);
function isWearing(verb: Mention, all: readonly Mention[], text: string): boolean {
  if (verb.id !== "holding" || !WORE.test(verb.text)) return false;
  const next = all.find(({ kind, at }) => kind === "things" && at >= verb.end);
  return (
    next !== undefined &&
    WEARABLE.has(next.id) &&
    next.at - verb.end < 20 &&
    !CLAUSE_END.test(text.slice(verb.end, next.at))
  );
}

/** An English conductor with an orchestra is no inspector. */
const MUSIC = /orchestra|concert|symphon|baton|score|choir|violin|trumpet|cello|musician/iu;
const asMusician = (one: Mention, text: string, language: DreamLanguage): Mention =>
  language === "en" && one.kind === "people" && /^conductors?$/iu.test(one.text) && MUSIC.test(text)
    ? { ...one, text: "musician" }
    : one;

/** Reads words that mean another thing, or one more, beside what else the dream names. */
export function amended(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  const rescue = all.some(
    ({ kind, id, text: word }) =>
      kind === "people" && roleOf(word, id as PersonId, language) === "firefighter",
  );
  const told = withoutMisread(withMeanings(all, text, language), text, language);
  const meant = withAnimalPeople(told, text, language);
  const passed = withoutPassing(withoutCalled(withEachParent(meant), text, language), text, language);
  const mentions = besides(passed, text, language)
    .filter((one) => !isOldThing(one, all) && !isWearing(one, all, text))
    .map((one) => asHead(asBall(asDoctor(one, all, text, language), text, language), all, text, language))

    .map((one) => asMusician(one, text, language))
    .map((one) =>
      rescue && one.id === "stairs" && STAIRS_OR_LADDER.test(one.text) ? { ...one, id: "ladder" } : one,
    );
  const keepers = mentions
    .flatMap((one) => keeperOf(one, text) ?? [])
    .filter((one) => !isCalledElse(one, mentions, text, language));
  const classes = classesIn(mentions, text, language);
  return [
    ...asRidden(mentions, text, language),
    ...classes,
    ...toolsOf(meant),
    ...roomsOf(mentions, text, language),
    ...keepers,
    ...atDentist(mentions, text),
  ].toSorted((a, b) => a.at - b.at);
}
