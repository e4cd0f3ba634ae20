import type { IncomingMessage, ServerResponse } from "node:http";
import { serveOnLoopback } from "./loopback.ts";

/** A collector of traces, or an error tracker, over plain HTTP: it keeps what it is sent. */
export async function startFakeCollector() {
  const received: { path: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  const { origin, close } = await serveOnLoopback(({ url: path = "", headers }, body, response) => {
    received.push({ path, headers, body: body.toString() });
    collector.answer(response);
  });
  const collector = {
    url: origin,
    received,
    answer: (response: ServerResponse): void => void response.writeHead(200).end("{}"),
    /** All bytes of all requests. */
    bytes: () => received.map((one) => JSON.stringify(one) + one.body).join("\n"),
    close,
  };
  return collector;
}

export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code: number };
  /** `process.pid` of the process that sent it. */
  pid: string;
}

/** The spans in requests in OTLP as JSON. */
export function spansOf(received: readonly { body: string }[]): SentSpan[] {
  interface Body {
    resourceSpans: {
      resource: Pick<SentSpan, "attributes">;
      scopeSpans: { spans: Omit<SentSpan, "pid">[] }[];
    }[];
  }
  return received.flatMap(({ body }) =>
    (JSON.parse(body) as Body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const pid = resource.attributes.find(({ key }) => key === "process.pid")!.value.stringValue!;
      return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, pid })));
    }),
  );
}
