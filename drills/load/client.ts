import { Agent, request, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Records } from "./records.ts";

const LIMIT_MS = 120_000;
const BROWSER =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

export interface Sent {
  method?: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Statuses that are no failure, as 429 never is; 200 by default. */
  expected?: readonly number[];
}

export interface Reply {
  status: number;
  text(): string;
  json(): Record<string, any>;
  /** Cookies of the reply as a Cookie header. */
  cookies: string;
}

export type Client = ReturnType<typeof createClient>;

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}

/** Sends requests to one site as its proxy does, over connections that stay open. */
export function createClient(origin: string, records: Records) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const { hostname: host, port } = new URL(origin);

  function open({ method = "GET", path, body, headers }: Sent): Promise<IncomingMessage> {
    const payload = body && Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          host,
          port,
          method,
          path,
          headers: {
            "user-agent": BROWSER,
            "accept-encoding": "br, gzip",
            ...(payload && { "content-type": "application/json", "content-length": payload.length }),
            ...headers,
          },
        },
        resolve,
      );
      sent.setTimeout(LIMIT_MS, () => sent.destroy(new Error(`no reply in ${LIMIT_MS / 1000} s`)));
      sent.on("error", reject).end(payload);
    });
  }

  return {
    /** Sends a request and records it under `kind`; `dueAt` is when a user would have sent it. Null when it failed. */
    async send(kind: string, sent: Sent, dueAt = performance.now()): Promise<Reply | null> {
      const { expected = [200] } = sent;
      try {
        const response = await open(sent);
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const bytes = Buffer.concat(chunks);
        const status = response.statusCode!;
        const text = () => decoded(bytes, response.headers["content-encoding"]);
        const isFine = status === 429 || expected.includes(status);
        records.add(kind, performance.now() - dueAt, status);
        if (!isFine)
          records.fail(
            `${kind}: ${sent.method ?? "GET"} ${sent.path} replied ${status} ${text().slice(0, 200)}`,
          );
        if (!expected.includes(status)) return null;
        const set = response.headers["set-cookie"] ?? [];
        return {
          status,
          text,
          json: () => JSON.parse(text()) as Record<string, any>,
          cookies: set.map((one) => one.split(";")[0]!).join("; "),
        };
      } catch (error) {
        records.add(kind, performance.now() - dueAt, 0);
        records.fail(`${kind}: ${sent.path}: ${String(error)}`);
        return null;
      }
    },

    /** Reads the events of a dream until it ends; resolves to its last event, or to null. */
    async readEvents(kind: string, sent: Sent): Promise<Record<string, any> | null> {
      const began = performance.now();
      let last: Record<string, any> | null = null;
      try {
        const response = await open(sent);
        records.add(kind, performance.now() - began, response.statusCode!);
        response.setEncoding("utf8");
        if (response.statusCode !== 200) {
          response.resume();
          if (response.statusCode !== 429)
            records.fail(`${kind}: ${sent.path} replied ${response.statusCode}`);
          return null;
        }
        let text = "";
        for await (const chunk of response) {
          text += chunk as string;
          const blocks = text.split("\n\n");
          text = blocks.pop()!;
          for (const block of blocks) {
            if (block.startsWith("event: end")) return last;
            const data = /^event: dream\ndata: (.*)$/m.exec(block)?.[1];
            if (data) last = JSON.parse(data) as Record<string, any>;
          }
        }
        return records.fail(`${kind}: ${sent.path} was cut off`);
      } catch (error) {
        return records.fail(`${kind}: ${sent.path}: ${String(error)}`);
      }
    },
    close: () => agent.destroy(),
  };
}
