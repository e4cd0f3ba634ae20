import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface SpanBeginning {
  traceId: string;
  parentId?: string | undefined;
  /** 16 hexadecimal digits; random unless given. */
  id?: string | undefined;
  name: string;
  kind: "internal" | "server" | "client" | "producer" | "consumer";
  attributes?: Attributes;
  /** Milliseconds since 1970; now unless given. */
  startMs?: number;
}

/** A part of a trace, as OpenTelemetry defines it. What is in it never has texts or addresses of users. */
export interface Span {
  child(beginning: Omit<SpanBeginning, "traceId" | "parentId">): Span;
  end(ending?: { name?: string; attributes?: Attributes; failed?: boolean }): void;
}

export interface Tracer {
  /** Begins the part of a trace that is in this process; undefined where the trace is not sent. */
  begin(beginning: SpanBeginning & { parentSampled?: boolean | undefined }): Span | undefined;
  /** Sends what waits, for at most `limitMs`. */
  close(limitMs: number): Promise<void>;
}

/** What runs now: a request, a job or a loop. Its ids are in the lines of the log. */
export interface Work {
  /** 32 hexadecimal digits, the same in a request and in the jobs that it queued. */
  readonly traceId: string;
  /** The request that is served, or that queued the job: the id of its span, 16 hexadecimal digits. */
  readonly reqId?: string | undefined;
  readonly jobId?: string;
  /** Name of the recurring work. */
  readonly loop?: string;
  /** Undefined where the work is not traced. */
  readonly span?: Span | undefined;
}

const storage = new AsyncLocalStorage<Work | undefined>();

export const currentWork = (): Work | undefined => storage.getStore();

/** Runs `fn`, and all that it begins, as a part of this work. */
export const inWork = <T>(work: Work, fn: () => T): T => storage.run(work, fn);

/** Runs `fn`, and all that it begins, as a part of no work. */
export const outsideWork = <T>(fn: () => T): T => storage.run(undefined, fn);

/** Random, as a trace id of W3C Trace Context. */
const newTraceId = () => randomUUID().replaceAll("-", "");

export const newRequestId = () => newTraceId().slice(16);

export const beginLoop = (loop: string): Work => ({ traceId: newTraceId(), loop });

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function readTraceparent(text: string | null | undefined) {
  const [, traceId, parentId, flags] = TRACEPARENT.exec(text ?? "") ?? [];
  if (traceId === undefined || flags === undefined) return { traceId: newTraceId() };
  return { traceId, parentId, parentSampled: (parseInt(flags, 16) & 1) === 1 };
}

interface BegunRequest {
  reqId: string;
  method: string;
  /** The header of this name, where a proxy may begin traces. */
  traceparent?: string | undefined;
}

export function beginRequest({ reqId, method, traceparent }: BegunRequest, tracer: Tracer | null): Work {
  const trace = readTraceparent(traceparent);
  const span = tracer?.begin({ ...trace, id: reqId, name: method, kind: "server" });
  return { traceId: trace.traceId, reqId, span };
}

interface BegunJob {
  id: string;
  kind: string;
  attempts: number;
  traceparent: string | null;
}

/** A job goes on with the trace of the request that queued it. */
export function beginJob({ id, kind, attempts, traceparent }: BegunJob, tracer: Tracer | null): Work {
  const trace = readTraceparent(traceparent);
  const attributes = { "job.id": id, "job.kind": kind, "job.attempt": attempts };
  const span = tracer?.begin({ ...trace, name: `job ${kind}`, kind: "consumer", attributes });
  return { traceId: trace.traceId, reqId: trace.parentId, jobId: id, span };
}

/** The request that runs, as the header `traceparent` of W3C Trace Context writes it; null outside of one. */
export function currentTraceparent(): string | null {
  const { traceId, reqId, span } = currentWork() ?? {};
  return reqId === undefined ? null : `00-${traceId}-${reqId}-${span ? "01" : "00"}`;
}
