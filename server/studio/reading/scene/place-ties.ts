import type { Place } from "./catalogue.ts";
import { areRooms } from "./flown-over.ts";
import type { ReadText } from "./mentions.ts";
import { isHeadedFor } from "./place-goals.ts";
import { TIE_WORDS } from "./place-tie-words.ts";
import { isExamHall, isInside, isMinor, isPartOf } from "./places.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/**
 * How a place belongs to the dream. "became": something has turned into it. "front": one is in front of it. "at": one
 * is there. "part": it says where another place or thing belongs. "weak": it says who somebody is, or it is spoken of,
 * asked for, or where something comes from. "over": one flies above it. Undefined: the words around it say none of these.
 */
type Tie = "became" | "front" | "at" | "part" | "weak" | "over" | undefined;

/** Parts of a building: who is at one of them is at the building. */
// prettier-ignore
const FIXED = new Set<string>([
  "door", "window", "stairs", "gate", "wall", "fence", "roof", "balcony", "porch", "bench", "elevator", "fountain", "bridge",
  "rails", "turnstile", "escalator", "house", "building", "grave", "goal", "well", "table", "bed", "sofa", "desk", "bell", "bellTower",
  "ceiling", "wardrobe", "till", "blackboard", "shelves",
]);
/** Words for a part of a place, and not for something in it. */
const PART =
  /^(?:middle|centre|center|end|edge|top|bottom|back|front|side|rest|inside|outside|part|half|out|full|instead|because|ahead|milieu|fond|bord|bout|haut|centre|cœur|intérieur|place|medio|fondo|borde|centro|final|orilla|interior|lado|afueras|meio|beira|topo|mezzo|bordo|riva|cima|fine|interno|posto|parte|Mitte|Ende|Rand|oben|statt|cerca|lejos|perto|longe|près|loin|vicino|lontano|lleno|llena|cheio|cheia|pieno|piena|plein|pleine|dentro|fuera|fora|fuori|delante|frente|encima|debajo|detrás|trás|cima|baixo|acima|através|antes|depois|después|prima)$/iu;
/** Turkish endings: in or at it; to it, from it, of it, and who is there ("-daki"). */
const TR_AT = /[dt][ae](?:y[ıi]m|y[ıi]z|y[dm]\p{L}+|ydi|ydı|yken|yd[ıi]m|yd[ıi]k)?$/iu;
const TR_TO = /(?:[yn]?[ae]|l[ae]r[ae])$/iu;
const TR_COMES =
  /^(?: \p{L}+){0,2} (?:git|gid|gel|gir|düş|çık|var[dmı]|koş|in(?:di|iy)|yürü|dön|uğra|taşın|saklan)\p{L}*/iu;
const TR_BESIDE =
  /^ (?:içinde|yanında|ortasında|arkasında|üstünde|altında|kenarında|kıyısında|dibinde)\p{L}*/iu;
const TR_OF = /n[ıiuü]n$/iu;
const TR_THAT = /[dt][ae]ki(?:ler\p{L}*)?$/iu;
const TR_FROM = /[dt][ae]n$/iu;
/** Any ending of case, without which a noun may describe the next one: "okul arkadaşım". */
const TR_CASED = /(?:[dt][ae]n?|[ıiuü]n|[yn][ae]|[yn]?[ıiuü])$/iu;

/** Languages in which a place may stand before the noun that it describes: "kitchen table", "okul arkadaşım". */
const COMPOUNDS = new Set(["en", "tr", "ko"]);

const nounAt = (all: readonly Mention[], at: number) =>
  all.find(
    (one) => one.at === at && (one.kind === "things" || one.kind === "people" || one.kind === "places"),
  );
const nounOver = (all: readonly Mention[], at: number) =>
  all.find(
    (one) =>
      one.at <= at &&
      one.end > at &&
      (one.kind === "things" || one.kind === "people" || one.kind === "places"),
  );

/** The tie of a place that describes a noun before it, "the janitor of my school"; null where it describes none. */
function ofBefore(
  one: Mention,
  before: string,
  from: number,
  { text, all, language }: ReadText,
  words: { of?: RegExp; at?: RegExp },
): Tie | null {
  const found = words.of?.exec(before);
  if (!found) return null;
  const word = found[1] ?? found[2]!;
  const start = from + found.index;
  const head = nounOver(all, start);
  const isAtOrFrom = /^ (?:at|from)(?!\p{L})/u.test(found[0].slice(word.length));
  const located = words.at?.test(text.slice(Math.max(0, start - 40), head?.at ?? start)) === true;
  if (isAtOrFrom) return head?.kind === "people" && head.id !== "crowd" && !located ? "weak" : null;
  if (!head) {
    // In Arabic any two words may stand so.
    if (language === "ar") return null;
    if (located) return "at";
    return PART.test(word) || !ARTICLE.test(text.slice(0, start)) ? undefined : "part";
  }
  // In Arabic the noun is right before the place: an ending, a space and an article at most are between.
  if (language === "ar" && one.at - head.end > 4) return null;
  if (head.kind === "things" && FIXED.has(head.id)) return located ? "at" : undefined;
  return tieTo(head, one);
}
const ARTICLE =
  /(?:^|\s)(?:the|my|our|an?|le|la|les|un|une|mon|ma|el|los|las|una|mi|o|a|os|as|um|uma|meu|minha|il|lo|gli|i|uno|der|die|das|ein|eine|mein|meine|com|con|avec|with|mit|por) $|l['’]$/iu;

/** Lands and the like, in which a place may be: "a funfair of the sea bed". */
const AROUND = new Set<string>([
  "underwater",
  "sky",
  "space",
  "ocean",
  "desert",
  "snowfield",
  "forest",
  "island",
]);
/** How a place is tied by the noun that it describes. */
function tieTo(head: Mention, one: Mention): Tie {
  if (head.kind === "people") return "weak";
  if (head.kind !== "places") return "part";
  if (AROUND.has(one.id) && one.at < head.at) return "at";
  const whole = AROUND.has(one.id) || isMinor(head.id as Place) || head.id === "corridor";
  return whole ? undefined : "part";
}

/** The tie of a place that describes a noun after it, "मेरे स्कूल का चपरासी"; null where it describes none. */
function ofBehind(
  one: Mention,
  end: number,
  { text, all, language }: ReadText,
  words: { ofAfter?: RegExp; within?: RegExp },
  isAt: boolean,
): Tie | null {
  const after = text.slice(end);
  const found = words.ofAfter?.exec(after);
  if (!found) {
    if (!COMPOUNDS.has(language) || !after.startsWith(" ")) return null;
    // A short Korean word without a particle, between the place and somebody.
    const word =
      language === "ko" ? /^ \S{1,3}(?<![데고서며면던는은을를이가에의도]) /u.exec(after)?.[0] : undefined;
    if (word && nounAt(all, end + word.length)?.kind === "people" && !nounAt(all, end + 1)) return "weak";
    const next = nounAt(all, end + 1);
    if (!next || next.kind === "places") return null;
    if (isAt || FIXED.has(next.id)) return undefined;
    return next.kind === "people" ? "weak" : "part";
  }
  const head = nounAt(all, end + found[0].length);
  // "職場のビルの屋上": where one is comes last.
  if (
    language === "ja" &&
    head &&
    all.some(({ kind, at }) => kind === "places" && at === head.end + 1 && text[head.end] === "の")
  )
    return "part";
  if (language === "en" && isAt && head?.kind !== "people") return undefined;
  if (language === "en") return head ? tieTo(head, one) : "part";
  if (!head) {
    const rest = after.slice(found[0].length);
    const word = /^[\p{L}\p{M}]+/u.exec(rest)?.[0] ?? "";
    if (language === "ja" && /^[\p{L}ー]{1,8}?(?:さん|ちゃん|先生)[がはも]/u.test(rest)) return "weak";
    const tail = language === "ja" || language === "zh" || language === "ko" ? rest : rest.slice(word.length);
    return words.within?.test(tail) ? "at" : undefined;
  }
  if (head.kind === "things" && FIXED.has(head.id))
    return words.within?.test(text.slice(head.end)) ? "at" : undefined;
  return tieTo(head, one);
}

function turkishTie(one: Mention, read: ReadText): Tie {
  const { text, all } = read;
  const token = /^[\p{L}’']+/u.exec(text.slice(one.end))?.[0] ?? "";
  const end = one.end + token.length;
  const word = text.slice(one.at, end);
  const after = text.slice(end, end + 60);
  const next = all.find(({ kind, at }) => at >= end && /^(?:things|people|places)$/u.test(kind));
  if (TR_BESIDE.test(after)) return "at";
  const near = next !== undefined && next.at - end < 14 && !/[.,!?;\n]/u.test(text.slice(end, next.at));
  if (TR_THAT.test(word))
    return all.some(({ kind, at }) => kind === "places" && at > end && at - end < 30) ? "part" : undefined;
  if (TR_AT.test(word)) return "at";
  if (TR_OF.test(word)) {
    if (near) return next.kind === "people" ? "weak" : undefined;
    // Of somebody or something that is not where the dream is: "okulumuzun hademesi".
    const head = /^ (\p{L}+)/u.exec(after)?.[1] ?? "";
    return /(?:s[ıiuü]|[ıiuü])$/u.test(head) ? "part" : undefined;
  }
  // "My aunt waved from the balcony": she is there.
  if (TR_FROM.test(word))
    return all.some(({ kind, end: last }) => kind === "people" && last === one.at - 1) ? "part" : undefined;
  if (TR_TO.test(word) && TR_COMES.test(after)) return "at";
  if (!TR_CASED.test(word)) return ofBehind(one, end, read, {}, false) ?? undefined;
  return undefined;
}

function tieOf(one: Mention, read: ReadText): Tie {
  const { text, language } = read;
  const words = TIE_WORDS[language];
  const before = sentenceBefore(text, one.at);
  // Korean words end with their particle.
  const ending = language === "ko" ? (KO_ENDING.exec(one.text)?.[0] ?? "") : "";
  const after = ending + text.slice(one.end, one.end + 60);
  const isAt =
    OWN_AT.test(one.text) ||
    OWN_END.test(one.text) ||
    words.at?.test(before) === true ||
    words.atAfter?.test(after) === true;
  if (words.became?.test(before) || words.becameAfter?.test(after)) return "became";
  if (isHeadedFor(before, after, language)) return "weak";
  // "감자밭으로 나갔다".
  if (KO_TO.test(one.text)) return KO_COMES.test(text.slice(one.end)) ? "at" : undefined;
  if (words.front?.test(before) || words.frontAfter?.test(after))
    return isOutside(one) ? "front" : CLASS.test(one.text) ? "at" : undefined;
  if (words.small?.test(before) || words.spokenOf?.test(before) || words.spokenOfAfter?.test(after))
    return "weak";
  if (LEFT.test(before)) return "weak";
  if (FLOODED.test(after)) return "became";
  if (words.passed?.test(before) || WORKS.test(before) || WORKS_AFTER.test(after)) return "weak";
  if (words.over?.test(before) || words.overAfter?.test(after)) return "over";
  if (words.from?.test(before) || words.fromAfter?.test(after)) return "weak";
  if (language === "tr") return turkishTie(one, read);
  if (words.atAfter?.test(after)) return "at";
  const behind = OWN_END.test(one.text) ? null : ofBehind(one, one.end - ending.length, read, words, isAt);
  if (behind !== null) return behind;
  const ahead = ofBefore(one, before, one.at - before.length, read, words);
  if (ahead !== null) return ahead;
  return isAt ? "at" : undefined;
}
const OWN_AT =
  /^(?:in|at|on|into|inside|dans|en|à|au|chez|no|na|num|numa|ao|à|em|nel|nella|nello|al|alla|dal|im|am|auf|в|на) |^(?:في |بال)/iu;
/** The word ends with what says so. */
const OWN_END = /(?:에서|에|で|に|里)$/u;

/** Where somebody works is not where they are: "our neighbour who works at the airport". */
const WORKS =
  /(?<!\p{L})(?:who|that) works? (?:at|in|for) (?:the |a )?$|(?<!\p{L})qui travaill(?:e|ait) (?:à |au |dans |en )(?:la |l['’]|le |une? )?$|(?<!\p{L})que trabaja(?:ba)? en (?:la |el |una? )?$|(?<!\p{L})que trabalha(?:va)? (?:n[ao]|num|numa|em) $|(?<!\p{L})che lavora(?:va)? (?:in|al|alla|nel|nella) $|(?<!\p{L})котор\p{L}+ работ\p{L}+ (?:в|на) $|(?:الذي|التي|اللي) (?:[يت]عمل|[يت]شتغل) (?:في|ب) ?(?:ال)?$/iu;
const WORKS_AFTER =
  /^(?:['’]?[dt][ae])? çalışan |^ में (?:काम करने|नौकरी करने) वाल|^(?:で働く|で働いている|に勤める|勤めの)(?!私|僕|俺)|^에서 일하(?:는|시는)/iu;
/** "A rua tava alagada": what is flooded is where one is. */
const FLOODED =
  /^ (?:(?:toda|todo|tod[oa]|all|completely|\p{L}{2,8}) )?(?:(?:was|were|est[aá]va|tava|ficou|era|était|estaba|war) )?(?:alagad|inundad|inondé|flooded|allagat|überflutet|überschwemmt)/iu;
/** What one leaves: "saí da loja". */
const LEFT =
  /(?<!\p{L})(?:(?:I|we) (?:came|walked|stepped|got) out of|saí(?:mos)? d[aoe]|salí(?:mos)? (?:de|del)|(?:sono uscit[ao]|uscivo) da(?:l|lla)?|je sortais d[eu]) ?(?:la |the |my |our |l['’])?$/iu;
/** Why something is, and what one asks for or comes back from: "because of the car park", "郵便局はどこ". */
const REASON =
  /(?<!\p{L})(?:because of|à cause d[eu]|por causa d[aeo]s?|por culpa del?|a causa (?:di|del|della|dell['’])|per colpa (?:di|del|della)|wegen|из-за)(?: (?:the|my|our|la|el|le|il|minha|mi|mon|ma|des|der|dem))? ?$|(?<!\p{L})(?:where|où|dónde|donde|onde|dove|wo|где)(?: (?:is|was|the|est|se trouve|está(?:ba)?|fica(?:va)?|queda(?:ba)?|è|era|ist|war|находится))+(?: (?:the|la|el|le|il|a|o|l['’]|der|die|das))? ?$/iu;
const REASON_AFTER =
  /^(?:はどこ|はどちら|への行き方|(?:이|가|은|는)? ?어디|在哪| कहाँ| nerede\p{L}* diye| (?:छोड़ने|पहुँचाने) (?:जा|गय|गई)|から戻|の(?:人|職員)[がはもに])/u;
/** Where a ride leads: "the train to go back to uni". */
const HEADED =
  /(?<!\p{L})(?:(?:to go|going|heading|headed|to get|on (?:my|the|our) way) (?:back |home )?to|pour (?:aller|rentrer|retourner) (?:à|au|en)|(?:ia|íamos|iba|íbamos) (?:para|a|al|ao|à)|para (?:ir|volver|llegar|voltar|chegar) (?:a|al|ao|à|para)|per (?:andare|tornare|arrivare) (?:a|al|alla|in))(?: (?:the|my|our|la|el|le|mi|ma|mon|minha|meu|a|o))? $/iu;
// prettier-ignore
const RIDES = new Set<string>([
  "train", "bus", "tram", "metro", "plane", "ship", "ferry", "taxi", "coach", "minibus", "bulletTrain",
]);

/** Whether a place is only a reason, asked for, or where a ride leads. */
export const isReasonOrGoal = ({ at, end }: Mention, { text, of }: ReadText): boolean => {
  const before = sentenceBefore(text, at);
  return (
    REASON.test(before) ||
    REASON_AFTER.test(text.slice(end, end + 30)) ||
    (HEADED.test(before) && of("things").some(({ id }) => RIDES.has(id)))
  );
};
const KO_ENDING = /(?:에서는?|에는|에도|에|의|으로|(?<!도)로|을|를)$/u;
const KO_TO = /(?:으|(?<!도))로$/u;
const KO_COMES = /^ (?:\S+ )?(?:갔|들어|나갔|나왔|뛰|달려|도착|올라|내려|떨어)/u;
/** Of a class or an audience one is in front within the room. */
const CLASS = /class|klasse|aula|salle|परीक्षा|क्लास|कक्षा|教室|교실|فصل|صف|класс|sınıf|concert/iu;
/** "Before the exam" is a time, and in front of a theatre's audience one is inside. */
const EVENTS = new Set<string>(["theatre", "exam", "weddingHall", "funeralHall", "concert"]);
const isOutside = ({ id, text }: Mention) => isInside(id as Place) && !EVENTS.has(id) && !CLASS.test(text);

/** Places that are anywhere: they do not outrank what they may be in. */
const GENERIC = new Set<string>(["room", "corridor", "sky", "stairwell"]);
/** A flight, and no airport. */
const FLIGHT =
  /flight|vuelo|(?<!\p{L})vol(?!\p{L})|(?<!\p{L})volo|(?<!\p{L})voo|flug(?!hafen)|рейс|uçuş|फ्लाइट|飛行機|비행기|رحلة/iu;

const isFlight = ({ id, text }: Mention) => id === "airport" && FLIGHT.test(text);

export interface Tied {
  /** Without those that only say who somebody is. */
  named: readonly Mention[];
  /** Where one is, as far as the words say. */
  there: readonly Mention[];
  /** In front of which building one is. */
  before?: Place;
  /** One flies over it. */
  above?: true;
}

/** Between a place and another in which it is: "a bowling alley in the cellar". */
const IS_IN =
  /^ (?:in|at|on|inside|under|dans|en|à|au|sur|na?o?|num|numa|em|nel|nella|al|alla|su|sul|sulla|im|am|auf|в|на|في) ?(?:\p{L}+ )?(?:ال)?$/iu;

/** The places of a dream by their ties. `elsewhere`: other words, such as a vehicle or a house, say where it is. */
export function tiedPlaces(all: readonly Mention[], read: ReadText, elsewhere: boolean): Tied {
  const flies = read.of("actions").some(({ id }) => id === "flying");
  const ties = new Map(all.map((one) => [one, tieOf(one, read)]));
  const isAt = (one: Mention) => {
    const tie = ties.get(one);
    return tie === "at" || tie === "became" || tie === "over" || one.id === "campsite";
  };
  const isThere = (one: Mention, i: number) =>
    isAt(one) ||
    (ties.get(one) === undefined &&
      all[i + 1] !== undefined &&
      isAt(all[i + 1]!) &&
      IS_IN.test(read.text.slice(one.end, all[i + 1]!.at)));
  // Each step leaves out the places of one tie, unless none would remain.
  const notWeak = all.filter((one) => ties.get(one) !== "weak");
  const named = notWeak.length > 0 || elsewhere ? notWeak : all;
  const withoutParts = named.filter((one) => ties.get(one) !== "part");
  const belonging = withoutParts.length > 0 ? withoutParts : named;
  const notBelow = flies
    ? belonging.filter(
        (one) => !(ties.get(one) === "over" && (isInside(one.id as Place) || one.id === "rooftop")),
      )
    : belonging;
  if (notBelow.length === 0 && areRooms(belonging) && !elsewhere) return { named, there: [], above: true };
  const reachable = notBelow.length > 0 ? notBelow : belonging;
  const notInFront = reachable.filter((one) => ties.get(one) !== "front");
  if (notInFront.length === 0 && reachable.length > 0)
    return { named, there: [], before: reachable[0]!.id as Place };
  const possible = notInFront.length > 0 ? notInFront : reachable;
  const became = possible.filter(
    (one) => ties.get(one) === "became" && !GENERIC.has(one.id) && one.id !== "rooftop",
  );
  if (became.length > 0) return { named, there: became };
  const here = all.filter((one, i) => possible.includes(one) && isThere(one, i));
  const at = possible.filter(
    (one) =>
      here.includes(one) ||
      (one.id !== "stands" && here.some(({ id }) => isPartOf(one.id as Place, id as Place))),
  );
  // "I prayed in the street, and my father stood on the balcony".
  const below = at.find((one) => one.id !== "onBalcony" && !isInside(one.id as Place));
  if (below && at.some(({ id, at: start }) => id === "onBalcony" && start > below.at))
    return { named, there: at.filter(({ id }) => id !== "onBalcony") };
  const flownOver = at.filter((one) => ties.get(one) === "over" && flies && one.id !== "rooftop");
  if (flownOver.length > 0) return { named, there: flownOver };
  const lands = possible.filter((one) => !isFlight(one));
  if (lands.length < possible.length && lands.some(({ id }) => !GENERIC.has(id)))
    return {
      named,
      there: at.some((one) => lands.includes(one)) ? at.filter((one) => !isFlight(one)) : lands,
    };
  const isMain = ({ id }: Mention) => !isMinor(id as Place) && !GENERIC.has(id) && id !== "exam";
  if (!at.some(isMain)) {
    const real = at.some(({ id }) => !GENERIC.has(id) && !isExamHall(id as Place));
    return { named, there: real ? possible.filter(({ id }) => id !== "exam") : possible };
  }
  // An exam is in the hall where one is.
  const inHall = at.every(({ id }) => isExamHall(id as Place));
  return {
    named,
    there: inHall ? possible.filter((one) => at.includes(one) || one.id === "exam") : at,
  };
}

/** Whether a place only says who or what something is, or is spoken of. */
export const isAside = (one: Mention, read: ReadText): boolean => {
  const tie = tieOf(one, read);
  return tie === "weak" || tie === "part";
};
