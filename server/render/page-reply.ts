import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** As small as gzip at its level 4, in less time. */
const QUICK_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 2 };

/** In the order of preference. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page in one encoding. */
interface Variant {
  /** All of the response's headers, by lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A page as it is sent, in any of the encodings. */
export interface PageReply {
  status: number;
  variant(encoding: Encoding): Variant;
  unchanged: Pick<Variant, "headers">;
  /** The most bytes that its bodies take. */
  size: number;
}

interface PageContent {
  html: string;
  status: number;
  /** Those of every response, with what the page changes in them. */
  headers: Record<string, string>;
}

const encoder = new TextEncoder();
/** Grows with the longest page; each is encoded into it and copied out at its size. */
let encodingSpace = new Uint8Array(256 * 1024);

/** HTML in UTF-8. `Buffer.from` goes over the text twice, and takes twice as long. */
function encodeHtml(html: string): Buffer {
  // A UTF-16 unit takes at most three bytes.
  if (encodingSpace.length < html.length * 3) encodingSpace = new Uint8Array(html.length * 3);
  const { written } = encoder.encodeInto(html, encodingSpace);
  return Buffer.from(encodingSpace.subarray(0, written));
}

const VARY = "cookie, accept-language, accept-encoding";

/** `encode` is called once for an encoding. */
function createReply(
  { status, headers }: Omit<PageContent, "html">,
  size: number,
  encode: (encoding: Encoding) => Buffer,
): PageReply {
  const common = { ...headers, "content-type": "text/html; charset=utf-8", vary: VARY };
  const variants = new Map<Encoding, Variant>();
  const variant = (encoding: Encoding) => {
    let known = variants.get(encoding);
    if (!known) {
      const body = encode(encoding);
      const own = { ...common, "content-length": String(body.length) };
      known = { body, headers: encoding === "identity" ? own : { ...own, "content-encoding": encoding } };
      variants.set(encoding, known);
    }
    return known;
  };
  return { status, variant, unchanged: { headers: common }, size };
}

/** A page for many: as small as can be, and asked for again with its ETag, as it is another one after a sign-in. */
export async function sharedReply(content: PageContent): Promise<PageReply> {
  const identity = encodeHtml(content.html);
  const [zipped, br] = await Promise.all([
    compressGzip(identity, { level: 9 }),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const headers = { ...content.headers, "cache-control": "private, no-cache", etag };
  const bodies = { br, gzip: zipped, identity };
  const size = br.length + zipped.length + identity.length;
  return createReply({ ...content, headers }, size, (encoding) => bodies[encoding]);
}

/**
 * A page for one user, stored by no browser or proxy. It is compressed when it is sent, and at once: that takes less of
 * the main thread than handing it to another one.
 */
export function ownReply(content: PageContent): PageReply {
  const identity = encodeHtml(content.html);
  const headers = { ...content.headers, "cache-control": "private, no-store" };
  return createReply({ ...content, headers }, identity.length * 2, (encoding) => {
    if (encoding === "br") return brotliCompressSync(identity, { params: QUICK_BROTLI });
    return encoding === "gzip" ? gzipSync(identity, { level: 4 }) : identity;
  });
}

/** The encodings of browsers are few, and reading them takes a tenth of what a cached page costs. */
const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding that a client wants most, by its weights; where it takes none of ours, none at all. */
function encodingFor(accepted: string): Encoding {
  let encoding = negotiated.get(accepted);
  if (encoding) return encoding;
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } }) as {
    // Its types do not know the option.
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  };
  const found = negotiator.encoding(ENCODINGS, { preferred: ENCODINGS });
  encoding = ENCODINGS.find((known) => known === found) ?? "identity";
  negotiated.set(accepted, encoding);
  return encoding;
}

/** The response to a request: the page in the encoding the client wants, or 304 where it holds this very page. */
export function responseFor({ status, variant, unchanged }: PageReply, { headers }: IncomingMessage) {
  if (status === 200 && fresh(headers, unchanged.headers))
    return { status: 304, ...unchanged, body: undefined };
  return { status, ...variant(encodingFor(headers["accept-encoding"] ?? "")) };
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageReply): FastifyReply {
  const { status, headers, body } = responseFor(page, request.raw);
  return reply.code(status).headers(headers).send(body);
}
