import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { claim } from "#server/features/dreams/part-job-queries.ts";
import { openBeside, openTestStore, POSTGRES, type TestStore } from "../support/database.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const at = now.toISOString();
const JOBS = 80;
let stores: TestStore[];
beforeEach(async () => {
  const store = await openTestStore();
  // Two connections of one process would wait for one another on SQLite.
  stores = POSTGRES ? [store, await openBeside(store)] : [store];
});
afterEach(async () => {
  for (const store of stores.toReversed()) await store.close();
});

test("80 claims at once take 80 different jobs, and one more takes none", async () => {
  const { db } = stores[0]!;
  const users = ["ann", "bob", "cem", "dua"];
  for (const id of users) await addUser(db, id);
  for (let i = 0; i < JOBS; i++) {
    const dreamId = `d${i}`;
    const userId = users[i % users.length]!;
    await setPart(db, { userId, dreamId, part: "reading", round: 1, cost: 1, status: "queued" });
    await db
      .insertInto("jobs")
      .values({
        id: `j${i}`,
        dream_id: dreamId,
        part: "reading",
        round: 1,
        status: "queued",
        run_at: at,
        created_at: at,
      })
      .execute();
  }
  const claimOne = (i: number) =>
    transact(stores[i % stores.length]!.db, { queue: "jobs" }, (trx) =>
      claim(trx, "reading", { now, worker: `w${i % stores.length}` }),
    );
  const claimed = await Promise.all(Array.from({ length: JOBS }, (_, i) => claimOne(i)));
  expect(new Set(claimed.map((job) => job?.id)).size).toBe(JOBS);
  expect(claimed).not.toContain(null);
  expect(await claimOne(0)).toBeNull();
});
