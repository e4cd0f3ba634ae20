import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { ReadOptions } from "#server/providers/media-store.ts";
import type { Bucket } from "#server/storage-settings.ts";
import { S3Error } from "./s3-error.ts";
import { parseListing, textOf, type Listing } from "./s3-xml.ts";

/** Limits of the calls. Times are in milliseconds. */
export const S3_LIMITS = {
  attempts: 5,
  /** The first wait between two attempts; each further one is twice as long. */
  waitMs: 200,
  /** Longest call; of a download, until it begins. An upload has a second more for each megabyte. */
  callMs: 15_000,
  /** Longest wait for the next bytes of a download. */
  stallMs: 30_000,
  /** Longest check whether the bucket answers. */
  checkMs: 4000,
};
export type S3Limits = typeof S3_LIMITS;

const LISTED_AT_ONCE = 500;
const EMPTY_SHA256 = createHash("sha256").digest("hex");
const BYTES_PER_MS = 1000;
/** Of calls that a user waits for. */
const QUICK_ATTEMPTS = 3;

interface Call {
  /** For messages. */
  name: string;
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  key?: string;
  query?: Record<string, string>;
  /** Not signed, since proxies change some of them. */
  headers?: Record<string, string>;
  body?: { content: Blob | Uint8Array<ArrayBuffer>; bytes: number; sha256: string };
  attempts?: number;
  /** Instead of `callMs`. */
  limitMs?: number;
  signal?: AbortSignal | undefined;
}

/** `text` is the body of the response; null for a download, whose body is still to be read, or ended with `abort`. */
interface Answer {
  response: Response;
  text: string | null;
  abort: AbortController;
}

/**
 * The few calls that media need, signed with signature version 4 and the SHA-256 of the body, which servers check. The
 * bucket is part of the path. Calls throw `S3Error`, or the reason of their signal. All of them are idempotent and
 * repeated after a transient failure. Redirects are not followed.
 */
export function createS3Client(bucket: Bucket, limits: S3Limits = S3_LIMITS) {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });

  async function attempt(call: Call): Promise<Answer> {
    const { name, method, key, query, headers, body, signal } = call;
    const url = new URL([bucket.endpoint, bucket.name, ...(key === undefined ? [] : [key])].join("/"));
    if (query) url.search = new URLSearchParams(query).toString();
    const abort = new AbortController();
    const time = (call.limitMs ?? limits.callMs) + (body ? body.bytes / BYTES_PER_MS : 0);
    const late = setTimeout(() => abort.abort(new S3Error(name, { code: "timeout" })), time);
    try {
      const request = await aws.sign(url, {
        method,
        headers: { "x-amz-content-sha256": body?.sha256 ?? EMPTY_SHA256 },
        redirect: "manual",
        signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal,
        ...(body && { body: body.content }),
      });
      for (const [header, value] of Object.entries({ "accept-encoding": "identity", ...headers }))
        request.headers.set(header, value);
      const response = await fetch(request);
      const isDownload = method === "GET" && key !== undefined && response.ok;
      const text = isDownload ? null : await textOf(response);
      // HEAD has no body that says which.
      const code = /<Code>(\w{1,80})<\/Code>/.exec(text ?? "")?.[1] ?? response.statusText.slice(0, 80);
      if (response.ok || (response.status === 404 && key !== undefined && code !== "NoSuchBucket"))
        return { response, text, abort };
      throw new S3Error(name, { status: response.status, code });
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof S3Error) throw error;
      if (abort.signal.aborted) throw abort.signal.reason;
      const { cause } = error as { cause?: { code?: unknown } };
      throw new S3Error(name, { code: String(cause?.code ?? "connection lost") }, error);
    } finally {
      clearTimeout(late);
    }
  }

  async function send(call: Call): Promise<Answer> {
    for (let left = (call.attempts ?? limits.attempts) - 1, wait = limits.waitMs; ; left--, wait *= 2) {
      try {
        return await attempt(call);
      } catch (error) {
        if (!(error instanceof S3Error) || !error.transient || left <= 0) throw error;
        // At random, so that many processes do not return together.
        await sleep(wait * (0.5 + Math.random() / 2), undefined, { signal: call.signal }).catch(() =>
          call.signal?.throwIfAborted(),
        );
      }
    }
  }

  /** The body of a download. Ends where the next bytes do not come. */
  async function* chunksOf({ response, abort }: Answer): AsyncGenerator<Uint8Array> {
    const reader = response.body!.getReader();
    for (;;) {
      const late = setTimeout(
        () => abort.abort(new S3Error("download", { code: "timeout" })),
        limits.stallMs,
      );
      const { done, value } = await reader.read().finally(() => clearTimeout(late));
      if (done) return;
      yield value;
    }
  }

  return {
    async put(key: string, content: Blob | Uint8Array<ArrayBuffer>, sha256: string): Promise<void> {
      const bytes = content instanceof Blob ? content.size : content.byteLength;
      await send({ name: "upload", method: "PUT", key, body: { content, bytes, sha256 } });
    },
    /** Size of an object in bytes; null where it is missing. */
    async size(key: string): Promise<number | null> {
      const { response } = await send({ name: "look-up", method: "HEAD", key });
      return response.ok ? Number(response.headers.get("content-length")) : null;
    },
    async get(
      key: string,
      { range, signal }: ReadOptions = {},
    ): Promise<{ bytes: number; stream: Readable } | null> {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const call = { name: "download", method: "GET", key, signal, attempts: QUICK_ATTEMPTS } as const;
      const answer = await send({ ...call, ...(headers && { headers }) });
      const { response, abort } = answer;
      if (!response.ok) return null;
      const sent = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "");
      if (range && (response.status !== 206 || Number(sent?.[1]) !== range.start)) {
        abort.abort();
        throw new S3Error("download", { status: response.status, code: "another range" });
      }
      const stream = Readable.from(chunksOf(answer), { objectMode: false });
      // Ends the call, also where nothing was read. An abort while no chunk is awaited would be an unhandled error.
      stream.on("close", () => abort.abort()).on("error", () => undefined);
      return { bytes: Number(range ? sent![2] : response.headers.get("content-length")), stream };
    },
    async remove(key: string): Promise<void> {
      await send({ name: "removal", method: "DELETE", key, attempts: QUICK_ATTEMPTS });
    },
    /** A page of the objects whose keys begin with `prefix`. */
    async list(prefix: string, token: string | null, signal: AbortSignal): Promise<Listing> {
      const page = { "list-type": "2", "max-keys": String(LISTED_AT_ONCE), prefix };
      const query = token === null ? page : { ...page, "continuation-token": token };
      const { response, text } = await send({ name: "listing", method: "GET", query, signal });
      return parseListing(text!, response.headers.get("date"));
    },
    /** Throws where the bucket does not answer, or not to these keys. */
    async check(prefix: string): Promise<void> {
      const query = { "list-type": "2", "max-keys": "1", prefix };
      await send({ name: "check", method: "GET", query, attempts: 1, limitMs: limits.checkMs });
    },
  };
}
