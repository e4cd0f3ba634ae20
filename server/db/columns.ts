import type { ColumnType, Generated } from "kysely";

/** ISO 8601 in UTC with milliseconds, so that times sort as text. */
export type Time = string;
export type Flag = 0 | 1;
/** Written once; the schema refuses a change. */
export type Fixed<T> = ColumnType<T, T, never>;
/** Written by the database alone: a generated column, or one that triggers maintain. */
export type Maintained<T> = ColumnType<T, never, never>;

/** Columns of every table of jobs, which the queue reads and writes. */
export interface QueueColumns<Status> {
  status: Status;
  attempts: Generated<number>;
  run_at: Time;
  lease_token: string | null;
  lease_until: Time | null;
  /** Id of the worker that has the lease, or had it last. */
  worker: string | null;
  last_error: string | null;
  /** The `traceparent` header (W3C Trace Context) of the request that queued the job. */
  traceparent: string | null;
}
