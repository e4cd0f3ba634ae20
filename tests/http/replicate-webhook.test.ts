import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { replyJson } from "../fakes/http-faults.ts";
import { WEBHOOK_SECRET } from "../fakes/replicate.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { startVideoApp, type VideoApp } from "./replicate-app.ts";

let app: VideoApp;
afterEach(() => app.close());

const send = async ({ headers, body }: ReturnType<VideoApp["fake"]["delivery"]>) =>
  (await app.app.inject({ method: "POST", url: "/api/webhooks/replicate", headers, payload: body }))
    .statusCode;

describe("the webhook of Replicate", () => {
  let id: string;
  let client: Awaited<ReturnType<VideoApp["signUp"]>>;
  let dreamId: string;
  /** A video that is polled too rarely for this test, so that only the webhook completes it. */
  beforeEach(async () => {
    app = await startVideoApp({ webhook: true });
    app.fake.polls = Infinity;
    client = await app.signUp({ tokens: 5 });
    dreamId = (await app.submit(client)).id;
    await until(async () => app.fake.received.get > 0);
    ({ id } = app.fake.predictions[0]!);
  });
  const delivery = (own: Parameters<VideoApp["fake"]["delivery"]>[1] = {}) => app.fake.delivery(id, own);

  test("is named in the submission and ends the wait for a video", async () => {
    expect(app.fake.predictions[0]!.webhook).toBe("http://localhost:3000/api/webhooks/replicate");
    app.fake.settle(app.fake.predictions[0]!);
    await until(
      async () => (await send(delivery())) === 200 && (await client.dream(dreamId)).status === "done",
    );
    expect((await client.dream(dreamId)).parts.video.status).toBe("done");
  });

  test("a delivery to another process ends the wait, and its replays are refused by all", async () => {
    const env = { REPLICATE_WEBHOOK_SECRET: WEBHOOK_SECRET };
    const web = await startTestApp({ beside: app, running: false, env });
    const { headers, body } = delivery({ messageId: "msg_2" });
    const sendTo = async (site: Pick<TestApp, "app">) => {
      const payload = { url: "/api/webhooks/replicate", headers, payload: body } as const;
      return (await site.app.inject({ method: "POST", ...payload })).statusCode;
    };
    // The prediction runs on: the delivery only makes the process that waits ask once more.
    const asked = app.fake.received.get;
    expect(await sendTo(web)).toBe(200);
    await until(async () => app.fake.received.get === asked + 1);
    expect(await sendTo(web)).toBe(200);
    expect(await sendTo(app)).toBe(200);
    const rows = await app.store.db.selectFrom("webhook_deliveries").selectAll().execute();
    expect(rows).toMatchObject([{ id: "msg_2", provider_job: id }]);
    app.fake.settle(app.fake.predictions[0]!);
    const next = delivery({ messageId: "msg_3" });
    await web.app.inject({
      method: "POST",
      url: "/api/webhooks/replicate",
      headers: next.headers,
      payload: next.body,
    });
    await app.finished(dreamId);
    expect((await client.dream(dreamId)).parts.video.status).toBe("done");
    expect(app.fake.received.get).toBe(asked + 2);
    await web.close();
  });

  test("uses only the id of a delivery: the result is fetched from the API", async () => {
    const claims = { status: "succeeded", output: `${app.fake.origin}/files/another/film.mp4` };
    const before = app.fake.received.get;
    await until(async () => (await send(delivery({ claims }))) === 200 && app.fake.received.get > before);
    expect((await client.dream(dreamId)).parts.video.status).toBe("processing");
    expect(app.fake.received.file).toBe(0);
  });

  test("ignores a repeated delivery", async () => {
    const twice = delivery({ messageId: "msg_1" });
    expect(await send(twice)).toBe(200);
    const asked = app.fake.received.get;
    expect(await send(twice)).toBe(200);
    expect(await send(twice)).toBe(200);
    expect(app.fake.received.get).toBeLessThanOrEqual(asked + 1);
    expect((await client.dream(dreamId)).parts.video.status).toBe("processing");
  });

  test.each<[string, () => ReturnType<typeof delivery>]>([
    ["another key", () => delivery({ secret: `whsec_${Buffer.from("another key").toString("base64")}` })],
    ["a time long ago", () => delivery({ at: new Date(Date.now() - 6 * 60_000) })],
    ["a time in the future", () => delivery({ at: new Date(Date.now() + 6 * 60_000) })],
    ["another body", () => ({ ...delivery(), body: `{"id":"${id}"}` })],
    ["no signature", () => ({ ...delivery(), headers: { "content-type": "application/json" } as never })],
    [
      "an invalid time",
      () => {
        const { headers, body } = delivery();
        return { headers: { ...headers, "webhook-timestamp": "now" }, body };
      },
    ],
  ])("refuses a delivery with %s", async (_what, make) => {
    expect(await send(make())).toBe(400);
    expect((await client.dream(dreamId)).parts.video.status).toBe("processing");
  });

  test("accepts deliveries for unknown and finished predictions", async () => {
    app.fake.settle(app.fake.predictions[0]!);
    await until(
      async () => (await send(delivery())) === 200 && (await client.dream(dreamId)).status === "done",
    );
    const asked = app.fake.received.get;
    expect(await send(delivery())).toBe(200);
    expect(await send(app.fake.delivery("nobody"))).toBe(200);
    expect(app.fake.received.get).toBe(asked);
    expect((await client.dream(dreamId)).creditsUsed).toBe(5);
  });
});

test("a delivery that comes during a poll is not missed", async () => {
  app = await startVideoApp({ webhook: true });
  app.fake.fail(
    "get",
    async (exchange) => {
      const prediction = app.fake.predictions[0]!;
      const before = { ...prediction, status: "processing" };
      app.fake.settle(prediction);
      expect(await send(app.fake.delivery(prediction.id))).toBe(200);
      await replyJson(before)(exchange);
    },
    1,
  );
  const client = await app.signUp({ tokens: 5 });
  const { id } = await app.submit(client);
  await expect
    .poll(async () => (await client.dream(id)).parts.video.status, { timeout: 20_000 })
    .toBe("done");
});

test("does not exist without a secret, and submissions name none", async () => {
  app = await startVideoApp();
  await app.make();
  expect(app.fake.predictions[0]).not.toHaveProperty("webhook");
  expect(await send(app.fake.delivery("any"))).toBe(404);
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}
