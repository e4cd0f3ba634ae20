import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/db/open.ts";
import { sweepMailLinks, sweepSessions } from "#server/features/accounts/accounts.ts";
import { announceEndingTokens } from "#server/features/accounts/ending-tokens.ts";
import { sweepTraffic } from "#server/features/analytics/analytics.ts";
import { sweepExpired } from "#server/features/credits/credits.ts";
import { purgeEvents } from "#server/features/dreams/queries.ts";
import type { MailRunner } from "./mail-runner.ts";
import { sweepMails } from "./mail-store.ts";

const EVERY_MS = 10 * 60_000;
const EVENTS_KEPT_MS = 24 * 3600_000;

/** Regular housekeeping: expired tokens are booked out and ending ones announced, old sessions and events removed. Returns a stop function. */
export function startUpkeep({
  config,
  db,
  mails,
  log,
  now,
}: {
  config: { publicUrl: string };
  db: Db;
  mails: Pick<MailRunner, "wake">;
  log: FastifyBaseLogger;
  now: () => Date;
}): () => void {
  const run = async () => {
    await db.transaction().execute((trx) => sweepExpired(trx, { now: now() }));
    await announceEndingTokens({ config, db, now, wakeMail: mails.wake });
    await sweepSessions(db, now());
    await sweepMailLinks(db, now());
    await sweepMails(db, now());
    await sweepTraffic(db, now());
    await purgeEvents(db, new Date(now().getTime() - EVENTS_KEPT_MS).toISOString());
  };
  const guarded = () => void run().catch((error: unknown) => log.error({ err: error }, "upkeep failed"));
  guarded();
  const timer = setInterval(guarded, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
