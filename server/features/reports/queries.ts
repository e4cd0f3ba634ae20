import { sql, type Insertable, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { ReportOutcome } from "#shared/admin/reports.ts";

/** Most reports that one step of a scheduled task deletes. */
const BATCH = 100;

export type ReportRow = Selectable<Schema["reports"]>;
/** A report with the email address of the author; null once the account is deleted. */
export type ListedReport = ReportRow & { author_email: string | null };

export async function insertReport(trx: Trx, row: Insertable<Schema["reports"]>): Promise<void> {
  await trx.insertInto("reports").values(row).execute();
}

/** One page of the open reports, the oldest first, or of the settled ones, the newest first. */
export async function reportPage(
  db: Db,
  state: "open" | "settled",
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedReport[]; total: number }> {
  const [found, order] =
    state === "open"
      ? [sql`settled_at IS NULL`, sql`created_at, reports.id`]
      : [sql`settled_at IS NOT NULL`, sql`settled_at DESC, reports.id DESC`];
  const { rows } = await sql<ListedReport>`
    SELECT reports.*, (SELECT email FROM users WHERE users.id = reports.user_id AND deleted_at IS NULL) AS author_email
    FROM reports WHERE ${found} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT COUNT(*) AS total FROM reports WHERE ${found}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]!.total };
}

export async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM reports WHERE settled_at IS NULL`.execute(db);
  return rows[0]!.total;
}

export function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return db.selectFrom("reports").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function openReportsOf(trx: Trx, dreamId: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    SELECT * FROM reports WHERE dream_id = ${dreamId} AND settled_at IS NULL ORDER BY created_at, id`.execute(
    trx,
  );
  return rows;
}

/** Settles an open report and forgets the address of its answer. */
export async function markSettled(
  trx: Trx,
  { id, outcome, now }: { id: string; outcome: ReportOutcome; now: string },
): Promise<void> {
  await sql`
    UPDATE reports SET outcome = ${outcome}, settled_at = ${now}, email = NULL
    WHERE id = ${id} AND settled_at IS NULL`.execute(trx);
}

/** Deletes a batch of reports that were settled before a time; returns how many. */
export async function deleteSettled(db: Db, before: string): Promise<number> {
  const { rows } = await sql`
    DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE settled_at < ${before} LIMIT ${BATCH})
    RETURNING id`.execute(db);
  return rows.length;
}
