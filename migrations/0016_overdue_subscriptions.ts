import { sql, type Kysely } from "kysely";

/** Live subscriptions by the end of their period: the few that are overdue are found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const live = "status IN ('active', 'past_due')";
  await sql
    .raw(`CREATE INDEX subscriptions_by_period_end ON subscriptions (period_end) WHERE ${live}`)
    .execute(db);
}
