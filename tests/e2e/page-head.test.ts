import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { hydrated, browser, visit, visitAs } from "../support/browser.ts";

const server = inject("site");

/** What the page says of itself to those who find or share it. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll(
      'meta[name="robots"], meta[name="description"], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]',
    );
    return [document.title, ...Array.from(tags, ({ outerHTML }) => outerHTML).sort()];
  });

test("title, description, canonical address and languages follow from page to page, and back", async () => {
  const { page, context, close } = await visit(browser, server.origin, { locale: "fr" });
  const fresh = await context.newPage();
  const expectHeadOf = async (path: string) => {
    await fresh.goto(path);
    const tags = await headOf(fresh);
    expect(tags.length).toBeGreaterThan(20);
    await expect.poll(() => headOf(page)).toEqual(tags);
  };
  await page.goto("/");
  await hydrated(page);
  const go = (path: string) =>
    page.locator(`main a[href="${path}"], header a[href="${path}"]`).first().click();
  await go("/gallery");
  await page.waitForURL("**/gallery");
  await expectHeadOf("/gallery");
  await go("/pricing");
  await page.waitForURL("**/pricing");
  await expectHeadOf("/pricing");
  await go("/auth");
  await page.waitForURL("**/auth");
  await expectHeadOf("/auth");
  // What a screen reader calls the content is the title of the mode, too.
  await page.locator('main a[href*="mode=sign-up"]').click();
  await page.waitForURL("**/auth?mode=sign-up");
  const titles = () =>
    page.evaluate(() => [document.title.split(" · ")[0], document.querySelector("main")!.ariaLabel]);
  await expect.poll(async () => new Set(await titles()).size).toBe(1);
  await page.goBack();
  await page.goBack();
  await page.waitForURL("**/pricing");
  await expectHeadOf("/pricing");
  await close();
});

test("a user's page asks not to be indexed, also after client navigation", async () => {
  const user = await signUpOverHttp(server.origin, "page-head@example.com");
  const { page, close } = await visitAs(browser, server.origin, user);
  await page.goto("/pricing");
  await hydrated(page);
  const open = await headOf(page);
  await page.locator('header a[href="/library"]').first().click();
  await page.waitForURL("**/library");
  await expect
    .poll(async () => (await headOf(page)).slice(1))
    .toEqual(['<meta name="robots" content="noindex">']);
  await page.locator('header a[href="/pricing"]').first().click();
  await expect.poll(() => headOf(page)).toEqual(open);
  await close();
});
