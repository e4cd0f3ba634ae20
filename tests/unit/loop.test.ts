import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createLoop } from "#server/jobs/loop.ts";
import { beginRequest, currentWork, inWork } from "#server/work-context.ts";

describe("recurring work", () => {
  const log = { error: () => expect.unreachable() };
  const counting = () => {
    let runs = 0;
    const run = async () => void runs++;
    return { loop: createLoop({ name: "test", everyMs: 60_000, run, log }), runs: () => runs };
  };

  test("begins only after what the same turn of the event loop still has to do", async () => {
    const { loop, runs } = counting();
    loop.start();
    for (let i = 0; i < 10; i++) await Promise.resolve();
    expect(runs()).toBe(0);
    await setImmediate();
    expect(runs()).toBe(1);
    await loop.stop();
  });

  test("is not begun any more once it is stopped", async () => {
    const { loop, runs } = counting();
    loop.start();
    await loop.stop();
    await setImmediate();
    expect(runs()).toBe(0);
  });

  test("is no part of the request that woke it", async () => {
    const works: unknown[] = [];
    const run = async () => void works.push(currentWork());
    const loop = createLoop({ name: "test", everyMs: 60_000, run, log });
    inWork(beginRequest({ reqId: "1".repeat(16), method: "GET" }, null), () => loop.start());
    await expect.poll(() => works.length).toBe(1);
    expect(works).toEqual([{ loop: "test", traceId: expect.any(String) }]);
    await loop.stop();
  });
});
