import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { transact } from "#server/db/transaction.ts";
import { binnedDreams, everyDream } from "#server/features/dreams/exported-dreams.ts";
import { removeUser } from "#server/features/privacy/privacy.ts";
import type { Me } from "#shared/accounts.ts";
import type { Dream } from "#shared/dreams.ts";
import { REMARK_MAX, WRITTEN_BYTES_MAX } from "#shared/limits.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";

// 07:30 in Istanbul, of the night that began on the 22nd.
const now = new Date("2026-11-23T04:30:00.000Z");
const TEXT = "Evimiz denizin üstünde yüzüyordu.";
let site: TestApp;
let ana: SignedInClient;
beforeEach(async () => {
  site = await startTestApp({ running: false, now });
  ana = await site.signUp({ tokens: 20, verified: true });
});
afterEach(() => site.close());

const dreamOf = (reply: { json: unknown }) => (reply.json as { dream: Dream }).dream;
const note = async (more: object = {}, client = ana) =>
  dreamOf(await client.post("/api/dreams/notes", { dreamText: TEXT, language: "tr", ...more }));
const patch = (id: string, change: object, client = ana) => client.patch(`/api/dreams/${id}`, change);
const idsOf = async (query: string) =>
  ((await ana.get(`/api/dreams?${query}`)).json as { dreams: Dream[] }).dreams.map(({ id }) => id);

describe("the night of a dream", () => {
  test("is that of its writing in the zone of Istanbul, where no other is known", async () => {
    expect(await note()).toMatchObject({ night: "2026-11-22", time: "07:30" });
    const id = await ana.submitDream(TEXT);
    expect(await ana.dream(id)).toMatchObject({ night: "2026-11-22", time: "07:30" });
  });

  test("is in the zone of the browser, which is then the user's, wherever the next dream is written", async () => {
    ana.jar.set("tz", "Pacific/Kiritimati");
    expect(await note()).toMatchObject({ night: "2026-11-23", time: "18:30" });
    ana.jar.set("tz", "UTC");
    expect(await note()).toMatchObject({ night: "2026-11-23", time: "18:30" });
  });

  test("is what its writer says; its time is unknown then where none is said", async () => {
    expect(await note({ night: "2020-02-29" })).toMatchObject({ night: "2020-02-29", time: null });
    expect(await note({ night: "2020-02-29", time: "03:00" })).toMatchObject({ time: "03:00" });
    expect(await note({ time: null })).toMatchObject({ night: "2026-11-22", time: null });
    for (const wrong of [{ night: "2026-11-25" }, { night: "2026-02-30" }, { time: "24:00" }, { time: 7 }])
      expect(
        (await ana.post("/api/dreams/notes", { dreamText: TEXT, language: "tr", ...wrong })).status,
      ).toBe(400);
  });

  test("orders the library, and is not moved by a later end of the night", async () => {
    const [old, today, middle] = [
      await note({ night: "2026-01-05" }),
      await note(),
      await note({ night: "2026-06-01" }),
    ];
    expect(await idsOf("")).toEqual([today.id, middle.id, old.id]);
    await patch(old.id, { night: "2026-11-01", time: null });
    expect(await idsOf("")).toEqual([today.id, old.id, middle.id]);
    await site.store.db.updateTable("users").set({ night_ends: 4 }).execute();
    expect((await ana.dream(today.id)).night).toBe("2026-11-22");
    expect(await note()).toMatchObject({ night: "2026-11-23" });
  });
});

describe("what a user keeps of a dream", () => {
  test("is changed field by field, and what is absent stays", async () => {
    const { id } = await note();
    const all = {
      mood: "anxious",
      favourite: true,
      marks: ["lucid", "recurring"],
      ownTags: ["deniz", "Deniz", "ev"],
      remark: "Babamın evi olabilir.",
      night: "2026-11-20",
      time: "03:10",
    };
    const first = dreamOf(await patch(id, all));
    expect(first).toMatchObject({ ...all, ownTags: ["deniz", "ev"], remarkSavedAt: now.toISOString() });
    site.advance(60_000);
    const second = dreamOf(await patch(id, { mood: null, marks: [], favourite: false }));
    expect(second).toEqual({ ...first, mood: null, marks: [], favourite: false });
    expect(dreamOf(await patch(id, { remark: "" }))).toMatchObject({ remark: "", remarkSavedAt: null });
    expect(dreamOf(await patch(id, {}))).toMatchObject({ ownTags: ["deniz", "ev"], night: "2026-11-20" });
    expect(await checkLedger(site.store.db)).toEqual([]);
  });

  test("a note can be fifty pages long", async () => {
    const { id } = await note();
    const remark = "夢".repeat(REMARK_MAX);
    expect((await patch(id, { remark })).status).toBe(200);
    expect((await ana.dream(id)).remark).toBe(remark);
  });

  test.each([
    { mood: "angry" },
    { marks: ["lucid", "blue"] },
    { favourite: 1 },
    { ownTags: [""] },
    { remark: "x".repeat(REMARK_MAX + 1) },
    { night: "2027-01-01" },
    { dreamText: "kısa" },
    { language: "de" },
    { title: "Benim" },
    { deletedAt: null },
  ])("%o is refused", async (change) => {
    const { id } = await note();
    expect((await patch(id, change)).status).toBe(400);
    expect(await ana.dream(id)).toMatchObject({
      mood: null,
      favourite: false,
      marks: [],
      ownTags: [],
      remark: "",
    });
  });

  test("own tags find a dream like those of its reading", async () => {
    const { id } = await note();
    await patch(id, { ownTags: ["çocukluk evi"] });
    expect(await idsOf(`tag=${encodeURIComponent("çocukluk evi")}`)).toEqual([id]);
    expect(await idsOf("q=cocukluk")).toEqual([id]);
    await patch(id, { ownTags: [] });
    expect(await idsOf(`tag=${encodeURIComponent("çocukluk evi")}`)).toEqual([]);
  });

  test("belongs to its user alone", async () => {
    const { id } = await note({ night: "2026-05-05" });
    const bob = await site.signUp();
    expect((await patch(id, { remark: "x" }, bob)).status).toBe(404);
    const elsewhere = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await ana.patch(`/api/dreams/${id}`, { remark: "x" }, elsewhere)).status).toBe(403);
    expect((await ana.dream(id)).remark).toBe("");
  });

  test("is replaced by one that is no longer where there is no room for more", async () => {
    const { id } = await note();
    await patch(id, { remark: "uzun" });
    await site.store.exec(`UPDATE user_totals SET text_bytes = ${WRITTEN_BYTES_MAX}`);
    expect(await patch(id, { remark: "uzunca" })).toMatchObject({
      status: 409,
      json: { error: { details: { reason: "quota_text" } } },
    });
    for (const remark of ["eski", "az", ""]) expect((await patch(id, { remark })).status).toBe(200);
  });

  test("is not in the brief list, but for its marks", async () => {
    const { id } = await note();
    await patch(id, { remark: "gizli", marks: ["lucid"] });
    const brief = (await ana.get("/api/dreams?form=brief")).json as { dreams: Dream[] };
    expect(brief.dreams[0]).toMatchObject({ id, marks: ["lucid"] });
    expect(brief.dreams[0]).not.toHaveProperty("remark");
    const full = (await ana.get("/api/dreams")).json as { dreams: Dream[] };
    expect(full.dreams[0]).toMatchObject({ remark: "gizli" });
  });
});

describe("the text of a dream", () => {
  test("is edited while nothing is made from it, and is then found by its new words", async () => {
    const id = await ana.submitDream(TEXT);
    expect(await ana.dream(id)).toMatchObject({ editable: true });
    const edited = dreamOf(await patch(id, { dreamText: "Merdiven göğe çıkıyordu.", language: "en-US" }));
    expect(edited).toMatchObject({ dreamText: "Merdiven göğe çıkıyordu.", language: "en-US" });
    expect([await idsOf("q=merdiven"), await idsOf("q=deniz")]).toEqual([[id], []]);
  });

  test("is what is read, whether the edit comes before the reading begins or is refused by it", async () => {
    const read: string[] = [];
    const engines = createTestEngines();
    const reading: typeof engines.reading = {
      name: "studio",
      read: (prompt, call) => {
        read.push(prompt.dreamText);
        return engines.reading.read(prompt, call);
      },
    };
    await site.close();
    site = await startTestApp({ now, engines: { reading } });
    ana = await site.signUp({ tokens: 50 });
    for (let i = 0; i < 8; i++) {
      read.length = 0;
      const id = await ana.submitDream(TEXT, { depth: "reading" });
      const edit = await patch(id, { dreamText: `Merdiven ${i} göğe çıkıyordu.` });
      await site.finished(id);
      const dream = await ana.dream(id);
      expect([200, 409]).toContain(edit.status);
      expect(dream.dreamText).toBe(edit.status === 200 ? `Merdiven ${i} göğe çıkıyordu.` : TEXT);
      expect(read).toEqual([dream.dreamText]);
      expect(dream.editable).toBe(false);
      const late = await patch(id, { dreamText: "Artık çok geç olmuştu.", mood: "sad" });
      expect(late).toMatchObject({ status: 409, json: { error: { details: { reason: "text_in_use" } } } });
      expect((await ana.dream(id)).mood).toBeNull();
      expect((await patch(id, { dreamText: dream.dreamText, mood: "sad" })).status).toBe(200);
    }
  });

  test("is reviewed like a new one; a note's is not", async () => {
    const care = "Bu metin yardım ister.";
    const review = async (text: string) => (text === care ? ("care" as const) : ("ok" as const));
    await site.close();
    site = await startTestApp({ now, running: false, engines: { moderation: { name: "m", review } } });
    ana = await site.signUp({ tokens: 5, verified: true });
    const refused = await ana.post("/api/dreams", { dreamText: care, language: "tr" });
    expect(refused.status).toBe(422);
    const id = await ana.submitDream(TEXT);
    expect((await patch(id, { dreamText: care })).status).toBe(422);
    expect((await ana.dream(id)).dreamText).toBe(TEXT);
    const { id: kept } = await note();
    expect((await patch(kept, { dreamText: care })).status).toBe(200);
  });

  test("may be edited again after its reading failed or was cancelled", async () => {
    const id = await ana.submitDream(TEXT);
    await ana.post(`/api/dreams/${id}/cancel`);
    expect(dreamOf(await patch(id, { dreamText: "Merdiven göğe çıkıyordu." })).editable).toBe(true);
  });
});

test("an export has everything that a dream carries", async () => {
  const { id } = await note({ night: "2026-01-05" });
  await patch(id, { remark: "not", ownTags: ["ev"], marks: ["nightmare"], mood: "sad", favourite: true });
  const row = await site.store.db.selectFrom("dream_remarks").selectAll().executeTakeFirst();
  expect(row).toMatchObject({ dream_id: id, text: "not" });
  for await (const { record } of everyDream(site.store.db, ana.user.id))
    expect(record).toMatchObject({
      night: "2026-01-05",
      time: null,
      mood: "sad",
      favourite: true,
      marks: ["nightmare"],
      ownTags: ["ev"],
      remark: "not",
      deletedAt: null,
    });
});

test("an export has every dream of the bin, also while one is taken out of it", async () => {
  const { id } = await note();
  const { db } = site.store;
  const row = await db.selectFrom("dreams").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: 60 }, () => ({ ...row, id: randomUUID(), deleted_at: row.created_at }));
  for (const copy of copies) await db.insertInto("dreams").values(copy).execute();
  const exported: string[] = [];
  for await (const { record } of binnedDreams(db, ana.user.id)) {
    exported.push(record.id);
    if (exported.length === 1)
      await db.updateTable("dreams").set({ deleted_at: null }).where("id", "=", record.id).execute();
  }
  expect(exported.toSorted()).toEqual(copies.map((copy) => copy.id).toSorted());
});

describe("the settings of a user's nights", () => {
  const set = (change: object, client = ana) => client.post("/api/me/nights", change);
  const nights = async () => ((await ana.get("/api/me")).json as Me).nights;

  test("are the zone and the end of the night, by which the next dream is counted", async () => {
    expect(await nights()).toEqual({ timeZone: null, nightEnds: 12 });
    expect((await set({ timeZone: "Asia/Tokyo" })).json).toEqual({
      nights: { timeZone: "Asia/Tokyo", nightEnds: 12 },
    });
    expect(await note()).toMatchObject({ night: "2026-11-23", time: "13:30" });
    await set({ nightEnds: 14 });
    expect(await nights()).toEqual({ timeZone: "Asia/Tokyo", nightEnds: 14 });
    expect(await note()).toMatchObject({ night: "2026-11-22", time: "13:30" });
    ana.jar.set("tz", "UTC");
    expect(await note()).toMatchObject({ time: "13:30" });
    expect((await set({ timeZone: "Asia/Kolkata" })).json).toMatchObject({ nights: { nightEnds: 14 } });
    expect((await note()).time).toBe("10:00");
  });

  test.each([
    { timeZone: "Mars/Olympus" },
    { timeZone: "+03:00" },
    { timeZone: "" },
    { nightEnds: 3 },
    { nightEnds: 19 },
    { nightEnds: 12.5 },
    { zone: "UTC" },
  ])("%o is refused", async (change) => {
    expect((await set(change)).status).toBe(400);
    expect(await nights()).toEqual({ timeZone: null, nightEnds: 12 });
  });

  test("are forgotten with the account", async () => {
    await set({ timeZone: "Asia/Tokyo" });
    const { db } = site.store;
    const removal = { userId: ana.user.id, proof: null, now };
    await transact(db, { user: ana.user.id }, (trx) => removeUser(trx, removal));
    const row = await db
      .selectFrom("users")
      .select("time_zone")
      .where("id", "=", ana.user.id)
      .executeTakeFirst();
    expect(row).toEqual({ time_zone: null });
  });
});
