import { CATALOGUE, type SymbolId } from "#server/studio/reading/catalogue.ts";
import { dreamLanguage, type DreamLanguage } from "#server/studio/reading/language.ts";
import { peopleIn } from "#server/studio/reading/people.ts";
import { symbolMentions } from "#server/studio/reading/symbols.ts";
import type { Locale } from "#shared/locales.ts";
import type { FindingKind } from "#shared/patterns.ts";

/** Raise it when the lexicon or the rules below change: all dreams are then searched anew, a few at a time. */
export const FINDINGS_VERSION = 2;

/** A proper name, as its user writes it. */
type NameId = `name:${string}`;
export type FindingName = SymbolId | NameId;
const NAME_ID = "name:";
/** The proper name of a finding; null for a symbol of the lexicon. */
export const properNameOf = (name: string): string | null =>
  name.startsWith(NAME_ID) ? name.slice(NAME_ID.length) : null;
export const isSymbol = (name: FindingName): name is SymbolId => properNameOf(name) === null;

/** A symbol, or a person by name, that a dream names. */
export interface Finding {
  name: FindingName;
  kind: FindingKind;
  /** Offsets of its first mention in the NFC text. */
  begins: number;
  ends: number;
  /** Number of mentions. */
  times: number;
}

// prettier-ignore
const PEOPLE = new Set<SymbolId>([
  "mother", "father", "child", "sibling", "grandmother", "grandfather", "friend", "stranger", "crowd", "baby",
  "teacher", "thief",
]);
// prettier-ignore
const PLACES = new Set<SymbolId>([
  "lake", "river", "island", "sea", "cliff", "bridge", "house", "room", "basement", "attic", "bathroom", "grave", "school",
  "stage", "road", "station", "forest", "mountain", "desert", "garden", "cave", "city", "market", "hospital", "temple",
  "labyrinth",
]);

const kindOf = (id: SymbolId): FindingKind =>
  PEOPLE.has(id) ? "person" : PLACES.has(id) ? "place" : "symbol";

/** Mentions of symbols and persons in an NFC text; the words of a name are no symbol there. */
export function symbolsBesideNames(text: string, written: DreamLanguage) {
  const symbols = symbolMentions(text, written);
  const people = peopleIn(text, written, symbols);
  const named = people.flatMap(({ mentions }) => mentions);
  const isNamed = ({ at, end }: { at: number; end: number }) =>
    named.some((name) => name.at < end && name.end > at);
  return { people, symbols: symbols.filter((symbol) => !isNamed(symbol)) };
}

/** What a dream names, in the order of first mentions. `language` is the one in which its user uses the site. */
export function findingsIn(dreamText: string, language: Locale): Finding[] {
  const text = dreamText.normalize("NFC");
  const found = new Map<FindingName, Finding>();
  const { people, symbols } = symbolsBesideNames(text, dreamLanguage(text, language));
  for (const { id, at, end } of symbols) {
    const earlier = found.get(id);
    if (earlier) earlier.times++;
    else found.set(id, { name: id, kind: kindOf(id), begins: at, ends: end, times: 1 });
  }
  for (const { name, mentions } of people) {
    const id: NameId = `${NAME_ID}${name}`;
    const [first] = mentions;
    if (!first) continue;
    found.set(id, { name: id, kind: "person", begins: first.at, ends: first.end, times: mentions.length });
  }
  return [...found.values()].toSorted((a, b) => a.begins - b.begins);
}

const HEAVIEST = 3.8;
/** Importance of a person by name: like that of those whom the lexicon knows. */
const PERSON_WEIGHT = 2;

/** Weight of a symbol in a dream, above 0 to 1: its importance, and how often it is named. */
export function weightOf(name: FindingName, times: number): number {
  const own = isSymbol(name) ? CATALOGUE[name].weight : PERSON_WEIGHT;
  return Math.min(1, (own + 0.4 * Math.min(2, times - 1)) / HEAVIEST);
}
