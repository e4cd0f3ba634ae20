import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/db/open.ts";
import type { DreamEventHub } from "#server/features/dreams/events.ts";
import { makePart, NeedsPicture, type MakePartDeps } from "#server/features/dreams/make-part.ts";
import { beginPart, completePart, failPart, recordProgress } from "#server/features/dreams/parts.ts";
import { addEvent, findDream, findMedia, mediaFiles, setPart } from "#server/features/dreams/queries.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import { UNWANTED, type Usage } from "#server/providers/engines.ts";
import { costOf } from "#server/providers/prices.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { PARTS, type Part } from "#shared/dreams.ts";
import type { FailureCode } from "#shared/errors.ts";
import { insertCall } from "./call-store.ts";
import { createOrders, saveProviderJob } from "./order-store.ts";
import { createQueues } from "./queue.ts";
import {
  backoffMs,
  claim,
  endJob,
  heartbeat,
  LEASE_MS,
  MAX_ATTEMPTS,
  openJobs,
  postpone,
  requeueLost,
  type ClaimedJob,
  type ClaimRules,
} from "./store.ts";

const POLL_MS = 2000;
const PROGRESS_EVERY_MS = 700;
/** How long parts wait for a provider that is away before they are given up. */
const AWAY_LIMIT_MS = 5 * 60_000;
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
  /** The dream was deleted: stop working on it. */
  cancelled(dreamId: string): void;
  state(): { accepting: boolean; running: number; waiting: number };
  /** Stops taking work; what runs goes back to the queue. */
  stop(): Promise<void>;
}

const STOPPING = Symbol("server stopping");
const LEASE_LOST = Symbol("lease lost");

interface Failure {
  code: FailureCode;
  retry: boolean;
  /** Asked for by the provider, in milliseconds. */
  wait?: number;
}

function failureOf(error: unknown): Failure {
  if (error instanceof NeedsPicture) return { code: "needs_picture", retry: false };
  if (error instanceof ProviderError)
    return { code: error.code, retry: error.retry, wait: error.retryAfterMs ?? 0 };
  if (error instanceof DOMException && error.name === "TimeoutError")
    return { code: "provider_timeout", retry: true };
  return { code: "provider_failed", retry: true };
}

export function createRunner(deps: RunnerDeps): Runner {
  const { db, events, log, now, watch } = deps;
  const queues = createQueues(deps.concurrency);
  const running = new Map<string, { dreamId: string; abort: AbortController }>();
  let accepting = false;
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  let pumping: Promise<void> | null = null;
  let pumpAgain = false;

  async function pump(): Promise<void> {
    // What this process is at work on is its own, also after a clock that jumped made its lease look old.
    await db.transaction().execute((trx) => requeueLost(trx, now(), false, [...running.keys()]));
    // What is made is paid for: it is begun only while the volume can keep it.
    const room = await deps.media.hasRoom();
    for (const part of PARTS) {
      while (room && accepting && queues.hasRoom(part)) {
        const claimed = await claimNext(part);
        if (!claimed) break;
        events.changed(claimed.job.dream_id);
        void queues
          .add(part, () => work(claimed.job, claimed.givenUp))
          // How it ended could not be written, as on a full disk: it is taken again once its lease has run out.
          .catch((error: unknown) => log.error({ err: error, part }, "a part's end was not recorded"))
          .finally(wake);
      }
    }
    waiting = (await openJobs(db)).waiting;
  }

  function claimOne(part: Part, rules: ClaimRules): Promise<ClaimedJob | null> {
    return db.transaction().execute(async (trx) => {
      const claimed = await claim(trx, part, now(), { placesEach: queues.placesEach(part), ...rules });
      if (claimed) await beginPart(trx, claimed.dream_id, part, now());
      return claimed;
    });
  }

  /** While its provider is away, a part goes on only where work has begun there; after a while the rest is given up. */
  async function claimNext(part: Part): Promise<{ job: ClaimedJob; givenUp: boolean } | null> {
    const provider = deps.engines[part].name;
    const away = watch.admits(provider) === "away";
    const job = await claimOne(part, { take: away ? "resumable" : "any" });
    if (job) return { job, givenUp: false };
    const limit = new Date(now().getTime() - AWAY_LIMIT_MS);
    const since = watch.awaySince(provider);
    if (!away || since === null || since > limit) return null;
    const late = await claimOne(part, { dueBefore: limit });
    return late && { job: late, givenUp: true };
  }

  function wake(): void {
    if (!accepting) return;
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

  async function work(job: ClaimedJob, givenUp: boolean): Promise<void> {
    if (givenUp) {
      await fail(job, "provider_unavailable", "its provider was away for too long");
      return events.changed(job.dream_id);
    }
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
      await attempt(job, abort.signal);
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
      events.changed(job.dream_id);
    }
  }

  async function attempt(job: ClaimedJob, lease: AbortSignal): Promise<void> {
    const dream = await findDream(db, job.dream_id);
    if (!dream) throw UNWANTED;
    const engine = deps.engines[job.part].name;
    const orders = createOrders(db, job, now);
    const begun = job.provider_job !== null || (await orders.unanswered()) !== null;
    if (!begun && (await watch.paused(engine))) {
      throw new ProviderError("spending_paused", `${engine}: today's ceiling is reached`, {
        retry: false,
        fault: "none",
      });
    }
    const signal = AbortSignal.any([lease, AbortSignal.timeout(TIMEOUT_MS[job.part])]);
    const result = await makePart(
      deps,
      { dream, media: await findMedia(db, dream.id), part: job.part },
      {
        signal,
        onProgress: progressWriter(job),
        resumeFrom: job.provider_job,
        saveProviderJob: async (id) => {
          await saveProviderJob(db, job, id);
          watch.worked(engine);
        },
        orders,
        recordUsage: (usage) => recordUsage(job, engine, usage),
        userId: dream.user_id,
        onWriting: (summary) => events.writing(dream.id, summary),
      },
    );
    try {
      await db.transaction().execute(async (trx) => {
        if (!(await endJob(trx, job, "done"))) throw LEASE_LOST;
        const { dream_id: dreamId, part, round } = job;
        await completePart(trx, { dreamId, part, round, result, now: now() });
      });
    } catch (error) {
      await deps.media.remove((result.media ?? []).map((row) => row.file));
      throw error;
    }
  }

  function recordUsage(job: ClaimedJob, provider: string, usage: Usage): Promise<void> {
    const call = { dreamId: job.dream_id, part: job.part, provider, usage, endedAt: now() };
    return insertCall(db, { ...call, microUsd: costOf(deps.prices, usage) });
  }

  /** Writes progress now and then: each write is an event to the person and a flush to disk. */
  function progressWriter(job: ClaimedJob): (fraction: number) => void {
    let last = { at: performance.now(), fraction: 0 };
    return (fraction) => {
      const at = performance.now();
      if (at - last.at < PROGRESS_EVERY_MS || fraction - last.fraction < 0.02 || !running.has(job.id)) return;
      last = { at, fraction };
      db.transaction()
        .execute((trx) => recordProgress(trx, job.dream_id, job.part, Math.min(fraction, 0.99), now()))
        .then(() => events.changed(job.dream_id))
        .catch(() => undefined);
    };
  }

  async function recover(job: ClaimedJob, reason: unknown): Promise<void> {
    if (reason === UNWANTED || reason === LEASE_LOST) return;
    if (reason === STOPPING) return putBack(job, new Date(now()), null, false);
    const { code, retry, wait = 0 } = failureOf(reason);
    const text = reason instanceof Error ? `${reason.name}: ${reason.message}`.slice(0, 500) : String(reason);
    log.warn(
      { dream: job.dream_id, part: job.part, attempt: job.attempts, code, reason: text },
      "part failed",
    );
    if (retry && job.attempts < MAX_ATTEMPTS) {
      const runAt = new Date(now().getTime() + Math.max(backoffMs(job.attempts), wait));
      return putBack(job, runAt, text, true);
    }
    return fail(job, code, text);
  }

  async function putBack(
    job: ClaimedJob,
    runAt: Date,
    error: string | null,
    countAttempt: boolean,
  ): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (!(await postpone(trx, job, { runAt, error, countAttempt }))) return;
      await setPart(trx, job.dream_id, job.part, { progress: 0 });
      const at = now().toISOString();
      await addEvent(trx, { dreamId: job.dream_id, part: job.part, status: "processing", progress: 0, at });
    });
    const wait = runAt.getTime() - now().getTime();
    if (wait > 0) setTimeout(wake, wait).unref();
  }

  async function fail(job: ClaimedJob, error: FailureCode, text: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (!(await endJob(trx, job, "failed", text))) return;
      const { dream_id: dreamId, part, round } = job;
      await failPart(trx, { dreamId, part, round, error, now: now() });
    });
  }

  return {
    async start() {
      await db.transaction().execute((trx) => requeueLost(trx, now(), true));
      const known = await mediaFiles(db);
      const orphans = await deps.media.sweep((file) => known.has(file));
      if (orphans) log.info({ orphans }, "files of interrupted work removed");
      accepting = true;
      timer = setInterval(wake, POLL_MS);
      wake();
    },
    wake,
    cancelled(dreamId) {
      for (const job of running.values()) if (job.dreamId === dreamId) job.abort.abort(UNWANTED);
    },
    state: () => ({ accepting, running: running.size, waiting }),
    async stop() {
      accepting = false;
      clearInterval(timer);
      await pumping;
      for (const job of running.values()) job.abort.abort(STOPPING);
      await queues.idle();
    },
  };
}
