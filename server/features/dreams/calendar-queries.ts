import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { CalendarFilter, DiscLook } from "#shared/calendar.ts";
import type { DreamRow } from "./queries.ts";

/** More dreams of one year are in its calendar only as far as they are the latest. */
const DREAMS_MAX = 5000;
/** Characters of a text that stand for a title. */
const WORDS_MAX = 80;

/** A dream as the calendar shows it. */
export type CalendarRow = Pick<DreamRow, "id" | "language" | "title" | "night" | "minute"> & {
  /** The beginning of its text where it has no title. */
  words: string | null;
  look: DiscLook;
  /** Those of its reading and own ones, as a JSON array. Empty without any. */
  tags: string;
  /** Whether mood and favourite are those of the filter, 0 or 1. */
  left: number;
};

/** What all rows of a reply must be, as far as the database can tell. */
type RowFilter = Pick<CalendarFilter, "mood" | "favourite">;

/** A user's dreams of the nights from one to another, the latest first. */
export async function dreamsOfNights(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
  { mood, favourite }: RowFilter = {},
): Promise<CalendarRow[]> {
  // A thousand rows: each column takes a hundredth of the time of a calendar's page.
  const isLeft = sql.join(
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
      CASE WHEN ${isLeft} THEN 1 ELSE 0 END AS "left",
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
