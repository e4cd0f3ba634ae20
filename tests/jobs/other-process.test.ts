import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { ATTEMPTS_MAX, countAtOnce } from "../support/attempts.ts";
import { forkWorker, type ForkedWorker } from "../support/forked-worker.ts";
import { readStream, type StreamMessage } from "../support/dream-stream.ts";
import { SUMMARY } from "../support/worker-tasks.ts";

// This process serves the requests, and another one on the same database makes the dreams.

/** Of a worker, and of PostgreSQL's listeners. */
const POLL_MS = 2000;

let app: TestApp;
let client: SignedInClient;
let origin: string;
let worker: ForkedWorker;

beforeAll(async () => {
  app = await startTestApp({ running: false });
  origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  client = await app.signUp({ tokens: 50 });
  worker = await forkWorker(app);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const submit = (dreamText: string, depth: string) => client.submitDream(dreamText, { depth });
const listen = (id: string, until?: (message: StreamMessage) => boolean) =>
  readStream({ origin, cookie: client.cookie() }, id, until);

test("an event of another process reaches the browser without waiting for a poll", async () => {
  const id = await submit("Deniz kıyısında yürüyordum.", "image");
  const COUNT = 40;
  const late: number[] = [];
  await listen(id, ({ data, event }) => {
    if (event === "dream" && data.change?.status === "queued")
      worker.ask({ do: "add events", dreamId: id, count: COUNT });
    if (data.change?.status === "processing") late.push(Date.now() - Date.parse(data.change.at));
    return late.length === COUNT;
  });
  // How quickly is for bench/processes.ts to say.
  expect(Math.max(...late)).toBeLessThan(POLL_MS);
  expect((await client.post(`/api/dreams/${id}/cancel`)).status).toBe(200);
});

test("a reading that another process writes is shown as it grows, and nothing of it is left when it ends", async () => {
  const id = await submit("Bir ev beni yavaşça takip ediyordu.", "reading");
  worker.ask({ do: "make dreams" });
  const messages = await listen(id);
  const shown = messages.filter(({ event }) => event === "writing").map(({ data }) => data.summary!);
  expect(shown.length).toBeGreaterThan(1);
  for (const [i, summary] of shown.entries()) {
    expect(SUMMARY.startsWith(summary)).toBe(true);
    expect(summary.length).toBeGreaterThan(shown[i - 1]?.length ?? 0);
  }
  expect(messages.at(-1)!.event).toBe("end");
  expect(messages.at(-2)!.data.dream!.status).toBe("done");
  expect(await app.store.db.selectFrom("partial_summaries").selectAll().execute()).toEqual([]);
});

test("a thousand attempts at once in two processes are counted up to the limit, exactly", async () => {
  worker.ask({ do: "attempt", times: 500 });
  const elsewhere = worker.counted();
  const here = await countAtOnce(app.store.db, 500);
  expect(await elsewhere).toBe(ATTEMPTS_MAX - here);
  expect(await countAtOnce(app.store.db, 1)).toBe(0);
});

test("a job is begun in another process at once, not at its next poll", async () => {
  const begun = worker.time("image", "begun");
  const submitted = Date.now();
  const id = await submit("Gökte bir kapı vardı.", "image");
  expect((await begun) - submitted).toBeLessThan(1000);
  await listen(id);
});

test.each<[string, (id: string) => Promise<void>]>([
  ["the dream", async (id) => void (await client.delete(`/api/dreams/${id}`))],
  [
    "the account",
    async () => {
      const password = { password: "a long password" };
      expect((await client.post("/api/account/delete", password)).status).toBe(204);
    },
  ],
])(
  "the work of another process on a dream is aborted within a second of deleting %s",
  async (_what, remove) => {
    const begun = worker.time("image", "begun");
    const id = await submit("Sonu olmayan, bitmez bir yol.", "image");
    await begun;
    const ended = worker.time("image", "ended");
    const removed = Date.now();
    await remove(id);
    expect((await ended) - removed).toBeLessThan(1000);
  },
);
