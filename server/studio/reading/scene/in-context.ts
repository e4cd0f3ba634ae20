import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { isOfCard } from "./cards-of-places.ts";
import { VEHICLES } from "./driving.ts";
import type { Homograph } from "./homographs/homograph.ts";
import { HOMOGRAPHS } from "./homographs/all.ts";
import { asHeap } from "./heaps.ts";
import { LIVING } from "./others.ts";
import { asCarDoor } from "./ride-doors.ts";
import { sentenceBefore } from "./presence.ts";
import { isToldDriver } from "./told-driver.ts";
import type { Mention } from "./vocabulary.ts";

/** Whether the words around a mention give it the meaning of the homograph. */
const hasMeaning = (
  one: Mention,
  all: readonly Mention[],
  text: string,
  { id, word, before, after, unless, beside }: Homograph,
): boolean =>
  one.id === id &&
  (!beside || all.some((other) => other.id === beside)) &&
  word.test(one.text) &&
  (!before || before.test(sentenceBefore(text, one.at))) &&
  (!after || after.test(text.slice(one.end, one.end + 30))) &&
  !unless?.test(text);

/** Words that are also given names in Hindi, before a title: "कमल चाचा". */
const HINDI_NAME = /^(?:कमल|सूरज|तारा|गुलाब|किरण|चाँद|चांद|मोती|हीरा|बादल|सागर|पुष्प|लता|शेर|राजा|रानी|बिजली)$/u;
const HINDI_TITLE =
  /^ (?:चाचा|चाची|भैया|भइया|दीदी|जी|भाई|मैडम|सर|राय|सिंह|कुमार|देवी|अंकल|आंटी|मौसी|बुआ|मामा|काका|बाबू|यादव)(?![\p{L}\p{M}])/u;
/** A Japanese surname before its title: "馬場さん", "林くん". */
const JAPANESE_TITLE =
  /^(?:\p{Script=Han}{0,2})(?:さん|くん|君|ちゃん|先生|先輩|様|氏|課長|部長|社長|係長|家の)/u;
/** Letters by which a word is a trade or relation, and no surname: "花屋さん" (the florist). */
const JAPANESE_TRADE = /[屋師者員長士家主匠婦手人医役民娘客女男族達]/u;
/** Surnames of one letter. Others before a title can be animals, which are called so too: "熊さん". */
const SHORT_SURNAME = /^[林森星原東西南北谷沢岡関堀辻辺島岸浜]$/u;

function isName(one: Mention, text: string, language: DreamLanguage): boolean {
  if (one.kind === "people" || one.kind === "actions" || one.kind === "activities") return false;
  const after = text.slice(one.end, one.end + 12);
  if (language === "hi") return HINDI_NAME.test(one.text) && HINDI_TITLE.test(after);
  if (language !== "ja" || !/^\p{Script=Han}$/u.test(one.text)) return false;
  const found = JAPANESE_TITLE.exec(after)?.[0];
  if (!found) return false;
  const rest = found.replace(/(?:さん|くん|君|ちゃん|先生|先輩|様|氏|課長|部長|社長|係長|家の)$/u, "");
  return rest === "" ? SHORT_SURNAME.test(one.text) : !JAPANESE_TRADE.test(rest);
}

/** "आम नहीं जूते", "リンゴじゃなくて石": the other thing is there. */
const NOT_BUT: Partial<Record<DreamLanguage, RegExp>> = {
  hi: /^ नहीं(?:, (?:बल्कि |मगर )?(?:[^\s,।]+ ){0,2}|,? (?:बल्कि |मगर )?)$/u,
  ja: /^(?:じゃなくて?|ではなく(?:て)?|でなく(?:て)?)、?$/u,
};
/** "Rows of dolls were lined up", "오리가 줄서있음": no people queue. */
const QUEUE_WORD =
  /^(?:lined up|queue[ds]?|queueing|queuing|in line|줄을? ?서\p{L}*|줄지어\p{L}*|並ん\p{L}*|排队|排成|लाइन में|क़?तार में)$/iu;
const isQueueOfThings = (one: Mention, all: readonly Mention[], text: string) => {
  if (one.id !== "crowd" || !QUEUE_WORD.test(one.text)) return false;
  if (/^的(?:人|顾客|客人|大[妈爷])/u.test(text.slice(one.end))) return false;
  const last = all.findLast(({ kind, end }) => (kind === "things" || kind === "people") && end <= one.at);
  if (last?.kind !== "things") return false;
  const gap = text.slice(last.end, one.at);
  if (gap.length > 14 || CLAUSE_END.test(gap)) return false;
  // In English the thing named before stands in line itself. In other languages people may queue for it, unless an
  // animal is named: "रोटी लेने लाइन में" (in line for bread).
  return (
    /^[a-z]/iu.test(one.text) ||
    LIVING.has(last.id) ||
    all.some(({ kind, id, end }) => kind === "things" && LIVING.has(id) && end <= one.at && one.at - end < 20)
  );
};

/** "地铁门", "ट्रेन के डब्बे": a part of the vehicle that is named before it. */
const OF_IT: Partial<Record<DreamLanguage, RegExp>> = {
  zh: /^的?$/u,
  hi: /^ (?:के|की|का) $/u,
  ja: /^の$/u,
  ko: /^ ?$/u,
  tr: /^\p{L}* $/u,
  en: /^(?:['’]s)? $/u,
};
const PARTS_OF_VEHICLES = new Set<string>(["door", "box", "windscreen"]);
/** What has a door of its own: "a porta do armário", "the wardrobe door". */
const WITH_DOOR = new Set<string>([
  "wardrobe",
  "fridge",
  "stove",
  "locker",
  "washingMachine",
  "microwave",
  "safe",
]);
const DOOR_OF =
  /^ (?:d[oae]|della?|dell['’]|du|de la|de l['’]|d['’]une?|del|de un|de mi|of|to|on|vom|des) ?(?:(?:the|my|our|an?|minha?|meu|mi[oa]?|ma|mon) )?$/iu;
/** Whether it is a part of a vehicle or of furniture that is named beside it. */
const isPartOfOther = (one: Mention, all: readonly Mention[], text: string, language: DreamLanguage) => {
  // A box of a vehicle is a carriage, in Hindi only: "डब्बा".
  if (!PARTS_OF_VEHICLES.has(one.id) || (one.id === "box" && language !== "hi")) return false;
  const last = all.findLast(({ kind, end }) => kind === "things" && end <= one.at);
  const next = all.find(({ kind, at }) => kind === "things" && at >= one.end);
  const hasDoor = next && (WITH_DOOR.has(next.id) || VEHICLES.has(next.id));
  if (one.id === "door" && hasDoor && DOOR_OF.test(text.slice(one.end, next.at))) return true;
  return (
    last !== undefined &&
    (VEHICLES.has(last.id) || (one.id === "door" && WITH_DOOR.has(last.id))) &&
    OF_IT[language]?.test(text.slice(last.end, one.at)) === true
  );
};

/** "A field with sunflowers" is a field of sunflowers. */
const GROWS: Partial<Record<string, string>> = { sunflower: "sunflowerField", wheat: "wheatField" };
function asOneField(all: readonly Mention[], text: string): readonly Mention[] {
  const gone = new Set<Mention>();
  const made = all.map((one, i): Mention => {
    if (one.kind !== "places" || one.id !== "field") return one;
    for (const other of [all[i + 1], all[i - 1]]) {
      if (other?.kind !== "things" || !GROWS[other.id]) continue;
      const [from, to] = other.at > one.at ? [one.end, other.at] : [other.end, one.at];
      const gap = text.slice(from, to);
      if (gap.length > 9 || CLAUSE_END.test(gap)) continue;
      gone.add(other);
      return { ...one, id: GROWS[other.id]! };
    }
    return one;
  });
  return made.filter((one) => !gone.has(one));
}

const PARK = /park|parque|parc|parco|公園|公园|공원|पार्क|حديقة|парк/iu;
const PLAYED_ON = new Set<string>(["swing", "slide", "seesaw"]);
/** A park with a swing is a playground. */
function withPlaygrounds(all: readonly Mention[]): readonly Mention[] {
  if (!all.some(({ kind, id }) => kind === "things" && PLAYED_ON.has(id))) return all;
  return all.map((one) =>
    one.kind === "places" && one.id === "garden" && PARK.test(one.text) ? { ...one, id: "playground" } : one,
  );
}

const isReplaced = (one: Mention, all: readonly Mention[], text: string, language: DreamLanguage) =>
  one.kind === "things" &&
  all.some(
    ({ kind, at }) =>
      kind === "things" && at > one.end && NOT_BUT[language]?.test(text.slice(one.end, at)) === true,
  );

/** A job interview is at an office only where no other place is named. */
const INTERVIEW =
  /interview|entretien|entrevista|colloquio|mülakat|iş görüşme|собеседован|Vorstellungsgespräch|面接|面试|면접|इंटरव्यू|مقابلة/iu;
const isInterviewElsewhere = (one: Mention, all: readonly Mention[]) =>
  one.kind === "places" &&
  one.id === "office" &&
  INTERVIEW.test(one.text) &&
  all.some(({ kind, id }) => kind === "places" && id !== "office");

/**
 * The mentions of a dream: homographs with what they mean here, and without names of people and words that name nothing
 * of their own, such as a part of another thing.
 */
export function withMeanings(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  const known = HOMOGRAPHS[language];
  return asOneField(withPlaygrounds(all), text).flatMap((one) => {
    if (isName(one, text, language) || isReplaced(one, all, text, language)) return [];
    if (isQueueOfThings(one, all, text) || isPartOfOther(one, all, text, language)) return [];
    if (isOfCard(one, text, language)) return [];
    if (isInterviewElsewhere(one, all) || isToldDriver(one, all, text, language)) return [];
    const other = asCarDoor(one, all, text, language) ?? asHeap(one, all, text, language);
    if (other) return other;
    const found = known.find((each) => hasMeaning(one, all, text, each));
    if (!found) return [one];
    return found.is ? [{ ...one, kind: found.kind ?? "things", id: found.is }] : [];
  });
}
