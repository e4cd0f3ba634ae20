import { sql, type Kysely } from "kysely";

const statements = [
  /*
   * The processes that may work, from their start until they stop or are found dead. Whatever names one that is not
   * listed is free. `places` is JSON: how many jobs of each kind it runs at once.
   */
  `CREATE TABLE workers (
    id TEXT PRIMARY KEY,
    role TEXT NOT NULL CHECK (role IN ('all', 'web', 'worker')),
    places TEXT NOT NULL,
    started_at TEXT NOT NULL,
    seen_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  /* What one process does at a time. A row is deleted when the work ends. */
  `CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    lease_token TEXT NOT NULL,
    lease_until TEXT NOT NULL,
    worker TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  /* When a scheduled task is due; one without a row is due now. */
  `CREATE TABLE scheduled_tasks (
    name TEXT PRIMARY KEY,
    next_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  /* Who has the lease, or had it last. */
  `ALTER TABLE jobs ADD COLUMN worker TEXT`,
  `ALTER TABLE mails ADD COLUMN lease_token TEXT`,
  `ALTER TABLE mails ADD COLUMN worker TEXT`,
  `CREATE INDEX mails_sending ON mails (worker) WHERE status = 'sending'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
