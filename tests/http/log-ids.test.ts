import Fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import { registerRequestWork, requestId } from "#server/http/request-work.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";
import { createReadableLog } from "../support/log-lines.ts";

const DREAM = "Gökten inciler yağıyordu, annemin evi suyun altındaydı.";
const refuses = new ProviderError("provider_failed", "no", { retry: false, fault: "none" });

let site: TestApp | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

it("lines of a job have its id and that of the request that queued it", async () => {
  const written = createReadableLog("debug");
  const { reading } = createTestEngines();
  const engines = {
    reading: {
      ...reading,
      async read() {
        written.log.info("the engine writes a line");
        throw refuses;
      },
    },
  };
  site = await startTestApp({ log: written.log, engines, env: { LOG_LEVEL: "debug" } });
  const client = await site.signUp({ tokens: 1 });
  const dreamId = await client.submitDream(DREAM, { depth: "reading" });
  await site.finished(dreamId);

  const lines = written.lines();
  const submission = lines.find(({ msg, req }) => {
    return msg === "incoming request" && (req as { path: string }).path === "/api/dreams";
  })!;
  const job = await site.store.db.selectFrom("jobs").select(["id", "traceparent"]).executeTakeFirstOrThrow();
  expect(submission.reqId).toMatch(/^[\da-f]{16}$/);
  const ids = { reqId: submission.reqId, jobId: job.id };
  expect(lines.find(({ msg }) => msg === "the engine writes a line")).toMatchObject(ids);
  expect(lines.find(({ msg }) => msg === "part failed")).toMatchObject(ids);
  expect(job.traceparent).toMatch(new RegExp(`^00-[\\da-f]{32}-${String(submission.reqId)}-00$`));
  expect(written.text()).not.toContain("inciler");
  expect(written.text()).not.toContain(client.user.email);
});

it("all lines of a request have the same id, once, also those after its body was read", async () => {
  const { log, lines, text } = createReadableLog();
  const app = Fastify({ loggerInstance: log, genReqId: requestId });
  registerRequestWork(app, null);
  app.post("/echo", (request, reply) => {
    log.info("the log of the process");
    request.log.info("the log of the request");
    return reply.send("done");
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { "content-type": "application/json" };
  // Long, so that it comes in several events of the connection.
  const body = JSON.stringify({ text: "x".repeat(500_000) });
  for (let count = 0; count < 2; count++)
    expect((await fetch(`${url}/echo`, { method: "POST", headers, body })).status).toBe(200);
  await app.close();

  const own = lines().filter(({ req, msg }) => req !== undefined || msg.startsWith("the log of"));
  const ids = own.map(({ reqId }) => reqId);
  expect(ids).toEqual([ids[0], ids[0], ids[0], ids[3], ids[3], ids[3]]);
  expect(ids[0]).toMatch(/^[\da-f]{16}$/);
  expect(ids[3]).not.toBe(ids[0]);
  expect(
    text()
      .split("\n")
      .filter((line) => line.split('"reqId"').length > 2),
  ).toEqual([]);
});

it.each([
  ["a trusted proxy", "127.0.0.1", { "x-forwarded-for": "203.0.113.7" }, true],
  ["a trusted proxy that names no client", "127.0.0.1", {}, false],
  ["another address", "198.51.100.9", { "x-forwarded-for": "203.0.113.7" }, false],
])("a trace goes on only from a trusted proxy: %s", async (_peer, remoteAddress, forwarded, goesOn) => {
  const app = Fastify({ trustProxy: "127.0.0.1", genReqId: requestId });
  registerRequestWork(app, null);
  app.get("/", (request, reply) => reply.send(request.work.traceId));
  const traceId = "a".repeat(32);
  const headers = { ...forwarded, traceparent: `00-${traceId}-${"b".repeat(16)}-01` };
  const { body } = await app.inject({ url: "/", remoteAddress, headers });
  expect(body === traceId).toBe(goesOn);
  expect(body).toMatch(/^[\da-f]{32}$/);
  await app.close();
});
