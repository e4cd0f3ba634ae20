import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { hydrated, noticed, browser, PLACES, visit, visitAs } from "../support/browser.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const DREAM = "Denizin ortasında tek başına duran bir kapı vardı.";
const CALL = /\/api\/dreams$/;
const server = inject("site");

const poor = await signUpOverHttp(server.origin, "notices-poor@example.com");
const scant = await signUpWithCredits(server, "notices-scant@example.com", 4);
const rich = await signUpWithCredits(server, "notices-rich@example.com", 50);
const id = await makeDream(rich, DREAM, "reading");
/** A dream that is done. */
const dream: Dream = (await rich.send("GET", `/api/dreams/${id}`)).json.dream as Dream;

async function fillAndSubmit(page: Page, text: string): Promise<void> {
  await page.locator("main form textarea").fill(text);
  await page.locator("main form button[type=submit]").click();
}

describe.each(PLACES)("on %s", (_place, options) => {
  const say = (turkish: string, english: string) => (options.locale === "tr" ? turkish : english);
  const error = say("Hata", "Error");
  const arrive = (who: typeof rich, expected?: RegExp) =>
    visitAs(browser, server.origin, who, { ...options, ...(expected && { expected }) });

  test("without tokens the sheet offers to buy some, and the page stays", async () => {
    const { page, close } = await arrive(poor);
    await page.goto("/dashboard");
    await hydrated(page);
    const note = page.locator("main form [role=status]");
    await note.getByText(say("Yetersiz Token", "Insufficient Tokens"), { exact: true }).waitFor();
    const sentence = say(
      "Bu işlem için en az 5 token gerekiyor. Lütfen token satın alın.",
      "This operation requires at least 5 tokens. Please purchase tokens.",
    );
    await note.getByText(sentence, { exact: true }).waitFor();
    expect(await page.locator("main form a[href='/pricing']").count()).toBe(1);
    expect(await page.locator("main form button[type=submit]").count()).toBe(0);
    // The keyboard shortcut says why nothing was sent.
    await page.locator("main form textarea").fill(DREAM);
    await page.keyboard.press("Control+Enter");
    await page.locator("main form [role=alert]").getByText(sentence).waitFor();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    await close();
  });

  test("beside buying more, the sheet offers the largest dream that the balance covers", async () => {
    const { page, close } = await arrive(scant, /402 \(Payment Required\)/);
    let sent: unknown;
    await page.route(CALL, (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({
        status: 402,
        json: { error: { code: "insufficient_tokens", message: "Spent." } },
      });
    });
    await page.goto("/dashboard");
    await hydrated(page);
    const button = page.locator("main form button[type=submit]");
    // No scrolling is needed to reach it.
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThan(options.viewport.height);
    await fillAndSubmit(page, DREAM);
    // Spent elsewhere in the meantime: the reason is said, the page and the text stay.
    await page.locator("main form [role=alert]").getByText("Spent.").waitFor();
    expect(sent).toMatchObject({ dreamText: DREAM, depth: "image" });
    expect(await page.locator("main form textarea").inputValue()).toBe(DREAM);
    await close();
  });

  test("a dream too short is asked for in more detail", async () => {
    const { page, close } = await arrive(rich);
    await page.goto("/dashboard");
    await hydrated(page);
    await fillAndSubmit(page, "Bir kapı");
    await page
      .getByText(
        say(
          "Lütfen rüyanı daha ayrıntılı anlat (en az 10 karakter).",
          "Please describe your dream in more detail (at least 10 characters).",
        ),
        { exact: true },
      )
      .waitFor();
    await close();
  });

  test("a refused dream shows the server's message, a lost one the site's, and the text stays", async () => {
    const { page, close } = await arrive(rich, /Failed to load resource/);
    await page.goto("/dashboard");
    await hydrated(page);
    await page.route(CALL, (route) =>
      route.fulfill({ status: 500, json: { error: { code: "internal", message: "The sky fell down." } } }),
    );
    await fillAndSubmit(page, DREAM);
    await noticed(page, error, "The sky fell down.");
    await page.unroute(CALL);
    await page.route(CALL, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
    await fillAndSubmit(page, DREAM);
    await noticed(
      page,
      error,
      say(
        "Bağlantı kurulamadı. Yazdıkların duruyor; yeniden gönderirsen aynı rüya iki kez sayılmaz.",
        "We could not connect. Your text is still here, and sending it again will not count twice.",
      ),
    );
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    expect(await page.locator("main form textarea").inputValue()).toBe(DREAM);

    // On the care screen, a note that cannot be saved shows the site's message too.
    const care = { code: "care_needed", message: "", details: { resources: [] } };
    await page.unroute(CALL);
    await page.route(CALL, (route) => route.fulfill({ status: 422, json: { error: care } }));
    await page.route("**/api/dreams/notes", (route) =>
      route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
    );
    await fillAndSubmit(page, DREAM);
    await page.getByRole("button", { name: say("Özel not olarak sakla", "Keep as a private note") }).click();
    await noticed(
      page,
      error,
      say(
        "Bağlantı kurulamadı. İnternetini kontrol edip yeniden dene.",
        "We could not connect. Check your connection and try again.",
      ),
    );
    await close();
  });

  test("a dream that fails leaves the user on the sheet with their text", async () => {
    const { page, close } = await arrive(rich);
    const reading = { ...dream.parts.reading, status: "failed", error: "provider_failed" } as const;
    const failed: Dream = {
      ...dream,
      status: "failed",
      parts: { ...dream.parts, reading },
      creditsReturned: 1,
    };
    await page.route(CALL, (route) => route.fulfill({ status: 202, json: { dream: failed } }));
    await page.route(`**/api/dreams/${dream.id}`, (route) => route.fulfill({ json: { dream: failed } }));
    await page.goto("/dashboard");
    await hydrated(page);
    await fillAndSubmit(page, DREAM);
    await noticed(
      page,
      error,
      say(
        "Rüya işlenemedi. Lütfen tekrar deneyin. 1 token geri geldi.",
        "The dream could not be processed. Please try again. 1 token came back.",
      ),
    );
    await page.waitForURL(({ pathname, search }) => pathname === "/dashboard" && search === "");
    expect(await page.locator("main form textarea").inputValue()).toBe(DREAM);
    await close();
  });

  test("a dream that is done is counted and leads to its page", async () => {
    const { page, close } = await arrive(rich);
    const done: Dream = { ...dream, creditsUsed: 5 };
    await page.route(CALL, (route) => route.fulfill({ status: 202, json: { dream: done } }));
    await page.goto("/dashboard");
    await hydrated(page);
    await fillAndSubmit(page, DREAM);
    await noticed(
      page,
      say("Rüya görselleştirildi", "Dream Visualized"),
      say("5 token kullanıldı", "5 tokens used"),
    );
    await page.waitForURL(`**/dream/${dream.id}`);
    await close();
  });

  test("a dream left in the background stays in the header until it is done", async () => {
    const { page, close } = await arrive(rich, /Failed to load resource/);
    const image = { ...dream.parts.image, status: "queued" } as const;
    const parts = { ...dream.parts, image };
    const made: Dream = { ...dream, status: "processing", parts, progress: 0.4 };
    let unfinished = [made];
    await page.route(/\/api\/dreams\?.*unfinished/, (route) =>
      route.fulfill({ json: { dreams: unfinished, total: 1, page: 0, pageSize: 12, topTags: [] } }),
    );
    await page.route(CALL, (route) => route.fulfill({ status: 202, json: { dream: made } }));
    await page.route(`**/api/dreams/${dream.id}/events`, (route) => route.abort());
    await page.route(`**/api/dreams/${dream.id}`, (route) => route.fulfill({ json: { dream: made } }));
    await page.goto("/dashboard");
    await hydrated(page);
    await fillAndSubmit(page, DREAM);
    await page.locator("dialog[data-processing]").waitFor();
    // The disc has loaded, which it does while the user looks at the dialog.
    await page.locator("#docked-dreams").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    const docked = page.getByRole("link", { name: say("hazırlanıyor: %40", "is being made: 40%") });
    await docked.waitFor();
    // Its name is read out, as it gets the focus.
    await expect.poll(() => docked.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.locator('a[href="/library"]:visible').first().click();
    await page.waitForURL("**/library");
    await docked.waitFor();
    await page.unroute(`**/api/dreams/${dream.id}`);
    unfinished = [];
    await noticed(page, say(`“${dream.title}” hazır.`, `“${dream.title}” is ready.`));
    await docked.waitFor({ state: "detached" });
    await page
      .getByRole("status")
      .getByRole("link", { name: say("Aç", "Open"), exact: true })
      .click();
    await page.waitForURL(`**/dream/${dream.id}`);
    expect(await page.locator("[data-toast]").count()).toBe(0);
    await close();
  });

  test("a dream that is not there, and one that cannot be read, lead back to the library", async () => {
    const { page, close } = await arrive(rich, /Failed to load resource/);
    await page.goto("/dream/none");
    await page.getByRole("heading", { name: say("Rüya bulunamadı", "Dream not found") }).waitFor();
    const back = page.getByRole("link", { name: say("Kütüphaneye dön", "Back to the library") }).last();
    await page.route(/\/api\/dreams\/(?!cards)/, (route) =>
      route.fulfill({ status: 429, json: { error: { code: "rate_limited", message: "slow down" } } }),
    );
    await back.click();
    await page.waitForURL("**/library");
    await page.locator(`a[href="/dream/${dream.id}"]`).first().click();
    await page
      .getByRole("heading", { name: say("Rüya yüklenemedi", "The dream could not be loaded") })
      .waitFor();
    await back.click();
    await page.waitForURL("**/library");
    await close();
  });

  test("a library that cannot be read stops loading without a notice", async () => {
    const { page, close } = await arrive(rich, /Failed to load resource/);
    await page.goto("/dashboard");
    await hydrated(page);
    await page.route(/\/api\/dreams\/cards\?/, (route) =>
      route.fulfill({ status: 429, json: { error: { code: "rate_limited", message: "slow down" } } }),
    );
    await page.locator('a[href="/library"]:visible').first().click();
    await page.waitForURL("**/library");
    await page.getByText(say("Kütüphanen yüklenemedi", "Your library could not be loaded")).waitFor();
    expect(await page.locator("[data-toast]").count()).toBe(0);
    await close();
  });

  test("a balance that cannot be read again leaves everything as it was", async () => {
    const { page, close } = await arrive(rich, /Failed to load resource/);
    await page.goto("/dashboard");
    await hydrated(page);
    const shown = await page.locator("main aside").innerText();
    await page.route("**/api/me", (route) =>
      route.fulfill({ status: 429, json: { error: { code: "rate_limited", message: "slow down" } } }),
    );
    await page.route(CALL, (route) => route.fulfill({ status: 202, json: { dream } }));
    const asked = page.waitForResponse("**/api/me");
    await fillAndSubmit(page, DREAM);
    await asked;
    await page.waitForURL(`**/dream/${dream.id}`);
    await page.locator('a[href="/dashboard"]:visible').first().click();
    await page.waitForURL("**/dashboard");
    await expect.poll(() => page.locator("main aside").innerText()).toBe(shown);
    expect(await page.locator('[data-toast][data-variant="destructive"]').count()).toBe(0);
    await close();
  });

  test("the gallery asks for more words, then for an account", async () => {
    const { page, close } = await visit(browser, server.origin, options);
    await page.goto("/gallery");
    await hydrated(page);
    const field = page.locator("textarea[data-draft]");
    await field.fill("Kapı");
    await field.press("Control+Enter");
    await page
      .locator("form")
      .getByText(
        say(
          "Rüyanı biraz daha ayrıntılı anlat (en az 10 karakter).",
          "Please describe your dream in more detail (at least 10 characters).",
        ),
      )
      .waitFor();
    await field.fill(DREAM);
    await field.press("Control+Enter");
    await page.waitForURL("**/auth?redirect=from-gallery");
    await noticed(
      page,
      say("Önce hesap oluştur", "Create an account first"),
      say(
        "Rüyanı sakladık. Devam etmek için bir hesap oluştur.",
        "We kept your dream. Create an account to continue.",
      ),
    );
    await close();
  });
});
