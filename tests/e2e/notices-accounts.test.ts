import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { hydrated, noticed, browser, PLACES, visit } from "../support/browser.ts";

const PASSWORD = "a long password";
const server = inject("site");

async function send(page: Page, values: Record<string, string>): Promise<void> {
  const field = (name: string) => page.locator(`main form input[name="${name}"]`);
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  await field("email").press("Enter");
}

/** Resolves once the form says why it was refused. */
const alert = (page: Page, text: string) =>
  page.locator("main form [role=alert]").getByText(text, { exact: true }).waitFor();

describe.each(PLACES)("on %s", (_place, options) => {
  const say = (turkish: string, english: string) => (options.locale === "tr" ? turkish : english);
  const arrive = (expected?: RegExp) =>
    visit(browser, server.origin, { ...options, ...(expected && { expected }) });

  test("a form names the first thing wrong with it", async () => {
    const { page, close } = await arrive();
    await page.goto("/auth?mode=sign-up");
    await hydrated(page);
    const named = (field: string, text: string) =>
      page.locator(`[data-field]:has([name="${field}"]:focus)`).getByText(text, { exact: true }).waitFor();
    await send(page, { name: " E ", email: "nowhere", password: "short" });
    await named("name", say("Ad en az 2 karakter olmalı", "Name must be at least 2 characters"));
    await send(page, { name: "Ece" });
    await named("email", say("Geçerli bir e-posta adresi gir", "Enter a valid email address"));
    await send(page, { email: "ece@example.com" });
    await named("password", say("Şifre en az 8 karakter olmalı", "Password must be at least 8 characters"));
    expect(await page.locator("[data-toast]").count()).toBe(0);
    await close();
  });

  test("a refused sign-in shows the server's message, and the form can be sent again", async () => {
    const email = `refused-${options.locale}@example.com`;
    await signUpOverHttp(server.origin, email);
    const { page, close } = await arrive(/401 \(Unauthorized\)|409 \(Conflict\)/);
    await page.goto("/auth");
    await hydrated(page);
    await send(page, { email, password: "not the password" });
    await alert(
      page,
      say(
        "E-posta adresi veya şifre hatalı. Lütfen kontrol edip yeniden dene.",
        "The email address or password is wrong. Please check them and try again.",
      ),
    );
    await expect.poll(() => page.locator("main form").getAttribute("aria-busy")).toBe("false");
    await page.goto("/auth?mode=sign-up");
    await hydrated(page);
    await send(page, { name: "Ece", email, password: "not the password" });
    await alert(
      page,
      say(
        "Bu e-posta adresiyle bir hesap zaten var. Giriş yap ya da şifreni yenile.",
        "An account with this email address already exists. Sign in or reset your password.",
      ),
    );
    await close();
  });

  test("a service that cannot be reached is shown as a lost connection, for each way it can fail", async () => {
    const { page, close } = await arrive(/Failed to load resource/);
    await page.goto("/auth");
    await hydrated(page);
    const lost = say(
      "Bağlantı kurulamadı. İnternet bağlantını kontrol edip yeniden dene.",
      "No connection. Check your internet connection and try again.",
    );
    for (const status of [502, 503, 504, null]) {
      await page.route("**/api/auth/sign-in", (route) =>
        status ? route.fulfill({ status, body: "<h1>Bad gateway</h1>" }) : route.abort(),
      );
      await send(page, { email: "ece@example.com", password: PASSWORD });
      await alert(page, lost);
      await page.reload();
      await hydrated(page);
      await page.unroute("**/api/auth/sign-in");
    }
    await close();
  });

  test("codes of another auth service show its messages", async () => {
    const { page, close } = await arrive(/422 \(Unprocessable Entity\)/);
    await page.goto("/auth?mode=sign-up");
    await hydrated(page);
    const codes = {
      weak_password: "Password is known from a leak.",
      session_not_found: "The session does not exist.",
      identity_already_exists: "This identity exists already.",
      identity_not_found: "This identity is not there.",
      single_identity_not_deletable: "The last identity stays.",
    };
    for (const [code, message] of Object.entries(codes)) {
      await page.route("**/api/auth/sign-up", (route) =>
        route.fulfill({ status: 422, json: { error: { code, message, details: { reasons: ["pwned"] } } } }),
      );
      await send(page, { name: "Ece", email: "ece@example.com", password: PASSWORD });
      await page.locator("main form").getByText(message, { exact: true }).waitFor();
      await page.unroute("**/api/auth/sign-up");
    }
    await close();
  });

  test("sign-up, sign-in and a sent link each show a notice", async () => {
    const email = `welcome-${options.locale}@example.com`;
    const { page, context, close } = await arrive();
    await page.goto("/auth?mode=sign-up");
    await hydrated(page);
    await send(page, { name: "Ece", email, password: PASSWORD });
    await page.waitForURL("**/dashboard");
    await noticed(page, say("Hesap oluşturuldu", "Account created"), say("Hoş geldin!", "Welcome!"));

    await context.clearCookies({ name: "session" });
    await page.goto("/auth");
    await hydrated(page);
    await send(page, { email, password: PASSWORD });
    await page.waitForURL("**/dashboard");
    await noticed(
      page,
      say("Tekrar hoş geldin", "Welcome back"),
      say("Başarıyla giriş yaptın.", "You've successfully logged in."),
    );

    await context.clearCookies({ name: "session" });
    await page.goto("/auth?mode=forgot");
    await hydrated(page);
    await send(page, { email });
    await noticed(
      page,
      say("E-posta gönderildi", "Email sent"),
      say(
        "Şifre sıfırlama bağlantısı adresine gönderildi.",
        "A password reset link has been sent to your address.",
      ),
    );
    await page.waitForURL(({ search }) => search === "");
    await close();
  });

  test("an unknown URL shows a page with a link home", async () => {
    const { page, close } = await arrive(/404 \(Not Found\)/);
    await page.goto("/no/such/page");
    await page
      .getByRole("heading", { level: 1, name: say("Hay aksi! Sayfa bulunamadı", "Oops! Page not found") })
      .waitFor();
    await page.getByRole("link", { name: say("Ana sayfaya dön", "Return to home") }).click();
    await page.waitForURL(({ pathname }) => pathname === "/");
    await close();
  });

  test("a page that fails shows the error screen, which can try again", async () => {
    const { page, context, close } = await arrive(/Failed to|ERR_INTERNET|dynamically imported module/);
    await page.goto("/auth");
    await hydrated(page);
    await context.setOffline(true);
    await page.evaluate(() => {
      history.pushState(null, "", "/pricing");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page
      .getByRole("heading", { name: say("Beklenmeyen uygulama hatası", "Unexpected Application Error") })
      .waitFor();
    await expect
      .poll(() => page.title())
      .toContain(say("Beklenmeyen uygulama hatası", "Unexpected Application Error"));
    await context.setOffline(false);
    await page.getByRole("link", { name: say("Yeniden dene", "Try again") }).click();
    await page.getByRole("heading", { name: say("Token paketleri", "Token packages") }).waitFor();
    await close();
  });
});
