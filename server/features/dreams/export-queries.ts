import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { DreamRow } from "./queries.ts";

/** A user's dreams after the one given, oldest first, with those in the bin. */
export function dreamsAfter(
  db: Db,
  userId: string,
  after: Pick<DreamRow, "created_at" | "id"> | null,
  limit: number,
): Promise<DreamRow[]> {
  return db
    .selectFrom("dreams")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(after !== null, (query) =>
      query.where((e) => e(e.refTuple("created_at", "id"), ">", e.tuple(after!.created_at, after!.id))),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** A user's dreams that are not in the bin and come after the one given, in the order of the library. */
export async function dreamsOfNightsBefore(
  db: Db,
  userId: string,
  last: Pick<DreamRow, "night" | "created_at" | "id"> | null,
  limit: number,
): Promise<DreamRow[]> {
  const after = last
    ? sql`AND (night, created_at, id) < (${last.night}, ${last.created_at}, ${last.id})`
    : sql``;
  const { rows } = await sql<DreamRow>`
    SELECT * FROM dreams WHERE user_id = ${userId} AND deleted_at IS NULL ${after}
    ORDER BY night DESC, created_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** A user's dreams in the bin that come after the one given, the last deleted first. */
export async function binnedDreamsBefore(
  db: Db,
  userId: string,
  last: Pick<DreamRow, "deleted_at" | "id"> | null,
  limit: number,
): Promise<DreamRow[]> {
  const after = last ? sql`AND (deleted_at, id) < (${last.deleted_at}, ${last.id})` : sql``;
  const { rows } = await sql<DreamRow>`
    SELECT * FROM dreams WHERE user_id = ${userId} AND deleted_at IS NOT NULL ${after}
    ORDER BY deleted_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
