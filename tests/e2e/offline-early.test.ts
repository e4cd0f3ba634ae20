import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, plainPage, visitAs } from "../support/browser.ts";

const server = inject("site");
const TEXT = "Sonsuz bir merdivenden iniyordum, basamaklar sudan yapılmıştı.";

test("words that are written before hydration come below those that the browser holds, and are kept", async () => {
  const user = await signUpOverHttp(server.origin, "offline-first-words@example.com");
  const { page, close } = await visitAs(browser, server.origin, user);
  const field = page.getByRole("textbox", { name: "Rüyan" });
  await page.goto("/write");
  await hydrated(page);
  await field.fill("Dün gece.");
  await page.getByText("Taslak kaydedildi").waitFor();

  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  // The browser does not bring back words by itself: they may be another user's.
  await expect.poll(() => field.inputValue()).toBe("");
  await field.fill(TEXT);
  await page.getByText("Tam film").click();
  // A press that comes too early sends no words in a URL.
  await page.getByRole("button", { name: "Sakla", exact: true }).click();
  expect(new URL(page.url()).search).toBe("");
  gate.resolve();
  await hydrated(page);
  const both = `Dün gece.\n${TEXT}`;
  await expect.poll(() => field.inputValue()).toBe(both);
  await page.getByText("Taslak kaydedildi").waitFor();
  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(both);
  expect(await page.getByRole("radio", { name: /Tam film/ }).isChecked()).toBe(true);
  await close();
});

test("without script no words leave the writing page", async () => {
  const user = await signUpOverHttp(server.origin, "offline-plain-words@example.com");
  const { context, page } = await plainPage(browser, server.origin, user);
  await page.goto("/write");
  await page.getByRole("textbox", { name: "Rüyan" }).fill(TEXT);
  await page.getByRole("button", { name: /^Sakla/ }).click();
  expect(new URL(page.url()).search).toBe("");
  await context.close();
});

test("a dream that a busy server left waiting goes out when its page is looked at again", async () => {
  const user = await signUpOverHttp(server.origin, "offline-again@example.com");
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /status of 503/ });
  const error = { code: "unavailable", message: "" };
  await page.route("**/api/dreams/notes", (route) => route.fulfill({ status: 503, json: { error } }));
  await page.goto("/write");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Rüyan" }).fill(TEXT);
  await page.getByRole("button", { name: "Sakla", exact: true }).click();
  await page.getByText("Rüyan burada bekliyor").waitFor();
  await page.unrouteAll();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("Rüyan kütüphanende").waitFor();
  await close();
});
