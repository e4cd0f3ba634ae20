import { sql, type Kysely } from "kysely";

/** The ledger check goes through the days of transactions, by their own index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX transaction_days_by_end`.execute(db);
}
