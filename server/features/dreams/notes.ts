import { dreamValues, type DreamOrder, type IntakeDeps } from "./dreams.ts";
import { insertDream, type DreamRow } from "./queries.ts";
import { assertStorageRoom } from "./quota.ts";

/** Keeps a text without a reading; nothing is charged and nothing leaves this machine. Throws `conflict` at the quota. */
export async function saveNote(
  { db, quota }: Pick<IntakeDeps, "db" | "quota">,
  note: Pick<DreamOrder, "userId" | "dreamText" | "language" | "now">,
): Promise<DreamRow> {
  const order: DreamOrder = {
    ...note,
    depth: "reading",
    resolution: "480p",
    style: "auto",
    idempotencyKey: null,
  };
  return db.transaction().execute(async (trx) => {
    await assertStorageRoom(trx, { userId: note.userId, adds: true }, quota);
    return insertDream(trx, {
      ...dreamValues(order, "note"),
      status: "done",
      finished_at: note.now.toISOString(),
    });
  });
}
