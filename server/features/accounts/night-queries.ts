import type { Db, Trx } from "#server/db/open.ts";

export function nightColumnsOf(db: Db, userId: string) {
  return db
    .selectFrom("users")
    .select(["time_zone", "night_ends"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Stores the zone of a user whose own is not known. */
export async function keepTimeZone(trx: Trx, userId: string, timeZone: string): Promise<void> {
  await trx
    .updateTable("users")
    .set({ time_zone: timeZone })
    .where("id", "=", userId)
    .where("time_zone", "is", null)
    .execute();
}

export async function setNights(
  trx: Trx,
  userId: string,
  change: { time_zone?: string; night_ends?: number },
): Promise<void> {
  await trx.updateTable("users").set(change).where("id", "=", userId).execute();
}
