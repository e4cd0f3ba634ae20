import type { BrowserContext, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { signUpAdmin } from "../support/signed-in-admin.ts";
import { hydrated, browser, PHONE, visit, visitAs, startServer } from "../support/browser.ts";

const server = await startServer();
const admin = await signUpAdmin(server, "admin@example.com");

const visitAsAdmin = (options?: Parameters<typeof visitAs>[3]) =>
  visitAs(browser, server.origin, admin, options);

type Report = { event: string; path: string; duration: number };

describe("page views", () => {
  /** What the pages of a browser report from now on. */
  async function reports(context: BrowserContext): Promise<Report[]> {
    const all: Report[] = [];
    await context.exposeFunction("keepReport", (text: string) => all.push(JSON.parse(text) as Report));
    await context.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, data) => {
        void (data as Blob)
          .text()
          .then((window as unknown as { keepReport: (text: string) => void }).keepReport);
        return send(url, data);
      };
    });
    return all;
  }
  const shown = (all: Report[]) => all.map(({ event, path }) => `${event} ${path}`);
  const setVisible = (page: Page, state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);

  test("are counted once a page, but not those of the admin area", async () => {
    const { page, context, close } = await visitAsAdmin();
    const all = await reports(context);
    await page.goto("/pricing");
    await expect.poll(() => shown(all)).toEqual(["view /pricing"]);
    await page.clock.install();
    await page.clock.runFor(5000);
    await hydrated(page);
    await page.getByRole("link", { name: "Yönetim" }).first().click();
    await page.waitForURL("**/admin/transactions");
    await page.clock.runFor(5000);
    await page.getByRole("link", { name: "Ana Sayfa" }).click();
    await page.waitForURL("**/dashboard");
    await page.clock.runFor(5000);
    await expect.poll(() => shown(all)).toEqual(["view /pricing", "time /pricing", "view /dashboard"]);
    await close();
  });

  test("of a visitor who only reads are counted, with the time in view", async () => {
    const { page, context, close } = await visit(browser, server.origin);
    const all = await reports(context);
    await page.clock.install({ time: 0 });
    // From here on time passes only where the test says so.
    await page.clock.pauseAt(1000);
    await page.goto("/");
    await page.clock.runFor(900);
    expect(all).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => shown(all)).toEqual(["view /"]);
    await page.clock.runFor(20_000);
    await setVisible(page, "hidden");
    await page.clock.runFor(60_000);
    await expect.poll(() => shown(all)).toEqual(["view /", "time /"]);
    expect(Math.round(all[1]!.duration / 1000)).toBe(20);
    // It comes back, from the browser's cache of whole pages too, and is not counted again.
    await setVisible(page, "visible");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await page.clock.runFor(3000);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await expect.poll(() => shown(all)).toEqual(["view /", "time /", "time /"]);
    expect(Math.round(all[2]!.duration / 1000)).toBe(3);
    await close();
  });

  test("are not counted in a tab behind", async () => {
    const { page, context, close } = await visit(browser, server.origin);
    const all = await reports(context);
    await context.addInitScript(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    });
    await page.clock.install();
    await page.goto("/");
    await page.clock.runFor(60_000);
    expect(all).toEqual([]);
    await setVisible(page, "visible");
    await page.clock.runFor(1000);
    await expect.poll(() => shown(all)).toEqual(["view /"]);
    await close();
  });

  test.each([
    ["doNotTrack", "1"],
    ["globalPrivacyControl", true],
  ])("are not counted where %s asks for it", async (name, value) => {
    const { page, context, close } = await visit(browser, server.origin);
    await context.addInitScript(
      ([property, answer]) => Object.defineProperty(Navigator.prototype, property, { get: () => answer }),
      [name, value] as [string, string | boolean],
    );
    const all = await reports(context);
    await page.clock.install();
    await page.goto("/pricing");
    await page.clock.runFor(5000);
    expect(all).toEqual([]);
    await close();
  });
});

test("a range of days is shown as charts that can be read as tables", async () => {
  const { page, close } = await visitAsAdmin();
  await fetch(`${server.origin}/api/analytics/events`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
    },
    body: JSON.stringify({ path: "/pricing", referrer: "https://www.example.org/page" }),
  });
  await expect
    .poll(async () => {
      const { json } = await admin.send("GET", "/api/analytics");
      return json.timeSeries.pageviews.total as number;
    })
    .toBeGreaterThan(0);
  await page.goto("/admin/analytics");
  await hydrated(page);
  await page.getByRole("img", { name: /^Sayfa görüntüleme: en düşük 0/ }).waitFor();
  await page.getByText("Tablo olarak göster").first().click();
  expect(await page.getByRole("table").first().getByRole("row").count()).toBe(8);
  await page.getByText("/pricing").waitFor();
  await page.getByRole("link", { name: "30 gün" }).click();
  await page.waitForURL("**/admin/analytics?startdate=*");
  await page.getByText("önceki 30 güne göre").waitFor();

  await page.getByRole("button", { name: /^Bitiş:/ }).click();
  await page.getByRole("dialog", { name: "Bitiş" }).locator("td :focus").waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.getByText("önceki 23 güne göre").waitFor();
  await close();
});

test("a day is chosen and cleared on a phone; a day outside the range is not taken", async () => {
  const { page, close } = await visitAsAdmin({ locale: "ar", viewport: PHONE });
  await page.goto("/admin/transactions");
  await hydrated(page);
  const [first, last] = [
    page.getByRole("button", { name: /^من:/ }),
    page.getByRole("button", { name: /^إلى:/ }),
  ];
  const [firstBox, lastBox] = [(await first.boundingBox())!, (await last.boundingBox())!];
  expect(firstBox.y).toBe(lastBox.y);
  expect(lastBox.x).toBeGreaterThanOrEqual(0);
  expect(firstBox.x).toBeGreaterThanOrEqual(lastBox.x + lastBox.width);

  const today = new Date().toISOString().slice(0, 10);
  await first.click();
  const calendar = page.getByRole("dialog");
  const { x, width } = (await calendar.boundingBox())!;
  expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true]);
  await calendar.getByRole("button", { name: "اليوم" }).click();
  await page.waitForURL(`**/admin/transactions?from=${today}`);
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);

  await last.click();
  expect(await calendar.getByRole("button", { name: "الشهر السابق" }).isDisabled()).toBe(true);
  await calendar.locator("td :focus").waitFor();
  // To the right is the day before, which is out of the range.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/transactions?from=${today}&to=${today}`);

  await first.click();
  await calendar.getByRole("button", { name: "مسح" }).click();
  await page.waitForURL(`**/admin/transactions?to=${today}`);
  await first.click();
  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "hidden" });
  await close();
});
