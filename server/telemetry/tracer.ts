import { randomBytes } from "node:crypto";
import type { TracingSettings } from "#server/telemetry-settings.ts";
import type { Attributes, Span, SpanBeginning, Tracer } from "#server/work-context.ts";
import { traceOutgoingRequests } from "./outgoing-requests.ts";
import { createSender } from "./sender.ts";

/** Those of the OpenTelemetry SDKs. */
const QUEUE_MAX = 2048;
const BATCH_MAX = 512;
const EVERY_MS = 5000;
/** Spans of one trace in one process: a job that runs thousands of statements is cut off. */
const TRACE_MAX = 1000;

const KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const;

const newSpanId = () => randomBytes(8).toString("hex");
const nowMs = () => performance.timeOrigin + performance.now();
const nanoseconds = (ms: number) => `${Math.round(ms * 1000)}000`;

const valueOf = (value: string | number) =>
  typeof value === "string" ? { stringValue: value } : { intValue: String(value) };
const listOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: valueOf(value) }],
  );

const NO_SPAN: Span = { child: () => NO_SPAN, end: () => undefined };

/** Whether a trace is sent: the same in all processes and programs, by the random end of its id. */
const isSampled = (traceId: string, ratio: number) => parseInt(traceId.slice(-13), 16) < ratio * 16 ** 13;

/** Sends traces in OTLP over HTTP, as JSON. */
export function createTracer(
  { url, headers, timeoutMs, resource, ratio, followsParent }: TracingSettings,
  log: { warn(details: object, message: string): void },
): Tracer {
  const sender = createSender<object>({
    name: "spans",
    queueMax: QUEUE_MAX,
    batchMax: BATCH_MAX,
    everyMs: EVERY_MS,
    timeoutMs,
    log,
    request: (spans) => ({
      url,
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({
        resourceSpans: [
          {
            resource: { attributes: listOf(resource) },
            scopeSpans: [{ scope: { name: resource["service.name"] }, spans }],
          },
        ],
      }),
    }),
  });
  const stopOutgoing = traceOutgoingRequests();

  function begin(beginning: SpanBeginning, count: { left: number }): Span {
    const { traceId, parentId, id = newSpanId(), name, kind, attributes } = beginning;
    const startMs = beginning.startMs ?? nowMs();
    let ended = false;
    return {
      child: (of) => (count.left-- > 0 ? begin({ traceId, parentId: id, ...of }, count) : NO_SPAN),
      end({ name: newName = name, attributes: more, failed = false } = {}) {
        if (ended) return;
        ended = true;
        sender.add({
          traceId,
          spanId: id,
          ...(parentId !== undefined && { parentSpanId: parentId }),
          name: newName,
          kind: KINDS[kind],
          startTimeUnixNano: nanoseconds(startMs),
          endTimeUnixNano: nanoseconds(nowMs()),
          attributes: listOf({ ...attributes, ...more }),
          status: { code: failed ? 2 : 0 },
        });
      },
    };
  }

  return {
    begin({ parentSampled, ...beginning }) {
      const sampled =
        followsParent && parentSampled !== undefined ? parentSampled : isSampled(beginning.traceId, ratio);
      return sampled ? begin(beginning, { left: TRACE_MAX }) : undefined;
    },
    async close(limitMs) {
      stopOutgoing();
      await sender.close(limitMs);
    },
  };
}
