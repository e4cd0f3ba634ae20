import { sql, type RawBuilder } from "kysely";

type Row = Record<string, string | number | null>;

/** Rules of the ledger check on what refunds asked back and could not take. */
export const shortfallRules: { name: string; query: RawBuilder<Row>; sentence: string }[] = [
  {
    name: "shortfall_equals_entries",
    query: sql`
      SELECT lots.id AS lot, lots.user_id AS user, lots.shortfall, COALESCE(SUM(entry.change), 0) AS entries
      FROM lots LEFT JOIN shortfall_entries AS entry ON entry.lot_id = lots.id
      GROUP BY lots.id HAVING lots.shortfall <> entries`,
    sentence: "Lot {lot} of user {user} has a shortfall of {shortfall}; its entries say {entries}.",
  },
  {
    name: "shortfall_settled",
    query: sql`
      SELECT correction.ref, correction.user_id AS user, correction.change, entry.change AS booked
      FROM corrections AS correction
      LEFT JOIN shortfall_entries AS entry ON entry.kind = 'settled' AND entry.ref = correction.ref
      WHERE correction.settles = 1 AND entry.change IS NOT correction.change`,
    sentence:
      "The clawback {ref} of user {user} settles {change} tokens; the shortfall's entry says {booked}.",
  },
  {
    name: "shortfall_leaves_nothing",
    query: sql`
      SELECT lot.id AS lot, lot.user_id AS user, lot.available, root.shortfall
      FROM lots AS root JOIN lots AS lot ON lot.user_id = root.user_id AND COALESCE(lot.root_id, lot.id) = root.id
      WHERE root.shortfall > 0 AND lot.available > 0`,
    sentence: "Lot {lot} of user {user} has {available} available tokens beside a shortfall of {shortfall}.",
  },
  {
    name: "payment_shortfall",
    query: sql`
      SELECT payment.id AS payment, payment.user_id AS user, lots.shortfall,
        payment.tokens_asked - payment.tokens_taken AS missing
      FROM payments AS payment JOIN lots ON lots.source = payment.kind
        AND lots.source_ref = CASE payment.kind WHEN 'package' THEN payment.session_id ELSE payment.invoice_id END
      WHERE lots.shortfall <> payment.tokens_asked - payment.tokens_taken`,
    sentence:
      "The payment {payment} of user {user} misses {missing} tokens; its lot has a shortfall of {shortfall}.",
  },
];
