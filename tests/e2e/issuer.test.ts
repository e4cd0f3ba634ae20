import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openStore } from "#server/db/open.ts";
import { startFakeIssuer } from "../fakes/issuer.ts";
import { browser, DESK, hydrated, startServer, visit } from "../support/browser.ts";

const fake = await startFakeIssuer();
afterAll(() => fake.close());
const server = await startServer(fake.env);

test("an account without a password is made by an issuer, and deleted once the issuer has proved its user again", async () => {
  const { context, page, problems } = await visit(browser, server.origin, {
    locale: "tr",
    viewport: DESK,
    expected: /status of 400/,
  });
  const byIssuer = page.getByRole("link", { name: "Acme ile devam et" });
  await page.goto("/auth");
  await byIssuer.click();
  await page.waitForURL("**/dashboard");

  // The sign-in is a proof for some minutes.
  const store = openStore(join(server.dataDir, "app.db"));
  const old = JSON.stringify({ provenAt: "2026-01-01T00:00:00.000Z" });
  await store.db.updateTable("sessions").set({ data: old }).execute();
  await store.close();

  const dialog = page.getByRole("dialog");
  const ask = async () => {
    await page.goto("/account");
    await hydrated(page);
    await page.getByRole("button", { name: "Hesabımı sil" }).click();
    await dialog.getByText("Hesabının şifresi yok.").waitFor();
  };
  const confirm = dialog.getByRole("button", { name: "Kalıcı olarak sil" });
  await ask();
  await confirm.click();
  await dialog.getByText("Bunun için yakın zamanda giriş yapmış olman gerekir.", { exact: false }).waitFor();
  await dialog.getByRole("link", { name: "Acme ile devam et" }).click();
  await page.waitForURL("**/account/connections?notice=proved");
  await page.getByText("Sen olduğun doğrulandı.", { exact: false }).waitFor();
  await ask();
  await confirm.click();
  await page.waitForURL(`${server.origin}/`);
  // The browser goes to the issuer twice, and nowhere else.
  expect(problems).toEqual(Array(2).fill(`request to ${fake.issuer}`));
  await context.close();
});
