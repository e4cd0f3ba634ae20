import type { DreamLanguage } from "../language.ts";
import { VEHICLES } from "./driving.ts";
import { LIVING } from "./others.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

/** What vehicles have by themselves. */
const OF_VEHICLES = new Set<string>([
  "window",
  "door",
  "lamp",
  "chair",
  "armchair",
  "wings",
  "planeWing",
  "chimney",
  "wall",
  "windscreen",
  "rearMirror",
  "shutters",
  "bell",
  "wheel",
  "curtain",
]);
/** What animals have, so that it is no thing beside them. */
// prettier-ignore
const OF_ANIMALS = new Set<string>([
  "ear", "eye", "leg", "foot", "tail", "belly", "nose", "mouth", "tongue", "claws", "hair", "feather", "horns", "antlers", "hand",
]);
/** What they are seen with only where it is said: wings on a cat, the horns of a man. */
const WITH = new Set<string>([
  "ear",
  "eye",
  "leg",
  "foot",
  "belly",
  "nose",
  "mouth",
  "tongue",
  "claws",
  "feather",
  "hair",
]);
const STRINGED = new Set<string>([
  "guitar",
  "electricGuitar",
  "violin",
  "cello",
  "harp",
  "piano",
  "lyre",
  "oud",
  "sitar",
  "zither",
  "berimbau",
]);
const STRING = /^(?:cuerda|corda|corde)s?$/iu;

/** Between a part and what it belongs to: "la ventana del tren", "le ali dell'aereo". */
const OF: Partial<Record<DreamLanguage, RegExp>> = {
  es: /^ (?:de(?:l| la| los| las| un| una| mi| mis| su| aquel| aquella| ese| este)?) (?:\p{L}+ )?$/iu,
  fr: /^ (?:du |des |de (?:la |l['’]|mon |ma |mes |son |sa |ce |cette |notre )?|d['’](?:une? )?)(?:\p{L}+ )?$/iu,
  it: /^ (?:d(?:i|el|ella|ello|ei|egli|elle) (?:un |una |mi[oa] |su[oa] )?|d(?:ell|i un)['’])(?:\p{L}+ )?$/iu,
  pt: /^ (?:d[eoa]s? (?:um |uma |meu |minha |seu |sua )?|d(?:um|uma|aquele|aquela|esse|este) )(?:\p{L}+ )?$/iu,
};
/** Between an animal and a part that it has: "un perro con una oreja blanca". */
const HAS: Partial<Record<DreamLanguage, RegExp>> = {
  es: /^ (?:\p{L}+ )?(?:con|de) (?:una?|dos|tres|el|la|los|las|sus?)? ?(?:\p{L}+ )?$/iu,
  fr: /^ (?:\p{L}+ )?(?:avec|à|aux|au|qui avait) ?(?:une?|deux|trois|les?|la|l['’]|de|des|ses|son|sa)? ?(?:\p{L}+ )?$/iu,
  it: /^ (?:\p{L}+ )?(?:con|dal|dalla|dagli|dalle|dai) ?(?:un|un['’]|una|due|tre|il|la|le|gli|i)? ?(?:\p{L}+ )?$/iu,
  pt: /^ (?:\p{L}+ )?(?:com|de) (?:uma?|duas|dois|três|o|a|os|as)? ?(?:\p{L}+ )?$/iu,
};
/** Comes off, grows on somebody, or is all that is there. */
const APART =
  /(?:ca[ií]a|ca[ií]an|cayó|cayeron|sali[oó]|salía|creci|tombai|poussé|poussai|spuntat|cadev|cadut|cresciut|nascid|cresc|caiu|caír|arranc|cort|coup|tagliat|perdi|perdu|perso|gigant|enorm|géant|immens)/iu;

/** Whether a part of a vehicle, an animal or an instrument is named in passing: the whole is there. */
export function isPartInPassing(one: Mention, { all, text, language }: Read): boolean {
  if (one.kind !== "things" || !OF[language]) return false;
  const next = all.find(({ kind, at }) => (kind === "things" || kind === "people") && at >= one.end);
  const isOf = next?.kind === "things" && OF[language]!.test(text.slice(one.end, next.at));
  const around = text.slice(Math.max(0, one.at - 24), one.end + 24);
  if (isOf && OF_VEHICLES.has(one.id) && VEHICLES.has(next.id)) return true;
  // "Miraba por el finestrino": a word for windows of vehicles only.
  if (one.id === "window" && /^finestrin[oi]$/iu.test(one.text))
    return all.some(({ kind, id }) => kind === "things" && VEHICLES.has(id));
  if (one.id === "rope" && STRING.test(one.text))
    return all.some(({ kind, id }) => kind === "things" && STRINGED.has(id));
  if (APART.test(around)) return false;
  if (isOf && OF_ANIMALS.has(one.id) && LIVING.has(next.id))
    return !/^ (?:de|di|da|d['’]) ?$/iu.test(text.slice(one.end, next.at));
  if (!WITH.has(one.id)) return false;
  const last = all.findLast(({ kind, end }) => (kind === "things" || kind === "people") && end <= one.at);
  return last?.kind === "things" && LIVING.has(last.id) && HAS[language]!.test(text.slice(last.end, one.at));
}

/** Things and stops that are said to be of a vehicle or of what they open. */
const OF_ONE = new Set<string>(["key", "busStop", "ticket", "seatBelt", "tyre"]);
/** "A chave do carro": the car only says which key. */
export function isOfKey(one: Mention, { all, text, language }: Read): boolean {
  if (one.kind !== "things" || !OF[language]) return false;
  const last = all.findLast(({ kind, end }) => kind === "things" && end <= one.at);
  return last !== undefined && OF_ONE.has(last.id) && OF[language]!.test(text.slice(last.end, one.at));
}

/** Parts of animals, of a kind that the animal names: "orejas de burro", "ali di farfalla". */
const PART_OF_KIND =
  /(?<!\p{L})(?:orejas?|oreilles?|orecchi[eo]?|orelhas?|patas?|pattes?|zamp[ae]|colas?|cod[ae]|queues?|rabos?|cuernos?|cornes?|corna|chifres?|alas?|ailes?|ali|asas?|hocicos?|museaux?|focinhos?|picos?|becs?|becc[oh]i?|bicos?|ojos|yeux|occhi|olhos|dientes?|dents?|dent[ei]|dentes|garras?|griffes?|artigli|plumas?|plumes?|pium[ae]|penas?|piel|pelo|peau|fourrure|pell[ei]|pelliccia|pele|escamas?|écailles|squame|huevos?|[oœ]e?ufs?|uov[ao]|ovos?|leche|lait|latte|leite|carne|viande|bigotes?|moustaches?|huellas?|empreintes?|impronte|pegadas?|caca|sangre|sang|sangue) (?:(?:grand|pequeñ|enorm|larg|long|lung|blanc|blanch|negr|noir|ner)\p{L}* )?(?:de |di |da |d['’])$/iu;
export const isKindOfPart = (one: Mention, { text, language }: Read): boolean =>
  one.kind === "things" &&
  OF[language] !== undefined &&
  LIVING.has(one.id) &&
  PART_OF_KIND.test(text.slice(Math.max(0, one.at - 40), one.at));

/** A tail and a line of people are one word. */
const TAIL_OR_LINE = /^(?:cola|coda|queue|la queue)$/iu;
const IN_LINE =
  /(?<!\p{L})(?:hac\p{L}+|haciendo|en|guard\p{L}+|fai(?:t|re|sai\p{L}+|sant)|dans|in|fa(?:re|cev\p{L}+)|larga|longue|lunga|una|une) (?:la |una |une |al )?$/iu;
/** Trees whose leaves and wood are named: "une feuille de chêne". */
const TREES = new Set<string>([
  "oak",
  "pine",
  "palm",
  "birch",
  "willow",
  "tree",
  "figTree",
  "oliveTree",
  "appleTree",
  "maple",
  "cypress",
  "poplar",
  "bananaTree",
  "lemonTree",
]);
const OF_TREE =
  /(?<!\p{L})(?:feuilles?|branches?|bois|écorce|troncs?|hojas?|ramas?|corteza|madera|troncos?|fogli[ae]|ram[oi]|rametti?|cortecci[ae]|legno|tronc[oh]i?|folhas?|ramos?|galhos?|casca|madeira) (?:de |di |da |d['’])(?:un |una |um |uma )?$/iu;
export const isKindOfTree = (one: Mention, { text, language }: Read): boolean =>
  one.kind === "things" &&
  OF[language] !== undefined &&
  TREES.has(one.id) &&
  OF_TREE.test(text.slice(Math.max(0, one.at - 30), one.at));

const GROUPS =
  /^(?:procesión|processione|procession|procissão|desfile|défilé|sfilata|cortejo|corteo|cortège|multitud|foule|folla|multidão|banda|bando|orquesta|orchestra|orchestre|orquestra|coro|chorale|público|fila|una fila)$/iu;
/** "Formigas de verdade, em fila": they stand in a line, and nobody queues. */
export const isLineOfThings = (one: Mention, { all, text, language }: Read): boolean => {
  if (OF[language] === undefined || one.id !== "crowd") return false;
  const next = all.find(({ kind, at }) => (kind === "things" || kind === "people") && at >= one.end);
  // "Una processione di lumache".
  if (GROUPS.test(one.text) && next?.kind === "things" && LIVING.has(next.id))
    return OF[language]!.test(text.slice(one.end, next.at));
  if (!/^(?:(?:en|in|em) )?fil[ae]$/iu.test(one.text)) return false;
  const last = all.findLast(({ kind, end }) => (kind === "things" || kind === "people") && end <= one.at);
  const gap = last && text.slice(last.end, one.at);
  return last?.kind === "things" && gap!.length < 28 && !/[.!?;]/u.test(gap!);
};

/** "El gato movía la cola": nobody queues. */
export const isTailOfAnimal = (one: Mention, { all, text }: Read): boolean =>
  one.kind === "people" &&
  one.id === "crowd" &&
  TAIL_OR_LINE.test(one.text) &&
  !IN_LINE.test(text.slice(0, one.at)) &&
  all.some(
    ({ kind, id, at, end }) =>
      kind === "things" &&
      (LIVING.has(id) || (id === "kite" && at >= one.end)) &&
      (end <= one.at ? one.at - end < sentenceBefore(text, one.at).length : at - one.end < 12),
  );
