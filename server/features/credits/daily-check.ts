import type { Db } from "#server/db/open.ts";
import { DAY_MS } from "#shared/durations.ts";
import { ledgerSteps, type Difference } from "./check.ts";
import { lastCheckAt, storeCheck } from "./check-result-queries.ts";

/** Differences that are stored and logged; one wrong row may make many. */
const DIFFERENCES_MAX = 50;

interface DailyCheckDeps {
  db: Db;
  now: () => Date;
  log: { error(details: object, message: string): void };
}

/**
 * Checks the ledger and the maintained totals, at most once a day, in steps of some milliseconds; yields after each.
 * Logs every difference as an error and stores the result; a check that is interrupted begins again.
 */
export async function* checkDaily({ db, now, log }: DailyCheckDeps): AsyncGenerator<void> {
  const begun = now();
  const last = await lastCheckAt(db);
  if (last !== null && begun.getTime() - Date.parse(last) < DAY_MS) return;
  const differences: Difference[] = [];
  for await (const found of ledgerSteps(db)) {
    differences.push(...found.slice(0, DIFFERENCES_MAX - differences.length));
    yield;
  }
  for (const { rule, sentence, figures } of differences) log.error({ rule, figures }, `ledger: ${sentence}`);
  await storeCheck(db, begun.toISOString(), { differences });
}
