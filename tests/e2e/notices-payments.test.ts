import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { hydrated, noticed, browser, PLACES, visit, visitAs } from "../support/browser.ts";

const server = inject("site");

const user = await signUpOverHttp(server.origin, "notices-payments@example.com");

const FAILED = /Failed to load resource/;

describe.each(PLACES)("on %s", (_place, options) => {
  const say = (turkish: string, english: string) => (options.locale === "tr" ? turkish : english);
  const error = say("Hata", "Error");
  const buy = (page: Page) =>
    page
      .getByRole("button", { name: say("Paketi al", "Buy package") })
      .first()
      .click();

  test("a visitor who buys is asked to log in", async () => {
    const { page, close } = await visit(browser, server.origin, options);
    await page.goto("/pricing");
    await page
      .getByRole("link", { name: say("Paketi al", "Buy package") })
      .first()
      .click();
    await noticed(
      page,
      say("Giriş gerekli", "Login Required"),
      say("Satın almak için lütfen giriş yap.", "Please log in to make a purchase."),
    );
    await close();
  });

  test("where nothing can be paid yet, that is said", async () => {
    const { page, close } = await visitAs(browser, server.origin, user, { ...options, expected: FAILED });
    await page.route("**/api/payments/create-payment", (route) =>
      route.fulfill({ status: 503, json: { error: { code: "payments_off", message: "off" } } }),
    );
    await page.goto("/pricing");
    await hydrated(page);
    await buy(page);
    await noticed(
      page,
      say("Çok yakında", "Coming Soon"),
      say(
        "Ödeme sistemi şu anda geliştiriliyor. Yakında aktif olacak!",
        "The payment system is currently under development. It will be active soon!",
      ),
    );
    await close();
  });

  test("a checkout that opens, one whose call fails, and one that does not open, show a notice", async () => {
    const { page, context, close } = await visitAs(browser, server.origin, user, {
      ...options,
      expected: FAILED,
    });
    await page.goto("/pricing");
    await hydrated(page);
    const opened = context.waitForEvent("page");
    await buy(page);
    await noticed(page, say("Ödeme sayfası açılıyor", "Opening the payment page"));
    const checkout = await opened;
    await checkout.waitForURL("**/sandbox-checkout/*");
    await hydrated(checkout);
    await checkout.route("**/api/sandbox/**", (route) => route.abort());
    await checkout.getByRole("main").getByRole("button").first().click();
    await noticed(
      checkout,
      error,
      say("Bu olmadı. Lütfen yeniden dene.", "That did not work. Please try again."),
    );

    await page.route("**/api/payments/create-payment", (route) => route.abort());
    await page.bringToFront();
    await buy(page);
    await noticed(
      page,
      error,
      say("Ödeme işlemi başlatılırken bir hata oluştu.", "Something went wrong while starting the payment."),
    );
    await expect.poll(() => context.pages().length).toBe(2);
    await close();
  });

  test("a success page without a payment leads to the prices", async () => {
    const { page, close } = await visit(browser, server.origin, options);
    await page.goto("/payment-success");
    await page.waitForURL("**/pricing");
    await noticed(page, error, say("Ödeme oturumu bulunamadı.", "The payment session was not found."));
    await close();
  });

  test("an unpaid payment, and one that cannot be checked, show a notice", async () => {
    const { page, close } = await visitAs(browser, server.origin, user, { ...options, expected: FAILED });
    const check = "**/api/payments/verify-payment";
    await page.route(check, (route) =>
      route.fulfill({ json: { success: false, pending: false, credits: 0, addedCredits: 0 } }),
    );
    await page.goto("/payment-success?session_id=cs_unpaid");
    await noticed(
      page,
      say("Ödeme doğrulanamadı", "The payment could not be verified"),
      say("Lütfen müşteri hizmetleri ile iletişime geçin.", "Please contact customer service."),
    );
    await page.unroute(check);
    await page.route(check, (route) =>
      route.fulfill({ status: 429, json: { error: { code: "rate_limited", message: "slow down" } } }),
    );
    await page.goto("/payment-success?session_id=cs_unknown");
    await noticed(
      page,
      error,
      say("Ödeme doğrulanırken bir hata oluştu.", "Something went wrong while verifying the payment."),
    );
    await close();
  });

  test("tokens that arrived are counted out", async () => {
    const { json } = await user.send("POST", "/api/payments/create-payment", { packageId: "starter" });
    const id = (json.url as string).split("/").at(-1)!;
    await user.send("POST", `/api/sandbox/checkout/${id}`, { action: "succeed" });
    const { page, close } = await visitAs(browser, server.origin, user, options);
    await page.goto(`/payment-success?session_id=${id}`);
    await noticed(
      page,
      say("Ödeme başarılı!", "Payment successful!"),
      say("50 token hesabınıza eklendi.", "50 tokens were added to your account."),
    );
    await close();
  });
});
