import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { CalendarFilter, DiscLook } from "#shared/calendar.ts";
import type { DreamRow } from "./queries.ts";

/** Of a year with more dreams, the calendar shows the latest. */
const DREAMS_MAX = 5000;
/** Characters of a text that stand for a title. */
const WORDS_MAX = 80;

/** A dream as the calendar shows it. */
export type CalendarRow = Pick<DreamRow, "id" | "language" | "title" | "night" | "minute"> & {
  /** The beginning of its text where it has no title. */
  words: string | null;
  look: DiscLook;
  /** The tags of the reading, then the user's own, as a JSON array; an empty string without any. */
  tags: string;
  /** 1 where the dream matches the mood and favourite of the filter, otherwise 0. */
  matches: number;
};

/** The part of a filter that the database compares; tags are compared by the caller. */
type RowFilter = Pick<CalendarFilter, "mood" | "favourite">;

/** A user's dreams of the nights from one to another, the latest first, also those that do not match the filter. */
export async function dreamsOfNights(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
  { mood, favourite }: RowFilter = {},
): Promise<CalendarRow[]> {
  // One column instead of `mood` and `favourite`: for a thousand rows, each takes a hundredth of the page's time.
  const matches = sql.join(
    [
      sql`1 = 1`,
      ...(mood === undefined ? [] : [sql`mood = ${mood}`]),
      ...(favourite === undefined ? [] : [sql`favourite = 1`]),
    ],
    sql` AND `,
  );
  const { rows } = await sql<CalendarRow>`
    SELECT id, language, title, night, minute,
      CASE WHEN own_tags <> '[]' AND tags <> '[]' THEN substr(tags, 1, length(tags) - 1) || ',' || substr(own_tags, 2)
        WHEN own_tags <> '[]' THEN own_tags WHEN tags <> '[]' THEN tags ELSE '' END AS tags,
      CASE WHEN ${matches} THEN 1 ELSE 0 END AS matches,
      CASE WHEN title IS NULL THEN substr(dream_text, 1, ${sql.lit(WORDS_MAX)}) END AS words,
      CASE
        WHEN EXISTS (SELECT 1 FROM media
          WHERE media.dream_id = dreams.id AND media.name >= 'image-' AND media.name < 'image.') THEN 'picture'
        WHEN kind = 'note' THEN 'note' WHEN status = 'done' THEN 'words'
        WHEN status IN ('queued', 'processing') THEN 'waiting' ELSE 'failed' END AS look
    FROM dreams WHERE user_id = ${userId} AND deleted_at IS NULL AND night BETWEEN ${from} AND ${to}
    ORDER BY night DESC, created_at DESC, id DESC LIMIT ${sql.lit(DREAMS_MAX)}`.execute(db);
  return rows;
}

/** The years of a user's dreams, the latest first; one look into the index for each. */
export async function yearsOfDreams(db: Db, userId: string): Promise<number[]> {
  const latest = (condition: ReturnType<typeof sql>) => sql`(SELECT substr(night, 1, 4) FROM dreams
    WHERE user_id = ${userId} AND deleted_at IS NULL ${condition} ORDER BY night DESC LIMIT 1)`;
  const { rows } = await sql<{ year: string }>`
    WITH RECURSIVE years (year) AS (
      SELECT ${latest(sql``)}
      UNION ALL SELECT ${latest(sql`AND night < years.year`)} FROM years WHERE year IS NOT NULL
    ) SELECT year FROM years WHERE year IS NOT NULL`.execute(db);
  return rows.map(({ year }) => Number(year));
}
