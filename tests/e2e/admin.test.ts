import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { ADMIN_PAGES, signUpAdmin } from "../support/signed-in-admin.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import {
  hydrated,
  browser,
  noticedPart,
  PHONE,
  visitAs as visitWith,
  startServer,
} from "../support/browser.ts";

const NARROW_PX = 3 * 16;
const OPEN_PX = 16 * 16;
const SHEET_PX = 18 * 16;

type Credentials = Awaited<ReturnType<typeof signUpOverHttp>>;
type VisitOptions = Parameters<typeof visitWith>[3];

const server = await startServer();
const admin = await signUpAdmin(server, "admin@example.com");
const user = await signUpOverHttp(server.origin, "dreamer@example.com");

const visitAs = (who: Credentials, options?: VisitOptions) => visitWith(browser, server.origin, who, options);

const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);

describe("access to the admin area", () => {
  const landing = async (path: string, who?: Credentials) => {
    const cookie = who ? `session=${who.jar.get("session")}` : "";
    const response = await fetch(server.origin + path, { headers: { cookie }, redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };

  test.each([...ADMIN_PAGES, "/admin/users/somebody"])(
    "%s sends others away before it shows anything",
    async (path) => {
      expect(await landing(path)).toEqual([302, "/auth"]);
      expect(await landing(path, user)).toEqual([302, "/dashboard"]);
      expect((await landing(path, admin))[0]).toBe(path.endsWith("somebody") ? 404 : 200);
    },
  );

  test("the area begins with its users", async () => {
    expect(await landing("/admin", admin)).toEqual([302, "/admin/users"]);
  });

  test("an admin opens it from the dashboard, and returns", async () => {
    const { page, close } = await visitAs(admin);
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("link", { name: "Yönetim" }).first().click();
    await page.waitForURL("**/admin/transactions");
    await page.getByRole("heading", { level: 1, name: "İşlemler" }).waitFor();
    await page.getByText("Admin Mode").waitFor();
    await page.getByRole("link", { name: "Ana Sayfa" }).click();
    await page.waitForURL("**/dashboard");
    await close();
  });

  test("a user sees no link to it", async () => {
    const { page, close } = await visitAs(user);
    await page.goto("/dashboard");
    await hydrated(page);
    expect(await page.locator('a[href^="/admin"]').count()).toBe(0);
    await close();
  });

  test("whose session ends elsewhere is led to sign-in", async () => {
    const other = await signUpAdmin(server, "leaving@example.com");
    const { page, close } = await visitAs(other, { expected: /401 \(Unauthorized\)/ });
    await page.goto("/admin/users");
    await hydrated(page);
    await other.send("POST", "/api/auth/sign-out");
    await page.getByRole("link", { name: "Kayıt defteri" }).click();
    await page.waitForURL("**/auth");
    await close();
  });

  test("whose session ends while a list loads is led to sign-in", async () => {
    const other = await signUpAdmin(server, "reading@example.com");
    const { page, close } = await visitAs(other, { expected: /401 \(Unauthorized\)/ });
    await page.goto("/admin/users");
    await hydrated(page);
    await other.send("POST", "/api/auth/sign-out");
    await page.getByLabel("Ad veya e-posta").fill("nobody");
    await page.waitForURL("**/auth");
    await close();
  });

  test("signing out leads home", async () => {
    const other = await signUpAdmin(server, "done@example.com");
    const { page, close } = await visitAs(other);
    await page.goto("/admin/users");
    await hydrated(page);
    await page.getByRole("button", { name: "Çıkış" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await close();
  });
});

describe("the sidebar", () => {
  test("narrows to its icons by button and by Ctrl+B, and stays so for seven days", async () => {
    const { page, context, close } = await visitAs(admin);
    await page.goto("/admin/users");
    await hydrated(page);
    expect(await widthOf(page, "aside")).toBe(OPEN_PX);
    const before = Date.now() / 1000;
    await page.keyboard.press("Control+b");
    await expect.poll(() => widthOf(page, "aside")).toBe(NARROW_PX);
    const after = Date.now() / 1000;
    const stored = (await context.cookies()).find(({ name }) => name === "sidebar_state")!;
    expect(stored.value).toBe("false");
    // Chromium rounds the time to a second.
    expect(stored.expires).toBeGreaterThan(before + 604_800 - 1);
    expect(stored.expires).toBeLessThan(after + 604_800 + 1);

    const html = await (await page.reload())!.text();
    expect(html).toContain('data-sidebar="narrow"');
    expect(await widthOf(page, "aside")).toBe(NARROW_PX);
    await hydrated(page);
    await page.getByRole("button", { name: "Kenar çubuğunu aç veya daralt" }).click();
    await expect.poll(() => widthOf(page, "aside")).toBe(OPEN_PX);
    await close();
  });

  test("names an icon after 700 ms, and the next one at once", async () => {
    const { page, close } = await visitAs(admin);
    await page.clock.install();
    await page.goto("/admin/users");
    await hydrated(page);
    await page.keyboard.press("Control+b");
    await page.clock.pauseAt(Date.now() + 10_000);
    const link = (name: string) => page.getByRole("navigation").getByRole("link", { name });
    await link("Kullanıcılar").hover();
    await page.clock.runFor(690);
    expect(await page.getByRole("tooltip").count()).toBe(0);
    await page.clock.runFor(10);
    await page.getByRole("tooltip", { name: "Kullanıcılar" }).waitFor();
    await link("İşlemler").hover();
    await page.clock.runFor(1);
    await page.getByRole("tooltip", { name: "İşlemler" }).waitFor();
    await close();
  });

  test("is a sheet on a phone that a choice closes", async () => {
    const { page, close } = await visitAs(admin, { viewport: PHONE });
    await page.goto("/admin/users");
    await hydrated(page);
    const sheet = page.getByRole("dialog", { name: "Yönetim menüsü" });
    await page.getByRole("button", { name: "Kenar çubuğunu aç veya daralt" }).click();
    await sheet.waitFor();
    expect(await widthOf(page, "dialog[open]")).toBe(SHEET_PX);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Kenar çubuğunu aç veya daralt" }).click();
    await sheet.getByRole("link", { name: "Analytics" }).click();
    await page.waitForURL("**/admin/analytics");
    await sheet.waitFor({ state: "hidden" });
    await close();
  });
});

describe("users", () => {
  test("are found by name, and changed only after asking", async () => {
    await signUpOverHttp(server.origin, "found@example.com");
    const { page, close } = await visitAs(admin);
    await page.goto("/admin/users");
    await hydrated(page);
    await page.getByLabel("Ad veya e-posta").fill("found@");
    await page.waitForURL("**/admin/users?q=found%40");
    await page.getByRole("rowheader").filter({ hasText: "found@example.com" }).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Deniz" }).waitFor();

    await page.getByRole("button", { name: "Token bakiyesi" }).click();
    const sure = page.getByRole("dialog", { name: "Emin misiniz?" });
    await sure.getByLabel("Token").fill("40");
    await sure.getByText(/sonra 4\d/).waitFor();
    await sure.getByRole("radio", { name: "Çıkar" }).check();
    await sure.getByText(/sonra 0/).waitFor();
    await sure.getByRole("radio", { name: "Bakiyeyi belirle" }).check();
    await sure.getByLabel("Neden").fill("Gecikme için özür");
    await sure.getByRole("button", { name: "Bakiyeyi değiştir" }).click();
    await noticedPart(page, "Başarılı");
    await page.locator("[data-stats] > div").first().getByText("40", { exact: true }).waitFor();
    await page.getByRole("cell", { name: "Gecikme için özür", exact: true }).waitFor();

    await page.getByRole("button", { name: "Düzenle" }).click();
    await sure.getByLabel("Ad").fill("Yeni Ad");
    await sure.getByRole("button", { name: "Kaydet" }).click();
    await page.getByRole("heading", { level: 1, name: "Yeni Ad" }).waitFor();

    await page.getByRole("button", { name: "Engelle" }).click();
    await sure.getByRole("button", { name: "Vazgeç" }).click();
    await sure.waitFor({ state: "hidden" });
    expect(await page.getByText("Engellenmiş").count()).toBe(0);
    await page.getByRole("button", { name: "Engelle" }).click();
    await sure.getByRole("button", { name: "Engelle" }).click();
    await page.getByText("Engellenmiş").waitFor();
    await page.getByRole("button", { name: "Engeli kaldır" }).click();
    await sure.getByRole("button", { name: "Engeli kaldır" }).click();
    await page.getByText("Engellenmiş").waitFor({ state: "hidden" });

    // The dialog names the action and the user.
    await page.getByRole("button", { name: "Sil" }).click();
    await page.getByRole("dialog", { name: "Emin misiniz? Yeni Ad kalıcı olarak silinsin mi?" }).waitFor();
    await sure.getByRole("button", { name: "Kalıcı olarak sil" }).click();
    await page.waitForURL((url) => url.pathname === "/admin/users");
    await page.getByLabel("Ad veya e-posta").fill("found@");
    await page.getByText("Burada gösterilecek bir şey yok.").waitFor();

    await page.getByRole("link", { name: "Kayıt defteri" }).click();
    await page.getByRole("cell", { name: "Hesap silindi" }).waitFor();
    await close();
  });

  test("who are the admin themselves cannot be locked out", async () => {
    const { page, close } = await visitAs(admin);
    await page.goto(`/admin/users/${admin.userId}`);
    await hydrated(page);
    await page.getByText("Bu senin hesabın.").waitFor();
    const actions = page.getByRole("main").getByRole("button", { disabled: false });
    expect(await actions.allTextContents()).toEqual(["Düzenle", "Token bakiyesi"]);
    await close();
  });

  test("have lists that page one by one, and stay in view", async () => {
    const many = await signUpOverHttp(server.origin, "many@example.com");
    for (let credits = 100; credits < 112; credits++) {
      const change = { action: "update_credits", userId: many.userId, credits };
      await admin.send("POST", "/api/admin/manage-user", change);
    }
    await admin.send("POST", "/api/admin/manage-user", { action: "ban_user", userId: many.userId });
    const { page, close } = await visitAs(admin);
    await page.goto(`/admin/users/${many.userId}`);
    await hydrated(page);
    await page.getByRole("cell", { name: "Engel: – → Süresiz" }).waitFor();
    await page.getByRole("link", { name: /^Token hareketleri 1/ }).click();
    await page.waitForURL("**#ledger");
    const ledger = page.getByRole("region", { name: "Token hareketleri" });
    await ledger.getByRole("link", { name: "Sonraki" }).click();
    await page.waitForURL(`**/admin/users/${many.userId}?ledger=1#ledger`);
    await ledger.getByText(/^11–1\d \/ 1\d$/).waitFor();
    // Below the header and the links to the lists, which stay in view.
    const isBelowHeader = () =>
      ledger.evaluate((section) => {
        const { top } = section.getBoundingClientRect();
        return top > 100 && top < 180;
      });
    await expect.poll(isBelowHeader).toBe(true);
    await page.getByRole("link", { name: /^Token hareketleri 1/ }).waitFor();
    await close();
  });

  test("are sorted by the heads of the table", async () => {
    const { page, close } = await visitAs(admin);
    await page.goto("/admin/users");
    await hydrated(page);
    await page.getByRole("link", { name: "Kullanıcı", exact: true }).click();
    await page.waitForURL("**/admin/users?sort=name&order=asc");
    await page.locator('th[aria-sort="ascending"]', { hasText: "Kullanıcı" }).waitFor();
    await page.getByRole("link", { name: "Kullanıcı", exact: true }).click();
    await page.locator('th[aria-sort="descending"]', { hasText: "Kullanıcı" }).waitFor();
    await close();
  });

  test("who do not exist get a message and a link back", async () => {
    const { page, close } = await visitAs(admin, { expected: /404 \(Not Found\)/ });
    await page.goto("/admin/users/nobody");
    await page.getByRole("heading", { name: "Kullanıcı bulunamadı" }).waitFor();
    await page.getByRole("link", { name: "Kullanıcılara dön" }).click();
    await page.waitForURL("**/admin/users");
    await close();
  });
});

test("transactions are filtered three ways, and the file follows the filter", async () => {
  const { page, close } = await visitAs(admin);
  await page.goto("/admin/transactions");
  await hydrated(page);
  await page.getByRole("link", { name: "Kullanım", exact: true }).click();
  await page.waitForURL("**/admin/transactions?type=usage");
  const file = "/api/admin/transactions.csv?type=usage";
  const link = page.getByRole("link", { name: "CSV dosyasını indir" });
  await expect.poll(() => link.getAttribute("href")).toBe(file);
  const response = await page.request.get(file);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("text/csv");
  await close();
});

test("a second factor is set with an authenticator, and leaves recovery codes", async () => {
  const other = await signUpAdmin(server, "careful@example.com");
  const { page, close } = await visitAs(other, { expected: /400 \(Bad Request\)/ });
  await page.goto("/account/two-step");
  await hydrated(page);
  await page.getByRole("button", { name: "Başla" }).click();
  await page.getByRole("img", { name: "Doğrulama uygulaması için QR kodu" }).waitFor();
  const secret = Secret.fromBase32((await page.locator("main code").textContent())!);
  const code = new TOTP({ secret }).generate();
  await page.getByLabel("Altı haneli kod").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Doğrula ve aç" }).click();
  await page.getByText("Kod doğru değil").waitFor();
  await page.getByLabel("Altı haneli kod").fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Doğrula ve aç" }).click();
  await page.getByRole("heading", { name: "Kurtarma kodların" }).waitFor();
  expect(await page.locator("[data-recovery-codes] li").count()).toBeGreaterThanOrEqual(8);
  await close();
});

test("an admin invites addresses, reads what came of each and withdraws an invitation", async () => {
  const { page, close } = await visitAs(admin, { viewport: PHONE });
  await page.goto("/admin/users");
  await hydrated(page);
  await page.getByRole("link", { name: "Davetler" }).click();
  await page.getByRole("heading", { level: 1, name: "Davetler" }).waitFor();
  await page
    .getByLabel("E-posta adresleri")
    .fill("invited-friend@example.com\n\nno address\ndreamer@example.com");
  await page.getByRole("button", { name: "Davet et", exact: true }).click();
  const results = page.getByRole("list", { name: "Az önceki davetler" }).getByRole("listitem");
  await results.first().waitFor();
  expect(await results.allInnerTexts()).toEqual([
    expect.stringMatching(/^invited-friend@example\.com\s+Gönderildi$/),
    expect.stringMatching(/^no address\s+Geçerli bir adres değil$/),
    expect.stringMatching(/^dreamer@example\.com\s+Zaten hesabı var$/),
  ]);
  const row = page.getByRole("row", { name: "invited-friend@example.com" });
  await row.getByRole("button", { name: "Geri çek" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Geri çek" }).click();
  await row.getByText("Geri çekildi").waitFor();
  await close();
});
