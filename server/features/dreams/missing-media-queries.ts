import { sql } from "kysely";
import { jsonField, listedRows } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { MediaRow } from "./queries.ts";

/** Rows per statement. */
const BATCH = 200;

export interface MissingPart {
  dreamId: string;
  part: "image" | "video";
  /** Files that are missing or not whole. */
  files: number;
}

/** Media rows in the order of dream and name, after the last one seen. */
export async function mediaAfter(
  db: Db,
  last: Pick<MediaRow, "dream_id" | "name"> | null,
  limit: number,
): Promise<MediaRow[]> {
  const { rows } = await sql<MediaRow>`
    SELECT * FROM media WHERE (dream_id, name) > (${last?.dream_id ?? ""}, ${last?.name ?? ""})
    ORDER BY dream_id, name LIMIT ${limit}`.execute(db);
  return rows;
}

export async function removeMedia(trx: Trx, rows: readonly MediaRow[]): Promise<void> {
  for (const { dream_id, name, file } of rows) {
    await trx
      .deleteFrom("media")
      .where("dream_id", "=", dream_id)
      .where("name", "=", name)
      .where("file", "=", file)
      .execute();
  }
}

/** Replaces the result of the last check; leaves out parts of deleted dreams, also of those in the bin. */
export async function saveCheck(
  db: Db,
  { at, files, missing }: { at: string; files: number; missing: readonly MissingPart[] },
): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      DELETE FROM missing_media WHERE (dream_id, part) IN (
        SELECT dream_id, part FROM missing_media LIMIT ${BATCH})`.execute(db);
    if (!numAffectedRows) break;
  }
  for (let i = 0; i < missing.length; i += BATCH) {
    await sql`
      INSERT INTO missing_media (dream_id, part, files)
      SELECT dreams.id, ${jsonField("listed.value", "part")}, CAST(${jsonField("listed.value", "files")} AS INTEGER)
      FROM ${listedRows(missing.slice(i, i + BATCH))}
      JOIN dreams ON dreams.id = ${jsonField("listed.value", "dreamId")}
      WHERE dreams.deleted_at IS NULL
      ON CONFLICT (dream_id, part) DO UPDATE SET files = excluded.files`.execute(db);
  }
  await db
    .insertInto("media_checks")
    .values({ id: 1, checked_at: at, files })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at: at, files }))
    .execute();
}

export async function removeMissing(trx: Trx, dreamId: string, part: MissingPart["part"]): Promise<void> {
  await trx.deleteFrom("missing_media").where("dream_id", "=", dreamId).where("part", "=", part).execute();
}

/** Parts that lack files by the last check, at most `limit`, with their owners, and the number of their dreams. */
export async function missingMedia(db: Db, limit: number) {
  const { rows } = await sql<MissingPart & { userId: string; userEmail: string | null }>`
    SELECT missing.dream_id AS "dreamId", missing.part, missing.files, dreams.user_id AS "userId",
      users.email AS "userEmail"
    FROM (SELECT * FROM missing_media ORDER BY dream_id, part LIMIT ${limit}) AS missing
    JOIN dreams ON dreams.id = missing.dream_id AND dreams.deleted_at IS NULL JOIN users ON users.id = dreams.user_id
    ORDER BY missing.dream_id, missing.part`.execute(db);
  const found = await sql<{ dreams: number; checkedAt: string | null }>`
    SELECT (SELECT COUNT(DISTINCT dream_id) FROM (SELECT dream_id FROM missing_media LIMIT 10000) AS listed) AS dreams,
      (SELECT checked_at FROM media_checks WHERE id = 1) AS "checkedAt"`.execute(db);
  return { rows, ...found.rows[0]! };
}
