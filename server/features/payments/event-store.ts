import type { Db } from "#server/db/open.ts";

/** Saves an event with the outcome of one attempt to handle it. */
export async function saveEvent(
  db: Db,
  { id, type, body }: { id: string; type: string; body: string },
  outcome: { status: "handled" | "ignored" | "failed"; error?: string; now: string },
): Promise<void> {
  const { status, error = null, now } = outcome;
  const handled_at = status === "failed" ? null : now;
  await db
    .insertInto("payment_events")
    .values({ id, type, body, status, error, attempts: 1, received_at: now, handled_at })
    .onConflict((conflict) => {
      const update = conflict.column("id").doUpdateSet((eb) => ({
        attempts: eb("payment_events.attempts", "+", 1),
        status,
        error,
        handled_at,
      }));
      // A failed attempt does not replace a successful one.
      return status === "failed"
        ? update.where("payment_events.status", "in", ["received", "failed"])
        : update;
    })
    .execute();
}

export function findEvent(db: Db, id: string) {
  return db.selectFrom("payment_events").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Events since a time that were not handled, oldest first. Earlier versions saved an event as `received` at first. */
export function unhandledEvents(db: Db, since: string) {
  return db
    .selectFrom("payment_events")
    .select(["id", "type", "body", "error"])
    .where("status", "in", ["received", "failed"])
    .where("received_at", ">", since)
    .orderBy("received_at")
    .execute();
}

/** Deletes events received before a time. */
export async function deleteEventsBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom("payment_events").where("received_at", "<", time).execute();
}
