import { sql, type Insertable, type RawBuilder } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { IMPORTED } from "#shared/import.ts";
import { keepFirstNight } from "./queries.ts";

interface NightAndText {
  night: string;
  dreamText: string;
}

/** Those of the import keys under which the user has a dream, or has it in the bin. */
export async function usedKeys(db: Db, userId: string, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT idempotency_key AS key FROM dreams
    WHERE user_id = ${userId} AND idempotency_key IN ${listed(keys)}`.execute(db);
  return rows.map(({ key }) => key);
}

/** A user's next dreams after the one given, the oldest first, with those in the bin. */
export async function dreamsAfter(
  db: Db,
  userId: string,
  after: { createdAt: string; id: string } | null,
  limit: number,
): Promise<(NightAndText & { createdAt: string; id: string; key: string | null })[]> {
  const later = after ? sql`AND (created_at, id) > (${after.createdAt}, ${after.id})` : sql``;
  const { rows } = await sql<NightAndText & { createdAt: string; id: string; key: string | null }>`
    SELECT night, dream_text AS "dreamText", created_at AS "createdAt", id, idempotency_key AS key
    FROM dreams WHERE user_id = ${userId} ${later} ORDER BY created_at, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** The user's dreams, with those in the bin, that have one of these nights and one of these texts. */
export async function dreamsWithText(
  db: Db,
  userId: string,
  dreams: readonly NightAndText[],
): Promise<NightAndText[]> {
  const nights = listed([...new Set(dreams.map(({ night }) => night))]);
  const texts = listed(dreams.map(({ dreamText }) => dreamText));
  // Each half has an index of its own.
  const { rows } = await sql<NightAndText>`
    SELECT night, dream_text AS "dreamText" FROM dreams
    WHERE user_id = ${userId} AND deleted_at IS NULL AND night IN ${nights} AND dream_text IN ${texts}
    UNION ALL
    SELECT night, dream_text AS "dreamText" FROM dreams
    WHERE user_id = ${userId} AND deleted_at IS NOT NULL AND night IN ${nights} AND dream_text IN ${texts}`.execute(
    db,
  );
  return rows;
}

/**
 * The user's dreams outside the bin that came by an import with their reading, and have one of these nights and one of
 * these texts, or one of these import keys.
 */
export async function dreamsWithImportedReading(
  db: Db,
  userId: string,
  { dreams, keys }: { dreams: readonly NightAndText[]; keys: readonly string[] },
): Promise<(NightAndText & { id: string; key: string | null })[]> {
  const nights = listed([...new Set(dreams.map(({ night }) => night))]);
  const texts = listed(dreams.map(({ dreamText }) => dreamText));
  const found = (condition: RawBuilder<unknown>) => sql`
    SELECT id, night, dream_text AS "dreamText", idempotency_key AS key, created_at FROM dreams
    WHERE user_id = ${userId} AND deleted_at IS NULL AND ${condition}
      AND EXISTS (SELECT 1 FROM dream_parts WHERE dream_id = dreams.id AND part = 'reading' AND engine = ${IMPORTED})`;
  const { rows } = await sql<NightAndText & { id: string; key: string | null }>`
    ${found(sql`night IN ${nights} AND dream_text IN ${texts}`)}
    UNION ${found(sql`idempotency_key IN ${listed(keys)}`)}
    ORDER BY created_at, id`.execute(db);
  return rows;
}

interface ImportedRows {
  dreams: Insertable<Schema["dreams"]>[];
  remarks: Insertable<Schema["dream_remarks"]>[];
  parts: Insertable<Schema["dream_parts"]>[];
  lenses: Insertable<Schema["dream_lenses"]>[];
}

export async function insertImported(
  trx: Trx,
  { dreams, remarks, parts, lenses }: ImportedRows,
): Promise<void> {
  if (dreams.length > 0) await trx.insertInto("dreams").values(dreams).execute();
  await keepFirstNight(trx, dreams);
  if (remarks.length > 0) await trx.insertInto("dream_remarks").values(remarks).execute();
  if (parts.length > 0) await trx.insertInto("dream_parts").values(parts).execute();
  if (lenses.length > 0) await trx.insertInto("dream_lenses").values(lenses).execute();
}
