import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { FINDINGS_VERSION } from "#server/features/patterns/findings.ts";
import { removeStep, removeUser } from "#server/features/privacy/privacy.ts";
import { runMaintenance } from "#server/maintenance.ts";
import type { Dream } from "#shared/dreams.ts";
import type { Patterns } from "#shared/patterns.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const now = new Date("2026-11-23T04:30:00.000Z");
const SEA = "Denizin ortasında yürüyordum, su soğuk değildi.";
const HILL = "Bir tepede oturmuş hiçbir şey düşünmüyordum.";
let site: TestApp;
let ana: SignedInClient;
beforeEach(async () => {
  site = await startTestApp({ running: false, now });
  ana = await site.signUp({ tokens: 20, verified: true });
});
afterEach(() => site.close());

const note = async (night: string, dreamText = SEA, more: object = {}, client = ana): Promise<string> => {
  const reply = await client.post("/api/dreams/notes", { dreamText, language: "tr", night, ...more });
  return (reply.json as { dream: Dream }).dream.id;
};
const patterns = async (query = "", client = ana) =>
  ((await client.get(`/api/patterns?locale=tr&${query}`)).json as { patterns: Patterns }).patterns;
const correct = (dreamId: string, counted = false, client = ana, symbol = "sea") =>
  client.post("/api/patterns/corrections", { dreamId, symbol, counted });
const nightsOf = (page: Patterns, id = "sea") => page.symbols.find((row) => row.id === id)?.nights;

test("nothing is said of a journal without dreams", async () => {
  expect(await patterns()).toMatchObject({
    nights: 0,
    symbols: [],
    chosen: null,
    shared: [],
    moods: null,
    hours: null,
  });
});

test("two nights show shared words, the third that they return, with the very words", async () => {
  await note("2026-11-01");
  await note("2026-11-02");
  const two = await patterns();
  expect(two.symbols).toEqual([]);
  expect(two.shared).toMatchObject([
    { id: "sea", name: "Deniz", evidence: [{ quote: { words: "Denizin" } }, {}] },
  ]);
  const last = await note("2026-11-03", "Ufukta deniz vardı ve ben bekliyordum.");
  const three = await patterns();
  expect(three.shared).toEqual([]);
  expect(three.chosen).toMatchObject({
    id: "sea",
    slug: "deniz",
    nights: 3,
    dreams: 3,
    month: null,
    heavy: null,
  });
  expect(three.chosen!.evidence[0]).toMatchObject({
    dreamId: last,
    night: "2026-11-03",
    quote: { words: "deniz" },
  });
  expect(three.places).toMatchObject([{ id: "sea", nights: 3, latest: { dreamId: last } }]);
  expect(three.symbols[0]!.rises.map(({ night }) => night)).toEqual([
    "2026-11-01",
    "2026-11-02",
    "2026-11-03",
  ]);
});

test("a person by name is listed from three nights on, and can be taken out of a dream", async () => {
  const met = (night: string, words = "bana el sallıyordu.") =>
    note(night, `Eski köprüde arkadaşım Ayşe ${words}`);
  const ids = [await met("2026-11-01"), await met("2026-11-02")];
  const namesOf = ({ people }: Patterns) => people.map(({ id, name, nights }) => [id, name, nights]);
  expect(namesOf(await patterns())).toEqual([]);
  ids.push(await met("2026-11-03", "yine oradaydı."));
  const page = await patterns("symbol=name:Ayşe");
  expect(namesOf(page)).toContainEqual(["name:Ayşe", "Ayşe", 3]);
  expect(page.chosen).toMatchObject({ id: "name:Ayşe", name: "Ayşe", slug: null, nights: 3 });
  expect(page.chosen!.evidence.map(({ quote }) => quote.words)).toEqual(["Ayşe", "Ayşe", "Ayşe"]);
  expect((await correct(ids[0]!, false, ana, "name:Ayşe")).status).toBe(204);
  expect(namesOf(await patterns())).not.toContainEqual(["name:Ayşe", "Ayşe", 3]);
  await correct(ids[0]!, true, ana, "name:Ayşe");
  expect(namesOf(await patterns())).toContainEqual(["name:Ayşe", "Ayşe", 3]);
  expect((await correct(ids[0]!, false, ana, "name:Veli")).status).toBe(404);
});

test("of many corrections the latest are shown", async () => {
  const ids: string[] = [];
  for (let day = 0; day < 25; day++) {
    const id = await note(new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10));
    ids.push(id);
  }
  for (const id of ids.slice(0, 22)) {
    site.advance(1000);
    await correct(id);
  }
  const { uncounted } = (await patterns()).chosen!;
  expect(uncounted.map(({ dreamId }) => dreamId)).toEqual(ids.slice(2, 22).toReversed());
  expect((await patterns("show=all")).chosen!.uncounted).toHaveLength(22);
});

test("the figures are in the language that is asked for, else in that of the request", async () => {
  for (const day of [1, 2, 3]) await note(`2026-11-0${day}`);
  const english = await ana.get("/api/patterns?locale=en-GB&symbol=sea");
  expect((english.json as { patterns: Patterns }).patterns.chosen!.name).toBe("Sea");
  expect((await ana.get("/api/patterns?locale=xx")).status).toBe(400);
  expect((await patterns("symbol=no-such-symbol")).chosen!.id).toBe("sea");
});

test("more evidence is there than is shown at first", async () => {
  for (const day of [1, 2, 3, 4, 5, 6]) await note(`2026-11-0${day}`);
  const few = (await patterns()).chosen!;
  expect([few.evidence.length, few.more, few.pictures.length]).toEqual([4, 2, 6]);
  const all = (await patterns("show=all")).chosen!;
  expect([all.evidence.length, all.more]).toEqual([6, 0]);
});

test("an edited text, a moved night, the bin and its way back count at once", async () => {
  const ids = [
    await note("2026-11-01"),
    await note("2026-11-02"),
    await note("2026-11-03"),
    await note("2026-11-04"),
  ];
  expect(nightsOf(await patterns())).toBe(4);
  await ana.patch(`/api/dreams/${ids[0]}`, { dreamText: HILL });
  expect(nightsOf(await patterns())).toBe(3);
  await ana.patch(`/api/dreams/${ids[1]}`, { night: "2026-11-03" });
  expect(nightsOf(await patterns())).toBeUndefined();
  await ana.patch(`/api/dreams/${ids[1]}`, { night: "2026-11-02" });
  await ana.delete(`/api/dreams/${ids[3]}`);
  expect(nightsOf(await patterns())).toBeUndefined();
  await ana.post(`/api/dreams/${ids[3]}/restore`);
  expect(nightsOf(await patterns())).toBe(3);
  await ana.delete(`/api/dreams/${ids[3]}?forever=true`);
  expect((await patterns()).nights).toBe(3);
});

test("moods and hours open with ten dreams", async () => {
  for (let day = 1; day <= 10; day++) {
    expect((await patterns()).hours).toBeNull();
    const night = `2026-11-${String(day).padStart(2, "0")}`;
    const id = await note(night, SEA, { time: day < 9 ? "06:10" : "23:30" });
    await ana.patch(`/api/dreams/${id}`, { mood: day < 4 ? "sad" : "calm" });
  }
  const { hours, moods } = await patterns();
  expect(hours).toMatchObject({ most: { count: 8, of: 10, from: "04:50", to: "06:20" } });
  const shown = (of: typeof hours) => of!.most!.dreams.map(({ night, time, title }) => [night, time, title]);
  const dreamOf = (day: number) => [`2026-11-0${day}`, "06:10", SEA];
  expect(shown(hours)).toEqual([8, 7, 6, 5].map(dreamOf));
  expect(shown((await patterns("show=all")).hours)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map(dreamOf));
  await ana.delete(`/api/dreams/${hours!.most!.dreams[0]!.dreamId}`);
  expect((await patterns()).hours).toBeNull();
  expect(moods).toEqual([
    { month: "2026-11", moods: { calm: 7, curious: 0, joyful: 0, anxious: 0, sad: 3 } },
  ]);
});

test("hours and heavy awakenings of a month stand beside those of the time before", async () => {
  const month = async (name: string, time: string, mood: string) => {
    for (let day = 1; day <= 8; day++) {
      const id = await note(`${name}-0${day}`, SEA, { time: day === 8 ? "23:30" : time });
      await ana.patch(`/api/dreams/${id}`, { mood: day === 8 ? "calm" : mood });
    }
  };
  await month("2024-10", "02:00", "calm");
  await month("2026-10", "06:00", "sad");
  const few = await patterns();
  // Eight dreams of the period have a time.
  expect(few.hours).toBeNull();
  const shares = (these: number, of: number, others: number, ofOthers: number) => ({
    these: { count: these, of },
    others: { count: others, of: ofOthers },
  });
  expect(few.heavy).toMatchObject({ month: "2026-10", certainty: "clear", ...shares(7, 8, 0, 8) });
  for (const day of ["01", "02"]) await note(`2026-11-${day}`, SEA, { time: "06:20" });
  const { hours } = await patterns();
  expect(hours!.most).toMatchObject({ count: 9, of: 10 });
  // Of November there are too few.
  expect(hours!.most!.month).toMatchObject({ month: "2026-10", certainty: "clear", ...shares(7, 8, 0, 8) });
});

test("hours of one night are no claim", async () => {
  for (let minute = 10; minute < 20; minute++)
    await note("2026-11-01", `${SEA} ${minute}`, { time: `06:${minute}` });
  expect((await patterns()).hours).toMatchObject({ most: null, minutes: { length: 10 } });
});

describe("a correction", () => {
  let ids: string[];
  beforeEach(async () => {
    ids = [
      await note("2026-11-01"),
      await note("2026-11-02"),
      await note("2026-11-03"),
      await note("2026-11-04"),
    ];
  });

  test("takes a dream out of the count, shows it apart, and can be taken back", async () => {
    expect((await correct(ids[0]!)).status).toBe(204);
    expect((await correct(ids[0]!)).status).toBe(204);
    const page = await patterns();
    expect(nightsOf(page)).toBe(3);
    expect(page.chosen!.uncounted).toMatchObject([{ dreamId: ids[0] }]);
    await correct(ids[0]!, true);
    expect(nightsOf(await patterns())).toBe(4);
  });

  test("stays when the dream is searched anew", async () => {
    await correct(ids[0]!);
    await ana.patch(`/api/dreams/${ids[0]}`, { dreamText: `${SEA} Deniz maviydi.` });
    expect(nightsOf(await patterns())).toBe(3);
  });

  test("is the owner's alone, and of what the dream names", async () => {
    const bea = await site.signUp();
    expect((await correct(ids[0]!, false, bea)).status).toBe(404);
    expect((await correct(ids[0]!, false, ana, "teeth")).status).toBe(404);
    expect((await correct("no-such-dream")).status).toBe(404);
    expect(nightsOf(await patterns())).toBe(4);
    expect(await patterns("", bea)).toMatchObject({ nights: 0, symbols: [] });
  });

  test("made twice at once is one", async () => {
    const replies = await Promise.all([correct(ids[1]!), correct(ids[1]!), patterns(), correct(ids[1]!)]);
    expect(replies.flatMap((reply) => ("status" in reply ? [reply.status] : []))).toEqual([204, 204, 204]);
    expect(await site.store.value("SELECT COUNT(*) FROM finding_corrections")).toBe(1);
  });
});

test("dreams of an earlier lexicon are read anew by the scheduled task", async () => {
  const id = await note("2026-11-01");
  await patterns();
  await site.store.exec(`UPDATE dream_scans SET version = 0; DELETE FROM dream_findings`);
  const { log, store } = site.deps;
  const deps = { db: store.db, log, now: () => now, config: site.deps.config };
  await runMaintenance(deps, new AbortController().signal);
  expect(await site.store.rows("SELECT dream_id, version FROM dream_scans")).toEqual([
    { dream_id: id, version: FINDINGS_VERSION },
  ]);
  expect(await site.store.column("SELECT name FROM dream_findings")).toEqual(["sea"]);
});

test("nothing of it is left of a deleted account", async () => {
  const id = await note("2026-11-01");
  await patterns();
  await correct(id);
  const { db } = site.deps.store;
  const userId = ana.user.id;
  await transact(db, { user: userId }, (trx) => removeUser(trx, { userId, proof: null, now }));
  while (await removeStep({ db, now: () => now, removeFiles: async () => undefined }, userId));
  for (const table of ["dream_scans", "dream_findings", "finding_corrections"])
    expect(await site.store.value(`SELECT COUNT(*) FROM ${table}`)).toBe(0);
});

test("a user has 60 of them a minute", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) statuses.push((await ana.get("/api/patterns?locale=tr")).status);
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
});
