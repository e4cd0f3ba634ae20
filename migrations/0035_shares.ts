import { sql, type Kysely } from "kysely";

const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

const flag = (column: string) => `${column} INTEGER NOT NULL CHECK (${column} IN (0, 1))`;

const statements = [
  /*
   * A link that shows parts of a dream. `token_hash`: SHA-256 of the last part of its URL, which is made from the id and
   * the site's secret. A link that an admin ended (`refused_at`) stays, so that its dream cannot be shared again.
   */
  `CREATE TABLE share_links (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    ${flag("image")},
    ${flag("video")},
    ${flag("reading")},
    ${flag("words")},
    name TEXT,
    password_hash TEXT,
    form_key TEXT,
    views INTEGER NOT NULL DEFAULT 0 CHECK (views >= 0),
    created_at TEXT NOT NULL CHECK (${isTime("created_at")}),
    expires_at TEXT CHECK (${isTime("expires_at")}),
    refused_at TEXT CHECK (${isTime("refused_at")}),
    CHECK (image + video + reading + words > 0)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX share_links_by_user ON share_links (user_id, created_at)`,
  `CREATE INDEX share_links_by_dream ON share_links (dream_id)`,
  `CREATE UNIQUE INDEX share_links_of_forms ON share_links (user_id, form_key) WHERE form_key IS NOT NULL`,
  `CREATE TRIGGER share_links_of_the_living BEFORE INSERT ON share_links
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
  /* A dream in the bin is shown to nobody, also after it is restored. */
  `CREATE TRIGGER binned_dreams_end_links AFTER UPDATE OF deleted_at ON dreams
    WHEN NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL
    BEGIN DELETE FROM share_links WHERE dream_id = NEW.id AND refused_at IS NULL; END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
