import { afterAll, describe, expect, it } from "vitest";
import type { SqliteStore } from "#server/db/open.ts";
import { foldForSearch, searchLibrary } from "#server/features/dreams/search-queries.ts";
import { memoryStores } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

const PAGE_SIZE = 12;
const TEXTS = 1300;
const SENTENCES = [
  "İSTANBUL'da ışıklı bir şato gördüm",
  "حلمتُ ببحرٍ من زُجاج",
  "夢の中で大きな鯨が空を飛んでいた。",
  "ガラスの海、ｶﾞﾗｽの空",
  "मैं समुद्र के ऊपर उड़ रहा था",
  "The ﬁlm of my “dream” cost 100 %_\\",
  "Über die Brücke, 🌊🐋",
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
  const text = foldForSearch(`${SENTENCES[i % SENTENCES.length]} ${i}`);
  const dream = { id: `dream-${i}`, text, tag: `tag ${i % 3}`, unfinished: i % 400 === 9 };
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
  await store.db
    .insertInto("dreams")
    .values({
      id: userId === "ann" ? dream.id : `${userId}-${nth}`,
      user_id: userId,
      kind: "dream",
      status: dream.unfinished ? "queued" : "done",
      dream_text: dream.text,
      search_text: dream.text,
      tags: JSON.stringify([dream.tag]),
      language: "tr",
      depth: "reading",
      resolution: "480p",
      style: "auto",
      seed: "s",
      request_hash: "h",
      created_at: new Date(Date.UTC(2026, 0, 1) + nth * 1000).toISOString(),
    })
    .execute();
}

const ALL = { tag: "", state: "all", form: "brief", pageSize: PAGE_SIZE } as const;

async function search(q: string, change: { tag?: string; state?: "all" | "unfinished"; page?: number } = {}) {
  const filter = { ...ALL, userId: "ann", search: foldForSearch(q), page: 0 };
  const { rows, total } = await searchLibrary(store.db, { ...filter, ...change });
  return { ids: rows.map(({ id }) => id), total };
}

/** The same by reading every text. */
function expected(q: string, { tag = "", state = "all", page = 0 } = {}) {
  const found = dreams.filter(
    (dream) =>
      dream.text.includes(foldForSearch(q)) &&
      (tag === "" || dream.tag === tag) &&
      (state === "all" || dream.unfinished),
  );
  return {
    ids: found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(({ id }) => id),
    total: found.length,
  };
}

describe("a search of the library finds what reading every text finds", () => {
  const words = [
    "istanbul",
    "ISIKLI",
    "İ",
    "ı",
    "şato",
    "بحر",
    "زجاج",
    "زُجاج",
    "ب",
    "鯨",
    "ガラス",
    "がらす",
    "ガ",
    "ﾗｽ",
    "空",
    "समुद्र",
    "उड",
    "film",
    "“",
    "%",
    "_",
    "\\",
    "🐋",
    "uber",
    "a",
    " ",
    " 7",
    "12",
    "1298",
    "no such words",
    "gordum 0",
    "9 i",
    "a".repeat(100),
    foldForSearch(SENTENCES[2]!.repeat(6)).slice(0, 100),
  ];
  it.each(words)("%j", async (word) => {
    for (const page of [0, 1, 7, 500]) expect(await search(word, { page })).toEqual(expected(word, { page }));
  });

  it.each(["a", "istanbul", "1", "no such words"])("under a tag and in a state: %j", async (word) => {
    for (const tag of ["", "tag 0", "tag 2", "no such tag"]) {
      for (const state of ["all", "unfinished"] as const) {
        for (const page of [0, 2]) {
          const filter = { tag, state, page };
          expect(await search(word, filter)).toEqual(expected(word, filter));
        }
      }
    }
  });

  it("whatever the user has: nothing, one text, another's texts", async () => {
    const filter = { ...ALL, search: "istanbul", page: 0 };
    const of = (userId: string) => searchLibrary(store.db, { ...filter, userId });
    expect(await of("nobody")).toEqual({ rows: [], total: 0 });
    const { rows, total } = await of("ben");
    expect(total).toBe(Math.ceil(TEXTS / 35));
    expect(rows.every(({ id }) => id.startsWith("ben-"))).toBe(true);
  });
});

it("reads each text once, at most 500 in one turn of the event loop, and none of other users", async () => {
  /** Texts read per turn; a function of this name replaces the built-in one. */
  const read: string[][] = [[]];
  const join = (texts: string[], text: string, separator: Buffer) => {
    read.at(-1)!.push(text);
    expect(separator).toEqual(Buffer.from([0xff]));
    return [...texts, text];
  };
  store.sqlite.aggregate("group_concat", {
    start: () => [],
    // Its type knows functions of one argument only.
    step: join as never,
    result: (texts: string[]) =>
      Buffer.concat(texts.flatMap((text, i) => [Buffer.from(i ? [0xff] : []), Buffer.from(text)])),
  });
  let turn = setImmediate(function countTurns() {
    read.push([]);
    turn = setImmediate(countTurns);
  });
  expect(await search("istanbul")).toEqual(expected("istanbul"));
  clearImmediate(turn);
  expect(Math.max(...read.map((texts) => texts.length))).toBeLessThanOrEqual(500);
  expect(read.filter((texts) => texts.length > 0).length).toBeGreaterThanOrEqual(3);
  expect(read.flat().toSorted()).toEqual(dreams.map(({ text }) => text).toSorted());
});
