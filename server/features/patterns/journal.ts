import type { Mood } from "#shared/dreams.ts";
import { RETURN_NIGHTS_MIN, type FindingKind, type Rise } from "#shared/patterns.ts";
import { weightOf, type FindingName } from "./findings.ts";
import { nightBefore } from "./nights.ts";
import type { CountedDream, FoundIn } from "./queries.ts";

/** A dream that names a symbol. */
interface Case {
  dream: CountedDream;
  found: FoundIn;
}

/** What one name counts in a journal: its cases of the period, the earliest night first. */
export interface Counted {
  id: FindingName;
  kind: FindingKind;
  cases: Case[];
  nights: number;
}

export interface Journal {
  from: string;
  to: string;
  /** All dreams, the earliest night first. */
  dreams: CountedDream[];
  /** Those of the period. */
  recent: CountedDream[];
  /** By name, of the period, the greatest number of nights times importance first. */
  counted: Counted[];
  /** Ids of all dreams that have a name. */
  dreamsWith: (name: string) => ReadonlySet<string>;
}

const YEAR_DAYS = 364;
const HEAVY: ReadonlySet<Mood> = new Set(["anxious", "sad"]);

/** How the user woke; null where no mood was noted. */
export const wokeOf = (mood: Mood | null): Rise["woke"] =>
  mood === null ? null : HEAVY.has(mood) ? "heavy" : "well";

/** Nights by importance: a hand or a room is in many dreams, and says little of them. */
const rankOf = ({ id, nights }: Pick<Counted, "id" | "nights">) => nights * weightOf(id, 1);

const distinctNights = (cases: readonly Case[]) => new Set(cases.map(({ dream }) => dream.night)).size;

/**
 * Counts a journal. The period is the year up to `today`, or up to the last dream where that is longer ago.
 * `corrected`: `dream name` that the user took out.
 */
export function countJournal(
  dreams: CountedDream[],
  findings: readonly FoundIn[],
  corrected: ReadonlySet<string>,
  today: string,
): Journal {
  const last = dreams.at(-1)?.night ?? today;
  const to = last >= nightBefore(today, YEAR_DAYS) ? (last > today ? last : today) : last;
  const from = nightBefore(to, YEAR_DAYS);
  const byId = new Map(dreams.map((dream) => [dream.id, dream]));
  const names = new Map<FindingName, { kind: FindingKind; cases: Case[]; all: Set<string> }>();
  for (const found of findings) {
    const dream = byId.get(found.dream_id);
    if (!dream || corrected.has(`${found.dream_id} ${found.name}`)) continue;
    const own = names.get(found.name) ?? { kind: found.kind, cases: [], all: new Set<string>() };
    own.all.add(dream.id);
    if (dream.night >= from) own.cases.push({ dream, found });
    names.set(found.name, own);
  }
  const order = new Map(dreams.map(({ id }, index) => [id, index]));
  const counted = [...names]
    .map(([id, { kind, cases }]) => ({
      id,
      kind,
      cases: cases.toSorted((a, b) => order.get(a.dream.id)! - order.get(b.dream.id)!),
      nights: distinctNights(cases),
    }))
    .toSorted((a, b) => rankOf(b) - rankOf(a) || (a.id < b.id ? -1 : 1));
  return {
    from,
    to,
    dreams,
    recent: dreams.filter(({ night }) => night >= from),
    counted,
    dreamsWith: (name) => names.get(name as FindingName)?.all ?? new Set(),
  };
}

/** The names that returned on at least three nights of the period. */
export const returning = ({ counted }: Journal): Counted[] =>
  counted.filter(({ nights }) => nights >= RETURN_NIGHTS_MIN);

/** One rise for each night: the greatest weight, and how the user woke from the heaviest of its dreams. */
export function risesOf({ cases }: Counted): Rise[] {
  const rises = new Map<string, Rise>();
  for (const { dream, found } of cases) {
    const rise = rises.get(dream.night) ?? { night: dream.night, weight: 0, woke: null };
    const woke = wokeOf(dream.mood);
    rise.weight = Math.max(rise.weight, Math.round(weightOf(found.name, found.times) * 100) / 100);
    if (rise.woke !== "heavy") rise.woke = woke ?? rise.woke;
    rises.set(dream.night, rise);
  }
  return [...rises.values()];
}
