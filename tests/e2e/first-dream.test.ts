import { expect, test } from "vitest";
import { DESK, browser, mailedUrl, PHONE, visit, startServer } from "../support/browser.ts";

const DREAM = "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu. Camdan bulutlara bakıyordum.";

const server = await startServer();

test.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s: from signing up to a dream in the library, and its end", async (_where, viewport) => {
  const { page, close } = await visit(browser, server.origin, { viewport });
  const email = `dreamer-${viewport.width}@example.com`;

  // Signing up leads to the dashboard, with nothing to spend yet.
  await page.goto("/auth");
  await page
    .getByRole("button", { name: "Hesap oluştur" })
    .or(page.getByRole("link", { name: "Hesap oluştur" }))
    .first()
    .click();
  await page.getByLabel("Adın").fill("Elif Yıldırımoğulları");
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill("uzun bir şifre");
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { name: /Elif Yıldırımoğulları/ }).waitFor();

  // Below the price: the customer's notice, and the way to the prices. The draft stays.
  await page.getByLabel("Rüyan", { exact: true }).fill(DREAM);
  const form = page.locator("main form");
  await form.getByText("Yetersiz Token").waitFor();
  await form.getByText("Bu işlem için en az 5 token gerekiyor. Lütfen token satın alın.").waitFor();
  await form.getByRole("link", { name: "Token al" }).click();
  await page.waitForURL("**/pricing");

  // The mailed link brings the welcome tokens.
  await page.goto(await mailedUrl(server, email, "verify"));
  await page.getByText("E-posta adresin doğrulandı").waitFor();
  await page.goto("/dashboard");
  await expect.poll(() => page.getByLabel("Rüyan", { exact: true }).inputValue()).toBe(DREAM);

  // The overlay follows the real work and ends at the dream.
  await page.getByRole("button", { name: /Rüyamı yorumla/ }).click();
  await page.getByText("Çarpıcı görseller").waitFor();
  await page.waitForURL("**/dream/*", { timeout: 60_000 });
  await page.getByRole("heading", { name: "Psikolojik Analiz" }).waitFor();
  for (const heading of ["Rüyanız", "Rüya Yorumu", "Özet", "Ana Temalar", "Semboller"]) {
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  }
  await page.getByText(DREAM).first().waitFor();
  await page.getByText("Yerel stüdyo", { exact: true }).waitFor();
  const video = page.locator("video").first();
  await video.evaluate((video: HTMLVideoElement) => {
    if (video.readyState >= 1) return;
    video.load();
    return new Promise((resolve) => video.addEventListener("loadedmetadata", resolve, { once: true }));
  });
  expect(await video.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(5);

  // A reload finds it again; the library shows it; deleting it ends it.
  await page.reload();
  await page.getByRole("heading", { name: "Rüya Yorumu" }).waitFor();
  const address = new URL(page.url()).pathname;
  await page.goto("/library");
  await page.locator(`a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
  await page.getByRole("button", { name: "Rüyayı sil" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Rüyayı sil" }).click();
  await page.waitForURL("**/library");
  await page.getByText("Henüz rüya yok").waitFor();
  await close();
});

test("a page left and a server killed while a dream is made lose nothing", async () => {
  const { page, problems, context } = await visit(browser, server.origin);
  await page.goto("/auth");
  await page
    .getByRole("button", { name: "Hesap oluştur" })
    .or(page.getByRole("link", { name: "Hesap oluştur" }))
    .first()
    .click();
  await page.getByLabel("Adın").fill("Deniz");
  await page.getByLabel("E-posta").fill("deniz@example.com");
  await page.getByLabel("Şifre", { exact: true }).fill("uzun bir şifre");
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto(await mailedUrl(server, "deniz@example.com", "verify"));
  await page.getByText("E-posta adresin doğrulandı").waitFor();
  await page.goto("/dashboard");
  await page.getByLabel("Rüyan", { exact: true }).fill(DREAM);
  await page.getByRole("button", { name: /Rüyamı yorumla/ }).click();
  await page.getByText("Çarpıcı görseller").waitFor();
  expect(problems).toEqual([]);
  await context.pages()[0]!.close();

  await server.kill();
  await server.start();
  const again = await context.newPage();
  await again.goto("/library");
  await again.locator('a[href^="/dream/"]').first().click();
  await again.getByRole("heading", { name: "Psikolojik Analiz" }).waitFor({ timeout: 60_000 });
  await again.locator("video").first().waitFor({ timeout: 60_000 });
  await context.close();
});
