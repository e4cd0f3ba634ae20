import type { Browser, BrowserContext } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { launchBlockingBrowser, noticedPart, visit } from "../support/browser.ts";

const server = inject("site");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBlockingBrowser();
});
afterAll(async () => {
  await browser.close();
});

async function signIn(context: BrowserContext, email: string) {
  const user = await signUpOverHttp(server.origin, email);
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: server.origin }]);
  return user;
}

test("a package is paid for in a new tab that the pop-up blocker lets through, and its tokens arrive", async () => {
  const { page, context, close } = await visit(browser, server.origin);
  await signIn(context, "buyer@example.com");
  await page.addInitScript(() => {
    Object.assign(window, { opensAlone: window.open("about:blank") !== null });
  });
  await page.goto("/pricing");
  // This browser opens nothing by itself, so the click must be what lets the tab through.
  expect(await page.evaluate(() => "opensAlone" in window && window.opensAlone)).toBe(false);

  const responded = Promise.withResolvers<void>();
  await page.route("**/create-payment", async (route) => {
    await responded.promise;
    await route.continue();
  });
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: /^Paketi al ?: Popüler$/ }).click();
  const tab = await opened;
  const busy = page.getByRole("button", { name: /^İşleniyor\.\.\. ?: Popüler$/ });
  await busy.waitFor();
  expect(await busy.getAttribute("aria-disabled")).toBe("true");
  expect(
    await page.getByRole("button", { name: /^Paketi al ?: Başlangıç$/ }).getAttribute("aria-busy"),
  ).toBeNull();
  responded.resolve();
  await tab.waitForURL("**/sandbox-checkout/*");
  await noticedPart(page, "Ödeme sayfası açılıyor");
  await page.getByRole("button", { name: /^Paketi al ?: Popüler$/ }).waitFor();
  expect(await tab.evaluate(() => window.opener)).toBeNull();

  await tab.getByRole("button", { name: "Öde", exact: true }).click();
  await tab.waitForURL("**/payment-success?session_id=*");
  await tab.getByRole("heading", { name: "Ödeme başarılı!" }).waitFor();
  await noticedPart(tab, "200 token hesabınıza eklendi.");
  await tab.getByText("Toplam: 200 token").waitFor();
  await tab.reload();
  await tab.getByText("Toplam: 200 token").waitFor();
  await tab.getByRole("link", { name: "Rüyanı anlat" }).last().click();
  await tab.waitForURL("**/dashboard");
  await close();
});

test("money that is on its way is waited for, also where a check fails meanwhile", async () => {
  const { page, context, close } = await visit(browser, server.origin, { expected: /429/ });
  const user = await signIn(context, "later@example.com");
  const { url } = (await user.send("POST", "/api/payments/create-payment", { packageId: "starter" })).json;
  const id = new URL(url as string).pathname.split("/").at(-1)!;
  await user.send("POST", `/api/sandbox/checkout/${id}`, { action: "pay_later" });
  await page.goto(`/payment-success?session_id=${id}`);
  await page.getByRole("heading", { name: "Ödemen yolda" }).waitFor();
  const refused = page.waitForResponse((response) => response.status() === 429);
  const json = { error: { code: "rate_limited", message: "later" } };
  await page.route("**/verify-payment", (route) => route.fulfill({ status: 429, json }), { times: 1 });
  await refused;
  await page.waitForTimeout(500);
  expect(await page.getByRole("heading", { name: "Ödemen yolda" }).isVisible()).toBe(true);
  await user.send("POST", `/api/sandbox/checkout/${id}`, { action: "settle" });
  await page.getByRole("heading", { name: "Ödeme başarılı!" }).waitFor();
  await close();
});

test("a sandbox checkout shows what happened to it in another tab", async () => {
  const { page, context, close } = await visit(browser, server.origin, { expected: /409/ });
  const user = await signIn(context, "two-tabs@example.com");
  const { url } = (await user.send("POST", "/api/payments/create-payment", { packageId: "starter" })).json;
  const { pathname } = new URL(url as string);
  await page.goto(pathname);
  const pay = page.getByRole("button", { name: "Öde", exact: true });
  await pay.waitFor();
  await user.send("POST", `/api/sandbox/checkout/${pathname.split("/").at(-1)}`, { action: "succeed" });
  await pay.click();
  await pay.waitFor({ state: "detached" });
  await close();
});

test("a visitor who buys signs up, and is one press from the checkout of what was chosen", async () => {
  const { page, context, close } = await visit(browser, server.origin);
  await page.goto("/pricing");
  await page.getByRole("link", { name: /^Abone ol ?: Temel$/ }).click();
  await page.waitForURL("**/auth?for=purchase");
  await noticedPart(page, "Giriş gerekli");
  await page.getByRole("link", { name: "Hesap oluştur" }).click();
  await page.getByLabel("Adın").fill("Deniz");
  await page.getByLabel("E-posta").fill("buys-first@example.com");
  await page.getByRole("textbox", { name: "Şifre" }).fill("a long password");
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await page.waitForURL("**/pricing?buy=plan-basic");
  await page.getByText("Seçimin").waitFor();
  const button = page.getByRole("button", { name: /^Abone ol ?: Temel$/ });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await (await opened).waitForURL("**/sandbox-checkout/*");
  await close();
});

test("a failed start closes the tab and says so", async () => {
  const { page, context, close } = await visit(browser, server.origin, {
    expected: /Failed to load resource/,
  });
  await signIn(context, "unlucky@example.com");
  await page.goto("/pricing");
  await page.route("**/create-checkout", (route) => route.abort());
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: /^Abone ol ?: Temel$/ }).click();
  const tab = await opened;
  await noticedPart(page, "Ödeme işlemi başlatılırken bir hata oluştu.");
  await expect.poll(() => tab.isClosed()).toBe(true);
  await close();
});

test("the success page redirects users without a payment, and visitors through sign-up and back", async () => {
  const { page, close } = await visit(browser, server.origin, { expected: /404 \(Not Found\)/ });
  await page.goto("/payment-success");
  await page.waitForURL("**/pricing");
  await noticedPart(page, "Ödeme oturumu bulunamadı.");

  await page.goto("/payment-success?session_id=cs_of_somebody_else");
  await page.waitForURL("**/auth?redirect=payment-verification");
  await noticedPart(page, "Ödeme başarılı!");
  await page.getByLabel("Adın").fill("Ece");
  await page.getByLabel("E-posta").fill("ece@example.com");
  await page.getByLabel("Şifre", { exact: true }).fill("a long password");
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await page.waitForURL("**/payment-success?session_id=cs_of_somebody_else");
  await noticedPart(page, "Ödeme doğrulanırken bir hata oluştu.");
  await close();
});
