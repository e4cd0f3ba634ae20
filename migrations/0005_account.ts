import { sql, type Kysely } from "kysely";

const statements = [
  `ALTER TABLE sessions ADD COLUMN country TEXT`,
  /* Lots whose owner was told that they end soon. */
  `CREATE TABLE lot_notices (
    lot_id TEXT PRIMARY KEY REFERENCES lots (id),
    at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
