import { afterEach, beforeEach, expect, test } from "vitest";
import type { Alerts } from "#shared/admin/alerts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const readOnly = () => Object.assign(new Error("EROFS: read-only file system, open"), { code: "EROFS" });

async function problems(): Promise<string[]> {
  const admin = await app.signUp({ admin: true });
  const { problems: found } = (await admin.get("/api/admin/attention")).json as unknown as Alerts;
  return found.map(({ code }) => code);
}

test("a volume that takes no files makes the site not ready and gives an alert, until it takes them again", async () => {
  const { media } = app.deps;
  const { isWritable } = media;
  const ready = async () => (await app.visitor().get("/readyz")).json as { checks: Record<string, boolean> };
  media.isWritable = async () => false;
  expect((await ready()).checks).toMatchObject({ database: true, volume: false });
  expect(await problems()).toContain("storage_failing");
  media.isWritable = isWritable;
  expect((await ready()).checks).toMatchObject({ volume: true });
  expect(await problems()).not.toContain("storage_failing");
});

test("a part that cannot be stored waits with its credits, however often", async () => {
  const { media } = app.deps;
  const { saveBytes } = media;
  media.saveBytes = () => Promise.reject(readOnly());
  const owner = await app.signUp({ tokens: 2 });
  const id = await owner.submitDream("A lighthouse walks over the sea", { depth: "image" });
  const job = () =>
    app.store.db.selectFrom("jobs").selectAll().where("part", "=", "image").executeTakeFirstOrThrow();
  await expect.poll(async () => (await job()).last_error).toContain("EROFS");
  expect(await job()).toMatchObject({ status: "queued", attempts: 0 });
  expect((await owner.dream(id)).parts.image).toMatchObject({ error: null });
  media.saveBytes = saveBytes;
  app.advance(10 * 60_000);
  app.runner.wake();
  await app.finished(id);
  expect(await owner.dream(id)).toMatchObject({ status: "done", creditsUsed: 2 });
});

test("a request that meets a storage which does not work gets 503 and a sentence that says so", async () => {
  const owner = await app.signUp({ tokens: 2 });
  app.deps.payments.provider!.openCheckout = () => Promise.reject(readOnly());
  const { status, json } = await owner.post("/api/payments/create-payment", { packageId: "starter" });
  expect(status).toBe(503);
  expect(json).toMatchObject({
    error: {
      code: "unavailable",
      details: { reason: "storage_failing" },
      message: expect.stringContaining("storage") as string,
    },
  });
});

test("a damaged database that does not find a session leaves its cookie", async () => {
  const { store } = app.deps;
  const { isDamaged } = store;
  const owner = await app.signUp();
  await app.store.db.deleteFrom("sessions").execute();
  store.isDamaged = () => true;
  const reply = await owner.get("/api/me");
  expect([reply.status, reply.headers["set-cookie"]]).toEqual([503, undefined]);
  store.isDamaged = isDamaged;
  expect((await owner.get("/api/dreams")).status).toBe(401);
});
