import { sql, type Kysely } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import type { Part } from "#shared/dreams.ts";
import type { LotSource } from "#shared/credits.ts";
import type { PurchaseFilter } from "./purchase-queries.ts";

type Db = Kysely<Schema>;

export interface UsageRow {
  id: string;
  userId: string;
  userEmail: string | null;
  userCountry: string | null;
  dreamId: string;
  part: Part;
  engine: string | null;
  tokens: number;
  createdAt: string;
}

// One hold may be captured from several lots: the first of its entries stands for all.
const used = ({ search, from, to }: PurchaseFilter) => sql`
  FROM ledger_entries AS entry JOIN holds ON holds.id = entry.hold_id JOIN users ON users.id = entry.user_id
  WHERE entry.kind = 'capture' AND entry.at BETWEEN ${from} AND ${to}
    AND (${search} = '%%' OR users.email LIKE ${search} ESCAPE '\\')`;

/** Parts that were paid with tokens, newest first. */
export async function newestUsage(db: Db, filter: PurchaseFilter, limit: number): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    SELECT page.*, dream_parts.engine FROM (
      SELECT holds.id, entry.user_id AS userId, users.email AS userEmail, holds.dream_id AS dreamId, holds.part,
        COALESCE(users.last_login_country, users.registration_country) AS userCountry,
        holds.tokens, entry.at AS createdAt
      ${used(filter)} AND entry.id = (
        SELECT MIN(id) FROM ledger_entries WHERE hold_id = holds.id AND kind = 'capture')
      ORDER BY entry.at DESC, holds.id LIMIT ${limit}) AS page
    LEFT JOIN dream_parts ON dream_parts.dream_id = page.dreamId AND dream_parts.part = page.part
    ORDER BY page.createdAt DESC, page.id`.execute(db);
  return rows;
}

export async function usageTotals(db: Db, filter: PurchaseFilter) {
  const { rows } = await sql<{ count: number; tokens: number }>`
    SELECT COUNT(DISTINCT entry.hold_id) AS count, COALESCE(SUM(-entry.held), 0) AS tokens
    ${used(filter)}`.execute(db);
  return rows[0]!;
}

/** What became of all tokens ever granted. */
export async function tokenTotals(db: Db) {
  const { rows: granted } = await sql<{ source: LotSource; tokens: number }>`
    SELECT lots.source, SUM(entry.available) AS tokens
    FROM ledger_entries AS entry JOIN lots ON lots.id = entry.lot_id
    WHERE entry.kind = 'grant' GROUP BY lots.source ORDER BY lots.source`.execute(db);
  const { rows } = await sql<Record<"spent" | "held" | "expired" | "takenBack" | "available", number>>`
    SELECT COALESCE(SUM(CASE kind WHEN 'capture' THEN -held ELSE 0 END), 0) AS spent,
      COALESCE(SUM(held), 0) AS held,
      COALESCE(SUM(CASE kind WHEN 'expire' THEN -available ELSE 0 END), 0) AS expired,
      COALESCE(SUM(CASE WHEN kind IN ('clawback', 'adjust') THEN -available ELSE 0 END), 0) AS takenBack,
      COALESCE(SUM(available), 0) AS available
    FROM ledger_entries`.execute(db);
  return { granted, ...rows[0]! };
}

/** Lots that do not equal the sum of their entries, and refunds that found too few tokens to take back. */
export async function ledgerDifferences(db: Db) {
  const { rows } = await sql<{
    code: "ledger_sum" | "refund_shortfall";
    ref: string;
    userId: string;
    expected: number;
    found: number;
  }>`
    SELECT 'ledger_sum' AS code, lots.id AS ref, lots.user_id AS userId,
      COALESCE(SUM(entry.available + entry.held), 0) AS expected, lots.available + lots.held AS found
    FROM lots LEFT JOIN ledger_entries AS entry ON entry.lot_id = lots.id
    GROUP BY lots.id HAVING expected <> found
    UNION ALL
    SELECT 'refund_shortfall', ref, user_id, asked, -change FROM corrections
    WHERE kind = 'clawback' AND asked + change > 0
    LIMIT 500`.execute(db);
  return rows;
}
