import { expect, it } from "vitest";
import { z } from "zod";
import type { JobDefinition } from "#server/jobs/definition.ts";
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
