import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { nightSettingsOf } from "#server/features/accounts/accounts.ts";
import { linkTo } from "#server/features/symbols/symbols.ts";
import { MOODS } from "#shared/dreams.ts";
import type { Locale } from "#shared/locales.ts";
import { nightAt } from "#shared/nights.ts";
import { CHART_DREAMS_MIN, type Chosen, type Evidence, type Named, type Patterns } from "#shared/patterns.ts";
import { compareHeavy, compareMonth, monthOf, type Seen } from "./comparisons.ts";
import { isSymbol, properNameOf, type FindingName } from "./findings.ts";
import { countHours, describeHours } from "./hours.ts";
import { countJournal, returning, risesOf, wokeOf, type Counted, type Journal } from "./journal.ts";
import { streakOf } from "./nights.ts";
import {
  correctionsOf,
  countedDreams,
  findingsOf,
  namesSymbol,
  quotedDreams,
  storeCorrection,
  type CountedDream,
  type FoundIn,
  type QuotedDream,
} from "./queries.ts";
import { quoteAround } from "./quote.ts";
import { catchUp } from "./scan.ts";

export { exportedLetters, forgetLetters } from "./letters.ts";

const ROWS_MAX = 7;
const EVIDENCE_SHOWN = 4;
const EVIDENCE_MAX = 200;
const PICTURES_MAX = 24;
/** Latest corrections, which the user may want to take back. */
const UNCOUNTED_SHOWN = 20;
const NAMED_MAX = 6;
const SHARED_MAX = 3;

interface PatternsQuery {
  userId: string;
  locale: Locale;
  symbol?: string | undefined;
  show: "all" | "some";
  now: Date;
}

/** Returns the evidence of a finding, or undefined when the user has no such dream outside the bin. */
type Quote = (found: FoundIn) => Evidence | undefined;

function evidenceOf(found: FoundIn, dream: QuotedDream | undefined): Evidence | undefined {
  if (!dream) return undefined;
  const { id, night, title, dream_text, language, width } = dream;
  return {
    dreamId: id,
    night,
    title,
    quote: quoteAround(dream_text, found, language),
    imageUrl: width === null ? null : `/media/${id}/image.webp?w=${width}`,
  };
}

/** The name of a finding, and the slug of its page in the dictionary; null for proper names. */
const linkOf = (id: FindingName, locale: Locale): { name: string; slug: string | null } =>
  isSymbol(id) ? linkTo(id, locale) : { name: properNameOf(id)!, slug: null };

const quoteAll = (found: readonly FoundIn[], quote: Quote): Evidence[] =>
  found.map(quote).filter((evidence) => evidence !== undefined);

const latestFirst = ({ cases }: Counted): FoundIn[] => cases.map(({ found }) => found).toReversed();

function seenBy({ dreams, dreamsWith }: Journal, id: string): Seen[] {
  const having = dreamsWith(id);
  return dreams.map(({ id: dreamId, night, mood }) => {
    const woke = wokeOf(mood);
    return { night, has: having.has(dreamId), heavy: woke === null ? null : woke === "heavy" };
  });
}

function describeChosen(
  journal: Journal,
  counted: Counted,
  {
    locale,
    tested,
    show,
    taken,
    quote,
  }: { locale: Locale; tested: number; show: PatternsQuery["show"]; taken: FoundIn[]; quote: Quote },
): Chosen {
  const seen = seenBy(journal, counted.id);
  const latest = latestFirst(counted);
  const evidence = quoteAll(latest.slice(0, show === "all" ? EVIDENCE_MAX : EVIDENCE_SHOWN), quote);
  return {
    id: counted.id,
    ...linkOf(counted.id, locale),
    nights: counted.nights,
    dreams: counted.cases.length,
    month: compareMonth(seen, tested),
    heavy: compareHeavy(seen, tested),
    evidence,
    more: Math.max(0, latest.length - evidence.length),
    uncounted: quoteAll(taken, quote),
    pictures: quoteAll(latest.slice(0, PICTURES_MAX), quote).map(({ dreamId, night, title, imageUrl }) => ({
      dreamId,
      night,
      title,
      imageUrl,
    })),
  };
}

function moodsOf(recent: readonly CountedDream[]): Patterns["moods"] {
  const noted = recent.filter(({ mood }) => mood !== null);
  if (noted.length < CHART_DREAMS_MIN) return null;
  const none = () =>
    Object.fromEntries(MOODS.map((mood) => [mood, 0])) as Record<(typeof MOODS)[number], number>;
  const months = new Map<string, ReturnType<typeof none>>();
  for (const { night, mood } of noted) {
    const moods = months.get(monthOf(night)) ?? none();
    moods[mood!]++;
    months.set(monthOf(night), moods);
  }
  return [...months].map(([month, moods]) => ({ month, moods }));
}

/** The dreams with a mood, and whether one woke heavy from them. */
const heavyOf = (dreams: readonly CountedDream[]) =>
  dreams.flatMap(({ night, mood }) => (mood === null ? [] : [{ night, has: wokeOf(mood) === "heavy" }]));

/** The symbols, people and places that recur in a user's dreams. First searches new and changed dreams, for a short time. */
export async function patternsOf(
  db: Db,
  { userId, locale, symbol, show, now }: PatternsQuery,
): Promise<Patterns> {
  const unread = await catchUp(db, userId);
  const [settings, dreams, findings, corrections] = await Promise.all([
    nightSettingsOf(db, userId),
    countedDreams(db, userId),
    findingsOf(db, userId),
    correctionsOf(db, userId),
  ]);
  const today = nightAt(now, settings).night;
  const corrected = new Set(corrections.map(({ dream_id, name }) => `${dream_id} ${name}`));
  const journal = countJournal(dreams, findings, corrected, today);
  const all = returning(journal);
  const chosen = all.find(({ id }) => id === symbol) ?? all[0];
  const rows = chosen ? [chosen, ...all.filter((row) => row !== chosen).slice(0, ROWS_MAX - 1)] : [];
  const shared = chosen ? [] : journal.counted.filter(({ nights }) => nights === 2).slice(0, SHARED_MAX);
  const named = (kind: Counted["kind"]) => all.filter((each) => each.kind === kind).slice(0, NAMED_MAX);
  const [people, places] = [named("person"), named("place")];
  const takenAt = new Map(
    corrections.filter(({ name }) => name === chosen?.id).map(({ dream_id, at }) => [dream_id, at]),
  );
  const taken = findings
    .filter(({ dream_id, name }) => name === chosen?.id && takenAt.has(dream_id))
    .toSorted((a, b) => (takenAt.get(a.dream_id)! < takenAt.get(b.dream_id)! ? 1 : -1))
    .slice(0, show === "all" ? EVIDENCE_MAX : UNCOUNTED_SHOWN);

  const chosenMax = Math.max(PICTURES_MAX, show === "all" ? EVIDENCE_MAX : EVIDENCE_SHOWN);
  const hours = countHours(journal, show === "all" ? EVIDENCE_MAX : EVIDENCE_SHOWN);
  const quoted = await quotedDreams(db, userId, [
    ...new Set([
      ...(hours?.latest ?? []).map(({ id }) => id),
      ...[
        ...(chosen ? latestFirst(chosen).slice(0, chosenMax) : []),
        ...taken,
        ...shared.flatMap(latestFirst),
        ...[...people, ...places].flatMap((each) => latestFirst(each).slice(0, 1)),
      ].map(({ dream_id }) => dream_id),
    ]),
  ]);
  const quote: Quote = (found) => evidenceOf(found, quoted.get(found.dream_id));
  const nameOf = (id: Counted["id"]) => linkOf(id, locale).name;
  const toNamed = (each: Counted): Named[] => {
    const [latest] = quoteAll(latestFirst(each).slice(0, 1), quote);
    return latest ? [{ id: each.id, name: nameOf(each.id), nights: each.nights, latest }] : [];
  };
  const nights = (counted: readonly CountedDream[]) => [...new Set(counted.map(({ night }) => night))];
  return {
    from: journal.from,
    to: journal.to,
    today,
    nights: nights(journal.recent).length,
    dreams: journal.recent.length,
    unread,
    symbols: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: nameOf(row.id),
      nights: row.nights,
      dreams: row.cases.length,
      rises: risesOf(row),
    })),
    chosen: chosen
      ? describeChosen(journal, chosen, { locale, tested: all.length, show, taken, quote })
      : null,
    shared: shared.map((each) => ({
      id: each.id,
      name: nameOf(each.id),
      evidence: quoteAll(latestFirst(each).toReversed(), quote),
    })),
    moods: moodsOf(journal.recent),
    heavy: compareMonth(heavyOf(journal.dreams), 1),
    hours: describeHours(hours, quoted),
    people: people.flatMap(toNamed),
    places: places.flatMap(toNamed),
    streak: streakOf(nights(dreams), today),
  };
}

/** Stores whether a symbol counts in a dream. Throws `not_found` where no dream of the user names it. */
export async function correct(
  db: Db,
  {
    userId,
    dreamId,
    name,
    counted,
    now,
  }: { userId: string; dreamId: string; name: string; counted: boolean; now: Date },
): Promise<void> {
  await catchUp(db, userId);
  await transact(db, { user: userId }, async (trx) => {
    if (!(await namesSymbol(trx, { userId, dreamId, name }))) throw new AppError("not_found");
    await storeCorrection(trx, { userId, dreamId, name, counted, at: now.toISOString() });
  });
}

/** A user's corrections, for the export. */
export async function exportedCorrections(db: Db, userId: string): Promise<object[]> {
  const rows = await correctionsOf(db, userId);
  return rows.map(({ dream_id, name, at }) => ({ dreamId: dream_id, symbol: name, counted: false, at }));
}
