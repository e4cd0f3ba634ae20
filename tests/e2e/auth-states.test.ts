import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { openStore } from "#server/db/open.ts";
import { secretHash } from "#server/features/accounts/mail-links.ts";
import { DAY_MS } from "#shared/durations.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import {
  browser,
  hydrated,
  mailedUrl,
  noticedPart,
  startServer,
  visit,
  visitAs,
} from "../support/browser.ts";
import { addAuthenticator } from "../support/virtual-authenticator.ts";

const server = inject("site");

test("a sign-up with a passkey reaches the other tabs", async () => {
  const { page, context, close } = await visit(browser, server.origin, { expected: /401 \(Unauthorized\)/ });
  const other = await context.newPage();
  await other.goto("/auth");
  await hydrated(other);
  await addAuthenticator(page);
  await page.goto("/auth?mode=sign-up");
  await hydrated(page);
  await page.getByLabel("Adın").fill("Deniz");
  await page.getByLabel("E-posta").fill("passkey-tabs@example.com");
  await page.getByRole("button", { name: "Şifre yerine geçiş anahtarı" }).click();
  await page.waitForURL("**/dashboard");
  await other.waitForURL("**/dashboard");
  await close();
});

test("a new password by a mailed link leads a user, whose session it has ended, to the sign-in", async () => {
  const email = "reset-inside@example.com";
  const user = await signUpOverHttp(server.origin, email);
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /401 \(Unauthorized\)/ });
  await user.send("POST", "/api/auth/forgot-password", { email });
  await page.goto(await mailedUrl(server, email, "reset"));
  await hydrated(page);
  await page.getByLabel("Yeni şifre", { exact: true }).fill("another long password");
  await page.getByRole("button", { name: "Şifreyi kaydet" }).click();
  await noticedPart(page, "Şifren değişti");
  await page.waitForURL((url) => !url.searchParams.has("mode"));
  expect(new URL(page.url()).pathname).toBe("/auth");
  await page.getByRole("heading", { name: "Tekrar hoş geldin" }).waitFor();
  await close();
});

test("a wrong code is read to those who pressed the button, too", async () => {
  const { page, close } = await visit(browser, server.origin, { expected: /400 \(Bad Request\)/ });
  await page.goto("/auth?mode=link-code");
  await hydrated(page);
  await page.getByLabel("E-postadaki kod").fill("ABCDEFGH");
  await page.getByRole("button", { name: "Giriş yap" }).click();
  await page.getByText("Kod doğru değil ya da süresi doldu.").waitFor();
  await page.locator("[name=code]:focus").waitFor();
  await close();
});

test.each([
  ["not-me&token=none", "undo-email-change", "Hesabımı koru"],
  ["code", "second-factor", "Devam et"],
])("a lost connection is called that at ?mode=%s", async (mode, path, submit) => {
  const { page, close } = await visit(browser, server.origin, { expected: /ERR_FAILED/ });
  await page.goto(`/auth?mode=${mode}`);
  await hydrated(page);
  await page.route(`**/api/auth/${path}`, (route) => route.abort());
  if (mode === "code") await page.getByLabel("Altı haneli kod").fill("123456");
  await page.getByRole("button", { name: submit }).click();
  await page.getByRole("alert").getByText("Bağlantı kurulamadı").waitFor();
  await close();
});

test("a link that turns messages off is not called invalid where the connection was lost", async () => {
  const { page, close } = await visit(browser, server.origin, { expected: /ERR_FAILED|400 \(Bad/ });
  await page.goto("/unsubscribe?token=none");
  await hydrated(page);
  await page.route("**/api/alerts/off**", (route) => route.abort());
  await page.getByRole("button", { name: "Kapat" }).click();
  await page.getByRole("alert").getByText("Bağlantı kurulamadı").waitFor();
  await page.unroute("**/api/alerts/off**");
  await page.getByRole("button", { name: "Kapat" }).click();
  await page.getByRole("alert").getByText("Bu bağlantı geçersiz.").waitFor();
  await close();
});

test("an invited sign-up asks for the invited address again after a look at the sign-in", async () => {
  const own = await startServer({ SIGN_UP: "invite" });
  const store = openStore(join(own.dataDir, "app.db"));
  const secret = randomBytes(32).toString("base64url");
  const now = new Date().toISOString();
  await store.db
    .insertInto("invitations")
    .values({
      id: randomUUID(),
      email: "invited@example.com",
      secret_hash: secretHash(secret),
      locale: "tr",
      invited_by: null,
      created_at: now,
      expires_at: new Date(Date.now() + DAY_MS).toISOString(),
    })
    .execute();
  await store.close();
  const { page, close } = await visit(browser, own.origin);
  await page.goto(`/auth?invite=${secret}`);
  await hydrated(page);
  const email = page.getByLabel("E-posta");
  expect(await email.inputValue()).toBe("invited@example.com");
  await page.getByRole("main").getByRole("link", { name: "Giriş yap" }).click();
  await page.getByRole("heading", { name: "Tekrar hoş geldin" }).waitFor();
  await email.fill("other@example.com");
  await page.getByRole("main").getByRole("link", { name: "Hesap oluştur" }).click();
  await page.getByRole("heading", { name: "Hesabını oluştur" }).waitFor();
  expect(await email.inputValue()).toBe("invited@example.com");
  await close();
});
