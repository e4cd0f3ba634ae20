import { sql, type Kysely } from "kysely";

// A number per person that rises with every change of what their pages show, whoever makes it:
// a page kept in memory is served again only while its number still holds.

/** What a person's pages are made of: table, whose row it is, and the changes that occur. */
const SOURCES: [table: string, owner: (row: "NEW" | "OLD") => string, events: string[]][] = [
  ["users", (row) => `${row}.id`, ["UPDATE"]],
  ["user_roles", (row) => `${row}.user_id`, ["INSERT", "DELETE"]],
  ["lots", (row) => `${row}.user_id`, ["INSERT", "UPDATE"]],
  ["subscriptions", (row) => `${row}.user_id`, ["INSERT", "UPDATE", "DELETE"]],
  ["dreams", (row) => `${row}.user_id`, ["INSERT", "UPDATE", "DELETE"]],
  ["dream_parts", (row) => `(SELECT user_id FROM dreams WHERE id = ${row}.dream_id)`, ["INSERT", "UPDATE"]],
  ["media", (row) => `(SELECT user_id FROM dreams WHERE id = ${row}.dream_id)`, ["INSERT", "DELETE"]],
];

const statements = [
  `CREATE TABLE person_revisions (
    user_id TEXT PRIMARY KEY REFERENCES users (id),
    revision INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO person_revisions (user_id) SELECT id FROM users`,
  `CREATE TRIGGER users_revision_begins AFTER INSERT ON users
    BEGIN INSERT INTO person_revisions (user_id) VALUES (NEW.id); END`,
  ...SOURCES.flatMap(([table, owner, events]) =>
    events.map(
      (event) => `CREATE TRIGGER ${table}_${event.toLowerCase()}_revises AFTER ${event} ON ${table}
        BEGIN
          UPDATE person_revisions SET revision = revision + 1
          WHERE user_id = ${owner(event === "DELETE" ? "OLD" : "NEW")};
        END`,
    ),
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
