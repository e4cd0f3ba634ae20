import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { TRIAL_DONE_MS, TRIAL_STEPS_MS } from "#shared/timings.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, PHONE, visit } from "../support/browser.ts";

const server = inject("site");

const DREAM = "Denizin üstünde yürüyordum, ileride bir kapı vardı.";
const WHOLE_TRIAL_MS = TRIAL_STEPS_MS.reduce((sum, step) => sum + step, 0);

/** Writes a dream in the hero and waits through the trial, by the page's own clock. */
async function reachReading(page: Page, reader: "studio" | "AI" = "studio"): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  await page.getByLabel("Rüyan", { exact: true }).fill(DREAM);
  await page.getByRole("button", { name: "Rüyanı anlat" }).click();
  await page.getByText("Lütfen bekleyin, işlem tamamlanıyor...").waitFor();
  // The clock also runs by itself, so the seconds of the machine are added.
  await page.clock.runFor(TRIAL_STEPS_MS[0] + TRIAL_STEPS_MS[1]);
  const bar = page.getByRole("progressbar");
  expect(await bar.getAttribute("aria-valuetext")).toMatch(/Ön izleme hazırlanıyor|Sonuçlar neredeyse hazır/);
  await page.clock.runFor(WHOLE_TRIAL_MS);
  await page.getByRole("heading", { name: "Gözünü açınca çizilecek" }).waitFor();
  expect(await page.getByText(/yapay zekâ/i).count()).toBe(reader === "AI" ? 1 : 0);
}

async function openAccountTab(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Kilidi aç" }).click();
  await page.getByRole("tab", { name: "1. Hesap Oluştur" }).waitFor();
}

async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill("a long password");
  await page.getByRole("button", { name: "Hesap oluştur ve devam et" }).click();
}

describe("the trial", () => {
  test("leads through four steps to a first sentence, and an account brings the dream to the dashboard", async () => {
    const { page, close } = await visit(browser, server.origin, { viewport: PHONE });
    await reachReading(page);
    expect(await page.getByText("Denizin", { exact: true }).count()).toBe(1);
    expect(await page.getByText("Bu ön okuma stüdyonun.").count()).toBe(1);
    await openAccountTab(page);
    await createAccount(page, "trial@example.com");
    await page.getByRole("dialog").getByText("Hesap oluşturuldu").waitFor();
    await page.getByRole("radio", { name: /25 token/ }).waitFor();
    expect(await page.getByRole("radio", { name: /25 token/ }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "₺99 öde ve kilidi aç" }).waitFor();
    await page.getByRole("button", { name: /Şimdilik geç|Elindeki tokenlarla devam et/ }).click();
    await page.waitForURL("**/dashboard");
    await expect.poll(() => page.locator("textarea").inputValue()).toBe(DREAM);
    // Nobody is given a name that they did not type.
    await page.getByRole("heading", { name: "rüya gören" }).waitFor();
    const me = await page.evaluate(() => fetch("/api/me").then((reply) => reply.json()));
    expect((me as { user: { name: string } }).user.name).toBe("");
    await close();
  });

  test("keeps the words that are added while the text is reviewed", async () => {
    const { page, close } = await visit(browser, server.origin, { viewport: PHONE });
    const added = `${DREAM} Kapı aralıktı.`;
    await page.route("**/api/trial", async (route) => {
      await page.getByLabel("Rüyan", { exact: true }).fill(added);
      await route.continue();
    });
    await reachReading(page);
    await openAccountTab(page);
    await createAccount(page, "added@example.com");
    await page.getByRole("button", { name: /Şimdilik geç|Elindeki tokenlarla devam et/ }).click();
    await page.waitForURL("**/dashboard");
    await expect.poll(() => page.locator("textarea").inputValue()).toBe(added);
    await close();
  });

  test("names the AI that will read, and says that payment comes soon where payments are off", async () => {
    const { page, close } = await visit(browser, server.origin);
    await page.route("**/api/config", async (route) => {
      const response = await route.fetch();
      const config = (await response.json()) as { engines: object };
      const engines = { ...config.engines, reading: "openai" };
      await route.fulfill({ json: { ...config, engines, payments: "off" } });
    });
    await reachReading(page, "AI");
    await openAccountTab(page);
    await page.getByLabel("Adın").fill("Elif");
    await createAccount(page, "soon@example.com");
    // Both at once: a second and a half later the page is left.
    await page.waitForFunction(
      (words) =>
        location.pathname === "/" && document.querySelector("dialog[open]")?.textContent.includes(words),
      "Çok yakında",
    );
    await page.clock.runFor(TRIAL_DONE_MS + 100);
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { name: "Elif" }).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await close();
  });

  test("leads a user with a second factor to the code, and then to the dashboard with the dream", async () => {
    const user = await signUpOverHttp(server.origin, "trial-code@example.com");
    const { json: begun } = await user.send("POST", "/api/account/second-factor/begin");
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret as string) }).generate();
    const { json: made } = await user.send("POST", "/api/account/second-factor/confirm", { code });
    const { page, close } = await visit(browser, server.origin, { expected: /401 \(Unauthorized\)/ });
    await reachReading(page);
    await openAccountTab(page);
    await page.getByRole("button", { name: "Giriş yap" }).last().click();
    await page.getByLabel("E-posta").fill("trial-code@example.com");
    await page.getByLabel("Şifre", { exact: true }).fill("a long password");
    await page.getByRole("button", { name: "Giriş yap ve devam et" }).click();
    await page.getByRole("heading", { name: "Bir adım kaldı" }).waitFor();
    await page.getByRole("button", { name: "Telefonum yanımda değil" }).click();
    await page.getByLabel("Kurtarma kodu").fill(made.recoveryCodes[0] as string);
    await page.getByRole("button", { name: "Devam et" }).click();
    await page.waitForURL("**/dashboard");
    await expect.poll(() => page.locator("textarea").inputValue()).toBe(DREAM);
    await close();
  });

  test("says in the form what is missing in it", async () => {
    const { page, close } = await visit(browser, server.origin, { expected: /401 \(Unauthorized\)/ });
    await reachReading(page);
    await openAccountTab(page);
    const dialog = page.getByRole("dialog");
    const send = page.getByRole("button", { name: "Hesap oluştur ve devam et" });
    await send.click();
    await dialog.getByText("Lütfen email ve şifre giriniz").waitFor();
    await page.getByLabel("E-posta").fill("someone@example.com");
    await page.getByLabel("Şifre", { exact: true }).fill("short");
    await send.click();
    await dialog.getByText("Şifre en az 8 karakter olmalı").waitFor();
    await page.getByRole("button", { name: "Giriş yap" }).last().click();
    await page.getByLabel("Şifre", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Giriş yap ve devam et" }).click();
    await dialog.getByText("E-posta adresi veya şifre").waitFor();
    await page.getByRole("tab", { name: "2. Token Al" }).click();
    await page.getByRole("button", { name: /öde ve kilidi aç/ }).click();
    await dialog.getByText("Giriş gerekli").waitFor();
    await page.getByRole("tab", { name: "1. Hesap Oluştur", selected: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("heading", { name: "Gözünü açınca çizilecek" }).waitFor();
    await close();
  });

  test("begins with its own sheet for whoever has written nothing", async () => {
    const { page, close } = await visit(browser, server.origin);
    await page.goto("/");
    await page.getByRole("button", { name: "Rüyanı anlat" }).click();
    const preview = page.getByRole("button", { name: "Ön İzleme Gör" });
    await preview.waitFor();
    expect(await preview.isDisabled()).toBe(true);
    await page.getByLabel("Rüyan", { exact: true }).press("Control+Enter");
    await page.getByRole("alert").getByText("Lütfen rüyanızı yazın").waitFor();
    await page.getByLabel("Rüyan", { exact: true }).fill(DREAM);
    await preview.click();
    await page.getByText("Lütfen bekleyin, işlem tamamlanıyor...").waitFor();
    await page.getByRole("button", { name: "Vazgeç" }).click();
    expect(await page.getByLabel("Rüyan", { exact: true }).inputValue()).toBe(DREAM);
    await close();
  });

  test("answers a text that needs care with help, before any show of analysis and without a price", async () => {
    const { page, close } = await visit(browser, server.origin, { expected: /422/ });
    await page.goto("/");
    await page.getByLabel("Rüyan", { exact: true }).fill("Artık yaşamak istemiyorum.");
    await page.getByRole("button", { name: "Rüyanı anlat" }).click();
    await page.getByRole("heading", { name: "Yalnız değilsin" }).waitFor();
    await page.getByRole("link", { name: "112" }).waitFor();
    expect(await page.getByRole("progressbar").count()).toBe(0);
    expect(await page.getByText(/token|₺/i).count()).toBe(0);
    await page.getByRole("button", { name: "Yazıma dön" }).click();
    await page.getByRole("button", { name: "Ön İzleme Gör" }).waitFor();
    await close();
  });
});

test("a trial that loads after its visitor has left does not scroll the next page", async () => {
  const { page, close } = await visit(browser, server.origin, { viewport: PHONE });
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route("**/trial.js", async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.goto("/");
  await page.getByLabel("Rüyan", { exact: true }).fill(DREAM);
  await page.getByRole("button", { name: "Rüyanı anlat" }).click();
  await asked.promise;
  await page.locator('a[href="/pricing"]:visible').first().click();
  await page.waitForURL("**/pricing");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => {
    // The router scrolls the new page to its top once more after it is shown: by these two numbers, and nothing else does.
    window.scrollTo = new Proxy(scrollTo, {
      apply: (scroll, self, values: unknown[]) =>
        values.length === 2 ? undefined : Reflect.apply(scroll, self, values),
    });
    scrollTo({ top: 400, behavior: "instant" });
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const loaded = page.waitForResponse("**/trial.js");
  answered.resolve();
  await (await loaded).finished();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await close();
});

test("beginning a dream calls the conversion hook of the window", async () => {
  const { page, close } = await visit(browser, server.origin);
  await page.addInitScript(() => {
    Object.assign(window, { gtag_report_conversion: () => sessionStorage.setItem("reported", "yes") });
  });
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Hemen başla" }).click();
  await page.waitForURL("**/auth*");
  expect(await page.evaluate(() => sessionStorage.getItem("reported"))).toBe("yes");
  await close();
});

test("without JavaScript a dream can be written, and sending leads to sign-up without it in the address", async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    locale: "tr",
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByLabel("Rüyan", { exact: true }).fill(DREAM);
  await page.getByRole("button", { name: "Rüyanı anlat" }).click();
  await page.waitForURL("**/auth?redirect=from-gallery");
  await context.close();
});

test("one answer is open at a time, and the legal labels lead nowhere", async () => {
  const { page, close } = await visit(browser, server.origin);
  await page.goto("/");
  await page.getByText("Token nedir, ne kadar harcarım?").click();
  await page.getByText("480p filmle 5, 720p ile 10, 1080p ile 15").waitFor();
  expect(await page.locator("details[name=faq][open]").count()).toBe(1);
  for (const label of ["Gizlilik", "Kullanım koşulları", "Çerezler", "KVKK"]) {
    expect(await page.getByRole("contentinfo").getByText(label).count()).toBe(1);
    expect(await page.getByRole("link", { name: label }).count()).toBe(0);
  }
  await close();
});

test("what is below the first view is shown after a time if the script does not load", async () => {
  const { page, close } = await visit(browser, server.origin, { expected: /ERR_FAILED/ });
  await page.route("**/assets/boot-*", (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => {
    const below = [...document.querySelectorAll("h2")].find(({ textContent }) =>
      textContent.includes("Geceden sabaha"),
    );
    return below && !below.checkVisibility();
  });
  await page.getByRole("heading", { name: "Geceden sabaha" }).waitFor();
  await close();
});
