import type { z } from "zod";
import type { Db, Trx } from "#server/db/open.ts";
import type { Turn } from "#server/db/turn.ts";
import type { AuditAction, AuditEntry, auditLog } from "#shared/admin/audit.ts";
import { auditPage, insertAuditEntry, type AuditRow } from "./audit-queries.ts";
import { idsByEmail } from "./user-queries.ts";
import { containing, momentsOf } from "./search.ts";

const AUDIT_PAGE_SIZE = 50;
const COMMAND_LINE = "command line";

type Facts = NonNullable<AuditEntry["before"]>;

export interface Admin {
  id: string;
  email: string;
  ip: string;
}

interface NewAuditEntry {
  /** Null for what is done on the server's command line. */
  admin: Admin | null;
  action: AuditAction;
  targetId?: string;
  before?: Facts;
  after?: Facts;
  reason?: string | undefined;
  now: Date;
}

/** The turn of a transaction that only adds an audit entry. */
export const ONLY_RECORDS: Turn = { none: "an audit entry is added and relies on nothing" };

/** Records an action; to be called in the transaction that does it. */
export async function recordAuditEntry(trx: Trx, entry: NewAuditEntry): Promise<void> {
  const { admin, action, targetId, before, after, reason, now } = entry;
  await insertAuditEntry(trx, {
    at: now.toISOString(),
    operator_id: admin?.id ?? null,
    operator_email: admin?.email ?? null,
    action,
    target_id: targetId ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason: reason ?? null,
    ip: admin?.ip ?? COMMAND_LINE,
  });
}

/** Records what an admin did with their own second factor. */
export async function recordFactor(
  trx: Trx,
  entry: { admin: Admin; action: AuditAction; after: Facts | undefined; now: Date },
): Promise<void> {
  const { after, ...rest } = entry;
  await recordAuditEntry(trx, { ...rest, targetId: entry.admin.id, ...(after && { after }) });
}

const parseFacts = (json: string | null) => (json === null ? null : (JSON.parse(json) as Facts));

function toEntry(row: AuditRow): AuditEntry {
  const { operator_id, operator_email, target_id, target_email, before, after, ...rest } = row;
  return {
    ...rest,
    operator: operator_id === null ? null : { id: operator_id, email: operator_email! },
    target: target_id === null ? null : { id: target_id, email: target_email },
    before: parseFacts(before),
    after: parseFacts(after),
  };
}

/** What admins did to one user, newest first. */
export async function auditEntriesOf(db: Db, userId: string, paging: { limit: number; offset: number }) {
  const filter = { action: null, search: null, target: userId, ...momentsOf({}) };
  const { rows, total } = await auditPage(db, filter, paging);
  return { rows: rows.map(toEntry), total };
}

type AuditQuery = z.output<NonNullable<(typeof auditLog)["query"]>>;

/** One page of the audit log, newest first. */
export async function readAuditLog(db: Db, query: AuditQuery) {
  const pattern = containing(query.q);
  const filter = {
    action: query.action === "all" ? null : query.action,
    search: pattern === null ? null : { pattern, targets: await idsByEmail(db, pattern) },
    ...momentsOf(query),
  };
  const paging = { limit: AUDIT_PAGE_SIZE, offset: query.page * AUDIT_PAGE_SIZE };
  const { rows, total } = await auditPage(db, filter, paging);
  return { entries: rows.map(toEntry), total, page: query.page, pageSize: AUDIT_PAGE_SIZE };
}
