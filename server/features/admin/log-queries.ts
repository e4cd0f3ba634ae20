import { sql, type Insertable, type Kysely, type Transaction } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import type { OperatorAction } from "#shared/operators.ts";

export async function insertAct(
  trx: Transaction<Schema>,
  act: Insertable<Schema["operator_log"]>,
): Promise<void> {
  await trx.insertInto("operator_log").values(act).execute();
}

interface LogRow {
  id: number;
  at: string;
  operator_id: string | null;
  operator_email: string | null;
  action: OperatorAction;
  target_id: string | null;
  target_email: string | null;
  before: string | null;
  after: string | null;
  reason: string | null;
  ip: string;
}

/** Times are bounds, both included; `search` is a LIKE pattern of addresses. */
export async function logPage(
  db: Kysely<Schema>,
  filter: { action: OperatorAction | null; search: string; from: string; to: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: LogRow[]; total: number }> {
  const found = sql`
    FROM operator_log AS log LEFT JOIN users ON users.id = log.target_id
    WHERE log.at BETWEEN ${filter.from} AND ${filter.to}
      AND (${filter.action} IS NULL OR log.action = ${filter.action})
      AND (${filter.search} = '%%' OR log.operator_email LIKE ${filter.search} ESCAPE '\\'
        OR users.email LIKE ${filter.search} ESCAPE '\\')`;
  const { rows: counted } = await sql<{ total: number }>`SELECT COUNT(*) AS total ${found}`.execute(db);
  const { rows } = await sql<LogRow>`
    SELECT log.*, users.email AS target_email ${found}
    ORDER BY log.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { rows, total: counted[0]!.total };
}
