import type { ServerResponse } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createTracer } from "#server/telemetry/tracer.ts";
import { spansOf, startFakeCollector } from "../fakes/collector.ts";

const dataDir = mkdtempSync(join(tmpdir(), "tracer-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const settingsOf = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).tracing;

let collector: Awaited<ReturnType<typeof startFakeCollector>>;
beforeEach(async () => void (collector = await startFakeCollector()));
afterEach(() => collector.close());

const warnings: { lost: number; reason: string }[] = [];
afterEach(() => void (warnings.length = 0));
const log = { warn: (details: object) => void warnings.push(details as (typeof warnings)[0]) };
const tracerOf = (env: Record<string, string> = {}) =>
  createTracer(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env })!, log);
const traceId = (end: string) => end.padStart(32, "a");
const span = (end: string) => ({ traceId: traceId(end), name: "GET /", kind: "server" }) as const;

describe("a tracer", () => {
  test("keeps as many spans as fit while the collector hangs, and does not wait for it at the end", async () => {
    const open: ServerResponse[] = [];
    collector.answer = (response) => void open.push(response);
    const tracer = tracerOf();
    for (let count = 0; count < 10_000; count++) tracer.begin(span("1"))!.end();
    await expect.poll(() => open.length).toBe(1);
    for (const response of open) response.writeHead(200).end();
    collector.answer = (response) => void response.writeHead(200).end();
    await expect.poll(() => spansOf(collector.received).length).toBe(2560);
    // The first line of the log; the others are added up for a minute.
    expect(warnings).toEqual([{ lost: 1, reason: "too many wait" }]);
    collector.answer = () => undefined;
    tracer.begin(span("1"))!.end();
    await tracer.close(50);
  });

  test.each([
    ["refuses", (response: ServerResponse) => response.writeHead(500).end("no"), "status 500"],
    ["breaks off", (response: ServerResponse) => response.destroy(), "TypeError"],
    [
      "sends elsewhere",
      (response: ServerResponse) => response.writeHead(307, { location: "/" }).end(),
      "TypeError",
    ],
  ])("only warns when the collector %s", async (_what, answer, reason) => {
    collector.answer = (response) => void answer(response);
    const tracer = tracerOf();
    tracer.begin(span("1"))!.end();
    await tracer.close(5000);
    expect(warnings).toEqual([{ lost: 1, reason }]);
    expect(collector.received).toHaveLength(1);
  });

  test("sends nothing for as long as the collector asks", async () => {
    collector.answer = (response) => void response.writeHead(429, { "retry-after": "600" }).end();
    const tracer = tracerOf();
    for (let count = 0; count < 600; count++) tracer.begin(span("1"))!.end();
    await tracer.close(5000);
    expect(collector.received).toHaveLength(1);
  });

  test("sends what ends meanwhile together, not at once", async () => {
    const open: ServerResponse[] = [];
    collector.answer = (response) => void open.push(response);
    const tracer = tracerOf();
    for (let count = 0; count < 512; count++) tracer.begin(span("1"))!.end();
    await expect.poll(() => open.length).toBe(1);
    tracer.begin(span("1"))!.end();
    open[0]!.writeHead(200).end();
    collector.answer = (response) => void response.writeHead(200).end();
    await expect.poll(() => open[0]!.socket === null).toBe(true);
    // Meanwhile the sender has read the reply.
    for (let count = 0; count < 20; count++) await (await fetch(collector.url)).text();
    tracer.begin(span("1"))!.end();
    await tracer.close(5000);
    const batches = collector.received.filter(({ body }) => body !== "").map((one) => spansOf([one]).length);
    expect(batches).toEqual([512, 2]);
  });

  test("cuts off what would be a trace without end", async () => {
    const tracer = tracerOf();
    const root = tracer.begin(span("1"))!;
    for (let count = 0; count < 1500; count++) root.child({ name: "SELECT", kind: "client" }).end();
    root.end();
    await tracer.close(5000);
    expect(spansOf(collector.received)).toHaveLength(1001);
  });

  test("follows the sampler of the settings", () => {
    const low = { ...span("0"), traceId: `${"a".repeat(19)}0${"0".repeat(12)}` };
    const high = { ...span("f"), traceId: "f".repeat(32) };
    const half = { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.5" };
    expect(tracerOf(half).begin(low)).toBeDefined();
    expect(tracerOf(half).begin(high)).toBeUndefined();
    expect(tracerOf(half).begin({ ...high, parentSampled: true })).toBeUndefined();
    const parents = tracerOf({ ...half, OTEL_TRACES_SAMPLER: "parentbased_traceidratio" });
    expect(parents.begin({ ...high, parentSampled: true })).toBeDefined();
    expect(parents.begin({ ...low, parentSampled: false })).toBeUndefined();
    expect(tracerOf({ OTEL_TRACES_SAMPLER: "always_off" }).begin(low)).toBeUndefined();
  });
});

describe("the settings of traces", () => {
  test("are none without a collector, or where it is switched off", () => {
    expect(settingsOf({})).toBeNull();
    expect(settingsOf({ OTEL_SERVICE_NAME: "a", OTEL_TRACES_SAMPLER: "always_on" })).toBeNull();
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "https://otlp.example" };
    expect(settingsOf({ ...endpoint, OTEL_SDK_DISABLED: "true" })).toBeNull();
  });

  test("have the names of OpenTelemetry", () => {
    const settings = settingsOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://otlp.example/base/",
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20a%3Db, x-a=1",
      OTEL_RESOURCE_ATTRIBUTES: "service.name=one,deployment.environment.name=test",
      OTEL_SERVICE_NAME: "two",
    });
    expect(settings).toMatchObject({
      url: "https://otlp.example/base/v1/traces",
      headers: { authorization: "Bearer a=b", "x-a": "1" },
      resource: { "service.name": "two", "deployment.environment.name": "test" },
      ratio: 1,
      followsParent: true,
    });
  });

  test.each([
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "no pair"],
    ["OTEL_TRACES_SAMPLER", "sometimes"],
    ["OTEL_TRACES_SAMPLER_ARG", "2"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://otlp.example"],
    ["SENTRY_DSN", "https://sentry.example/1"],
    ["SENTRY_DSN", "https://key@sentry.example"],
    ["SENTRY_DSN", "http://key@sentry.example/1"],
  ])("refuse %s=%s", (name, value) => {
    expect(() => settingsOf({ [name]: value })).toThrow(name);
  });
});
