import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createErrorReports, type ErrorReports } from "#server/telemetry/error-reports.ts";
import { startFakeCollector } from "../fakes/collector.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";
import { createReadableLog } from "../support/log-lines.ts";

const DREAM = "Gökten inciler yağıyordu, annemin evi suyun altındaydı.";

let tracker: Awaited<ReturnType<typeof startFakeCollector>>;
let reports: ErrorReports;
let site: TestApp | undefined;
const written = () => createReadableLog("info", (error, message) => reports.report(error, message));
beforeEach(async () => {
  tracker = await startFakeCollector();
  const dsn = tracker.url.replace("//", "//publickey@");
  const { sentry } = readConfig({ SENTRY_DSN: `${dsn}/base/42` });
  reports = createErrorReports(sentry!, { warn: () => undefined });
});
afterEach(async () => {
  await site?.close();
  site = undefined;
  await reports.close(1000);
  await tracker.close();
});

interface Event {
  exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] };
  tags: { reqId?: string; jobId?: string; loop?: string };
}
const events = () => tracker.received.map(({ body }) => JSON.parse(body.split("\n")[2]!) as Event);

test("an unexpected error of a request and of a job is reported with its ids, and no word of a user", async () => {
  const { reading } = createTestEngines();
  const engines = {
    reading: {
      ...reading,
      async read({ dreamText }: { dreamText: string }): Promise<never> {
        throw new TypeError(`cannot read ${dreamText}\n    at planted (/${dreamText}:1:1)`);
      },
    },
  };
  site = await startTestApp({ log: written().log, engines });
  const client = await site.signUp({ tokens: 2 });
  await client.submitDream(DREAM, { depth: "reading" });
  await expect.poll(() => tracker.received.length).toBe(1);
  const { id } = await site.store.db.selectFrom("jobs").select("id").executeTakeFirstOrThrow();
  await site.runner.stop();
  await site.store.db.schema.alterTable("dream_parts").renameTo("other").execute();
  const response = await client.get("/api/dreams?page=0&q=inciler");
  await site.store.db.schema.alterTable("other").renameTo("dream_parts").execute();
  expect(response.status).toBe(500);
  await expect.poll(() => tracker.received.length).toBe(2);

  const [job, request] = events();
  expect(job).toMatchObject({ tags: { jobId: id, reqId: expect.any(String) } });
  expect(job!.exception.values.at(-1)).toMatchObject({ type: "TypeError", value: "part failed" });
  expect(job!.exception.values.at(-1)!.stacktrace.frames.at(-1)!.filename).toBe(
    "tests/http/error-reports.test.ts",
  );
  expect(request).toMatchObject({ tags: { reqId: expect.any(String) } });
  expect(request!.exception.values.at(-1)!.value).toMatch(/^request failed/);
  expect(tracker.received[0]).toMatchObject({ path: "/base/api/42/envelope/" });
  expect(tracker.received[0]!.headers["x-sentry-auth"]).toContain("sentry_key=publickey");
  for (const secret of ["inciler", "planted", client.user.email, client.user.id, "cookie", process.cwd()])
    expect(tracker.bytes()).not.toContain(secret);
});

test("an expected failure of a provider, and what has no error, is not reported", async () => {
  const { log } = written();
  log.warn({ err: new Error("expected") }, "part failed");
  log.error({ reason: "no key" }, "a provider refused a call");
  log.child({ a: 1 }).error({ err: new Error("unexpected") }, "recurring work failed");
  await expect.poll(() => tracker.received.length).toBe(1);
  await reports.close(1000);
  expect(events().map(({ exception }) => exception.values[0]!.value)).toEqual(["recurring work failed"]);
});

test("a failing loop sends one report, and many different errors at most thirty a minute", async () => {
  const { log } = written();
  const fail = () => log.error({ err: new Error("same") }, "recurring work failed");
  for (let count = 0; count < 1000; count++) fail();
  for (let count = 0; count < 100; count++) log.error({ err: new Error("") }, `failed ${count}`);
  await expect.poll(() => tracker.received.length).toBe(30);
  await reports.close(1000);
  expect(tracker.received).toHaveLength(30);
});

test("a tracker that hangs delays nothing", async () => {
  tracker.answer = () => undefined;
  const { log, lines } = written();
  for (let count = 0; count < 50; count++) log.error({ err: new Error("") }, `failed ${count}`);
  expect(lines()).toHaveLength(50);
  await reports.close(50);
  expect(tracker.received.length).toBeLessThan(2);
});
