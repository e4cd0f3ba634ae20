import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import type { Engines } from "#server/providers/engines.ts";
import { partsWithoutRoom } from "#server/features/dreams/dreams.ts";
import { givenUpWithdrawals } from "#server/features/provider-usage/provider-usage.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import type { Alerts, Problem } from "#shared/admin/alerts.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { readChecks } from "./alert-checks.ts";
import * as queries from "./alert-queries.ts";
import { describeProviders, spendingOf } from "./provider-health.ts";
import { failedWebhooks } from "./purchase-queries.ts";

const FAILED_SHOWN_MS = 7 * DAY_MS;
const DREAM_PATIENCE_MS = HOUR_MS / 2;
const MAIL_PATIENCE_MS = HOUR_MS / 2;
const BACKUP_OLD_MS = 2 * DAY_MS;
const DRILL_OLD_MS = 365 * DAY_MS;
const DISK_LOW_BYTES = 1024 ** 3;
const DISK_LOW_SHARE = 0.1;
const CEILING_NEAR_SHARE = 0.8;
const SHOWN = 100;
/** Empty files beside the database: whoever makes a backup or tries a restore touches them. */
const BACKUP_MARK = "last-backup";
const DRILL_MARK = "last-restore-drill";

interface AlertDeps {
  db: Db;
  config: Pick<Config, "dataDir" | "databaseFile" | "loopback">;
  engines: Engines;
  watch: Pick<ProviderWatch, "health">;
  ffmpeg: () => Promise<Alerts["ffmpeg"]>;
  now: () => Date;
}

const bytesOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
const changedAt = (file: string) =>
  stat(file).then(
    ({ mtime }) => mtime.toISOString(),
    () => null,
  );

async function storage({ db, config }: AlertDeps): Promise<Alerts["storage"]> {
  const disk = await statfs(config.dataDir);
  return {
    diskFree: disk.bavail * disk.bsize,
    diskTotal: disk.blocks * disk.bsize,
    database: (await bytesOf(config.databaseFile)) + (await bytesOf(`${config.databaseFile}-wal`)),
    media: await queries.mediaBytes(db),
    lastBackupAt: await changedAt(join(config.dataDir, BACKUP_MARK)),
    lastRestoreDrillAt: await changedAt(join(config.dataDir, DRILL_MARK)),
  };
}

type Findings = Omit<Alerts, "problems">;

function judge(
  found: Findings,
  counts: {
    waitingLong: number;
    mailsFailed: number;
    mailsWaiting: number;
    givenUp: number;
    withoutRoom: number;
  },
  { now, loopback }: { now: Date; loopback: boolean },
): Alerts["problems"] {
  const { diskFree, diskTotal, lastBackupAt, lastRestoreDrillAt } = found.storage;
  const { today, ceiling } = found.spending;
  const olderThan = (time: string | null, ms: number) =>
    time !== null && now.getTime() - Date.parse(time) > ms;
  const count: Record<Problem, number> = {
    dreams_failed: found.counts.failed,
    dreams_waiting: counts.waitingLong,
    provider_failing: found.providers.filter(({ state }) => state === "failing" || state === "paused").length,
    spending_near_ceiling: Number(ceiling !== null && today >= ceiling * CEILING_NEAR_SHARE),
    webhooks_failed: found.webhooks.length,
    mails_failed: counts.mailsFailed,
    mails_waiting: counts.mailsWaiting,
    // A quota, or too many files, fills a volume that has free bytes.
    disk_low: Math.max(
      Number(diskFree < Math.min(DISK_LOW_BYTES, diskTotal * DISK_LOW_SHARE)),
      counts.withoutRoom,
    ),
    // A site on somebody's own machine is being tried out.
    backup_missing: Number(!loopback && lastBackupAt === null),
    backup_old: Number(olderThan(lastBackupAt, BACKUP_OLD_MS)),
    drill_missing: Number(!loopback && lastRestoreDrillAt === null),
    drill_old: Number(olderThan(lastRestoreDrillAt, DRILL_OLD_MS)),
    ffmpeg_old: Number(!loopback && found.ffmpeg.old),
    clock_jumped: Number(found.clock.stopped),
    late_payments: found.latePayments.length,
    media_missing: found.missingMedia.dreams,
    predictions_running: counts.givenUp,
  };
  return (Object.keys(count) as Problem[])
    .filter((code) => count[code] > 0)
    .map((code) => ({ code, count: count[code] }));
}

/** Everything that waits for an admin, and what is wrong with it. */
export async function readAlerts(deps: AlertDeps): Promise<Alerts> {
  const { db, config, engines } = deps;
  const now = deps.now();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const watched = await deps.watch.health();
  const mails = await queries.mailCounts(db, ago(MAIL_PATIENCE_MS));
  const found = {
    parts: await queries.unfinishedParts(db, ago(FAILED_SHOWN_MS), SHOWN),
    counts: await queries.unfinishedCounts(db, ago(FAILED_SHOWN_MS)),
    providers: await describeProviders(db, engines, watched, now),
    spending: spendingOf(watched),
    webhooks: await failedWebhooks(db, SHOWN),
    mails: await queries.troubledMails(db, SHOWN),
    storage: await storage(deps),
    ffmpeg: await deps.ffmpeg(),
    ...(await readChecks(db, now, SHOWN)),
    checkedAt: now.toISOString(),
  };
  const counts = {
    waitingLong: await queries.waitingSince(db, ago(DREAM_PATIENCE_MS)),
    mailsFailed: mails.failed,
    mailsWaiting: mails.waiting,
    givenUp: await givenUpWithdrawals(db, now),
    withoutRoom: await partsWithoutRoom(db),
  };
  return { problems: judge(found, counts, { now, loopback: config.loopback }), ...found };
}
