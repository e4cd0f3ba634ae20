import { pino } from "pino";
import { expect, test } from "vitest";
import { buildHealthApp } from "#server/health-app.ts";
import { startTestApp } from "../support/app.ts";

test("a process that only works logs no request, as the others, and so no IP address", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
  const site = await startTestApp({ log, running: false });
  const health = buildHealthApp(site.deps);
  expect((await health.inject("/nothing")).statusCode).toBe(404);
  expect((await health.inject("/readyz")).statusCode).toBe(503);
  expect(lines).toEqual([]);
  await health.close();
  await site.close();
});
