import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";

/** The user's private notes to these dreams, by the id of the dream. */
export async function remarksOf(
  db: Db,
  dreamIds: readonly string[],
): Promise<Map<string, { text: string; savedAt: string }>> {
  const rows = await db
    .selectFrom("dream_remarks")
    .selectAll()
    .where("dream_id", "in", listed(dreamIds))
    .execute();
  return new Map(rows.map(({ dream_id, text, updated_at }) => [dream_id, { text, savedAt: updated_at }]));
}

export async function remarkOf(db: Db, dreamId: string): Promise<string> {
  return (await remarksOf(db, [dreamId])).get(dreamId)?.text ?? "";
}

/** Stores the note to a dream in place of the earlier one; an empty text removes it. */
export async function saveRemark(
  trx: Trx,
  { dreamId, text, at }: { dreamId: string; text: string; at: string },
): Promise<void> {
  if (text === "") {
    await trx.deleteFrom("dream_remarks").where("dream_id", "=", dreamId).execute();
    return;
  }
  await trx
    .insertInto("dream_remarks")
    .values({ dream_id: dreamId, text, updated_at: at })
    .onConflict((conflict) => conflict.column("dream_id").doUpdateSet({ text, updated_at: at }))
    .execute();
}
