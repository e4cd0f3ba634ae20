import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { keyText, parsePageRequest, type PageKey } from "./page-request.ts";
import { responseFor, sendPage, type PageReply } from "./page-reply.ts";

const MEGABYTE = 1_000_000;
/** Enough for every shared page in every language and theme, so that requests for some cannot evict others. */
export const SHARED_BYTES_MAX = 96 * MEGABYTE;
const USER_BYTES_MAX = 32 * MEGABYTE;
/** Enough for about half of the symbol pages in every language: they cannot evict other pages. */
const SYMBOL_BYTES_MAX = 64 * MEGABYTE;
/** For the gallery and the pages of its dreams, of which there is no end: they cannot evict other pages. */
export const GALLERY_BYTES_MAX = 32 * MEGABYTE;
/** Estimate for headers and objects beside the bodies. */
const ENTRY_BYTES = 8000;

/** Pages by their keys; those of visitors, symbols, the gallery and users each have a size limit. */
export interface PageCache {
  get(key: PageKey): PageReply | undefined;
  /** Without a maximum age a page stays while there is room. */
  set(key: PageKey, page: PageReply, maxAgeMs: number | undefined): void;
  /** Bytes held. */
  size(): number;
  /** Removes the pages of the gallery, and of the symbols, which show dreams of it. */
  clearGallery(): void;
  /** How often the page may have been removed so: one that was begun before the last time may show what is gone. */
  clearings(key: PageKey): number;
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
  const ofUsers = create(USER_BYTES_MAX);
  const ofSymbols = create(SYMBOL_BYTES_MAX);
  const ofGallery = create(GALLERY_BYTES_MAX);
  const ofDreams = [ofSymbols, ofGallery];
  const all = [shared, ofUsers, ...ofDreams];
  let clearings = 0;
  function cacheOf({ user, path }: PageKey) {
    if (user) return ofUsers;
    if (path.startsWith("/symbols/")) return ofSymbols;
    return path === "/gallery" || path.startsWith("/gallery/") ? ofGallery : shared;
  }
  return {
    get: (key) => cacheOf(key).get(keyText(key)),
    set: (key, page, maxAgeMs) =>
      void cacheOf(key).set(keyText(key), page, maxAgeMs === undefined ? {} : { ttl: maxAgeMs }),
    size: () => all.reduce((bytes, cache) => bytes + cache.calculatedSize, 0),
    clearGallery() {
      clearings++;
      for (const cache of ofDreams) cache.clear();
    },
    clearings: (key) => (ofDreams.includes(cacheOf(key)) ? clearings : 0),
    clear: () => all.forEach((cache) => cache.clear()),
  };
}

/**
 * Sends cached pages to visitors before sessions and rate limits: see decision 11. To be registered after cookies,
 * language, target and headers, and before all else.
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
    // A language that the URL names sets a cookie, which only Fastify's reply sends.
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
