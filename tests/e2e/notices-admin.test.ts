import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { signUpAdmin } from "../support/signed-in-admin.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, noticed, PHONE, PLACES, plainPage, visitAs } from "../support/browser.ts";

const server = inject("site");

const admin = await signUpAdmin(server, "notices-admin@example.com");
const user = await signUpOverHttp(server.origin, "notices-user@example.com");
const note = await admin.send("POST", "/api/dreams/notes", {
  dreamText: "Denizde bir kapı.",
  language: "tr",
});
/** A dream of the admin in the making. */
const made = { ...note.json.dream, status: "processing", progress: 0.4 };

/** What is final is not asked for again. */
const refuse = (page: Page, url: string | RegExp, status: number, message: string) =>
  page.route(url, (route) => route.fulfill({ status, json: { error: { code: "conflict", message } } }));

describe.each(PLACES)("on %s", (_place, options) => {
  const say = (turkish: string, english: string) => (options.locale === "tr" ? turkish : english);
  const error = say("Hata", "Error");
  const arrive = () =>
    visitAs(browser, server.origin, admin, { ...options, expected: /Failed to load resource/ });

  test("a user who cannot be loaded, and one who does not exist, show a notice", async () => {
    const { page, close } = await arrive();
    await page.route(/\/api\/dreams\?.*unfinished/, (route) =>
      route.fulfill({ json: { dreams: [made], total: 1, page: 0, pageSize: 12, topTags: [] } }),
    );
    await page.goto("/admin/users?q=notices-user");
    await hydrated(page);
    await page
      .locator("header")
      .getByRole("link", { name: say("hazırlanıyor: %40", "is being made: 40%") })
      .waitFor();
    await refuse(page, `**/api/admin/users/${user.userId}`, 409, "no");
    await page.locator(`a[href="/admin/users/${user.userId}"]`).first().click();
    await noticed(
      page,
      error,
      say("Kullanıcı bilgileri yüklenemedi", "The user’s details could not be loaded"),
    );
    await page.goto("/admin/users/nobody");
    await page.getByRole("heading", { name: say("Kullanıcı bulunamadı", "User not found") }).waitFor();
    await page.locator('main a[href="/admin/users"]').click();
    await page.waitForURL("**/admin/users");
    await close();
  });

  test("a successful action and a refused one show the server's message", async () => {
    const { page, close } = await arrive();
    await page.goto(`/admin/users/${user.userId}`);
    await hydrated(page);
    const responded = page.waitForResponse("**/api/admin/manage-user");
    await page.getByRole("button", { name: say("Düzenle", "Edit") }).click();
    const dialog = page.getByRole("dialog", { name: say("Emin misiniz?", "Are you sure?") });
    await dialog.locator("button[type=submit]").click();
    const { message } = (await (await responded).json()) as { message: string };
    await noticed(page, say("Başarılı", "Done"), message);

    await refuse(page, "**/api/admin/manage-user", 409, "Another admin was faster.");
    await page.getByRole("button", { name: say("Düzenle", "Edit") }).click();
    await dialog.locator("button[type=submit]").click();
    await dialog.getByRole("alert").getByText("Another admin was faster.").waitFor();
    await dialog.getByRole("alert").getByText(error, { exact: true }).waitFor();
    await close();
  });

  test("an action whose dialog was closed meanwhile cannot be sent again, and shows its failure", async () => {
    const { page, close } = await arrive();
    await page.goto(`/admin/users/${user.userId}`);
    await hydrated(page);
    const reply = Promise.withResolvers<void>();
    let calls = 0;
    await page.route("**/api/admin/manage-user", async (route) => {
      calls++;
      await reply.promise;
      await route.fulfill({ status: 409, json: { error: { code: "conflict", message: "Too late." } } });
    });
    const edit = page.getByRole("button", { name: say("Düzenle", "Edit") });
    const dialog = page.getByRole("dialog", { name: say("Emin misiniz?", "Are you sure?") });
    const submit = dialog.locator("button[type=submit]");
    await edit.click();
    await submit.click();
    await dialog.locator("button[aria-busy]").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await edit.click();
    await dialog.locator("button[aria-busy]").waitFor();
    await submit.press("Enter");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    reply.resolve();
    await noticed(page, error, "Too late.");
    expect(calls).toBe(1);
    await edit.click();
    await submit.waitFor();
    expect(await dialog.locator("form [role=alert]").count()).toBe(0);
    await close();
  });

  test("traffic that cannot be loaded, and a week without any, show a notice", async () => {
    const { page, close } = await arrive();
    const { json } = await admin.send("GET", "/api/analytics");
    await page.goto("/admin/users");
    await hydrated(page);
    const go = async () => {
      if (options.viewport === PHONE) await page.locator("button[aria-keyshortcuts]").click();
      await page.locator('a[href="/admin/analytics"]:visible').first().click();
    };
    await refuse(page, /\/api\/analytics(?:\?|$)/, 409, "no");
    await go();
    await noticed(
      page,
      error,
      say("Analytics verileri yüklenirken hata oluştu", "An error occurred while loading the analytics data"),
    );
    await page
      .getByText(say("Analytics yüklenemedi", "Analytics could not be loaded"), { exact: true })
      .waitFor();

    const again = page.getByRole("button", { name: say("Yeniden dene", "Try again") });
    // The page asks once more by itself as it opens: that answer comes first.
    await again.and(page.locator(":not([aria-busy])")).waitFor();
    await page.unroute(/\/api\/analytics(?:\?|$)/);
    json.timeSeries.pageviews.total = 0;
    await page.route(/\/api\/analytics(?:\?|$)/, (route) => route.fulfill({ json }));
    await again.click();
    await page
      .getByText(say("Analytics verileri mevcut değil", "There is no analytics data"), { exact: true })
      .waitFor();
    await close();
  });
});

test("addresses that are typed while others are invited stay in the field", async () => {
  const { page, close } = await visitAs(browser, server.origin, admin, { locale: "en-US" });
  await page.goto("/admin/users/invitations");
  await hydrated(page);
  const sent = Promise.withResolvers<void>();
  const reply = Promise.withResolvers<void>();
  await page.route("**/api/admin/invitations", async (route) => {
    sent.resolve();
    await reply.promise;
    await route.continue();
  });
  const field = page.getByRole("textbox");
  await field.fill("first-friend@example.com");
  await page.locator("form button[type=submit]").click();
  await sent.promise;
  await field.press("End");
  await field.pressSequentially("\nsecond-friend@example.com");
  reply.resolve();
  await page.getByRole("list", { name: "The invitations just now" }).waitFor();
  expect(await field.inputValue()).toBe("first-friend@example.com\nsecond-friend@example.com");
  await close();
});

test("a press before hydration sends no invited address in a URL", async () => {
  const { page, close } = await plainPage(browser, server.origin, admin);
  await page.goto("/admin/users/invitations");
  await page.locator("textarea[name=emails]").fill("early-friend@example.com");
  await page.locator("form:has(textarea) button[type=submit]").click();
  await page.locator("textarea[name=emails]").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await close();
});
