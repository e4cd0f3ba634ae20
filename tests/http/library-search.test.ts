import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { updateDream } from "#server/features/dreams/queries.ts";
import { searchTextOf } from "#server/features/dreams/search-text.ts";
import type { Dream } from "#shared/dreams.ts";
import type { Match } from "#shared/library-search.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

let site: TestApp;
let ana: SignedInClient;
beforeEach(async () => {
  site = await startTestApp({ running: false, now: new Date("2026-11-21T03:00:00.000Z") });
  ana = await site.signUp({ tokens: 20 });
});
afterEach(() => site.close());

interface Listing {
  dreams: (Dream & { matches?: Match[] })[];
  total: number;
  topSymbols: string[];
}
async function list(query: Record<string, string>, client = ana): Promise<Listing> {
  const response = await client.get(`/api/dreams?${new URLSearchParams(query).toString()}`);
  expect([query, response.status]).toEqual([query, 200]);
  return response.json as Listing;
}
const found = async (query: Record<string, string>, client = ana) =>
  (await list(query, client)).dreams.map(({ id }) => id);

async function note(dreamText: string, change: object = {}, client = ana): Promise<string> {
  site.advance(1000);
  const { json } = await client.post("/api/dreams/notes", { dreamText, language: "tr" });
  const { id } = (json as { dream: Dream }).dream;
  expect((await client.patch(`/api/dreams/${id}`, change)).status).toBe(200);
  return id;
}

/** A dream with a reading, as the part that makes it stores it. */
async function readDream(text: string, title: string, symbols: string[], analysis = "Yok."): Promise<string> {
  site.advance(1000);
  const id = await ana.submitDream(text, { depth: "image" });
  const reading = {
    summary: "Özet.",
    themes: [],
    symbols: symbols.map((symbol) => ({ symbol, meaning: "Bir şey." })),
    psychologicalAnalysis: analysis,
    tags: ["yol"],
  };
  const row = { title, tags: '["yol"]', interpretation: JSON.stringify(reading), status: "done" } as const;
  await transact(site.store.db, { dream: id }, async (trx) => {
    await updateDream(trx, id, { ...row, search_text: searchTextOf({ dream_text: text, ...row }, "") });
    await trx
      .updateTable("dream_parts")
      .set({ status: "done" })
      .where("dream_id", "=", id)
      .where("part", "=", "reading")
      .execute();
  });
  return id;
}

test("finds words of texts, titles, tags, notes and readings, the title and the tags first, and says where", async () => {
  const inReading = await readDream(
    "Gece bir gemi gördüm uzakta.",
    "Uzak",
    ["gemi"],
    "Burada deniz korkuyu anlatır.",
  );
  const inTitle = await readDream("Sular yükseliyordu yavaşça.", "Denizin dibi", ["su"]);
  const inTag = await note("Bir orman vardı, sessiz.", { ownTags: ["Deniz"] });
  const inRemark = await note("Bir kapı vardı, kapalı.", { remark: "Sonra denizi aradım." });
  const inText = await note("Denizde yüzüyordum, DENİZ soğuktu.");
  const { dreams, total } = await list({ q: "deniz" });
  expect(dreams.map(({ id }) => id)).toEqual([inTag, inTitle, inText, inRemark, inReading]);
  expect(total).toBe(5);
  const matches = new Map(dreams.map((dream) => [dream.id, dream.matches]));
  expect(matches.get(inTitle)).toEqual([{ field: "title", index: 0, ranges: [[0, 7]], excerpt: null }]);
  expect(matches.get(inTag)).toEqual([{ field: "ownTags", index: 0, ranges: [[0, 5]], excerpt: null }]);
  expect(matches.get(inText)).toMatchObject([
    {
      field: "text",
      ranges: [
        [0, 7],
        [20, 25],
      ],
    },
  ]);
  expect(matches.get(inRemark)).toEqual([
    { field: "remark", index: 0, ranges: [[6, 12]], excerpt: "Sonra denizi aradım." },
  ]);
  expect(matches.get(inReading)).toMatchObject([{ field: "reading", ranges: [[7, 12]] }]);
  expect(await found({ q: "deniz", sort: "night" })).toEqual([inText, inRemark, inTag, inTitle, inReading]);
  expect(await found({ q: "deniz", sort: "oldest" })).toEqual([inReading, inTitle, inTag, inRemark, inText]);
  expect(await found({ q: "deniz -soğuk -kapı" })).toEqual([inTag, inTitle, inReading]);
  expect(await found({ q: "-deniz" })).toEqual([]);
  expect((await list({ q: "" })).dreams[0]).not.toHaveProperty("matches");
});

test("finds what is written now, only of the user, and nothing in the bin", async () => {
  const bora = await site.signUp({ tokens: 20 });
  await note("Mor bir kuyu vardı.", {}, bora);
  const own = await note("Mor bir kule vardı.", { remark: "Zümrüt" });
  expect(await found({ q: "mor" })).toEqual([own]);
  expect(await found({ q: "kuyu" })).toEqual([]);
  await ana.patch(`/api/dreams/${own}`, { dreamText: "Sarı bir kule vardı.", remark: "" });
  for (const gone of ["mor", "zümrüt"]) expect(await found({ q: gone })).toEqual([]);
  expect(await found({ q: "sari kule" })).toEqual([own]);
  await ana.delete(`/api/dreams/${own}`);
  expect(await found({ q: "kule" })).toEqual([]);
  expect(await found({ part: "note" })).toEqual([]);
  await ana.patch(`/api/dreams/${own}`, { favourite: true });
  await ana.post(`/api/dreams/${own}/restore`);
  expect(await found({ q: "kule" })).toEqual([own]);
  await ana.delete(`/api/dreams/${own}?forever=true`);
  expect(await found({ q: "kule" })).toEqual([]);
  expect(await site.store.value("SELECT COUNT(*) FROM search_entries")).toBe(1);
});

test("each filter narrows alone, with others and with words", async () => {
  const calm = await note("Kırmızı bir balon uçuyordu.", {
    mood: "calm",
    night: "2026-10-31",
    favourite: true,
  });
  const sad = await note("Kırmızı bir kapı vardı.", {
    mood: "sad",
    night: "2026-11-01",
    marks: ["lucid", "recurring"],
  });
  const read = await readDream("Kırmızı bir trendeydim dün.", "Tren", ["tren", "yol"]);
  const making = await ana.submitDream("Kırmızı bir köprüden geçtim.", { depth: "image" });
  const all: [Record<string, string>, string[]][] = [
    [{ mood: "calm" }, [calm]],
    [{ mood: "sad" }, [sad]],
    [{ mood: "joyful" }, []],
    [{ favourite: "1" }, [calm]],
    [{ mark: "lucid" }, [sad]],
    [{ mark: "nightmare" }, []],
    [{ month: "2026-10" }, [calm]],
    [{ month: "2026-11", mark: "recurring" }, [sad]],
    [{ month: "2025-12" }, []],
    [{ since: "2026-11-01", part: "note" }, [sad]],
    [{ since: "2026-10-01", part: "note" }, [sad, calm]],
    [{ part: "note" }, [sad, calm]],
    [{ part: "reading" }, [read]],
    [{ part: "image" }, []],
    [{ symbol: "tren" }, [read]],
    [{ symbol: "TREN" }, []],
    [{ tag: "yol", part: "reading" }, [read]],
    [{ tag: "yol", part: "note" }, []],
    [{ state: "unfinished", part: "reading" }, []],
    [{ sort: "oldest" }, [calm, sad, read, making]],
    [{ sort: "oldest", part: "note" }, [calm, sad]],
  ];
  for (const [query, ids] of all) {
    expect([query, await found(query)]).toEqual([query, ids]);
    expect([query, await found({ sort: "night", ...query, q: "kirmizi" })]).toEqual([query, ids]);
    expect([query, await found({ ...query, q: "mavi" })]).toEqual([query, []]);
  }
  expect((await list({})).topSymbols).toEqual(["tren", "yol"]);
  await ana.patch(`/api/dreams/${calm}`, { mood: null, favourite: false, night: "2026-11-02" });
  expect(await found({ favourite: "1" })).toEqual([]);
  expect(await found({ month: "2026-11", part: "note" })).toEqual([calm, sad]);
  for (const wrong of [
    "mood=no",
    "month=2026-13",
    "since=2026-02-30",
    "part=no",
    "favourite=0",
    "mark=no",
    "sort=no",
  ])
    expect((await ana.get(`/api/dreams?${wrong}`)).status).toBe(400);
});

test("whatever is typed is no error", async () => {
  await note("Kırmızı bir balon uçuyordu.");
  const typed = [
    '"',
    '"balon',
    'balon" OR 1=1 --',
    "balon* NEAR(a b)",
    "^balon {a}: b",
    "'balon' | !x & :*",
    "\\'",
    "-",
    "--balon",
    "- -",
    "\u200F\u202Ebalon\u202C",
    "\0balon",
    "a\uD800",
    "AND OR NOT",
    "क".repeat(100),
    "ß".repeat(100),
    "鯨".repeat(100),
    "a b ".repeat(25),
    '"a" '.repeat(25),
    "-a ".repeat(33),
    "🐋".repeat(50),
  ];
  for (const q of typed) {
    const response = await ana.get(`/api/dreams?q=${encodeURIComponent(q.toWellFormed().slice(0, 100))}`);
    expect([q, response.status]).toEqual([q, 200]);
  }
  expect((await list({ q: "\u200F\u202Ebalon\u202C" })).total).toBe(1);
});
