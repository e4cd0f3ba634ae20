import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { joinedBytesOf, jsonArrayOf, listedNumbers } from "#server/db/dialect.ts";
import type { Db } from "#server/db/open.ts";
import { DREAM_TEXT_UNITS_MAX } from "#shared/limits.ts";
import { LISTED, type LibraryFilter, type ListedRow } from "./queries.ts";

/** Ids of `search_texts` are the user's number times this plus the number of the text. */
const SHIFT = 16_777_216;
/** Texts read in one turn of the event loop: at most 3 MB. */
const TEXTS_PER_TURN = 500;

/** Between two joined texts: a byte that UTF-8 never contains, so that no search finds anything across it. */
const SEPARATOR = 0xff;

/** Texts in the order of their ids, joined into one value: 12,000 rows would take three times as long to read. */
interface JoinedTexts {
  texts: Buffer;
  /** JSON array of the ids. */
  ids: string;
}

/**
 * Text without case, accents or dots, so that `İSTANBUL`, `istanbul` and `ıstanbul` find one another. Cut to
 * 2,000 code units, as one ligature can become 18 letters.
 */
export function foldForSearch(text: string): string {
  const folded = text.replace(/[İIı]/g, "i").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.slice(0, DREAM_TEXT_UNITS_MAX);
}

/** Ids of the texts that contain `search`, in ascending order. */
function idsContaining(search: Buffer, { texts, ids }: JoinedTexts): number[] {
  const found: number[] = [];
  let hit = texts.indexOf(search);
  if (hit === -1) return found;
  const idOf = JSON.parse(ids) as number[];
  let end = -1;
  for (const id of idOf) {
    end = texts.indexOf(SEPARATOR, end + 1);
    if (end !== -1 && end < hit) continue;
    found.push(id);
    if (end === -1) break;
    hit = texts.indexOf(search, end + 1);
    if (hit === -1) break;
  }
  return found;
}

/** Ids of the texts that the filters besides the search allow; null where all are. */
async function allowedIds(
  db: Db,
  { userId, tag, state }: Pick<LibraryFilter, "userId" | "tag" | "state">,
): Promise<Set<number> | null> {
  if (tag === "" && state === "all") return null;
  const unfinished = sql`status IN ('queued', 'processing')`;
  const dreams =
    tag === ""
      ? sql`SELECT id FROM dreams WHERE user_id = ${userId} AND ${unfinished}`
      : sql`SELECT dream_id FROM dream_tags WHERE user_id = ${userId} AND tag = ${tag}
        ${state === "all" ? sql`` : sql`AND EXISTS (SELECT 1 FROM dreams WHERE id = dream_id AND ${unfinished})`}`;
  const { rows } = await sql<{ ids: string }>`
    SELECT ${jsonArrayOf("id")} AS ids FROM search_texts WHERE dream_id IN (${dreams})`.execute(db);
  return new Set(JSON.parse(rows[0]!.ids) as number[]);
}

/**
 * One page of a user's dreams and notes that contain `search`, newest first, and how many there are. Reads the texts
 * of this user only, a few at a time: other requests are answered in between.
 */
export async function searchLibrary(
  db: Db,
  { userId, search, tag, state, form, page, pageSize }: LibraryFilter & { page: number; pageSize: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  const owner = await db
    .selectFrom("search_owners")
    .select(["number", "newest"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const { number, newest } = owner ?? { number: 0, newest: 0 };
  const allowed = await allowedIds(db, { userId, tag, state });
  const searched = Buffer.from(search);

  let total = 0;
  const shown: number[] = [];
  for (let to = newest; to > 0; to -= TEXTS_PER_TURN) {
    if (to < newest) await nextTurn();
    const first = number * SHIFT + Math.max(1, to - TEXTS_PER_TURN + 1);
    const { rows } = await sql<JoinedTexts>`
      SELECT ${joinedBytesOf("text", "id")} AS texts, ${jsonArrayOf("id")} AS ids
      FROM search_texts WHERE id BETWEEN ${first} AND ${number * SHIFT + to} HAVING COUNT(*) > 0`.execute(db);
    const found = rows
      .flatMap((row) => idsContaining(searched, row))
      .filter((id) => allowed?.has(id) ?? true);
    const skipped = page * pageSize + shown.length - total;
    if (shown.length < pageSize && skipped < found.length) {
      shown.push(...found.toReversed().slice(skipped, skipped + pageSize - shown.length));
    }
    total += found.length;
  }

  const { rows } = await sql<ListedRow>`
    SELECT ${LISTED[form]} FROM dreams
    WHERE id IN (SELECT dream_id FROM search_texts WHERE id IN ${listedNumbers(shown)})
    ORDER BY created_at DESC, id DESC`.execute(db);
  return { rows, total };
}
