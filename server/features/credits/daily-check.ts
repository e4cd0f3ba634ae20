import type { Db } from "#server/db/open.ts";
import { DAY_MS } from "#shared/durations.ts";
import { ledgerSteps, type Difference } from "./check.ts";
import { lastCheckAt, storeCheck } from "./check-result-queries.ts";

/** Most differences that are stored and logged: one wrong row can cause many. */
const DIFFERENCES_MAX = 50;

interface DailyCheckDeps {
  db: Db;
  now: () => Date;
  log: { error(details: object, message: string): void };
}

/**
 * Checks the ledger and the maintained totals once a day, and yields after each step of some milliseconds. Logs
 * the differences and stores them; an interrupted check begins again.
 */
export async function* checkDaily({ db, now, log }: DailyCheckDeps): AsyncGenerator<void> {
  const begun = now();
  const last = await lastCheckAt(db);
  const age = last === null ? DAY_MS : begun.getTime() - Date.parse(last);
  // One of a later time was stored while the clock was ahead.
  if (age >= 0 && age < DAY_MS) return;
  const differences: Difference[] = [];
  for await (const found of ledgerSteps(db)) {
    differences.push(...found.slice(0, DIFFERENCES_MAX - differences.length));
    yield;
  }
  for (const { rule, sentence, figures } of differences) log.error({ rule, figures }, `ledger: ${sentence}`);
  await storeCheck(db, begun.toISOString(), { differences });
}
