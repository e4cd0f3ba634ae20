import { sql } from "kysely";
import type { Rule } from "./check-rules.ts";

/** Rules of the ledger check on what refunds asked back and could not take. */
export const shortfallRules: Rule[] = [
  {
    name: "shortfall_equals_entries",
    of: "lots",
    query: (within) => sql`
      SELECT lots.id AS lot, lots.user_id AS user, lots.shortfall, COALESCE(SUM(entry.change), 0) AS entries
      FROM lots LEFT JOIN shortfall_entries AS entry ON entry.lot_id = lots.id
      WHERE ${within("lots.id")} GROUP BY lots.id 
      HAVING lots.shortfall <> COALESCE(SUM(entry.change), 0)`,
    sentence: "Lot {lot} of user {user} has a shortfall of {shortfall}; its entries say {entries}.",
  },
  {
    name: "shortfall_settled",
    of: "users",
    query: (within) => sql`
      SELECT correction.ref, correction.user_id AS user, correction.change, entry.change AS booked
      FROM corrections AS correction
      LEFT JOIN shortfall_entries AS entry ON entry.kind = 'settled' AND entry.ref = correction.ref
      WHERE ${within("correction.user_id")} AND correction.settles = 1 AND entry.change IS DISTINCT FROM correction.change`,
    sentence:
      "The clawback {ref} of user {user} settles {change} tokens; the shortfall's entry says {booked}.",
  },
  {
    name: "shortfall_leaves_nothing",
    of: "lots",
    query: (within) => sql`
      SELECT lot.id AS lot, lot.user_id AS user, lot.available, root.shortfall
      FROM lots AS root JOIN lots AS lot ON lot.user_id = root.user_id AND COALESCE(lot.root_id, lot.id) = root.id
      WHERE ${within("root.id")} AND root.shortfall > 0 AND lot.available > 0`,
    sentence: "Lot {lot} of user {user} has {available} available tokens beside a shortfall of {shortfall}.",
  },
  {
    name: "payment_shortfall",
    of: "lots",
    query: (within) => sql`
      SELECT payment.id AS payment, payment.user_id AS user, lots.shortfall,
        payment.tokens_asked - payment.tokens_taken AS missing
      FROM payments AS payment JOIN lots ON lots.source = payment.kind
        AND lots.source_ref = payment.source_ref
      WHERE ${within("lots.id")} AND lots.shortfall <> payment.tokens_asked - payment.tokens_taken`,
    sentence:
      "The payment {payment} of user {user} misses {missing} tokens; its lot has a shortfall of {shortfall}.",
  },
];
