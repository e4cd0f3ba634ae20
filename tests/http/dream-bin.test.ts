import { afterEach, beforeEach, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { binDream, deleteDream, restoreDream } from "#server/features/dreams/bin.ts";
import { sweepBin } from "#server/features/dreams/bin-sweep.ts";
import { sweepMedia } from "#server/features/dreams/media-sweep.ts";
import { checkMedia } from "#server/features/dreams/missing-media.ts";
import { beginSweep } from "#server/features/credits/credits.ts";
import { removeStep, removeUser } from "#server/features/privacy/privacy.ts";
import { transact } from "#server/db/transaction.ts";
import type { BinnedDream } from "#shared/bin.ts";
import type { Dream } from "#shared/dreams.ts";
import { DAY_MS } from "#shared/durations.ts";
import { WRITTEN_BYTES_MAX } from "#shared/limits.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";

const TEXT = "Evimiz denizin üstünde yüzüyordu.";
const now = new Date("2026-11-23T04:30:00.000Z");
let site: TestApp;
let ana: SignedInClient;
async function start(options: Parameters<typeof startTestApp>[0] = {}): Promise<void> {
  site = await startTestApp({ now, ...options });
  ana = await site.signUp({ tokens: 20, verified: true });
}
beforeEach(() => start());
afterEach(() => site.close());

const dreamOf = (reply: { json: unknown }) => (reply.json as { dream: Dream }).dream;
const note = async (dreamText = TEXT) =>
  dreamOf(await ana.post("/api/dreams/notes", { dreamText, language: "tr" })).id;
const toBin = (id: string, client = ana) => client.delete(`/api/dreams/${id}`);
const forGood = (id: string) => ana.delete(`/api/dreams/${id}?forever=true`);
const restore = (id: string, client = ana) => client.post(`/api/dreams/${id}/restore`);
const bin = async (client = ana) =>
  (await client.get("/api/dreams/bin")).json as { dreams: BinnedDream[]; total: number };
const count = (table: string) => site.store.value<number>(`SELECT COUNT(*) FROM ${table}`);
const sweep = () =>
  sweepBin({ db: site.store.db, media: site.deps.media, now: site.deps.now }, new AbortController().signal);

async function finishedDream(): Promise<string> {
  const id = await ana.submitDream(TEXT, { depth: "image" });
  await site.finished(id);
  return id;
}

test("a dream in the bin is nowhere else, and comes back as it was", async () => {
  const id = await finishedDream();
  await ana.patch(`/api/dreams/${id}`, { ownTags: ["ev"], remark: "not", favourite: true });
  const whole = await ana.dream(id);
  const totals = await site.store.rows("SELECT * FROM user_totals");
  expect((await toBin(id)).status).toBe(204);
  for (const path of ["", "/events", "/retry", "/cancel", "/parts"]) {
    const isRead = path === "" || path === "/events";
    const url = `/api/dreams/${id}${path}`;
    const reply = await (isRead
      ? ana.get(url)
      : ana.post(url, path === "/parts" ? { part: "video" } : undefined));
    expect([path, reply.status]).toEqual([path, 404]);
  }
  expect((await ana.patch(`/api/dreams/${id}`, { mood: "sad" })).status).toBe(404);
  expect((await ana.get(whole.imageUrl!)).status).toBe(404);
  expect((await ana.get(`/dream/${id}/poster.jpg`)).status).toBe(404);
  for (const query of ["", "tag=ev", "q=deniz", "state=unfinished"]) {
    const list = (await ana.get(`/api/dreams?${query}`)).json;
    expect([query, list]).toEqual([query, expect.objectContaining({ dreams: [], total: 0, topTags: [] })]);
  }
  expect(await site.store.rows("SELECT dreams, notes, text_bytes, media_bytes FROM user_totals")).toEqual([
    { dreams: 0, notes: 0, text_bytes: 0, media_bytes: 0 },
  ]);
  expect(await bin()).toMatchObject({
    total: 1,
    dreams: [{ id, title: whole.title, deletedAt: now.toISOString(), goneAt: "2026-12-23T04:30:00.000Z" }],
  });
  expect(await checkLedger(site.store.db)).toEqual([]);

  expect(dreamOf(await restore(id))).toEqual(whole);
  expect(await bin()).toMatchObject({ total: 0 });
  expect(await site.store.rows("SELECT * FROM user_totals")).toEqual(totals);
  const found = (await ana.get("/api/dreams?q=deniz")).json as { dreams: Dream[]; topTags: string[] };
  expect([found.dreams.map((dream) => dream.id), found.topTags.includes("ev")]).toEqual([[id], true]);
  expect((await ana.get(whole.imageUrl!)).status).toBe(200);
  expect(await checkLedger(site.store.db)).toEqual([]);
});

test("deleting or restoring twice, and the bin of another user", async () => {
  const bob = await site.signUp();
  const id = await note();
  expect((await restore(id)).status).toBe(200);
  expect([(await toBin(id)).status, (await toBin(id)).status]).toEqual([204, 404]);
  expect(await bin(bob)).toMatchObject({ total: 0 });
  expect([
    (await restore(id, bob)).status,
    (await bob.delete(`/api/dreams/${id}?forever=true`)).status,
  ]).toEqual([404, 404]);
  expect([(await restore(id)).status, (await restore(id)).status]).toEqual([200, 200]);
  const both = await Promise.all([toBin(id), toBin(id), restore(id), restore(id)]);
  expect(both.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  await restore(id);
  expect([(await forGood(id)).status, (await forGood(id)).status]).toEqual([204, 404]);
  expect((await restore(id)).status).toBe(404);
  expect((await ana.delete(`/api/dreams/${await note()}?forever=maybe`)).status).toBe(400);
});

test("deleted for good from the bin, its files go too, and one dream at a time", async () => {
  const [id, other] = [await finishedDream(), await finishedDream()];
  const files = await site.store.column<string>("SELECT file FROM media WHERE dream_id = ?", id);
  await toBin(id);
  const check = { db: site.store.db, media: site.deps.media, now: site.deps.now };
  expect(await sweepMedia(check, new AbortController().signal)).toBe(0);
  expect(await checkMedia(check)).toMatchObject({ lost: 0 });
  expect(await site.deps.media.size(files[0]!)).not.toBeNull();
  expect((await forGood(id)).status).toBe(204);
  for (const file of files) expect(await site.deps.media.size(file)).toBeNull();
  expect((await ana.dream(other)).imageUrl).not.toBeNull();
  expect(await bin()).toMatchObject({ total: 0 });
  expect(await checkLedger(site.store.db)).toEqual([]);
});

test("after 30 days a dream is gone for good, and none before or while the clock may be wrong", async () => {
  const id = await finishedDream();
  await toBin(id);
  const swept = () =>
    transact(site.store.db, { schedule: "creditExpiry" }, (trx) => beginSweep(trx, site.deps.now()));
  await swept();
  site.advance(31 * DAY_MS);
  await sweep();
  expect(await count("dreams")).toBe(1);
  site.advance(-31 * DAY_MS);
  for (let day = 0; day < 30; day++) {
    site.advance(DAY_MS);
    await swept();
    await sweep();
  }
  expect(await count("dreams")).toBe(1);
  site.advance(1);
  await sweep();
  expect([await count("dreams"), await count("media")]).toEqual([0, 0]);
  expect(await checkLedger(site.store.db)).toEqual([]);
});

test("what has not begun is paid back, what has is spent, and both can be tried again after a restore", async () => {
  await site.close();
  const begun = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<never>();
  const engines = createTestEngines();
  let calls = 0;
  const reading: typeof engines.reading = {
    name: "studio",
    read: async (...call) => {
      if (calls++ > 0) return engines.reading.read(...call);
      begun.resolve();
      call[1].signal.addEventListener("abort", () => ends.reject(call[1].signal.reason));
      return ends.promise;
    },
  };
  await start({ engines: { reading } });
  const id = await ana.submitDream(TEXT);
  await begun.promise;
  expect((await toBin(id)).status).toBe(204);
  expect(await ana.credits()).toBe(19);
  expect(await checkLedger(site.store.db)).toEqual([]);
  const restored = dreamOf(await restore(id));
  expect(restored).toMatchObject({
    status: "cancelled",
    editable: true,
    creditsHeld: 0,
    creditsUsed: 1,
    creditsReturned: 4,
    parts: {
      reading: { status: "cancelled" },
      image: { status: "cancelled" },
      video: { status: "cancelled" },
    },
  });
  expect((await ana.post(`/api/dreams/${id}/retry`)).status).toBe(200);
  await site.finished(id);
  expect(await ana.dream(id)).toMatchObject({ status: "done", creditsUsed: 6 });
  expect(await checkLedger(site.store.db)).toEqual([]);
  await toBin(id);
  expect(await checkLedger(site.store.db)).toEqual([]);
  await forGood(id);
  expect(await checkLedger(site.store.db)).toEqual([]);
});

test("the same submission again does not bring a deleted dream back, and says where it is", async () => {
  const key = { "idempotency-key": "one" };
  const submit = () => ana.post("/api/dreams", { dreamText: TEXT, language: "tr", depth: "reading" }, key);
  const { id } = dreamOf(await submit());
  await site.finished(id);
  await toBin(id);
  expect(await submit()).toMatchObject({ status: 409, json: { error: { details: { reason: "in_bin" } } } });
  expect(await ana.credits()).toBe(19);
  await restore(id);
  expect(dreamOf(await submit()).id).toBe(id);
  await forGood(id);
  expect(dreamOf(await submit()).id).not.toBe(id);
});

test("a full library takes nothing back, and the bin holds as many dreams as the library", async () => {
  await site.close();
  await start({ env: { QUOTA_DREAMS: "3" } });
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    site.advance(1000);
    ids.push(await note(`${TEXT} ${i}`));
    await toBin(ids.at(-1)!);
  }
  expect((await bin()).dreams.map((dream) => dream.id)).toEqual(ids.slice(2).toReversed());
  for (let i = 0; i < 3; i++) await note();
  const refused = await restore(ids[4]!);
  expect(refused).toMatchObject({ status: 409, json: { error: { details: { reason: "quota_dreams" } } } });
  expect(await bin()).toMatchObject({ total: 3 });
});

test("a restore counts the words that come back", async () => {
  const id = await note();
  await ana.patch(`/api/dreams/${id}`, { remark: "not" });
  await toBin(id);
  const bytes = Buffer.byteLength(`${TEXT}not`);
  const fill = (room: number) =>
    site.store.exec(`UPDATE user_totals SET text_bytes = ${WRITTEN_BYTES_MAX - room}`);
  await fill(bytes - 1);
  expect(await restore(id)).toMatchObject({
    status: 409,
    json: { error: { details: { reason: "quota_text" } } },
  });
  await fill(bytes);
  expect((await restore(id)).status).toBe(200);
});

test("an emptied bin is empty, page by page before", async () => {
  for (let i = 0; i < 30; i++) await toBin(await note(`${TEXT} ${i}`));
  const kept = await note();
  const pages = await Promise.all(
    [0, 1, 2, 3].map(
      async (page) => (await ana.get(`/api/dreams/bin?page=${page}`)).json as Awaited<ReturnType<typeof bin>>,
    ),
  );
  expect(pages.map(({ dreams }) => dreams.length)).toEqual([12, 12, 6, 0]);
  expect((await ana.delete("/api/dreams/bin")).json).toEqual({ left: 0 });
  expect(await bin()).toMatchObject({ total: 0 });
  expect((await ana.dream(kept)).id).toBe(kept);
});

test("an account is removed with its bin", async () => {
  const id = await finishedDream();
  await toBin(id);
  await note();
  const { db } = site.store;
  const removal = { userId: ana.user.id, proof: null, now: site.deps.now() };
  await transact(db, { user: ana.user.id }, (trx) => removeUser(trx, removal));
  const removeFiles = (files: readonly string[]) => site.deps.media.remove(files);
  while (await removeStep({ db, now: site.deps.now, removeFiles }, ana.user.id));
  expect([await count("dreams"), await count("media")]).toEqual([0, 0]);
  expect(await checkLedger(db)).toEqual([]);
});

test("a crowd of deletions and restores at once leaves the books right", async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, (_, i) => note(`${TEXT} ${i}`)));
  const own = { userId: ana.user.id, now };
  const { db } = site.store;
  const quota = site.config.quota;
  const acts = ids.flatMap((id) => [
    binDream(db, { ...own, id }, quota),
    restoreDream(db, { ...own, id }, quota),
    binDream(db, { ...own, id }, quota),
    ...(id === ids[0] ? [deleteDream(db, { ...own, id })] : []),
  ]);
  const refused = (await Promise.allSettled(acts)).filter((act) => act.status === "rejected");
  expect(refused.every(({ reason }) => (reason as Error).message === "not_found")).toBe(true);
  expect(await checkLedger(db)).toEqual([]);
});
