import { afterAll, describe, expect, it, test } from "vitest";
import type { SqliteStore } from "#server/db/open.ts";
import { listLibrary } from "#server/features/dreams/library.ts";
import { markedRanges, readQuery } from "#server/features/dreams/search-query.ts";
import { refoldSearch } from "#server/features/dreams/search-refold.ts";
import { searchTextOf } from "#server/features/dreams/search-text.ts";
import { wordsIn } from "#server/features/dreams/search-words.ts";
import { memoryStores } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

const TEXTS = 700;
const SENTENCES = [
  "İSTANBUL'da ışıklı bir şato gördüm",
  "حلمتُ ببحرٍ من زُجاج والبحر بعيد",
  "夢の中で大きな鯨が空を飛んでいた。",
  "ガラスの海、ｶﾞﾗｽの空",
  "मैं समुद्र के ऊपर उड़ रहा था",
  "The ﬁlm of my “dream” cost 100 %_\\",
  "Über die Brücke, 🌊🐋 to the sea of glass",
];

interface Dream {
  id: string;
  text: string;
  tag: string;
  unfinished: boolean;
}

const store: SqliteStore = (await memoryStores())();
for (const id of ["ann", "ben"]) await addUser(store.db, id);
const written: Dream[] = [];
for (let i = 0; i < TEXTS; i++) {
  const text = `${SENTENCES[i % SENTENCES.length]} ${i}`;
  const dream = { id: `dream-${i}`, text, tag: `tag${i % 3}`, unfinished: i % 200 === 9 };
  written.push(dream);
  // The other user's texts are written in between.
  for (const userId of i % 5 === 0 ? ["ann", "ben"] : ["ann"]) await insertDream(userId, dream, i);
}
const isDeleted = (_: Dream, i: number) =>
  i === 0 || i === TEXTS - 1 || i % 100 === 50 || (i > 300 && i < 330);
const remove = store.sqlite.prepare("DELETE FROM dreams WHERE id = ?");
for (const { id } of written.filter(isDeleted)) remove.run(id);
/** Newest first. */
const dreams: Dream[] = written.filter((dream, i) => !isDeleted(dream, i)).toReversed();
afterAll(() => store.close());

async function insertDream(userId: string, dream: Dream, nth: number): Promise<void> {
  const tags = JSON.stringify([dream.tag]);
  await store.db
    .insertInto("dreams")
    .values({
      id: userId === "ann" ? dream.id : `${userId}-${nth}`,
      user_id: userId,
      kind: "dream",
      status: dream.unfinished ? "queued" : "done",
      dream_text: dream.text,
      search_text: searchTextOf({ dream_text: dream.text, tags }, ""),
      tags,
      language: "tr",
      depth: "reading",
      resolution: "480p",
      style: "auto",
      seed: "s",
      request_hash: "h",
      created_at: new Date(Date.UTC(2026, 0, 1) + nth * 1000).toISOString(),
      night: "2025-12-31",
    })
    .execute();
}

const ALL = { tag: "", symbol: "", state: "all", form: "brief", sort: "night" } as const;
type Change = { tag?: string; state?: "all" | "unfinished"; page?: number };

async function search(q: string, change: Change = {}, userId = "ann") {
  const asked = { ...ALL, userId, query: readQuery(q), page: 0, ...change };
  const { rows, shown } = await listLibrary(store.db, asked);
  return { ids: rows.map(({ id }) => id), total: shown.total };
}

/** The same by reading every text: a phrase is found where a text would be marked. */
function expected(q: string, { tag = "", state = "all", page = 0 }: Change = {}) {
  const { wanted, unwanted } = readQuery(q)!;
  const isIn = ({ text, tag: own }: Dream, phrase: (typeof wanted)[number]) =>
    [text, own].some((part) => markedRanges(part, { wanted: [phrase], unwanted: [] }).length > 0);
  const found = dreams.filter(
    (dream) =>
      wanted.every((phrase) => isIn(dream, phrase)) &&
      !unwanted.some((phrase) => isIn(dream, phrase)) &&
      (tag === "" || dream.tag === tag) &&
      (state === "all" || dream.unfinished),
  );
  return { ids: found.slice(page * 12, (page + 1) * 12).map(({ id }) => id), total: found.length };
}

describe("a search of the library finds what reading every text finds", () => {
  const words = [
    "istanbul",
    "ISIKLI",
    "şat",
    "بحر",
    "البحر",
    "زجاج",
    "鯨",
    "大きな鯨",
    "ガラス",
    "がらす",
    "空",
    "समुद्र",
    "उड़",
    "film",
    "🐋",
    "uber",
    "a",
    "12",
    "698",
    "tag1",
    "no such words",
    "glass sea",
    '"sea of glass"',
    '"glass of sea"',
    "sea -698",
    "-sea",
    "-tag0 -tag1",
    "gördüm 7",
    "a".repeat(100),
  ];
  it.each(words)("%j", async (word) => {
    for (const page of [0, 1, 500]) expect(await search(word, { page })).toEqual(expected(word, { page }));
  });

  it.each(["istanbul", "1", "no such words"])("under a tag and in a state: %j", async (word) => {
    for (const tag of ["", "tag0", "no such tag"])
      for (const state of ["all", "unfinished"] as const)
        for (const page of [0, 2]) {
          const filter = { tag, state, page };
          expect(await search(word, filter)).toEqual(expected(word, filter));
        }
  });

  it("whatever the user has: nothing, or another's texts", async () => {
    expect(await search("istanbul", {}, "nobody")).toEqual({ ids: [], total: 0 });
    const { ids, total } = await search("istanbul", {}, "ben");
    expect(total).toBe(TEXTS / 35);
    expect(ids.every((id) => id.startsWith("ben-"))).toBe(true);
  });
});

test("words that are gone from a text, or with it, are gone from the index", async () => {
  store.sqlite.exec("CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, search_words, instance)");
  const stored = (word: string) =>
    store.sqlite.prepare("SELECT COUNT(*) FROM temp.vocabulary WHERE instr(term, ?)").pluck().get(`_${word}`);
  const bytes = () =>
    Buffer.concat(store.sqlite.prepare<[], Buffer>("SELECT block FROM search_words_data").pluck().all());
  await insertDream("ann", { id: "secret", text: "zqxw", tag: "vkjq", unfinished: false }, 900);
  expect(stored("zqxw")).toBe(1);
  store.sqlite.exec("UPDATE dreams SET search_text = 'kwzy' WHERE id = 'secret'");
  expect([stored("zqxw"), stored("kwzy")]).toEqual([0, 1]);
  store.sqlite.exec("UPDATE dreams SET deleted_at = '2026-01-02T00:00:00.000Z' WHERE id = 'secret'");
  expect(stored("kwzy")).toBe(0);
  store.sqlite.exec("UPDATE dreams SET deleted_at = NULL WHERE id = 'secret'");
  expect(stored("kwzy")).toBe(1);
  store.sqlite.exec("DELETE FROM dreams WHERE id = 'secret'");
  expect([bytes().includes("zqxw"), bytes().includes("kwzy")]).toEqual([false, false]);
  store.sqlite.exec("INSERT INTO search_words (search_words) VALUES ('integrity-check')");
});

test("texts that an earlier version folded are found, and are folded anew", async () => {
  store.sqlite.exec(
    "UPDATE dreams SET search_text = 'istanbul''da isikli bir sato vkzp.' WHERE id = 'dream-7'",
  );
  store.sqlite.exec("UPDATE search_owners SET stale = 1");
  expect((await search("isikli vkzp")).ids).toEqual(["dream-7"]);
  let steps = 0;
  for await (const _ of refoldSearch(store.db)) steps++;
  expect(steps).toBeGreaterThan(TEXTS / 25);
  expect((await search("vkzp")).total).toBe(0);
  expect(await search("gordum")).toEqual(expected("gordum"));
  expect(store.sqlite.prepare("SELECT COUNT(*) FROM search_owners WHERE stale = 1").pluck().get()).toBe(0);
});

test("an entry has no more words than its texts", () => {
  const reading = { summary: "Deniz", themes: [], symbols: [], psychologicalAnalysis: "yok", tags: ["su"] };
  const text = searchTextOf(
    { dream_text: "Gece gemi", title: "Yol", tags: '["su"]', interpretation: JSON.stringify(reading) },
    "not",
  );
  expect(text).toBe("^yol | ^su | yol | su | gece gemi | not | deniz | yok");
  expect(wordsIn(text).length).toBe(9);
});
