import { afterEach, beforeEach, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { isVolumeFull } from "#server/errors.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { Alerts } from "#shared/admin/alerts.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { refuse, startFakeS3 } from "../fakes/s3.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";

const noSpace = () => Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
let app: TestApp;
let client: SignedInClient;
let drawn: number;

beforeEach(async () => {
  drawn = 0;
  const { image } = createTestEngines();
  app = await startTestApp({
    engines: { image: { name: "brush", draw: (...call) => (drawn++, image.draw(...call)) } },
  });
  client = await app.signUp({ tokens: 2 });
});
afterEach(() => app.close());

const jobOfImage = () =>
  app.store.db.selectFrom("jobs").selectAll().where("part", "=", "image").executeTakeFirstOrThrow();

test("a part whose files cannot be stored keeps its credits and waits, and the admins get an alert", async () => {
  const { media } = app.deps;
  const { saveBytes, hasRoom } = media;
  media.saveBytes = () => Promise.reject(noSpace());
  const id = await client.submitDream("A lighthouse walks over the sea", { depth: "image" });
  await expect.poll(async () => (await jobOfImage()).last_error).toContain("no room");
  expect(await jobOfImage()).toMatchObject({ status: "queued", attempts: 0 });
  expect((await client.dream(id)).parts.image).toMatchObject({ error: null });
  const admin = await app.signUp({ admin: true });
  const alerts = async () => {
    const { problems } = (await admin.get("/api/admin/attention")).json as unknown as Alerts;
    return problems.filter(({ code }) => code === "disk_low").length;
  };
  expect(await alerts()).toBe(1);

  // Due again, and still no room: the image is not drawn a second time.
  media.hasRoom = async () => false;
  app.advance(10 * MINUTE_MS);
  app.runner.wake();
  await expect.poll(() => app.waiting()).toBe(1);
  expect(drawn).toBe(1);

  Object.assign(media, { saveBytes, hasRoom });
  app.runner.wake();
  await app.finished(id);
  expect(await client.dream(id)).toMatchObject({ status: "done", creditsUsed: 2 });
  expect(drawn).toBe(2);
  expect(await checkLedger(app.store.db)).toEqual([]);
});

test("while a bucket refuses uploads, a part waits without an attempt and is not drawn again", async () => {
  const { image } = createTestEngines();
  const fake = await startFakeS3();
  fake.fault = ({ method }) => (method === "PUT" ? refuse(403, "AccessDenied") : undefined);
  await app.close();
  app = await startTestApp({
    engines: { image: { name: "brush", draw: (...call) => (drawn++, image.draw(...call)) } },
    env: fake.env,
  });
  client = await app.signUp({ tokens: 2 });
  const id = await client.submitDream("A lighthouse walks over the sea", { depth: "image" });
  await expect.poll(async () => (await jobOfImage()).last_error).toContain("AccessDenied");
  expect(await jobOfImage()).toMatchObject({ status: "queued", attempts: 0 });
  app.advance(10 * MINUTE_MS);
  app.runner.wake();
  await expect.poll(() => app.waiting()).toBe(1);
  expect(drawn).toBe(1);

  fake.fault = undefined;
  // The result of the last check holds for two seconds.
  await expect
    .poll(async () => (app.runner.wake(), (await client.dream(id)).status), { timeout: 10_000 })
    .toBe("done");
  expect(drawn).toBe(2);
  await fake.close();
});

test("a full volume is recognised by its code, its cause, and the message of a program", () => {
  const broken = (cause: unknown) => new ProviderError("media_broken", "film file", { retry: false, cause });
  expect(isVolumeFull(noSpace())).toBe(true);
  expect(isVolumeFull(broken(noSpace()))).toBe(true);
  expect(
    isVolumeFull(broken(Object.assign(new Error("1"), { stderr: Buffer.from("No space left on device") }))),
  ).toBe(true);
  expect(isVolumeFull(broken(new Error("moov atom not found")))).toBe(false);
});
