import { sql, type Insertable, type Selectable } from "kysely";
import { isLike, listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { AuditAction } from "#shared/admin/audit.ts";

export async function insertAuditEntry(trx: Trx, entry: Insertable<Schema["operator_log"]>): Promise<void> {
  await trx.insertInto("operator_log").values(entry).execute();
}

export type AuditRow = Selectable<Schema["operator_log"]> & { target_email: string | null };

interface AuditFilter {
  action: AuditAction | null;
  /** Finds entries by admins with an email address like `pattern`, or about the users `targets`. */
  search: { pattern: string; targets: readonly string[] } | null;
  /** The user concerned. */
  target?: string;
  /** Both included. */
  from: string;
  to: string;
}

export async function auditPage(
  db: Db,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const matches =
    filter.search === null
      ? sql`1 = 1`
      : sql`(${isLike("log.operator_email", filter.search.pattern)}
          OR log.target_id IN ${listed(filter.search.targets)})`;
  const target = filter.target === undefined ? sql`1 = 1` : sql`log.target_id = ${filter.target}`;
  const action = filter.action === null ? sql`1 = 1` : sql`log.action = ${filter.action}`;
  const found = sql`FROM operator_log AS log
    WHERE log.at BETWEEN ${filter.from} AND ${filter.to} AND ${action} AND ${target} AND ${matches}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT COUNT(*) AS total ${found}`.execute(db);
  const { rows } = await sql<AuditRow>`
    SELECT page.*, users.email AS target_email
    FROM (SELECT log.* ${found} ORDER BY log.at DESC, log.id DESC LIMIT ${limit} OFFSET ${offset}) AS page
    LEFT JOIN users ON users.id = page.target_id ORDER BY page.at DESC, page.id DESC`.execute(db);
  return { rows, total: counted[0]!.total };
}
