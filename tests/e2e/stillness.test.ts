import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { DESK, hydrated, openBrowser, PHONE, visit } from "../support/browser.ts";
import { makeDream, signUpWithTokens } from "../support/dreamer.ts";

const OPEN = ["/", "/gallery", "/pricing", "/auth"];
const server = inject("site");
let browser: Browser;
let session: string;

beforeAll(async () => {
  browser = await openBrowser();
  const person = await signUpWithTokens(server, "stillness@example.com", 5);
  session = person.jar.get("session")!;
  await makeDream(person, "Denizin ortasında tek başına duran bir kapı vardı.", "image");
});
afterAll(() => browser.close());

describe.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s", (_where, viewport) => {
  test("nothing moves by itself while a page comes and is read to its end", async () => {
    const { page, context, close } = await visit(browser, server.origin, { viewport });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
          const names = sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName);
          if (!hadRecentInput) moved.push(names.join(", "));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const read = async (path: string) => {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: "instant" });
          await frame();
        }
        await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
        await frame();
        await frame();
      });
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      expect({ path, moved }).toEqual({ path, moved: [] });
    };
    for (const path of OPEN) await read(path);
    await context.addCookies([{ name: "session", value: session, url: server.origin, httpOnly: true }]);
    for (const path of ["/dashboard", "/library"]) await read(path);
    await close();
  });

  test("without JavaScript the open pages can be read, fit, and lead on", async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: server.origin,
      locale: "tr",
      viewport,
    });
    const page = await context.newPage();
    for (const path of OPEN) {
      await page.goto(path);
      expect(await page.getByRole("heading", { level: 1 }).first().isVisible()).toBe(true);
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(100);
      const overflow = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
      expect({ path, overflow }).toEqual({ path, overflow: 0 });
      expect(await page.locator("a:not([href])").count()).toBe(0);
    }
    await page.goto("/");
    await page.locator('header a[href="/auth"]').click();
    await page.waitForURL("**/auth");
    await page.goto("/pricing?lang=fr");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await page.goto("/pricing");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await context.close();
  });
});
