import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { PaymentProvider } from "#server/providers/payment-provider.ts";

export type SubscriptionRow = Selectable<Schema["subscriptions"]>;

type ProviderName = PaymentProvider["name"];

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

/** Ends a user's live subscription; its end must then be reported to the provider. */
export async function endLive(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ status: "ended", renews: 0, to_end: 1 })
    .where("user_id", "=", userId)
    .where("status", "in", LIVE)
    .execute();
}

/** Stops the renewal of a user's live subscription; that must then be reported to the provider. */
export async function stopRenewing(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ renews: 0, renewal_told: 0 })
    .where("user_id", "=", userId)
    .where("status", "in", LIVE)
    .execute();
}

export async function isBanned(db: Db, userId: string, at: string): Promise<boolean> {
  const query = db.selectFrom("users").select("id").where("id", "=", userId).where("banned_until", ">", at);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The subscriptions that were paid through a provider. */
const subscriptionsAt = (db: Db, provider: ProviderName) =>
  db
    .selectFrom("subscriptions")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("payments")
          .select("payments.id")
          .whereRef("payments.subscription_id", "=", "subscriptions.id")
          .where("payments.provider", "=", provider),
      ),
    );

/** Subscriptions with something that must still be reported to this provider. */
export function unreportedSubscriptions(db: Db, provider: ProviderName): Promise<SubscriptionRow[]> {
  return (
    subscriptionsAt(db, provider)
      .selectAll()
      // Literals, as in the index.
      .where(sql<boolean>`(to_end = 1 OR renewal_told = 0)`)
      .where((eb) => eb.or([eb("to_end", "=", 1), eb("status", "in", LIVE)]))
      .execute()
  );
}

/** Live subscriptions whose period ended before a time: the provider should have reported what followed. */
export function overdueSubscriptions(db: Db, provider: ProviderName, before: string) {
  return (
    subscriptionsAt(db, provider)
      .select("id")
      // Literals, as in the index.
      .where(sql<boolean>`status IN ('active', 'past_due')`)
      .where("period_end", "<", before)
      .execute()
  );
}
