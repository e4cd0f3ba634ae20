import { sql, type Kysely } from "kysely";

const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

const revises = (
  event: string,
) => `CREATE TRIGGER letters_${event.toLowerCase()}_revises AFTER ${event} ON letters
  BEGIN UPDATE person_revisions SET revision = revision + 1
    WHERE user_id = ${event === "DELETE" ? "OLD" : "NEW"}.user_id; END`;

const steps = [
  /* A letter about a month of a user's dreams: sentences with references to dreams, without their words. */
  `CREATE TABLE letters (
    user_id TEXT NOT NULL REFERENCES users (id),
    month TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
    language TEXT NOT NULL,
    engine TEXT NOT NULL,
    content TEXT NOT NULL CHECK (json_valid(content)),
    made_at TEXT NOT NULL CHECK (${isTime("made_at")}),
    /* When it was first shown. */
    seen_at TEXT,
    PRIMARY KEY (user_id, month)
  ) STRICT, WITHOUT ROWID`,
  ...["INSERT", "DELETE"].map(revises),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of steps) await sql.raw(statement).execute(db);
}
