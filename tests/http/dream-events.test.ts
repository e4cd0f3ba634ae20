import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import { startTestApp, type Person, type TestApp } from "../support/app.ts";

let app: TestApp;
let person: Person;
let origin: string;

beforeAll(async () => {
  app = await startTestApp({ running: false });
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  person = await app.signUp({ tokens: 20 });
});
afterAll(() => app.close());

interface Message {
  id?: number;
  event: string;
  data: { change: { part: string | null; status: string } | null; dream: Dream };
}

async function submit(): Promise<string> {
  const order = { dreamText: "Uçan bir balina gördüm.", language: "tr", depth: "image" };
  return ((await person.post("/api/dreams", order)).json as { dream: Dream }).dream.id;
}

/** Reads server-sent events until the stream ends or `until` is content. */
async function listen(
  id: string,
  lastEventId?: number,
  until: (m: Message) => boolean = () => false,
): Promise<Message[]> {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/dreams/${id}/events`, {
    signal: stop.signal,
    headers: {
      cookie: person.cookie(),
      ...(lastEventId !== undefined && { "last-event-id": String(lastEventId) }),
    },
  });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const messages: Message[] = [];
  let text = "";
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop()!;
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
      const event = field("event");
      if (!event) continue;
      const id = field("id");
      messages.push({ event, data: JSON.parse(field("data")!), ...(id && { id: Number(id) }) });
    }
    if (messages.some(until)) {
      stop.abort();
      break;
    }
  }
  return messages;
}

test("a listener gets the dream at once, then every change in order, and the stream ends with the dream", async () => {
  const id = await submit();
  const listening = listen(id);
  await app.runner.start();
  const messages = await listening;
  expect(messages.at(-1)!.event).toBe("end");
  const dreams = messages.slice(0, -1);
  expect(dreams[0]!.data.dream.status).toBe("queued");
  expect(dreams.at(-1)!.data.dream.status).toBe("done");
  const ids = dreams.map((m) => m.id!);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  const done = dreams.filter((m) => m.data.change?.status === "done").map((m) => m.data.change!.part);
  expect(done).toEqual(["reading", "image", null]);
});

test("a listener that comes back with its last number misses nothing", async () => {
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
});

test("a listener that comes late gets the finished dream and the end", async () => {
  const id = await submit();
  await app.finished(id);
  const messages = await listen(id);
  expect(messages.map((m) => m.event)).toEqual(["dream", "end"]);
  expect(messages[0]!.data.dream.status).toBe("done");
});

test("a listener whose session has ended hears no more of the dream", async () => {
  const site = await startTestApp({ running: false });
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const dreamer = await site.signUp({ tokens: 1 });
  const order = { dreamText: "Uçan bir balina gördüm.", language: "tr", depth: "reading" };
  const { id } = ((await dreamer.post("/api/dreams", order)).json as { dream: Dream }).dream;
  const headers = { cookie: dreamer.cookie() };
  const answer = await fetch(`${origin}/api/dreams/${id}/events`, { headers });
  let heard = "";
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    heard += chunk;
    if (!heard.includes("event: dream") || !dreamer.jar.size) continue;
    await dreamer.post("/api/auth/sign-out");
    await site.runner.start();
  }
  await site.finished(id);
  expect(heard).toContain("queued");
  expect(heard).not.toContain("processing");
  await site.close();
});
