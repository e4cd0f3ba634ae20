import type { Db } from "#server/db/open.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import {
  dueWithdrawals,
  GIVE_UP_MS,
  isClaimedPrediction,
  postponeWithdrawal,
  removeWithdrawal,
  RETENTION_MS,
  type UnwantedRow,
} from "./unwanted-queries.ts";
import { signalsOf } from "#server/db/signals.ts";
import { transact } from "#server/db/transaction.ts";
import type { Lease, Leases } from "#server/jobs/lease-store.ts";
import { createLoop, type Loop } from "#server/jobs/loop.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import { settleCall } from "./call-queries.ts";
import type { VideoEngine } from "#server/providers/engines.ts";

const POLL_MS = 2000;
const AT_ONCE = 10;
const CALL_MS = MINUTE_MS;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 5 * MINUTE_MS;
/** When no prediction is found for this long, an unanswered submission counts as not begun. */
const SEARCH_MS = 15 * MINUTE_MS;

interface WithdrawalDeps {
  db: Db;
  video: VideoEngine;
  prices: PriceTable;
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>;
  now: () => Date;
  leases: Leases;
}
/** `taken`: predictions that were found for a row in this run; without a seed two rows may look for the same prompt. */
type RunDeps = WithdrawalDeps & { taken: Set<string> };

const ONE_AT_A_TIME = { none: "its lease says that no other process withdraws" };

const ageOf = (row: UnwantedRow, now: Date) => now.getTime() - Date.parse(row.posted_at);

async function settle(
  { db, prices, now }: WithdrawalDeps,
  row: UnwantedRow,
  usage: Parameters<typeof settleCall>[2]["usage"],
): Promise<void> {
  if (row.call_id !== null) await settleCall(db, row.call_id, { usage, prices, now: now() });
}

function remove({ db }: WithdrawalDeps, row: UnwantedRow, lease: Lease): Promise<void> {
  return transact(db, ONE_AT_A_TIME, async (trx) => {
    await lease.hold(trx);
    await removeWithdrawal(trx, row.id);
  });
}

/** Plans another attempt. After a day the prediction only stays on the list, which alerts the admins. */
async function planRetry(
  { db, log, now }: WithdrawalDeps,
  row: UnwantedRow,
  providerJob: string | null,
  lease: Lease,
): Promise<void> {
  const givenUp = ageOf(row, now()) > GIVE_UP_MS;
  if (givenUp)
    log.error(
      { prediction: providerJob, attempt: row.attempts },
      "unwanted prediction given up: it could not be cancelled in a day",
    );
  const wait = givenUp ? RETENTION_MS : Math.min(FIRST_WAIT_MS * 2 ** row.attempts, LONGEST_WAIT_MS);
  const runAt = new Date(now().getTime() + wait);
  await transact(db, ONE_AT_A_TIME, async (trx) => {
    await lease.hold(trx);
    await postponeWithdrawal(trx, row.id, { providerJob, attempts: row.attempts + 1, runAt });
  });
}

/** Whether a prediction that was found by its prompt is not this row's; one that may be is then taken by it. */
async function isOther({ db, video, taken }: RunDeps, row: UnwantedRow, id: string): Promise<boolean> {
  if ((await isClaimedPrediction(db, id, { ...row, provider: video.name })) || taken.has(id)) return true;
  taken.add(id);
  return false;
}

async function withdraw(deps: RunDeps, row: UnwantedRow, stopping: AbortSignal, lease: Lease): Promise<void> {
  const { video, log, now } = deps;
  if (ageOf(row, now()) > RETENTION_MS) return remove(deps, row, lease);
  const work = {
    providerJob: row.provider_job,
    seed: row.seed,
    promptHash: row.prompt_hash,
    postedAt: new Date(row.posted_at),
    resolution: row.resolution,
  };
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(CALL_MS)]);
  const found = await video.withdraw!(work, (id) => isOther(deps, row, id), signal);
  if (found?.ended) {
    if (found.usage) await settle(deps, row, found.usage);
    await remove(deps, row, lease);
    log.info({ prediction: found.id }, "unwanted prediction has ended");
  } else if (found === null && ageOf(row, now()) > SEARCH_MS) {
    await settle(deps, row, { model: "", seconds: 0, outcome: "not_begun" });
    await remove(deps, row, lease);
  } else await planRetry(deps, row, found?.id ?? row.provider_job, lease);
}

async function attempt(deps: RunDeps, row: UnwantedRow, stopping: AbortSignal, lease: Lease): Promise<void> {
  try {
    await withdraw(deps, row, stopping, lease);
  } catch (error) {
    if (stopping.aborted) return;
    const { name, message } = error as Error;
    const fields = { prediction: row.provider_job, attempt: row.attempts, reason: `${name}: ${message}` };
    deps.log.warn(fields, "unwanted prediction could not be cancelled");
    await planRetry(deps, row, row.provider_job, lease);
  }
}

/**
 * Cancels the unwanted predictions at their provider, in one process at a time. Each stays on the list until its end is
 * confirmed.
 */
export function createWithdrawals(deps: WithdrawalDeps): Loop {
  const { db, video, leases, log, now } = deps;
  return createLoop({
    name: "withdrawals",
    everyMs: POLL_MS,
    on: { signals: signalsOf(db), signal: "jobDue" },
    async run(stopping) {
      if (!video.withdraw || (await dueWithdrawals(db, now(), 1)).length === 0) return;
      await leases.run("withdrawals", async (lease) => {
        const due = await dueWithdrawals(db, now(), AT_ONCE);
        const signal = AbortSignal.any([stopping, lease.signal]);
        const run = { ...deps, taken: new Set<string>() };
        await Promise.all(due.map((row) => attempt(run, row, signal, lease)));
      });
    },
    log,
  });
}
