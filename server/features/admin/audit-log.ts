import type { Db, Trx } from "#server/db/open.ts";
import type { AuditAction, AuditEntry } from "#shared/admin/audit.ts";
import { insertAuditEntry, auditPage } from "./audit-queries.ts";
import { usersLike } from "./user-queries.ts";
import { containing, momentsOf } from "./search.ts";

const LOG_PAGE_SIZE = 50;
const COMMAND_LINE = "command line";

type Facts = NonNullable<AuditEntry["before"]>;

/** Who acts, and from which address. */
export interface Admin {
  id: string;
  email: string;
  ip: string;
}

/** What was done; without an admin it was done on the server's command line. */
interface Act {
  admin: Admin | null;
  action: AuditAction;
  targetId?: string;
  before?: Facts;
  after?: Facts;
  reason?: string | undefined;
  now: Date;
}

/** Writes an act into the log, in the transaction that does it. */
export async function recordAuditEntry(trx: Trx, act: Act): Promise<void> {
  await insertAuditEntry(trx, {
    at: act.now.toISOString(),
    operator_id: act.admin?.id ?? null,
    operator_email: act.admin?.email ?? null,
    action: act.action,
    target_id: act.targetId ?? null,
    before: act.before ? JSON.stringify(act.before) : null,
    after: act.after ? JSON.stringify(act.after) : null,
    reason: act.reason ?? null,
    ip: act.admin?.ip ?? COMMAND_LINE,
  });
}

const facts = (json: string | null) => (json === null ? null : (JSON.parse(json) as Facts));

/** One page of the log, newest first. */
export async function readAuditLog(
  db: Db,
  query: {
    page: number;
    action: AuditAction | "all";
    q: string;
    from?: string | undefined;
    to?: string | undefined;
  },
) {
  const pattern = containing(query.q);
  const filter = {
    action: query.action === "all" ? null : query.action,
    search: pattern === null ? null : { pattern, targets: await usersLike(db, pattern) },
    ...momentsOf(query),
  };
  const paging = { limit: LOG_PAGE_SIZE, offset: query.page * LOG_PAGE_SIZE };
  const { rows, total } = await auditPage(db, filter, paging);
  const entries = rows.map((row): AuditEntry => ({
    id: row.id,
    at: row.at,
    operator: row.operator_id === null ? null : { id: row.operator_id, email: row.operator_email! },
    action: row.action,
    target: row.target_id === null ? null : { id: row.target_id, email: row.target_email },
    before: facts(row.before),
    after: facts(row.after),
    reason: row.reason,
    ip: row.ip,
  }));
  return { entries, total, page: query.page, pageSize: LOG_PAGE_SIZE };
}
