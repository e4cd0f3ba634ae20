import type { RawBuilder } from "kysely";
import type { z } from "zod";
import type { Db, Trx } from "#server/db/open.ts";
import type { Turn } from "#server/db/turn.ts";

/** A row of `jobs` that this process may work on until its lease expires. */
export interface LeasedJob {
  id: string;
  /** Attempts so far, including this one. */
  attempts: number;
  last_error: string | null;
  lease_token: string;
  /** The request that queued it. */
  traceparent: string | null;
}

export type Job<Payload> = LeasedJob & { payload: Payload };

/** What to do with a job whose attempt threw; `reason` is stored. */
export type Verdict<Failure> = { reason: string } & (
  | { retryInMs: number; countAttempt: boolean }
  | { failure: Failure }
);

/** A job of any table as far as the queue knows it. */
export type QueuedJob = LeasedJob & { lease_until: string | null; user_id: string };

/** Reads and changes the claimed jobs of one table. */
export interface JobStore {
  /**
   * Runs `claim` in a transaction where a job is due by `by`; null where none is. Without this look each poll of each
   * process would wait for the lock of all writers. `which` narrows it, with the words of the table's partial index.
   */
  claimDue<Claimed>(
    db: Db,
    due: { by: Date; which?: RawBuilder<unknown> },
    claim: (trx: Trx) => Promise<Claimed | null>,
  ): Promise<Claimed | null>;
  /** Extends the lease. Returns false when it was lost. */
  heartbeat(db: Db, job: LeasedJob, now: Date): Promise<boolean>;
  /** The lease tokens of those of the jobs that are still to run, by id; jobs of a deleted account are not. */
  tokensOf(db: Db, ids: readonly string[]): Promise<Map<string, string | null>>;
  /** Ends a claimed job. Returns false, with nothing changed, when its lease was lost. */
  endJob(
    trx: Trx,
    job: LeasedJob,
    status: "done" | "failed" | "cancelled",
    error?: string | null,
  ): Promise<boolean>;
  /** Requeues a claimed job for a later attempt. Returns false when its lease was lost. */
  postpone(
    trx: Trx,
    job: LeasedJob,
    plan: { runAt: Date; error: string | null; countAttempt: boolean },
  ): Promise<boolean>;
  /** Running jobs whose lease has expired or whose worker has ended, except those in `own`. */
  lostJobs(db: Db, now: Date, own: readonly string[]): Promise<QueuedJob[]>;
  /** Requeues a lost job, due now. Returns false, with nothing changed, when its lease changed meanwhile. */
  requeueLost(
    trx: Trx,
    job: Pick<QueuedJob, "id" | "lease_token" | "lease_until">,
    now: Date,
  ): Promise<boolean>;
}

/** All that the queue knows about a kind of job. */
export interface JobDefinition<Payload, Failure> {
  name: string;
  /** The table of its rows. */
  store: JobStore;
  /** Reads the payload from a claimed row. */
  payload: z.ZodType<Payload>;
  /** Most attempts of a job, counting interrupted ones; after them it fails as `interrupted`. */
  attemptsMax: number;
  interrupted: Failure;
  /** Reason of an abort, or what `handle` throws, where the row of the job is deleted or ended. */
  abandoned: symbol;
  /** Claims jobs one by one, while there are any and places for them. */
  claims(): AsyncIterable<LeasedJob>;
  /** Runs the work in the place that was free when its job was claimed. */
  inPlace(payload: Payload, work: () => Promise<void>): Promise<void>;
  /**
   * Called before an attempt. What it returns is called with the outcome: null, the error, or the reason of the abort.
   */
  enter(payload: Payload): (outcome: unknown) => void;
  /**
   * Does the work, and ends the job in the transaction that stores the result. `signal` is aborted when the lease is
   * lost.
   */
  handle(job: Job<Payload>, signal: AbortSignal): Promise<void>;
  /** Decides whether there is another attempt. */
  judge(job: Job<Payload>, error: unknown): Promise<Verdict<Failure>>;
  /** The turn of the transactions that change a job. */
  turn(payload: Payload): Turn;
  /** In the transaction in which a job goes back to the queue. */
  requeued(trx: Trx, payload: Payload): Promise<void>;
  /** In the transaction in which a job fails after its last attempt. */
  failed(trx: Trx, job: Job<Payload>, failure: Failure): Promise<void>;
}
