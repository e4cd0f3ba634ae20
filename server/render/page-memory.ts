import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { Theme } from "#client/app/page-state.ts";
import { localeOf } from "#server/http/locale.ts";
import type { Locale } from "#shared/locales.ts";
import { themeOf } from "./theme.ts";

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

type Headers = Record<string, string | number | string[] | undefined>;

/** An answer as it is written, made once. */
interface Answer {
  status: 200 | 304;
  headers: Record<string, string>;
  bytes?: Buffer;
}

/** A finished page that is the same for every visitor without a session, compressed once. */
export interface StoredPage {
  etag: string;
  /** Milliseconds since 1970. */
  until: number;
  unchanged: Answer;
  brotli: Answer;
  gzip: Answer;
  plain: Answer;
}

/** `headers` are those of the answer it was first sent with; `until` ends its time (milliseconds since 1970). */
export async function storePage(html: string, headers: Headers, until: number): Promise<StoredPage> {
  const plain = Buffer.from(html);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const { "set-cookie": _own, ...others } = headers;
  const common = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]));
  const answer = (bytes: Buffer, encoding?: string): Answer => ({
    status: 200,
    headers: {
      ...common,
      etag,
      "content-length": String(bytes.length),
      ...(encoding && { "content-encoding": encoding }),
    },
    bytes,
  });
  const [zipped, best] = await Promise.all([
    compressGzip(plain, { level: 9 }),
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  ]);
  return {
    etag,
    until,
    unchanged: { status: 304, headers: { ...common, etag } },
    plain: answer(plain),
    gzip: answer(zipped, "gzip"),
    brotli: answer(best, "br"),
  };
}

/** The form of a page that a request takes. */
export function answerFrom(page: StoredPage, { headers }: IncomingMessage): Answer {
  if (headers["if-none-match"] === page.etag) return page.unchanged;
  const accepted = String(headers["accept-encoding"] ?? "");
  if (accepted.includes("br")) return page.brotli;
  return accepted.includes("gzip") ? page.gzip : page.plain;
}

type Shelf = Map<string, StoredPage>;
/** Visitors whose headers are remembered; beyond this the memory of them begins anew. */
const VISITORS_MAX = 2000;
const HEADERS_MAX = 400;

/** Pages without a session, by language, theme and address. */
export interface PageMemory {
  get(locale: Locale, theme: Theme, address: string): StoredPage | undefined;
  keep(locale: Locale, theme: Theme, address: string, page: StoredPage): void;
}

declare module "fastify" {
  interface FastifyInstance {
    pageMemory: PageMemory;
  }
}

/**
 * Answers plain addresses of visitors without a session from memory, before any other work is done for the request.
 * Register it first. What it does not know goes on as usual.
 */
export function registerPageMemory(app: FastifyInstance, sessionCookie: string, now: () => Date): void {
  const shelves = new Map<string, Shelf>();
  const shelfOf = (locale: Locale, theme: Theme): Shelf => {
    const name = `${locale} ${theme}`;
    let shelf = shelves.get(name);
    if (!shelf) shelves.set(name, (shelf = new Map()));
    return shelf;
  };

  // Most visitors send one of few sets of headers, so the shelf they read from is looked up, not worked out.
  const visitors = new Map<string, Shelf | null>();
  const shelfFor = ({ headers }: IncomingMessage): Shelf | null => {
    const { cookie = "", "accept-language": languages = "" } = headers;
    const key = `${cookie}\n${languages}`;
    let shelf = visitors.get(key);
    if (shelf !== undefined) return shelf;
    const cookies: Record<string, string | undefined> = app.parseCookie(cookie);
    const known = cookies[sessionCookie] !== undefined;
    shelf = known ? null : shelfOf(localeOf(undefined, cookies, languages), themeOf(cookies));
    if (visitors.size >= VISITORS_MAX) visitors.clear();
    // A session is told from the cookie each time: nothing of a person is remembered.
    if (!known && key.length <= HEADERS_MAX) visitors.set(key, shelf);
    return shelf;
  };

  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    const page = raw.method === "GET" ? shelfFor(raw)?.get(raw.url!) : undefined;
    if (!page || page.until < now().getTime()) return done();
    const { status, headers, bytes } = answerFrom(page, raw);
    reply.hijack();
    reply.raw.writeHead(status, headers).end(bytes);
  });

  app.decorate("pageMemory", {
    get(locale, theme, address) {
      const page = shelfOf(locale, theme).get(address);
      return page && page.until >= now().getTime() ? page : undefined;
    },
    keep: (locale, theme, address, page) => void shelfOf(locale, theme).set(address, page),
  });
}
