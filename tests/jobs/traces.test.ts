import { afterAll, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { grant } from "#server/features/credits/credits.ts";
import type { Dream } from "#shared/dreams.ts";
import { spansOf, startFakeCollector } from "../fakes/collector.ts";
import { API_KEY, startFakeOpenAi } from "../fakes/openai.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { openStoreOf } from "../support/database.ts";
import { createServerProcess } from "../support/server-process.ts";

const DREAM = "Denizin altında kırmızı bir kütüphane vardı, babam orada beni bekliyordu.";
const EMAIL = "planted@example.com";

const collector = await startFakeCollector();
const openai = await startFakeOpenAi();
const server = await createServerProcess({
  WEB_PROCESSES: "2",
  OPENAI_API_KEY: API_KEY,
  OPENAI_BASE_URL: openai.url,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20key",
});
afterAll(async () => {
  await server.dispose();
  await collector.close();
  await openai.close();
});

test("a request, its queries, its job and the provider call are one trace over two processes, without texts", async () => {
  await server.start();
  const user = await signUpOverHttp(server.origin, EMAIL);
  const store = await openStoreOf(server);
  const lot = { userId: user.userId, source: "admin", sourceRef: "test", tokens: 10 } as const;
  await transact(store.db, { user: lot.userId }, (trx) =>
    grant(trx, { ...lot, expiresAt: null, now: new Date() }),
  );
  await store.close();
  const submission = { dreamText: DREAM, language: "tr", depth: "reading" };
  const { dream } = (await user.send("POST", "/api/dreams", submission)).json as { dream: Dream };
  const read = async () => (await user.send("GET", `/api/dreams/${dream.id}?secret=planted-query`)).json;
  await expect
    .poll(read, { timeout: 60_000 })
    .toMatchObject({ dream: { status: expect.stringMatching(/done|failed/) } });
  // A stopping process sends what waits.
  await server.stop();

  const spans = spansOf(collector.received);
  const request = spans.find(({ name }) => name === "POST /api/dreams")!;
  expect(request).toMatchObject({ kind: 2, status: { code: 0 } });
  const trace = spans.filter(({ traceId }) => traceId === request.traceId);
  const job = trace.find(({ name }) => name === "job part")!;
  expect(job).toMatchObject({ parentSpanId: request.spanId, kind: 5 });
  expect(job.pid).not.toBe(request.pid);
  const below = ({ spanId }: { spanId: string }) => trace.filter((one) => one.parentSpanId === spanId);
  const queryOf = (span: { spanId: string }, text: string) =>
    below(span).filter(({ attributes }) =>
      attributes.some(({ key, value }) => key === "db.query.text" && value.stringValue!.includes(text)),
    );
  expect(queryOf(request, "sessions").length).toBeGreaterThan(0);
  expect(queryOf(request, 'into "jobs"')).toHaveLength(1);
  expect(queryOf(job, "dream_parts").length).toBeGreaterThan(0);
  const call = below(job).find(({ name }) => name === "POST 127.0.0.1")!;
  expect(call).toMatchObject({ pid: job.pid, kind: 3 });
  for (const { startTimeUnixNano, endTimeUnixNano } of trace)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  expect(collector.received[0]).toMatchObject({ path: "/v1/traces", headers: { "x-key": "a key" } });

  const bytes = collector.bytes();
  for (const secret of [
    "kütüphane",
    "k\\u00fct",
    EMAIL,
    "planted",
    user.userId,
    API_KEY,
    "cookie",
    "secret=",
  ])
    expect(bytes).not.toContain(secret);
  expect(server.output()).toContain(`"traceId":"${request.traceId}"`);
});
