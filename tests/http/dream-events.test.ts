import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { DefaultQueryExecutor, sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signalsOf } from "#server/db/signals.ts";
import { transact } from "#server/db/transaction.ts";
import { addEvent, savePartialSummary } from "#server/features/dreams/event-queries.ts";
import { updateDream } from "#server/features/dreams/queries.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { summaryWriter } from "#server/features/dreams/summary-writer.ts";
import { readStream, type StreamMessage } from "../support/dream-stream.ts";

let app: TestApp;
let client: SignedInClient;
let origin: string;

beforeAll(async () => {
  app = await startTestApp({ running: false });
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  client = await app.signUp({ tokens: 20 });
});
afterAll(() => app.close());

const submit = (depth = "image", who = client) => who.submitDream("Uçan bir balina gördüm.", { depth });

const listen = (id: string, lastEventId?: number, until?: (message: StreamMessage) => boolean) =>
  readStream({ origin, cookie: client.cookie() }, id, until, lastEventId);

test("a listener gets the dream at once, then every change in order, and the stream ends with the dream", async () => {
  const id = await submit();
  let begun: Promise<void> | undefined;
  const messages = await listen(id, undefined, () => {
    begun ??= app.runner.start();
    return false;
  });
  await begun;
  expect(messages.at(-1)!.event).toBe("end");
  const dreams = messages.slice(0, -1);
  expect(dreams[0]!.data.dream!.status).toBe("queued");
  expect(dreams.at(-1)!.data.dream!.status).toBe("done");
  const ids = dreams.map((m) => m.id!);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  const done = dreams.filter((m) => m.data.change?.status === "done").map((m) => m.data.change!.part);
  expect(done).toEqual(["reading", "image", null]);
});

test("a listener that reconnects with its last number misses nothing", async () => {
  const id = await submit();
  await app.finished(id);
  const all = await app.store.db
    .selectFrom("dream_events")
    .select("seq")
    .where("dream_id", "=", id)
    .orderBy("seq")
    .execute();
  const resumed = await listen(id, all[0]!.seq);
  expect(resumed.filter((m) => m.event === "dream").map((m) => m.id)).toEqual(
    all.slice(1).map((row) => row.seq),
  );
  expect(resumed.at(-1)!.event).toBe("end");
  // The dream is sent once: with every change of a long history it would be megabytes.
  expect(resumed.filter((m) => m.data.dream).map((m) => m.id)).toEqual([all.at(-1)!.seq]);
});

test("a history of more changes than are read at a time is sent completely, and its dream once", async () => {
  const id = await submit();
  await app.finished(id);
  const at = new Date().toISOString();
  const change = { dream_id: id, part: "image", status: "processing", progress: 0.5, at } as const;
  await app.store.db
    .insertInto("dream_events")
    .values(Array.from({ length: 1000 }, (_, i) => ({ ...change, seq: 1000 + i })))
    .execute();
  const all = await app.store.db
    .selectFrom("dream_events")
    .select("seq")
    .where("dream_id", "=", id)
    .orderBy("seq")
    .execute();
  const resumed = await listen(id, all[0]!.seq);
  expect(resumed.slice(0, -1).map((m) => m.id)).toEqual(all.slice(1).map((row) => row.seq));
  expect(resumed.filter((m) => m.data.dream)).toHaveLength(1);
  const page = await listen(id, all.at(-501)!.seq);
  expect(page.filter((m) => m.data.dream)).toHaveLength(1);
  const fresh = await listen(id);
  expect(fresh.map((m) => m.event)).toEqual(["dream", "end"]);
});

test("events are numbered per dream, and one that is unknown by now leads to the dream as it is", async () => {
  const [id, other] = [await submit(), await submit("reading")];
  await Promise.all([app.finished(id), app.finished(other)]);
  for (const dream of [id, other]) {
    const { rows } = await sql<{ seq: number }>`
      SELECT seq FROM dream_events WHERE dream_id = ${dream} ORDER BY seq`.execute(app.store.db);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  }
  // The events of an ended dream are removed after a day, and their numbers begin again.
  await app.store.db.deleteFrom("dream_events").where("dream_id", "=", id).execute();
  const resumed = await listen(id, 9);
  expect(resumed.map((m) => m.event)).toEqual(["dream", "end"]);
  expect(resumed[0]!.data.dream!.status).toBe("done");
});

test("a user has at most eight streams; the ninth is refused until one of them closes", async () => {
  const site = await startTestApp({ running: false });
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const user = await site.signUp({ tokens: 1 });
  const id = await submit("reading", user);
  const open = () => {
    const stop = new AbortController();
    const headers = { cookie: user.cookie() };
    return { stop, response: fetch(`${origin}/api/dreams/${id}/events`, { headers, signal: stop.signal }) };
  };
  const streams = Array.from({ length: 8 }, open);
  for (const { response } of streams) expect((await response).status).toBe(200);
  const ninth = await open().response;
  expect(ninth.status).toBe(429);
  expect(await ninth.json()).toMatchObject({
    error: { code: "rate_limited", details: { reason: "streams", limited: "account" } },
  });
  streams[0]!.stop.abort();
  await expect
    .poll(async () => {
      const { stop, response } = open();
      const { status } = await response;
      stop.abort();
      return status;
    })
    .toBe(200);
  await site.close();
});

test("a client that disconnects before its stream opens takes no place", async () => {
  const id = await submit();
  for (let i = 0; i < 8; i++) {
    const lock = Promise.withResolvers<void>();
    // While another transaction has the database, the dream is not found yet.
    const held = transact(app.store.db, { dream: id }, () => lock.promise);
    const arrived = once(app.app.server, "request");
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.write(
      `GET /api/dreams/${id}/events HTTP/1.1\r\nHost: localhost\r\nCookie: ${client.cookie()}\r\n\r\n`,
    );
    const [, response] = (await arrived) as [unknown, ServerResponse];
    const closed = once(response, "close");
    socket.destroy();
    await closed;
    lock.resolve();
    await held;
  }
  const [first] = await listen(id, undefined, () => true);
  expect(first!.event).toBe("dream");
});

test("a stream whose client reads nothing is closed, and buffers no more than its backlog", async () => {
  // Its dream does not end meanwhile, which would end the stream.
  const site = await startTestApp({ running: false });
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const user = await site.signUp({ tokens: 1 });
  const id = await submit("reading", user);
  const reader = connect(Number(new URL(origin).port), "127.0.0.1");
  const [socket] = (await once(site.app.server, "connection")) as [Socket];
  let closed = false;
  socket.once("close", () => (closed = true));
  reader.write(
    `GET /api/dreams/${id}/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${user.cookie()}\r\n\r\n`,
  );
  await once(reader, "readable");
  const summary = "s".repeat(64 * 1024);
  let most = 0;
  // Each summary is sent once the session is checked, which takes as long as the database.
  const deadline = Date.now() + 20_000;
  while (!closed && Date.now() < deadline) {
    site.deps.events.writing(id, summary);
    most = Math.max(most, socket.writableLength);
    await nextTurn();
  }
  expect(closed).toBe(true);
  expect(most).toBeLessThan(512 * 1024);
  reader.destroy();
  await site.close();
});

test("what this process writes of a reading is not followed by an older part of it from the table", async () => {
  const site = await startTestApp({ running: false });
  const user = await site.signUp({ tokens: 1 });
  const id = await submit("reading", user);
  const { db } = site.store;
  await db.updateTable("dream_parts").set({ status: "processing" }).where("dream_id", "=", id).execute();
  const store = (summary: string) =>
    transact(db, { user: user.user.id }, (trx) => savePartialSummary(trx, id, summary));
  await store("The whale");
  const { events } = site.deps;
  const heard: string[] = [];
  const looked = vi.fn<() => void>();
  const stop = events.listen(id, looked, (summary) => heard.push(summary));
  const look = async () => {
    looked.mockClear();
    signalsOf(site.deps.store.db).emit("changedElsewhere");
    // PostgreSQL announces changes itself too.
    await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(0);
  };
  events.writing(id, "The whale flies");
  await look();
  await look();
  expect(heard).toEqual(["The whale flies"]);
  // Another process goes on with it.
  await store("The whale flies home");
  await look();
  expect(heard).toEqual(["The whale flies", "The whale flies home"]);
  stop();
  await site.close();
});

test("a reading is stored as it is written only where nobody in this process listens to it", async () => {
  // Its reading does not begin.
  const site = await startTestApp({ running: false });
  const user = await site.signUp({ tokens: 1 });
  const id = await submit("reading", user);
  const { db } = site.store;
  await transact(db, { user: client.user.id }, (trx) =>
    trx.updateTable("dream_parts").set({ status: "processing" }).where("dream_id", "=", id).execute(),
  );
  const stored = () => db.selectFrom("partial_summaries").select("summary").execute();
  const { events } = site.deps;
  const writer = () =>
    summaryWriter({ db, events }, { dreamId: id, userId: user.user.id }, new AbortController().signal);
  const write = writer();
  const heard: string[] = [];
  const stop = events.listen(
    id,
    () => undefined,
    (summary) => heard.push(summary),
  );
  write("Bir");
  stop();
  expect(heard).toEqual(["Bir"]);
  expect(await stored()).toEqual([]);
  write("Bir balina");
  await expect.poll(stored).toEqual([{ summary: "Bir balina" }]);
  // Each step is a flush to disk.
  write("Bir balina gökte");
  write("");
  await expect.poll(stored).toEqual([{ summary: "" }]);
  const writeAnew = writer();
  writeAnew("Bir kuş");
  await expect.poll(stored).toEqual([{ summary: "Bir kuş" }]);
  // The earlier step was shown by other processes, which read the table alone.
  const stopAgain = events.listen(
    id,
    () => undefined,
    (summary) => heard.push(summary),
  );
  writeAnew("");
  await expect.poll(stored).toEqual([{ summary: "" }]);
  expect(heard).toEqual(["Bir", ""]);
  stopAgain();
  await user.delete(`/api/dreams/${id}`);
  expect(await stored()).toEqual([]);
  await site.close();
});

test("a late listener gets the finished dream and the end", async () => {
  const id = await submit();
  await app.finished(id);
  const messages = await listen(id);
  expect(messages.map((m) => m.event)).toEqual(["dream", "end"]);
  expect(messages[0]!.data.dream!.status).toBe("done");
});

test.each<[string, (user: SignedInClient, id: string) => Promise<unknown>]>([
  ["the dream is deleted", (user, id) => user.delete(`/api/dreams/${id}`)],
  ["the account is deleted", (user) => user.post("/api/account/delete", { password: "a long password" })],
])("a stream in another process ends when %s", async (_what, remove) => {
  const site = await startTestApp({ running: false });
  const other = await startTestApp({ beside: site, running: false });
  const origin = await other.app.listen({ port: 0, host: "127.0.0.1" });
  const user = await site.signUp({ tokens: 1 });
  const id = await submit("reading", user);
  let removed: Promise<unknown> | undefined;
  const messages = await readStream({ origin, cookie: user.cookie() }, id, () => {
    removed ??= remove(user, id);
    return false;
  });
  await removed;
  expect(messages.map(({ event }) => event)).toEqual(["dream"]);
  await other.close();
  await site.close();
});

test("a listener whose session has ended hears no more of the dream", async () => {
  const site = await startTestApp({ running: false });
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const user = await site.signUp({ tokens: 1 });
  const id = await submit("reading", user);
  const headers = { cookie: user.cookie() };
  const response = await fetch(`${origin}/api/dreams/${id}/events`, { headers });
  let heard = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    heard += chunk;
    if (!heard.includes("event: dream") || !user.jar.size) continue;
    await user.post("/api/auth/sign-out");
    await site.runner.start();
  }
  await site.finished(id);
  expect(heard).toContain("queued");
  expect(heard).not.toContain("processing");
  await site.close();
});

test.each([
  { read: "its changes were", statement: /^\s*select \* from "dream_events"/, nth: 1 },
  // The first one is the request's own.
  { read: "the dream was", statement: /^\s*SELECT \* FROM dreams WHERE id/, nth: 2 },
])(
  "a stream ends with the last change where another process ends the dream just after $read read",
  async (when) => {
    const site = await startTestApp({ running: false });
    const other = await startTestApp({ beside: site, running: false });
    const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
    const user = await site.signUp({ tokens: 1 });
    const id = await submit("reading", user);
    const at = new Date().toISOString();
    const { executeQuery } = DefaultQueryExecutor.prototype;
    let reads = 0;
    vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery").mockImplementation(async function (
      this: DefaultQueryExecutor,
      query,
    ) {
      const result = await executeQuery.call(this, query);
      if (when.statement.test(query.sql) && ++reads === when.nth)
        await transact(other.store.db, { dream: id }, async (trx) => {
          await updateDream(trx, id, { status: "cancelled", finished_at: at });
          await addEvent(trx, { dream_id: id, part: null, status: "cancelled", progress: 1, at });
        });
      return result;
    });
    const messages = await readStream({ origin, cookie: user.cookie() }, id);
    expect(reads).toBeGreaterThanOrEqual(when.nth);
    expect(messages.at(-1)!.event).toBe("end");
    const last = { change: { status: "cancelled" }, dream: { status: "cancelled" } };
    expect(messages.at(-2)!.data).toMatchObject(last);
    await other.close();
    await site.close();
  },
);
