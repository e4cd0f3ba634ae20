import { readdirSync, renameSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { cancelUnbegun, enqueue } from "#server/features/dreams/queries.ts";
import { claimDue, store, type ClaimRules } from "#server/features/dreams/part-job-queries.ts";
import { LEASE_MS } from "#server/jobs/store.ts";
import type { EngineCall } from "#server/providers/engines.ts";
import type { Dream } from "#shared/dreams.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";

const { endJob, heartbeat, lostJobs, postpone, requeueLost } = store;

let app: TestApp;
let ana: SignedInClient;
let bora: SignedInClient;
const start = new Date("2026-11-21T03:00:00.000Z");

beforeEach(async () => {
  app = await startTestApp({ running: false, now: start });
  await app.deps.registration.start();
  ana = await app.signUp({ tokens: 50 });
  bora = await app.signUp({ tokens: 50 });
});
afterEach(() => app.close());

async function submit(client: SignedInClient, depth = "full"): Promise<string> {
  app.advance(1000);
  return client.submitDream("Gökten inciler yağıyordu.", { depth });
}
const later = (ms: number) => new Date(app.deps.now().getTime() + ms);
const claimBy = (part: "reading" | "image" | "video", rules: Partial<ClaimRules> = {}) => {
  const own = { now: app.deps.now(), worker: app.deps.registration.id };
  return claimDue(app.store.db, part, { ...own, ...rules });
};
const claimNow = (part: "reading" | "image" | "video", now = app.deps.now()) => claimBy(part, { now });

test("no transaction begins where no job is due", async () => {
  const noTransaction = () => Promise.reject(new Error("a transaction began"));
  const look = (by = app.deps.now()) => store.claimDue(app.store.db, { by }, noTransaction);
  expect(await look()).toBeNull();
  await submit(ana, "reading");
  expect(await look(later(-2000))).toBeNull();
  await expect(look()).rejects.toThrow("a transaction began");
});

test("a part waits for the earlier parts of its own dream only", async () => {
  const id = await submit(ana);
  expect(await claimNow("image")).toBeNull();
  const reading = (await claimNow("reading"))!;
  expect(await claimNow("image")).toBeNull();
  await transact(app.store.db, { user: ana.user.id }, (trx) => endJob(trx, reading, "done"));
  expect(await claimNow("image")).toMatchObject({ dream_id: id });
  expect(await claimNow("video")).toBeNull();
});

test("a part is free whichever way the earlier ones ended, and waits again for one that is submitted again", async () => {
  const id = await submit(ana);
  const inOrder = { dreamId: id, now: app.deps.now() };
  const run = <T>(fn: (trx: Trx) => Promise<T>) => transact(app.store.db, { user: ana.user.id }, fn);
  const reading = (await claimNow("reading"))!;
  await run((trx) => endJob(trx, reading, "failed"));
  const image = (await claimNow("image"))!;
  await run((trx) => endJob(trx, image, "cancelled"));
  await run((trx) => enqueue(trx, { ...inOrder, parts: [{ part: "image", round: 2 }] }));
  expect(await claimNow("video")).toBeNull();
  await run((trx) => cancelUnbegun(trx, id));
  await run((trx) => enqueue(trx, { ...inOrder, parts: [{ part: "video", round: 2 }] }));
  expect(await claimNow("video")).toMatchObject({ dream_id: id, round: 2 });
});

test("a job that returns to the queue still blocks the later parts", async () => {
  await submit(ana);
  const reading = (await claimNow("reading"))!;
  const plan = { runAt: later(60_000), error: null, countAttempt: true };
  await transact(app.store.db, { user: ana.user.id }, (trx) => postpone(trx, reading, plan));
  expect(await claimNow("image")).toBeNull();
});

test("a job is claimed once", async () => {
  await submit(ana, "reading");
  const claims = await Promise.all([claimNow("reading"), claimNow("reading")]);
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test("a user with fewer running jobs is served before one with more, whoever was first", async () => {
  await submit(ana, "reading");
  await submit(ana, "reading");
  const third = await submit(bora, "reading");
  await claimNow("reading");
  expect(await claimNow("reading")).toMatchObject({ dream_id: third });
});

const claimReading = (placesEach: number) => claimBy("reading", { placesEach });

test("no user holds the last place while another user has work in the queue", async () => {
  for (let i = 0; i < 4; i++) await submit(ana, "reading");
  const theirs = await submit(bora, "reading");
  expect(await claimReading(2)).toBeTruthy();
  expect(await claimReading(2)).toMatchObject({ dream_id: theirs });
  expect(await claimReading(2)).toBeTruthy();
  expect(await claimReading(2)).toBeNull();
});

test("a user may hold every place while no other user waits", async () => {
  for (let i = 0; i < 3; i++) await submit(ana, "reading");
  for (let i = 0; i < 3; i++) expect(await claimReading(1)).toBeTruthy();
});

async function subscribe(client: SignedInClient, plan: string, periodEnd: Date): Promise<void> {
  const id = `${client.user.id} ${plan}`;
  const period = { status: "active" as const, period_end: periodEnd.toISOString(), renews: 0 as const };
  const created = { id, user_id: client.user.id, plan_type: plan, created_at: start.toISOString() };
  await app.store.db
    .insertInto("subscriptions")
    .values({ ...created, ...period })
    .execute();
}

test.each([
  ["pro", HOUR_MS, true],
  ["premium", HOUR_MS, true],
  ["basic", HOUR_MS, false],
  ["pro", -HOUR_MS, false],
])("a subscriber of %s whose period ends in %i ms goes first among equals: %s", async (plan, left, first) => {
  const older = await submit(ana, "reading");
  await subscribe(bora, plan, later(left));
  const theirs = await submit(bora, "reading");
  expect(await claimNow("reading")).toMatchObject({ dream_id: first ? theirs : older });
});

test("a subscriber with work under way does not go before one with none, nor before one who waited long", async () => {
  await subscribe(bora, "premium", later(HOUR_MS));
  await submit(bora, "reading");
  await claimNow("reading");
  const theirs = await submit(ana, "reading");
  await submit(bora, "reading");
  expect(await claimNow("reading")).toMatchObject({ dream_id: theirs });

  await app.store.db.updateTable("jobs").set({ status: "done", lease_token: null }).execute();
  const patient = await submit(ana, "reading");
  app.advance(10 * 60_000);
  await submit(bora, "reading");
  expect(await claimNow("reading")).toMatchObject({ dream_id: patient });
});

test("while a provider is unavailable, only jobs that it has begun are claimed", async () => {
  const id = await submit(ana, "reading");
  await submit(bora, "reading");
  await app.store.db.updateTable("jobs").set({ provider_job: "begun" }).where("dream_id", "=", id).execute();
  const resumable = () => claimBy("reading", { take: "resumable" });
  expect(await resumable()).toMatchObject({ dream_id: id });
  expect(await resumable()).toBeNull();
});

/** Resolves to the ids of the jobs. */
async function requeueAllLost(now: Date): Promise<string[]> {
  const lost = await lostJobs(app.store.db, now, []);
  for (const job of lost)
    expect(await transact(app.store.db, { user: job.user_id }, (trx) => requeueLost(trx, job, now))).toBe(
      true,
    );
  return lost.map(({ id }) => id);
}

test("a lease that ran out is claimed again, and its first holder can no longer finish", async () => {
  await submit(ana, "reading");
  const first = (await claimNow("reading"))!;
  const after = later(LEASE_MS + 1);
  expect(await requeueAllLost(after)).toEqual([first.id]);
  const second = (await claimNow("reading", after))!;
  expect(second).toMatchObject({ id: first.id, attempts: 2 });
  expect(await heartbeat(app.store.db, first, after)).toBe(false);
  expect(await transact(app.store.db, { user: ana.user.id }, (trx) => endJob(trx, first, "done"))).toBe(
    false,
  );
  expect(await transact(app.store.db, { user: ana.user.id }, (trx) => endJob(trx, second, "done"))).toBe(
    true,
  );
});

test("a heartbeat extends the lease", async () => {
  await submit(ana, "reading");
  const job = (await claimNow("reading"))!;
  const [before] = await lostJobs(app.store.db, later(LEASE_MS + 1), []);
  expect(await heartbeat(app.store.db, job, later(LEASE_MS - 1))).toBe(true);
  expect(
    await transact(app.store.db, { user: ana.user.id }, (trx) => requeueLost(trx, before!, later(0))),
  ).toBe(false);
  expect(await requeueAllLost(later(LEASE_MS + 1))).toEqual([]);
});

test("a job that was interrupted too often fails, and its credits return", async () => {
  const id = await submit(ana, "reading");
  await app.store.db.updateTable("jobs").set({ attempts: 6, last_error: "interrupted" }).execute();
  const done = app.finished(id);
  await app.runner.start();
  await done;
  const dream = ((await ana.get(`/api/dreams/${id}`)).json as { dream: Dream }).dream;
  expect(dream).toMatchObject({ status: "failed", creditsReturned: 1 });
  expect(dream.parts.reading.error).toBe("interrupted");
  expect(await checkLedger(app.store.db)).toEqual([]);
});

test("stopping the server puts running work back without counting it as an attempt", async () => {
  const started = Promise.withResolvers<void>();
  const reading = {
    name: "reading",
    read: (_brief: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, reject) => {
        started.resolve();
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  };
  const stopping = await startTestApp({ engines: { reading } });
  const client = await stopping.signUp({ tokens: 1 });
  await client.submitDream("Gökten inciler yağıyordu.", { depth: "reading" });
  await started.promise;
  await stopping.runner.stop();
  const job = await stopping.store.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
  expect(job).toMatchObject({ status: "queued", attempts: 0, lease_token: null });
  await stopping.close();
});

test("work under way is not begun a second time when the clock jumps ahead", async () => {
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const { reading } = createTestEngines();
  const held: typeof reading = {
    name: "studio",
    async read(prompt, call) {
      begun.push(prompt.dreamText);
      if (prompt.dreamText.startsWith("Gökten")) await gate.promise;
      return reading.read(prompt, call);
    },
  };
  const site = await startTestApp({ engines: { reading: held }, now: start });
  const client = await site.signUp({ tokens: 2 });
  const submit = (dreamText: string) => client.submitDream(dreamText, { depth: "reading" });
  const id = await submit("Gökten inciler yağıyordu.");
  await expect.poll(() => begun.length).toBe(1);
  site.advance(HOUR_MS);
  await site.finished(await submit("Denizden sesler geliyordu."));
  expect(begun).toEqual(["Gökten inciler yağıyordu.", "Denizden sesler geliyordu."]);
  gate.resolve();
  await site.finished(id);
  expect(begun).toHaveLength(2);
  expect(await checkLedger(site.store.db)).toEqual([]);
  await site.close();
});

test("a worker whose lease was lost while it drew writes nothing and leaves no file", async () => {
  const gate = Promise.withResolvers<void>();
  const drawing = Promise.withResolvers<EngineCall>();
  const { image } = createTestEngines();
  const slow: typeof image = {
    ...image,
    async draw(brief, call) {
      drawing.resolve(call);
      await gate.promise;
      return image.draw(brief, call);
    },
  };
  const site = await startTestApp({ engines: { image: slow } });
  const client = await site.signUp({ tokens: 2 });
  const id = await client.submitDream("Gökten inciler yağıyordu.", { depth: "image" });
  const call = await drawing.promise;
  // What another process does that took this one for dead.
  const taken = { lease_token: "another", worker: "another", attempts: 2 };
  await site.store.db.updateTable("jobs").set(taken).where("status", "=", "running").execute();
  const rows = () =>
    Promise.all([
      site.store.db.selectFrom("dreams").selectAll().execute(),
      site.store.db.selectFrom("dream_parts").selectAll().execute(),
      site.store.db.selectFrom("dream_events").selectAll().execute(),
      site.store.db.selectFrom("jobs").selectAll().execute(),
      site.store.db.selectFrom("media").selectAll().execute(),
      site.store.db.selectFrom("ledger_entries").selectAll().execute(),
    ]);
  await site.store.db
    .insertInto("workers")
    .values({
      id: "another",
      role: "all",
      places: "{}",
      started_at: "",
      seen_at: site.deps.now().toISOString(),
    })
    .execute();
  const before = await rows();
  call.onProgress(0.5);
  gate.resolve();
  await expect.poll(() => site.runner.state().running).toBe(0);
  expect(await rows()).toEqual(before);
  expect(readdirSync(site.config.mediaDir).filter((name) => name !== ".making")).toEqual([]);
  expect(before[0]).toMatchObject([{ id, status: "processing" }]);
  await site.close();
});

test("a part whose failure cannot be written leaves the server running, and is taken again later", async () => {
  const read = () => Promise.reject(new Error("down"));
  const site = await startTestApp({ engines: { reading: { name: "studio", read } } });
  const mend = await site.store.trigger("BEFORE UPDATE OF status ON jobs", { when: "NEW.status = 'queued'" });
  const client = await site.signUp({ tokens: 1 });
  await client.submitDream("Gökten inciler yağıyordu.", { depth: "reading" });
  const job = () => site.store.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
  await expect.poll(async () => [(await job()).attempts, site.runner.state().running]).toEqual([1, 0]);
  await mend();
  site.advance(LEASE_MS + 1);
  site.runner.wake();
  await expect.poll(async () => (await job()).attempts).toBe(2);
  await site.close();
});

test("nothing is begun while the volume is unavailable, and everything when it is back", async () => {
  const site = await startTestApp();
  const { mediaDir } = site.config;
  renameSync(mediaDir, `${mediaDir}.away`);
  const client = await site.signUp({ tokens: 2 });
  const id = await client.submitDream("Gökten inciler yağıyordu.", { depth: "image" });
  await expect.poll(async () => [await site.waiting(), site.runner.state().running]).toEqual([2, 0]);
  expect((await site.visitor().get("/readyz")).status).toBe(503);
  renameSync(`${mediaDir}.away`, mediaDir);
  site.runner.wake();
  await site.finished(id);
  const jobs = await site.store.db.selectFrom("jobs").select(["status", "attempts"]).execute();
  expect(jobs).toEqual([1, 1].map((attempts) => ({ status: "done", attempts })));
  await site.close();
});
