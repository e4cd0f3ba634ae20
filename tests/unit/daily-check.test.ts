import { expect, test } from "vitest";
import { checkDaily } from "#server/features/credits/daily-check.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { openTestStore } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

test("the ledger is checked once a day, and what is wrong is logged and stored", async () => {
  const store = await openTestStore();
  await addUser(store.db, "ann");
  let now = new Date("2026-03-01T12:00:00.000Z");
  const logged: string[] = [];
  const log = { error: (_: object, message: string) => void logged.push(message) };
  async function check(): Promise<number> {
    let steps = 0;
    for await (const _ of checkDaily({ db: store.db, now: () => now, log })) steps++;
    return steps;
  }
  const stored = () => store.value("SELECT result FROM check_results WHERE name = 'ledger'");

  expect(await check()).toBeGreaterThan(10);
  expect([logged, await stored()]).toEqual([[], '{"differences":[]}']);

  await store.exec("UPDATE site_totals SET users = 7");
  now = new Date(now.getTime() + 23 * HOUR_MS);
  expect(await check()).toBe(0);
  now = new Date(now.getTime() + HOUR_MS);
  // Stopped half-way: nothing is stored, and the next one begins again.
  for await (const _ of checkDaily({ db: store.db, now: () => now, log })) break;
  expect(logged).toEqual([]);
  expect(await check()).toBeGreaterThan(10);
  expect(logged).toEqual([
    "ledger: The totals of the site say 7 users and 0 bytes of media; there are 1 users with 0.",
  ]);
  expect(await stored()).toContain("site_equals_users");
  // The clock was ahead, and is right again.
  now = new Date(now.getTime() - 30 * DAY_MS);
  expect(await check()).toBeGreaterThan(10);
  await store.close();
});
