import type { FastifyBaseLogger } from "fastify";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import type { Db } from "./db/open.ts";
import { refreshStatistics } from "./db/statistics.ts";
import { transact } from "./db/transaction.ts";
import { sweepMailLinks, sweepSessions } from "./features/accounts/accounts.ts";
import { sweepAttempts } from "./features/accounts/attempt-limit.ts";
import { sweepChallenges } from "./features/accounts/passkey-challenges.ts";
import { sweepSignInLinks } from "./features/accounts/sign-in-links.ts";
import { sweepInvitations } from "./features/accounts/invitations.ts";
import { notifyExpiringCredits } from "./features/accounts/expiring-credits.ts";
import { compareHourly } from "./features/admin/reconciliation.ts";
import { sweepTraffic } from "./features/analytics/analytics.ts";
import { beginSweep, ownersOfExpired, sweepExpired } from "./features/credits/credits.ts";
import { checkDaily } from "./features/credits/daily-check.ts";
import { purgeEvents } from "./features/dreams/cleanup-queries.ts";
import { pullBackJobs } from "./features/dreams/part-job-queries.ts";
import { refoldSearch } from "./features/dreams/search-refold.ts";
import { pullBackLenses } from "./features/lenses/lens-job-queries.ts";
import { pullBackMails, sweepMails } from "./features/mail/queries.ts";
import { sendLetters, type LetterDeliveryDeps } from "./features/patterns/letter-delivery.ts";
import { searchDue } from "./features/patterns/scan.ts";
import { sweepDeliveries } from "./features/provider-usage/provider-usage.ts";
import { sweepReports } from "./features/reports/reports.ts";
import { sweepMessages } from "./features/webhooks/webhooks.ts";
import type { Leases } from "./jobs/lease-store.ts";
import type { Loop } from "./jobs/loop.ts";
import { createScheduledTask } from "./jobs/schedule-store.ts";
import { ownTurn } from "./db/own-turn.ts";

const EVERY_MS = 10 * MINUTE_MS;
const EVENT_RETENTION_MS = DAY_MS;
const EXPIRED_LOTS_PER_BATCH = 50;

interface MaintenanceDeps {
  config: LetterDeliveryDeps["config"];
  db: Db;
  log: Pick<FastifyBaseLogger, "error">;
  now: () => Date;
}

/** Work in batches of some milliseconds that yields between them. */
type Task = () => AsyncIterable<void>;

/** Repeats a step until it returns 0. */
async function* repeat(step: () => Promise<number>): AsyncGenerator<void> {
  while ((await step()) > 0) yield;
}

/** The scheduled tasks by name, in the order they run. */
export function scheduledTasks({ config, db, log, now }: MaintenanceDeps): Record<string, Task> {
  const expire = async () => {
    const userIds = await ownersOfExpired(db, now(), EXPIRED_LOTS_PER_BATCH);
    if (userIds.length === 0) return 0;
    return transact(db, { user: userIds }, (trx) => sweepExpired(trx, { now: now(), userIds }));
  };
  return {
    jobsDue: () => repeat(() => pullBackJobs(db, now())),
    lensesDue: () => repeat(() => pullBackLenses(db, now())),
    mailsDue: () => repeat(() => pullBackMails(db, now())),
    async *expiredCredits() {
      if (await transact(db, { schedule: "creditExpiry" }, (trx) => beginSweep(trx, now())))
        yield* repeat(expire);
      else
        log.error(
          { now: now() },
          "expired credits not swept: the clock jumped, and an admin must confirm it",
        );
    },
    expiringCredits: () => repeat(() => notifyExpiringCredits({ config, db, now })),
    sessions: () => repeat(() => sweepSessions(db, now())),
    challenges: () => repeat(() => sweepChallenges(db, now())),
    signInLinks: () => repeat(() => sweepSignInLinks(db, now())),
    invitations: () => repeat(() => sweepInvitations(db, now())),
    attempts: () => repeat(() => sweepAttempts(db, now())),
    mailLinks: () => repeat(() => sweepMailLinks(db, now())),
    mails: () => repeat(() => sweepMails(db, now())),
    reports: () => repeat(() => sweepReports(db, now())),
    webhookMessages: () => repeat(() => sweepMessages(db, now())),
    deliveries: () => repeat(() => sweepDeliveries(db, now())),
    traffic: () => repeat(() => sweepTraffic(db, now())),
    events: () => purgeEvents(db, new Date(now().getTime() - EVENT_RETENTION_MS).toISOString()),
    findings: () => repeat(() => searchDue(db)),
    letters: () => sendLetters({ config, db, now }),
    searchWords: () => refoldSearch(db),
    statistics: () => refreshStatistics(db),
    books: () => compareHourly({ db, now }),
    ledger: () => checkDaily({ db, now, log }),
  };
}

/** Runs every scheduled task once, in order. One that fails is logged, and the next one runs. */
export async function runMaintenance(deps: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  for (const [task, run] of Object.entries(scheduledTasks(deps))) {
    try {
      for await (const _ of run()) {
        if (signal.aborted) return;
        await ownTurn();
      }
    } catch (error) {
      deps.log.error({ err: error, task }, "scheduled task failed");
    }
    if (signal.aborted) return;
  }
}

/** Runs the scheduled tasks at the start of the site and every ten minutes. */
export function createMaintenance(deps: MaintenanceDeps & { leases: Leases }): Loop {
  return createScheduledTask({
    ...deps,
    name: "maintenance",
    everyMs: EVERY_MS,
    run: (stopping) => runMaintenance(deps, stopping),
  });
}
