import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import type { Engines } from "#server/providers/engines.ts";
import { sweepState } from "#server/features/credits/credits.ts";
import { missingMedia, partsWithoutRoom } from "#server/features/dreams/dreams.ts";
import { stuckLatePayments } from "#server/features/payments/payments.ts";
import { givenUpWithdrawals } from "#server/features/provider-usage/provider-usage.ts";
import { countOpen } from "#server/features/reports/reports.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { findFfmpeg, readFfmpegVersion, type FfmpegVersion } from "#server/studio/video/ffmpeg.ts";
import type { Alerts, Problem } from "#shared/admin/alerts.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import * as queries from "./alert-queries.ts";
import { countNearCeiling, describeProviders, spendingOf } from "./provider-health.ts";
import { countFailedWebhooks, failedWebhooks } from "./purchase-queries.ts";

const FAILED_SHOWN_MS = 7 * DAY_MS;
const WAITING_LONG_MS = HOUR_MS / 2;
const BACKUP_OLD_MS = 2 * DAY_MS;
const DRILL_OLD_MS = 365 * DAY_MS;
const DISK_LOW_BYTES = 1024 ** 3;
const DISK_LOW_SHARE = 0.1;
/** A late payment is shown after this many failed refunds. */
const REFUND_ATTEMPTS = 1;
const SHOWN_MAX = 100;
/** Empty files in the data directory that backups and restore drills touch. */
const BACKUP_MARK = "last-backup";
const DRILL_MARK = "last-restore-drill";

interface AlertDeps {
  store: Pick<Store, "db" | "isDamaged">;
  media: Pick<MediaStore, "isWritable">;
  config: Pick<Config, "dataDir" | "databaseFile" | "databaseUrl" | "ffmpegPath" | "loopback">;
  engines: Engines;
  watch: Pick<ProviderWatch, "health">;
  now: () => Date;
}

const failedSince = (now: Date) => new Date(now.getTime() - FAILED_SHOWN_MS).toISOString();

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

async function describeStorage({ store: { db }, config }: AlertDeps): Promise<Alerts["storage"]> {
  // The volume may be gone.
  const disk = await statfs(config.dataDir).catch(() => ({ bavail: 0, blocks: 0, bsize: 0 }));
  return {
    diskFree: disk.bavail * disk.bsize,
    diskTotal: disk.blocks * disk.bsize,
    database: (await bytesOf(config.databaseFile)) + (await bytesOf(`${config.databaseFile}-wal`)),
    media: await queries.mediaBytes(db),
    lastBackupAt: await changedAt(join(config.dataDir, BACKUP_MARK)),
    lastRestoreDrillAt: await changedAt(join(config.dataDir, DRILL_MARK)),
  };
}

async function countProblems(
  { store, media, config: { databaseUrl, loopback } }: AlertDeps,
  found: Omit<Alerts, "problems">,
  { now, nearCeiling }: { now: Date; nearCeiling: number },
): Promise<Record<Problem, number>> {
  const { db } = store;
  const { diskFree, diskTotal, lastBackupAt, lastRestoreDrillAt } = found.storage;
  const olderThan = (time: string | null, ms: number) =>
    time !== null && now.getTime() - Date.parse(time) > ms;
  const waitingLongBefore = new Date(now.getTime() - WAITING_LONG_MS).toISOString();
  const isLow = diskFree < Math.min(DISK_LOW_BYTES, diskTotal * DISK_LOW_SHARE);
  const mails = await queries.mailCounts(db, waitingLongBefore);
  // A site on a loopback address is a trial. On PostgreSQL, whose backups are made elsewhere, each machine has its own data
  // directory, so most of them have no marks.
  const marksBackups = !loopback && databaseUrl === null;
  return {
    reports_open: await countOpen(db),
    dreams_failed: found.counts.failed,
    lenses_failed: await queries.countFailedLenses(db, failedSince(now)),
    dreams_waiting: await queries.waitingSince(db, waitingLongBefore),
    provider_failing: found.providers.filter(({ state }) => state === "failing" || state === "paused").length,
    spending_near_ceiling: nearCeiling,
    webhooks_failed: await countFailedWebhooks(db),
    mails_failed: mails.failed,
    mails_waiting: mails.waiting,
    // A quota or a lack of inodes fills a volume that still has free bytes.
    disk_low: Math.max(Number(isLow), await partsWithoutRoom(db)),
    // A full volume takes no file either, but that is `disk_low`.
    storage_failing: Number(store.isDamaged() || (!isLow && !(await media.isWritable()))),
    backup_missing: Number(marksBackups && lastBackupAt === null),
    backup_old: Number(olderThan(lastBackupAt, BACKUP_OLD_MS)),
    drill_missing: Number(marksBackups && lastRestoreDrillAt === null),
    drill_old: Number(olderThan(lastRestoreDrillAt, DRILL_OLD_MS)),
    ffmpeg_old: Number(!loopback && found.ffmpeg.old),
    clock_jumped: Number(found.clock.stopped),
    late_payments: found.latePayments.length,
    media_missing: found.missingMedia.dreams,
    predictions_running: await givenUpWithdrawals(db, now),
  };
}

/** Everything that an admin has to look at; `problems` lists what is wrong, with how many of each. */
async function readAlerts(deps: AlertDeps, ffmpeg: FfmpegVersion): Promise<Alerts> {
  const { engines } = deps;
  const { db } = deps.store;
  const now = deps.now();
  const since = failedSince(now);
  const providerHealth = await deps.watch.health();
  const { rows: missingParts, ...media } = await missingMedia(db, SHOWN_MAX);
  const found = {
    parts: await queries.unfinishedParts(db, since, SHOWN_MAX),
    lenses: await queries.failedLenses(db, since, SHOWN_MAX),
    counts: await queries.unfinishedCounts(db, since),
    providers: await describeProviders(db, engines, providerHealth, now),
    spending: spendingOf(providerHealth, engines),
    webhooks: await failedWebhooks(db, SHOWN_MAX),
    mails: await queries.unsentMails(db, SHOWN_MAX),
    storage: await describeStorage(deps),
    ffmpeg,
    clock: await sweepState(db, now),
    latePayments: await stuckLatePayments(db, REFUND_ATTEMPTS, SHOWN_MAX),
    missingMedia: { ...media, parts: missingParts },
    checkedAt: now.toISOString(),
  };
  const counts = await countProblems(deps, found, { now, nearCeiling: countNearCeiling(providerHealth) });
  const problems = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ code: code as Problem, count }));
  return { problems, ...found };
}

/** Returns a function that reads the alerts. It asks ffmpeg for its version until it gets one. */
export function createAlertReader(deps: AlertDeps): () => Promise<Alerts> {
  let known: FfmpegVersion | null = null;
  return async () => {
    const ffmpeg = known ?? (await readFfmpegVersion(findFfmpeg(deps.config.ffmpegPath)));
    if (ffmpeg.version !== null) known = ffmpeg;
    return await readAlerts(deps, ffmpeg);
  };
}
