import type { z } from "zod";
import type { Trx } from "#server/db/open.ts";
import type { Turn } from "#server/db/turn.ts";

/** A row of `jobs` that this process may work on until its lease expires. */
export interface LeasedJob {
  id: string;
  /** Attempts so far, including this one. */
  attempts: number;
  last_error: string | null;
  lease_token: string;
}

export type Job<Payload> = LeasedJob & { payload: Payload };

/** What to do with a job whose attempt threw; `reason` is stored. */
export type Verdict<Failure> = { reason: string } & (
  | { retryInMs: number; countAttempt: boolean }
  | { failure: Failure }
);

/** All that the queue knows about a kind of job. */
export interface JobDefinition<Payload, Failure> {
  name: string;
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
  /** Called before an attempt. What it returns is called with the outcome: null, the error, or the reason of the abort. */
  enter(payload: Payload): (outcome: unknown) => void;
  /** Does the work, and ends the job in the transaction that stores the result. `signal` is aborted when the lease is lost. */
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
