import { sql, type Kysely } from "kysely";

const statements = [
  /* Digests made until now are of the NFKC form of a password; from here on, of the password as it was received. */
  `UPDATE users SET password_hash = 'nfkc' || password_hash WHERE password_hash LIKE '$argon2id$%'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
