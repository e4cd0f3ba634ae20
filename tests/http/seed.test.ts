import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { openBeside } from "../support/database.ts";
import { seedSite } from "../../scripts/seed/site.ts";

const SIZE = { users: 8, dreams: 8, days: 3, visitsPerDay: 5 };
const dataDir = mkdtempSync(join(tmpdir(), "seed-"));

await seedSite(dataDir, SIZE);
const settings = { databaseUrl: null, databaseConnections: 0, databaseFile: join(dataDir, "app.db") };
const store = await openBeside({ settings });
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const count = (sql: string) => store.value(`SELECT COUNT(*) FROM ${sql}`);

test("makes users, dreams with media, payments, refunds and traffic", async () => {
  expect(await count("users")).toBe(SIZE.users);
  expect(await count("dreams WHERE kind = 'dream' AND finished_at IS NOT NULL")).toBe(SIZE.dreams);
  expect(await count("media")).toBeGreaterThan(0);
  expect(await count("subscriptions")).toBeGreaterThan(0);
  expect(await count("payments WHERE refunded_amount > 0")).toBeGreaterThanOrEqual(2);
  expect(await count("page_views")).toBeGreaterThan(SIZE.days);
  expect(await count("user_roles WHERE role = 'admin'")).toBe(1);
});

test("the ledger of the seeded site verifies", async () => {
  expect(await checkLedger(store.db)).toEqual([]);
});

test("no mail of it waits to be sent", async () => {
  expect(await count("mails WHERE status <> 'sent'")).toBe(0);
});

test("is refused where a site is", async () => {
  await expect(seedSite(dataDir, SIZE)).rejects.toThrow("There is a site in");
});

test("is refused on a public site", async () => {
  await expect(seedSite(dataDir, SIZE, { PUBLIC_URL: "https://dreams.example" })).rejects.toThrow(
    "localhost",
  );
});
