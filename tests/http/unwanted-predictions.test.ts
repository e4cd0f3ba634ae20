import { afterEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { claim } from "#server/features/dreams/part-job-queries.ts";
import type { Alerts } from "#shared/admin/alerts.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { hang, replyJson, reset } from "../fakes/http-faults.ts";
import { startVideoApp, type VideoApp } from "./replicate-app.ts";

let app: VideoApp;
afterEach(() => app.close());

const unwanted = () => app.store.db.selectFrom("unwanted_predictions").selectAll().execute();

/** Lets the waits of the list pass until it is empty. */
async function untilEmpty(): Promise<void> {
  await expect
    .poll(
      async () => {
        app.advance(10_000);
        app.runner.wake();
        return unwanted();
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}

async function delivered(): Promise<{ client: Awaited<ReturnType<VideoApp["signUp"]>>; id: string }> {
  const client = await app.signUp({ tokens: 5 });
  const { id } = await app.submit(client);
  await expect.poll(() => app.fake.predictions.length, { timeout: 30_000 }).toBe(1);
  return { client, id };
}

test.each([
  ["by its seed", "bytedance/seedance-1-lite"],
  ["by its prompt, where the model takes no seed", "kwaivgi/kling-v2.1"],
])("a dream deleted while its submission is answered: the prediction is found %s", async (_how, model) => {
  app = await startVideoApp({ model, times: { call: 60_000 } });
  app.fake.polls = Infinity;
  app.fake.fail("taken", hang);
  const { client, id } = await delivered();
  expect((await client.delete(`/api/dreams/${id}`)).status).toBe(204);
  await untilEmpty();
  expect(app.fake.predictions).toMatchObject([{ status: "canceled" }]);
  expect(await app.calls()).toMatchObject([{ dream_id: id, outcome: "canceled", micro_usd: 0 }]);
  expect((await app.calls())[0]!.settled_at).not.toBeNull();
  expect(await client.credits()).toBe(0);
  expect(await checkLedger(app.store.db)).toEqual([]);
});

test("a dream deleted while its video waits for the next attempt: the prediction is cancelled by its id", async () => {
  app = await startVideoApp();
  app.fake.fail("get", replyJson({}, 502));
  const { client, id } = await delivered();
  const waits = async () =>
    app.store.db.selectFrom("jobs").select("status").where("last_error", "is not", null).execute();
  await expect.poll(waits, { timeout: 30_000 }).toEqual([{ status: "queued" }]);
  expect((await client.delete(`/api/dreams/${id}`)).status).toBe(204);
  app.fake.heal();
  app.fake.polls = Infinity;
  await untilEmpty();
  expect(app.fake.predictions).toMatchObject([{ status: "canceled" }]);
});

test("an outage delays the cancelling and does not end it", async () => {
  app = await startVideoApp();
  app.fake.polls = Infinity;
  const { client, id } = await delivered();
  app.fake.fail("get", reset, 4);
  app.fake.fail("cancel", replyJson({}, 503), 2);
  await client.delete(`/api/dreams/${id}`);
  await untilEmpty();
  expect(app.fake.predictions).toMatchObject([{ status: "canceled" }]);
  expect(app.fake.received.cancel).toBe(3);
});

test("a prediction that had ended meanwhile is paid for and counted", async () => {
  app = await startVideoApp();
  app.fake.polls = Infinity;
  const { client, id } = await delivered();
  app.fake.settle(app.fake.predictions[0]!);
  await client.delete(`/api/dreams/${id}`);
  await untilEmpty();
  expect(app.fake.received.cancel).toBe(0);
  expect(await app.calls()).toMatchObject([{ outcome: "ok", video_seconds: 5, micro_usd: 90_000 }]);
});

test("a lost submission whose work appears late is cancelled; the one that replaced it makes the video", async () => {
  app = await startVideoApp();
  // The first submission is received, and its prediction not listed before the second one is made.
  app.fake.fail("taken", reset, 1);
  app.fake.fail("list", replyJson({ previous: null, next: null, results: [] }), 1);
  const { dream } = await app.make();
  expect(dream.parts.video.status).toBe("done");
  expect(app.fake.predictions).toHaveLength(2);
  await untilEmpty();
  const [wanted, lost] = app.fake.predictions;
  expect(lost).toMatchObject({ status: "canceled" });
  expect(wanted).toMatchObject({ status: "succeeded" });
  const outcomes = (await app.calls()).map(({ outcome }) => outcome).toSorted();
  expect(outcomes).toEqual(["canceled", "ok"]);
});

test("a lost submission of a model without a seed does not take the video of another dream", async () => {
  app = await startVideoApp({ model: "kwaivgi/kling-v2.1" });
  await app.make();
  app.fake.fail("create", reset, 1);
  const { dream } = await app.make();
  expect(dream.parts.video.status).toBe("done");
  expect(app.fake.predictions).toHaveLength(2);
  const jobs = await app.store.db
    .selectFrom("jobs")
    .select("provider_job")
    .where("part", "=", "video")
    .execute();
  expect(new Set(jobs.map((job) => job.provider_job)).size).toBe(2);
});

test.each(["bytedance/seedance-1-lite", "kwaivgi/kling-v2.1"])(
  "a video of %s that fails before its lost submission was found: the prediction is cancelled",
  async (model) => {
    app = await startVideoApp({ model });
    app.fake.polls = Infinity;
    app.fake.fail("taken", reset, 1);
    app.fake.fail("list", replyJson({}, 502));
    const { client, id } = await delivered();
    const fails = async () => {
      app.advance(5_000);
      app.runner.wake();
      return (await client.dream(id)).parts.video.status;
    };
    await expect.poll(fails, { timeout: 30_000 }).toBe("failed");
    expect(await client.credits()).toBe(3);
    app.fake.heal();
    await untilEmpty();
    expect(app.fake.predictions).toMatchObject([{ status: "canceled" }]);
    expect((await app.calls()).map(({ outcome }) => outcome)).toEqual(["canceled"]);
  },
);

test.each(["bytedance/seedance-1-lite", "kwaivgi/kling-v2.1"])(
  "a video of %s whose two submissions were lost: both predictions are cancelled, and counted each",
  async (model) => {
    app = await startVideoApp({ model });
    app.fake.polls = Infinity;
    app.fake.fail("taken", reset, 2);
    app.fake.fail("list", replyJson({ previous: null, next: null, results: [] }));
    const client = await app.signUp({ tokens: 5 });
    const { id } = await app.submit(client);
    const fails = async () => {
      app.advance(5_000);
      app.runner.wake();
      return (await client.dream(id)).parts.video.status;
    };
    await expect.poll(fails, { timeout: 30_000 }).toBe("failed");
    expect(app.fake.predictions).toHaveLength(2);
    app.fake.heal();
    await untilEmpty();
    expect(app.fake.predictions).toMatchObject([{ status: "canceled" }, { status: "canceled" }]);
    const refs = await app.store.rows("SELECT ref, outcome FROM provider_calls WHERE part = 'video'");
    expect(refs.map(({ outcome }) => outcome)).toEqual(["canceled", "canceled"]);
    expect(new Set(refs.map(({ ref }) => ref)).size).toBe(2);
  },
);

test("a prediction that never ends is given up after a day; the admins get an alert for a week", async () => {
  app = await startVideoApp();
  app.fake.polls = Infinity;
  const { client, id } = await delivered();
  app.fake.fail("cancel", replyJson({}, 200));
  const admin = await app.signUp({ admin: true });
  const alerts = async () => {
    await admin.signIn(admin.user.email);
    const { problems } = (await admin.get("/api/admin/attention")).json as unknown as Alerts;
    return problems.filter(({ code }) => code === "predictions_running");
  };
  await client.delete(`/api/dreams/${id}`);
  await expect.poll(() => app.fake.received.cancel).toBe(1);
  app.advance(23 * HOUR_MS);
  app.runner.wake();
  await expect.poll(() => app.fake.received.cancel).toBe(2);
  expect(await alerts()).toEqual([]);
  app.advance(2 * HOUR_MS);
  app.runner.wake();
  await expect.poll(() => app.fake.received.cancel).toBe(3);
  expect(await alerts()).toEqual([{ code: "predictions_running", count: 1 }]);
  app.advance(DAY_MS);
  app.runner.wake();
  expect(await alerts()).toHaveLength(1);
  app.advance(7 * DAY_MS);
  await untilEmpty();
  expect(app.fake.received.cancel).toBe(3);
  expect(await alerts()).toEqual([]);
});

test("a submission that began nothing is looked for a while, and then costs nothing", async () => {
  app = await startVideoApp();
  app.fake.fail("create", replyJson({}, 500), 1);
  await app.make();
  expect(await unwanted()).toHaveLength(1);
  const open = (await app.calls()).find(({ outcome }) => outcome === "open");
  expect(open!.micro_usd).toBe(90_000);
  app.advance(16 * 60_000);
  await untilEmpty();
  const outcomes = (await app.calls()).map(({ outcome, micro_usd: cost }) => [outcome, cost]);
  expect(outcomes).toEqual([
    ["not_begun", 0],
    ["ok", 90_000],
  ]);
});

test("a part whose submission got no response continues while its provider is unavailable; one that waits does not", async () => {
  app = await startVideoApp({ running: false });
  const client = await app.signUp({ tokens: 10 });
  const [posted] = [await app.submit(client), await app.submit(client)];
  const { db } = app.store;
  await db.updateTable("jobs").set({ status: "done" }).where("part", "<>", "video").execute();
  const video = await db
    .selectFrom("jobs")
    .select("id")
    .where("dream_id", "=", posted!.id)
    .where("part", "=", "video")
    .executeTakeFirstOrThrow();
  const at = app.deps.now();
  const submission = {
    job_id: video.id,
    nth: 1,
    state: "posting",
    seed: 7,
    posted_at: at.toISOString(),
  } as const;
  await db
    .insertInto("provider_orders")
    .values({ ...submission, prompt_hash: null, call_id: null })
    .execute();
  const take = () =>
    transact(db, { queue: "jobs" }, (trx) =>
      claim(trx, "video", { now: at, worker: "test", take: "resumable" }),
    );
  expect(await take()).toMatchObject({ id: video.id });
  expect(await take()).toBeNull();
});
