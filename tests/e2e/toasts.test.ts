import { expect, inject, test } from "vitest";
import { TOAST_MS } from "#shared/timings.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, PHONE, startServer, visitAs } from "../support/browser.ts";
import { signUpWithCredits } from "../support/user-with-dream.ts";

const server = inject("site");
const user = await signUpWithCredits(server, "toasts@example.com", 50);

test("a notice pushes the page, stays if it is an error, and goes with the page", async () => {
  const { page, close } = await visitAs(browser, server.origin, user, {
    viewport: PHONE,
    expected: /Failed to load resource/,
  });
  await page.clock.install();
  await page.goto("/dashboard");
  await hydrated(page);
  await page.route(/\/api\/dreams$/, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
  // In the flow of the page, unlike the button, which a phone keeps at the lower edge.
  const words = page.locator("main form textarea");
  await words.fill("Denizin ortasında tek başına duran bir kapı vardı.");
  const button = page.locator("main form button[type=submit]");
  const top = async () => (await words.boundingBox())!.y;
  await page.evaluate(() => scrollTo({ top: 120, behavior: "instant" }));
  const before = await top();
  // A click of the driver would scroll first.
  await button.evaluate((element: HTMLElement) => element.click());
  const strip = page.getByRole("alert").locator("[data-toast]");
  await strip.waitFor();
  const { height } = (await strip.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(52);
  // The page has moved down by the strip's own height, also where it was scrolled.
  expect(Math.abs((await top()) - before - height)).toBeLessThan(1);
  const header = (await page.locator("header").boundingBox())!;
  expect((await strip.boundingBox())!.y).toBeCloseTo(header.y + header.height, 0);
  await page.clock.runFor(60_000);
  expect(await strip.count()).toBe(1);
  await page.locator('nav a[href="/library"]:visible').first().click();
  await page.waitForURL("**/library");
  await strip.waitFor({ state: "detached" });
  await close();
});

test("an error goes with its page also where that was searched before", async () => {
  // Where mail cannot be read at `/outbox`, the page asks whether to send it again.
  const { origin } = await startServer({ SMTP_URL: "smtp://127.0.0.1:9" });
  const unconfirmed = await signUpOverHttp(origin, "toasts@example.com");
  const { page, close } = await visitAs(browser, origin, unconfirmed, {
    expected: /Failed to load resource/,
  });
  await page.clock.install();
  await page.goto("/library?q=deniz");
  await hydrated(page);
  const line = page.locator(".travel-line");
  await page.route(
    /\/api\/dreams\/cards/,
    async (route) => {
      await line.waitFor();
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("searchbox").fill("yayla");
  await page.waitForURL("**/library?q=yayla");
  await page.route(/resend-verification/, (route) => route.fulfill({ status: 502 }));
  await page.getByRole("button", { name: "Yeniden gönder" }).click();
  const strip = page.getByRole("alert").locator("[data-toast]");
  await strip.waitFor();
  await page.clock.runFor(60_000);
  await page.locator('nav a[href="/dashboard"]:visible').first().click();
  // The new page has a place of its own for the notice.
  await page.locator("main form textarea").waitFor();
  await strip.waitFor({ state: "detached" });
  await close();
});

test("a success leaves after six seconds, but not under the pointer or the focus", async () => {
  const { page, close } = await visitAs(browser, server.origin, user);
  await page.clock.install();
  await page.goto("/account");
  await hydrated(page);
  const strip = page.getByRole("status").locator("[data-toast]");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "ZIP olarak indir" }).click();
  await strip.hover();
  await download;
  await page.clock.runFor(20_000);
  expect(await strip.count()).toBe(1);
  await page.mouse.move(700, 700);
  const closing = strip.getByRole("button", { name: "Kapat" });
  await closing.focus();
  await page.clock.runFor(20_000);
  await closing.press("Enter");
  await strip.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");

  const again = page.waitForEvent("download");
  await page.getByRole("link", { name: "ZIP olarak indir" }).click();
  await again;
  await strip.waitFor();
  await page.mouse.move(700, 700);
  await page.clock.runFor(TOAST_MS + 100);
  await strip.waitFor({ state: "detached" });
  await close();
});
