import { sql } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db } from "#server/db/open.ts";

/** Records a delivery of the video provider's webhook. Returns false where any process did before. */
export async function recordDelivery(
  db: Db,
  { id, providerJob, now }: { id: string; providerJob: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("webhook_deliveries")
    .values({ id, provider_job: providerJob, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Number of deliveries that name each of these provider jobs; those without one are absent. */
export async function countDeliveries(
  db: Db,
  providerJobs: readonly string[],
): Promise<{ providerJob: string; count: number }[]> {
  const { rows } = await sql<{ providerJob: string; count: number }>`
    SELECT provider_job AS "providerJob", COUNT(*) AS count FROM webhook_deliveries
    WHERE provider_job IN ${listed(providerJobs)} GROUP BY provider_job`.execute(db);
  return rows;
}

/** Deletes at most `limit` deliveries from before a time; returns how many. */
export async function deleteDeliveries(db: Db, before: string, limit: number): Promise<number> {
  const old = db.selectFrom("webhook_deliveries").select("id").where("received_at", "<", before).limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom("webhook_deliveries")
    .where("id", "in", old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
