import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** In the order of preference. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page in one encoding. */
interface Variant {
  /** All of the answer's headers, by lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A page as it is sent, in all the encodings it is offered in. */
export interface PageReply {
  status: number;
  variants: ReadonlyMap<Encoding, Variant>;
  unchanged: Pick<Variant, "headers">;
}

interface PageContent {
  html: string;
  status: number;
  /** Those of every answer, with what the page changes in them. */
  headers: Record<string, string>;
}

const VARY = "cookie, accept-language, accept-encoding";

function createReply({ status, headers }: PageContent, bodies: Partial<Record<Encoding, Buffer>>): PageReply {
  const common = { ...headers, "content-type": "text/html; charset=utf-8", vary: VARY };
  const variants = ENCODINGS.flatMap((encoding) => {
    const body = bodies[encoding];
    if (!body) return [];
    const own = { ...common, "content-length": String(body.length) };
    return [
      [
        encoding,
        { body, headers: encoding === "identity" ? own : { ...own, "content-encoding": encoding } },
      ] as const,
    ];
  });
  return { status, variants: new Map(variants), unchanged: { headers: common } };
}

/** A page for many: as small as can be, and asked for again with its ETag, as it is another one after a sign-in. */
export async function sharedReply(content: PageContent): Promise<PageReply> {
  const identity = Buffer.from(content.html);
  const [zipped, br] = await Promise.all([
    compressGzip(identity, { level: 9 }),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const headers = { ...content.headers, "cache-control": "private, no-cache", etag };
  return createReply({ ...content, headers }, { br, gzip: zipped, identity });
}

/** A page for one: compressed quickly, and stored by no browser or proxy. */
export async function ownReply(content: PageContent): Promise<PageReply> {
  const identity = Buffer.from(content.html);
  const headers = { ...content.headers, "cache-control": "private, no-store" };
  return createReply({ ...content, headers }, { gzip: await compressGzip(identity, { level: 4 }), identity });
}

/** The encodings of browsers are few, and reading them takes a tenth of what a cached page costs. */
const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding that a client wants most, by its weights; where it takes none of those offered, none at all. */
function encodingFor(accepted: string, offered: PageReply["variants"]): Encoding {
  const text = `${offered.size} ${accepted}`;
  let encoding = negotiated.get(text);
  if (encoding) return encoding;
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } }) as {
    // Its types do not know the option.
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  };
  const found = negotiator.encoding([...offered.keys()], { preferred: ENCODINGS });
  encoding = ENCODINGS.find((known) => known === found) ?? "identity";
  negotiated.set(text, encoding);
  return encoding;
}

/** The answer to a request: the page in the encoding the client wants, or 304 where it holds this very page. */
export function answerWith({ status, variants, unchanged }: PageReply, { headers }: IncomingMessage) {
  if (status === 200 && fresh(headers, unchanged.headers))
    return { status: 304, ...unchanged, body: undefined };
  return { status, ...variants.get(encodingFor(headers["accept-encoding"] ?? "", variants))! };
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageReply): FastifyReply {
  const { status, headers, body } = answerWith(page, request.raw);
  return reply.code(status).headers(headers).send(body);
}
