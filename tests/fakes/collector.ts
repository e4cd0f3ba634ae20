import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A collector of traces, or an error tracker, over plain HTTP: it keeps what it is sent. */
export async function startFakeCollector() {
  const received: { path: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  const collector = {
    url: "",
    received,
    answer: (response: ServerResponse): void => void response.writeHead(200).end("{}"),
    /** All bytes of all requests. */
    bytes: () => received.map((one) => JSON.stringify(one) + one.body).join("\n"),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { url: path = "", headers } = request;
    received.push({ path, headers, body: Buffer.concat(parts).toString() });
    collector.answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
