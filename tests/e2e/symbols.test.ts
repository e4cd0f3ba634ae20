import { expect, inject, test } from "vitest";
import { browser, hydrated, visit } from "../support/browser.ts";

const server = inject("site");

test("a symbol is found by a word in any form, and its page leads to related ones", async () => {
  const { page, problems, close } = await visit(browser, server.origin, { locale: "tr" });
  await page.goto("/symbols");
  await hydrated(page);
  await page.getByRole("searchbox").fill("köpeğim");
  const found = page.getByRole("status");
  await found.getByRole("link", { name: "Köpek" }).click();
  await page.getByRole("heading", { level: 1, name: "Rüyada köpek görmek" }).waitFor();
  expect(await page.title()).toMatch(/^Rüyada köpek görmek · /);
  await page.getByRole("link", { name: "Kedi" }).click();
  await page.getByRole("heading", { level: 1, name: "Rüyada kedi görmek" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("a search that does not load says so, and can be tried again", async () => {
  const { page, close } = await visit(browser, server.origin, { locale: "tr", expected: /status of 400/ });
  await page.goto("/symbols");
  await hydrated(page);
  await page.route("**/api/symbols?*", (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole("searchbox").fill("köpeğim");
  const again = page.getByRole("button", { name: "Yeniden dene" });
  await again.waitFor();
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.unroute("**/api/symbols?*");
  await page.route("**/api/symbols?*", async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await again.click();
  await asked.promise;
  // While it is tried again the button stays, and nothing that the search before found is shown as its own.
  await again.and(page.locator("[aria-busy=true]")).waitFor();
  answered.resolve();
  await page.getByRole("status").getByRole("link", { name: "Köpek" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "K", exact: true }).waitFor();
  await close();
});

test("a symbol that does not load is not called missing, and can be tried again", async () => {
  const { page, close } = await visit(browser, server.origin, { locale: "tr", expected: /status of 400/ });
  await page.goto("/symbols");
  await hydrated(page);
  await page.route("**/api/symbols/*", (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole("link", { name: "Köpek", exact: true }).first().click();
  await page.waitForURL("**/symbols/*");
  const again = page.getByRole("button", { name: "Yeniden dene" });
  // The page asks once more by itself as it opens: that answer comes first.
  await again.and(page.locator(":not([aria-busy])")).waitFor();
  await page.unroute("**/api/symbols/*");
  await again.click();
  await page.getByRole("heading", { level: 1, name: "Rüyada köpek görmek" }).waitFor();
  await close();
});

test("a dream written on a symbol's page is read with its symbol", async () => {
  const { page, close } = await visit(browser, server.origin, { locale: "tr" });
  await page.goto("/symbols/at");
  await hydrated(page);
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/trial"));
  await page.getByRole("textbox", { name: "Rüyanı yaz" }).fill("Denizin kıyısında beni bekliyordu.");
  await page.getByRole("button", { name: "Rüyanı anlat" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    dreamText: "At: Denizin kıyısında beni bekliyordu.",
  });
  await close();
});

test("without script the search is a form, and the image is in the page", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "tr" });
  const page = await context.newPage();
  await page.goto(`${server.origin}/symbols`);
  await page.getByRole("searchbox").fill("beyaz at");
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByRole("link", { name: /^At/ }).click();
  await page.getByRole("heading", { level: 1, name: "Rüyada at görmek" }).waitFor();
  const image = page.getByRole("img", { name: "Stüdyonun çizdiği resim: At" });
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(400);
  await context.close();
});

test("a word that is typed while the application loads is searched for", async () => {
  const { page, close } = await visit(browser, server.origin);
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/symbols", { waitUntil: "commit" });
  const field = page.getByRole("searchbox");
  await field.pressSequentially("yılan");
  gate.resolve();
  await page.waitForURL(/\/symbols\?q=y/);
  expect(await field.inputValue()).toBe("yılan");
  await close();
});
