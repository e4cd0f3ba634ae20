import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { knownFingerprints } from "#server/features/dreams/import.ts";
import type { CareVerdict } from "#server/providers/engines.ts";
import type { Dream } from "#shared/dreams.ts";
import { IMPORT_AT_ONCE } from "#shared/import.ts";
import { REMARK_MAX, WRITTEN_BYTES_MAX } from "#shared/limits.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const now = new Date("2026-11-23T04:30:00.000Z");
const TEXT = "Evimiz denizin üstünde yüzüyordu.";
const READING = {
  title: "Denizdeki ev",
  tags: ["deniz", "ev"],
  interpretation: {
    summary: "Ev yola çıkmış.",
    themes: ["ayrılık"],
    symbols: [{ symbol: "Deniz", meaning: "Derinlik." }],
    psychologicalAnalysis: "Bir geçiş zamanı.",
    tags: ["deniz", "ev"],
  },
};
const LENS = {
  lens: "jungian",
  paragraphs: ["Bir kapı.", "Bir yol.", "Bir soru."].map((text) => ({ speaker: null, text })),
};
const ALL = {
  dreamText: TEXT,
  night: "2019-03-02",
  time: "03:10",
  mood: "anxious",
  favourite: true,
  marks: ["lucid", "recurring"],
  ownTags: ["babam"],
  remark: "Babamın evi olabilir.",
};

let site: TestApp;
let ana: SignedInClient;
beforeEach(async () => {
  site = await startTestApp({ now, env: { QUOTA_DREAMS: "60" } });
  ana = await site.signUp({ verified: true });
});
afterEach(() => site.close());

const entry = (n: number, more: object = {}) => ({
  dreamText: `${n}. rüya: uzun bir koridordaydım.`,
  night: "2020-01-01",
  time: null,
  ...more,
});
const send = (dreams: object[], client = ana, headers = {}) =>
  client.post("/api/dreams/import", { language: "tr", dreams }, headers);
const listed = async (client = ana) =>
  (await client.get("/api/dreams?form=full")).json as { dreams: Dream[]; total: number };

describe("an import", () => {
  test("keeps what each dream carries, as a note where it has no reading", async () => {
    expect((await send([ALL, entry(2)])).json).toEqual({ added: 2, known: 0 });
    const { dreams } = await listed();
    expect(dreams.map(({ kind, night }) => [kind, night])).toEqual([
      ["note", "2020-01-01"],
      ["note", "2019-03-02"],
    ]);
    expect(dreams[1]).toMatchObject({ ...ALL, status: "done", title: null, language: "tr", creditsUsed: 0 });
    const byMonth = (await ana.get("/api/dreams/calendar?year=2019")).json as object;
    expect(JSON.stringify(byMonth)).toContain("2019-03-02");
    expect((await ana.get("/api/dreams?q=yüzüyordu")).json).toMatchObject({ total: 1 });
    expect((await ana.get("/api/dreams?tag=babam")).json).toMatchObject({ total: 1 });
    expect(await checkLedger(site.store.db)).toEqual([]);
  });

  test("keeps a reading that came with a dream, as one that nobody here made", async () => {
    await send([{ ...ALL, ...READING }]);
    const [dream] = (await listed()).dreams;
    expect(dream).toMatchObject({
      kind: "dream",
      status: "done",
      ...READING,
      engine: "imported",
      editable: false,
      parts: { reading: { status: "done", cost: 0, engine: "imported" }, image: { status: "skipped" } },
    });
    expect((await ana.get("/api/dreams?tag=deniz")).json).toMatchObject({ total: 1 });
    expect(await checkLedger(site.store.db)).toEqual([]);
  });

  test("gives a dream that takes a picture, and goes to the bin and back", async () => {
    await site.giveCredits(ana.user.id, 5);
    await send([{ ...ALL, ...READING }]);
    const [{ id }] = (await listed()).dreams as [Dream];
    expect((await ana.post(`/api/dreams/${id}/parts`, { part: "image" })).status).toBe(202);
    await site.finished(id);
    expect(await ana.dream(id)).toMatchObject({
      parts: { reading: { engine: "imported" }, image: { engine: "studio" } },
      creditsUsed: 1,
      status: "done",
    });
    await ana.delete(`/api/dreams/${id}`);
    expect((await send([{ ...ALL, ...READING }])).json).toEqual({ added: 0, known: 1 });
    expect((await ana.post(`/api/dreams/${id}/restore`)).json).toMatchObject({ dream: READING });
    expect(await checkLedger(site.store.db)).toEqual([]);
  });

  test("adds nothing twice: within a call, in another, beside a written one, or from two tabs at once", async () => {
    expect((await send([entry(1), entry(1), entry(1, { night: "2020-01-02" })])).json).toEqual({
      added: 2,
      known: 1,
    });
    await ana.post("/api/dreams/notes", { dreamText: TEXT, language: "tr", night: "2019-03-02" });
    expect((await send([ALL, entry(1)])).json).toEqual({ added: 0, known: 2 });

    const many = Array.from({ length: 40 }, (_, n) => entry(100 + n));
    const both = await Promise.all([send(many), send(many)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.reduce((sum, { json }) => sum + (json as { added: number }).added, 0)).toBe(40);
    expect((await listed()).total).toBe(43);
  });

  test("is compared with the fingerprints of what the user has, so that nothing of it is sent before", async () => {
    const TEXT_OF_BIN = "Bir kuyunun dibindeydim, su yoktu.";
    const note = async (dreamText: string) =>
      (
        (await ana.post("/api/dreams/notes", { dreamText, language: "tr", night: "2019-03-02" })).json as {
          dream: Dream;
        }
      ).dream.id;
    await note(TEXT);
    await ana.delete(`/api/dreams/${await note(TEXT_OF_BIN)}`);
    await send([entry(1), entry(3)]);
    const [, moved] = (await listed()).dreams;
    await ana.patch(`/api/dreams/${moved!.id}`, { night: "2020-02-02" });

    const of = (dreamText: string, night: string) =>
      createHash("sha256").update(`${night}\n${dreamText}`).digest("hex").slice(0, 24);
    const ofEntry = (n: number, night = "2020-01-01") => of(entry(n).dreamText, night);
    const all = (await ana.get("/api/dreams/import/known")).json as { known: string[]; nextCursor: null };
    const movedHash = of(moved!.dreamText, "2020-02-02");
    expect(new Set(all.known)).toEqual(
      new Set([of(TEXT, ALL.night), of(TEXT_OF_BIN, ALL.night), ofEntry(1), ofEntry(3), movedHash]),
    );
    expect(all.nextCursor).toBeNull();
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await knownFingerprints(site.store.db, ana.user.id, cursor, 1);
      paged.push(...page.known);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(paged)).toEqual(new Set(all.known));
    expect((await ana.get("/api/dreams/import/known?cursor=x")).status).toBe(400);
    expect((await (await site.signUp()).get("/api/dreams/import/known")).json).toEqual({
      known: [],
      nextCursor: null,
    });
  });

  test("adds to the user alone, and not to another one who signed in meanwhile", async () => {
    const other = await site.signUp({ verified: true });
    expect((await send([ALL], other, { "for-user": ana.user.id })).json).toMatchObject({
      error: { code: "conflict", details: { reason: "other_user" } },
    });
    expect((await send([ALL], ana, { "for-user": ana.user.id })).status).toBe(200);
    expect((await send([ALL], other)).json).toEqual({ added: 1, known: 0 });
    expect((await listed(other)).total).toBe(1);
    expect((await send([ALL], site.visitor() as SignedInClient)).status).toBe(401);
  });

  test("takes a reading with halves of characters and NUL", async () => {
    const { interpretation } = READING;
    const symbols = [{ symbol: "deniz\ud83c", meaning: "a\0b" }];
    const broken = { ...READING, tags: ["\udf0a", "e\0v"], interpretation: { ...interpretation, symbols } };
    expect((await send([{ ...ALL, ownTags: ["su\ud800"], ...broken }])).json).toEqual({ added: 1, known: 0 });
    const [dream] = (await listed()).dreams;
    expect([dream!.tags, dream!.ownTags]).toEqual([["\uFFFD", "e\uFFFDv"], ["su\uFFFD"]]);
    expect(dream!.interpretation!.symbols).toEqual([{ symbol: "deniz\uFFFD", meaning: "a\uFFFDb" }]);
  });

  test("has its reading reviewed before anything is made from it", async () => {
    await site.close();
    const review = async (text: string) => (text.includes("Derinlik") ? "refused" : "ok") as CareVerdict;
    site = await startTestApp({ now, engines: { moderation: { name: "m", review } } });
    ana = await site.signUp({ tokens: 20, verified: true });
    await send([{ ...ALL, ...READING }]);
    const [dream] = (await listed()).dreams;
    const reply = await ana.post(`/api/dreams/${dream!.id}/parts`, { part: "image" });
    expect(reply).toMatchObject({ status: 422, json: { error: { code: "content_refused" } } });
    expect(await ana.credits()).toBe(20);
  });

  test("ends at the quota, and says how many it added", async () => {
    const fifty = Array.from({ length: IMPORT_AT_ONCE }, (_, n) => entry(n));
    expect((await send(fifty)).status).toBe(200);
    const more = Array.from({ length: 20 }, (_, n) => entry(45 + n));
    expect((await send(more)).json).toMatchObject({
      error: { code: "conflict", details: { reason: "quota_dreams", max: 60, added: 10, known: 5 } },
    });
    expect((await listed()).total).toBe(60);
    expect((await send(fifty)).json).toEqual({ added: 0, known: 50 });
  });

  test("counts what came with a reading with all that the user wrote, in the bin and back", async () => {
    const bytes = () =>
      site.store.value<number>("SELECT text_bytes FROM user_totals WHERE user_id = ?", ana.user.id);
    await send([{ ...ALL, ...READING, lenses: [LENS] }]);
    const { tags, title, interpretation } = READING;
    const written = Buffer.byteLength(TEXT + ALL.remark);
    const came = Buffer.byteLength(
      [
        title,
        ...[tags, interpretation, { paragraphs: LENS.paragraphs }].map((each) => JSON.stringify(each)),
      ].join(""),
    );
    expect(await bytes()).toBe(written + came);
    const [{ id }] = (await listed()).dreams as [Dream];
    await ana.delete(`/api/dreams/${id}`);
    expect([await bytes(), await checkLedger(site.store.db)]).toEqual([0, []]);
    // The quota has no room for the reading any more.
    const full = WRITTEN_BYTES_MAX - written - came + 1;
    await site.store.exec(`UPDATE user_totals SET text_bytes = ${full}`);
    expect((await ana.post(`/api/dreams/${id}/restore`)).json).toMatchObject({
      error: { details: { reason: "quota_text" } },
    });
    expect((await send([{ ...ALL, ...READING, lenses: [LENS], night: "2019-03-03" }])).json).toMatchObject({
      error: { details: { reason: "quota_text", added: 0 } },
    });
    expect((await send([ALL])).status).toBe(200);
    await site.store.exec("UPDATE user_totals SET text_bytes = 0");
    await ana.delete(`/api/dreams/${id}?forever=true`);
  });

  test("keeps the night of 1 January 1970, which the version before nights stores for every dream", async () => {
    const night = "1970-01-01";
    await send([entry(1, { night })]);
    await ana.post("/api/dreams/notes", { dreamText: TEXT, language: "tr", night });
    expect((await listed()).dreams.map((dream) => dream.night)).toEqual([night, night]);
    expect((await ana.get("/api/dreams?month=1970-01")).json).toMatchObject({ total: 2 });
  });

  test("needs a confirmed address where mail is sent", async () => {
    const open = await startTestApp({ running: false, env: { PUBLIC_URL: "https://dreams.example" } });
    try {
      const refused = await send([ALL], await open.signUp());
      expect(refused.json).toMatchObject({ error: { details: { reason: "unconfirmed" } } });
      expect((await send([ALL], await open.signUp({ verified: true }))).status).toBe(200);
    } finally {
      await open.close();
    }
  });

  const strange = {
    ...ALL,
    dreamText: `<script>alert(1)</script> \0\ud800\u202e${"e\u0301".repeat(20)}`,
    remark: "</textarea><img src=x onerror=alert(1)>\0\udfff".repeat(400),
    ownTags: ["__proto__", "<b>"],
  };
  test("takes the strangest and the longest text", async () => {
    const long = "あ".repeat(499);
    const longest = { ...ALL, dreamText: `${long}。`, remark: "悪".repeat(REMARK_MAX), ...READING };
    expect((await send([strange, longest])).json).toEqual({ added: 2, known: 0 });
    expect((await send([strange, longest])).json).toEqual({ added: 0, known: 2 });
    expect(await checkLedger(site.store.db)).toEqual([]);
  });

  test("refuses what no dream is, and adds nothing of the call", async () => {
    const refused: object[][] = [
      Array.from({ length: IMPORT_AT_ONCE + 1 }, (_, n) => entry(n)),
      [entry(1, { night: "2026-11-25" })],
      [entry(1, { night: "0000-01-01" })],
      [entry(1, { night: "2026-02-30" })],
      [entry(1, { time: undefined })],
      [entry(1, { dreamText: "kısa" })],
      [entry(1, { dreamText: "a".repeat(501) })],
      [entry(1, { remark: "a".repeat(REMARK_MAX + 1) })],
      [entry(1, { mood: "angry" })],
      [entry(1, { kind: "dream" })],
      [entry(1, JSON.parse('{"__proto__": {"favourite": true}}') as object)],
      [entry(1, { title: "Yalnız bir ad" })],
      [entry(1, { ...READING, title: undefined })],
      [entry(1, { ...READING, tags: Array(31).fill("a") })],
      [entry(1, { ...READING, interpretation: { ...READING.interpretation, engine: "openai" } })],
      [entry(1, { lenses: [LENS] })],
      [entry(1, { ...READING, lenses: [LENS, LENS] })],
      [entry(1, { ...READING, lenses: [{ ...LENS, engine: "openai" }] })],
      [entry(1, { ...READING, lenses: [{ ...LENS, paragraphs: LENS.paragraphs.slice(1) }] })],
      [entry(1, { ...READING, interpretation: { ...READING.interpretation, summary: "a".repeat(4001) } })],
    ];
    for (const dreams of refused) expect((await send([entry(0), ...dreams])).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect((await listed()).total).toBe(0);
  });
});
