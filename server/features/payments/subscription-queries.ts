import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

export type SubscriptionRow = Selectable<Schema["subscriptions"]>;

const LIVE = ["active", "past_due"] as const;

export function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findLiveSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "in", LIVE)
    .executeTakeFirst();
}

export async function insertSubscription(
  trx: Trx,
  row: Insertable<Schema["subscriptions"]>,
): Promise<SubscriptionRow> {
  return trx.insertInto("subscriptions").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateSubscription(
  trx: Db,
  id: string,
  change: Updateable<Schema["subscriptions"]>,
): Promise<SubscriptionRow> {
  return trx
    .updateTable("subscriptions")
    .set(change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks what a user still has to be ended at the provider too. */
export async function endLive(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ status: "ended", renews: 0, to_end: 1 })
    .where("user_id", "=", userId)
    .where("status", "in", LIVE)
    .execute();
}

/** Takes back a user's wish to renew; the provider must be told. */
export async function stopRenewing(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ renews: 0, renewal_told: 0 })
    .where("user_id", "=", userId)
    .where("status", "in", LIVE)
    .execute();
}

/** Subscriptions of this provider of which something must still be reported to it. */
export function unreportedSubscriptions(db: Db, provider: "stripe" | "sandbox"): Promise<SubscriptionRow[]> {
  return (
    db
      .selectFrom("subscriptions")
      .selectAll()
      // Literals, as in the index.
      .where(sql<boolean>`(to_end = 1 OR renewal_told = 0)`)
      .where((eb) => eb.or([eb("to_end", "=", 1), eb("status", "in", LIVE)]))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.subscription_id", "=", "subscriptions.id")
            .where("payments.provider", "=", provider),
        ),
      )
      .execute()
  );
}

/** Live subscriptions of this provider whose period ended before a time: it should have told how they went on. */
export function overdueSubscriptions(db: Db, provider: "stripe" | "sandbox", before: string) {
  return (
    db
      .selectFrom("subscriptions")
      .select("id")
      // Literals, as in the index.
      .where(sql<boolean>`status IN ('active', 'past_due')`)
      .where("period_end", "<", before)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.subscription_id", "=", "subscriptions.id")
            .where("payments.provider", "=", provider),
        ),
      )
      .execute()
  );
}
