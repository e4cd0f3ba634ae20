import { expect, test } from "vitest";
import { startTestApp } from "../support/app.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const LOST_JOBS = 100;

test("a process that is stopped while it starts ends without an error, once all of its start is done", async () => {
  const site = await startTestApp({ running: false });
  const { db } = site.store;
  await addUser(db, "ann");
  const at = site.deps.now().toISOString();
  for (let i = 0; i < LOST_JOBS; i++) {
    const part = { dream_id: `d${i}`, part: "reading", round: 1 } as const;
    await setPart(db, {
      userId: "ann",
      dreamId: part.dream_id,
      part: "reading",
      round: 1,
      cost: 1,
      status: "queued",
    });
    const lease = { status: "running", lease_token: "gone", lease_until: at, worker: "gone" } as const;
    await db
      .insertInto("jobs")
      .values({ ...part, ...lease, id: `j${i}`, run_at: at, created_at: at })
      .execute();
  }
  // Takes some turns of the event loop, in which the start would end.
  await site.app.close();
  const starting = site.deps.start();
  await site.close();
  await expect(starting).resolves.toBeUndefined();
});
