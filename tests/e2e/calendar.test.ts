import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, PHONE, visit, visitAs } from "../support/browser.ts";

const server = inject("site");
const user = await signUpOverHttp(server.origin, "calendar@example.com");
const YEAR = "/library?view=calendar&year=2025";

/** Five dreams of four nights; the sea returns in three of them. */
for (const [night, dreamText, ownTags, more = {}] of [
  ["2025-05-10", "Deniz çekilmişti, kumda yürüyordum.", ["deniz"]],
  ["2025-05-10", "Annem bahçede bekliyordu.", []],
  ["2025-06-12", "Deniz kapının önüne kadar gelmişti.", ["deniz"]],
  ["2025-06-20", "Bir merdiven bulutlara çıkıyordu.", [], { mood: "sad", favourite: true }],
  ["2025-08-11", "Denizin altında bir şehir vardı.", ["deniz"], { mood: "sad" }],
] as const) {
  const { json } = await user.send("POST", "/api/dreams/notes", { dreamText, language: "tr", night });
  const { id } = json.dream as { id: string };
  await user.send("PATCH", `/api/dreams/${id}`, { ownTags, ...more });
}

const focused = (page: Page) => page.evaluate(() => document.activeElement!.getAttribute("data-night"));

async function press(page: Page, ...keys: string[]): Promise<(string | null)[]> {
  const nights = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    nights.push(await focused(page));
  }
  return nights;
}

test("arrows move by night and month, a night shows what it has, and Enter opens it", async () => {
  const { page, close } = await visitAs(browser, server.origin, user);
  await page.goto(YEAR);
  await hydrated(page);
  // One stop of the Tab key.
  expect(await page.locator('a[data-night][tabindex="0"]').count()).toBe(1);
  await page.locator('a[data-night][tabindex="0"]').focus();
  expect(await press(page, "ArrowLeft", "Home", "ArrowUp", "ArrowDown", "End", "ArrowRight")).toEqual([
    "2025-06-20",
    "2025-06-12",
    "2025-05-10",
    "2025-06-12",
    "2025-06-20",
    "2025-08-11",
  ]);
  // The link of a month takes no stop away, and the Tab key comes back to the last night.
  await press(page, "ArrowLeft", "ArrowLeft");
  expect(await press(page, "Tab")).toEqual([null]);
  await page.locator("[data-peek]").waitFor({ state: "detached" });
  expect(await press(page, "Shift+Tab")).toEqual(["2025-06-12"]);
  const peek = page.locator("[data-peek]");
  await expect.poll(() => peek.textContent()).toContain("Deniz kapının önüne kadar gelmişti.");
  // Its neighbours on the thread.
  expect(await peek.textContent()).toMatch(/deniz ile bağlı: 10 Mayıs, 11 Ağustos/);
  const [row, box] = await Promise.all([
    page.locator('a[data-night="2025-06-12"]').boundingBox(),
    peek.boundingBox(),
  ]);
  expect(box!.y >= row!.y + row!.height || box!.y + box!.height <= row!.y).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => peek.count()).toBe(0);

  // Several dreams of a night are named, and listed below.
  await press(page, "ArrowLeft");
  await expect.poll(() => peek.textContent()).toMatch(/2 rüya.*Annem bahçede/);
  await page.keyboard.press("Enter");
  const list = page.getByRole("region", { name: "10 Mayıs gecesi" });
  await expect.poll(() => list.getByRole("link").count()).toBe(2);
  await page.locator('a[data-night="2025-06-20"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dream/*");
  await close();
});

test("a night that does not load is tried again by a button that stays there meanwhile", async () => {
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /400 \(Bad Request\)/ });
  await page.goto(YEAR);
  await hydrated(page);
  const gate = Promise.withResolvers<void>();
  // A pointer on the way to the night may ask for it before the press.
  let fails = true;
  await page.route("**/api/dreams/calendar/night*", async (route) => {
    if (fails) return route.fulfill({ status: 400, json: {} });
    await gate.promise;
    return route.continue();
  });
  await page.locator('a[data-night="2025-05-10"]').click();
  const list = page.getByRole("region", { name: "10 Mayıs gecesi" });
  const button = list.getByRole("button", { name: "Yeniden dene" });
  await button.waitFor();
  fails = false;
  await button.click();
  await expect.poll(() => button.getAttribute("aria-busy")).toBe("true");
  gate.resolve();
  await expect.poll(() => list.getByRole("link").count()).toBe(2);
  expect(await button.count()).toBe(0);
  await close();
});

test("another thread is shown at once, stands in the URL, and is there on the way back", async () => {
  const { page, close } = await visitAs(browser, server.origin, user);
  await page.goto(YEAR);
  await hydrated(page);
  const joined = page.locator('[data-thread="0"] a[data-symbols~="0"]');
  const chip = page.getByRole("navigation", { name: "Dönen" }).getByRole("link", { name: "deniz" });
  expect(await joined.count()).toBe(3);
  await chip.click();
  expect(await joined.count()).toBe(0);
  await page.waitForURL((url) => url.searchParams.get("symbol") === "");
  await page.locator('a[data-night="2025-06-20"]').click();
  await page.waitForURL("**/dream/*");
  await page.goBack();
  await chip.waitFor();
  expect(await chip.getAttribute("aria-current")).toBeNull();
  await chip.click();
  expect(await joined.count()).toBe(3);
  await close();
});

test("filters turn other nights to rings, and a month leads to what they leave in the list", async () => {
  const { page, close } = await visitAs(browser, server.origin, user);
  await page.goto(YEAR);
  await hydrated(page);
  const nights = page.locator("a[data-night]");
  expect(await nights.count()).toBe(4);
  await page.locator("summary", { hasText: "Süz" }).click();
  await page.getByRole("radio", { name: "hüzünlü" }).check();
  await expect.poll(() => nights.count()).toBe(2);
  await page.getByRole("button", { name: "Göster 2" }).click();
  expect(await page.locator('li[data-day="10"]').count()).toBe(12);
  await page.locator("summary", { hasText: "Süz" }).click();
  await page.getByRole("checkbox", { name: "Yalnız sakladıkların" }).check();
  await expect.poll(() => nights.count()).toBe(1);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "1 gece: Haziran rüyalarını listede göster" }).click();
  await page.waitForURL((url) => url.searchParams.get("month") === "2025-06");
  expect(new URL(page.url()).search).toBe("?mood=sad&month=2025-06&favourite=1");
  await page.getByText("1 rüya bulundu").waitFor();
  await page.goBack();
  // The list has links of the same names.
  await expect.poll(() => nights.count()).toBe(1);
  await page.getByRole("link", { name: "hüzünlü süzgecini kaldır" }).click();
  await page.waitForURL((url) => !url.searchParams.has("mood"));
  await page.getByRole("link", { name: "Yalnız sakladıkların süzgecini kaldır" }).click();
  await expect.poll(() => nights.count()).toBe(4);

  // By a symbol, whose thread it then is.
  await page.goto(`${YEAR}&tag=deniz`);
  expect(await nights.count()).toBe(3);
  await page.getByRole("link", { name: "Hepsi" }).click();
  await page.waitForURL("**/patterns");
  await close();
});

test("is read aloud as months with their nights, each named by date and title", async () => {
  const { page, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  await page.goto(YEAR);
  await hydrated(page);
  const may = page.getByRole("region", { name: "Mayıs" });
  expect(await may.getByRole("listitem").count()).toBe(1);
  await may.getByRole("link", { name: "10 Mayıs, 2 rüya" }).waitFor();
  await page.getByRole("link", { name: "20 Haziran, Bir merdiven bulutlara çıkıyordu., not" }).waitFor();
  const order = await page.evaluate(() =>
    Array.from(document.querySelectorAll("section[data-month]"), (month) => ({
      month: Number((month as HTMLElement).dataset.month),
      top: month.getBoundingClientRect().top,
    }))
      .toSorted((a, b) => a.top - b.top)
      .map(({ month }) => month),
  );
  expect(order).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  await close();
});

test("without script the views, years, symbols and nights are links", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "tr" });
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: server.origin }]);
  const page = await context.newPage();
  await page.goto(`${server.origin}/library`);
  await page.getByRole("link", { name: "Takvim" }).click();
  await page.getByRole("heading", { level: 1, name: "Ay yılın" }).waitFor();
  await page.getByRole("link", { name: "2025" }).click();
  const chosen = page.getByRole("navigation", { name: "Dönen" }).getByRole("link", { name: "deniz" });
  expect(await chosen.getAttribute("aria-current")).toBe("true");
  expect(await page.locator('[data-thread="0"] a[data-symbols~="0"]').count()).toBe(3);
  await chosen.click();
  expect(await page.locator('[data-thread="0"] a[data-symbols~="0"]').count()).toBe(0);
  await page.locator('a[data-night="2025-05-10"]').click();
  await page.getByRole("link", { name: /Annem bahçede/ }).waitFor();
  const poster = page.waitForEvent("download");
  await page.getByRole("button", { name: "Dikey, PNG" }).click();
  expect((await poster).suggestedFilename()).toBe("Ağustos 2025 1080x1920.png");
  await page.getByRole("link", { name: "Raf" }).click();
  await page.getByRole("heading", { level: 1, name: "Rüya Kütüphanen" }).waitFor();
  await context.close();
});

test("runs from the right in Arabic, and arrows point where they move", async () => {
  const { page, close } = await visitAs(browser, server.origin, user, { locale: "ar" });
  await page.goto(YEAR);
  await hydrated(page);
  const lefts = await page.evaluate(() =>
    ["2025-06-12", "2025-06-20"].map(
      (night) => document.querySelector(`[data-night="${night}"]`)!.getBoundingClientRect().left,
    ),
  );
  expect(lefts[0]).toBeGreaterThan(lefts[1]!);
  await page.locator('a[data-night="2025-06-12"]').focus();
  expect(await press(page, "ArrowLeft", "ArrowRight")).toEqual(["2025-06-20", "2025-06-12"]);
  await close();
});

test.each(["2025-11-01", "2025-11-30"])(
  "the first line of a newcomer fits a phone at %s",
  async (tonight) => {
    const newcomer = await signUpOverHttp(server.origin, `calendar-${tonight}@example.com`);
    const written = { dreamText: "Deniz çekilmişti, kumda yürüyordum.", language: "tr", night: tonight };
    const { id } = (await newcomer.send("POST", "/api/dreams/notes", written)).json.dream as { id: string };
    const months = Array.from({ length: 12 }, (_, month) => (month === 10 ? 1 : 0));
    const calendar = {
      year: 2025,
      years: [2025],
      tonight,
      fullMoons: [],
      returning: [],
      language: "tr",
      nightsOfMonths: months,
      nights: [{ night: tonight, id, look: "note", title: written.dreamText }],
    };
    const { page, close } = await visitAs(browser, server.origin, newcomer, { viewport: PHONE });
    await page.goto("/library");
    await hydrated(page);
    await page.route("**/api/dreams/calendar*", (route) => route.fulfill({ json: calendar }));
    await page.getByRole("link", { name: "Takvim" }).click();
    const link = page.locator(`a[data-night="${tonight}"]`);
    await link.waitFor();
    for (const width of [320, 390, 960]) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      const { x, width: wide } = (await link.boundingBox())!;
      expect([width, sizes, x >= 0 && x + wide <= width]).toEqual([width, 0, true]);
    }
    await close();
  },
);

test("a visitor is asked to sign in", async () => {
  const { page, close } = await visit(browser, server.origin);
  await page.goto(YEAR);
  expect(new URL(page.url()).pathname).toBe("/auth");
  await close();
});
