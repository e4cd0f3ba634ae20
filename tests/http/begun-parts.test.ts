import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { release } from "#server/features/credits/credits.ts";
import { deleteDream } from "#server/features/dreams/bin.ts";
import { insertMedia } from "#server/features/dreams/queries.ts";
import { removeUser, removeStep } from "#server/features/privacy/privacy.ts";
import { claim, assertLease } from "#server/features/dreams/part-job-queries.ts";
import { LEASE_LOST } from "#server/jobs/store.ts";
import type { Dream } from "#shared/dreams.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { POSTGRES, type SqliteTestStore } from "../support/database.ts";
import { createTestEngines } from "../support/engines.ts";
import { createReadableLog } from "../support/log-lines.ts";

let app: TestApp;
afterEach(() => app.close());

const SUBMISSION = { dreamText: "Suyun altında yürüyen bir tren gördüm.", language: "tr", depth: "full" };
const dreamOf = (response: { json: unknown }) => (response.json as { dream: Dream }).dream;
const submit = async (client: SignedInClient) => dreamOf(await client.post("/api/dreams", SUBMISSION));
const begun = (part: string) =>
  sql`UPDATE dream_parts SET status = 'processing' WHERE part = ${part}`.execute(app.store.db);

/** A reading that waits for the test, then works or fails. */
function heldReading() {
  const started = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const engines = createTestEngines();
  const reading: typeof engines.reading = {
    name: "studio",
    async read(...call) {
      started.resolve();
      await ends.promise;
      return engines.reading.read(...call);
    },
  };
  return { reading, started: started.promise, ends };
}

describe("a part that has begun", () => {
  test("is not in what cancelling returns, and continues; the others return their credits", async () => {
    const { reading, started, ends } = heldReading();
    app = await startTestApp({ engines: { reading } });
    const client = await app.signUp({ tokens: 5 });
    const { id, creditsReturnable } = await submit(client);
    expect(creditsReturnable).toBe(5);
    await started;
    expect(await client.dream(id)).toMatchObject({ creditsHeld: 5, creditsReturnable: 4 });
    const cancelled = dreamOf(await client.post(`/api/dreams/${id}/cancel`));
    expect(cancelled).toMatchObject({ status: "processing", creditsReturned: 4, creditsReturnable: 0 });
    const again = await client.post(`/api/dreams/${id}/cancel`);
    expect(again.json).toMatchObject({
      error: { code: "conflict", details: { reason: "nothing_to_cancel" } },
    });
    ends.resolve();
    await app.finished(id);
    expect(await client.dream(id)).toMatchObject({ status: "done", creditsUsed: 1 });
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test("is spent when its dream is deleted, and returns its credits when it fails", async () => {
    const { reading, started, ends } = heldReading();
    app = await startTestApp({ engines: { reading } });
    const client = await app.signUp({ tokens: 10 });
    const [deleted, failing] = [await submit(client), await submit(client)];
    await started;
    await expect.poll(async () => (await client.dream(failing.id)).creditsReturnable).toBe(4);
    expect((await client.delete(`/api/dreams/${deleted.id}`)).status).toBe(204);
    expect(await client.credits()).toBe(4);
    const clock = setInterval(() => {
      app.advance(120_000);
      app.runner.wake();
    }, 20);
    ends.reject(new Error("broken"));
    await app.finished(failing.id);
    clearInterval(clock);
    expect((await client.dream(failing.id)).parts.reading).toMatchObject({ status: "failed" });
    expect(await client.credits()).toBeGreaterThan(4);
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test("stays begun while it waits for its next attempt", async () => {
    const reading = { name: "studio", read: () => Promise.reject(new Error("busy")) };
    app = await startTestApp({ engines: { reading }, now: new Date("2026-11-22T03:00:00.000Z") });
    const client = await app.signUp({ tokens: 1 });
    const { id } = dreamOf(await client.post("/api/dreams", { ...SUBMISSION, depth: "reading" }));
    const queued = () =>
      app.store.db.selectFrom("jobs").select(["status", "attempts"]).where("dream_id", "=", id).execute();
    await expect.poll(queued).toEqual([{ status: "queued", attempts: 1 }]);
    const waiting = { status: "queued", creditsReturnable: 0, parts: { reading: { status: "queued" } } };
    expect(await client.dream(id)).toMatchObject(waiting);
    expect((await client.post(`/api/dreams/${id}/cancel`)).status).toBe(409);
    await client.delete(`/api/dreams/${id}`);
    expect(await client.credits()).toBe(0);
  });

  test("is queued like its job, and stays begun, where the server stopped or its lease ran out", async () => {
    const { reading, started, ends } = heldReading();
    app = await startTestApp({ engines: { reading } });
    const client = await app.signUp({ tokens: 5 });
    const { id } = await submit(client);
    await started;
    ends.reject(new Error("too late"));
    const status = async () => (await client.dream(id)).parts.reading.status;
    await app.runner.stop();
    expect(await status()).toBe("queued");
    const lease = {
      status: "running",
      lease_token: "lost",
      lease_until: "2000-01-01T00:00:00.000Z",
    } as const;
    const { db } = app.store;
    await db.updateTable("jobs").set(lease).where("part", "=", "reading").execute();
    await sql`UPDATE dream_parts SET status = 'processing' WHERE part = 'reading'`.execute(db);
    app.deps.media.hasRoom = async () => false;
    await app.runner.start();
    await expect.poll(status).toBe("queued");
    expect(await client.dream(id)).toMatchObject({ creditsReturnable: 4 });
  });

  test("cannot be released, cancelled or put back by a bug: the database refuses", async () => {
    app = await startTestApp({ running: false });
    const client = await app.signUp({ tokens: 5 });
    const { id } = await submit(client);
    await begun("reading");
    const part = { dreamId: id, part: "reading", round: 1, cause: "own", now: app.deps.now() } as const;
    await expect(
      transact(app.store.db, { dream: part.dreamId }, (trx) => release(trx, part)),
    ).rejects.toThrow("a part that has begun is spent");
    for (const status of ["queued", "cancelled"]) {
      const change = sql`UPDATE dream_parts SET status = ${status} WHERE part = 'reading'`;
      await expect(change.execute(app.store.db)).rejects.toThrow("ends as done or failed");
    }
  });
});

const own = () => ({ now: app.deps.now(), worker: "test" });

test("a part that is cancelled between its claim and its beginning never begins", async () => {
  app = await startTestApp({ running: false });
  const client = await app.signUp({ tokens: 5 });
  const { id } = await submit(client);
  const { db } = app.store;
  const job = (await transact(db, { queue: "jobs" }, (trx) => claim(trx, "reading", own())))!;
  const cancelled = dreamOf(await client.post(`/api/dreams/${id}/cancel`));
  expect(cancelled).toMatchObject({ status: "cancelled", creditsReturned: 5 });
  await expect(transact(db, { user: job.user_id }, (trx) => assertLease(trx, job))).rejects.toBe(LEASE_LOST);
  expect(await client.credits()).toBe(5);
  expect(await checkLedger(db)).toEqual([]);
});

test.each(["cancelled by its owner", "stopped with the server"])(
  "a part that is %s just before its beginning never begins, and nothing is logged as a fault",
  async (how) => {
    const written = createReadableLog("warn");
    app = await startTestApp({ running: false, log: written.log });
    const client = await app.signUp({ tokens: 5 });
    const { id } = await submit(client);
    const [reached, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(app.deps.watch, "paused").mockImplementation(async () => {
      reached.resolve();
      await goesOn.promise;
      return false;
    });
    await app.runner.start();
    await reached.promise;
    if (how === "cancelled by its owner") await client.post(`/api/dreams/${id}/cancel`);
    const stopped = app.runner.stop();
    // Until the work has been aborted.
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    goesOn.resolve();
    await stopped;
    await client.post(`/api/dreams/${id}/cancel`);
    expect(await client.dream(id)).toMatchObject({ status: "cancelled", creditsReturned: 5 });
    expect(written.lines()).toEqual([]);
  },
);

test("a part that is claimed when its account is deleted never begins, and returns its credits", async () => {
  app = await startTestApp({ running: false });
  const client = await app.signUp({ tokens: 5, password: "correct horse battery" });
  await submit(client);
  const { db } = app.store;
  const job = (await transact(db, { queue: "jobs" }, (trx) => claim(trx, "reading", own())))!;
  const { id } = client.user;
  await transact(db, { user: id }, (trx) =>
    removeUser(trx, { userId: id, proof: null, now: app.deps.now() }),
  );
  await expect(transact(db, { user: job.user_id }, (trx) => assertLease(trx, job))).rejects.toBe(LEASE_LOST);
  while (await removeStep({ db, now: app.deps.now, removeFiles: async () => undefined }, id));
  const left = db.selectFrom("user_credits").select(["credits", "held"]).where("user_id", "=", id);
  expect(await left.executeTakeFirst()).toEqual({ credits: 5, held: 0 });
  expect(await checkLedger(db)).toEqual([]);
});

test("a deletion knows the files of its dream from inside its transaction, a late large image too", async () => {
  app = await startTestApp();
  const client = await app.signUp({ tokens: 2 });
  const { id } = dreamOf(await client.post("/api/dreams", { ...SUBMISSION, depth: "image" }));
  await app.finished(id);
  const { db } = app.store;
  const own = await db.selectFrom("media").selectAll().where("dream_id", "=", id).execute();
  const late = { ...own[0]!, name: "still-4k.webp", file: `${id}/late.webp` };
  await transact(db, { dream: late.dream_id }, (trx) => insertMedia(trx, [late]));
  const files = await deleteDream(db, { userId: client.user.id, id, now: app.deps.now() });
  expect(files.toSorted()).toEqual([...own.map(({ file }) => file), late.file].toSorted());
});

test("a retry asks whose dream it is before it asks what may be spent", async () => {
  app = await startTestApp({
    engines: { reading: { name: "openai", read: () => Promise.reject(new Error()) } },
  });
  const [owner, other] = [await app.signUp({ tokens: 5 }), await app.signUp()];
  const { id } = await submit(owner);
  await owner.post(`/api/dreams/${id}/cancel`);
  app.deps.watch.paused = async () => true;
  expect((await other.post(`/api/dreams/${id}/retry`)).status).toBe(404);
  expect((await owner.post(`/api/dreams/${id}/retry`)).status).toBe(503);
});

// The limit is SQLite's own.
test.skipIf(POSTGRES)("a full volume is reported as such, and nothing is charged or lost", async () => {
  app = await startTestApp({ running: false });
  const client = await app.signUp({ tokens: 50 });
  const { sqlite } = app.store as SqliteTestStore;
  sqlite.pragma(`max_page_count = ${String(sqlite.pragma("page_count", { simple: true }))}`);
  const dreamText = "Deniz kabarıyordu. ".repeat(20).trim();
  let refused;
  do refused = await client.post("/api/dreams", { ...SUBMISSION, dreamText });
  while (refused.status === 202);
  expect(refused.status).toBe(503);
  expect(refused.json).toMatchObject({ error: { code: "unavailable", details: { reason: "storage" } } });
  expect((refused.json as { error: { message: string } }).error.message).toMatch(/room/);
  const held = app.store.db.selectFrom("dreams").select((eb) => eb.fn.countAll<number>().as("n"));
  const { n } = await held.executeTakeFirstOrThrow();
  expect(await client.credits()).toBe(50 - 5 * n);
  sqlite.pragma("max_page_count = 1000000");
  expect((await client.post("/api/dreams", { ...SUBMISSION, dreamText })).status).toBe(202);
  expect(await checkLedger(app.store.db)).toEqual([]);
});
