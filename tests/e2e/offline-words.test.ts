import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, launchWithMicrophone, visitAs } from "../support/browser.ts";

const server = inject("site");
const TEXT = "Sonsuz bir merdivenden iniyordum, basamaklar sudan yapılmıştı.";

declare global {
  interface Window {
    /** Lets go on what a test has stopped. */
    release?: () => void;
    /** What was played. */
    heard?: HTMLMediaElement[];
  }
}
const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[123]/;

test("words stay hidden after a sign-out elsewhere until the same user signs in again", async () => {
  const user = await signUpOverHttp(server.origin, "offline-hidden@example.com");
  const { page, context, close } = await visitAs(browser, server.origin, user, { expected });
  const field = page.getByRole("textbox", { name: "Rüyan" });
  await page.goto("/write");
  await hydrated(page);
  await field.fill(TEXT);
  await page.getByText("Taslak kaydedildi").waitFor();

  const cookies = await context.cookies();
  await context.clearCookies({ name: "session" });
  await page.reload();
  await page.getByText("Gönderilmesi için giriş yap.").waitFor();
  expect(await field.inputValue()).toBe("");
  expect(await page.getByRole("main").textContent()).not.toContain("merdivenden");

  await context.addCookies(cookies);
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(TEXT);
  await close();
});

test("words that are written before the browser knows whose they are are kept too", async () => {
  const user = await signUpOverHttp(server.origin, "offline-early@example.com");
  const { page, close } = await visitAs(browser, server.origin, user, { expected });
  await page.route("**/api/me", async (route) => {
    await setTimeout(1500);
    await route.continue();
  });
  const field = page.getByRole("textbox", { name: "Rüyan" });
  await page.goto("/write");
  await hydrated(page);
  await field.fill(TEXT);
  await page.getByText("Taslak kaydedildi").waitFor();
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(TEXT);
  await close();
});

test("a sign-out asks also where words are only being written", async () => {
  const user = await signUpOverHttp(server.origin, "offline-unsent@example.com");
  const { page, close } = await visitAs(browser, server.origin, user, { expected });
  const field = page.getByRole("textbox", { name: "Rüyan" });
  await page.goto("/write");
  await hydrated(page);
  await field.fill(TEXT);
  await page.getByText("Taslak kaydedildi").waitFor();
  await page.goto("/dashboard");
  await hydrated(page);
  await page.locator("summary:visible", { hasText: "Hesap:" }).click();
  const asked = page.waitForEvent("dialog");
  const press = page.getByRole("button", { name: "Çıkış yap" }).click();
  const dialog = await asked;
  expect(dialog.message()).toContain("silinirler");
  await dialog.dismiss();
  await press;
  await page.goto("/write");
  await expect.poll(() => field.inputValue()).toBe(TEXT);

  // Nothing is left of words that were deleted.
  await field.fill("");
  const items = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open("offline");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const counted = opening.result.transaction("items").objectStore("items").count();
      await new Promise((resolve) => counted.addEventListener("success", resolve));
      opening.result.close();
      return counted.result;
    });
  await expect.poll(items).toBe(0);
  await close();
});

/** Writes a dream on the writing page and presses the button that keeps it. */
async function keep(page: Page, text: string): Promise<void> {
  await page
    .getByRole("button", { name: "Bir rüya daha yaz" })
    .or(page.getByRole("textbox"))
    .first()
    .waitFor();
  const another = page.getByRole("button", { name: "Bir rüya daha yaz" });
  if (await another.isVisible()) await another.click();
  await page.getByRole("textbox", { name: "Rüyan" }).fill(text);
  await page.getByRole("button", { name: "Sakla", exact: true }).click();
}

test("without a service worker a dream is kept, and the page says when it has gone out", async () => {
  const user = await signUpOverHttp(server.origin, "offline-plain@example.com");
  const { page, context, close } = await visitAs(browser, server.origin, user, { expected });
  await page.goto("/write");
  await hydrated(page);
  await context.setOffline(true);
  await keep(page, TEXT);
  await page.getByText("Rüyan burada bekliyor").waitFor();
  await page.getByText("Bağlantı bekliyor.").waitFor();
  await context.setOffline(false);
  await page.getByText("Rüyan kütüphanende").waitFor();

  // The library has been opened just now, and has the next dream too.
  const library = page.getByRole("link", { name: "Kütüphaneyi aç" });
  await library.click();
  await page.getByText(TEXT.slice(0, 25)).first().waitFor();
  await page.goBack();
  await keep(page, "Bir köprünün altında uyuyordum.");
  await library.click();
  await page.getByText("Bir köprünün altında").first().waitFor({ timeout: 10_000 });
  await close();
});

test("the page says what has become of the dream just written, not of another one", async () => {
  const user = await signUpOverHttp(server.origin, "offline-outcome@example.com");
  const { page, close } = await visitAs(browser, server.origin, user, { expected });
  await page.goto("/write");
  await hydrated(page);
  // More than this account has.
  await page.getByText("Tam film").click();
  await keep(page, TEXT);
  await page.getByText("Rüyan hâlâ burada").waitFor();
  await page.route("**/api/dreams/notes", (route) => route.abort());
  await keep(page, `${TEXT} Kapılar kapalıydı.`);
  await page.getByText("Rüyan burada bekliyor").waitFor();
  await close();
});

test("a dream that is refused once more, under a new key, is not called sent", async () => {
  const user = await signUpOverHttp(server.origin, "offline-unconfirmed@example.com");
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /status of 409/ });
  let asked = 0;
  const error = { code: "conflict", message: "Önce adresini onayla.", details: { reason: "unconfirmed" } };
  await page.route("**/api/dreams/notes", (route) => {
    asked++;
    return route.fulfill({ status: 409, json: { error } });
  });
  await page.goto("/write");
  await hydrated(page);
  await keep(page, TEXT);
  await page.getByText("Rüyan hâlâ burada").waitFor();
  await page.getByRole("button", { name: "Yeniden dene" }).click();
  await expect.poll(() => asked).toBe(2);
  await setTimeout(700);
  await page.getByText("Gönderilmedi:").waitFor();
  expect(await page.getByRole("status").allTextContents()).toContainEqual(
    expect.stringContaining("Rüyan hâlâ burada"),
  );
  await close();
});

test("dreams that are taken back come below what is written meanwhile, as far as there is room", async () => {
  const user = await signUpOverHttp(server.origin, "offline-edit@example.com");
  const { page, context, close } = await visitAs(browser, server.origin, user, { expected });
  await page.goto("/write");
  await hydrated(page);
  await context.setOffline(true);
  const long = "Bir kapı daha vardı. ".repeat(22).trim();
  for (const text of ["Birinci rüyada uçuyordum.", "İkinci rüyada yüzüyordum.", long]) {
    await keep(page, text);
    await page.locator("li", { hasText: text.slice(0, 30) }).waitFor();
  }
  await page.getByRole("button", { name: "Bir rüya daha yaz" }).click();
  // Sending takes its time.
  await page.evaluate(() => {
    void navigator.locks.request("offline-send", () => new Promise<void>((done) => (window.release = done)));
  });
  const edit = (text: string) =>
    page.locator("li", { hasText: text }).getByRole("button", { name: "Düzenle" }).click();
  await edit("Birinci");
  await edit("İkinci");
  const field = page.getByRole("textbox", { name: "Rüyan" });
  await field.fill("Yeni bir rüya.");
  await page.evaluate(() => window.release!());
  const all = "Yeni bir rüya.\nBirinci rüyada uçuyordum.\nİkinci rüyada yüzüyordum.";
  await expect.poll(() => field.inputValue()).toBe(all);

  await edit("Bir kapı");
  await page.getByRole("alert").filter({ hasText: "500" }).waitFor();
  expect(await field.inputValue()).toBe(all);
  expect(await page.locator("li", { hasText: "Bir kapı" }).count()).toBe(1);
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto("/write");
  await expect.poll(() => field.inputValue()).toBe(all);
  await close();
});

test("words of one account that are read late do not come onto the page of another", async () => {
  const user = await signUpOverHttp(server.origin, "offline-late@example.com");
  const other = await signUpOverHttp(server.origin, "offline-late-other@example.com");
  const { page, context, close } = await visitAs(browser, server.origin, user, { expected });
  const field = page.getByRole("textbox", { name: "Rüyan" });
  await page.goto("/write");
  await hydrated(page);
  await field.fill(TEXT);
  await page.getByText("Taslak kaydedildi").waitFor();
  await page.addInitScript(() => {
    const { decrypt } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.decrypt = async function (...given) {
      await new Promise<void>((done) => (window.release = done));
      return decrypt.apply(this, given);
    };
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.release !== undefined)).toBe(true);
  await context.addCookies([
    { name: "session", value: other.jar.get("session")!, url: server.origin, httpOnly: true },
  ]);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("writer"))).toBe(other.userId);
  await page.evaluate(() => window.release!());
  await setTimeout(700);
  expect(await field.inputValue()).toBe("");
  await close();
});

test("help that is offered for a dream of one account goes away with the account", async () => {
  const user = await signUpOverHttp(server.origin, "offline-care@example.com");
  const other = await signUpOverHttp(server.origin, "offline-care-other@example.com");
  const { page, context, close } = await visitAs(browser, server.origin, user, {
    expected: /status of 422/,
  });
  const error = { code: "care_needed", message: "Yardım", details: { resources: [] } };
  await page.route("**/api/dreams", (route) => route.fulfill({ status: 422, json: { error } }));
  await page.goto("/write");
  await hydrated(page);
  await page.getByText("Tam film").click();
  await keep(page, TEXT);
  await page.getByRole("button", { name: "Kiminle konuşabilirim?" }).click();
  const save = page.getByRole("button", { name: /not olarak/i });
  await save.waitFor();
  await context.addCookies([
    { name: "session", value: other.jar.get("session")!, url: server.origin, httpOnly: true },
  ]);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("writer"))).toBe(other.userId);
  await save.waitFor({ state: "detached", timeout: 5000 });
  await close();
});

test("a press before the browser knows whose words they are keeps them, also where no reply comes", async () => {
  const user = await signUpOverHttp(server.origin, "offline-slow@example.com");
  const { page, close } = await visitAs(browser, server.origin, user, { expected });
  await page.goto("/write");
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("writer"))).toBe(user.userId);
  await page.route("**/api/me", () => undefined);
  await page.reload();
  await hydrated(page);
  await keep(page, TEXT);
  await page.getByText("Rüyan burada bekliyor").waitFor();
  expect(new URL(page.url()).pathname).toBe("/write");
  await page.unrouteAll();
  await close();
});

test("speech is recorded, stays sealed in the browser, is played and deleted", async () => {
  const user = await signUpOverHttp(server.origin, "offline-speech@example.com");
  const speaking = await launchWithMicrophone();
  const { page, close } = await visitAs(speaking, server.origin, user, { expected });
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      window.heard = [...(window.heard ?? []), this];
      // Its second may be over before the test has looked.
      this.loop = true;
      return play.call(this);
    };
  });
  await page.goto("/write");
  await hydrated(page);
  await page.getByRole("button", { name: "Ses kaydet" }).click();
  await page.getByRole("button", { name: /Kaydı bitir 0:(?!00)/ }).click();
  const recorded = page.getByRole("button", { name: /^Kaydı dinle:/ });
  await recorded.waitFor();
  const type = await page.evaluate(async () => {
    const opening = indexedDB.open("offline");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const asked = opening.result.transaction("items").objectStore("items").getAll();
    await new Promise((resolve) => asked.addEventListener("success", resolve));
    opening.result.close();
    return (asked.result[0] as { facts: { type: string } }).facts.type;
  });
  expect(type).toMatch(/^audio\//);

  await page.reload();
  await recorded.waitFor();
  // A double press, before the recording is opened.
  await recorded.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.locator('button[aria-pressed="true"]', { hasText: "Kaydı dinle:" }).waitFor();
  expect(await page.evaluate(() => window.heard?.filter(({ paused }) => !paused).length)).toBe(1);
  // It has an end, at which the button is no longer pressed.
  await page.evaluate(() => window.heard!.forEach((played) => (played.loop = false)));
  await page.locator('button[aria-pressed="false"]', { hasText: "Kaydı dinle:" }).waitFor();

  await page.getByRole("button", { name: /^Kaydı sil:/ }).click();
  await recorded.waitFor({ state: "detached" });
  await close();
  await speaking.close();
});
