import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openStore, type SqliteStore } from "#server/db/open.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { seedSite } from "../../scripts/seed/site.ts";

const SIZE = { users: 8, dreams: 8, days: 3, visitsPerDay: 5 };
const dataDir = mkdtempSync(join(tmpdir(), "seed-"));

await seedSite(dataDir, SIZE);
const store: SqliteStore = openStore(join(dataDir, "app.db"));
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const count = (sql: string) => store.sqlite.prepare(`SELECT COUNT(*) FROM ${sql}`).pluck().get();

test("makes users, dreams with media, payments, refunds and traffic", () => {
  expect(count("users")).toBe(SIZE.users);
  expect(count("dreams WHERE kind = 'dream' AND finished_at IS NOT NULL")).toBe(SIZE.dreams);
  expect(count("media")).toBeGreaterThan(0);
  expect(count("subscriptions")).toBeGreaterThan(0);
  expect(count("payments WHERE refunded_amount > 0")).toBeGreaterThanOrEqual(2);
  expect(count("page_views")).toBeGreaterThan(SIZE.days);
  expect(count("user_roles WHERE role = 'admin'")).toBe(1);
});

test("the ledger of the seeded site verifies", async () => {
  expect(await checkLedger(store.db)).toEqual([]);
});

test("no mail of it waits to be sent", () => {
  expect(count("mails WHERE status <> 'sent'")).toBe(0);
});

test("is refused where a site is", async () => {
  await expect(seedSite(dataDir, SIZE)).rejects.toThrow("There is a site in");
});

test("is refused on a public site", async () => {
  await expect(seedSite(dataDir, SIZE, { PUBLIC_URL: "https://dreams.example" })).rejects.toThrow(
    "localhost",
  );
});
