import { afterEach, beforeEach, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { LEASE_MS } from "#server/jobs/store.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { forkWorker } from "../support/forked-worker.ts";

const DREAMS = 200;

let app: TestApp;
let client: SignedInClient;
beforeEach(async () => {
  app = await startTestApp({ running: false, env: { DREAM_QUEUE_LIMIT_PER_PERSON: "300" } });
  client = await app.signUp({ tokens: DREAMS });
});
afterEach(() => app.close());

const jobs = () => app.store.db.selectFrom("jobs").selectAll().orderBy("created_at").execute();
async function start(): Promise<void> {
  await app.deps.registration.start();
  await app.runner.start();
}

test("three processes claim each of 200 jobs once", async () => {
  for (let i = 0; i < DREAMS; i++)
    await client.submitDream(`Rüya ${i}: bir ev ve deniz, hep birlikte.`, { depth: "reading" });
  const workers = await Promise.all([forkWorker(app), forkWorker(app)]);
  for (const worker of workers) worker.ask({ do: "make dreams" });
  // None reads before both have begun, so that one cannot do the work of all.
  await Promise.all(workers.map((worker) => worker.time("reading", "begun")));
  await start();
  await expect.poll(async () => (await jobs()).some(({ status }) => status === "done")).toBe(true);
  for (const worker of workers) worker.ask({ do: "read on" });
  await expect
    .poll(async () => (await jobs()).every(({ status }) => status === "done"), { timeout: 60_000 })
    .toBe(true);
  const made = await jobs();
  expect(made).toHaveLength(DREAMS);
  expect(made.filter(({ attempts }) => attempts !== 1)).toEqual([]);
  expect(new Set(made.map(({ worker }) => worker)).size).toBe(3);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(await app.store.db.selectFrom("workers").select("id").execute()).toEqual([
    { id: app.deps.registration.id },
  ]);
  expect(await checkLedger(app.store.db)).toEqual([]);
});

/** A dream whose image another process draws and never ends. */
async function drawnElsewhere() {
  const id = await client.submitDream("Bu rüya bitmez, hep sürer.", { depth: "image" });
  const worker = await forkWorker(app);
  worker.ask({ do: "make dreams" });
  await worker.time("image", "begun");
  return { id, worker };
}

test("a process that starts resumes the job of a killed one at once", async () => {
  const { id, worker } = await drawnElsewhere();
  await worker.kill();
  const begun = performance.now();
  await start();
  await app.finished(id);
  expect(performance.now() - begun).toBeLessThan(LEASE_MS / 2);
  expect(await client.dream(id)).toMatchObject({ status: "done", creditsUsed: 2 });
  expect(await checkLedger(app.store.db)).toEqual([]);
});

test("a process that runs resumes the job of a killed one within seconds, and none of a living one", async () => {
  const { id, worker } = await drawnElsewhere();
  await start();
  // Its lease is good for another minute, and its lock for as long as it lives.
  expect(await app.store.db.selectFrom("workers").select("id").execute()).toHaveLength(2);
  await worker.kill();
  const begun = performance.now();
  await app.finished(id);
  expect(performance.now() - begun).toBeLessThan(LEASE_MS / 2);
  expect((await jobs()).map(({ attempts }) => attempts)).toEqual([1, 2]);
  expect(await checkLedger(app.store.db)).toEqual([]);
});
