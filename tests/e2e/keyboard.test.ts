import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { DESK, hydrated, browser, PHONE, visit, visitAs } from "../support/browser.ts";
import { walkByKeyboard } from "../support/keyboard.ts";

const server = inject("site");

const user = await signUpOverHttp(server.origin, "keyboard@example.com");
for (const dreamText of ["Denizin ortasında bir kapı vardı.", "Eski bir trenin içindeydim."]) {
  await user.send("POST", "/api/dreams/notes", { dreamText, language: "tr" });
}

const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s", (_where, viewport) => {
  test.each(["/", "/auth"])("%s is walked by Tab alone, and the focus is never lost", async (path) => {
    const { page, close } = await visit(browser, server.origin, { viewport });
    await page.goto(path);
    await hydrated(page);
    expect(await walkByKeyboard(page)).toEqual([]);
    await close();
  });

  test.each(["/dashboard", "/library"])(
    "%s is walked by Tab alone, and the focus is never lost",
    async (path) => {
      const { page, close } = await visitAs(browser, server.origin, user, { viewport });
      await page.goto(path);
      await hydrated(page);
      expect(await walkByKeyboard(page)).toEqual([]);
      await close();
    },
  );

  test("the way to the content is the first stop, and it leads there", async () => {
    const { page, close } = await visit(browser, server.origin, { viewport });
    await page.goto("/");
    await hydrated(page);
    await page.keyboard.press("Tab");
    expect(await focused(page, 'a[href="#main"]')).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused(page, "main *")).toBe(true);
    await close();
  });

  test("the unlock dialog holds the focus, Esc closes it, and the focus goes back", async () => {
    const { page, close } = await visit(browser, server.origin, { viewport });
    await page.clock.install();
    await page.goto("/");
    await page
      .getByLabel("Rüyan", { exact: true })
      .fill("Denizin üstünde yürüyordum, ileride bir kapı vardı.");
    await page.getByRole("button", { name: "Rüyanı anlat" }).press("Enter");
    await page.getByText("Lütfen bekleyin, işlem tamamlanıyor...").waitFor();
    await page.clock.runFor(36_000);
    const unlock = page.getByRole("button", { name: "Kilidi aç" });
    await unlock.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    expect(await focused(page, "dialog *")).toBe(true);
    expect(await walkByKeyboard(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(() => unlock.evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });
});

test.each(["/", "/gallery", "/pricing", "/symbols/at"])(
  "on a phone, the menu of %s opens by key, is walked by Tab and arrows, closes on Esc and leads on",
  async (path) => {
    const { page, close } = await visit(browser, server.origin, { viewport: PHONE });
    await page.goto(path);
    await hydrated(page);
    const button = page.locator('header summary[aria-label="Menü"]');
    const link = page.locator("header details li a:visible", { hasText: "Fiyatlar" });
    await button.press("Enter");
    await link.waitFor();
    expect(await link.getAttribute("aria-current")).toBe(path === "/pricing" ? "page" : null);
    await page.keyboard.press("ArrowDown");
    expect(await focused(page, "header details[open] li:first-child a")).toBe(true);
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused(page, "header details[open] li:first-child a")).toBe(true);
    await link.press("Enter");
    await page.waitForURL("**/pricing");
    await link.waitFor({ state: "hidden" });
    await close();
  },
);

test("forced colours, which draw no backgrounds, still mark the current language and section", async () => {
  const { page, close } = await visitAs(browser, server.origin, user);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/privacy");
  await hydrated(page);
  const outlined = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => [
        ...new Set(
          links
            .filter((link) => getComputedStyle(link).outlineStyle === "solid")
            .map((link) => link.getAttribute("lang") ?? link.getAttribute("href")),
        ),
      ]);
  expect(await outlined("a[href^='?'][lang]")).toEqual(["tr"]);
  expect(await outlined("main nav a[href^='#']")).toHaveLength(1);
  await close();
});
