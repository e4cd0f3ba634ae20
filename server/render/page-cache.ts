import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { keyText, parsePageRequest, type PageKey } from "./page-request.ts";
import { responseFor, sendPage, type PageReply } from "./page-reply.ts";

const MEGABYTE = 1_000_000;
/** Holds every shared page in every language and theme at once, so that requests for some cannot evict others. */
export const SHARED_BYTES_MAX = 96 * MEGABYTE;
const OWN_BYTES_MAX = 32 * MEGABYTE;
/** Of headers and objects beside the bodies. */
const ENTRY_BYTES = 8000;

/** Pages by their keys: those of visitors, which are shared, and those of users, each bounded in bytes. */
export interface PageCache {
  get(key: PageKey): PageReply | undefined;
  /** `lifetimeMs`: undefined for as long as there is room. */
  set(key: PageKey, page: PageReply, lifetimeMs: number | undefined): void;
  /** Bytes held. */
  size(): number;
  clear(): void;
}

export function createPageCache(now: () => Date): PageCache {
  const create = (maxSize: number) =>
    new LRUCache<string, PageReply>({
      maxSize,
      sizeCalculation: ({ size }, text) => size + ENTRY_BYTES + 2 * text.length,
      perf: { now: () => now().getTime() },
      ttlResolution: 0,
    });
  const shared = create(SHARED_BYTES_MAX);
  const own = create(OWN_BYTES_MAX);
  const cacheOf = ({ user }: PageKey) => (user ? own : shared);
  return {
    get: (key) => cacheOf(key).get(keyText(key)),
    set: (key, page, lifetimeMs) =>
      void cacheOf(key).set(keyText(key), page, lifetimeMs === undefined ? {} : { ttl: lifetimeMs }),
    size: () => shared.calculatedSize + own.calculatedSize,
    clear() {
      shared.clear();
      own.clear();
    },
  };
}

/**
 * Answers visitors from the cache before a session is looked for or a limit counted: see decision 11. Register it
 * behind cookies, language, target and headers, and before all else.
 */
export function registerPageCache(app: FastifyInstance, now: () => Date): void {
  const cache = createPageCache(now);
  app.decorate("pageCache", cache);
  const { session, signedOut } = app.cookieNames;
  app.addHook("onRequest", (request, reply, done) => {
    const { cookies } = request;
    const isVisitor = cookies[session] === undefined && cookies[signedOut] === undefined;
    if (!isVisitor || request.method !== "GET" || !request.routeOptions.config.page) return done();
    const { key, redirectTo } = parsePageRequest(request);
    const page = redirectTo === null ? cache.get(key) : undefined;
    if (!page) return done();
    // The cookie of a language that the URL names is written by Fastify's own way of sending.
    if (key.namesLanguage) return void sendPage(request, reply, page);
    const { status, headers, body } = responseFor(page, request.raw);
    reply.hijack();
    reply.raw.writeHead(status, headers).end(body);
  });
}

declare module "fastify" {
  interface FastifyInstance {
    pageCache: PageCache;
  }
  interface FastifyContextConfig {
    /** True for the route of the rendered pages. */
    page?: boolean;
  }
}
