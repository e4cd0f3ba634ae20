import type { Trx } from "#server/db/open.ts";
import { announceEnding } from "#server/features/notifications/notifications.ts";
import { queueDreamEnd } from "#server/features/webhooks/webhooks.ts";
import { PARTS } from "#shared/dreams.ts";
import { findDream, partsOfDreams } from "./queries.ts";

/** Has the user, and the user's webhooks, notified where the part that has just ended was the last one of its dream. */
export async function announceEndOf(trx: Trx, dreamId: string, now: Date): Promise<void> {
  const row = await findDream(trx, dreamId);
  if (!row || row.finished_at === null) return;
  const parts = await partsOfDreams(trx, [dreamId]);
  const failed = parts.some(({ status }) => status === "failed");
  const userId = row.user_id;
  await announceEnding(trx, { userId, dreamId, failed, now });
  const { status, created_at: createdAt } = row;
  if (status !== "done" && status !== "failed") return;
  const states = Object.fromEntries(
    PARTS.map((name) => [name, parts.find(({ part }) => part === name)?.status ?? "skipped"]),
  );
  await queueDreamEnd(trx, { dreamId, userId, status, parts: states, createdAt, now });
}
