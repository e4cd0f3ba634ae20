import type { DreamLanguage } from "../language.ts";
import { nounsOf, TREES } from "./bond-nouns.ts";
import { CLAUSE_END, VERB_LAST } from "./bearers.ts";
import { bondBetween } from "./bonds.ts";
import type { Thing } from "./catalogue.ts";
import { isSubject } from "./handling-doers.ts";
import { isRidden } from "./handling-fits.ts";
import type { ReadText } from "./mentions.ts";
import type { Things } from "./scene-things.ts";
import { bothOf } from "./two-handlings.ts";
import type { Mention } from "./vocabulary.ts";
import type { Handling } from "./ways.ts";

/** What one person sits, stands or lies on, or in. */
// prettier-ignore
const SEATS: ReadonlySet<string> = new Set<Thing>([
  "bed", "chair", "sofa", "armchair", "bench", "stool", "swing", "hammock", "rockingChair", "deckchair", "mattress", "carpet",
  "roof", "wall", "rock", "cloud", "table", "desk", "fridge", "wardrobe", "piano", "haystack", "hayBale", "bookshelf", "chimney",
  "boat", "rowboat", "kayak", "canoe", "gondola", "raft", "fishingBoat", "motorboat", "dinghy", "barge", "yacht", "sled",
  "suitcase", "box", "chest", "basket", "wheelbarrow", "cart", "wagon", "barrel", "nest", "cradle", "pram", "bathtub",
  "seesaw", "rockingHorse", "wheelchair", "trampoline", "crane", "statue", "log", "stump", "airship", "coffin", "cauldron", "pot", "stairs",
]);
/** Of glass or with a door, so that one is seen inside. */
// prettier-ignore
const SEEN_IN: ReadonlySet<string> = new Set<Thing>([
  "aquarium", "birdCage", "dishwasher", "fridge", "jar", "locker", "snowGlobe", "wardrobe", "washingMachine",
]);
/** On their roofs. */
export const ROOFED: ReadonlySet<string> = new Set<string>(["house", "barn", "hut"] satisfies Thing[]);
/** Large animals on whose back one is. */
// prettier-ignore
const BACKS: ReadonlySet<string> = new Set<Thing>([
  "lion", "tiger", "bear", "whale", "dolphin", "turtle", "dragon", "cow", "deer", "swan", "giraffe", "zebra", "wolf", "eagle",
  "goose", "rhino", "hippo", "unicorn", "pegasus", "polarBear", "moose", "pig", "sheep", "goat", "tortoise", "goldfish",
]);
/** One sits at them, unless a word says that it is on them. */
const AT_ONLY: ReadonlySet<string> = new Set<Thing>(["table", "desk"]);
const ON_TOP =
  /(?<!\p{L})(?:on|onto|on top of|sur|sopra|sul|sobre|encima|em cima|subid[ao]|auf|на|فوق)(?!\p{L})|の上|위|üst|üzer|tepe|ऊपर|चढ़|खड़|上/iu;

/** Between a thing and whose it is. */
const OWNER_GAP = /^ (?:(?:of|de|del|di|della|du|da|do|von) ?(?:\p{L}+ )?)?$/iu;
/** Another subject between a person and a thing. */
const I =
  /(?<!\p{L})(?:I|we|je|j['’]|nous|yo|io|noi|eu|ich|wir|я|мы|ben|biz|मैं|हम|أنا|وأنا|نحن)(?!\p{L})|[我私僕俺]|나는|내가|우리/u;

/** One is there, and does nothing with another thing: "накрывала на стол" is no place. */
const IS_THERE =
  /(?<!\p{L})(?:was|were|is|are|sat|sits?|sitting|seated|stood|stands?|standing|la(?:y|id)|lying|lies|slept|sleep\p{L}*|asleep|perch\p{L}*|climb\p{L}*|rode|rid\p{L}+|sw[iu]ng\p{L}*|hid\p{L}*|danc\p{L}*|kne[el]\p{L}*|float\p{L}*|came|arriv\p{L}*|étai\p{L}*|est|assise?s?|debout|dor[mt]\p{L}*|couch\p{L}+|allong\p{L}+|perch\p{L}+|grimp\p{L}+|mont\p{L}+|balan[cç]\p{L}+|cach\p{L}+|era|erano|stav\p{L}+|sed(?:ut|ev)\p{L}+|sdrai\p{L}+|sal(?:it|iv)\p{L}+|in piedi|arrampic\p{L}+|dondol\p{L}+|estab\p{L}+|está\p{L}*|iban?|va|sub(?:id|i[óa])\p{L}*|sent[aó]\p{L}*|tumb\p{L}+|acost\p{L}+|de pie|column?pi\p{L}+|lleg\p{L}+|escond\p{L}+|estav\p{L}+|tava|ia|iam|deit\p{L}+|[de]e? pé|trep\p{L}+|s[aä](?:ß|ss)\p{L}*|sitz\p{L}+|st[ae]nd\p{L}*|steht|l[aie]+g\p{L}*|schl(?:ief|äf)\p{L}*|war(?:en)?|ist|hock\p{L}+|kletter\p{L}+|schaukel\p{L}+|f[uä]hr\p{L}*|ritt|versteck\p{L}+|сид\p{L}+|сел[аи]?|сто[яи]\p{L}*|леж\p{L}+|спа\p{L}+|спит|был[аи]?|кача\p{L}+|забра\p{L}+|зале[зт]\p{L}*|ех\p{L}+|плы\p{L}+|прят\p{L}+|(?:كان|كانت|و?هو|و?هي)|قاعد\p{L}*|[يت]?جال?[سل]\p{L}*|نائم\p{L}*|نايم\p{L}*|[يت]نام|واقف\p{L}*|راكب\p{L}*)(?!\p{L})|otur|uyu|yat[ıa]|dur|bin[ide]|sallan|saklan|çık|bekl|ayakta|बैठ|लेट|सो रह|सोय|सोई|खड़|चढ़|सवार|छिप|झूल|था|थी|थे|है|座|すわ|寝|眠|立っ|乗|横にな|登|隠れ|いた|いる|いて|腰|앉|누[워운웠]|자고|자는|잤|잠|서 ?있|서서|타고|탄|탔|올라|숨|있|坐|躺|睡|站|趴|骑|爬|在/iu;
const OTHER_ACT =
  /(?<!\p{L})(?!(?:sitt|sleep|ly|stand|rid|swing|hid|danc|kneel|float|perch|climb|rest|doz|cri?y|smil|laugh)ing|(?:dorm|dond|balan|mont|sent|column?pi)\p{L}*ndo)\p{L}{3,}(?:ing|[aei]ndo)(?!\p{L})/iu;
/** Straight after a person: "a girl on a swing". */
const PREPOSITION =
  /^ (?:on|in|inside|atop|aboard|up|sur|dans|su\p{L}{0,3}|nel\p{L}{0,2}|sopra|en|sobre|encima|dentro|em|no|na|num|numa|auf|im|oben|на|в|على|في|فوق) (?:\p{L}+['’ ]+){0,4}$/iu;
/** A clause ends between a thing and a person: "위로 올라갔고 할머니는". */
const CLAUSE_ENDS =
  /(?:고|서|며|니|는데|자) |(?:था|थी|थे|है|हैं) |(?:yordu|yor|m[ıiuü]ş|[dt][ıiuü])\p{L}* |[てで](?!い)\P{P}{3}/u;

/** A thing that is the subject itself: "판다 한 마리가 앉아". */
const IS_SUBJECT: Partial<Record<DreamLanguage, RegExp>> = {
  ko: /^(?: \S+ ?마리)?(?:이|가|은|는)(?= )/u,
  ja: /^(?:が|は)/u,
};

export const sitsItself = ({ end }: Mention, { text, language }: ReadText): boolean =>
  IS_SUBJECT[language]?.test(text.slice(end)) === true;

/** Whether the words around say that a person is at a thing, and nothing else that they do. */
function isThere(person: Mention, thing: Mention, read: ReadText): boolean {
  if (sitsItself(thing, read)) return false;
  const { text, language } = read;
  const first = person.at < thing.at;
  const gap = first ? text.slice(person.end, thing.at) : text.slice(thing.end, person.at);
  if (first && PREPOSITION.test(gap)) return true;
  const isLast = VERB_LAST.has(language);
  if (!first && isLast && CLAUSE_ENDS.test(gap)) return false;
  const end = first ? thing.end : person.end;
  const after = isLast || !first ? text.slice(end, end + 24).split(CLAUSE_END)[0]! : "";
  return IS_THERE.test(`${gap}_${after}`) && !OTHER_ACT.test(gap);
}

/** What one person may be on, as a word before or after it says. */
function fits(id: string, how: string): boolean {
  if (how !== "on" && how !== "in") return false;
  if (how === "in" && SEEN_IN.has(id)) return true;
  if (ROOFED.has(id)) return how === "on";
  return SEATS.has(id) || TREES.has(id) || (how === "on" && (isRidden(id) || BACKS.has(id)));
}

/** Gives people the thing that they are said to be on or in, where no verb has: "my mother was on a swing". */
export function addPlaces(read: ReadText, found: Things, ofOthers: Map<Mention, Handling>): void {
  const nouns = nounsOf(read, found);
  for (const [i, person] of nouns.entries()) {
    if (person.kind !== "people" || person.id === "crowd" || person.animal) continue;
    for (const [one, next] of [
      [person, nouns[i + 1]],
      [nouns[i - 1], person],
    ] as const) {
      const other = one === person ? next : one;
      if (!one || !next || other?.kind !== "things" || !found.ofMention.has(other)) continue;
      const bond = bondBetween(one, next, read);
      if (bond?.a !== person || !fits(bond.bond.to, bond.bond.how)) continue;
      // "فوق سرير أمي": it is hers.
      if (one !== person && OWNER_GAP.test(read.text.slice(one.end, next.at))) continue;
      if (!isThere(person, other, read)) continue;
      // "With my brother": the dreamer is there.
      if (!isSubject(person, read.text, read.language) || I.test(read.text.slice(one.end, next.at))) continue;
      const near = read.text.slice(Math.max(0, other.at - 16), other.end + 8);
      if (AT_ONLY.has(other.id) && (bond.at || !ON_TOP.test(near))) continue;
      const way = bond.bond.how === "in" && SEEN_IN.has(other.id) ? "inside" : "ride";
      const handling: Handling = { way, thing: found.ofMention.get(other)!.thing };
      const before = ofOthers.get(person);
      ofOthers.set(person, before ? bothOf(before, handling) : handling);
      break;
    }
  }
}
