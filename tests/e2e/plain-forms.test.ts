import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, mailedUrl, plainPage, visit, visitAs } from "../support/browser.ts";
import { signUpWithCredits } from "../support/user-with-dream.ts";

const server = inject("site");

const pathOf = (page: Page) => new URL(page.url()).pathname;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

describe("without JavaScript", () => {
  test("a user signs up, and a wrong field is marked first", async () => {
    const { page, close } = await plainPage(browser, server.origin);
    await page.goto("/auth?mode=sign-up");
    expect(await page.getByRole("button", { name: "Şifreyi göster" }).count()).toBe(0);
    await page.getByLabel("Adın").fill("Ada");
    await page.getByLabel("E-posta").fill("not an address");
    await page.getByLabel("Şifre", { exact: true }).fill("a long password");
    await press(page, "Hesap oluştur");
    await page.getByText("Geçerli bir e-posta adresi gir").waitFor();
    expect(await page.getByLabel("Adın").inputValue()).toBe("Ada");
    expect(await page.getByLabel("Şifre", { exact: true }).inputValue()).toBe("");
    await page.getByLabel("E-posta").fill("plain-ada@example.com");
    await page.getByLabel("Şifre", { exact: true }).fill("a long password");
    await press(page, "Hesap oluştur");
    expect(pathOf(page)).toBe("/dashboard");
    await close();
  });

  test("coming from the gallery, the way leads on to the tokens", async () => {
    const { page, close } = await plainPage(browser, server.origin);
    await page.goto("/auth?redirect=from-gallery");
    await page.getByLabel("Adın").fill("Ada");
    await page.getByLabel("E-posta").fill("plain-gallery@example.com");
    await page.getByLabel("Şifre", { exact: true }).fill("a long password");
    await press(page, "Hesap oluştur");
    expect(pathOf(page)).toBe("/pricing");
    await close();
  });

  test("a wrong password is refused, the right one signs in", async () => {
    await signUpOverHttp(server.origin, "plain@example.com");
    const { page, close } = await plainPage(browser, server.origin);
    await page.goto("/auth");
    await page.getByLabel("E-posta").fill("plain@example.com");
    await page.getByLabel("Şifre", { exact: true }).fill("not the password");
    await press(page, "Giriş yap");
    await page.getByText("E-posta adresi veya şifre hatalı.").waitFor();
    expect(page.url()).not.toContain("password");
    expect(await page.getByLabel("E-posta").inputValue()).toBe("plain@example.com");
    await page.getByLabel("Şifre", { exact: true }).fill("a long password");
    await press(page, "Giriş yap");
    expect(pathOf(page)).toBe("/dashboard");
    await close();
  });

  test("an address is confirmed and a forgotten password is set anew", async () => {
    await signUpOverHttp(server.origin, "plain-forgetful@example.com");
    const { page, close } = await plainPage(browser, server.origin);
    await page.goto(await mailedUrl(server, "plain-forgetful@example.com", "verify"));
    await press(page, "Doğrula ve şifre belirle");
    await page.getByLabel("Yeni şifre").fill("a first long password");
    await press(page, "Şifreyi kaydet");
    await page.getByText("Yeni şifrenle giriş yapabilirsin.").waitFor();
    await page.goto("/auth?mode=verify&token=gone");
    await press(page, "Doğrula ve şifre belirle");
    await page.getByText("Bu bağlantının süresi dolmuş").waitFor();

    await page.goto("/auth?mode=forgot");
    await page.getByLabel("E-posta").fill("plain-forgetful@example.com");
    await press(page, "Bağlantıyı gönder");
    await page.getByText("Şifre sıfırlama bağlantısı adresine gönderildi.").waitFor();
    await page.goto(await mailedUrl(server, "plain-forgetful@example.com", "reset"));
    await page.getByLabel("Yeni şifre").fill("another long password");
    await press(page, "Şifreyi kaydet");
    await page.getByText("Yeni şifrenle giriş yapabilirsin.").waitFor();
    await page.getByLabel("E-posta").fill("plain-forgetful@example.com");
    await page.getByLabel("Şifre", { exact: true }).fill("another long password");
    await press(page, "Giriş yap");
    expect(pathOf(page)).toBe("/dashboard");
    await close();
  });

  test("a dream is submitted, and one that is too short is returned", async () => {
    const user = await signUpWithCredits(server, "plain-dreamer@example.com", 5);
    const { page, close } = await plainPage(browser, server.origin, user);
    await page.goto("/dashboard");
    await page.getByLabel("Rüyan", { exact: true }).fill("Kısa");
    await page.locator("main form button[type=submit]").click();
    await page.getByText("Lütfen rüyanı daha ayrıntılı anlat (en az 10 karakter).").waitFor();
    expect(await page.getByLabel("Rüyan", { exact: true }).inputValue()).toBe("Kısa");
    await page.getByLabel("Rüyan", { exact: true }).fill("Kapısı olmayan bir evde sabahı bekliyordum.");
    await page.locator("main form button[type=submit]").click();
    expect(pathOf(page)).toMatch(/^\/dream\/[\w-]+$/);
    await page.getByText("Kapısı olmayan bir evde sabahı bekliyordum.").first().waitFor();
    await close();
  });

  test("a user signs out", async () => {
    const user = await signUpOverHttp(server.origin, "plain-leaver@example.com");
    const { page, close } = await plainPage(browser, server.origin, user);
    await page.goto("/library");
    await page.locator("summary:visible", { hasText: "Hesap:" }).click();
    await press(page, "Çıkış yap");
    expect(pathOf(page)).toBe("/");
    expect((await user.send("GET", "/api/me")).status).toBe(401);
    await close();
  });

  test("whoever needs care is met, and nothing is charged", async () => {
    const user = await signUpWithCredits(server, "plain-care@example.com", 5);
    const { page, close } = await plainPage(browser, server.origin, user);
    await page.goto("/dashboard");
    await page
      .getByLabel("Rüyan", { exact: true })
      .fill("Rüyamda ölmek istiyordum, intihar etmek istiyorum.");
    await page.locator("main form button[type=submit]").click();
    await page.locator("main [data-resource]").first().waitFor();
    expect((await user.send("GET", "/api/me")).json.credits).toBe(5);
    await close();
  });
});

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const sendForm = (path: string, cookie: string, form: Record<string, string>, headers = {}) =>
  fetch(server.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { ...FORM, cookie, ...headers },
    body: new URLSearchParams(form),
  });

test("a dream's form that is sent twice makes one dream", async () => {
  const user = await signUpWithCredits(server, "plain-twice@example.com", 10);
  const cookie = `session=${user.jar.get("session")}`;
  const html = await (await fetch(`${server.origin}/dashboard`, { headers: { cookie } })).text();
  const [, formKey] = /name="formKey" value="(\w+)"/.exec(html)!;
  const form = { formKey: formKey!, dreamText: "Aynı merdiven iki kez önümden geçti.", depth: "reading" };
  const responses = await Promise.all([1, 2].map(() => sendForm("/dashboard", cookie, form)));
  expect(responses.map(({ status }) => status)).toEqual([303, 303]);
  expect(new Set(responses.map(({ headers }) => headers.get("location"))).size).toBe(1);
  expect((await user.send("GET", "/api/dreams")).json.total).toBe(1);
});

test("a form from another site, or of a visitor, does nothing", async () => {
  const { jar, send } = await signUpWithCredits(server, "plain-foreign@example.com", 5);
  const cookie = `session=${jar.get("session")}`;
  const form = { dreamText: "Bir başkasının yazdığı rüya." };
  const foreign = { origin: "https://example.org", "sec-fetch-site": "cross-site" };
  expect((await sendForm("/dashboard", cookie, form, foreign)).status).toBe(403);
  expect((await send("GET", "/api/dreams")).json.total).toBe(0);
  const other = await sendForm("/dashboard", "", form);
  expect([other.status, other.headers.get("location")]).toEqual([303, "/auth"]);
});

test("the page that returns a form is hydrated, and its text is kept as a draft", async () => {
  const user = await signUpOverHttp(server.origin, "plain-then-script@example.com");
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /402 \(Payment/ });
  await page.goto("/dashboard");
  await page.evaluate(() => {
    document.querySelector<HTMLTextAreaElement>("textarea")!.value =
      "Tokenim olmadan gördüğüm uzun bir rüya.";
    // As a click before hydration.
    document.querySelector<HTMLFormElement>("main form")!.submit();
  });
  await page.getByText("Tokenim olmadan gördüğüm uzun bir rüya.").waitFor();
  await hydrated(page);
  await page.getByText("Taslak kaydedildi").waitFor();
  await page.goto("/library");
  await page.goto("/dashboard");
  await expect
    .poll(() => page.getByLabel("Rüyan", { exact: true }).inputValue())
    .toBe("Tokenim olmadan gördüğüm uzun bir rüya.");
  await close();
});

test("what a form was refused for is not shown again after Back, and replaces nothing typed later", async () => {
  const user = await signUpOverHttp(server.origin, "plain-then-back@example.com");
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /402 \(Payment/ });
  const field = page.getByLabel("Rüyan", { exact: true });
  await page.goto("/dashboard");
  await page.evaluate(() => {
    document.querySelector<HTMLTextAreaElement>("textarea")!.value = "Gönderilmeyen ilk rüyanın metni.";
    document.querySelector<HTMLFormElement>("main form")!.submit();
  });
  const refusal = page.locator("main [role=alert]").filter({ hasText: /./ });
  await refusal.waitFor();
  await hydrated(page);
  await field.fill("Sonradan yazdığım başka bir rüya.");
  await page.getByText("Taslak kaydedildi").waitFor();
  await page.locator("header, nav").getByRole("link", { name: "Kütüphane" }).first().click();
  await page.waitForURL("**/library");
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe("Sonradan yazdığım başka bir rüya.");
  expect(await refusal.count()).toBe(0);
  await close();
});

test("a text that needs care, sent before hydration, is kept with its night, also as a note", async () => {
  const user = await signUpWithCredits(server, "care-then-script@example.com", 5);
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /422 \(Unprocessable/ });
  await page.goto("/dashboard");
  const text = "Rüyamda ölmek istiyordum, intihar etmek istiyorum.";
  await page.evaluate((value) => {
    document.querySelector<HTMLTextAreaElement>("textarea")!.value = value;
    document.querySelector<HTMLInputElement>("input[name=night]")!.value = "2024-03-05";
    document.querySelector<HTMLFormElement>("main form")!.submit();
  }, text);
  await page.locator("main [data-resource]").first().waitFor();
  await hydrated(page);
  await press(page, "Yazıma dön");
  await expect.poll(() => page.getByLabel("Rüyan", { exact: true }).inputValue()).toBe(text);
  expect(await page.locator("input[name=night]").inputValue()).toBe("2024-03-05");
  await page.locator("main form button[type=submit]").first().click();

  // The reply comes after the screen is left.
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route("**/api/dreams/notes", async (route) => {
    const response = await route.fetch();
    await left;
    await route.fulfill({ response });
  });
  const { dreams } = (await user.send("GET", "/api/dreams")).json as { dreams: Dream[] };
  expect(dreams).toEqual([]);
  await press(page, "Özel not olarak sakla");
  await press(page, "Yazıma dön");
  leave();
  await expect.poll(() => page.getByLabel("Rüyan", { exact: true }).inputValue()).toBe("");
  const saved = (await user.send("GET", "/api/dreams")).json as { dreams: Dream[] };
  expect(saved.dreams).toMatchObject([{ night: "2024-03-05" }]);
  await close();
});

describe("a dream whose reply is late", () => {
  const text = "Denizin altında bir tren bekliyordum.";
  /** Sends a dream, whose reply comes with `release`. */
  async function sending(email: string) {
    const user = await signUpWithCredits(server, email, 10);
    const { page, close } = await visitAs(browser, server.origin, user);
    const { promise: replied, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/dreams", async (route) => {
      const response = await route.fetch();
      await replied;
      await route.fulfill({ response });
    });
    const field = page.getByLabel("Rüyan", { exact: true });
    await page.goto("/dashboard");
    await hydrated(page);
    await field.fill(text);
    await page.getByText("Taslak kaydedildi").waitFor();
    await page.locator("main form button[type=submit]").first().click();
    return { page, close, field, release };
  }

  test("is no draft any more, also where its page was left", async () => {
    const { page, close, field, release } = await sending("left-while-sending@example.com");
    await page.locator("header, nav").getByRole("link", { name: "Kütüphane" }).first().click();
    await page.waitForURL("**/library");
    release();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(text);
    await page.goto("/dashboard");
    await hydrated(page);
    expect(await field.inputValue()).toBe("");
    await close();
  });

  test("leaves what was typed meanwhile", async () => {
    const { page, close, field, release } = await sending("typed-while-sending@example.com");
    await field.fill(`${text} Sonra uyandım.`);
    release();
    await page.waitForURL(/\?dream=/);
    expect(await field.inputValue()).toBe(`${text} Sonra uyandım.`);
    await close();
  });
});

describe("an application that does not load", () => {
  test("is waited for under a line, and then answers the press", async () => {
    const { page, close } = await visit(browser, server.origin);
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto("/auth", { waitUntil: "domcontentloaded" });
    await press(page, "Giriş yap");
    await page.locator(".travel-line").waitFor();
    come();
    await page.getByText("Geçerli bir e-posta adresi gir").first().waitFor();
    expect(await page.locator(".travel-line").count()).toBe(0);
    await close();
  });

  test("answers a press on a button that stands in a form and does not send it", async () => {
    const { page, close } = await visit(browser, server.origin);
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto("/auth", { waitUntil: "domcontentloaded" });
    await press(page, "Şifreyi göster");
    await page.locator(".travel-line").waitFor();
    gate.resolve();
    await page.locator('input[name="password"][type="text"]').waitFor();
    await close();
  });

  test("leaves links and forms to the browser", async () => {
    await signUpOverHttp(server.origin, "no-script-came@example.com");
    const { page, close } = await visit(browser, server.origin, {
      expected: /ERR_FAILED|Failed to (?:load|fetch)/,
    });
    await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
    await page.goto("/gallery");
    await page.locator("header").getByRole("link", { name: "Başla" }).click();
    await page.waitForURL("**/auth?mode=sign-up");
    await page.goto("/auth");
    await page.getByLabel("E-posta").fill("no-script-came@example.com");
    await page.getByLabel("Şifre", { exact: true }).fill("a long password");
    await press(page, "Giriş yap");
    await page.waitForURL("**/dashboard");
    await close();
  });
});
