import { sql, type Kysely } from "kysely";

const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

const statements = [
  /*
   * What a visitor reports. Nothing of the visitor is kept but an email address for the answer, which goes with the
   * answer. `link_id`: of the reported link, which may have ended since.
   */
  `CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    dream_id TEXT REFERENCES dreams (id) ON DELETE SET NULL,
    link_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    email TEXT,
    locale TEXT NOT NULL,
    created_at TEXT NOT NULL CHECK (${isTime("created_at")}),
    outcome TEXT CHECK (outcome IN ('ended', 'refused', 'gone')),
    settled_at TEXT CHECK (${isTime("settled_at")}),
    CHECK ((outcome IS NULL) = (settled_at IS NULL)),
    CHECK (settled_at IS NULL OR email IS NULL)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX reports_open ON reports (created_at, id) WHERE settled_at IS NULL`,
  `CREATE INDEX reports_settled ON reports (settled_at, id) WHERE settled_at IS NOT NULL`,
  `CREATE INDEX reports_by_dream ON reports (dream_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
