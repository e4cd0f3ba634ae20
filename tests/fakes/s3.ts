import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Handler } from "./http-faults.ts";
import { KEYS, signatureProblem } from "./s3-signature.ts";

const BUCKET = "dreams-media";
const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (c) => ESCAPES[c]!);

export interface S3Call {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
}

/** The reply of a server with too much to do. */
export const slowDown: Handler = ({ response }) =>
  void response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");

export const refuse =
  (status: number, code: string): Handler =>
  ({ response }) =>
    void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

/** A bucket behind HTTP on loopback that checks signatures, with faults. */
export async function startFakeS3() {
  const objects = new Map<string, { bytes: Buffer; modified: Date }>();
  const seen: S3Call[] = [];
  const state = {
    /** Most objects of a page. */
    pageSize: 1000,
    /** Called with every call once its body is there; a handler replies instead, and the call has no effect. */
    fault: undefined as ((call: S3Call) => Handler | undefined) | undefined,
    /** As `fault`, after the call had its effect. */
    faultAfter: undefined as ((call: S3Call) => Handler | undefined) | undefined,
    /** Changes what is stored of an upload. */
    damage: undefined as ((bytes: Buffer) => Buffer) | undefined,
  };

  const fail = (response: ServerResponse, status: number, code: string) =>
    response
      .writeHead(status, { "content-type": "application/xml" })
      .end(`<Error><Code>${code}</Code></Error>`);

  function list({ query }: S3Call, response: ServerResponse): void {
    const token = query.get("continuation-token");
    const after = token === null ? "" : Buffer.from(token.split("&<+/")[1]!, "base64").toString();
    const prefix = query.get("prefix") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, Math.min(state.pageSize, Number(query.get("max-keys") ?? 1000)));
    const cut = page.length < keys.length;
    // Characters that need their escapes, as tokens of some servers have.
    const next = `t&<+/${Buffer.from(page.at(-1) ?? "").toString("base64")}`;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${escaped(key)}</Key><LastModified>${objects.get(key)!.modified.toISOString()}</LastModified></Contents>`,
    );
    response
      .writeHead(200, { "content-type": "application/xml" })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
          `<Name>${BUCKET}</Name><IsTruncated>${cut}</IsTruncated>${contents.join("")}` +
          `${cut ? `<NextContinuationToken>${escaped(next)}</NextContinuationToken>` : ""}</ListBucketResult>`,
      );
  }

  function perform(call: S3Call, body: Buffer, response: ServerResponse): void {
    const { method, key, headers } = call;
    if (key === "" && method === "GET") return list(call, response);
    if (method === "PUT") {
      objects.set(key, { bytes: state.damage?.(body) ?? body, modified: new Date() });
      return void response.writeHead(200, { etag: '"x"' }).end();
    }
    if (method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return void fail(response, 404, "NoSuchKey");
    const { bytes } = found;
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
    if (method === "HEAD" || first === undefined)
      return void response
        .writeHead(200, { "content-length": bytes.length })
        .end(method === "HEAD" ? "" : bytes);
    const part = bytes.subarray(Number(first), Number(last) + 1);
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
    response.writeHead(206, { "content-range": range, "content-length": part.length }).end(part);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url!, "http://s3");
    const [, bucket, ...rest] = pathname.split("/");
    const { method = "", headers } = request;
    const call: S3Call = { method, key: rest.map(decodeURIComponent).join("/"), query, headers };
    seen.push(call);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const fault = state.fault?.(call);
    if (fault) return fault({ request, body: {}, response });
    if (bucket !== BUCKET) return void fail(response, 404, "NoSuchBucket");
    const problem = signatureProblem(request, body);
    if (problem) return void fail(response, problem === "XAmzContentSHA256Mismatch" ? 400 : 403, problem);
    const faultAfter = state.faultAfter?.(call);
    if (!faultAfter) return perform(call, body, response);
    const unsent = { writeHead: () => unsent, end: () => unsent } as unknown as ServerResponse;
    perform(call, body, unsent);
    return faultAfter({ request, body: {}, response });
  }

  // A caller that leaves in the middle of its body has no effect.
  const server = createServer(
    (request, response) => void respond(request, response).catch(() => response.destroy()),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return Object.assign(state, {
    objects,
    seen,
    bucket: { endpoint, name: BUCKET, ...KEYS },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: KEYS.region,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    /** Drops connections and takes no others. */
    async close() {
      server.close();
      server.closeAllConnections();
    },
  });
}
export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>;
