import { sql, type Kysely } from "kysely";

const statements = [
  /* Accounts of users at OpenID Connect issuers. Issuer and subject alone identify; the email address is for display. */
  `CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    issuer TEXT NOT NULL CHECK (length(issuer) BETWEEN 1 AND 500),
    subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
    user_id TEXT NOT NULL REFERENCES users (id),
    email TEXT,
    created_at TEXT NOT NULL,
    last_used_at TEXT,
    UNIQUE (issuer, subject)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX identities_by_user ON identities (user_id, created_at)`,
  `CREATE TRIGGER identities_of_the_living BEFORE INSERT ON identities
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
