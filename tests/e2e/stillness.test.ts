import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { DESK, hydrated, browser, PHONE, visit } from "../support/browser.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const OPEN = ["/", "/gallery", "/pricing", "/auth", "/symbols", "/symbols/at"];
/** A busy machine paints a page before all of it has loaded; centred content may then move a little. */
const EARLY_SHIFT_MAX = 0.02;
/** The faces of what lies further down may still load where one scrolls at once: lines move by a pixel or two. */
const SCROLLED_SHIFT_MAX = 0.002;

declare global {
  interface Window {
    /** What has moved by itself, and how much. */
    shifts: { value: number; what: string }[];
  }
}

const server = inject("site");

const user = await signUpWithCredits(server, "stillness@example.com", 5);
const session = user.jar.get("session")!;
await makeDream(user, "Denizin ortasında tek başına duran bir kapı vardı.", "image");

/** Keeps in the page what moves by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName}.${element.getAttribute("class")}` : "something gone";
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => nameOf(node)).join(", ");
        if (!hadRecentInput) window.shifts.push({ value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved until the page and its typefaces were there. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.shifts.splice(0);
  });

/** What moved, where that is more than `max` of the window. */
const movedBy = (shifts: Window["shifts"], max: number) =>
  shifts.reduce((total, { value }) => total + value, 0) < max ? [] : shifts;

describe.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s", (_where, viewport) => {
  test("nothing moves by itself while a page loads and is scrolled to its end", async () => {
    const { page, context, close } = await visit(browser, server.origin, { viewport });
    await watchShifts(page);
    const read = async (path: string) => {
      await page.goto(path);
      const early = await settled(page);
      expect({ path, moved: movedBy(early, EARLY_SHIFT_MAX) }).toEqual({ path, moved: [] });
      await hydrated(page);
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      const scrolled = await settled(page);
      expect({ path, moved: movedBy(scrolled, SCROLLED_SHIFT_MAX) }).toEqual({ path, moved: [] });
    };
    for (const path of OPEN) await read(path);
    await context.addCookies([{ name: "session", value: session, url: server.origin, httpOnly: true }]);
    for (const path of ["/dashboard", "/library"]) await read(path);
    await close();
  });

  test.for(["tr", "ar"])(
    "stand-ins keep the place of typefaces that come late, in %s",
    async (locale, { skip }) => {
      const { page, close } = await visit(browser, server.origin, { viewport });
      if (locale === "ar") {
        await page.goto("/?lang=ar");
        const absent = await page.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].some(
            ({ family, status }) => family.includes("Vazirmatn fallback") && status === "error",
          );
        });
        if (absent) return skip("this machine has no Noto Sans Arabic to stand in");
      }
      await watchShifts(page);
      await page.route("**/*.woff2", async (route) => {
        // Once the placeholders are painted, if the page is still the same.
        await page
          .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
          .catch(() => undefined);
        await route.continue();
      });
      for (const path of OPEN) {
        await page.goto(`${path}?lang=${locale}`);
        const late = await settled(page);
        expect({ path, moved: movedBy(late, EARLY_SHIFT_MAX) }).toEqual({
          path,
          moved: [],
        });
      }
      await close();
    },
  );

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
    // The header's own link, or that of its menu.
    const signIn = page.locator('header a[href="/auth"]:visible');
    if ((await signIn.count()) === 0) await page.locator("header summary:visible").click();
    await signIn.click();
    await page.waitForURL("**/auth");
    await page.goto("/pricing?lang=fr");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await page.goto("/pricing");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await context.close();
  });
});
