import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { DreamRow, LibraryFilter, Reader } from "./queries.ts";

/** Ids of `search_texts` are the user's number times this plus the number of the text. */
const SHIFT = 16_777_216;
/** Texts read in one turn of the event loop: at most 3 MB. */
const TEXTS_PER_TURN = 500;

/**
 * One page of a user's dreams and notes that contain `search`, newest first, and how many there are. Reads the texts
 * of this user only, a few at a time: other requests are answered in between.
 */
export async function searchLibrary(
  db: Reader,
  { userId, search, tag, state, page, pageSize }: LibraryFilter & { page: number; pageSize: number },
): Promise<{ rows: DreamRow[]; total: number }> {
  const owner = await db
    .selectFrom("search_owners")
    .select(["number", "newest"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const { number, newest } = owner ?? { number: 0, newest: 0 };
  const unfinished =
    state === "all"
      ? sql``
      : sql`AND EXISTS (SELECT 1 FROM dreams WHERE dreams.id = dream_id AND status IN ('queued', 'processing'))`;
  const tagged =
    tag === ""
      ? sql``
      : sql`AND EXISTS (SELECT 1 FROM dream_tags WHERE dream_tags.dream_id = search_texts.dream_id AND tag = ${tag})`;

  let total = 0;
  const ids: string[] = [];
  for (let to = newest; to > 0; to -= TEXTS_PER_TURN) {
    if (to < newest) await nextTurn();
    const first = number * SHIFT + Math.max(1, to - TEXTS_PER_TURN + 1);
    const wanted = sql`FROM search_texts WHERE id BETWEEN ${first} AND ${number * SHIFT + to}
      AND instr(text, ${search}) > 0 ${unfinished} ${tagged}`;
    const { rows } = await sql<{ found: number }>`SELECT COUNT(*) AS found ${wanted}`.execute(db);
    const { found } = rows[0]!;
    const skipped = page * pageSize + ids.length - total;
    if (ids.length < pageSize && skipped < found) {
      const { rows: shown } = await sql<{ dream_id: string }>`
        SELECT dream_id ${wanted} ORDER BY id DESC LIMIT ${pageSize - ids.length} OFFSET ${skipped}`.execute(
        db,
      );
      ids.push(...shown.map((row) => row.dream_id));
    }
    total += found;
  }

  const { rows } = await sql<DreamRow>`
    SELECT * FROM dreams WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
    ORDER BY created_at DESC, id DESC`.execute(db);
  return { rows, total };
}
