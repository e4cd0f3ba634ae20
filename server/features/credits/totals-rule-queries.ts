import { sql } from "kysely";
import { least } from "#server/db/dialect.ts";
import type { Rule } from "./check-rules.ts";

/** Minor units of a payment `p` that were refunded, or that a bank has taken. */
const dueBack = sql`p.refunded_amount + (
  SELECT COALESCE(SUM(back.amount), 0) FROM payment_reversals AS back WHERE back.kind = 'dispute'
    AND back.payment_intent = p.payment_intent AND back.state IN ('open', 'lost'))`;

/** Rules on the totals that triggers maintain: each equals the rows it is made of. Dreams in the bin are in none. */
export const totalsRules: Rule[] = [
  {
    name: "user_tokens_equal_entries",
    of: "users",
    query: (within) => sql`
      SELECT * FROM (
        SELECT users.id AS user, totals.available, totals.held, totals.credits_used AS used,
          (SELECT COALESCE(SUM(available), 0) FROM ledger_entries WHERE user_id = users.id) AS entries_available,
          (SELECT COALESCE(SUM(held), 0) FROM ledger_entries WHERE user_id = users.id) AS entries_held,
          (SELECT COALESCE(SUM(-held), 0) FROM ledger_entries
            WHERE user_id = users.id AND kind = 'capture') AS entries_used
        FROM users LEFT JOIN user_totals AS totals ON totals.user_id = users.id WHERE ${within("users.id")}) AS compared
      WHERE (available, held, used) IS DISTINCT FROM (entries_available, entries_held, entries_used)`,
    sentence:
      "The totals of user {user} say {available} available, {held} held and {used} used; the entries say {entries_available}, {entries_held} and {entries_used}.",
  },
  {
    name: "user_dreams_equal_rows",
    of: "users",
    query: (within) => sql`
      SELECT * FROM (
        SELECT users.id AS user, totals.dreams, totals.notes, totals.text_bytes AS said,
          COUNT(*) FILTER (WHERE dreams.kind = 'dream') AS rows_dreams,
          COUNT(*) FILTER (WHERE dreams.kind = 'note') AS rows_notes,
          COALESCE(SUM(octet_length(dreams.dream_text) + dreams.imported_bytes), 0)
            + COALESCE(SUM(octet_length(remark.text)), 0) AS rows_bytes
        FROM users LEFT JOIN user_totals AS totals ON totals.user_id = users.id
        LEFT JOIN dreams ON dreams.user_id = users.id AND dreams.deleted_at IS NULL
        LEFT JOIN dream_remarks AS remark ON remark.dream_id = dreams.id
        WHERE ${within("users.id")} GROUP BY users.id, totals.user_id) AS compared
      WHERE (dreams, notes, said) IS DISTINCT FROM (rows_dreams, rows_notes, rows_bytes)`,
    sentence:
      "The totals of user {user} say {dreams} dreams and {notes} notes of {said} bytes; there are {rows_dreams} and {rows_notes} of {rows_bytes}.",
  },
  {
    name: "user_media_equals_rows",
    of: "users",
    query: (within) => sql`
      SELECT users.id AS user, totals.media_bytes AS said, COALESCE(SUM(media.bytes), 0) AS rows_bytes
      FROM users LEFT JOIN user_totals AS totals ON totals.user_id = users.id
      LEFT JOIN dreams ON dreams.user_id = users.id AND dreams.deleted_at IS NULL LEFT JOIN media ON media.dream_id = dreams.id
      WHERE ${within("users.id")} GROUP BY users.id, totals.user_id
      HAVING totals.media_bytes IS DISTINCT FROM COALESCE(SUM(media.bytes), 0)`,
    sentence: "The totals of user {user} say {said} bytes of media; there are {rows_bytes}.",
  },
  {
    name: "purchase_equals_lot",
    of: "lots",
    query: (within) => sql`
      SELECT * FROM (
        SELECT lots.id AS lot, t.tokens, t.paid, t.went_back, t.currency, t.type, t.ref, t.user_id, t.at,
          lots.user_id AS user, lots.created_at, entry.available AS granted, COALESCE(p.currency, '') AS due_currency,
          COALESCE(p.amount, 0) AS due, COALESCE(${least(sql`p.amount`, dueBack)}, 0) AS due_back
        FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
        LEFT JOIN payments AS p ON p.kind = lots.source AND p.source_ref = lots.source_ref
        LEFT JOIN token_transactions AS t ON t.id = entry.id
        WHERE ${within("lots.id")} AND lots.source IN ('package', 'subscription')) AS compared
      WHERE (type, ref, user_id, at, tokens, currency, paid, went_back)
        IS DISTINCT FROM ('purchase', lot, "user", created_at, granted, due_currency, due, due_back)`,
    sentence:
      "The purchase of lot {lot} is listed with {tokens} tokens, {paid} paid and {went_back} back; it is {granted}, {due} and {due_back}.",
  },
  {
    name: "usage_equals_hold",
    of: "holds",
    query: (within) => sql`
      SELECT holds.id AS hold, holds.user_id AS user, holds.tokens, t.tokens AS listed
      FROM holds JOIN ledger_entries AS entry ON entry.id = (
        SELECT MIN(id) FROM ledger_entries WHERE hold_id = holds.id AND kind = 'capture')
      LEFT JOIN token_transactions AS t ON t.id = entry.id
      WHERE ${within("holds.id")} AND (t.type, t.ref, t.user_id, t.at, t.tokens)
        IS DISTINCT FROM ('usage', holds.id, holds.user_id, entry.at, holds.tokens)`,
    sentence: "Hold {hold} of user {user} captured {tokens} tokens; listed are {listed}.",
  },
  {
    name: "transaction_has_entry",
    of: "transactions",
    query: (within) => sql`
      SELECT t.id AS entry, t.type, t.ref FROM token_transactions AS t
      LEFT JOIN ledger_entries AS entry ON entry.id = t.id
      WHERE ${within("t.id")} AND (CASE t.type
        WHEN 'purchase' THEN entry.kind IS DISTINCT FROM 'grant' OR entry.lot_id IS DISTINCT FROM t.ref
        ELSE entry.kind IS DISTINCT FROM 'capture' OR entry.hold_id IS DISTINCT FROM t.ref OR EXISTS (
          SELECT 1 FROM ledger_entries WHERE hold_id = t.ref AND kind = 'capture' AND id < t.id) END)`,
    sentence: "The {type} {ref} is listed with entry {entry}, which is none of it.",
  },
  {
    name: "days_equal_transactions",
    of: "days",
    query: (within) => sql`
      SELECT COALESCE(said.day, summed.day) AS day, COALESCE(said.type, summed.type) AS type,
        said.count, said.tokens, said.paid, said.went_back, summed.count AS rows_count, summed.tokens AS rows_tokens,
        summed.paid AS rows_paid, summed.went_back AS rows_back
      FROM (SELECT * FROM transaction_days
        WHERE type IN ('purchase', 'usage') AND ${within("day")}) AS said
      FULL JOIN (
        SELECT type, substr(at, 1, 10) AS day, currency, COUNT(*) AS count, SUM(tokens) AS tokens, SUM(paid) AS paid,
          SUM(went_back) AS went_back
        FROM token_transactions
        WHERE ${within("at")} GROUP BY 1, 2, 3) AS summed
        ON said.type = summed.type AND said.day = summed.day AND said.currency = summed.currency
      WHERE (COALESCE(said.count, 0), COALESCE(said.tokens, 0), COALESCE(said.paid, 0), COALESCE(said.went_back, 0))
        <> (COALESCE(summed.count, 0), COALESCE(summed.tokens, 0), COALESCE(summed.paid, 0), COALESCE(summed.went_back, 0))`,
    sentence:
      "The sums of the day {day} say {count} of {type}, {tokens} tokens, {paid} paid, {went_back} back; listed are {rows_count}, {rows_tokens}, {rows_paid}, {rows_back}.",
  },
  {
    name: "site_equals_users",
    of: "site",
    query: (within) => sql`
      SELECT * FROM (
        SELECT users, media_bytes AS bytes, (SELECT COUNT(*) FROM users WHERE deleted_at IS NULL) AS accounts,
          (SELECT COALESCE(SUM(media_bytes), 0) FROM user_totals) AS users_bytes
        FROM site_totals WHERE ${within("id")}) AS compared
      WHERE (users, bytes) IS DISTINCT FROM (accounts, users_bytes)`,
    sentence:
      "The totals of the site say {users} users and {bytes} bytes of media; there are {accounts} users with {users_bytes}.",
  },
];
