import type { Page, Route } from "playwright";
import { expect, inject, test } from "vitest";
import type { Me } from "#shared/accounts.ts";
import type { BinnedDream } from "#shared/bin.ts";
import type { Dream } from "#shared/dreams.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, visitAs } from "../support/browser.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const DREAM = "Denizin ortasında tek başına duran bir kapı vardı.";
const CALL = /\/api\/dreams$/;
const server = inject("site");
const user = await signUpWithCredits(server, "dream-states@example.com", 50);
const id = await makeDream(user, DREAM, "image");
const dream = (await user.send("GET", `/api/dreams/${id}`)).json.dream as Dream;

const arrive = (expected?: RegExp) => visitAs(browser, server.origin, user, expected && { expected });
const field = (page: Page) => page.getByLabel("Rüyan", { exact: true });
/** Of the field's form: for a moment after a navigation, that of the page before is there too. */
const submit = (page: Page) =>
  page
    .locator("main form")
    .filter({ has: field(page) })
    .locator("button[type=submit]")
    .click();
const care = { error: { code: "care_needed", message: "", details: { resources: [] } } };

/** Calls of one route that wait until the test answers them. */
async function hold(page: Page, url: RegExp, method: string): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(url, (route) => {
    if (route.request().method() !== method) return route.fallback();
    held.push(route);
  });
  return held;
}
const keyOf = (route: Route | undefined) => route?.request().headers()["idempotency-key"];

test("a dream that is sent again before its reply, in a new form or a new page, has the same key", async () => {
  const { page, close } = await arrive();
  const sent = await hold(page, CALL, "POST");
  await page.goto("/dashboard");
  await hydrated(page);
  await field(page).fill(DREAM);
  await submit(page);
  await expect.poll(() => sent.length).toBe(1);

  await page.locator('a[href="/library"]:visible').first().click();
  await page.waitForURL("**/library");
  await page.locator('a[href="/dashboard"]:visible').first().click();
  await expect.poll(() => field(page).inputValue()).toBe(DREAM);
  await submit(page);
  await expect.poll(() => sent.length).toBe(2);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => field(page).inputValue()).toBe(DREAM);
  await submit(page);
  await expect.poll(() => sent.length).toBe(3);
  expect(new Set(sent.map(keyOf)).size).toBe(1);

  // Once it is answered, the same words are another dream.
  await sent[2]!.fulfill({ status: 202, json: { dream } });
  await page.waitForURL(`**/dream/${id}`);
  await page.goto("/dashboard");
  await hydrated(page);
  await field(page).fill(DREAM);
  await submit(page);
  await expect.poll(() => sent.length).toBe(4);
  expect(keyOf(sent[3])).not.toBe(keyOf(sent[0]));
  await close();
});

test("a form that was opened again before the reply is emptied by it", async () => {
  const { page, close } = await arrive();
  const held = await hold(page, CALL, "POST");
  await page.goto("/dashboard");
  await hydrated(page);
  await field(page).fill(DREAM);
  await submit(page);
  await expect.poll(() => held.length).toBe(1);
  await page.locator('a[href="/library"]:visible').first().click();
  await page.waitForURL("**/library");
  await page.locator('a[href="/dashboard"]:visible').first().click();
  await expect.poll(() => field(page).inputValue()).toBe(DREAM);
  await held[0]!.fulfill({ status: 202, json: { dream } });
  await expect.poll(() => field(page).inputValue()).toBe("");
  await close();
});

test("a dream that fails gives its night back with its text", async () => {
  const { page, close } = await arrive();
  const reading = { ...dream.parts.reading, status: "failed", error: "provider_failed" } as const;
  const failed: Dream = {
    ...dream,
    status: "failed",
    night: "2026-05-01",
    time: "03:10",
    parts: { ...dream.parts, reading },
  };
  await page.route(CALL, (route) => route.fulfill({ status: 202, json: { dream: failed } }));
  await page.route(`**/api/dreams/${id}`, (route) => route.fulfill({ json: { dream: failed } }));
  await page.goto("/dashboard");
  await hydrated(page);
  await field(page).fill(DREAM);
  await page.locator("summary", { hasText: "Ne zaman gördün?" }).click();
  await page.locator("input[name=night]").fill("2026-05-01");
  await page.locator("input[name=time]").fill("03:10");
  await submit(page);
  await page.getByText("Rüya işlenemedi").first().waitFor();
  await expect.poll(() => field(page).inputValue()).toBe(DREAM);
  expect(await page.locator("input[name=night]").inputValue()).toBe("2026-05-01");
  expect(await page.locator("input[name=time]").inputValue()).toBe("03:10");
  await close();
});

test("a changed text that needs care is still in its field on the way back", async () => {
  const { json } = await user.send("POST", "/api/dreams/notes", { dreamText: DREAM, language: "tr" });
  const note = (json.dream as Dream).id;
  const { page, close } = await arrive(/422/);
  await page.route(`**/api/dreams/${note}`, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 422, json: care }) : route.fallback(),
  );
  await page.goto(`/dream/${note}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Metni düzenle" }).click();
  const text = page.locator("form textarea");
  await text.fill(`${DREAM} Kapının ardında kimse yoktu.`);
  await page.getByRole("button", { name: "Kaydet" }).click();
  await page.getByRole("heading", { name: "Yalnız değilsin" }).waitFor();
  await page.getByRole("button", { name: "Rüyaya dön" }).click();
  await expect.poll(() => text.inputValue()).toBe(`${DREAM} Kapının ardında kimse yoktu.`);
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
  await close();
});

test("the calendar is read anew when a dream ends", async () => {
  const { page, close } = await arrive(/Failed to load resource/);
  const image = { ...dream.parts.image, status: "queued" } as const;
  let unfinished = [{ ...dream, status: "processing", parts: { ...dream.parts, image }, progress: 0.4 }];
  await page.route(/\/api\/dreams\?.*unfinished/, (route) =>
    route.fulfill({ json: { dreams: unfinished, total: 1, page: 0, pageSize: 12, topTags: [] } }),
  );
  let reads = 0;
  await page.route(/\/api\/dreams\/calendar/, (route) => {
    reads++;
    return route.continue();
  });
  const [made] = unfinished;
  await page.route(CALL, (route) => route.fulfill({ status: 202, json: { dream: made } }));
  await page.route(`**/api/dreams/${id}/events`, (route) => route.abort());
  await page.route(`**/api/dreams/${id}`, (route) => route.fulfill({ json: { dream: made } }));
  await page.goto("/dashboard");
  await hydrated(page);
  await field(page).fill(DREAM);
  await submit(page);
  await page.locator("dialog[data-processing]").waitFor();
  await page.locator("#docked-dreams").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.locator('a[href="/library"]:visible').first().click();
  await page.waitForURL("**/library");
  await page.getByRole("link", { name: "Takvim" }).click();
  await page.waitForURL("**/library?view=calendar");
  await expect.poll(() => reads).toBe(1);
  unfinished = [];
  await page.locator("#docked-dreams").waitFor({ state: "detached" });
  await expect.poll(() => reads).toBe(2);
  await close();
});

test("the word for the reading leads to it through a lens too", async () => {
  const { page, close } = await arrive();
  await page.goto(`/dream/${id}?lens=gestalt`);
  await hydrated(page);
  await page.getByRole("group", { name: "Bölümler" }).getByRole("link").click();
  expect(await page.evaluate(() => document.querySelector(location.hash)?.textContent)).toContain("Gestalt");
  expect(new URL(page.url()).searchParams.get("lens")).toBe("gestalt");
  await close();
});

test("the list of tokens shows no lot that is gone, where others are alike", async () => {
  const { page, close } = await arrive();
  const me = (await user.send("GET", "/api/me")).json as unknown as Me;
  const bought = { source: "package", expiresAt: null } as const;
  const lots = [
    { source: "subscription", expiresAt: "2026-12-24T00:00:00.000Z", remaining: 4 },
    { ...bought, remaining: 10 },
    { ...bought, remaining: 20 },
  ] as Me["lots"];
  let left = lots;
  await page.route("**/api/me", (route) => route.fulfill({ json: { ...me, lots: left } }));
  await page.goto("/dashboard");
  await hydrated(page);
  const refetch = () => page.evaluate(() => void dispatchEvent(new Event("visibilitychange")));
  const items = page.locator("[aria-labelledby=balance-title] details li");
  await refetch();
  await expect.poll(() => items.count()).toBe(3);
  left = lots.slice(1);
  await refetch();
  await expect.poll(() => items.allTextContents()).toHaveLength(2);
  await close();
});

test("the bin shows a dream once", async () => {
  const keeper = await signUpOverHttp(server.origin, "dream-states-bin@example.com");
  const { json: made } = await keeper.send("POST", "/api/dreams/notes", { dreamText: DREAM, language: "tr" });
  await keeper.send("DELETE", `/api/dreams/${(made.dream as Dream).id}`);
  const { page, close } = await visitAs(browser, server.origin, keeper);
  // A dream that was deleted meanwhile has moved another one to the second page.
  const { json } = await keeper.send("GET", "/api/dreams/bin");
  const [one] = json.dreams as BinnedDream[];
  const pages = [
    [
      { ...one!, id: "a" },
      { ...one!, id: "b" },
    ],
    [
      { ...one!, id: "b" },
      { ...one!, id: "c" },
    ],
  ];
  await page.route(/\/api\/dreams\/bin/, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get("page") ?? 0);
    return route.fulfill({ json: { dreams: pages[at], total: 4, page: at, pageSize: 2 } });
  });
  await page.goto("/library");
  await hydrated(page);
  await page.getByRole("link", { name: "Silinenler" }).click();
  const rows = page.locator("[data-binned]");
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole("button", { name: "Daha fazla göster" }).click();
  await expect.poll(() => rows.count()).toBe(3);
  await close();
});

test("an unsaved note of an earlier visit is not lost where another one is begun at once", async () => {
  const { json } = await user.send("POST", "/api/dreams/notes", { dreamText: DREAM, language: "tr" });
  const note = (json.dream as Dream).id;
  const { page, close } = await arrive();
  await page.goto("/library");
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key, JSON.stringify({ text, savedAt: Date.now() })),
    [`draft:${user.userId}:remark:${note}`, "Eskiden kalan."] as const,
  );
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // The script that saves the note, whose name is a hash.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("savedNow:!0")) await released;
    await route.fulfill({ response });
  });
  await page.goto(`/dream/${note}`);
  const remark = page.getByRole("textbox", { name: "Kendine not" });
  await page.locator("textarea:not([readonly])").waitFor();
  await remark.fill("Yeni.");
  release();
  await expect
    .poll(async () => ((await user.send("GET", `/api/dreams/${note}`)).json.dream as Dream).remark)
    .toBe("Eskiden kalan.\n\nYeni.");
  expect(await remark.inputValue()).toBe("Eskiden kalan.\n\nYeni.");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await close();
});

/** A speech recogniser that the test feeds. */
function pretendSpeech(): void {
  class Recogniser extends EventTarget {
    start() {
      Object.assign(window, { heard: this, listening: true });
    }
    stop() {
      Object.assign(window, { listening: false });
      this.dispatchEvent(new Event("end"));
    }
    abort() {
      Object.assign(window, { listening: false });
    }
  }
  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
}

test("dictation keeps all words that come at once, and ends when the dream is sent", async () => {
  const { page, close } = await arrive();
  await page.addInitScript(pretendSpeech);
  const sent = await hold(page, CALL, "POST");
  await page.goto("/dashboard");
  await hydrated(page);
  await page.getByRole("button", { name: "Sesle anlat" }).click();
  await page.waitForFunction(() => "heard" in window);
  await page.evaluate(() => {
    const { heard } = window as unknown as { heard: EventTarget };
    for (const transcript of ["Denizin ortasında", "bir kapı vardı"]) {
      const results = [[{ transcript }]];
      heard.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results }));
    }
  });
  await expect.poll(() => field(page).inputValue()).toBe("Denizin ortasında bir kapı vardı");
  await submit(page);
  await expect.poll(() => sent.length).toBe(1);
  await page.waitForFunction(() => (window as unknown as { listening: boolean }).listening === false);
  await page.getByRole("button", { name: "Sesle anlat" }).waitFor();
  await close();
});
