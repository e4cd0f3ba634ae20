import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import {
  browser,
  hydrated,
  mailedUrl,
  noticedPart,
  noticed,
  PHONE,
  visit,
  visitAs,
} from "../support/browser.ts";
import { signUpOverHttp } from "../support/api-client.ts";

const PASSWORD = "a long password";

const server = inject("site");

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Giriş yap", exact: true }).click();
}

/** The refusal of a leaked password describes its field, which has the focus. */
async function weakAtItsField(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  const described = () =>
    field.evaluate((input) => {
      const note = document.getElementById(input.getAttribute("aria-describedby") ?? "");
      return [input === document.activeElement, input.ariaInvalid, note?.textContent];
    });
  await expect
    .poll(described)
    .toEqual([true, "true", expect.stringContaining("veri sızıntılarından biliniyor")]);
}

test("what is wrong is named at its field", async () => {
  const { page, close } = await visit(browser, server.origin);
  await page.goto("/auth");
  await fillSignIn(page, "not an address", "short");
  await page
    .locator("[data-field]:has([name=email]:focus)")
    .getByText("Geçerli bir e-posta adresi gir")
    .waitFor();
  expect(await page.getByLabel("E-posta").getAttribute("aria-invalid")).toBe("true");
  await close();
});

test("wrong credentials are refused, right ones sign in, and signing out leaves no dream behind", async () => {
  await signUpOverHttp(server.origin, "ayla@example.com");
  const { page, close } = await visit(browser, server.origin, { expected: /401 \(Unauthorized\)/ });
  await page.goto("/auth");
  await fillSignIn(page, "ayla@example.com", "not the password");
  await page.getByRole("alert").getByText("E-posta adresi veya şifre hatalı.").waitFor();
  await fillSignIn(page, "ayla@example.com", PASSWORD);
  await page.waitForURL("**/dashboard");
  await page.getByLabel("Rüyan", { exact: true }).fill("Kimsenin bilmediği bir rüya.");
  await page.getByText("Taslak kaydedildi").waitFor();
  await page.locator("summary:visible", { hasText: "Hesap:" }).click();
  await page.getByRole("button", { name: "Çıkış yap" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("Kimsenin");
  await page.goto("/library");
  await page.waitForURL("**/auth");
  await close();
});

test("signing out ends the session in the browser although the server does not reply", async () => {
  const user = await signUpOverHttp(server.origin, "unheard@example.com");
  const { page, context, close } = await visit(browser, server.origin, { expected: /502 \(Bad Gateway\)/ });
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: server.origin }]);
  await page.route("**/api/auth/sign-out", (route) => route.fulfill({ status: 502, body: "<html>" }));
  await page.goto("/dashboard");
  // Before that, the button sends a form.
  await hydrated(page);
  await page.locator("summary:visible", { hasText: "Hesap:" }).click();
  await page.getByRole("button", { name: "Çıkış yap" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/library");
  await page.waitForURL("**/auth");
  await close();
});

test("times are in the user's time zone from the first page on", async () => {
  await signUpOverHttp(server.origin, "zone@example.com");
  const { page, close } = await visit(browser, server.origin, { locale: "en-US" });
  await page.goto("/auth");
  await page.getByLabel("Email").fill("zone@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const time = page.locator("main time").first();
  const moment = new Date((await time.getAttribute("datetime"))!);
  const clock = moment.toLocaleTimeString("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "Europe/Istanbul",
  });
  await expect.poll(() => time.textContent()).toContain(clock.split(/\s/)[0]);
  await close();
});

test("a forgotten password is reset by the mailed link, once", async () => {
  await signUpOverHttp(server.origin, "can@example.com");
  const { page, close } = await visit(browser, server.origin, { expected: /400 \(Bad Request\)/ });
  await page.goto("/auth");
  await hydrated(page);
  await page.getByText("Şifremi unuttum").click();
  await page.getByLabel("E-posta").fill("can@example.com");
  await page.getByRole("button", { name: "Bağlantıyı gönder" }).click();
  await noticedPart(page, "E-posta gönderildi");
  await page.getByRole("heading", { name: "Tekrar hoş geldin" }).waitFor();

  const address = await mailedUrl(server, "can@example.com", "reset");
  await page.goto(address);
  await hydrated(page);
  await page.getByLabel("Yeni şifre", { exact: true }).fill("another long password");
  await page.getByRole("button", { name: "Şifreyi kaydet" }).click();
  await noticedPart(page, "Şifren değişti");
  await fillSignIn(page, "can@example.com", "another long password");
  await page.waitForURL("**/dashboard");

  await page.context().clearCookies({ name: "session" });
  await page.goto(address);
  await hydrated(page);
  await page.getByLabel("Yeni şifre", { exact: true }).fill("a third long password");
  await page.getByRole("button", { name: "Şifreyi kaydet" }).click();
  await page.getByText("Bu bağlantının süresi dolmuş").waitFor();
  await close();
});

test("an address confirmed in another browser leads to a new password and ends the session that signed up", async () => {
  const intruder = await signUpOverHttp(server.origin, "owner@example.com");
  const { page, close } = await visit(browser, server.origin, { expected: /401 \(Unauthorized\)|422/ });
  await page.goto(await mailedUrl(server, "owner@example.com", "verify"));
  await page.getByRole("heading", { name: "Adresini doğrula" }).waitFor();
  // Nothing happens before it is asked for.
  expect((await intruder.send("GET", "/api/me")).json.user.emailVerified).toBe(false);
  await hydrated(page);
  await page.getByRole("button", { name: "Doğrula ve şifre belirle" }).click();
  await noticed(page, "E-posta adresin doğrulandı");
  await page.locator("h1:focus", { hasText: "Yeni şifreni belirle" }).waitFor();
  expect((await intruder.send("GET", "/api/me")).status).toBe(401);
  await page.getByLabel("Yeni şifre", { exact: true }).fill("password");
  await page.getByRole("button", { name: "Şifreyi kaydet" }).click();
  await weakAtItsField(page, "Yeni şifre");
  await page.getByLabel("Yeni şifre", { exact: true }).fill("another long password");
  await page.getByRole("button", { name: "Şifreyi kaydet" }).click();
  await noticedPart(page, "Şifren değişti");
  await fillSignIn(page, "owner@example.com", PASSWORD);
  await page.getByRole("alert").getByText("E-posta adresi veya şifre hatalı.").waitFor();
  await fillSignIn(page, "owner@example.com", "another long password");
  await page.waitForURL("**/dashboard");
  await close();
});

test("a password that is known from leaks is refused at its field alone", async () => {
  const { page, close } = await visit(browser, server.origin, { expected: /422/, viewport: PHONE });
  await page.goto("/auth?mode=sign-up");
  await page.getByLabel("Adın").fill("Ece");
  await page.getByLabel("E-posta").fill("weak@example.com");
  await page.getByLabel("Şifre", { exact: true }).fill("password");
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await weakAtItsField(page, "Şifre");
  expect(await page.locator("[data-toast]").count()).toBe(0);
  await close();
});

test("a signed-in user cannot change to a password that is known from leaks", async () => {
  const user = await signUpOverHttp(server.origin, "change@example.com");
  const { page, context, close } = await visit(browser, server.origin, { expected: /422/ });
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: server.origin }]);
  await page.goto("/account");
  await hydrated(page);
  const change = page.getByRole("region", { name: "Giriş", exact: true });
  await change.getByRole("button", { name: "Değiştir: Şifren" }).click();
  await change.getByLabel("Şu anki şifre", { exact: true }).fill(PASSWORD);
  await change.getByLabel("Yeni şifre", { exact: true }).fill("password");
  await change.getByRole("button", { name: "Şifreyi değiştir" }).click();
  await weakAtItsField(page, "Yeni şifre");
  expect(await change.getByLabel("Şu anki şifre", { exact: true }).getAttribute("aria-invalid")).toBeNull();
  await close();
});

test.each([
  ["name", "/api/account/change-name", "Adın", "Adın kaydedildi"],
  ["hour", "/api/me/nights", "Gecenin bitişi", "Kaydedildi"],
])(
  "a form that was opened again stays open when the reply to the %s before comes late",
  async (what, path, label, saved) => {
    const user = await signUpOverHttp(server.origin, `late-${what}@example.com`);
    const { page, close } = await visitAs(browser, server.origin, user, { expected: /ERR_FAILED/ });
    await page.goto("/account");
    await hydrated(page);
    const you = page.getByRole("region", { name: "Sen", exact: true });
    const button = (name: string) => you.getByRole("button", { name, exact: true });
    for (const [outcome, notice] of [
      ["continue", saved],
      ["abort", "Bağlantı kurulamadı"],
    ] as const) {
      const asked = Promise.withResolvers<void>();
      const reply = Promise.withResolvers<void>();
      await page.route(`**${path}`, async (route) => {
        asked.resolve();
        await reply.promise;
        await route[outcome]();
      });
      await button(`Değiştir: ${label}`).click();
      await button("Kaydet").click();
      await asked.promise;
      await button("Vazgeç").click();
      await button(`Değiştir: ${label}`).click();
      await button("Vazgeç").waitFor();
      reply.resolve();
      await noticedPart(page, notice);
      await button("Vazgeç").click();
      await page.unroute(`**${path}`);
    }
    await close();
  },
);

test.each([
  ["from-gallery", "/pricing"],
  ["payment-verification", "/dashboard"],
])("?redirect=%s opens sign-up with an invitation and leads on to %s", async (redirect, next) => {
  const { page, close } = await visit(browser, server.origin);
  await page.goto(`/auth?redirect=${redirect}`);
  await page.getByRole("heading", { name: "Hesabını oluştur" }).waitFor();
  await noticedPart(page, redirect === "from-gallery" ? "Önce hesap oluştur" : "Ödeme başarılı!");
  await page.getByLabel("Adın").fill("Ece");
  await page.getByLabel("E-posta").fill(`${redirect}@example.com`);
  await page.getByLabel("Şifre", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await page.waitForURL(`**${next}`);
  await close();
});
