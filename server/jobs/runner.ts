import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/db/open.ts";
import { signalsOf } from "#server/db/signals.ts";
import { transact } from "#server/db/transaction.ts";
import type { DreamEventHub } from "#server/features/dreams/events.ts";
import { assertFewRefusals } from "#server/features/dreams/refusals.ts";
import { makePart, type MakePartDeps } from "#server/features/dreams/make-part.ts";
import { beginPart, completePart, failPart, requeuePart } from "#server/features/dreams/parts.ts";
import { findDream, findMedia } from "#server/features/dreams/queries.ts";
import { NO_ROOM } from "#server/features/dreams/room-queries.ts";
import {
  beginCall,
  createSubmissions,
  createWithdrawals,
  lateCalls,
  saveProviderJob,
  withdrawJob,
} from "#server/features/provider-usage/provider-usage.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import { UNWANTED } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { PARTS, type Part } from "#shared/dreams.ts";
import type { FailureCode } from "#shared/errors.ts";
import { failureOf } from "./failure.ts";
import { requeueInterrupted } from "./interrupted.ts";
import { progressWriter } from "./progress.ts";
import { createQueues } from "./queue.ts";
import {
  backoffMs,
  claim,
  endJob,
  heartbeat,
  holdsLease,
  LEASE_MS,
  MAX_ATTEMPTS,
  openJobs,
  postpone,
  type ClaimedJob,
  type ClaimRules,
  type Tx,
} from "./store.ts";

const POLL_MS = 2000;
/** How long parts wait for a provider that is away before they are given up. */
const AWAY_LIMIT_MS = 5 * 60_000;
/** A picture that did not come in time may be paid for all the same: it is asked for once more, and no third time. */
const LATE_PICTURES_MAX = 2;
/** Longest a single attempt may take. */
const TIMEOUT_MS: Record<Part, number> = { reading: 120_000, image: 300_000, video: 900_000 };

export interface RunnerDeps extends MakePartDeps {
  db: Db;
  events: DreamEventHub;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Pictures, and films, made at once. */
  concurrency: number;
  watch: ProviderWatch;
  prices: PriceTable;
}

/** Works through the durable queue of dream parts. */
export interface Runner {
  /** Recovers what an earlier process left and begins. */
  start(): Promise<void>;
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  state(): { accepting: boolean; running: number; waiting: number };
  /** Stops taking work; what runs goes back to the queue. */
  stop(): Promise<void>;
}

const STOPPING = Symbol("server stopping");
const LEASE_LOST = Symbol("lease lost");

interface Claimed {
  job: ClaimedJob;
  /** It waited too long for a provider that is unavailable. */
  givenUp: boolean;
  /** Its provider is unavailable: only work that runs there already may go on. */
  away: boolean;
}

export function createRunner(deps: RunnerDeps): Runner {
  const { db, events, log, now, watch } = deps;
  const { image, video } = deps.engines;
  const signals = signalsOf(db);
  const queues = createQueues(deps.concurrency, { image: image.local ?? false, video: video.local ?? false });
  const withdrawals = createWithdrawals({ ...deps, video });
  const running = new Map<string, { dreamId: string; abort: AbortController }>();
  let accepting = false;
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  let pumping: Promise<void> | null = null;
  let pumpAgain = false;

  async function pump(): Promise<void> {
    // What this process is at work on is its own, also after a clock that jumped made its lease look old.
    await requeue(false);
    // What is made is paid for: it is begun only while the volume can keep it.
    const room = await deps.media.hasRoom();
    let parts: Part[] = room ? [...PARTS] : [];
    while (accepting && parts.length > 0) {
      parts = queues.turns(parts).filter((part) => queues.hasRoom(part));
      const [part] = parts;
      // What has no work now is not asked again in this round.
      if (part && !(await startOne(part))) parts = parts.slice(1);
    }
    waiting = (await openJobs(db)).waiting;
  }

  const requeue = (all: boolean) => requeueInterrupted(db, now(), { all, own: [...running.keys()] });

  /** Begins the next job of a part; false when there is none. */
  async function startOne(part: Part): Promise<boolean> {
    const claimed = await claimNext(part);
    if (!claimed) return false;
    void queues
      .add(part, () => work(claimed))
      // How it ended could not be written, as on a full disk: it is taken again once its lease has run out.
      .catch((error: unknown) => log.error({ err: error, part }, "a part's end was not recorded"))
      .finally(wake);
    return true;
  }

  function claimOne(part: Part, rules: ClaimRules): Promise<ClaimedJob | null> {
    return transact(db, (trx) => claim(trx, part, now(), { placesEach: queues.placesEach(part), ...rules }));
  }

  /** While its provider is away, a part goes on only where work has begun there; after a while the rest is given up. */
  async function claimNext(part: Part): Promise<Claimed | null> {
    const provider = deps.engines[part].name;
    const away = watch.admits(provider) === "away";
    const job = await claimOne(part, { take: away ? "resumable" : "any" });
    if (job) return { job, givenUp: false, away };
    const limit = new Date(now().getTime() - AWAY_LIMIT_MS);
    const since = watch.awaySince(provider);
    if (!away || since === null || since > limit) return null;
    const late = await claimOne(part, { dueBefore: limit });
    return late && { job: late, givenUp: true, away };
  }

  function wake(): void {
    if (!accepting) return;
    withdrawals.wake();
    if (pumping) {
      pumpAgain = true;
      return;
    }
    pumping = pump()
      .catch((error: unknown) => log.error({ err: error }, "the queue could not be read"))
      .finally(() => {
        pumping = null;
        if (pumpAgain) {
          pumpAgain = false;
          wake();
        }
      });
  }

  async function work({ job, givenUp, away }: Claimed): Promise<void> {
    if (givenUp) return fail(job, "provider_unavailable", "its provider was away for too long");
    const leave = watch.enter(deps.engines[job.part].name);
    let outcome: unknown = STOPPING;
    const abort = new AbortController();
    running.set(job.id, { dreamId: job.dream_id, abort });
    const beat = setInterval(() => {
      heartbeat(db, job, now())
        .then((held) => held || abort.abort(LEASE_LOST))
        .catch((error: unknown) => log.error({ err: error }, "heartbeat failed"));
    }, LEASE_MS / 4);
    const started = performance.now();
    try {
      if (job.attempts > MAX_ATTEMPTS)
        return await fail(job, "interrupted", job.last_error ?? "interrupted too often");
      await attempt(job, away, abort.signal);
      outcome = null;
      log.info(
        { dream: job.dream_id, part: job.part, ms: Math.round(performance.now() - started) },
        "part done",
      );
    } catch (error) {
      outcome = abort.signal.aborted ? (abort.signal.reason as unknown) : error;
      await recover(job, outcome);
    } finally {
      leave(outcome);
      clearInterval(beat);
      running.delete(job.id);
    }
  }

  async function attempt(job: ClaimedJob, away: boolean, lease: AbortSignal): Promise<void> {
    const dream = await findDream(db, job.dream_id);
    if (!dream) throw UNWANTED;
    const engine = deps.engines[job.part].name;
    const purpose = {
      jobId: job.id,
      dreamId: job.dream_id,
      userId: job.user_id,
      part: job.part,
      provider: engine,
      assertLease: (trx: Tx) => holdsLease(trx, job),
    };
    const orders = createSubmissions({ ...deps, admits: () => !away }, purpose);
    const runsThere = job.provider_job !== null || (await orders.unanswered()) !== null;
    if (!runsThere && (await watch.paused(engine))) {
      throw new ProviderError("spending_paused", `${engine}: today's ceiling is reached`, {
        retry: false,
        fault: "none",
      });
    }
    if (!runsThere) await assertFewRefusals(db, dream.user_id, now());
    const media = await findMedia(db, dream.id);
    await begin(job);
    const signal = AbortSignal.any([lease, AbortSignal.timeout(TIMEOUT_MS[job.part])]);
    const result = await makePart(
      deps,
      { dream, media, part: job.part },
      {
        signal,
        onProgress: progressWriter(deps, job, () => running.has(job.id)),
        resumeFrom: job.provider_job,
        saveProviderJob: async (id) => {
          await saveProviderJob(db, purpose, id);
          watch.worked(engine);
        },
        orders,
        beginCall: (estimate) =>
          transact(db, async (trx) => {
            await holdsLease(trx, job);
            return beginCall(deps, purpose, estimate, trx);
          }),
        userId: dream.user_id,
        onWriting: (summary) => events.writing(dream.id, summary),
      },
    );
    try {
      await transact(db, async (trx) => {
        if (!(await endJob(trx, job, "done"))) throw LEASE_LOST;
        const { dream_id: dreamId, part, round } = job;
        await completePart(trx, { dreamId, part, round, result, now: now() });
      });
    } catch (error) {
      await deps.media.remove((result.media ?? []).map((row) => row.file));
      throw error;
    }
  }

  /** From here on the part is spent unless it fails: on disk before its engine is called, if it is still wanted. */
  async function begin(job: ClaimedJob): Promise<void> {
    await transact(db, async (trx) => {
      await holdsLease(trx, job);
      await beginPart(trx, job.dream_id, job.part, now());
    });
  }

  async function recover(job: ClaimedJob, reason: unknown): Promise<void> {
    if (reason === UNWANTED || reason === LEASE_LOST) return;
    if (reason === STOPPING) return putBack(job, new Date(now()), null, false);
    const { code, retry, wait = 0, noRoom } = failureOf(reason);
    const text = reason instanceof Error ? `${reason.name}: ${reason.message}`.slice(0, 500) : String(reason);
    log.warn(
      { dream: job.dream_id, part: job.part, attempt: job.attempts, code, reason: text },
      "part failed",
    );
    const runAt = new Date(now().getTime() + Math.max(backoffMs(job.attempts), wait));
    if (noRoom) {
      deps.media.foundFull();
      return putBack(job, runAt, NO_ROOM, false);
    }
    if (retry && job.attempts < MAX_ATTEMPTS && !(await isLateTooOften(job))) {
      return putBack(job, runAt, text, true);
    }
    return fail(job, code, text);
  }

  async function isLateTooOften({ id, part }: ClaimedJob): Promise<boolean> {
    return part === "image" && (await lateCalls(db, id)) >= LATE_PICTURES_MAX;
  }

  async function putBack(
    job: ClaimedJob,
    runAt: Date,
    error: string | null,
    countAttempt: boolean,
  ): Promise<void> {
    await transact(db, async (trx) => {
      if (!(await postpone(trx, job, { runAt, error, countAttempt }))) return;
      await requeuePart(trx, job.dream_id, job.part, now());
    });
    const wait = runAt.getTime() - now().getTime();
    if (wait > 0) setTimeout(wake, wait).unref();
  }

  async function fail(job: ClaimedJob, error: FailureCode, text: string): Promise<void> {
    await transact(db, async (trx) => {
      if (!(await endJob(trx, job, "failed", text))) return;
      await withdrawJob(trx, job.id, now());
      const { dream_id: dreamId, part, round } = job;
      await failPart(trx, { dreamId, part, round, error, now: now() });
    });
  }

  function abandon(dreamId: string): void {
    for (const job of running.values()) if (job.dreamId === dreamId) job.abort.abort(UNWANTED);
    wake();
  }

  return {
    async start() {
      await requeue(true);
      accepting = true;
      signals.on("jobDue", wake).on("dreamAbandoned", abandon);
      timer = setInterval(wake, POLL_MS);
      wake();
    },
    wake,
    state: () => ({ accepting, running: running.size, waiting }),
    async stop() {
      accepting = false;
      clearInterval(timer);
      signals.off("jobDue", wake).off("dreamAbandoned", abandon);
      await pumping;
      for (const job of running.values()) job.abort.abort(STOPPING);
      await queues.idle();
      await withdrawals.stop();
    },
  };
}
