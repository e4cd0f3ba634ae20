import type { Kysely } from "kysely";
import type { Schema } from "#server/db/schema.ts";

type Db = Kysely<Schema>;

/** Keeps an event; one that is known already is left as it is. Answers its status. */
export async function keepEvent(
  db: Db,
  event: { id: string; type: string; body: string; now: string },
): Promise<Schema["payment_events"]["status"]> {
  const { id, type, body, now } = event;
  const known = () =>
    db.selectFrom("payment_events").select("status").where("id", "=", id).executeTakeFirst();
  const found = await known();
  if (found) return found.status;
  await db
    .insertInto("payment_events")
    .values({ id, type, body, status: "received", received_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return (await known())!.status;
}

export async function finishEvent(
  db: Db,
  id: string,
  result: { status: "handled" | "ignored"; now: string } | { status: "failed"; error: string },
): Promise<void> {
  await db
    .updateTable("payment_events")
    .set((eb) => ({
      attempts: eb("attempts", "+", 1),
      status: result.status,
      error: result.status === "failed" ? result.error : null,
      ...(result.status !== "failed" && { handled_at: result.now }),
    }))
    .where("id", "=", id)
    // An attempt that failed beside one that did not says nothing.
    .$if(result.status === "failed", (query) => query.where("status", "in", ["received", "failed"]))
    .execute();
}

export function findEvent(db: Db, id: string) {
  return db.selectFrom("payment_events").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Events of the time since that were not handled, oldest first. */
export function unhandledEvents(db: Db, since: string) {
  return db
    .selectFrom("payment_events")
    .select(["id", "type", "body", "error"])
    .where("status", "in", ["received", "failed"])
    .where("received_at", ">", since)
    .orderBy("received_at")
    .execute();
}

/** Forgets events older than a time. */
export async function deleteEventsBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom("payment_events").where("received_at", "<", time).execute();
}
