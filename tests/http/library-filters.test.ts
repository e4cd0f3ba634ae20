import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { recentDurations, updateDream } from "#server/features/dreams/queries.ts";
import type { Dream } from "#shared/dreams.ts";
import { DAY_MS } from "#shared/durations.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const now = new Date("2026-11-21T03:00:00.000Z");
let site: TestApp;
let ana: SignedInClient;
let bora: SignedInClient;
beforeEach(async () => {
  site = await startTestApp({ running: false, now });
  ana = await site.signUp({ tokens: 20 });
  bora = await site.signUp({ tokens: 20 });
});
afterEach(() => site.close());

async function submit(client: SignedInClient, depth = "reading"): Promise<string> {
  site.advance(1000);
  return client.submitDream("Gökten inciler yağıyordu.", { depth });
}

async function dreamWith(client: SignedInClient, ...tags: string[]): Promise<string> {
  const id = await submit(client);
  await setTags(id, tags);
  return id;
}
const setTags = (id: string, tags: string[]) =>
  transact(site.store.db, { dream: id }, (trx) => updateDream(trx, id, { tags: JSON.stringify(tags) }));

async function library(client: SignedInClient, query: string) {
  const { dreams, total, topTags } = (await client.get(`/api/dreams?${query}`)).json as {
    dreams: Dream[];
    total: number;
    topTags: string[];
  };
  return { ids: dreams.map((dream) => dream.id), total, topTags };
}

test("a tag finds the user's own dreams that carry it now, the newest first", async () => {
  const first = await dreamWith(ana, "sea", "night");
  await dreamWith(ana, "night");
  await dreamWith(bora, "sea");
  const last = await dreamWith(ana, "sea", "sea");
  expect(await library(ana, "tag=sea")).toMatchObject({ ids: [last, first], total: 2 });
  await setTags(first, ["forest"]);
  expect(await library(ana, "tag=sea")).toMatchObject({ ids: [last], total: 1 });
  expect(await library(ana, "tag=forest")).toMatchObject({ ids: [first], total: 1 });
  await site.store.db.updateTable("dreams").set({ status: "done" }).where("id", "=", last).execute();
  expect(await library(ana, "tag=sea&state=unfinished")).toMatchObject({ ids: [], total: 0 });
  expect(await library(ana, "state=unfinished")).toMatchObject({ total: 2 });
});

test("the most used tags come first, among equals the latest, without those of deleted dreams", async () => {
  const old = await dreamWith(ana, "sea", "night");
  await dreamWith(ana, "sea", "bird");
  await dreamWith(bora, "forest");
  expect((await library(ana, "")).topTags).toEqual(["sea", "bird", "night"]);
  await ana.delete(`/api/dreams/${old}`);
  expect((await library(ana, "")).topTags.toSorted()).toEqual(["bird", "sea"]);
  expect(await site.store.db.selectFrom("dream_tags").select("tag").execute()).toHaveLength(3);
});

async function ran(
  client: SignedInClient,
  resolution: string,
  endedAt: Date,
  seconds: number,
): Promise<void> {
  const id = await submit(client);
  await site.store.rows("UPDATE dreams SET resolution = ? WHERE id = ?", resolution, id);
  const started_at = new Date(endedAt.getTime() - seconds * 1000).toISOString();
  const finished_at = endedAt.toISOString();
  await site.store.db
    .updateTable("dream_parts")
    .set({ status: "done", started_at, finished_at })
    .where("dream_id", "=", id)
    .execute();
}

test("how long a part takes is judged by the runs of the last seven days, by the service's own clock", async () => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await ran(ana, "480p", ago(1), 10);
  await ran(ana, "480p", ago(6.9), 20);
  await ran(ana, "480p", ago(7.1), 1000);
  await ran(ana, "720p", ago(2), 40);
  const durations = await recentDurations(site.store.db, now);
  expect([...durations].map(([key, seconds]) => [key, Math.round(seconds)])).toEqual([
    ["reading 480p", 15],
    ["reading 720p", 40],
  ]);
});

test("dreams ahead are the unfinished ones submitted earlier, whosever they are", async () => {
  await submit(bora);
  const mine = await submit(ana);
  await submit(bora);
  const { dream } = (await ana.get(`/api/dreams/${mine}`)).json as { dream: Dream };
  expect(dream.queue).toMatchObject({ ahead: 1 });
});
