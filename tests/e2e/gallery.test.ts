import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, noticedPart, PHONE, visit } from "../support/browser.ts";

const server = inject("site");

const DREAM = "Bir adanın üstünde evim vardı ve balonlar geçiyordu.";

test("a visitor's dream waits for sign-up; a short one is refused", async () => {
  const { page, close } = await visit(browser, server.origin, { viewport: PHONE });
  await page.goto("/gallery");
  const field = page.getByLabel("Rüyan", { exact: true });
  const start = page.getByRole("button", { name: "Rüyanı görselleştir" });
  await field.fill("kısa");
  await expect.poll(() => start.isDisabled()).toBe(true);
  await field.press("Control+Enter");
  await page.locator("form").getByText("Rüyanı biraz daha ayrıntılı anlat").waitFor();
  await field.fill(DREAM);
  await start.click();
  await page.waitForURL("**/auth?redirect=from-gallery");
  await noticedPart(page, "Önce hesap oluştur");
  await page.getByLabel("Adın").fill("Ayşe");
  await page.getByLabel("E-posta").fill("gallery@example.com");
  await page.getByLabel("Şifre", { exact: true }).fill("a long password");
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await page.waitForURL("**/pricing");
  await page.goto("/dashboard");
  await expect.poll(() => page.locator("textarea").inputValue()).toBe(DREAM);
  await close();
});

test("a signed-in user is led to the prices", async () => {
  const user = await signUpOverHttp(server.origin, "signed-in@example.com");
  const { page, context, close } = await visit(browser, server.origin);
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: server.origin }]);
  await page.goto("/gallery");
  await page.getByRole("banner").getByRole("link", { name: "Panele git" }).waitFor();
  await page.getByLabel("Rüyan", { exact: true }).fill(DREAM);
  await page.getByRole("button", { name: "Rüyanı görselleştir" }).click();
  await page.waitForURL("**/pricing");
  await close();
});

test("a video opens in a dialog, and Esc returns to its image", async () => {
  const { page, close } = await visit(browser, server.origin);
  await page.goto("/gallery");
  const button = page.getByRole("button", { name: "Filmi izle: Durmayan tren" });
  await button.click();
  const video = page.getByRole("dialog", { name: "Durmayan tren" }).locator("video");
  await video.waitFor();
  await expect
    .poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await expect.poll(() => button.evaluate((button) => button === document.activeElement)).toBe(true);
  await close();
});

test("its legal labels lead to short pages", async () => {
  const { page, close } = await visit(browser, server.origin);
  for (const label of ["Gizlilik", "Kullanım koşulları"]) {
    await page.goto("/gallery");
    await page.getByRole("contentinfo").getByRole("link", { name: label }).click();
    await page.getByRole("heading", { level: 1, name: label }).waitFor();
  }
  await close();
});
