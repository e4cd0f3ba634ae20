import { transact } from "#server/db/transaction.ts";
import type { DreamInput } from "#shared/dreams.ts";
import { earlierSubmission, hashOf, type IntakeDeps } from "./dreams.ts";
import { insertDream, type DreamRow } from "./queries.ts";
import { assertStorageRoom } from "./quota.ts";
import { nightOf } from "./night-settings.ts";
import { searchTextOf } from "./search-text.ts";

/**
 * Keeps a text without a reading; nothing is charged and nothing leaves this machine. The same key and text twice is
 * one note. Throws `conflict` at the quota.
 */
export async function saveNote(
  { db, quota }: Pick<IntakeDeps, "db" | "quota">,
  {
    userId,
    idempotencyKey,
    now,
    timeZone,
    ...text
  }: Pick<DreamInput, "dreamText" | "language" | "night" | "time"> & {
    userId: string;
    idempotencyKey: string | null;
    now: Date;
    timeZone?: string | undefined;
  },
): Promise<DreamRow> {
  const input = { ...text, depth: "reading", resolution: "480p", style: "auto" } as const;
  return transact(db, { user: userId }, async (trx) => {
    const earlier = await earlierSubmission(trx, input, { userId, idempotencyKey, kind: "note" });
    if (earlier) return earlier;
    await assertStorageRoom(trx, { userId, adds: true }, quota);
    return insertDream(trx, input, {
      user_id: userId,
      kind: "note",
      status: "done",
      search_text: searchTextOf({ dream_text: text.dreamText }, ""),
      ...(await nightOf(trx, text, { userId, now, timeZone })),
      idempotency_key: idempotencyKey,
      request_hash: hashOf(input),
      created_at: now.toISOString(),
      finished_at: now.toISOString(),
    });
  });
}
