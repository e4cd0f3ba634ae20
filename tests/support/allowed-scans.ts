/** A table or index that a statement reads from end to end. */
export interface Scan {
  /** The statement, with single spaces and every list of values alike. */
  statement: string;
  table: string;
  /** The line of the plan, or where in a trigger the scan is. */
  detail: string;
}

/** Tables that do not grow with users or time; every other table is taken to grow. */
export const FIXED_TABLES: ReadonlySet<string> = new Set([
  "token_packages",
  "subscription_plans",
  // At most one row for each migration.
  "kysely_migration",
  "kysely_migration_lock",
  // A few users.
  "user_roles",
  // At most one for each symbol and mood.
  "gallery_topics",
  // One row, by their CHECK.
  "site_totals",
  "expiry_clock",
  "media_checks",
  // Lists of work, from which everything goes once it is done.
  "account_removals",
  "unwanted_predictions",
  "leases",
  // A row for each process, and for each scheduled task.
  "workers",
  "scheduled_tasks",
  // SQLite's own.
  "sqlite_schema",
  "sqlite_sequence",
]);

/** Partial indexes that hold only what is still to be done: as long as the queue, however old the site is. */
const BOUNDED_INDEXES = [
  "dream_lenses_open",
  "dream_lenses_running",
  "dreams_unfinished_by_user",
  "jobs_open",
  "jobs_running",
  "jobs_ready",
  "jobs_waiting",
  "vertical_videos_open",
  "vertical_videos_ready",
  "vertical_videos_running",
  "mails_due",
  // Failed ones are removed after a month.
  "mails_unsent",
  "mails_sending",
  "payment_events_unhandled",
  "subscriptions_to_sync",
  "late_payments_open",
  "payment_reversals_open",
  "payments_pending",
  "provider_orders_one_live",
  "provider_orders_unanswered",
  "search_owners_stale",
  "gallery_entries_waiting",
  "reports_open",
  // Settled ones are removed after a month.
  "reports_settled",
  // Refunds of tokens that were already spent.
  "corrections_short",
];

/** Statements that may scan a growing table, each for a reason. */
const ALLOWED: { table?: string; statement: RegExp; reason: string }[] = [
  {
    table: "missing_media",
    statement: /FROM missing_media (?:ORDER BY dream_id, part )?LIMIT/,
    reason: "Bounded by its limit; empty but for files that were lost.",
  },
  { statement: /(?<!not) in \(\)/, reason: "Nothing is in an empty list: no row is read." },
  {
    statement: /^SELECT 1 FROM "\w+" LIMIT 1 OFFSET \?$/,
    reason: "Counts up to a bound, in scheduled tasks.",
  },
  {
    statement: /AS accounts, .* FROM site_totals/,
    reason: "The ledger check adds up users and their totals once a day: some milliseconds for 10,000.",
  },
  {
    statement: /^SELECT (?:users|totals)\.\w+ AS id FROM .+ LIMIT \? OFFSET \?$/,
    reason: "A page of the admin's list of users: walks the index of its order; 10,000 users take 12 ms.",
  },
  {
    table: "invitations",
    statement:
      /^SELECT (?:invitations\.\*, .*|COUNT\(\*\) AS total) FROM invitations(?: ORDER BY .* LIMIT \? OFFSET \?)?$/,
    reason: "A page of the admin's list and its length: walks the index of its order; rows of half a year.",
  },
  {
    statement: /^SELECT (?:COUNT\(\*\) AS total|id) FROM users WHERE .*LIKE \?/,
    reason: "An admin searches all users for a part of a name or email address: 10,000 take 5 ms.",
  },
];

/** Whether a scan has a reason to stay. */
export function isAllowed({ table, statement, detail }: Scan): boolean {
  if (BOUNDED_INDEXES.some((index) => new RegExp(`INDEX ${index}\\b`).test(detail))) return true;
  return ALLOWED.some((one) => (one.table ?? table) === table && one.statement.test(statement));
}
