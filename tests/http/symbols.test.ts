import { afterAll, describe, expect, it } from "vitest";
import { textsOf } from "#server/features/symbols/texts.ts";
import { DEFAULT_LOCALE, LOCALE_CODES } from "#shared/locales.ts";
import { symbolPath } from "#shared/symbols.ts";
import { startTestApp } from "../support/app.ts";

const site = await startTestApp({ pages: true });
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = { "accept-language": "tr" }) =>
  site.app.inject({ method: "GET", url, headers });

describe("the page of a symbol", () => {
  it("has its name, meaning and title in the language of the visitor", async () => {
    const { statusCode, body } = await get("/symbols/at");
    expect(statusCode).toBe(200);
    expect(body).toContain("<title>Rüyada at görmek · ");
    expect(body).toContain("Rüyada <em>at</em> görmek</h1>");
    expect(body).toContain("At, kendini ödünç veren bir güçtür.");
  });

  it.each([
    ["/symbols/at", "en-US", "/symbols/horse"],
    ["/symbols/horse", "tr", "/symbols/at"],
    ["/symbols/at?lang=ja", "tr", `${symbolPath("馬")}?lang=ja`],
    [symbolPath("馬"), "fr", "/symbols/cheval"],
  ])("%s redirects a visitor of %s to %s", async (path, locale, expected) => {
    const { statusCode, headers } = await get(path, { "accept-language": locale });
    expect({ status: statusCode, location: headers.location }).toEqual({ status: 302, location: expected });
    expect(headers.vary).toContain("accept-language");
  });

  it.each([
    ["/symbols/AT", "/symbols/at"],
    ["/symbols/at/", "/symbols/at"],
    ["/SYMBOLS/a%74", "/symbols/at"],
    ["/symbols/%e9%a6%ac", symbolPath("馬")],
    ["/symbols/o%CC%88lu%CC%88m", symbolPath("ölüm")],
  ])("%s is another spelling of %s", async (path, canonical) => {
    const { statusCode, headers } = await get(path);
    expect({ status: statusCode, location: headers.location }).toEqual({ status: 308, location: canonical });
  });

  it.each([
    "/symbols/nothing",
    `/symbols/${"a".repeat(64)}`,
    `/symbols/${"a".repeat(65)}`,
    symbolPath("は".repeat(64)),
    symbolPath("__proto__"),
    "/symbols/constructor",
    symbolPath("../../etc/passwd"),
    symbolPath("at\r\nset-cookie:a=b"),
    symbolPath("<script>"),
    "/symbols/%00",
    "/symbols/at/more",
  ])("%s is not found", async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).toContain("noindex");
    expect(body).not.toContain("<script>");
  });

  it("whose path is no UTF-8 is refused", async () => {
    expect((await get("/symbols/%E0%A4%A")).statusCode).toBe(400);
  });

  it("that does not exist takes no room in the cache", async () => {
    site.app.pageCache.clear();
    await get("/symbols/nothing");
    expect(site.app.pageCache.size()).toBe(0);
    await get("/symbols/at");
    expect(site.app.pageCache.size()).toBeGreaterThan(0);
  });
});

describe("for search engines and shared links", () => {
  const headOf = async (path: string, locale: string) => {
    const { body } = await get(path, { "accept-language": locale });
    const [, json = "null"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const links = [
      ...body.matchAll(/<link rel="(?:canonical|alternate)" href="([^"]*)"(?: hreflang="([^"]*)")?/g),
    ];
    return {
      links: Object.fromEntries(links.map(([, href, language]) => [language ?? "canonical", href])),
      image: /property="og:image" content="([^"]*)"/.exec(body)?.[1],
      noindex: body.includes('content="noindex"'),
      facts: JSON.parse(json) as { "@graph"?: Record<string, unknown>[] } | null,
    };
  };

  it("a symbol's page names itself in every language", async () => {
    const { links, image, noindex, facts } = await headOf("/symbols/at", "tr");
    const { origin } = new URL(links.canonical!);
    expect(noindex).toBe(false);
    expect(links).toMatchObject({
      canonical: `${origin}/symbols/at?lang=tr`,
      tr: `${origin}/symbols/at?lang=tr`,
      fr: `${origin}/symbols/cheval?lang=fr`,
      ja: `${origin}${symbolPath("馬")}?lang=ja`,
      "x-default": `${origin}/symbols/horse`,
    });
    expect(Object.keys(links)).toHaveLength(LOCALE_CODES.length + 2);
    expect(image).toBe(`${origin}/og/symbol-horse.tr.jpg`);
    const [term, path] = facts!["@graph"]!;
    expect(term).toMatchObject({ "@type": "DefinedTerm", name: "Rüyada at görmek", inLanguage: "tr" });
    expect(path!.itemListElement).toHaveLength(3);
  });

  it("a symbol whose texts are not written is not to be indexed", async () => {
    const { labyrinth } = textsOf(DEFAULT_LOCALE).symbols;
    const { questions } = labyrinth;
    delete labyrinth.questions;
    const { noindex, links } = await headOf("/symbols/labirent", "tr");
    const { body } = await get("/sitemap.xml");
    labyrinth.questions = questions;
    expect({ noindex, links }).toEqual({ noindex: true, links: {} });
    expect(body).toContain("/symbols/cheval?lang=fr</loc>");
    expect(body).not.toContain("/symbols/labirent");
    expect(body).not.toContain("/symbols/at</loc>");
  });

  it("a symbol has a share image of its own, and an unknown one none", async () => {
    const { statusCode, headers } = await get("/og/symbol-horse.tr.jpg");
    expect({ statusCode, type: headers["content-type"] }).toEqual({ statusCode: 200, type: "image/jpeg" });
    for (const name of ["symbol-nothing.tr", "symbol-horse.xx", "symbol-.tr", "symbol-symbol-horse.tr"])
      expect((await get(`/og/${name}.jpg`)).statusCode).toBe(404);
  });
});

describe("the index", () => {
  it("leads to every symbol without script", async () => {
    const { body } = await get("/symbols");
    const links = new Set([...body.matchAll(/href="(\/symbols\/[^"#?]+)"/g)].map(([, path]) => path));
    expect(links.size).toBe(137);
    expect(links).toContain("/symbols/at");
  });

  it("searches without script, also for hostile texts", async () => {
    const { body } = await get(`/symbols?q=${encodeURIComponent("beyaz atlar")}`);
    expect(body).toMatch(/role="status".*?href="\/symbols\/at"/s);
    for (const text of ["<script>alert(1)</script>", "%", "a".repeat(500), "\u0000", "' OR 1=1 --", "   "]) {
      const { statusCode, body: found } = await get(`/symbols?q=${encodeURIComponent(text)}`);
      expect(statusCode).toBe(200);
      expect(found).not.toContain("<script>alert");
    }
  });
});

describe("the API", () => {
  it("refuses unknown languages, and has nothing for unknown slugs", async () => {
    expect((await get("/api/symbols?locale=xx")).statusCode).toBe(400);
    expect((await get("/api/symbols/at")).statusCode).toBe(400);
    expect((await get("/api/symbols/nothing?locale=tr")).json()).toBeNull();
    expect((await get("/api/symbols/at?locale=fr")).json()).toMatchObject({ slug: "cheval", name: "Cheval" });
  });
});

describe("the symbols of a reading", () => {
  it("lead to pages in the language of the interface, where the dictionary has one", async () => {
    const names = ["Atlar", "Köpek", "Yakınlık", "Hiçbir şey", "%\u0000"].join("\n");
    const { json } = await get(`/api/symbol-links?locale=fr&from=tr&names=${encodeURIComponent(names)}`);
    expect(json()).toEqual({ slugs: ["cheval", "chien", "baiser-et-l-etreinte", null, null] });
  });
});

describe("the image of a symbol", () => {
  it("is drawn once and then read", async () => {
    const [first, second] = await Promise.all([
      get("/symbol-images/door-480-v1.avif"),
      get("/symbol-images/door-960-v1.webp"),
    ]);
    expect(first.headers).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(second.headers["content-type"]).toBe("image/webp");
    expect(first.rawPayload.subarray(4, 12).toString()).toBe("ftypavif");
  });

  it.each(["door-481-v1.avif", "door-480-v1.png", "nothing-480-v1.avif", "..%2Fapp.db", "door-480-v0.avif"])(
    "%s is not found",
    async (name) => {
      expect((await get(`/symbol-images/${name}`)).statusCode).toBe(404);
    },
  );
});
