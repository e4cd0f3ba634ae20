import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { openStore } from "#server/db/open.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, noticedPart, visitAs } from "../support/browser.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const PASSWORD = "a long password";
const server = inject("site");

/** A page of a new user. */
async function open(name: string, path: string, expected?: RegExp) {
  const user = await signUpOverHttp(server.origin, `${name}@example.com`);
  const visited = await visitAs(browser, server.origin, user, { ...(expected && { expected }) });
  await visited.page.goto(path);
  await hydrated(visited.page);
  return { user, ...visited };
}

/** Has calls wait for their reply: `asked` resolves with the first one, `reply` lets all go on. */
async function hold(page: Page, url: string, method: string) {
  const asked = Promise.withResolvers<void>();
  const reply = Promise.withResolvers<void>();
  const state = { calls: 0 };
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    state.calls++;
    asked.resolve();
    await reply.promise;
    await route.continue();
  });
  return { asked: asked.promise, reply: () => reply.resolve(), state };
}

/** Lets the proofs that a user gave be of long ago. */
async function forgetProofs(userId: string): Promise<void> {
  const store = openStore(join(server.dataDir, "app.db"));
  await store.db.updateTable("sessions").set({ data: "{}" }).where("user_id", "=", userId).execute();
  await store.close();
}

test("a question for the password that opens again has neither the password nor the refusal of before", async () => {
  const { page, close } = await open("asked-again", "/account", /401 \(Unauthorized\)/);
  const ask = page.getByRole("button", { name: "Hesabımı sil" });
  const dialog = page.getByRole("dialog", { name: "Hesabın silinsin mi?" });
  const password = dialog.getByLabel("Şifre", { exact: true });
  await ask.click();
  await password.fill("not the password");
  await dialog.getByRole("button", { name: "Kalıcı olarak sil" }).click();
  await dialog.getByText("Şu anki şifren doğru değil.").waitFor();
  // The reason is read to those who pressed the button, too.
  await dialog.locator("[name=password]:focus").waitFor();
  await dialog.getByRole("button", { name: "Vazgeç" }).click();
  await ask.click();
  expect(await password.inputValue()).toBe("");
  expect(await dialog.getByText("Şu anki şifren doğru değil.").count()).toBe(0);
  await close();
});

test("a press beside a question closes it, also where its refusal arrives during the press", async () => {
  const { page, close } = await open("pressed-beside", "/account", /401 \(Unauthorized\)/);
  await page.getByRole("button", { name: "Hesabımı sil" }).click();
  const dialog = page.getByRole("dialog", { name: "Hesabın silinsin mi?" });
  const removal = await hold(page, "**/api/account/delete", "POST");
  await dialog.getByLabel("Şifre", { exact: true }).fill("a wrong password");
  await page.keyboard.press("Enter");
  await removal.asked;
  await page.mouse.move(8, 8);
  await page.mouse.down();
  removal.reply();
  await dialog.getByText("Şu anki şifren doğru değil.").waitFor();
  await page.mouse.up();
  await dialog.waitFor({ state: "hidden" });
  await close();
});

test("what waited for the password does not happen once its question was closed", async () => {
  const { user, page, close } = await open("closed-question", "/account", /400 \(Bad Request\)/);
  await signUpOverHttp(server.origin, "closed-question@example.com");
  await page.reload();
  await hydrated(page);
  await forgetProofs(user.userId);
  const ended = await hold(page, "**/api/account/sessions/*", "DELETE");
  ended.reply();
  const proved = await hold(page, "**/api/account/prove-password", "POST");
  const access = page.getByRole("region", { name: "Giriş", exact: true });
  await access.getByText("2 açık oturum").click();
  await access.getByRole("button", { name: "Kapat", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sen misin?" });
  await dialog.getByLabel("Şifre", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Devam et" }).click();
  await proved.asked;
  await dialog.getByRole("button", { name: "Vazgeç" }).click();
  const replied = page.waitForResponse("**/api/account/prove-password");
  proved.reply();
  await (await replied).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(ended.state.calls).toBe(1);
  await access.getByText("2 açık oturum").waitFor();
  await close();
});

test("a session whose end is on its way is not ended twice", async () => {
  const { page, close } = await open("ended-once", "/account", /404 \(Not Found\)/);
  await signUpOverHttp(server.origin, "ended-once@example.com");
  await page.reload();
  await hydrated(page);
  const ended = await hold(page, "**/api/account/sessions/*", "DELETE");
  const access = page.getByRole("region", { name: "Giriş", exact: true });
  await access.getByText("2 açık oturum").click();
  const end = access.getByRole("button", { name: "Kapat", exact: true });
  await end.click();
  await ended.asked;
  await end.click({ force: true });
  ended.reply();
  await noticedPart(page, "Oturum kapatıldı");
  await access.getByText("1 açık oturum").waitFor();
  expect(ended.state.calls).toBe(1);
  await close();
});

test("a time zone that the browser does not know does not take the page down", async () => {
  const user = await signUpOverHttp(server.origin, "new-zone@example.com");
  await user.send("POST", "/api/me/nights", { timeZone: "America/Coyhaique" });
  const { page, context, close } = await visitAs(browser, server.origin, user);
  await context.addInitScript(() => {
    const Known = Intl.DateTimeFormat;
    function Older(locale?: string, options?: Intl.DateTimeFormatOptions) {
      if (options?.timeZone === "America/Coyhaique") throw new RangeError("Invalid time zone specified");
      return new Known(locale, options);
    }
    Object.assign(Older, { supportedLocalesOf: Known.supportedLocalesOf });
    Intl.DateTimeFormat = Older as unknown as typeof Intl.DateTimeFormat;
  });
  await page.goto("/account");
  await hydrated(page);
  await page.getByRole("button", { name: "Değiştir: Saat dilimi" }).click();
  await page.getByLabel("Saat dilimi").waitFor();
  expect(await page.getByLabel("Saat dilimi").inputValue()).toBe("America/Coyhaique");
  await page.goto("/dashboard");
  await hydrated(page);
  await page.getByText("Ne zaman gördün?").waitFor();
  await close();
});

test("a confirmation whose reply was lost still names the address", async () => {
  const { user, page, close } = await open("lost-reply", "/account", /ERR_FAILED/);
  const typed = { email: "lost-reply-new@example.com", password: PASSWORD };
  await user.send("POST", "/api/account/email-change", typed);
  await page.route("**/api/account/email-change/confirm", (route) => route.abort());
  await page.route("**/api/account/email-change", (route) => route.fulfill({ json: { pending: null } }));
  await page.goto("/account?confirm=lost");
  await hydrated(page);
  const form = page.getByRole("region", { name: "Yeni adresini onayla" });
  await form.getByText(typed.email).waitFor();
  await form.getByRole("button", { name: "Yeni adresime geç" }).click();
  await form.getByText("Bağlantı kurulamadı").waitFor();
  await form.getByText(/adresi \S+@example\.com olur/).waitFor();
  await close();
});

test("the second step is on as soon as its codes are shown", async () => {
  const { page, close } = await open("codes-shown", "/account");
  const row = page.getByRole("region", { name: "Giriş", exact: true });
  await row.getByText("Kapalı", { exact: true }).waitFor();
  await page.locator('a[href="/account/two-step"]').click();
  await page.getByRole("button", { name: "Başla" }).click();
  const secret = Secret.fromBase32((await page.locator("main code").textContent())!);
  await page.getByLabel("Altı haneli kod").fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Doğrula ve aç" }).click();
  await page.getByRole("heading", { name: "Kurtarma kodların" }).waitFor();
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))));
  await page.getByRole("button", { name: "Kopyala" }).click();
  await noticedPart(page, "Hata");
  await page.getByRole("main").getByRole("link", { name: "Hesap", exact: true }).click();
  await row.getByText("Açık", { exact: true }).waitFor();
  await close();
});

test("the button that sends the confirmation mail again keeps the focus", async () => {
  const { page, close } = await open("mail-again", "/outbox");
  await page.route("**/api/auth/resend-verification", (route) => route.fulfill({ status: 202, json: {} }));
  const banner = page.locator("section[data-chrome]");
  await banner.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await banner.getByRole("button", { name: "E-posta gönderildi" }).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await banner.locator("button:focus").count()).toBe(1);
  await close();
});

test("alerts that did not load say so, and load when they are asked for again", async () => {
  const user = await signUpOverHttp(server.origin, "alerts-lost@example.com");
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /503 \(Service/ });
  await page.route("**/api/me/alerts", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/account");
  await hydrated(page);
  const alerts = page.getByRole("region", { name: "Haberler", exact: true });
  await alerts.getByText("Bu bölüm yüklenemedi.").waitFor();
  await page.unroute("**/api/me/alerts");
  await alerts.getByRole("button", { name: "Yeniden dene" }).click();
  await alerts.getByText("Sabah hatırlatması").waitFor();
  await close();
});

test("a notification of the letter alone is sent to this browser, until it is turned off", async () => {
  const user = await signUpWithCredits(server, "letter-push@example.com", 5);
  await makeDream(user, "Bir mektup bekliyordum.", "reading");
  const { page, context, close } = await visitAs(browser, server.origin, user);
  // The test's browser has no push service.
  await context.addInitScript(() => {
    const endpoint = "https://push.example/1";
    const keys = { p256dh: "p", auth: "a" };
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription };
    Notification.requestPermission = async () => "granted";
    Object.defineProperty(navigator.serviceWorker, "ready", { value: Promise.resolve({ pushManager }) });
    navigator.serviceWorker.getRegistration = async () => ({ pushManager }) as never;
  });
  const calls: string[] = [];
  await page.route("**/api/me/push**", async (route) => {
    calls.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 204 });
  });
  await page.goto("/account");
  await hydrated(page);
  const change = async (topic: string, channel: string) => {
    const choice = page.getByRole("group", { name: topic }).getByRole("switch", { name: channel });
    const before = await choice.isChecked();
    const replied = page.waitForResponse("**/api/me/alerts");
    await choice.click();
    await replied;
    await expect.poll(() => choice.isChecked()).toBe(!before);
  };
  await change("Aylık mektup", "Bildirim");
  expect(calls).toEqual(["/api/me/push"]);
  await change("Rüyam hazır", "E-posta");
  expect(calls).toEqual(["/api/me/push"]);
  await change("Aylık mektup", "Bildirim");
  await expect.poll(() => calls).toEqual(["/api/me/push", "/api/me/push/remove"]);
  await close();
});
