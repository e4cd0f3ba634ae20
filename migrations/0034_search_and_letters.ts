import { sql, type Kysely } from "kysely";

// Letters that an AI writes with their reader's consent. PostgreSQL also moves the words of its search.

const steps = [
  /* Whether an AI may write the monthly letter, from its figures and titles. */
  `ALTER TABLE notification_settings ADD COLUMN letter_ai INTEGER NOT NULL DEFAULT 0 CHECK (letter_ai IN (0, 1))`,
  /* When an AI is asked next for this letter, which the studio has written; null where none is. */
  `ALTER TABLE letters ADD COLUMN ai_due TEXT`,
  `ALTER TABLE letters ADD COLUMN ai_attempts INTEGER NOT NULL DEFAULT 0`,
  `CREATE INDEX letters_ai_due ON letters (ai_due) WHERE ai_due IS NOT NULL`,
  `CREATE TRIGGER letters_update_revises AFTER UPDATE OF content ON letters
    BEGIN UPDATE person_revisions SET revision = revision + 1 WHERE user_id = NEW.user_id; END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of steps) await sql.raw(statement).execute(db);
}
