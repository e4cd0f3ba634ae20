import type { Trx } from "#server/db/open.ts";
import { announceEnding } from "#server/features/notifications/notifications.ts";
import { findDream, partsOfDreams } from "./queries.ts";

/** Has the user notified where the part that has just ended was the last one of its dream. */
export async function announceEndOf(trx: Trx, dreamId: string, now: Date): Promise<void> {
  const row = await findDream(trx, dreamId);
  if (!row || row.finished_at === null) return;
  const parts = await partsOfDreams(trx, [dreamId]);
  const failed = parts.some(({ status }) => status === "failed");
  await announceEnding(trx, { userId: row.user_id, dreamId, failed, now });
}
