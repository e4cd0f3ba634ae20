import { sql, type Kysely } from "kysely";

const statements = [
  /* Invitations to make an account. The secret is in the mailed link alone. */
  `CREATE TABLE invitations (
    id TEXT PRIMARY KEY,
    secret_hash TEXT NOT NULL UNIQUE,
    /* Normalised. */
    email TEXT NOT NULL,
    /* Of the mail. */
    locale TEXT NOT NULL,
    /* Null for one from the command line. */
    invited_by TEXT REFERENCES users (id),
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    accepted_at TEXT,
    accepted_by TEXT REFERENCES users (id),
    revoked_at TEXT,
    CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
    CHECK (accepted_at IS NULL OR revoked_at IS NULL)
  ) STRICT, WITHOUT ROWID`,
  `CREATE UNIQUE INDEX invitations_one_open ON invitations (email)
    WHERE accepted_at IS NULL AND revoked_at IS NULL`,
  `CREATE INDEX invitations_by_email ON invitations (email)`,
  `CREATE INDEX invitations_by_acceptor ON invitations (accepted_by)`,
  `CREATE INDEX invitations_by_time ON invitations (created_at, id)`,
  `CREATE INDEX invitations_by_expiry ON invitations (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
