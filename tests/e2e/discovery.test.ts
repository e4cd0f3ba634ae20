import { request, type IncomingMessage } from "node:http";
import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { LOCALE_CODES } from "#shared/locales.ts";
import { signUpOverHttp } from "../support/api-client.ts";

const PUBLIC = ["/", "/gallery", "/pricing", "/auth", "/developers", "/accessibility"];
const server = inject("site");

const htmlOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.origin + path, { headers })).text();
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const linkOf = (html: string, mark: string) =>
  new RegExp(`<link rel="${mark.split(" ")[0]}" href="([^"]*)"[^>]*${mark.split(" ")[1] ?? ""}`).exec(
    html,
  )?.[1];

describe.each(PUBLIC)("%s", (path) => {
  test("has its title and description in every language", async () => {
    const descriptions = await Promise.all(
      LOCALE_CODES.map(async (locale) => {
        const html = await htmlOf(`${path}?lang=${locale}`);
        expect(linkOf(html, "canonical")).toBe(`${server.origin}${path}?lang=${locale}`);
        expect(contentOf(html, "og:url")).toBe(`${server.origin}${path}?lang=${locale}`);
        expect(html.match(/rel="alternate"/g)).toHaveLength(LOCALE_CODES.length + 1);
        return contentOf(html, "description");
      }),
    );
    expect(descriptions.every((text) => text && text.length > 30)).toBe(true);
    expect(new Set(descriptions).size).toBeGreaterThan(LOCALE_CODES.length - 2);
  });

  test("names itself where its address names no language", async () => {
    const html = await htmlOf(path, { "accept-language": "tr" });
    expect(linkOf(html, "canonical")).toBe(server.origin + path);
    expect(html).toContain(`<link rel="alternate" href="${server.origin}${path}" hreflang="x-default">`);
    expect(contentOf(html, "robots")).toBeUndefined();
  });

  test("carries the application's facts as data", async () => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await htmlOf(path))!;
    expect(JSON.parse(json!)).toMatchObject({
      "@type": "WebApplication",
      applicationCategory: "LifestyleApplication",
      offers: { price: "0" },
      aggregateRating: { ratingValue: "4.9", ratingCount: "10000" },
    });
  });

  test("has an image for sharing", async () => {
    const address = contentOf(await htmlOf(path, { "accept-language": "ja" }), "og:image")!;
    const response = await fetch(address);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    const etag = response.headers.get("etag")!;
    // Without a Cache-Control of the caller, Node's fetch adds `no-cache`, which asks for the whole image.
    const headers = { "if-none-match": etag, "cache-control": "max-age=0" };
    expect((await fetch(address, { headers })).status).toBe(304);
  });
});

test.each(["/og/landing.xx.jpg", "/og/dashboard.tr.jpg", "/og/landing.tr.png", "/og/..%2f..%2fapp.db"])(
  "%s is no image",
  async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404);
  },
);

test("a user's pages ask not to be indexed", async () => {
  const { jar } = await signUpOverHttp(server.origin, "hidden@example.com");
  const cookie = `session=${jar.get("session")}`;
  for (const path of ["/dashboard", "/library", "/nothing-here"]) {
    expect(contentOf(await htmlOf(path, { cookie }), "robots")).toBe("noindex");
  }
  const robots = await htmlOf("/robots.txt");
  for (const path of ["/dashboard", "/library", "/dream/", "/admin", "/api/"]) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
  expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
});

test("the sitemap lists every open page in every language", async () => {
  const map = await htmlOf("/sitemap.xml");
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  for (const path of PUBLIC) {
    expect(addresses).toContain(server.origin + path);
    for (const locale of LOCALE_CODES) expect(addresses).toContain(`${server.origin}${path}?lang=${locale}`);
  }
  const others = addresses.filter((address) => !address!.includes("/symbols"));
  expect(others).toHaveLength(PUBLIC.length * (LOCALE_CODES.length + 1));
});

test("the manifest makes the site installable, with icons that exist", async () => {
  const response = await fetch(`${server.origin}/manifest.webmanifest`, {
    headers: { "accept-language": "ar" },
  });
  expect(response.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = (await response.json()) as Record<string, any>;
  expect(manifest).toMatchObject({ lang: "ar", dir: "rtl", display: "standalone" });
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const bytes = Buffer.from(await (await fetch(server.origin + src)).arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

describe("a cached page", () => {
  function raw(path: string, headers: Record<string, string>) {
    return new Promise<{ status: number; headers: Record<string, unknown>; length: number }>(
      (resolve, reject) => {
        request(server.origin + path, { headers }, (response) => {
          let length = 0;
          response.on("data", (part: Buffer) => (length += part.length));
          response.on("end", () =>
            resolve({ status: response.statusCode!, headers: response.headers, length }),
          );
        })
          .on("error", reject)
          .end();
      },
    );
  }

  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("comes as %s, with the same safety as any other, and as 304 when known", async (accepted, encoding) => {
    const headers = { "accept-encoding": accepted, "accept-language": "tr" };
    const first = await raw("/pricing", headers);
    const again = await raw("/pricing", headers);
    for (const { status, headers: received, length } of [first, again]) {
      expect(status).toBe(200);
      expect(received["content-encoding"]).toBe(encoding);
      expect(received["content-length"]).toBe(String(length));
      expect(received["content-security-policy"]).toContain("default-src 'none'");
      expect(received["x-content-type-options"]).toBe("nosniff");
      expect(received["permissions-policy"]).toContain("camera=()");
      expect(received.vary).toBe("cookie, accept-language, accept-encoding");
      expect(received["set-cookie"]).toBeUndefined();
    }
    expect(again.headers.etag).toBe(first.headers.etag);
    const known = await raw("/pricing", { ...headers, "if-none-match": String(first.headers.etag) });
    expect({ status: known.status, length: known.length }).toEqual({ status: 304, length: 0 });
  });

  test.each([
    ["/PRICING", "/pricing"],
    ["/pricing/", "/pricing"],
    ["/%70ricing", "/pricing"],
    ["//", "/"],
    ["/PRICING?lang=tr", "/pricing?lang=tr"],
  ])("has one address: %s leads to %s", async (path, location) => {
    const { status, headers } = await raw(path, {});
    expect([status, headers.location]).toEqual([308, location]);
  });

  test("of another site is asked for in vain", async () => {
    const options = { path: "http://elsewhere.example/", headers: {} };
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      request(server.origin, options, resolve).on("error", reject).end(),
    );
    expect(response.resume().statusCode).toBe(404);
  });

  test("is another one in another language or theme", async () => {
    const visitors: Record<string, string>[] = [
      { cookie: "lang=tr" },
      { cookie: "lang=fr" },
      { cookie: "lang=fr; theme=dawn" },
      { "accept-language": "ja" },
    ];
    const tags = await Promise.all(
      visitors.map(async (headers) => (await raw("/pricing", headers)).headers.etag),
    );
    expect(new Set(tags).size).toBe(4);
  });

  test("is never sent to a signed-in user, nor a user's page to a visitor", async () => {
    const { jar } = await signUpOverHttp(server.origin, "memory@example.com");
    const cookie = `session=${jar.get("session")}`;
    await raw("/pricing", { "accept-language": "tr" });
    expect(await htmlOf("/pricing", { cookie })).toContain("memory@example.com");
    expect(await htmlOf("/pricing", { "accept-language": "tr" })).not.toContain("memory@example.com");
  });

  test("stores the language that a URL names", async () => {
    await raw("/pricing?lang=fr", {});
    const again = await raw("/pricing?lang=fr", { "accept-language": "fr" });
    expect(String(again.headers["set-cookie"])).toContain("lang=fr");
  });
});
