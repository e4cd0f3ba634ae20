import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startFakeSmtp } from "../fakes/smtp.ts";
import { browser, DESK, hydrated, PHONE, startServer, visit } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";

const DREAM = "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu. Camdan bulutlara bakıyordum.";

const server = await startServer({ WELCOME_TOKENS: "5" });
const smtp = await startFakeSmtp();
afterAll(() => smtp.close());
const sending = await startServer({ WELCOME_TOKENS: "5", SMTP_URL: smtp.url });

/** Runs `npm start` with no setting but the port and a new data directory; resolves to the address that it names. */
async function npmStart(): Promise<{ address: string; output: () => string }> {
  const dataDir = mkdtempSync(join(tmpdir(), "npm-start-"));
  // The build of this test run is there already.
  const child = spawn("npm", ["start", "--ignore-scripts"], {
    cwd: join(import.meta.dirname, "../.."),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  onTestFinished(async () => {
    const ended = once(child, "exit");
    process.kill(-child.pid!, "SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  let output = "";
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    // The last line of the start.
    if (output.includes('"mail: ')) break;
  }
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { address: / is at (http:[^"]+)/.exec(output)![1]!, output: () => output };
}

/** Resolves once the page of a dream shows its video. */
async function seeVideo(page: Page): Promise<void> {
  await page.waitForURL("**/dream/*", { timeout: 60_000 });
  const video = page.locator("video").first();
  await video.evaluate((video: HTMLVideoElement) => {
    if (video.readyState >= 2) return;
    video.load();
    return new Promise((resolve) => video.addEventListener("loadeddata", resolve, { once: true }));
  });
  expect(await video.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(5);
}

test("the README leads a newcomer from npm start to the first video in six actions", async () => {
  const { address, output } = await npmStart();
  const { page, close } = await visit(browser, address, {
    viewport: DESK,
  });
  const began = performance.now();
  const actions = [
    () => page.goto("/"),
    () => page.getByRole("banner").getByRole("link", { name: "Hemen başla" }).click(),
    async () => {
      await page.getByLabel("Adın").fill("Elif Yıldırımoğulları");
      await page.getByLabel("E-posta").fill("elif@example.com");
      await page.getByLabel("Şifre", { exact: true }).fill("uzun bir şifre");
    },
    () => page.getByRole("button", { name: "Hesap oluştur" }).click(),
    () => page.getByLabel("Rüyan", { exact: true }).fill(DREAM),
    () => page.getByRole("button", { name: /Rüyamı yorumla/ }).click(),
  ];
  expect(actions).toHaveLength(6);
  for (const act of actions) await act();
  await seeVideo(page);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`from the first page to the first video: ${seconds} s\n`);

  // What the start wrote is one screen without a warning.
  const lines = output().split("\n");
  expect(lines.length).toBeLessThan(24);
  expect(lines.filter((line) => /"level":[45]0|warning/i.test(line))).toEqual([]);

  // The notice that asks to confirm the address opens the mail, and its button works.
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Postayı aç" }).click();
  await page.waitForURL("**/outbox");
  await page.getByRole("heading", { name: /e-posta adresini doğrula/ }).waitFor();
  // A frame that moves as typefaces arrive is missed by the pointer.
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const mail = page.frameLocator("iframe");
  await mail.getByRole("link", { name: "Adresimi doğrula" }).first().click();
  await page.waitForURL("**/auth?mode=verify&token=*");
  await page.getByText("E-posta adresin doğrulandı").waitFor();
  await close();
});

test("where mail is sent: from signing up on a phone to a dream in the library, and its end", async () => {
  const { page, close } = await visit(browser, sending.origin, { viewport: PHONE });

  // Signing up leads to the dashboard, with nothing to spend yet; the banner says what waits.
  await page.goto("/auth");
  await page
    .getByRole("button", { name: "Hesap oluştur" })
    .or(page.getByRole("link", { name: "Hesap oluştur" }))
    .first()
    .click();
  await page.getByLabel("Adın").fill("Elif Yıldırımoğulları");
  await page.getByLabel("E-posta").fill("elif@example.com");
  await page.getByLabel("Şifre", { exact: true }).fill("uzun bir şifre");
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { name: /Elif Yıldırımoğulları/ }).waitFor();
  const waiting = "5 token e-postanda bekliyor.";
  await page.getByRole("region", { name: "E-posta doğrulaması" }).getByText(waiting).waitFor();

  // Below the price: the customer's notice, which says it too, and the way to the prices. The draft stays.
  await page.getByLabel("Rüyan", { exact: true }).fill(DREAM);
  const form = page.locator("main form");
  await form.getByText("Yetersiz Token").waitFor();
  await form.getByText("Bu işlem için en az 5 token gerekiyor. Lütfen token satın alın.").waitFor();
  await form.getByText(waiting).waitFor();
  await form.getByRole("link", { name: "Token al" }).click();
  await page.waitForURL("**/pricing");
  await page.getByText("hiçbir satın almada kart istenmez").waitFor();

  // The mailed link brings the welcome tokens.
  await expect.poll(() => smtp.mails.length).toBe(1);
  await page.goto(/http\S+token=[\w-]+/.exec(smtp.mails[0]!.text)![0]);
  await page.getByText("E-posta adresin doğrulandı").waitFor();
  await page.goto("/dashboard");
  await expect.poll(() => page.getByLabel("Rüyan", { exact: true }).inputValue()).toBe(DREAM);
  expect(await page.getByText(waiting).count()).toBe(0);

  // The overlay follows the real work and ends at the dream.
  await page.getByRole("button", { name: /Rüyamı yorumla/ }).click();
  await page.getByText("Çarpıcı görseller").waitFor();
  await seeVideo(page);
  await page.getByRole("heading", { name: "Psikolojik Analiz" }).waitFor();
  for (const heading of ["Rüyanız", "Rüya Yorumu", "Özet", "Ana Temalar", "Semboller"]) {
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  }
  await page.getByText(DREAM).first().waitFor();
  await page.getByText("Yerel stüdyo", { exact: true }).waitFor();

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
