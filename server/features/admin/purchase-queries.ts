import { sql, type Kysely } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import type { Purchase, PurchaseFilter } from "./payments-port.ts";

const bought = ({ search, from, to }: PurchaseFilter) => sql`
  FROM lots JOIN users ON users.id = lots.user_id
  JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
  WHERE lots.source IN ('package', 'subscription') AND lots.created_at BETWEEN ${from} AND ${to}
    AND (${search} = '%%' OR users.email LIKE ${search} ESCAPE '\\')`;

/** Tokens bought, newest first. */
export async function newestPurchases(
  db: Kysely<Schema>,
  filter: PurchaseFilter,
  limit: number,
): Promise<Purchase[]> {
  const { rows } = await sql<Omit<Purchase, "amount" | "refundedAmount" | "item" | "receiptUrl">>`
    SELECT lots.id, lots.user_id AS userId, users.email AS userEmail, lots.source AS kind,
      COALESCE(users.last_login_country, users.registration_country) AS userCountry,
      entry.available AS tokens, lots.created_at AS createdAt
    ${bought(filter)} ORDER BY lots.created_at DESC, lots.id LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, item: null, amount: null, refundedAmount: 0, receiptUrl: null }));
}

export async function purchaseTotals(db: Kysely<Schema>, filter: PurchaseFilter) {
  const { rows } = await sql<{ count: number; tokens: number }>`
    SELECT COUNT(*) AS count, COALESCE(SUM(entry.available), 0) AS tokens ${bought(filter)}`.execute(db);
  return rows[0]!;
}
