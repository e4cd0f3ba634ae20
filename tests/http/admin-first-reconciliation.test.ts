import { afterAll, expect, it } from "vitest";
import { LOCALE_CODES } from "#shared/locales.ts";
import { startTestApp } from "../support/app.ts";
import { POSTGRES } from "../support/database.ts";
import { translationsOf } from "../support/text-keys.ts";

const PATH = "/admin/transactions/reconciliation";

const site = await startTestApp({ pages: true, running: false });
const admin = await site.signUp({ admin: true });
// As many entries as a site of some thousand users has.
await site.store.rows(
  POSTGRES
    ? "SELECT setval('ledger_entries_id_seq', 20000)"
    : "INSERT INTO sqlite_sequence (name, seq) VALUES ('ledger_entries', 20000)",
);
await site.giveCredits(admin.user.id, 5);
afterAll(() => site.close());

async function view(language: string) {
  const cookie = `${admin.cookie()}; lang=${language}`;
  const { statusCode, body } = await site.app.inject({ url: PATH, headers: { cookie, accept: "text/html" } });
  return { statusCode, body };
}

it("says in each language that the books are being compared, and then shows what came out", async () => {
  // The comparison reads this table at its end: without it none is stored.
  await site.store.exec("ALTER TABLE corrections RENAME TO corrections_away");
  for (const language of LOCALE_CODES) {
    const { statusCode, body } = await view(language);
    const translations = translationsOf(language);
    expect(statusCode).toBe(200);
    expect(body).toContain(translations.get("admin:reconciliation.running"));
    expect(body).toContain(translations.get("admin:reconciliation.runningText"));
    // Without script, a button asks for the page again.
    expect(body).toMatch(/<noscript><form method="get">/);
    expect(body).not.toContain(translations.get("admin:reconciliation.none"));
  }
  await site.store.exec("ALTER TABLE corrections_away RENAME TO corrections");
  await expect
    .poll(async () => (await admin.get("/api/admin/reconciliation")).json)
    .toMatchObject({ report: { tokens: { available: 5 }, differences: [] } });
  const { body } = await view("en-US");
  expect(body).toContain(translationsOf("en-US").get("admin:reconciliation.none"));
  expect(body).not.toContain(translationsOf("en-US").get("admin:reconciliation.running"));
});
