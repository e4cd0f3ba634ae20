import { buffer } from "node:stream/consumers";
import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, noticedPart, visit } from "../support/browser.ts";
import { readZip } from "../support/zip.ts";

const EMAIL = "deniz@example.com";
const server = inject("site");

test("the account shows tokens, plan, receipts and sessions, gives the data out, and ends", async () => {
  const user = await signUpOverHttp(server.origin, EMAIL);
  const post = async (path: string, body: object) => (await user.send("POST", path, body)).json;
  const { url } = await post("/api/payments/create-checkout", { planId: "basic" });
  await post(`/api/sandbox/checkout/${(url as string).split("/").at(-1)}`, { action: "succeed" });
  const dreamText = "Denizin ortasında tek başına duran bir kapı vardı.";
  const { id } = (await post("/api/dreams", { dreamText, language: "tr", depth: "reading" })).dream as {
    id: string;
  };
  await expect
    .poll(async () => (await user.send("GET", `/api/dreams/${id}`)).json.dream.status, { timeout: 20_000 })
    .toBe("done");
  const phone = await signUpOverHttp(server.origin, EMAIL);

  const { page, context, close } = await visit(browser, server.origin, {
    expected: /40[01] \((Unauthorized|Bad Request)\)|Clear-Site-Data/,
  });
  await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: server.origin }]);
  await page.goto("/dashboard");
  await hydrated(page);
  await page.locator("summary:visible", { hasText: "Hesap:" }).click();
  await page.getByRole("link", { name: "Hesap", exact: true }).click();
  await page.waitForURL("**/account");

  const section = (name: string) => page.getByRole("region", { name, exact: true });
  const you = section("Sen");
  await you.getByRole("button", { name: "Değiştir: Adın" }).click();
  await you.getByLabel("Adın", { exact: true }).fill("D");
  await you.getByRole("button", { name: "Kaydet" }).click();
  await you.getByText(/en az 2 karakter/).waitFor();
  await you.getByLabel("Adın", { exact: true }).fill("Deniz Su");
  await you.getByRole("button", { name: "Kaydet" }).click();
  await you.getByText("Deniz Su").waitFor();

  await you.getByRole("button", { name: "Değiştir: E-posta" }).click();
  const emailDialog = page.getByRole("dialog", { name: "E-posta adresini değiştir" });
  await emailDialog.getByLabel("Yeni e-posta adresi").fill(EMAIL);
  await emailDialog.getByRole("button", { name: "Bağlantıyı gönder" }).click();
  await emailDialog.getByText("Şu anki şifren doğru değil.").waitFor();
  await emailDialog.getByLabel("Şu anki şifre").fill("a long password");
  await emailDialog.getByRole("button", { name: "Bağlantıyı gönder" }).click();
  await emailDialog.getByText("Bu zaten senin adresin.").waitFor();
  await emailDialog.getByLabel("Yeni e-posta adresi").fill("deniz.yeni@example.com");
  await emailDialog.getByRole("button", { name: "Bağlantıyı gönder" }).click();
  await you.getByText(/deniz\.yeni@example\.com onayını bekliyor/).waitFor();
  await you.getByRole("button", { name: "Vazgeç", exact: true }).click();
  await you.getByText(/onayını bekliyor/).waitFor({ state: "hidden" });
  await page.goto("/account?confirm=nothing");
  await page.getByText(/Bu bağlantı artık geçerli değil/).waitFor();
  await page.waitForURL((url) => !url.searchParams.has("confirm"));

  await section("Tokenların")
    .getByText(/^Abonelik/)
    .waitFor();
  await section("Rüya fişleri").getByText("1 token kullanıldı").waitFor();
  await section("Rüya fişleri").getByText("Token hareketleri").click();
  await section("Rüya fişleri").getByText("Harcandı").waitFor();
  await section("Ödemelerin").getByText("Ödendi").waitFor();

  const renewal = page.getByRole("switch", { name: "Kendiliğinden yenilensin" });
  expect(await renewal.isChecked()).toBe(false);
  await renewal.click();
  await noticedPart(page, "Yenileme açıldı");
  await page.reload();
  expect(await renewal.isChecked()).toBe(true);
  await hydrated(page);

  const access = section("Giriş");
  await access.getByText("2 açık oturum").click();
  await access.getByRole("button", { name: "Kapat", exact: true }).click();
  await noticedPart(page, "Oturum kapatıldı");
  expect((await phone.send("GET", "/api/me")).status).toBe(401);

  await access.getByRole("button", { name: "Değiştir: Şifren" }).click();
  await page.getByLabel("Şu anki şifre").fill("not the password");
  await page.getByLabel("Yeni şifre").fill("another long password");
  await page.getByRole("button", { name: "Şifreyi değiştir" }).click();
  await page.getByText("Şu anki şifren doğru değil.").waitFor();
  await page.getByLabel("Şu anki şifre").fill("a long password");
  await page.getByRole("button", { name: "Şifreyi değiştir" }).click();
  await noticedPart(page, "Şifren değişti");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "ZIP olarak indir" }).click();
  const files = readZip(await buffer(await (await download).createReadStream()));
  expect([...files.keys()].some((name) => name.endsWith(`${id}/dream.txt`))).toBe(true);
  await noticedPart(page, "Verilerin indirildi");

  await page.getByRole("button", { name: "Hesabımı sil" }).click();
  const dialog = page.getByRole("dialog", { name: "Hesabın silinsin mi?" });
  await dialog.getByLabel("Şifre", { exact: true }).fill("a long password");
  await dialog.getByRole("button", { name: "Kalıcı olarak sil" }).click();
  await dialog.getByText("Şu anki şifren doğru değil.").waitFor();
  await dialog.getByLabel("Şifre", { exact: true }).fill("another long password");
  await dialog.getByRole("button", { name: "Kalıcı olarak sil" }).click();
  await page.waitForURL((address) => address.pathname === "/");
  expect((await user.send("GET", "/api/me")).status).toBe(401);
  expect((await context.cookies()).some((cookie) => cookie.name === "session")).toBe(false);
  await close();
});
