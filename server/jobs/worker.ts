import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#server/db/open.ts";
import { watchElsewhere } from "#server/db/remote-signals.ts";
import { signalsOf } from "#server/db/signals.ts";
import { transact } from "#server/db/transaction.ts";
import type { Job, JobDefinition, LeasedJob } from "./definition.ts";
import { createLoop } from "./loop.ts";
import { LEASE_LOST, LEASE_MS } from "./store.ts";
import { ownTurn } from "#server/db/own-turn.ts";
import { beginJob, currentWork, inWork, type Tracer } from "#server/work-context.ts";

const POLL_MS = 2000;
/** Lost jobs that are requeued in one turn of the event loop: each takes about a millisecond of it in SQLite. */
const REQUEUED_AT_ONCE = 20;
const STOPPING = Symbol("server stopping");

interface WorkerDeps {
  db: Db;
  tracer: Tracer | null;
  log: { error(details: object, message: string): void };
  now: () => Date;
}

interface RunningJob<Payload> {
  id: string;
  payload: Payload;
  abort: AbortController;
  work: Promise<void>;
}

/** Runs the jobs of the durable queue. */
export interface Worker<Payload> {
  /** Requeues lost jobs, and begins. */
  start(): Promise<void>;
  /** Looks for jobs now instead of at the next signal or poll. */
  wake(): void;
  /** Aborts the running jobs whose payload matches. */
  abandon(matches: (payload: Payload) => boolean): void;
  /** The jobs of this process. */
  state(): { running: number };
  /** Stops claiming; running jobs get `graceMs` to end, and then go back to the queue. */
  stop(graceMs?: number): Promise<void>;
}

export function createWorker<Payload, Failure>(
  definition: JobDefinition<Payload, Failure>,
  deps: WorkerDeps,
): Worker<Payload> {
  const { db, log } = deps;
  /** By lease token: a job that was lost may be claimed anew before its first attempt has ended. */
  const running = new Map<string, RunningJob<Payload>>();
  let accepting = false;
  let stopWatching = () => {};
  const loop = createLoop({
    name: definition.name,
    everyMs: POLL_MS,
    on: { signals: signalsOf(db), signal: "jobDue" },
    run: pump,
    log,
  });

  async function pump(): Promise<void> {
    // Running jobs of this process keep their leases, even if a clock that jumped makes them look expired.
    await requeueLostJobs(definition, deps, idsOf(running));
    for await (const row of definition.claims()) {
      const job = beginAttempt(definition, { ...deps, wake: loop.wake }, row);
      const work = job.work.finally(() => {
        running.delete(row.lease_token);
        loop.wake();
      });
      running.set(row.lease_token, { ...job, work });
      // Claims run synchronously in SQLite: requests are served between them.
      await ownTurn();
      if (!accepting) break;
    }
  }

  /** Called after another process may have queued, ended or claimed jobs. */
  function look(): Promise<void> {
    loop.wake();
    return abortTaken(definition, db, running);
  }

  return {
    async start() {
      // On a full volume this process serves pages, and the loop requeues them once there is room.
      await requeueLostJobs(definition, deps, []).catch((error: unknown) =>
        log.error({ err: error }, "lost jobs not requeued"),
      );
      accepting = true;
      loop.start();
      stopWatching = watchElsewhere(db, look, log);
    },
    wake: loop.wake,
    abandon(matches) {
      for (const job of running.values()) if (matches(job.payload)) job.abort.abort(definition.abandoned);
      loop.wake();
    },
    state: () => ({ running: running.size }),
    async stop(graceMs = 0) {
      accepting = false;
      await loop.stop();
      await endWithin(graceMs, [...running.values()]);
      stopWatching();
    },
  };
}

const idsOf = (running: ReadonlyMap<string, RunningJob<unknown>>) =>
  Array.from(running.values(), ({ id }) => id);

/** Aborts the running jobs that another process has ended or claimed. */
async function abortTaken<Payload, Failure>(
  definition: JobDefinition<Payload, Failure>,
  db: Db,
  running: ReadonlyMap<string, RunningJob<Payload>>,
): Promise<void> {
  if (running.size === 0) return;
  const jobs = [...running];
  const tokens = await definition.store.tokensOf(db, idsOf(running));
  for (const [token, { id, abort }] of jobs) {
    if (!tokens.has(id)) abort.abort(definition.abandoned);
    else if (tokens.get(id) !== token) abort.abort(LEASE_LOST);
  }
}

/** Waits until the jobs have ended, and aborts those that run longer than `graceMs`. */
async function endWithin(
  graceMs: number,
  jobs: readonly Pick<RunningJob<unknown>, "work" | "abort">[],
): Promise<void> {
  const ended = Promise.all(jobs.map(({ work }) => work));
  if (graceMs > 0) await Promise.race([ended, pause(graceMs, undefined, { ref: false })]);
  for (const { abort } of jobs) abort.abort(STOPPING);
  await ended;
}

/** Begins an attempt at a claimed job; `work` resolves when the attempt has ended. */
function beginAttempt<Payload, Failure>(
  definition: JobDefinition<Payload, Failure>,
  deps: PerformDeps,
  row: LeasedJob,
): RunningJob<Payload> {
  const job = { ...row, payload: definition.payload.parse(row) };
  const abort = new AbortController();
  const work = definition
    .inPlace(job.payload, () =>
      inWork(beginJob({ ...job, kind: definition.name }, deps.tracer), () =>
        perform(definition, deps, job, abort),
      ),
    )
    // The end could not be stored, as on a full disk: the job is claimed again when its lease has expired.
    .catch((error: unknown) => deps.log.error({ err: error, job: job.id }, "a job's end was not recorded"));
  return { id: job.id, payload: job.payload, abort, work };
}

/** Requeues jobs that no process works on any more. Those in `own` stay. */
async function requeueLostJobs<Payload, Failure>(
  definition: JobDefinition<Payload, Failure>,
  { db, now }: WorkerDeps,
  own: readonly string[],
): Promise<void> {
  const lost = await definition.store.lostJobs(db, now(), own);
  for (const [i, row] of lost.entries()) {
    // Transactions run synchronously in SQLite: requests are served between them.
    if (i > 0 && i % REQUEUED_AT_ONCE === 0) await ownTurn();
    const payload = definition.payload.parse(row);
    await transact(db, definition.turn(payload), async (trx) => {
      if (await definition.store.requeueLost(trx, row, now())) await definition.requeued(trx, payload);
    });
  }
}

type PerformDeps = WorkerDeps & { wake: () => void };

/** Makes one attempt under the job's lease and stores its end. */
async function perform<Payload, Failure>(
  definition: JobDefinition<Payload, Failure>,
  deps: PerformDeps,
  job: Job<Payload>,
  abort: AbortController,
): Promise<void> {
  const { db, log, now } = deps;
  const leave = definition.enter(job.payload);
  let outcome: unknown = STOPPING;
  const beat = setInterval(() => {
    definition.store
      .heartbeat(db, job, now())
      .then((held) => held || abort.abort(LEASE_LOST))
      .catch((error: unknown) => log.error({ err: error }, "heartbeat failed"));
  }, LEASE_MS / 4);
  try {
    if (job.attempts > definition.attemptsMax)
      return await fail(definition, deps, job, {
        failure: definition.interrupted,
        reason: job.last_error ?? "interrupted too often",
      });
    // The first statements of a job do not follow its claim in one turn.
    await ownTurn();
    await definition.handle(job, abort.signal);
    outcome = null;
  } catch (error) {
    outcome = abort.signal.aborted ? (abort.signal.reason as unknown) : error;
    await recover(definition, deps, job, outcome);
  } finally {
    leave(outcome);
    clearInterval(beat);
    currentWork()?.span?.end({ failed: outcome !== null });
  }
}

async function recover<Payload, Failure>(
  definition: JobDefinition<Payload, Failure>,
  deps: PerformDeps,
  job: Job<Payload>,
  outcome: unknown,
): Promise<void> {
  if (outcome === definition.abandoned || outcome === LEASE_LOST) return;
  const verdict =
    outcome === STOPPING
      ? { retryInMs: 0, countAttempt: false, reason: null }
      : await definition.judge(job, outcome);
  if ("failure" in verdict) return fail(definition, deps, job, verdict);
  const { retryInMs, countAttempt, reason: error } = verdict;
  await transact(deps.db, definition.turn(job.payload), async (trx) => {
    const runAt = new Date(deps.now().getTime() + retryInMs);
    if (await definition.store.postpone(trx, job, { runAt, error, countAttempt }))
      await definition.requeued(trx, job.payload);
  });
  if (retryInMs > 0) setTimeout(deps.wake, retryInMs).unref();
}

async function fail<Payload, Failure>(
  definition: JobDefinition<Payload, Failure>,
  { db }: WorkerDeps,
  job: Job<Payload>,
  { failure, reason }: { failure: Failure; reason: string },
): Promise<void> {
  await transact(db, definition.turn(job.payload), async (trx) => {
    if (await definition.store.endJob(trx, job, "failed", reason)) await definition.failed(trx, job, failure);
  });
}
