import type { Db } from "#server/db/open.ts";
import { ownTurn } from "#server/db/own-turn.ts";
import { transact } from "#server/db/transaction.ts";
import { assertFewRefusals, failureOf } from "#server/features/dreams/dreams.ts";
import { wantsLetterByAi } from "#server/features/notifications/notifications.ts";
import { beginCall } from "#server/features/provider-usage/provider-usage.ts";
import { linkTo } from "#server/features/symbols/symbols.ts";
import { createLoop, type Loop } from "#server/jobs/loop.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import type { LetterBrief, LetterEngine } from "#server/providers/engines.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { dueForAi, setAiDue, titledDreams, type LetterRow } from "./letter-queries.ts";
import { checkOf, countMonth, type Content, type StoredSentence } from "./letters.ts";

const POLL_MS = 15_000;
const TIMEOUT_MS = 120_000;
/** Longer than a call may take. */
const LEASE_MS = 5 * MINUTE_MS;
const ATTEMPTS_MAX = 3;
const WAIT_MS = 10 * MINUTE_MS;
/** A letter that is older stays as the studio wrote it. */
const LATE_MS = 7 * DAY_MS;
const TITLES_MAX = 8;

export interface LetterWriterDeps {
  db: Db;
  engines: { letter?: LetterEngine };
  watch: ProviderWatch;
  prices: PriceTable;
  log: Record<"info" | "warn" | "error", (fields: object, message: string) => void>;
  now: () => Date;
}

/** What an AI is told of the month of a letter, and the dreams of its titles. */
async function briefOf(db: Db, { user_id: userId, month, language }: LetterRow) {
  const found = await countMonth(db, userId, month);
  if (!found) return null;
  const { own, nights, returned, moods } = found;
  const ids = own.map(({ id }) => id);
  const titles = await titledDreams(db, userId, ids, TITLES_MAX);
  const brief: LetterBrief = {
    month,
    language,
    nights,
    dreams: own.length,
    returned: returned ? { name: linkTo(returned.id, language).name, dreams: returned.cases.length } : null,
    mornings: { light: moods.good, heavy: moods.low },
    titles: titles.map(({ night, title }) => ({ night, title })),
  };
  return { brief, titles };
}

/**
 * The content of the AI's letter, with the quotations of the studio's letter and its sentence that a letter may be wrong.
 * Null where the month has no dreams any more.
 */
async function rewrite(
  { db, prices, now }: LetterWriterDeps,
  engine: LetterEngine,
  letter: LetterRow,
  stopping: AbortSignal,
): Promise<string | null> {
  const { user_id: userId } = letter;
  const found = await briefOf(db, letter);
  if (!found) return null;
  await assertFewRefusals(db, userId, now());
  // A letter is a reading to its provider.
  const purpose = { dreamId: null, jobId: null, userId, part: "reading" as const, provider: engine.name };
  const written = await engine.write(found.brief, {
    signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    userId,
    beginCall: (estimate) => beginCall({ db, prices, now }, purpose, estimate),
  });
  const ours = JSON.parse(letter.content) as Content;
  const quotes = ours.paragraphs.flat().filter(({ quote }) => quote !== null);
  // See `writeLetter`: the last sentence of its second paragraph.
  const mayBeWrong = ours.paragraphs[1]!.slice(-1);
  const theirs = written.map((sentences) =>
    sentences.map(({ text, title }): StoredSentence => {
      const dream = title === null ? undefined : found.titles[title];
      return {
        text,
        quote: null,
        ...(dream && { title: { dreamId: dream.id, check: checkOf(dream.title) } }),
      };
    }),
  );
  const paragraphs = [...theirs.slice(0, -1), quotes, ...theirs.slice(-1), mayBeWrong];
  return JSON.stringify({
    nights: found.brief.nights,
    paragraphs: paragraphs.filter((sentences) => sentences.length > 0),
  } satisfies Content);
}

/** Asks for one letter. Where the provider fails permanently, it stays as the studio wrote it. */
async function writeOne(
  deps: LetterWriterDeps,
  engine: LetterEngine,
  letter: LetterRow,
  stopping: AbortSignal,
): Promise<void> {
  const { db, watch, log, now } = deps;
  const turn = { user: letter.user_id };
  const change = (held: LetterRow, to: Parameters<typeof setAiDue>[2]) =>
    transact(db, turn, (trx) => setAiDue(trx, held, to));
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const isLate = now().getTime() - Date.parse(letter.made_at) > LATE_MS;
  // The process may have died during the last attempt, which then has no end.
  const isTried = letter.ai_attempts >= ATTEMPTS_MAX;
  if (isLate || isTried || !(await wantsLetterByAi(db, letter.user_id)))
    return void (await change(letter, { ai_due: null }));
  if (watch.admits(engine.name) === "wait" || (await watch.paused(engine.name)))
    return void (await change(letter, { ai_due: later(WAIT_MS) }));
  const held = { ...letter, ai_due: later(LEASE_MS), ai_attempts: letter.ai_attempts + 1 };
  if (!(await change(letter, { ai_due: held.ai_due, ai_attempts: held.ai_attempts }))) return;
  const leave = watch.enter(engine.name);
  try {
    const content = await rewrite(deps, engine, held, stopping);
    leave(null);
    // Consent may have ended while it was written.
    if (content === null || !(await wantsLetterByAi(db, letter.user_id)))
      return void (await change(held, { ai_due: null }));
    await change(held, { content, engine: engine.name, ai_due: null });
    log.info({ month: letter.month, attempts: held.ai_attempts }, "letter written by an AI");
  } catch (error) {
    leave(error);
    const { code, retry, waitMs = 0 } = failureOf(error);
    const again = retry && held.ai_attempts < ATTEMPTS_MAX;
    log.warn({ month: letter.month, attempts: held.ai_attempts, code, again }, "letter not written by an AI");
    await change(held, { ai_due: again ? later(Math.max(WAIT_MS, waitMs)) : null });
  }
}

/** Asks for all letters that are due, one at a time. */
export async function writeLetters(deps: LetterWriterDeps, stopping: AbortSignal): Promise<void> {
  const { letter: engine } = deps.engines;
  if (!engine) return;
  while (!stopping.aborted) {
    const letter = await dueForAi(deps.db, deps.now());
    if (!letter) return;
    await writeOne(deps, engine, letter, stopping);
    await ownTurn();
  }
}

/** Has the letters of users who want it written by an AI. */
export function createLetterWriter(deps: LetterWriterDeps): Loop {
  return createLoop({
    name: "letters",
    everyMs: POLL_MS,
    run: (stopping) => writeLetters(deps, stopping),
    log: deps.log,
  });
}
