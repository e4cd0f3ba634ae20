import { createHash } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { nightSettingsOf } from "#server/features/accounts/accounts.ts";
import { letterSeen, wantsLetterByAi } from "#server/features/notifications/notifications.ts";
import { linkTo, symbolPageOf } from "#server/features/symbols/symbols.ts";
import { LETTER_TITLE } from "#server/providers/engines.ts";
import { writeLetter, type LetterSentence, type Quotable } from "#server/studio/letter/letter.ts";
import type { SymbolId } from "#server/studio/reading/catalogue.ts";
import { quotationMarks } from "#server/studio/reading/quotations.ts";
import { LETTER_NIGHTS_MIN, type Letter } from "#shared/letters.ts";
import type { Locale } from "#shared/locales.ts";
import { nightAt } from "#shared/nights.ts";
import { RETURN_NIGHTS_MIN } from "#shared/patterns.ts";
import { monthOf } from "./comparisons.ts";
import { isSymbol } from "./findings.ts";
import { countJournal, wokeOf, type Counted } from "./journal.ts";
import {
  deleteLetters,
  insertLetter,
  lettersOf,
  markSeen,
  type LetterRow,
  type NewLetter,
} from "./letter-queries.ts";
import { nightBefore } from "./nights.ts";
import {
  correctionsOf,
  countedDreams,
  findingsOf,
  quotedDreams,
  type FoundIn,
  type QuotedDream,
} from "./queries.ts";
import { quoteAround } from "./quote.ts";
import { catchUp } from "./scan.ts";

/** Where a letter quotes a dream. The words themselves are not stored, so that they are gone with their dream. */
interface QuoteRef {
  dreamId: string;
  begins: number;
  ends: number;
  /** Of the text that was quoted: an edited text is no longer quoted. */
  check: string;
}
/** A title that stands in a letter of an AI, for as long as its dream has it. */
interface TitleRef {
  dreamId: string;
  check: string;
}
export type StoredSentence = LetterSentence<QuoteRef> & { title?: TitleRef };
export interface Content {
  nights: number;
  paragraphs: StoredSentence[][];
}

const QUOTES = 2;
/** Dreams that are looked at for two quotations that differ. */
const QUOTABLE_MAX = 10;
const LAST_DAY = 31;

export const checkOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const seedOf = (userId: string) => createHash("sha256").update(userId).digest().readUInt16BE();

function quoted(
  { dream_text, language }: QuotedDream,
  at: { begins: number; ends: number },
  locale: Locale,
): string {
  const { before, words, after } = quoteAround(dream_text, at, language);
  const [open, shut] = quotationMarks(locale);
  return open + (before + words + after).trim() + shut;
}

/**
 * One finding for each dream that may be quoted, the first choice first: of what returned the earliest dream, then the
 * latest ones; else of what weighs most.
 */
function quotableOf(returned: Counted | undefined, counted: readonly Counted[]): FoundIn[] {
  const found = (returned ? returned.cases : counted.flatMap(({ cases }) => cases.slice(0, 1))).map(
    (each) => each.found,
  );
  const byDream = [...Map.groupBy(found, (each) => each.dream_id).values()].map(([first]) => first!);
  return returned ? [byDream[0]!, ...byDream.slice(1).toReversed()] : byDream;
}

/** What can be counted in a month of a user; null where it has too few nights. */
export async function countMonth(db: Db, userId: string, month: string) {
  const [dreams, findings, corrections] = await Promise.all([
    countedDreams(db, userId),
    findingsOf(db, userId),
    correctionsOf(db, userId),
  ]);
  const own = dreams.filter(({ night }) => monthOf(night) === month);
  const nights = new Set(own.map(({ night }) => night)).size;
  if (nights < LETTER_NIGHTS_MIN) return null;
  // A letter names nobody.
  const symbols = findings.filter(({ name }) => isSymbol(name));
  const corrected = new Set(corrections.map(({ dream_id, name }) => `${dream_id} ${name}`));
  const { counted } = countJournal(own, symbols, corrected, `${month}-${LAST_DAY}`);
  const returned = counted.find(
    (each): each is Counted & { id: SymbolId } => isSymbol(each.id) && each.nights >= RETURN_NIGHTS_MIN,
  );
  const woke = own.map(({ mood }) => wokeOf(mood));
  const moods = {
    good: woke.filter((each) => each === "well").length,
    low: woke.filter((each) => each === "heavy").length,
  };
  return { own, nights, counted, returned, moods };
}

/** Writes the letter of a month; null where the month has too few nights. */
export async function composeLetter(
  db: Db,
  { userId, month, locale, now }: { userId: string; month: string; locale: Locale; now: Date },
): Promise<NewLetter | null> {
  const found = await countMonth(db, userId, month);
  if (!found) return null;
  const { own, nights, counted, returned, moods } = found;
  const quotable = quotableOf(returned, counted).slice(0, QUOTABLE_MAX);
  const texts = await quotedDreams(
    db,
    userId,
    quotable.map(({ dream_id }) => dream_id),
  );
  const all = quotable.flatMap((found): Quotable<QuoteRef>[] => {
    const dream = texts.get(found.dream_id);
    if (!dream) return [];
    const { begins, ends } = found;
    const ref = { dreamId: dream.id, begins, ends, check: checkOf(dream.dream_text) };
    return [{ night: dream.night, words: quoted(dream, found, locale), ref }];
  });
  // The same words are quoted once.
  const quotes = all
    .filter(({ words }, place) => all.findIndex((other) => other.words === words) === place)
    .slice(0, QUOTES);
  const paragraphs = writeLetter(
    {
      month,
      nights,
      dreams: own.length,
      returned: returned ? { name: linkTo(returned.id, locale).name, dreams: returned.cases.length } : null,
      quotes,
      moods,
      questions: returned ? symbolPageOf(returned.id, locale).questions : [],
      seed: seedOf(userId),
    },
    locale,
  );
  const content: Content = { nights, paragraphs };
  return {
    user_id: userId,
    month,
    language: locale,
    engine: "studio",
    content: JSON.stringify(content),
    made_at: now.toISOString(),
    ai_due: (await wantsLetterByAi(db, userId)) ? now.toISOString() : null,
    ai_attempts: 0,
  };
}

const PLACES = new RegExp(`(\\{quote\\}|${LETTER_TITLE})`);

/** A letter with the words that it quotes and the titles that it names, as far as they are still there. */
async function showLetter(db: Db, userId: string, row: LetterRow): Promise<Letter> {
  const { nights, paragraphs } = JSON.parse(row.content) as Content;
  const refs = paragraphs.flat().flatMap(({ quote, title }) => (quote ?? title)?.dreamId ?? []);
  const dreams = await quotedDreams(db, userId, refs);
  const show = ({ text, quote, title }: StoredSentence): Letter["paragraphs"][number] => {
    const ref = quote ?? title;
    if (!ref) return [{ text, dreamId: null }];
    const dream = dreams.get(ref.dreamId);
    const source = quote ? dream?.dream_text : dream?.title;
    if (!dream || !source || checkOf(source) !== ref.check) return [];
    const [open, shut] = quotationMarks(row.language);
    const words = quote ? quoted(dream, quote, row.language) : open + source + shut;
    return text
      .split(PLACES)
      .filter((piece) => piece !== "")
      .map((piece) =>
        PLACES.test(piece) ? { text: words, dreamId: dream.id } : { text: piece, dreamId: null },
      );
  };
  // Japanese has no space between sentences.
  const space = row.language === "ja" ? "" : " ";
  const joined = (sentences: StoredSentence[]) =>
    sentences
      .map(show)
      .filter((pieces) => pieces.length > 0)
      .flatMap((pieces, index) =>
        index > 0 && space ? [{ text: space, dreamId: null }, ...pieces] : pieces,
      );
  return {
    month: row.month,
    language: row.language,
    engine: row.engine,
    nights,
    madeAt: row.made_at,
    paragraphs: paragraphs.map(joined).filter((pieces) => pieces.length > 0),
  };
}

/** The month before that of a user's present night, and the night's day of its month. */
export async function endedMonth(db: Db, userId: string, now: Date): Promise<{ ended: string; day: number }> {
  const { night } = nightAt(now, await nightSettingsOf(db, userId));
  return { ended: monthOf(nightBefore(`${monthOf(night)}-01`, 1)), day: Number(night.slice(8)) };
}

/** The letter of a month, by default the latest. That of the month that has just ended is written here. */
export async function letterOf(
  db: Db,
  { userId, month, locale, now }: { userId: string; month?: string | undefined; locale: Locale; now: Date },
): Promise<{ letter: Letter | null; months: string[] }> {
  const { ended } = await endedMonth(db, userId, now);
  let rows = await lettersOf(db, userId);
  if (rows[0]?.month !== ended && (await catchUp(db, userId)) === 0) {
    const letter = await composeLetter(db, { userId, month: ended, locale, now });
    if (letter) await transact(db, { user: userId }, (trx) => insertLetter(trx, letter));
    rows = await lettersOf(db, userId);
  }
  const row = rows.find((each) => each.month === month) ?? rows[0];
  if (row && row.seen_at === null) {
    const seen = { userId, month: row.month, at: now.toISOString() };
    await transact(db, { user: userId }, async (trx) => {
      await markSeen(trx, seen);
      await letterSeen(trx, userId, row.month);
    });
  }
  return { letter: row ? await showLetter(db, userId, row) : null, months: rows.map((each) => each.month) };
}

/** Deletes what a user has beside the dreams, for a deleted account. */
export const forgetLetters = (trx: Trx, userId: string): Promise<void> => deleteLetters(trx, userId);

/** A user's letters, for the export. */
export async function exportedLetters(db: Db, userId: string): Promise<Letter[]> {
  const rows = await lettersOf(db, userId);
  return Promise.all(rows.map((row) => showLetter(db, userId, row)));
}
