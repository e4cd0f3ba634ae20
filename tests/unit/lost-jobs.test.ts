import { expect, it } from "vitest";
import { z } from "zod";
import type { Job, JobDefinition, LeasedJob } from "#server/jobs/definition.ts";
import { createWorker } from "#server/jobs/worker.ts";
import { openTestStore } from "../support/database.ts";

it("lost jobs go back to the queue in several turns of the event loop", async () => {
  const ids = Array.from({ length: 100 }, (_, i) => String(i));
  let turn = 0;
  const next = () => {
    turn++;
    immediate = setImmediate(next);
  };
  let immediate = setImmediate(next);
  const requeued = new Map<string, number>();
  const definition = {
    name: "test",
    store: {
      lostJobs: async () => ids.filter((id) => !requeued.has(id)).map((id) => ({ id })),
      requeueLost: async (_trx: unknown, { id }: { id: string }) => requeued.set(id, turn),
    },
    payload: z.object({ id: z.string() }),
    turn: ({ id }: { id: string }) => ({ user: id }),
    requeued: async () => undefined,
    async *claims() {},
  } as unknown as JobDefinition<{ id: string }, string>;
  const store = await openTestStore();
  const log = { error: () => expect.unreachable() };
  const worker = createWorker(definition, { db: store.db, tracer: null, log, now: () => new Date() });
  await worker.start();
  clearImmediate(immediate);
  await worker.stop();
  await store.close();
  expect([...requeued.keys()]).toEqual(ids);
  const ofTurns = Map.groupBy(requeued.values(), (at) => at);
  expect(Math.max(...Array.from(ofTurns.values(), ({ length }) => length))).toBeLessThanOrEqual(20);
});

it("a job that was lost and claimed anew by the same process is stopped, also after its first attempt has ended", async () => {
  const claimed: LeasedJob[] = [];
  const attempts = new Map<string, { signal: AbortSignal; end: () => void }>();
  const definition = {
    name: "test",
    store: { lostJobs: async () => [], heartbeat: async () => true, postpone: async () => false },
    payload: z.object({}),
    attemptsMax: 5,
    turn: () => ({ none: "it changes nothing" }),
    enter: () => () => undefined,
    inPlace: (_payload: unknown, work: () => Promise<void>) => work(),
    handle: ({ lease_token: token }: Job<object>, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        attempts.set(token, { signal, end: resolve });
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
    async *claims() {
      for (let job = claimed.shift(); job; job = claimed.shift()) yield job;
    },
  } as unknown as JobDefinition<object, string>;
  const store = await openTestStore();
  const log = { error: () => expect.unreachable() };
  const worker = createWorker(definition, { db: store.db, tracer: null, log, now: () => new Date() });
  await worker.start();
  async function claim(token: string): Promise<void> {
    claimed.push({ id: "job", attempts: 1, last_error: null, lease_token: token, traceparent: null });
    worker.wake();
    await expect.poll(() => attempts.has(token)).toBe(true);
  }
  await claim("first");
  await claim("second");
  attempts.get("first")!.end();
  await expect.poll(() => worker.state().running).toBe(1);
  await worker.stop();
  expect(attempts.get("second")!.signal.aborted).toBe(true);
  await store.close();
});
