import type { DreamLanguage } from "../language.ts";
import { isOfDriver, vehicleOfDriver } from "./drivers.ts";
import { VEHICLES } from "./driving.ts";
import { LIVING } from "./others.ts";
import type { Mention } from "./vocabulary.ts";

/** Words that are another thing at such a place: a "carteira" is a wallet, and at school a desk. */
const ELSEWHERE: readonly { id: string; word: RegExp; at: ReadonlySet<string>; as: string | null }[] = [
  { id: "wallet", word: /^carteiras?$/iu, at: new Set(["school", "exam"]), as: "desk" },
  {
    id: "table",
    word: /^(?:mas[ae]|mesas?|tavol[oi]|banc[oh]|pupitre|طاول|مكتب|मेज़?|टेबल|стол)/iu,
    at: new Set(["office", "school"]),
    as: "desk",
  },
  {
    id: "leaf",
    word: /^(?:folhas?|hojas?|feuilles?)$/iu,
    at: new Set(["office", "school", "exam"]),
    as: "paper",
  },
  { id: "picture", word: /^(?:tableau|quadro)$/iu, at: new Set(["school", "exam"]), as: "blackboard" },
  // A counter at which one is served, and no toll.
  {
    id: "tollBooth",
    word: /^gişe/iu,
    at: new Set(["postOffice", "bank", "station", "cinema", "stadium"]),
    as: null,
  },
  // The goal of a football pitch.
  { id: "door", word: /^porta$/iu, at: new Set(["stadium"]), as: "goal" },
  { id: "castle", word: /^kale/iu, at: new Set(["stadium"]), as: "goal" },
  { id: "gate", word: /^ворот/iu, at: new Set(["stadium"]), as: "goal" },
  // One boards there, and nothing is closed by it.
  { id: "gate", word: /./u, at: new Set(["airport"]), as: null },
];
function asThere(one: Mention, all: readonly Mention[]): Mention | null {
  if (one.kind !== "things") return one;
  const other = ELSEWHERE.find(
    ({ id, word, at }) =>
      id === one.id &&
      word.test(one.text) &&
      all.some(({ kind, id: place }) => kind === "places" && at.has(place)),
  );
  if (!other) return one;
  return other.as ? { ...one, id: other.as } : null;
}

/** Spanish and Portuguese have one word for a bank and a bench. */
const ON_BENCH = /(?:sentad|sent)\p{L}* (?:en|num|no|em) (?:un |el |um |o )?$/iu;
const BENCH_OF =
  /^s? (?:de la plaza|del parque|de madera|de piedra|del jardín|da praça|do jardim|de jardim|do parque|de madeira|de pedra|vazio)/iu;
const asBench = (one: Mention, text: string): Mention =>
  one.kind === "places" &&
  /^bancos?$/iu.test(one.text) &&
  (BENCH_OF.test(text.slice(one.end)) || ON_BENCH.test(text.slice(Math.max(0, one.at - 30), one.at)))
    ? { ...one, kind: "things", id: "bench" }
    : one;

/** Korean "배" is a ship, a belly and a pear. */
const ILL = /병원|의사|간호사|수술|아[파프팠]|임신|배꼽|내 배|제 배/u;
const ON_WATER = /바다|항구|선장|탔|타고|타는|강[에을]|노를|갑판|태풍|파도/u;
const isBelly = (one: Mention, text: string) =>
  one.id === "ship" && one.text.startsWith("배") && ILL.test(text) && !ON_WATER.test(text);

/** The yard where a teacher is belongs to the school. */
const YARD = /^(?:cour|patio|cortile|pátio)$/iu;
const asYard = (one: Mention, all: readonly Mention[]): Mention =>
  one.kind === "places" && YARD.test(one.text) && all.some(({ id }) => id === "teacher")
    ? { ...one, id: "schoolYard" }
    : one;

const OF = /^ (?:de |d['’]|di |of an? |of |von |einer? )(?:una? |une? |uma? |um )?$/iu;
const PARTS = new Set(["wings", "feather", "mask"]);
const BLOOMS = new Set(["rose", "sunflower", "daisy", "lotus"]);
const BUNCH = /^(?:bouquets?|buquês?|ramos?|ramalhetes?|mazz[oi]|bunch|petal|p[ée]t[ai]l)/iu;

/** "Butterfly wings" are no butterfly, and a bunch of roses no other flower. */
function isOfNext(one: Mention, all: readonly Mention[], text: string): boolean {
  if (one.kind !== "things") return false;
  const next = all.find(({ kind, at }) => kind === "things" && at >= one.end);
  const last = all.findLast(({ kind, end }) => kind === "things" && end <= one.at);
  if (one.id === "flower" && BUNCH.test(one.text))
    return next !== undefined && BLOOMS.has(next.id) && OF.test(text.slice(one.end, next.at));
  if (!LIVING.has(one.id)) return false;
  if (next && PARTS.has(next.id) && /^(?:['’]s?)? $|^の$/u.test(text.slice(one.end, next.at))) return true;
  return last !== undefined && PARTS.has(last.id) && OF.test(text.slice(last.end, one.at));
}

/** "A vecchio pescatore" is one man, "una señora anciana" one woman. */
function isOneWithNext(one: Mention, all: readonly Mention[]): boolean {
  if (one.kind !== "people") return false;
  const next = all.find(({ kind, at }) => kind === "people" && at === one.end + 1);
  if (next === undefined) return false;
  return (
    ((one.id === "oldMan" || one.id === "oldWoman") && /^(?:wo)?man$/u.test(next.id)) ||
    (one.id === "woman" && next.id === "oldWoman") ||
    (one.id === "man" && next.id === "oldMan")
  );
}

/** "A college roommate" and "mi profesora del cole" do not tell where the dream is. */
const FROM =
  /^ (?:from|at|de|del|de la|de l['’]|d['’]|della|dell['’]|delle|dei|degli|alle|dal|da|do|das|dos|du|aus der|von der) ?(?:(?:mi|minha|meu|mio|mia|mon|ma|my|our|nuestro) )?$/iu;
function isOfPerson(one: Mention, all: readonly Mention[], text: string): boolean {
  // "El cura del pueblo".
  if (one.kind === "places" && one.id === "village")
    return all.some(
      ({ kind, end }) => kind === "people" && end < one.at && FROM.test(text.slice(end, one.at)),
    );
  if (one.kind !== "places" || one.id !== "school") return false;
  const isElsewhere = all.some(({ kind, id }) =>
    kind === "places" ? id !== "school" : kind === "things" && VEHICLES.has(id),
  );
  if (!isElsewhere && /^(?:elementari|medie|primaria)$/iu.test(one.text)) return false;
  return all.some(
    ({ kind, id, at, end }) =>
      kind === "people" &&
      ((id === "friend" && at === one.end + 1 && !/에서?$/u.test(one.text)) ||
        (end < one.at && FROM.test(text.slice(end, one.at)))),
  );
}

/** Whose work is an instrument's. */
const PLAYERS: readonly [RegExp, string][] = [
  [/^pianist/iu, "piano"],
  [/^guitarrist|^guitarist|^chitarrist/iu, "guitar"],
  [/^violinist|^violonist|^kemancı/iu, "violin"],
  [/^acordeonist|^accord[ei]onist|^accordéonist|^fisarmonicist|^akordeoncu/iu, "accordion"],
];
/** Who sits at a till. */
const CASHIER =
  /^cashier|^caissi[eè]r|^cassier|^cajer[oa]|^(?:operador[a ]|(?:o |a )?caixa$)|^kasiyer|كاشير|कैशियर|^レジ係|^계산원|^кассир|^收银员|^kassierer/iu;
/** The vehicle or instrument of somebody, where the dream does not name it beside. */
export function toolsOf(all: readonly Mention[]): Mention[] {
  return all.flatMap((one) => {
    if (one.kind !== "people") return [];
    const tool =
      vehicleOfDriver(one, all) ??
      [...PLAYERS, [CASHIER, "till"] as const].find(([word]) => word.test(one.text))?.[1];
    return tool && all.every(({ id }) => id !== tool) ? [{ ...one, kind: "things" as const, id: tool }] : [];
  });
}

/** Furniture and windows in whose word their room is. */
const ROOM_IN: Partial<Record<DreamLanguage, readonly [RegExp, string][]>> = {
  de: [
    [/(?<!\p{L})Küchen(?:fenster|tisch|tür|boden|uhr|st[uü]hl|schrank|herd|spüle|bank)/u, "kitchen"],
    [/(?<!\p{L})Badezimmer(?:spiegel|fenster|tür|boden)/u, "bathroom"],
    [/(?<!\p{L})Wohnzimmer(?:tisch|fenster|teppich|sofa|wand|boden)/u, "livingRoom"],
    [/(?<!\p{L})Schlafzimmer(?:fenster|tür|wand|decke|boden)/u, "bedroom"],
  ],
  ru: [[/(?<!\p{L})кухонн\p{L}+ (?:стол|окн|пол|шкаф)/iu, "kitchen"]],
};
/** The room that such a word names, where the dream names no place. */
export function roomsOf(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  if (all.some(({ kind }) => kind === "places")) return [];
  return (ROOM_IN[language] ?? []).flatMap(([word, id]) => {
    const found = word.exec(text);
    if (!found) return [];
    const at = found.index;
    return [{ kind: "places", id, at, end: at + found[0].length, text: found[0] }];
  });
}

/** In front of or outside a building one is not in it. */
const IN_FRONT: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:in front of|outside) (?:the |our |my )?$/iu,
  fr: /(?<!\p{L})(?:devant|en face d[eu]) (?:la |le |l['’]|notre )?$/iu,
  es: /(?<!\p{L})(?:delante de|enfrente de|frente a|delante|enfrente)(?:l| la| el)? $/iu,
  pt: /(?<!\p{L})(?:em frente (?:a|ao|à|d[oa])|diante d[oa]|à frente d[oa]) $/iu,
  it: /(?<!\p{L})(?:davanti|di fronte) (?:al|alla|a|all['’]) ?$/iu,
  de: /(?<!\p{L})vor (?:dem|der) $/iu,
};
const IN_FRONT_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^ önünde/u,
  ja: /^の前[でにを]/u,
  ko: /^ 앞/u,
  hi: /^ के (?:सामने|बाहर)/u,
};
/** What is seen from outside anyway, or has no outside. */
const STAYS = new Set(["church", "mosque", "temple", "shrine", "kitchen", "bedroom", "bathroom", "room"]);
function isOutside(one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean {
  if (one.kind !== "places" || STAYS.has(one.id)) return false;
  if (!all.some(({ kind, id }) => kind === "places" && id !== one.id)) return false;
  return (
    IN_FRONT[language]?.test(text.slice(Math.max(0, one.at - 30), one.at)) === true ||
    IN_FRONT_AFTER[language]?.test(text.slice(one.end)) === true
  );
}

/** Reads words that mean another thing, nothing of their own or one thing more beside what else is named. */
export function besides(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  const kept = all
    .filter(
      (one) =>
        !isBelly(one, text) &&
        !isOfDriver(one, all, text, language) &&
        !isOfPerson(one, all, text) &&
        !isOfNext(one, all, text) &&
        !isOneWithNext(one, all) &&
        !isOutside(one, all, text, language),
    )
    .flatMap((one) => asThere(asYard(asBench(one, text), all), all) ?? []);
  return kept;
}
