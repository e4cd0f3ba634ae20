import { sql, type Kysely } from "kysely";

const statements = [
  /* A passkey of a user: the public key, and what its authenticator said of it. Its id is the site's own. */
  `CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    credential_id TEXT NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1364),
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL CHECK (counter >= 0),
    transports TEXT NOT NULL,
    synced INTEGER NOT NULL CHECK (synced IN (0, 1)),
    backed_up INTEGER NOT NULL CHECK (backed_up IN (0, 1)),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    created_at TEXT NOT NULL,
    last_used_at TEXT
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX passkeys_by_user ON passkeys (user_id, created_at)`,
  /*
   * Challenges that wait for the answer of an authenticator. The slot comes from the challenge's hash, so that the table
   * has an upper size; \`bound_hash\` covers the browser, the purpose and the account.
   */
  `CREATE TABLE passkey_challenges (
    slot INTEGER PRIMARY KEY CHECK (slot BETWEEN 0 AND 131071),
    challenge_hash TEXT NOT NULL,
    bound_hash TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at)`,
  `CREATE TRIGGER passkeys_of_the_living BEFORE INSERT ON passkeys
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
