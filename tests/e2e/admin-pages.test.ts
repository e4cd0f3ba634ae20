import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#shared/locales.ts";
import { ADMIN_PAGES, signUpAdmin } from "../support/admin-person.ts";
import { DESK, hydrated, launchBrowser, PHONE, visitAs } from "../support/browser.ts";
import { createServerProcess, type ServerProcess } from "../support/server-process.ts";

let server: ServerProcess;
let browser: Browser;
let admin: Awaited<ReturnType<typeof signUpAdmin>>;
let pages: string[];

beforeAll(async () => {
  server = await createServerProcess();
  [browser] = await Promise.all([launchBrowser(), server.start()]);
  admin = await signUpAdmin(server, "operator@example.com");
  pages = [...ADMIN_PAGES, `/admin/users/${admin.userId}`];
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

describe.each(LOCALE_CODES.map((locale) => [locale] as const))("in %s", (locale) => {
  test("every page is whole, quiet and fits a phone", async () => {
    const { page, problems, close } = await visitAs(browser, server.origin, admin, {
      locale,
      viewport: PHONE,
    });
    for (const path of pages) {
      expect((await page.goto(path))!.status()).toBe(200);
      await hydrated(page);
      expect(await page.title()).not.toMatch(/[a-z]+[:.][a-z]+/i);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ path, overflow, problems }).toEqual({ path, overflow: 0, problems: [] });
    }
    await close();
  });
});

describe.each([
  ["night", "tr", DESK],
  ["dawn", "ar", DESK],
  ["night", "ar", PHONE],
  ["dawn", "tr", PHONE],
] as const)("in %s and %s", (theme, locale, viewport) => {
  test(`axe finds nothing at ${viewport.width} px`, async () => {
    const { page, context, close } = await visitAs(browser, server.origin, admin, {
      theme,
      locale,
      viewport,
    });
    await context.addInitScript(() => {
      // Colours are measured at rest.
      const style = new CSSStyleSheet();
      style.replaceSync("*, *::before, *::after { animation: none !important; transition: none !important }");
      document.adoptedStyleSheets.push(style);
    });
    for (const path of pages) {
      await page.goto(path);
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
      expect({ path, found }).toEqual({ path, found: [] });
    }
    await close();
  });
});

test("no page carries a style attribute or an inline script", async () => {
  for (const path of pages) {
    const cookie = `session=${admin.jar.get("session")}; lang=tr`;
    const html = await (await fetch(server.origin + path, { headers: { cookie } })).text();
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
      expect(tag).toMatch(/type="application\/json"|integrity="sha256-/);
    }
  }
});

test("no other page needs the code of the operator area", () => {
  const built = join(import.meta.dirname, "../../dist/client");
  const manifest = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string; imports?: string[]; css?: string[] }
  >;
  const sourceOf = (pages: string[]) => {
    const seen = new Set<string>();
    const collect = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const imported of manifest[name]!.imports ?? []) collect(imported);
    };
    for (const name of pages) collect(name);
    const files = [...seen].flatMap((name) => [manifest[name]!.file, ...(manifest[name]!.css ?? [])]);
    return files.map((file) => readFileSync(join(built, file), "utf8")).join("");
  };
  const pages = Object.keys(manifest).filter((name) => name.endsWith("-page.tsx"));
  const own = pages.filter((name) => name.startsWith("features/admin/"));
  const admin = sourceOf(own);
  const others = sourceOf(["index.html", ...pages.filter((name) => !own.includes(name))]);
  for (const mark of ["/api/admin/users", "/api/admin/second-factor", "chart-plot", "admin-side"]) {
    expect(admin).toContain(mark);
    expect(others).not.toContain(mark);
  }
});
