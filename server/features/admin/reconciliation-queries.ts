import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { Reconciliation } from "#shared/admin/payments.ts";
import type { LotSource } from "#shared/credits.ts";
import { wentBack } from "./purchase-queries.ts";

export const DIFFERENCES_MAX = 500;

export interface PaymentAndLot {
  id: string;
  userId: string;
  currency: string;
  amount: number;
  /** Minor units that were refunded or lost in a dispute. */
  refunded: number;
  tokens: number;
  paid: 0 | 1;
  /** Null without a lot. */
  granted: number | null;
}

/** The payments after an id, in the order of ids, each with its lot. */
export async function paymentsAfter(db: Db, id: string, limit: number): Promise<PaymentAndLot[]> {
  const { rows } = await sql<PaymentAndLot>`
    SELECT p.id, p.user_id AS "userId", p.currency, p.amount, ${wentBack} AS refunded, p.tokens,
      CASE WHEN p.paid_at IS NULL THEN 0 ELSE 1 END AS paid, entry.available AS granted
    FROM payments AS p
    LEFT JOIN lots ON lots.source = p.kind AND lots.source_ref = p.source_ref
    LEFT JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
    WHERE p.id > ${id} ORDER BY p.id LIMIT ${limit}`.execute(db);
  return rows;
}

export interface LotAndEntries {
  id: string;
  userId: string;
  source: LotSource;
  /** Available and held credits by the lot itself, and by the sum of its entries. */
  balance: number;
  entrySum: number;
  granted: number;
  spent: number;
  held: number;
  expired: number;
  takenBack: number;
  available: number;
  /** Whether it was bought and no payment for it is paid. */
  unpaid: 0 | 1;
}

/** The lots after an id, in the order of ids, each with the sums of its entries. */
export async function lotsAfter(db: Db, id: string, limit: number): Promise<LotAndEntries[]> {
  const sumOf = (kinds: string, amount: string) =>
    sql.raw(`COALESCE(SUM(CASE WHEN entry.kind IN (${kinds}) THEN ${amount} ELSE 0 END), 0)`);
  const { rows } = await sql<LotAndEntries>`
    SELECT lots.id, lots.user_id AS "userId", lots.source, lots.available + lots.held AS balance,
      COALESCE(SUM(entry.available + entry.held), 0) AS "entrySum",
      ${sumOf("'grant'", "entry.available")} AS granted, ${sumOf("'capture'", "-entry.held")} AS spent,
      COALESCE(SUM(entry.held), 0) AS held, ${sumOf("'expire'", "-entry.available")} AS expired,
      ${sumOf("'clawback', 'adjust'", "-entry.available")} AS "takenBack",
      COALESCE(SUM(entry.available), 0) AS available,
      CASE WHEN lots.source IN ('package', 'subscription') AND NOT EXISTS (
        SELECT 1 FROM payments AS p
        WHERE p.kind = lots.source AND p.source_ref = lots.source_ref AND p.paid_at IS NOT NULL)
        THEN 1 ELSE 0 END AS unpaid
    FROM (SELECT id FROM lots WHERE id > ${id} ORDER BY id LIMIT ${limit}) AS step
    CROSS JOIN lots LEFT JOIN ledger_entries AS entry ON entry.lot_id = lots.id
    WHERE lots.id = step.id GROUP BY lots.id ORDER BY lots.id`.execute(db);
  return rows;
}

/** Refunds that took back too few credits, whose lot still lacks some. */
export async function shortfalls(db: Db): Promise<Reconciliation["differences"]> {
  const { rows } = await sql<Reconciliation["differences"][number]>`
    SELECT 'refund_shortfall' AS code, ref, user_id AS "userId", asked AS expected, -change AS found FROM corrections
    WHERE kind = 'clawback' AND asked + change > 0
      AND EXISTS (SELECT 1 FROM lots WHERE lots.id = corrections.lot_id AND lots.shortfall > 0)
    ORDER BY ref LIMIT ${DIFFERENCES_MAX}`.execute(db);
  return rows;
}

/** Number of ledger entries, whose ids have no gaps. */
export async function countEntries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT COALESCE(MAX(id), 0) AS count FROM ledger_entries`.execute(db);
  return rows[0]!.count;
}

export async function lastReconciliation(db: Db): Promise<Reconciliation | null> {
  const row = await db
    .selectFrom("check_results")
    .select("result")
    .where("name", "=", "reconciliation")
    .executeTakeFirst();
  return row ? (JSON.parse(row.result) as Reconciliation) : null;
}

export async function storeReconciliation(db: Db, result: Reconciliation): Promise<void> {
  const row = { at: result.checkedAt, result: JSON.stringify(result) };
  await db
    .insertInto("check_results")
    .values({ name: "reconciliation", ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}
