import { sql, type RawBuilder } from "kysely";
import { entriesFound, listed, wordsFound } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { MARKS, MOODS, type Mark, type Mood } from "#shared/dreams.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { LibrarySort, SearchedPart } from "#shared/library-search.ts";
import { totalOf } from "./library-queries.ts";
import { LISTED, type ListForm, type RowOf } from "./listed-queries.ts";
import type { Phrase, SearchQuery } from "./search-query.ts";
import type { After } from "./cursor.ts";

/** Before a word of the title or a tag, which also stands without it. */
export const HEAD = "^";
/** An id of `search_entries` is the user's number times this, plus the number of the text. */
const SHIFT = 16_777_216;
/**
 * A place in the list is the day of the night since 1970 times this, plus the tenth of a second in which it was
 * written.
 */
const DAY_SHIFT = 137_438_953_472;
/** More than two places are apart. */
const RANK_SHIFT = 2 ** 54;
/** Bits of `facets`; the lowest three hold the mood. */
const BITS = {
  mood: 7,
  favourite: 8,
  lucid: 16,
  nightmare: 32,
  recurring: 64,
  note: 128,
  unfinished: 256,
  reading: 512,
  image: 1024,
  video: 2048,
};
/** What the bits of `part` must be among those that decide. */
const OF_PART: Record<SearchedPart, { mask: number; value: number }> = {
  note: { mask: BITS.note, value: BITS.note },
  reading: { mask: BITS.reading | BITS.image, value: BITS.reading },
  image: { mask: BITS.image, value: BITS.image },
  video: { mask: BITS.video, value: BITS.video },
};

/** What a list of the library is narrowed to; what is absent or empty narrows nothing. */
export interface LibrarySearch<F extends ListForm = ListForm> {
  userId: string;
  query: SearchQuery | null;
  tag: string;
  symbol: string;
  mood?: Mood | undefined;
  /** `YYYY-MM`. */
  month?: string | undefined;
  /** The earliest night. */
  since?: string | undefined;
  part?: SearchedPart | undefined;
  favourite: boolean;
  mark?: Mark | undefined;
  state: "all" | "unfinished";
  sort: LibrarySort;
  form: F;
  page: number;
  pageSize: number;
  /** The dream after which the page begins. */
  after: After | null;
}

type Condition = RawBuilder<unknown>;

/** A query in the words of FTS5 and of PostgreSQL; the user's number stands before each word. */
function termsOf(
  owner: number,
  { wanted, unwanted }: SearchQuery,
  mark = "",
): [fts5: string, tsquery: string] {
  const ofUser = (word: string) => `${owner}_${mark}${word}`;
  const join = (of: (phrase: Phrase) => string, [and, or, not]: readonly [string, string, string]) => {
    const all = wanted.length > 0 ? wanted : [{ words: [""], begins: false }];
    const yes = all.map(of).join(and);
    return unwanted.length === 0 ? yes : `(${yes})${not}(${unwanted.map(of).join(or)})`;
  };
  return [
    join(
      ({ words, begins }) => `(${words.map((word) => `"${ofUser(word)}"`).join(" + ")}${begins ? " *" : ""})`,
      [" AND ", " OR ", " NOT "],
    ),
    join(
      ({ words, begins }) =>
        `(${words.map((word, i) => `'${ofUser(word)}'${begins && i === words.length - 1 ? ":*" : ""}`).join(" <-> ")})`,
      [" & ", " | ", " & !"],
    ),
  ];
}

/** The days from 1970 to a night. */
const dayOf = (night: string) => Date.parse(night) / DAY_MS;

/** The days from 1970 to the first of a month, and to that of the next one. */
function daysOfMonth(month: string): [from: number, to: number] {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const day = (index: number) => Math.round(Date.UTC(year, index, 1) / DAY_MS);
  return [day(number - 1), day(number)];
}

function facetConditions(search: LibrarySearch): Condition[] {
  const { mood, part, favourite, mark, state } = search;
  const wanted = [
    mood && { mask: BITS.mood, value: MOODS.indexOf(mood) + 1 },
    part && OF_PART[part],
    favourite && { mask: BITS.favourite, value: BITS.favourite },
    mark && MARKS.includes(mark) && { mask: BITS[mark], value: BITS[mark] },
    state === "unfinished" && { mask: BITS.unfinished, value: BITS.unfinished },
  ].filter((one) => one !== undefined && one !== false);
  if (wanted.length === 0) return [];
  const [mask, value] = [
    wanted.reduce((a, one) => a | one.mask, 0),
    wanted.reduce((a, one) => a | one.value, 0),
  ];
  // Two that exclude each other: a mood in bits of another is none of them.
  const clash = wanted.some((one) => (value & one.mask) !== one.value);
  return clash ? [sql`1 = 0`] : [sql`(e.facets & ${mask}) = ${value}`];
}

function conditionsOf(search: LibrarySearch, owner: number): Condition[] {
  const { userId, query, tag, symbol, month, since } = search;
  // The words of a query name their user.
  const own = query ? sql`1 = 1` : sql`e.id BETWEEN ${owner * SHIFT} AND ${owner * SHIFT + SHIFT - 1}`;
  const conditions = [own, ...facetConditions(search)];
  if (month !== undefined) {
    const [from, to] = daysOfMonth(month);
    conditions.push(sql`e.place >= ${from * DAY_SHIFT} AND e.place < ${to * DAY_SHIFT}`);
  }
  if (since !== undefined) conditions.push(sql`e.place >= ${dayOf(since) * DAY_SHIFT}`);
  if (tag !== "")
    conditions.push(
      sql`e.dream_id IN (SELECT dream_id FROM dream_tags WHERE user_id = ${userId} AND tag = ${tag})`,
    );
  if (symbol !== "")
    conditions.push(
      sql`e.dream_id IN (SELECT dream_id FROM dream_symbols WHERE user_id = ${userId} AND symbol = ${symbol})`,
    );
  return conditions;
}

/** How far up a dream stands: all words in its title and tags, some, or none. */
function rankOf(owner: number, query: SearchQuery | null): RawBuilder<unknown> {
  const wanted = query?.wanted ?? [];
  if (wanted.length === 0) return sql`0`;
  const inHead = (phrases: Phrase[]) =>
    wordsFound(...termsOf(owner, { wanted: phrases, unwanted: [] }, HEAD));
  const some = sql.join(
    wanted.map((phrase) => sql`WHEN e.id IN ${inHead([phrase])} THEN 1`),
    sql` `,
  );
  return sql`CASE WHEN e.id IN ${inHead(wanted)} THEN 2 ${wanted.length > 1 ? some : sql``} ELSE 0 END`;
}

/**
 * One page of a user's dreams and notes that a search finds, and how many there are. Reads only this user's words and
 * entries, whoever else has dreams.
 */
export async function searchLibrary<F extends ListForm>(
  db: Db,
  search: LibrarySearch<F>,
): Promise<{ rows: RowOf[F][]; total: number }> {
  const { userId, query, sort, form, page, pageSize, after } = search;
  const found = await db
    .selectFrom("search_owners")
    .select("number")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!found) return { rows: [], total: 0 };
  const { number } = found;
  const from = query ? entriesFound(...termsOf(number, query)) : sql`search_entries AS e`;
  const where = sql`FROM ${from} WHERE ${sql.join(conditionsOf(search, number), sql` AND `)}`;
  const rank = sql`${rankOf(number, query)} * ${sql.lit(RANK_SHIFT)}`;
  const sortKey = sort === "relevance" ? sql`e.place + ${rank}` : sql`e.place`;
  const [way, beyond] = sort === "oldest" ? [sql`ASC`, sql`>`] : [sql`DESC`, sql`<`];
  const bound = after?.map((part) => sql`CAST(${part} AS BIGINT)`);
  const rest = bound ? sql`WHERE (sort_key, entry) ${beyond} (${sql.join(bound)})` : sql``;
  // One reading of the words gives the page and the total. With two numbers in a row, 50,000 rows stay within the 4 MB
  // that PostgreSQL sorts without a file.
  const { rows } = await sql<RowOf[F] & { total: number }>`
    WITH found AS MATERIALIZED (SELECT e.id AS entry, ${sortKey} AS sort_key ${where})
    SELECT ${LISTED[form]}, shown.total, CAST(shown.sort_key AS TEXT) || ' ' || CAST(shown.entry AS TEXT) AS found
    FROM (
      SELECT *, (SELECT COUNT(*) FROM found) AS total FROM found ${rest}
      ORDER BY sort_key ${way}, entry ${way} LIMIT ${pageSize} OFFSET ${page * pageSize}) AS shown
    JOIN search_entries AS named ON named.id = shown.entry JOIN dreams ON dreams.id = named.dream_id
    ORDER BY shown.sort_key ${way}, shown.entry ${way}`.execute(db);
  const count = sql<{ total: number }>`SELECT COUNT(*) AS total ${where}`;
  return { rows, total: await totalOf(db, rows, { page, after, count }) };
}

/** A user's most frequent symbols of readings. */
export async function topSymbols(db: Db, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    SELECT symbol FROM dream_symbols WHERE user_id = ${userId}
    GROUP BY symbol ORDER BY COUNT(*) DESC, symbol LIMIT ${limit}`.execute(db);
  return rows.map(({ symbol }) => symbol);
}

/** The readings of those of these dreams that have one. */
export async function readingsOf(
  db: Db,
  dreamIds: readonly string[],
): Promise<{ id: string; interpretation: string }[]> {
  const { rows } = await sql<{ id: string; interpretation: string }>`
    SELECT id, interpretation FROM dreams
    WHERE id IN ${listed(dreamIds)} AND interpretation IS NOT NULL`.execute(db);
  return rows;
}

/** A user whose words were stored by an earlier version. */
export async function staleOwner(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    SELECT user_id AS "userId" FROM search_owners WHERE stale = 1 ORDER BY number LIMIT 1`.execute(db);
  return rows[0]?.userId;
}

export async function markFresh(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable("search_owners").set({ stale: 0 }).where("user_id", "=", userId).execute();
}
