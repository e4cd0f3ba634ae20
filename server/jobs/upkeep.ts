import { setImmediate } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/db/open.ts";
import { refreshStatistics } from "#server/db/statistics.ts";
import { transact } from "#server/db/transaction.ts";
import { sweepMailLinks, sweepSessions } from "#server/features/accounts/accounts.ts";
import { announceEndingTokens } from "#server/features/accounts/ending-tokens.ts";
import { compareHourly } from "#server/features/admin/reconciliation.ts";
import { sweepTraffic } from "#server/features/analytics/analytics.ts";
import { beginSweep, sweepExpired } from "#server/features/credits/credits.ts";
import { checkDaily } from "#server/features/credits/daily-check.ts";
import { purgeEvents } from "#server/features/dreams/cleanup-queries.ts";
import { pullBackJobs } from "#server/features/dreams/part-job-queries.ts";
import { pullBackMails } from "./due-store.ts";
import { BACK_OFF_MAX_MS } from "./mail-runner.ts";
import { sweepMails } from "./mail-store.ts";

const EVERY_MS = 10 * 60_000;
const EVENTS_KEPT_MS = 24 * 3600_000;
const EXPIRED_LOTS_PER_BATCH = 50;

interface UpkeepDeps {
  config: { publicUrl: string };
  db: Db;
  log: Pick<FastifyBaseLogger, "error">;
  now: () => Date;
}

/** Work in batches of some milliseconds; yields between them, where other work may go first. */
type Task = () => AsyncIterable<void>;

/** Repeats a step until it finds nothing to do. */
async function* repeat(step: () => Promise<number>): AsyncGenerator<void> {
  while ((await step()) > 0) yield;
}

/** The scheduled tasks by name, in the order they run. */
export function scheduledTasks({ config, db, log, now }: UpkeepDeps): Record<string, Task> {
  const expire = () =>
    transact(db, (trx) => sweepExpired(trx, { now: now(), limit: EXPIRED_LOTS_PER_BATCH }));
  return {
    jobsDue: () => repeat(() => pullBackJobs(db, now())),
    mailsDue: () => repeat(() => pullBackMails(db, now(), BACK_OFF_MAX_MS)),
    async *expiredTokens() {
      if (await transact(db, (trx) => beginSweep(trx, now()))) yield* repeat(expire);
      else log.error({ now: now() }, "expired credits stay: the clock jumped, and an admin must confirm it");
    },
    endingTokens: () => repeat(() => announceEndingTokens({ config, db, now })),
    sessions: () => repeat(() => sweepSessions(db, now())),
    mailLinks: () => repeat(() => sweepMailLinks(db, now())),
    mails: () => repeat(() => sweepMails(db, now())),
    traffic: () => repeat(() => sweepTraffic(db, now())),
    events: () => purgeEvents(db, new Date(now().getTime() - EVENTS_KEPT_MS).toISOString()),
    statistics: () => refreshStatistics(db),
    books: () => compareHourly({ db, now }),
    ledger: () => checkDaily({ db, now, log }),
  };
}

/** Runs every scheduled task once, one after the other; one that fails is logged and does not stop the others. */
export async function runUpkeep(deps: UpkeepDeps, signal: AbortSignal): Promise<void> {
  for (const [task, run] of Object.entries(scheduledTasks(deps))) {
    try {
      for await (const _ of run()) {
        if (signal.aborted) return;
        await setImmediate();
      }
    } catch (error) {
      deps.log.error({ err: error, task }, "scheduled task failed");
    }
    if (signal.aborted) return;
  }
}

/**
 * Runs the scheduled tasks now and every ten minutes: expired tokens are booked out and ending ones announced, old
 * sessions, links, mails, page views and events removed, the planner's statistics refreshed; once a day the ledger is
 * checked, once an hour the books are compared. Returns a stop function that resolves after the batch at hand.
 */
export function startUpkeep(deps: UpkeepDeps): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= runUpkeep(deps, stopping.signal).finally(() => (running = null));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
