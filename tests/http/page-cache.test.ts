import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#shared/locales.ts";
import { THEMES } from "#client/lib/page-state.ts";
import { SHARED_BYTES_MAX } from "#server/render/page-cache.ts";
import { startTestApp } from "../support/app.ts";
import { POSTGRES } from "../support/database.ts";

const site = await startTestApp({ pages: true });
const client = await site.signUp({ name: "Ayşe", email: "ayse@example.com" });
const other = await site.signUp({ name: "Deniz", email: "deniz@example.com" });
/** A dream of each of the two, by its id. */
const notes: string[] = [];
for (const { post } of [client, other]) {
  const body = { dreamText: "Mavi bir kapının önündeydim.", language: "tr" };
  notes.push((await post("/api/dreams/notes", body)).json!.dream.id as string);
}
beforeEach(() => site.app.pageCache.clear());
afterAll(() => site.close());

interface PageRequest {
  url: string;
  headers: Record<string, string>;
}

async function ask({ url, headers }: PageRequest) {
  const {
    statusCode,
    headers: received,
    rawPayload,
  } = await site.app.inject({ method: "GET", url, headers });
  const { date: _date, ...rest } = received;
  const encoding = received["content-encoding"];
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[String(encoding)];
  const body = decode ? decode(rawPayload) : rawPayload;
  // Every page contains the time of rendering.
  const html = body
    .toString()
    .replace(/"askedAt":\d+|<time dateTime=.*?<\/time>|(?<=name="formKey" value=")\w+/g, "");
  return { status: statusCode, headers: rest, html };
}

/** The answer without what follows from the moment of rendering, which its ETag and length do too. */
function comparable({ status, headers, html }: Awaited<ReturnType<typeof ask>>) {
  const { etag: _etag, "content-length": _length, ...rest } = headers;
  return {
    status,
    headers: rest,
    page: createHash("sha256").update(html).digest("hex"),
    length: html.length,
  };
}

/** Targets that a parser by hand, the router, or a proxy may read in another way than each other. */
const PATHS = [
  "/",
  "/auth",
  "/pricing",
  "/gallery",
  "/library",
  "/dashboard",
  "/nothing",
  "/payment-success",
  "/admin/users",
];
const SPELLINGS: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `/%2e${path}`,
  (path) => `/x/..${path}`,
  (path) => path.replace("a", "%61"),
  (path) => `${path}%0d%0aset-cookie:a=b`,
  (path) => `${path}%00`,
  (path) => `${path};a=b`,
  (path) => `${path}%3fq=a`,
];
const COOKIES = [
  "lang=fr",
  "theme=dawn",
  "tz=Asia%2FTokyo",
  "tz=%2B03%3A17",
  "sidebar_state=false",
  "theme=x%0ax",
];
const QUERIES = [
  "",
  "?",
  "??x&mode=reset&token=FOREIGN",
  "?mode=sign-up",
  "?mode=reset&token=FOREIGN",
  "?mode=sign-up&mode=forgot",
  "?MODE=reset",
  "?q=a",
  "?q=a?FOREIGN",
  "?q=FOREIGN",
  "?q=a&q=FOREIGN",
  "?q=a%26tag=b",
  "?q=a&tag=b",
  "?lang=fr",
  "?lang=fr&lang=ja",
  "?lang=xx",
  "?utm_source=FOREIGN",
  "?session_id=FOREIGN",
  "?dream=FOREIGN",
  "?a=1#b",
  "?__proto__=FOREIGN",
  "?q[]=FOREIGN",
  "?q=%E0%A4%A",
  `?${"a&".repeat(1500)}`,
];
const parts = () =>
  fc.record({
    path: fc.constantFrom(...PATHS, `/dream/${notes[0]}`, `/dream/${notes[1]}`),
    spell: fc.oneof({ weight: 3, arbitrary: fc.constant(SPELLINGS[0]!) }, fc.constantFrom(...SPELLINGS)),
    query: fc.constantFrom(...QUERIES),
    who: fc.constantFrom("", "", client.cookie(), other.cookie(), "session=stale"),
    cookies: fc.subarray(COOKIES),
    languages: fc.constantFrom("tr", "ja", "en;q=0"),
    encodings: fc.constantFrom("br", "gzip", "identity", "br;q=0, gzip;q=0.5", "br, zstd", "*"),
  });
type Parts = typeof parts extends () => fc.Arbitrary<infer T> ? T : never;

const requestOf = ({ path, spell, query, who, cookies, languages, encodings }: Parts): PageRequest => ({
  url: spell(path) + query,
  headers: {
    cookie: [who, ...cookies].filter(Boolean).join("; "),
    "accept-language": languages,
    "accept-encoding": encodings,
  },
});

/** Two requests that have most things in common: those could be taken for each other. */
const pairs = () =>
  fc
    .tuple(
      parts(),
      parts(),
      fc.subarray(["path", "spell", "query", "who", "cookies", "languages"] as const, { maxLength: 2 }),
    )
    .map(([one, another, changed]) => {
      const before = { ...one, ...Object.fromEntries(changed.map((name) => [name, another[name]])) };
      return [requestOf(before), requestOf(one)] as const;
    });

describe("a page from the cache", () => {
  it("replies to any request as a server without earlier requests would", async () => {
    await fc.assert(
      fc.asyncProperty(pairs(), async ([before, request]) => {
        site.app.pageCache.clear();
        const cold = comparable(await ask(request));
        site.app.pageCache.clear();
        await ask(before);
        expect(comparable(await ask(request))).toEqual(cold);
        expect(comparable(await ask(request))).toEqual(cold);
      }),
      // The cache knows nothing of the database.
      { numRuns: POSTGRES ? 30 : 80 },
    );
  }, 240_000);

  it.each([
    ["/auth??x&mode=reset&token=FOREIGN", "/auth"],
    ["/auth?utm=FOREIGN", "/auth"],
    ["/library?q=a?FOREIGN", "/library?q=a"],
    ["/library?q=a&q=FOREIGN", "/library?q=a"],
    ["//auth?token=FOREIGN", "/auth"],
    ["/nothing-FOREIGN", "/other-nothing"],
    ["/nothing?token=FOREIGN", "/api/me"],
    ["/pricing/FOREIGN", "/robots.txt"],
  ])("of %s is none of %s", async (evil, plain) => {
    for (const cookie of ["", client.cookie()]) {
      await ask({ url: evil, headers: { cookie } });
      const { html } = await ask({ url: plain, headers: { cookie } });
      expect(html).not.toMatch(/FOREIGN/);
    }
  });

  it("does not affect API calls or files", async () => {
    await ask({ url: "/nothing", headers: {} });
    expect((await ask({ url: "/api/me", headers: {} })).status).toBe(401);
    expect((await ask({ url: "/healthz", headers: {} })).html).toContain("ok");
  });

  it("is one and the same for all paths that lead nowhere", async () => {
    const headers = { "accept-language": "tr" };
    const first = await ask({ url: "/nothing", headers });
    const size = site.app.pageCache.size();
    for (let nth = 0; nth < 20; nth++) {
      expect((await ask({ url: `/nothing-${nth}/a?b=${nth}`, headers })).html).toBe(first.html);
    }
    expect([first.status, site.app.pageCache.size()]).toEqual([404, size]);
  });

  it("of a visitor does not depend on time zone, sidebar, or parameters that the page does not read", async () => {
    const headers = { "accept-language": "tr" };
    const first = await ask({ url: "/pricing", headers });
    const size = site.app.pageCache.size();
    for (const zone of Intl.supportedValuesOf("timeZone").slice(0, 20)) {
      const cookie = `tz=${encodeURIComponent(zone)}; sidebar_state=false`;
      const again = await ask({
        url: `/pricing?zone=${encodeURIComponent(zone)}`,
        headers: { ...headers, cookie },
      });
      expect(again.html).toBe(first.html);
    }
    expect(site.app.pageCache.size()).toBe(size);
  });

  it("has room beside all others, in every language and theme, with the language in the URL and without", async () => {
    const sizes = [];
    for (const locale of ["hi", "fr"]) {
      site.app.pageCache.clear();
      for (const url of [
        "/",
        "/auth",
        "/pricing",
        "/gallery",
        "/privacy",
        "/terms",
        "/accessibility",
        "/licences",
        "/nothing",
      ]) {
        await ask({ url, headers: { "accept-language": locale } });
      }
      sizes.push(site.app.pageCache.size());
    }
    const all = Math.max(...sizes) * LOCALE_CODES.length * THEMES.length * 2;
    expect(all).toBeLessThan(SHARED_BYTES_MAX);
  }, 60_000);

  it("holds a token of a mailed link in no cache, and sends no referrer", async () => {
    const size = site.app.pageCache.size();
    const { headers } = await ask({ url: "/auth?mode=reset&token=abc", headers: {} });
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
    expect(headers.etag).toBeUndefined();
    expect(site.app.pageCache.size()).toBe(size);
  });

  it("sends no referrer beside the token of a mailed link to a new address either", async () => {
    const { headers } = await ask({ url: "/account?confirm=abc", headers: { cookie: client.cookie() } });
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  });

  it("gives way when its time is over", async () => {
    const headers = { "accept-language": "tr" };
    const first = await ask({ url: "/", headers });
    site.advance(299_000);
    expect((await ask({ url: "/", headers })).headers.etag).toBe(first.headers.etag);
    site.advance(2000);
    expect((await ask({ url: "/", headers })).headers.etag).not.toBe(first.headers.etag);
  });
});

describe("a user's page", () => {
  it("takes a known time zone, by its alias too, and no other", async () => {
    const pageIn = async (zone: string) => {
      const cookie = `${client.cookie()}; tz=${encodeURIComponent(zone)}; lang=tr`;
      const { html } = await ask({ url: "/library", headers: { cookie } });
      return /"timeZone":"([^"]+)"/.exec(html)![1];
    };
    expect(await pageIn("Asia/Kolkata")).toBe("Asia/Calcutta");
    expect(await pageIn("asia/tokyo")).toBe("Asia/Tokyo");
    for (const zone of ["+03:17", "Mars/Base", "x".repeat(5000), "__proto__"])
      expect(await pageIn(zone)).toBe("Europe/Istanbul");
  });
});

describe("the encoding", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["identity", undefined],
    ["gzip;q=0, br;q=0", undefined],
    ["libre", undefined],
    ["", undefined],
  ])("for %s is %s, from the router and from the cache", async (accepted, encoding) => {
    const request = { url: "/pricing", headers: { "accept-encoding": accepted } };
    for (const response of [await ask(request), await ask(request)]) {
      expect(response.headers["content-encoding"]).toBe(encoding);
      expect(response.html).toContain("</html>");
    }
  });

  it.each([
    ["gzip, deflate, br, zstd", "zstd"],
    ["zstd;q=0, br, gzip", "br"],
    ["gzip", "gzip"],
    ["", undefined],
  ])("of a user's page for %s is %s", async (accepted, encoding) => {
    const headers = { cookie: client.cookie(), "accept-encoding": accepted };
    const response = await ask({ url: "/library?view=calendar", headers });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.html).toContain("</html>");
  });

  it("of a page that is known already is none: 304, by list and weak tags too", async () => {
    const { headers } = await ask({ url: "/pricing", headers: {} });
    const etag = String(headers.etag);
    for (const tag of [etag, `"other", ${etag}`, `W/${etag}`]) {
      expect((await ask({ url: "/pricing", headers: { "if-none-match": tag } })).status).toBe(304);
    }
    expect((await ask({ url: "/pricing", headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
});

describe("a target", () => {
  it.each([
    ["/PRICING", "/pricing"],
    ["/pricing//?utm=a", "/pricing"],
    ["/%70ricing?lang=fr", "/pricing?lang=fr"],
    ["/Library?tag=b&q=a&x=y", "/library?q=a&tag=b"],
    ["/auth/?redirect=%2F%2Felsewhere.example", "/auth?redirect=%2F%2Felsewhere.example"],
  ])("spelt %s leads to %s", async (url, location) => {
    const { status, headers } = await ask({ url, headers: {} });
    expect([status, headers.location]).toEqual([308, location]);
  });

  it("that is too long is refused", async () => {
    const { status } = await ask({ url: `/pricing?${"a&".repeat(7000)}`, headers: {} });
    expect(status).toBe(400);
  });
});
