import { AxeBuilder } from "@axe-core/playwright";
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#server/db/open.ts";
import { grant } from "#server/features/credits/credits.ts";
import { LOCALE_CODES, localeInfo, type Locale } from "#shared/locales.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { DESK, hydrated, launchBrowser, PHONE, visit } from "../support/browser.ts";
import { createServerProcess, type ServerProcess } from "../support/server-process.ts";

let server: ServerProcess;
let browser: Browser;
let session: string;
let dreamPath: string;

beforeAll(async () => {
  server = await createServerProcess();
  [browser] = await Promise.all([launchBrowser(), server.start()]);
  const person = await signUpOverHttp(server.origin, "pages@example.com");
  session = person.jar.get("session")!;
  const store = openStore(join(server.dataDir, "app.db"));
  const lot = {
    userId: person.userId,
    source: "admin",
    sourceRef: "pages",
    tokens: 12,
    expiresAt: null,
  } as const;
  await store.db.transaction().execute((trx) => grant(trx, { ...lot, now: new Date() }));
  await store.close();
  const submit = async (dreamText: string, depth: string) => {
    const answer = await person.send("POST", "/api/dreams", { dreamText, language: "tr", depth });
    const { id } = answer.json.dream as { id: string };
    for (;;) {
      const { status } = (await person.send("GET", `/api/dreams/${id}`)).json.dream as { status: string };
      if (status === "done") return id;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await submit("Uzunköprülüleştirilemeyenlerdenmişçesine uzayan bir merdivenden iniyordum.", "reading");
  dreamPath = `/dream/${await submit("Denizin ortasında tek başına duran bir kapı vardı.", "full")}`;
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

const OPEN = ["/", "/gallery", "/auth", "/pricing", "/licences", "/nothing-here"];
const own = () => ["/dashboard", "/library", dreamPath, "/dream/none", "/pricing", "/account", "/"];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(LOCALE_CODES.map((locale) => [locale] as const))("in %s", (locale: Locale) => {
  test.each([
    ["a visitor", false],
    ["a signed-in person", true],
  ])("every page of %s is whole, quiet and fits a phone", async (_who, signedIn) => {
    const { page, context, problems, close } = await visit(browser, server.origin, {
      locale,
      viewport: PHONE,
      expected: /404 \(Not Found\)/,
    });
    if (signedIn) await context.addCookies([{ name: "session", value: session, url: server.origin }]);
    for (const path of signedIn ? own() : OPEN) {
      const answer = (await page.goto(path))!;
      expect(answer.status()).toBe(path === "/nothing-here" || path === "/dream/none" ? 404 : 200);
      await hydrated(page);
      expect(await page.locator("html").getAttribute("lang")).toBe(locale);
      expect(await page.locator("html").getAttribute("dir")).toBe(localeInfo(locale).dir);
      expect(await page.title()).not.toMatch(/[a-z]+[:.][a-z]+/i);
      expect({ path, overflow: await overflow(page) }).toEqual({ path, overflow: 0 });
      expect({ path, problems }).toEqual({ path, problems: [] });
    }
    await close();
  });
});

describe.each([
  ["night", "tr"],
  ["night", "en-US"],
  ["night", "ar"],
  ["dawn", "tr"],
  ["dawn", "en-US"],
  ["dawn", "ar"],
] as const)("in %s and %s", (theme, locale) => {
  test.each([
    ["a phone", PHONE],
    ["a desk", DESK],
  ])("axe finds nothing on any page on %s", async (_where, viewport) => {
    const { page, context, close } = await visit(browser, server.origin, {
      locale,
      theme,
      viewport,
      expected: /404 \(Not Found\)/,
    });
    await context.addInitScript(() => {
      // Colours are measured at rest.
      const style = new CSSStyleSheet();
      style.replaceSync("*, *::before, *::after { animation: none !important; transition: none !important }");
      document.adoptedStyleSheets.push(style);
    });
    const look = async (paths: string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
        expect({ path, found }).toEqual({ path, found: [] });
      }
    };
    await look(OPEN);
    await context.addCookies([{ name: "session", value: session, url: server.origin }]);
    await look(own());
    await close();
  });
});

test("the theme is in the first byte, and a choice is kept", async () => {
  const { page, close } = await visit(browser, server.origin, { theme: "dawn" });
  const html = await (await page.goto("/pricing"))!.text();
  expect(html).toContain('data-theme="dawn"');
  await close();
});

test("without JavaScript the open pages can be read and their links followed", async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    locale: "tr",
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "Giriş yap" }).first().click();
  await page.waitForURL("**/auth");
  await page.goto("/pricing");
  await page.getByRole("heading", { name: "Token paketleri" }).waitFor();
  await page.goto("/pricing?lang=fr");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  await page.goto("/pricing");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  await context.close();
});

test("no page carries an inline script or style attribute, its styles are named by the policy, and scripts by integrity", async () => {
  const visitor = { "accept-language": "tr" };
  const person = { cookie: `session=${session}; lang=tr` };
  for (const [paths, headers] of [
    [OPEN, visitor],
    [own(), person],
  ] as const) {
    for (const path of paths) {
      const answer = await fetch(server.origin + path, { headers: headers as HeadersInit });
      const html = await answer.text();
      expect(html).not.toMatch(/<[^>]+\sstyle="/);
      const hashes = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
        ([, css]) => `'sha256-${createHash("sha256").update(css!).digest("base64")}'`,
      );
      expect(hashes).toHaveLength(headers === visitor ? 1 : 0);
      for (const hash of hashes) expect(answer.headers.get("content-security-policy")).toContain(hash);
      for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
        expect(tag).toMatch(/type="application\/(?:ld\+)?json"|integrity="sha256-/);
      }
    }
  }
});

test("a page kept in memory gives way to what changed a moment ago, and is nobody else's", async () => {
  const person = await signUpOverHttp(server.origin, "kept@example.com");
  const library = async (cookie: string) => {
    const answer = await fetch(`${server.origin}/library`, { headers: { cookie } });
    return answer.text();
  };
  const own = `session=${person.jar.get("session")!}`;
  const first = await library(own);
  expect(await library(own)).toBe(first);
  await person.send("POST", "/api/dreams/notes", { dreamText: "Mavi bir fil gördüm.", language: "tr" });
  expect(first).not.toContain("Mavi bir fil");
  expect(await library(own)).toContain("Mavi bir fil");
  expect(await library(`session=${session}`)).not.toContain("Mavi bir fil");
});
