import { sql } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { DreamRow } from "./queries.ts";

export type BinnedRow = DreamRow & { deleted_at: string };

/** A user's dream that is in the bin. */
export async function findBinned(db: Db, userId: string, id: string): Promise<BinnedRow | undefined> {
  const { rows } = await sql<BinnedRow>`
    SELECT * FROM dreams WHERE id = ${id} AND user_id = ${userId} AND deleted_at IS NOT NULL`.execute(db);
  return rows[0];
}

export async function countBinned(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM dreams WHERE user_id = ${userId} AND deleted_at IS NOT NULL`.execute(db);
  return rows[0]!.total;
}

/** One page of a user's bin, the last deleted first. */
export async function binPage(
  db: Db,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<BinnedRow[]> {
  const { rows } = await sql<BinnedRow>`
    SELECT * FROM dreams WHERE user_id = ${userId} AND deleted_at IS NOT NULL
    ORDER BY deleted_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** Dreams that were put into the bin before a time, of any user, the longest deleted first. */
export async function binnedBefore(
  db: Db,
  before: string,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    SELECT id, user_id AS "userId" FROM dreams WHERE deleted_at IS NOT NULL AND deleted_at < ${before}
    ORDER BY deleted_at LIMIT ${limit}`.execute(db);
  return rows;
}

/** Puts a dream into the bin, or takes it out with null. */
export async function setDeleted(trx: Trx, id: string, at: string | null): Promise<void> {
  await trx.updateTable("dreams").set({ deleted_at: at }).where("id", "=", id).execute();
}
