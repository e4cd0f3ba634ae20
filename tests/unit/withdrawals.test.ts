import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createWithdrawals, givenUpWithdrawals } from "#server/features/provider-usage/provider-usage.ts";
import type { Loop } from "#server/jobs/loop.ts";
import { DAY_MS } from "#shared/durations.ts";
import { openTestStore } from "../support/database.ts";
import { createTestEngines } from "../support/engines.ts";
import { testLeases } from "../support/leases.ts";

const now = () => new Date("2026-03-01T12:00:00.000Z");
let store: Awaited<ReturnType<typeof openTestStore>>;
let asked: number;
let gate: PromiseWithResolvers<void>;
let loops: Loop[];

beforeEach(async () => {
  store = await openTestStore();
  asked = 0;
  gate = Promise.withResolvers();
  const at = now().toISOString();
  await store.db
    .insertInto("workers")
    .values(["one", "two"].map((id) => ({ id, role: "all", places: "{}", started_at: at, seen_at: at })))
    .execute();
  await store.exec(`INSERT INTO unwanted_predictions (provider_job, seed, resolution, posted_at, run_at)
    VALUES ('p1', 1, '480p', '${at}', '${at}')`);
  loops = ["one", "two"].map((worker) => {
    const note = () => undefined;
    const video = {
      ...createTestEngines().video,
      async withdraw() {
        asked++;
        await gate.promise;
        return { id: "p1", ended: true };
      },
    };
    const log = { info: note, warn: note, error: note };
    return createWithdrawals({
      db: store.db,
      video: video as never,
      prices: {} as never,
      log,
      now,
      leases: testLeases(store.db, now, worker),
    });
  });
});
afterEach(async () => {
  gate.resolve();
  await Promise.all(loops.map((loop) => loop.stop()));
  await store.close();
});

const left = async () => (await store.db.selectFrom("unwanted_predictions").select("id").execute()).length;
async function settle(): Promise<void> {
  for (let i = 0; i < 30; i++) await setImmediate();
}

test("an unwanted prediction is cancelled by one of two processes", async () => {
  for (const loop of loops) loop.start();
  await expect.poll(() => asked).toBe(1);
  await settle();
  expect(asked).toBe(1);
  gate.resolve();
  await expect.poll(left).toBe(0);
  for (const loop of loops) loop.wake();
  await settle();
  expect(asked).toBe(1);
});

test("a process that was taken for dead leaves the list to the one that took over", async () => {
  loops[0]!.start();
  await expect.poll(() => asked).toBe(1);
  await store.db.deleteFrom("leases").execute();
  gate.resolve();
  await settle();
  expect(await left()).toBe(1);
  loops[1]!.start();
  await expect.poll(left).toBe(0);
  expect(asked).toBe(2);
});

test("admins are alerted for a week, also on a site that has no provider of videos any more", async () => {
  const posted = (days: number) =>
    store.exec(`UPDATE unwanted_predictions
      SET posted_at = '${new Date(now().getTime() - days * DAY_MS).toISOString()}'`);
  await posted(6);
  expect(await givenUpWithdrawals(store.db, now())).toBe(1);
  await posted(8);
  expect(await givenUpWithdrawals(store.db, now())).toBe(0);
});
