import { expect, inject, test } from "vitest";
import { signUpAdmin } from "../support/signed-in-admin.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { DESK, hydrated, browser, PHONE, visit, visitAs } from "../support/browser.ts";

const server = inject("site");

const admin = await signUpAdmin(server, "routes-admin@example.com");
const user = await signUpOverHttp(server.origin, "routes@example.com");
const words = { dreamText: "Yalnız benim gördüğüm bir not.", language: "tr" };
const { json } = await user.send("POST", "/api/dreams/notes", words);
const note = (json.dream as { id: string }).id;

/** Where each path leads a visitor, a user and an admin; null: it stays. */
const routes = (): [string, string | null, string | null, string | null][] => [
  ["/", null, null, null],
  ["/auth", null, "/dashboard", "/dashboard"],
  ["/gallery", null, null, null],
  ["/pricing", null, null, null],
  ["/symbols", null, null, null],
  ["/symbols/at", null, null, null],
  ["/dashboard", "/auth", null, null],
  ["/library", "/auth", null, null],
  [`/dream/${note}`, "/auth", null, null],
  // A note has no title to share: "not found" in its place.
  [`/share/${note}`, "/auth", null, null],
  ["/payment-success", "/pricing", "/pricing", "/pricing"],
  ["/payment-success?session_id=cs_nobody", "/auth", null, null],
  ["/admin", "/auth", "/dashboard", "/admin/users"],
  ["/admin/users", "/auth", "/dashboard", null],
  [`/admin/users/${user.userId}`, "/auth", "/dashboard", null],
  ["/admin/transactions", "/auth", "/dashboard", null],
  ["/admin/analytics", "/auth", "/dashboard", null],
  ["/no/such/page", null, null, null],
];

test.each([
  ["a visitor", 1],
  ["a user", 2],
  ["an admin", 3],
] as const)(
  "every route leads %s where they may be, and shows itself at both widths",
  async (_who, column) => {
    const { page, context, close } = await visit(browser, server.origin, { expected: /404 \(Not Found\)/ });
    const who = [undefined, user, admin][column - 1];
    if (who) {
      const value = who.jar.get("session")!;
      await context.addCookies([{ name: "session", value, url: server.origin, httpOnly: true }]);
    }
    for (const route of routes()) {
      const [address] = route;
      const expected = route[column] ?? address.split("?")[0];
      await page.setViewportSize(PHONE);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.waitForURL(({ pathname }) => pathname === expected);
      const heading = page.getByRole("heading", { level: 1 });
      await heading.waitFor();
      await page.setViewportSize(DESK);
      await heading.waitFor();
      expect({ address, headings: await heading.count() }).toEqual({ address, headings: 1 });
    }
    await close();
  },
);

test("another user's dream is not found, also by an admin", async () => {
  const { page, context, close } = await visit(browser, server.origin, { expected: /404 \(Not Found\)/ });
  const value = admin.jar.get("session")!;
  await context.addCookies([{ name: "session", value, url: server.origin, httpOnly: true }]);
  await page.goto(`/dream/${note}`);
  await page.getByRole("heading", { level: 1, name: "Rüya bulunamadı" }).waitFor();
  await close();
});

test("a page whose files an update has removed is loaded from the server", async () => {
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /404 \(Not Found\)/ });
  await page.goto("/dashboard");
  await hydrated(page);
  let whole = false;
  page.on("request", (request) => {
    whole ||= request.isNavigationRequest() && request.url().endsWith("/library");
  });
  await page.route(/\/assets\/library-page-.*\.js$/, (route) =>
    whole ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
  await page.getByRole("navigation").getByRole("link", { name: "Kütüphane" }).first().click();
  await page.getByText("Yalnız benim gördüğüm bir not.").first().waitFor();
  expect(whole).toBe(true);
  await close();
});

test("a line is drawn while the next page is long in coming", async () => {
  const { page, close } = await visitAs(browser, server.origin, user);
  await page.goto("/dashboard");
  await hydrated(page);
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route("**/api/dreams/cards?*", async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole("navigation").getByRole("link", { name: "Kütüphane" }).first().click();
  const line = page.getByRole("progressbar", { name: "Yükleniyor..." });
  await line.waitFor();
  respond();
  await page.getByText("Yalnız benim gördüğüm bir not.").first().waitFor();
  await line.waitFor({ state: "detached" });
  await close();
});
