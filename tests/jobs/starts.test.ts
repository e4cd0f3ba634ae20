import { afterEach, beforeEach, expect, test } from "vitest";
import { signalsOf } from "#server/db/signals.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

let site: TestApp;
beforeEach(async () => void (site = await startTestApp({ running: false })));
afterEach(() => site.close());

const at = () => site.deps.now().toISOString();

test("a process that is stopped while it starts leaves no work behind", async () => {
  const starting = site.deps.start();
  await site.deps.close();
  await starting;
  expect(signalsOf(site.deps.store.db).listenerCount("jobDue")).toBe(0);
});

test("a process starts where lost jobs cannot be written, as on a full volume, and requeues them later", async () => {
  const { db } = site.store;
  await addUser(db, "ann");
  const part = { part: "reading", round: 1 } as const;
  await setPart(db, { ...part, userId: "ann", dreamId: "d", cost: 1, status: "queued" });
  const lease = { status: "running", lease_token: "gone", lease_until: at(), worker: "gone" } as const;
  const job = { ...part, ...lease, id: "j", dream_id: "d", run_at: at(), created_at: at() };
  await db.insertInto("jobs").values(job).execute();
  const mend = await site.store.trigger("BEFORE UPDATE OF status ON jobs", { when: "NEW.status = 'queued'" });
  await site.deps.start();
  await mend();
  site.runner.wake();
  await expect.poll(() => site.store.value("SELECT lease_token FROM jobs")).not.toBe("gone");
});
