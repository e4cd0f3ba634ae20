import { setTimeout } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, launchWithMicrophone, visitAs } from "../support/browser.ts";

const server = inject("site");
const TEXT = "Sonsuz bir merdivenden iniyordum, basamaklar sudan yapılmıştı.";
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

test("speech is recorded, stays sealed in the browser, is played and deleted", async () => {
  const user = await signUpOverHttp(server.origin, "offline-speech@example.com");
  const speaking = await launchWithMicrophone();
  const { page, close } = await visitAs(speaking, server.origin, user, { expected });
  await page.goto("/write");
  await hydrated(page);
  await page.getByRole("button", { name: "Ses kaydet" }).click();
  await page.getByRole("button", { name: /Kaydı bitir 0:0[1-9]/ }).click();
  const recorded = page.getByRole("button", { name: /^Kaydı dinle:/ });
  await recorded.waitFor();

  await page.reload();
  await recorded.waitFor();
  await recorded.click();
  await page.locator('button[aria-pressed="true"]', { hasText: "Kaydı dinle:" }).waitFor();
  // It has an end, at which the button is no longer pressed.
  await page.locator('button[aria-pressed="false"]', { hasText: "Kaydı dinle:" }).waitFor();

  await page.getByRole("button", { name: /^Kaydı sil:/ }).click();
  await recorded.waitFor({ state: "detached" });
  await close();
  await speaking.close();
});
