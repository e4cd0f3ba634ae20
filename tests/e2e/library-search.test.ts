import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, DESK, hydrated, PHONE, visitAs } from "../support/browser.ts";

const server = inject("site");

test("words are marked in what they find, and filters narrow it, with and without script", async () => {
  const user = await signUpOverHttp(server.origin, "searcher@example.com");
  for (const dreamText of [
    "Denizin üstünde bir ev vardı.",
    "Ormanda bir deniz feneri gördüm.",
    "Bir tren geçti gece.",
  ]) {
    const { json } = await user.send("POST", "/api/dreams/notes", { dreamText, language: "tr" });
    const change = { mood: dreamText.startsWith("Orman") ? "calm" : "sad" };
    await user.send("PATCH", `/api/dreams/${(json as { dream: { id: string } }).dream.id}`, change);
  }
  const { page, context, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  await page.goto("/library?q=deniz");
  await hydrated(page);
  await expect.poll(() => page.locator("mark").allTextContents()).toEqual(["deniz", "Denizin"]);
  await page.locator("summary", { hasText: "Süz" }).click();
  await page.getByRole("radio", { name: "huzurlu" }).check();
  await page.waitForURL("**/library?q=deniz&mood=calm");
  await expect.poll(() => page.locator("mark").allTextContents()).toEqual(["deniz"]);
  await page.getByRole("button", { name: /^Göster\s*1$/ }).click();
  await expect.poll(() => page.locator("details[open]").count()).toBe(0);
  await page.getByRole("link", { name: "huzurlu süzgecini kaldır" }).click();
  await page.waitForURL("**/library?q=deniz");
  await close();

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: DESK, locale: "tr" });
  await plain.addCookies([
    { name: "lang", value: "tr", url: server.origin },
    { name: "session", value: user.jar.get("session")!, url: server.origin, httpOnly: true },
  ]);
  const unscripted = await plain.newPage();
  await unscripted.goto(`${server.origin}/library`);
  await unscripted.locator("summary", { hasText: "Süz" }).click();
  await unscripted.getByRole("radio", { name: "hüzünlü" }).check();
  await unscripted.getByRole("button", { name: "Göster" }).click();
  await expect.poll(() => unscripted.getByRole("link", { name: /ev vardı|tren geçti/ }).count()).toBe(2);
  await plain.close();
  expect(context.pages()).toEqual([]);
});
