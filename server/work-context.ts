import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** What runs now: a request, a job or a loop. Its ids are in the lines of the log. */
export interface Work {
  /** 32 hexadecimal digits, the same in a request and in the jobs that it queued. */
  readonly traceId: string;
  /** The request that is served, or that queued the job: 16 hexadecimal digits. */
  readonly reqId?: string | undefined;
  readonly jobId?: string;
  /** Name of the recurring work. */
  readonly loop?: string;
}

const storage = new AsyncLocalStorage<Work>();

export const currentWork = (): Work | undefined => storage.getStore();

/** Runs `fn`, and all that it begins, as a part of this work. */
export const inWork = <T>(work: Work, fn: () => T): T => storage.run(work, fn);

/** Random, as a trace id of W3C Trace Context. */
const newTraceId = () => randomUUID().replaceAll("-", "");

export function beginRequest(): Work & { reqId: string } {
  const traceId = newTraceId();
  return { traceId, reqId: traceId.slice(16) };
}

export const beginLoop = (loop: string): Work => ({ traceId: newTraceId(), loop });

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;

/** A job goes on with the trace of the request that queued it. */
export function beginJob(jobId: string, traceparent: string | null): Work {
  const [, traceId = newTraceId(), reqId] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  return { traceId, reqId, jobId };
}

/** The request that runs, as the header `traceparent` of W3C Trace Context writes it; null outside of one. */
export function currentTraceparent(): string | null {
  const { traceId, reqId } = currentWork() ?? {};
  return reqId === undefined ? null : `00-${traceId}-${reqId}-00`;
}
