import { sql, type Selectable } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { Locale } from "#shared/locales.ts";
import type { Finding, FindingName } from "./findings.ts";

type DreamRow = Selectable<Schema["dreams"]>;

/** A dream to be searched. */
export type UnreadDream = Pick<DreamRow, "id" | "user_id" | "dream_text"> & { language: Locale };
/** A dream as the figures count it. */
export type CountedDream = Pick<DreamRow, "id" | "night" | "minute" | "mood">;
/** A finding in a dream. */
export type FoundIn = Pick<
  Selectable<Schema["dream_findings"]>,
  "dream_id" | "kind" | "times" | "begins" | "ends"
> & {
  name: FindingName;
};
/** A dream as evidence shows it. */
export type QuotedDream = Pick<DreamRow, "id" | "night" | "title" | "dream_text"> & {
  language: Locale;
  /** Width of its smallest image; null where it has none. */
  width: number | null;
};

/** Dreams that were not searched with this version: of one user, or of all, in no order. */
export async function unreadDreams(
  db: Db,
  { userId, version, limit }: { userId?: string; version: number; limit: number },
): Promise<UnreadDream[]> {
  const { rows } = await sql<UnreadDream>`
    SELECT dreams.id, dreams.user_id, dreams.dream_text, dreams.language
    FROM dream_scans JOIN dreams ON dreams.id = dream_scans.dream_id
    WHERE dream_scans.version < ${version} ${userId === undefined ? sql`` : sql`AND dream_scans.user_id = ${userId}`}
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countUnread(db: Db, userId: string, version: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT COUNT(*) AS count FROM dream_scans WHERE user_id = ${userId} AND version < ${version}`.execute(db);
  return Number(rows[0]!.count);
}

/** Stores the findings of a dream, unless its text has changed since it was read. */
export async function storeFindings(
  trx: Trx,
  { id, user_id, dream_text, language }: UnreadDream,
  findings: readonly Finding[],
  version: number,
): Promise<void> {
  const { rows } = await sql`
    UPDATE dream_scans SET version = ${version} WHERE dream_id = ${id} AND EXISTS (
      SELECT 1 FROM dreams WHERE id = ${id} AND dream_text = ${dream_text} AND language = ${language})
    RETURNING dream_id`.execute(trx);
  if (rows.length === 0) return;
  await trx.deleteFrom("dream_findings").where("dream_id", "=", id).execute();
  if (findings.length === 0) return;
  await trx
    .insertInto("dream_findings")
    .values(findings.map((finding) => ({ ...finding, user_id, dream_id: id })))
    .execute();
}

/** All dreams and notes of a user that are not in the bin, the earliest night first. */
export function countedDreams(db: Db, userId: string): Promise<CountedDream[]> {
  return db
    .selectFrom("dreams")
    .select(["id", "night", "minute", "mood"])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("night")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** All findings in a user's dreams, including those in the bin. */
export async function findingsOf(db: Db, userId: string): Promise<FoundIn[]> {
  const rows = await db
    .selectFrom("dream_findings")
    .select(["dream_id", "name", "kind", "begins", "ends", "times"])
    .where("user_id", "=", userId)
    .execute();
  return rows as FoundIn[];
}

export function correctionsOf(
  db: Db,
  userId: string,
): Promise<{ dream_id: string; name: string; at: string }[]> {
  return db
    .selectFrom("finding_corrections")
    .select(["dream_id", "name", "at"])
    .where("user_id", "=", userId)
    .execute();
}

/** A user's dreams by their ids, without those of the bin. */
export async function quotedDreams(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, QuotedDream>> {
  const { rows } = await sql<QuotedDream>`
    SELECT id, night, title, dream_text, language, (
      SELECT MIN(width) FROM media
      WHERE media.dream_id = dreams.id AND name LIKE 'image-%' AND content_type = 'image/webp') AS width
    FROM dreams WHERE id IN ${listed(ids)} AND user_id = ${userId} AND deleted_at IS NULL`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stores that a symbol does not count in a dream, or deletes that correction. */
export async function storeCorrection(
  trx: Trx,
  {
    userId,
    dreamId,
    name,
    counted,
    at,
  }: { userId: string; dreamId: string; name: string; counted: boolean; at: string },
): Promise<void> {
  const key = { user_id: userId, dream_id: dreamId, name };
  if (counted) {
    await trx
      .deleteFrom("finding_corrections")
      .where((e) => e.and(key))
      .execute();
    return;
  }
  await trx
    .insertInto("finding_corrections")
    .values({ ...key, at })
    .onConflict((conflict) => conflict.columns(["user_id", "dream_id", "name"]).doNothing())
    .execute();
}

/** Whether a dream of the user that is not in the bin names this symbol. */
export async function namesSymbol(
  db: Db,
  key: { userId: string; dreamId: string; name: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM dream_findings JOIN dreams ON dreams.id = dream_findings.dream_id AND dreams.deleted_at IS NULL
    WHERE dream_findings.user_id = ${key.userId} AND dream_findings.dream_id = ${key.dreamId}
      AND dream_findings.name = ${key.name}`.execute(db);
  return rows.length > 0;
}

/** The symbols of a dream: in how many dreams outside the bin each counts, and whether it is left out in this one. */
export async function countsOfSymbols(
  db: Db,
  userId: string,
  dreamId: string,
): Promise<{ name: string; dreams: number; left_out: number }[]> {
  const { rows } = await sql<{ name: string; dreams: number; left_out: number }>`
    SELECT own.name, (
      SELECT COUNT(*) FROM dream_findings AS other JOIN dreams ON dreams.id = other.dream_id
      WHERE other.user_id = ${userId} AND other.name = own.name AND dreams.deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM finding_corrections AS taken
          WHERE taken.user_id = ${userId} AND taken.dream_id = other.dream_id AND taken.name = own.name)
    ) AS dreams, CASE WHEN EXISTS (SELECT 1 FROM finding_corrections AS taken
      WHERE taken.user_id = ${userId} AND taken.dream_id = own.dream_id AND taken.name = own.name)
      THEN 1 ELSE 0 END AS left_out
    FROM dream_findings AS own WHERE own.user_id = ${userId} AND own.dream_id = ${dreamId}`.execute(db);
  return rows;
}
