import type { Scan } from "./query-plans.ts";
import { KNOWN_SCANS } from "./known-scans.ts";

/** Tables that do not grow with users or time; every other table is taken to grow. */
export const FIXED_TABLES: ReadonlySet<string> = new Set([
  "token_packages",
  "subscription_plans",
  // At most one row for each migration.
  "kysely_migration",
  "kysely_migration_lock",
  // A few people.
  "user_roles",
  // One row, by their CHECK.
  "site_totals",
  "expiry_clock",
  "media_checks",
  // SQLite's own.
  "sqlite_schema",
  "sqlite_sequence",
]);

/** Partial indexes that hold only what is still to be done: as long as the queue, however old the site is. */
const BOUNDED_INDEXES = [
  "jobs_open",
  "mails_due",
  "payment_events_unhandled",
  "subscriptions_to_sync",
  "late_payments_open",
];

/** Statements that may scan a growing table, each for a reason. */
const ALLOWED: { table?: string; statement: RegExp; reason: string }[] = [
  {
    table: "missing_media",
    statement: /FROM missing_media (?:ORDER BY dream_id, part )?LIMIT/,
    reason: "Bounded by its limit; empty but for files that were lost.",
  },
  {
    table: "account_removals",
    statement: /from "account_removals" order by "at"$/,
    reason: "Holds the accounts that are being removed at this moment, and is empty otherwise.",
  },
  { statement: /(?<!not) in \(\)/, reason: "Nothing is in an empty list: no row is read." },
  {
    statement: /^SELECT 1 FROM "\w+" LIMIT 1 OFFSET \?$/,
    reason: "Counts up to a bound, in scheduled tasks.",
  },
];

/** Whether a scan has a reason to stay. */
export function isAllowed({ table, statement, detail }: Scan): boolean {
  if (BOUNDED_INDEXES.some((index) => new RegExp(`INDEX ${index}\\b`).test(detail))) return true;
  if (KNOWN_SCANS.some((known) => known.table === table && known.statement === statement)) return true;
  return ALLOWED.some((one) => (one.table ?? table) === table && one.statement.test(statement));
}
