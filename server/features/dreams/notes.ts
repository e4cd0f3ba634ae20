import { transact } from "#server/db/transaction.ts";
import type { DreamInput } from "#shared/dreams.ts";
import { hashOf, type IntakeDeps } from "./dreams.ts";
import { insertDream, type DreamRow } from "./queries.ts";
import { assertStorageRoom } from "./quota.ts";
import { foldForSearch } from "./search-queries.ts";

/** Keeps a text without a reading; nothing is charged and nothing leaves this machine. Throws `conflict` at the quota. */
export async function saveNote(
  { db, quota }: Pick<IntakeDeps, "db" | "quota">,
  { userId, now, ...text }: Pick<DreamInput, "dreamText" | "language"> & { userId: string; now: Date },
): Promise<DreamRow> {
  const input = { ...text, depth: "reading", resolution: "480p", style: "auto" } as const;
  return transact(db, { user: userId }, async (trx) => {
    await assertStorageRoom(trx, { userId, adds: true }, quota);
    return insertDream(trx, input, {
      user_id: userId,
      kind: "note",
      status: "done",
      search_text: foldForSearch(text.dreamText),
      idempotency_key: null,
      request_hash: hashOf(input),
      created_at: now.toISOString(),
      finished_at: now.toISOString(),
    });
  });
}
