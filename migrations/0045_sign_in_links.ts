import { sql, type Kysely } from "kysely";

const statements = [
  /*
   * Mailed links that sign in, with a code to type instead. Both work only in the browser that asked: the hashes cover
   * a secret of its cookie.
   */
  `CREATE TABLE sign_in_links (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    /* The address that the mail went to: another one of the account ends the link. */
    email TEXT NOT NULL,
    browser_hash TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    used_at TEXT
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX sign_in_links_by_user ON sign_in_links (user_id, created_at)`,
  `CREATE INDEX sign_in_links_by_browser ON sign_in_links (browser_hash)`,
  `CREATE INDEX sign_in_links_by_expiry ON sign_in_links (expires_at)`,
  `CREATE TRIGGER sign_in_links_of_the_living BEFORE INSERT ON sign_in_links
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
