import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import type { Page } from "playwright";
import { browser, hydrated, PHONE, visit } from "../support/browser.ts";
import { signUpAdmin } from "../support/signed-in-admin.ts";
import { addAuthenticator } from "../support/virtual-authenticator.ts";

/** Opens the account page and waits until its passkeys, whose script is loaded after the page, take clicks. */
async function openPasskeys(page: Page): Promise<void> {
  await page.goto("/account");
  await hydrated(page);
  await page.waitForFunction(() => {
    const button = document.querySelector('#access button[aria-label^="Ekle"]');
    return button && Object.keys(button).some((key) => key.startsWith("__reactProps"));
  });
}

/** Has the server's refusal of a proof that has expired answer each change of the password. */
const refusePasswordChanges = (page: Page) =>
  page.route("**/api/account/change-password", (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: { code: "invalid_input", message: "Refused.", details: { issues: [{ path: "password" }] } },
      },
    }),
  );

const site = inject("site");
const { origin } = site;

test("a passkey is added, named, signs in by the button, and is removed", async () => {
  const user = await signUpOverHttp(origin, "passkey@example.com");
  const { page, context, close } = await visit(browser, origin, { viewport: PHONE });
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: origin }]);
  const authenticator = await addAuthenticator(page);
  await openPasskeys(page);
  const section = page.locator("#access");
  await section.getByRole("button", { name: "Ekle: Geçiş anahtarları" }).click();
  await section.getByRole("button", { name: /^Adlandır/ }).click();
  await section.getByLabel("Geçiş anahtarının adı").fill("Telefonum");
  await section.getByRole("button", { name: "Kaydet" }).click();
  await section.getByText("Telefonum", { exact: true }).waitFor();
  expect(await authenticator.credentials()).toMatchObject([
    { isResidentCredential: true, rpId: "localhost" },
  ]);

  await page.goto("about:blank");
  await user.send("POST", "/api/auth/sign-out");
  await context.clearCookies({ name: "session" });
  // Nobody answers at the field, so that the button is needed.
  await authenticator.answer(false);
  await page.goto("/auth");
  await hydrated(page);
  await authenticator.answer(true);
  await page.getByRole("button", { name: "Geçiş anahtarı kullan" }).click();
  await page.waitForURL("**/dashboard");
  await hydrated(page);

  await openPasskeys(page);
  await section.getByText("Son kullanım").first().waitFor();
  await section.getByRole("button", { name: "Kaldır: Telefonum" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kaldır" }).click();
  await expect.poll(() => section.getByText("Telefonum", { exact: true }).count()).toBe(0);
  await close();
});

test("where the browser offers passkeys at the email field, one signs in without the button", async () => {
  const user = await signUpOverHttp(origin, "offered@example.com");
  const { page, context, close } = await visit(browser, origin);
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: origin }]);
  await addAuthenticator(page);
  await openPasskeys(page);
  await page.getByRole("button", { name: "Ekle: Geçiş anahtarları" }).click();
  await page.getByRole("button", { name: /^Adlandır/ }).waitFor();
  await page.goto("about:blank");
  await context.clearCookies({ name: "session" });
  await page.goto("/auth");
  await page.getByLabel("E-posta").focus();
  await page.waitForURL("**/dashboard");
  await close();
});

test("a removed passkey does not sign in, and the form says what to do", async () => {
  const user = await signUpOverHttp(origin, "gone@example.com");
  const { page, context, close } = await visit(browser, origin, { expected: /401 \(Unauthorized\)/ });
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: origin }]);
  const authenticator = await addAuthenticator(page);
  await openPasskeys(page);
  await page.getByRole("button", { name: "Ekle: Geçiş anahtarları" }).click();
  await page.getByRole("button", { name: /^Adlandır/ }).waitFor();
  await page.goto("about:blank");
  const { passkeys } = (await user.send("GET", "/api/account/passkeys")).json;
  await user.send("DELETE", `/api/account/passkeys/${passkeys[0].id}`);
  await context.clearCookies({ name: "session" });
  await authenticator.answer(false);
  await page.goto("/auth");
  await hydrated(page);
  await authenticator.answer(true);
  await page.getByRole("button", { name: "Geçiş anahtarı kullan" }).click();
  await page.getByText("Geçiş anahtarıyla giriş olmadı.").waitFor();
  await close();
});

test("a passkey proves the user where the password is asked for", async () => {
  const user = await signUpOverHttp(origin, "proof@example.com");
  const { page, context, close } = await visit(browser, origin, { viewport: PHONE, expected: /400|429/ });
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: origin }]);
  await addAuthenticator(page);
  await openPasskeys(page);
  await page.getByRole("button", { name: "Ekle: Geçiş anahtarları" }).click();
  await page.getByRole("button", { name: /^Adlandır/ }).waitFor();

  const access = page.locator("#access");
  await access.getByRole("button", { name: "Değiştir: Şifren" }).click();
  const send = access.getByRole("button", { name: "Şifreyi değiştir" });
  await access.getByLabel("Yeni şifre").fill("another long password");
  await send.click();
  await access.getByText("Şu anki şifren doğru değil.").waitFor();
  await access.getByRole("button", { name: "Geçiş anahtarı kullan" }).click();
  await access.getByText("Kabul edildi; şifre gerekmiyor.").waitFor();
  expect(await access.getByRole("alert").count()).toBe(0);
  await refusePasswordChanges(page);
  await send.click();
  await access.getByText("Şu anki şifren doğru değil.").waitFor();
  await access.getByRole("button", { name: "Vazgeç" }).click();

  await page.getByRole("button", { name: "Hesabımı sil" }).click();
  const dialog = page.getByRole("dialog");
  const message = "Çok fazla deneme yaptın.";
  await page.route("**/api/account/prove-passkey", (route) =>
    route.fulfill({ status: 429, json: { error: { code: "rate_limited", message } } }),
  );
  await dialog.getByRole("button", { name: "Geçiş anahtarı kullan" }).click();
  await dialog.getByText(message).waitFor();
  await page.unroute("**/api/account/prove-passkey");
  await dialog.getByRole("button", { name: "Geçiş anahtarı kullan" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await close();
});

test("an admin's passkey is the second factor of the admin area", async () => {
  const admin = await signUpAdmin(site, "passkey-admin@example.com");
  const { page, context, close } = await visit(browser, origin, { expected: /403 \(Forbidden\)/ });
  await context.addCookies([{ name: "session", value: admin.jar.get("session")!, url: origin }]);
  await addAuthenticator(page);
  await openPasskeys(page);
  await page.getByRole("button", { name: "Ekle: Geçiş anahtarları" }).click();
  await page.getByRole("button", { name: /^Adlandır/ }).waitFor();
  await page.goto("/admin/users");
  await page.waitForURL("**/admin/security**");
  await hydrated(page);
  await page.getByRole("button", { name: "Geçiş anahtarı kullan" }).click();
  await page.waitForURL("**/admin/users");
  await close();
});

test("an account is made with a passkey instead of a password", async () => {
  const { page, close } = await visit(browser, origin, { viewport: PHONE, expected: /400/ });
  await addAuthenticator(page);
  await page.goto("/auth?mode=sign-up");
  await hydrated(page);
  const start = page.getByRole("button", { name: "Şifre yerine geçiş anahtarı" });
  await start.click();
  await page.locator("[data-field]:has([name=name]:focus)").waitFor();
  await page.getByLabel("Adın").fill("Deniz");
  await page.getByLabel("E-posta").fill("no-password@example.com");
  await start.click();
  await page.waitForURL((url) => url.pathname !== "/auth");
  await page.goto("/account");
  const access = page.locator("#access");
  await access.getByText("Eklenme").waitFor();
  await hydrated(page);
  await refusePasswordChanges(page);
  await access.getByRole("button", { name: "Değiştir: Şifren" }).click();
  await access.getByLabel("Yeni şifre").fill("a long password");
  await access.getByRole("button", { name: "Şifreyi değiştir" }).click();
  await access.getByText("Bunun için yakın zamanda giriş yapmış olman gerekir.").waitFor();
  await close();
});
