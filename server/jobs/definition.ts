import type { z } from "zod";
import type { Trx } from "#server/db/open.ts";

/** A row of `jobs` that this process may work on as long as its lease holds. */
export interface LeasedJob {
  id: string;
  /** Attempts so far, with this one. */
  attempts: number;
  last_error: string | null;
  lease_token: string;
}

export type Job<Payload> = LeasedJob & { payload: Payload };

/** What becomes of a job whose attempt threw. `reason` is kept with it. */
export type Verdict<Failure> = { reason: string } & (
  | { retryInMs: number; countAttempt: boolean }
  | { failure: Failure }
);

/** A kind of job: the queue knows nothing else of what its jobs are for. */
export interface JobDefinition<Payload, Failure> {
  name: string;
  /** Reads the payload from a claimed row. */
  payload: z.ZodType<Payload>;
  /** Attempts that a job has, interrupted ones too; the next one fails it as `interrupted`. */
  attemptsMax: number;
  interrupted: Failure;
  /** Reason of an abort, or what `handle` throws, where nobody wants the job any more: its row is gone or ended. */
  abandoned: symbol;
  /** Claims jobs one after the other, as long as there are any and places for them. */
  claims(): AsyncIterable<LeasedJob>;
  /** Runs the work in the place that was free for its job. */
  inPlace(payload: Payload, work: () => Promise<void>): Promise<void>;
  /** Called before an attempt; what it returns is called with the outcome: null, or what was thrown or aborted it. */
  enter(payload: Payload): (outcome: unknown) => void;
  /** Does the work and ends the job in the transaction that keeps the result. Aborts when the lease is lost. */
  handle(job: Job<Payload>, signal: AbortSignal): Promise<void>;
  /** Decides on another attempt. */
  judge(job: Job<Payload>, error: unknown): Promise<Verdict<Failure>>;
  /** In the transaction in which a job goes back to the queue. */
  requeued(trx: Trx, payload: Payload): Promise<void>;
  /** In the transaction in which a job fails for good. */
  failed(trx: Trx, job: Job<Payload>, failure: Failure): Promise<void>;
}
