import { describe, expect, it } from "vitest";
import { createPageCache, GALLERY_BYTES_MAX, SHARED_BYTES_MAX } from "#server/render/page-cache.ts";
import type { PageKey } from "#server/render/page-request.ts";

const body = Buffer.alloc(100_000);
const page = {
  status: 200,
  variant: () => ({ headers: {}, body }),
  unchanged: { headers: {} },
  size: body.length,
};
const visitorKey: PageKey = {
  path: "/",
  query: "",
  namesLanguage: false,
  locale: "tr",
  theme: "night",
  timeZone: "UTC",
  sidebarOpen: true,
  user: null,
};

describe("cached pages", () => {
  it("of users and visitors fill no more than their room, whatever is asked for", () => {
    const cache = createPageCache(() => new Date());
    const key: PageKey = { ...visitorKey, path: "/library", user: { id: "a", revision: 1 } };
    for (let nth = 0; nth < 2000; nth++) {
      cache.set({ ...key, query: `q=${nth}` }, page, 10_000);
      cache.set({ ...key, path: `/${nth}`, user: null }, page, undefined);
    }
    expect(cache.get({ ...key, query: "q=1999" })).toBe(page);
    expect(cache.get({ ...key, query: "q=0" })).toBeUndefined();
    expect(cache.size()).toBeLessThanOrEqual(SHARED_BYTES_MAX + 32_000_000);
  });

  it("of the gallery evict no others, and are cleared alone", () => {
    const cache = createPageCache(() => new Date());
    cache.set(visitorKey, page, undefined);
    for (let nth = 0; nth < 2000; nth++)
      cache.set({ ...visitorKey, path: `/gallery/${nth}` }, page, undefined);
    expect(cache.size()).toBeLessThanOrEqual(GALLERY_BYTES_MAX + 200_000);
    expect(cache.get({ ...visitorKey, path: "/gallery/0" })).toBeUndefined();
    expect(cache.get({ ...visitorKey, path: "/gallery/1999" })).toBe(page);
    cache.set({ ...visitorKey, path: "/gallery" }, page, undefined);
    const clearings = () =>
      ["/gallery/1999", "/symbols/deniz", "/"].map((path) => cache.clearings({ ...visitorKey, path }));
    expect(clearings()).toEqual([0, 0, 0]);
    cache.clearGallery();
    expect(clearings()).toEqual([1, 1, 0]);
    expect(cache.get({ ...visitorKey, path: "/gallery" })).toBeUndefined();
    expect(cache.get({ ...visitorKey, path: "/gallery/1999" })).toBeUndefined();
    expect(cache.get(visitorKey)).toBe(page);
  });
});
