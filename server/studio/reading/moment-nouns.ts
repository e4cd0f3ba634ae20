import type { Locale } from "#shared/locales.ts";
import type { Account } from "./account.ts";
import type { SymbolId } from "./catalogue.ts";
import { CATALOGUE } from "./catalogue.ts";
import type { LexiconLanguage } from "./language.ts";
import { lexiconLanguage } from "./language.ts";
import { momentWordsOf } from "./moments.ts";
import { bareNameOf, nameOf } from "./names.ts";
import type { PersonId, Thing } from "./scene/catalogue.ts";
import type { SceneReading } from "./scene/describe.ts";
import type { Mention } from "./scene/vocabulary.ts";
import { THING_OF_SYMBOL } from "./scene/symbol-things.ts";
import type { SceneThing } from "./scene/noun-phrase.ts";
import { form, isFeminine, thingName, thingPhrase, withoutIndefinite } from "./scene/noun-phrase.ts";
import { several } from "./scene/plurals.ts";
import { capitalised, fill } from "./voice.ts";

/** Somebody or something that a title can name. */
export interface MomentNoun {
  kind: "thing" | "person" | "symbol";
  id: string;
  /** Inside a sentence, with its article if the language has articles. */
  phrase: string;
  /** How much the dream is about it, on the scale of `CATALOGUE`. */
  weight: number;
  /** Offset of its first mention. */
  at: number;
  /** More than its bare name: with a colour, a size or a movement. */
  told: boolean;
}

// prettier-ignore
const BACKGROUND: ReadonlySet<Thing> = new Set([
  "door", "window", "house", "table", "chair", "bed", "stairs", "tree", "rock", "cup", "bottle", "gate", "fire",
  "phone", "television", "computer", "coat", "shoe", "dress", "glasses", "gloves", "rubberGloves", "swimsuit", "sofa", "fridge", "fork",
  "spoon", "wineGlass", "armchair", "desk", "bench", "pillow", "tap", "shower", "soap", "comb", "box", "ticket",
  "wallet", "handbag", "hat", "boots", "socks", "trousers", "shirt", "tie", "fence", "wall", "branch", "leaf",
  "stool", "shelves", "microwave", "watch", "sunglasses", "highHeels", "sneaker", "wellies", "roof",
]);
/** Their names say how they are drawn. */
const NOT_NAMED: ReadonlySet<Thing> = new Set(["eye", "hand", "heart", "foot", "ear", "brain"]);
/** Parents and grandparents, whom every word for them means. */
const PARENTS: ReadonlySet<PersonId> = new Set<PersonId>(["mother", "father", "grandmother", "grandfather"]);
const PEOPLE_WEIGHT: Partial<Record<PersonId, number>> = { baby: 2.3, bride: 2.1, crowd: 0.9 };
/** Symbols that can be seen and have no word in the scene. */
const SEEN_SYMBOLS: ReadonlySet<SymbolId> = new Set<SymbolId>([
  "wave",
  "flood",
  "wedding",
  "monster",
  "thief",
  "treasure",
  "earthquake",
  "explosion",
]);
/** Languages whose words show number or gender by their ending. */
const INFLECTED: ReadonlySet<LexiconLanguage> = new Set<LexiconLanguage>([
  "fr",
  "it",
  "es",
  "pt",
  "ar",
  "hi",
]);

/** Things that mean the same to a reader as another one. */
const LIKE: Partial<Record<string, Thing>> = {
  doubleDecker: "bus",
  galleon: "ship",
  watch: "clock",
  alarmClock: "clock",
  oldPhone: "phone",
  highHeels: "shoe",
  sneaker: "shoe",
};

const symbolOf = (kind: string, id: string) =>
  (Object.keys(THING_OF_SYMBOL) as SymbolId[]).find(
    (symbol) => THING_OF_SYMBOL[symbol] === `${kind}:${LIKE[id] ?? id}`,
  );

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c]/gu, "")
    .replaceAll("ı", "i");

/** A word without what Arabic writes before it, such as the article. */
const bareWord = (word: string, language: LexiconLanguage) =>
  language === "ar" ? plain(word).replace(/^[وف]?(?:بال|كال|لل|ال|[بلك](?=\p{L}{3}))/u, "") : plain(word);

/** How the dream's word relates to the name: the name itself, its plural, or another word, whose number is not known. */
function wordIs(
  { text: mention, end }: Mention,
  name: string,
  plural: string,
  { text, written }: Account,
): "name" | "plural" | "other" {
  const language = written as LexiconLanguage;
  const word = bareWord(mention, language);
  const own = bareWord(name, language);
  const many = bareWord(plural, language).replace(/^des /u, "");
  const is = (same: boolean) => (same ? "name" : "other");
  if (word === own) return "name";
  if (language === "hi") {
    // Before a postposition the singular looks like the plural.
    if (many && word === many)
      return /^ (?:पर|में|से|को|का|के|की|ने|तक)(?!\p{L})/u.test(text.slice(end)) ? "name" : "plural";
    return is(word.startsWith(own.replace(/[\u093e\u0940]$/u, "")) && !word.endsWith("\u094b\u0902"));
  }
  if (many && word === many) return "plural";
  if (language === "ar") {
    const stem = own.replace(/ة$/u, "");
    return is(word.startsWith(stem) && !/(?:ات|ين)$/u.test(word.slice(stem.length)));
  }
  if (INFLECTED.has(language)) return "other";
  if (language === "ja") return is(word.includes(own));
  return is(word.startsWith(own.slice(0, Math.min(own.length, 3))));
}

const NEVER = /(?!)/u;
/** What is looked for, lost or missed: before and after the word of the thing. */
const MISSING: Partial<Record<LexiconLanguage, [before: RegExp, after: RegExp]>> = {
  en: [
    /(?:find|looking for|search(?:ing)? for|lost|losing|missed|wanted|needed)\s(?:\S+\s){0,2}$/iu,
    /^\s(?:was|were) (?:gone|lost|missing)/iu,
  ],
  tr: [NEVER, /^\p{L}*\s(?:\S+\s)?(?:bulam|arıyor|aradı|ara[yn]|kaybe|kaybol|kaçır)/iu],
  fr: [/(?:cherch\p{L}+|perdu|raté|manqué|loupé|trouv\p{L}+ pas|retrouvé)\s(?:\S+\s){0,2}$/iu, NEVER],
  it: [/(?:cerca\p{L}+|trova\p{L}+|pers[oa]|perdut\p{L})\s(?:\S+\s){0,2}$/iu, NEVER],
  es: [/(?:busca\p{L}+|encontra\p{L}+|perd\p{L}+)\s(?:\S+\s){0,2}$/iu, NEVER],
  pt: [
    /(?:procura\p{L}+|encontra\p{L}+|perd\p{L}+)\s(?:\S+\s){0,2}$/iu,
    /^\s(?:já )?não (?:estava|tava|vinha)/iu,
  ],
  ar: [/(?:[أا]بحث عن|[أا]جد|فاتني|ضاع\p{L}*|فقدت)\s(?:\S+\s)?\p{L}{0,3}$/u, NEVER],
  hi: [NEVER, /^\s(?:\S+\s)?(?:ढूँढ|ढूंढ|खोज|छूट|खो\s|नहीं मिल)/u],
  ja: [NEVER, /^(?:を(?:探|捜|さが|なくし)|に乗り遅れ|が見つから|来な|が来な)/u],
  ko: [NEVER, /^(?:를|을)?\s(?:\S+\s)?(?:찾|잃|놓[치쳤])/u],
};

function isMissing({ at, end }: Mention, { text, written }: Account): boolean {
  const patterns = MISSING[written as LexiconLanguage];
  if (!patterns) return false;
  return (
    patterns[0].test(text.slice(Math.max(0, at - 40), at)) || patterns[1].test(text.slice(end, end + 40))
  );
}

function named(thing: Thing, locale: Locale): string {
  return momentWordsOf(locale).things[thing] ?? thingName(thing, locale);
}

/** A thing's phrase, or null where its number has no form. */
function phraseOf(thing: SceneThing, plural: boolean, locale: Locale): string | null {
  const language = lexiconLanguage(locale);
  const name = named(thing.thing, locale);
  const { plurals, moves } = momentWordsOf(locale);
  if (plural) {
    if (language === "ja" || language === "ko") return thingPhrase(thing, name, locale);
    return several(thing, withoutIndefinite(name, locale), locale) ?? plurals[thing.thing] ?? null;
  }
  // Names in the plural, such as "unas tijeras", have no adjectives in it.
  const bare = /^(?:unas|unos|uns|umas|des) /u.test(name) ? { thing: thing.thing } : thing;
  const phrase = thingPhrase(bare, name, locale);
  const indefinite =
    language === "tr" && phrase === name ? `bir ${name}` : language === "hi" ? `एक ${phrase}` : phrase;
  if (!thing.moves) return indefinite;
  // A Hindi article stands before the participle.
  const pattern = form(moves[thing.moves], isFeminine(name, language));
  if (language === "hi") return `एक ${fill(pattern, { what: phrase }, locale)}`;
  return fill(pattern, { what: indefinite }, locale);
}

function thingNoun(thing: SceneThing, mention: Mention, account: Account): MomentNoun[] {
  const { locale, written } = account;
  const language = lexiconLanguage(locale);
  const { plurals } = momentWordsOf(locale);
  if (NOT_NAMED.has(thing.thing) || isMissing(mention, account)) return [];
  const word =
    written === language
      ? wordIs(
          mention,
          withoutIndefinite(named(thing.thing, locale), locale),
          plurals[thing.thing] ?? "",
          account,
        )
      : "name";
  // "Gull" is a bird, but a title must not make a bird of it.
  if (word === "other" && !(thing.count && language === "en")) return [];
  const phrase = phraseOf(thing, thing.count !== undefined || word === "plural", locale);
  if (!phrase) return [];
  const symbol = symbolOf("things", thing.thing);
  const weight = BACKGROUND.has(thing.thing) ? 1.2 : symbol ? CATALOGUE[symbol].weight : 2.1;
  const striking = (thing.colour ? 0.7 : 0) + (thing.size ? 0.9 : 0) + (thing.moves ? 1.2 : 0);
  return [
    {
      kind: "thing",
      id: thing.thing,
      phrase,
      weight: weight + striking - (thing.count ? 0.2 : 0),
      at: mention.at,
      told: striking > 0 && phrase !== plurals[thing.thing],
    },
  ];
}

function personNoun(id: PersonId, mention: Mention, { locale, written }: Account): MomentNoun[] {
  const language = lexiconLanguage(locale);
  const [name = "", mine] = momentWordsOf(locale).people[id].split("|");
  const bare = withoutIndefinite(name, locale).replace(/^(?:bir |एक |la |le |il |el |[ao] )/u, "");
  if (written === language && !PARENTS.has(id)) {
    const word = bareWord(mention.text, language);
    if (INFLECTED.has(language) ? word !== bareWord(bare, language) : !word.includes(plain(bare).slice(0, 4)))
      return [];
  }
  // "Dedem": Turkish kin is mostly one's own, which the word says.
  const own =
    mine && written === language && /^\p{L}+m(?:[ıiuü]z)?(?:[ıiuüaednly]\p{L}*)?$/u.test(mention.text);
  return [
    {
      kind: "person",
      id,
      phrase: own ? mine : name,
      weight: PEOPLE_WEIGHT[id] ?? (PARENTS.has(id) ? 1.9 : 1.4),
      at: mention.at,
      told: false,
    },
  ];
}

/** Whether the dream calls a symbol by its name: a wedding dress is no wedding. */
function isNamed(id: SymbolId, at: number, { text, written, locale }: Account): boolean {
  const name = plain(bareNameOf(id, locale));
  return written !== lexiconLanguage(locale) || plain(text.slice(at, at + 14)).includes(name.slice(0, 4));
}

/** An orange tree has its own name. */
function isTree(mention: Mention, { mentions }: SceneReading): boolean {
  return mentions.some(
    ({ id, at, end }) =>
      id === "tree" &&
      ((at >= mention.end && at - mention.end < 3) || (end <= mention.at && mention.at - end < 7)),
  );
}

/** All that a title can name, the most important first. */
export function momentNouns(account: Account): MomentNoun[] {
  const { seen, symbols, locale } = account;
  const first = (kind: string, id: string) => seen.mentions.find((one) => one.kind === kind && one.id === id);
  const things = [...seen.scene.things, ...seen.animals].flatMap((thing) => {
    const mention = first("things", thing.thing);
    return mention && !isTree(mention, seen) ? thingNoun(thing, mention, account) : [];
  });
  const people = seen.scene.people.flatMap((id) => {
    const mention = first("people", id);
    return mention ? personNoun(id, mention, account) : [];
  });
  const others = symbols
    .filter(({ id, at }) => SEEN_SYMBOLS.has(id) && isNamed(id, at, account))
    .map(({ id, at }): MomentNoun => ({
      kind: "symbol",
      id,
      phrase: nameOf(id, locale),
      weight: CATALOGUE[id].weight,
      at,
      told: false,
    }));
  return [...things, ...people, ...others].toSorted((a, b) => b.weight - a.weight || a.at - b.at);
}

/** A title begins with a capital letter. */
export const titled = (text: string, locale: Locale): string => capitalised(text.trim(), locale);
