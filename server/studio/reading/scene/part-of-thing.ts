import type { DreamLanguage } from "../language.ts";
import { VEHICLES } from "./driving.ts";
import { LIVING } from "./others.ts";
import { BODY } from "./owners.ts";
import { type Mention, searchWordsIn } from "./vocabulary.ts";

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

const OF_VEHICLE = new Set<string>([
  "door",
  "window",
  "lamp",
  "lantern",
  "wheel",
  "roof",
  "chair",
  "bench",
  "curtain",
  "bell",
  "engine",
  "steeringWheel",
  "windscreen",
  "headlights",
  "chimney",
]);
const WITH_LEGS = new Set<string>(["chair", "table", "bed", "armchair", "desk", "bench", "piano", "sofa"]);

/** Between a part and what it belongs to, where the part stands first: "die Lampen des Zuges". */
const PART_FIRST: Partial<Record<DreamLanguage, RegExp>> = {
  de: /^ (?:des|der|eines|einer|vom|von (?:der|einem|einer)|(?:mein|unser|sein|ihr)(?:es|er)) (?:\p{L}+ )?$/iu,
  ru: /^ (?:\p{L}+(?:ого|его|ой|ей|ых|их) )?$/iu,
  ar: /^ $/u,
};
/** The part stands last: "ट्रेन की खिड़की". */
const PART_LAST: Partial<Record<DreamLanguage, RegExp>> = {
  hi: /^ (?:का|की|के) (?:\S+ )?$/u,
};
/** It comes off or grows, and is then a thing. */
const APART: Partial<Record<DreamLanguage, RegExp>> = {
  de: /(?:fiel|fallen|brach|brochen|riss|wuchs|wachsen|blut|brann|brenn)/iu,
  ru: /(?:отпал|отвал|оторв|слом|отлом|вырос|кров)/iu,
  ar: /(?:طاح|سقط|وقع|[نا]كسر|مكسور|انقطع|نبت|دم(?!\p{L}))/u,
  hi: /(?:गिर|टूट|कट|उग|निकल|खून)/u,
};
/** The genitive of Russian nouns. */
const GENITIVE = /[аяыи]$|[ео]в$|ей$/iu;

const isBase = ({ kind, id, text }: Mention): boolean =>
  (searchWordsIn("ru").get(`${kind}:${id}`) ?? []).some(
    (word) => word.replace(/^=/u, "") === text.toLowerCase(),
  );

const belongs = (part: Mention, whole: Mention): boolean =>
  whole.kind === "things" &&
  ((VEHICLES.has(whole.id) && OF_VEHICLE.has(part.id)) ||
    (LIVING.has(whole.id) && (BODY.has(part.id) || part.id === "claws")) ||
    (WITH_LEGS.has(whole.id) && part.id === "leg"));

/** What is there without the animal or the car that it is of: "ريشة طائر", "перо павлина", "مفتاح سيارة". */
const LEFT = new Set<string>(["feather", "egg", "skull", "bones", "nest", "footprints", "quill"]);
function isOnlyKind(whole: Mention, { all, text, language }: Read): boolean {
  const first = PART_FIRST[language];
  if (whole.kind !== "things") return false;
  const isVehicle = VEHICLES.has(whole.id);
  // "कार की चाबी".
  const next = isVehicle ? all.find(({ kind, at }) => kind === "things" && at >= whole.end) : undefined;
  if (next?.id === "key" && PART_LAST[language]?.test(text.slice(whole.end, next.at))) return true;
  if (!first || (!isVehicle && !LIVING.has(whole.id))) return false;
  const part = all.findLast(({ kind, end }) => kind === "things" && end <= whole.at);
  if (
    !part ||
    !(isVehicle ? part.id === "key" : LEFT.has(part.id)) ||
    !first.test(text.slice(part.end, whole.at))
  )
    return false;
  return language !== "ru" || (GENITIVE.test(whole.text) && !isBase(whole));
}

/** Whether it is a part of a vehicle, an animal or furniture that stands beside it. */
export function isPartOfThing(part: Mention, { all, text, language }: Read): boolean {
  const [first, last] = [PART_FIRST[language], PART_LAST[language]];
  if (part.kind !== "things" || (!first && !last)) return false;
  if (isOnlyKind(part, { all, text, language })) return true;
  if (APART[language]?.test(text.slice(part.end, part.end + 30))) return false;
  if (last) {
    // One looks out of it.
    if (part.id === "window" && /^ (?:से|के बाहर|पर)/u.test(text.slice(part.end))) return false;
    const whole = all.findLast(({ kind, end }) => kind === "things" && end <= part.at);
    return whole !== undefined && belongs(part, whole) && last.test(text.slice(whole.end, part.at));
  }
  const whole = all.find(({ kind, at }) => kind === "things" && at >= part.end);
  if (!whole || !belongs(part, whole) || !first!.test(text.slice(part.end, whole.at))) return false;
  return language !== "ru" || (GENITIVE.test(whole.text) && !isBase(whole));
}
