import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { startDatabaseClock } from "#server/db/postgres/clock.ts";

test("the wait for a free connection does not shift the clock", async () => {
  const client = { query: async () => ({ rows: [{ at: Date.now() }] }), release: () => {} };
  const busyPool = { connect: () => setTimeout(400, client) };
  const clock = await startDatabaseClock(busyPool as never);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(100);
  clock.stop();
});
