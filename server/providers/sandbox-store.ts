import { jsonField } from "#server/db/dialect.ts";
import type { Db } from "#server/db/open.ts";
import type { Kind, ObjectStore, StripeObject } from "./stripe-simulator/objects.ts";

/** Stores the simulator's objects in the database. */
export function createSandboxStore(db: Db): ObjectStore {
  const read = <K extends Kind>({ body }: { body: string }) => JSON.parse(body) as StripeObject<K>;
  const selectBody = () => db.selectFrom("sandbox_objects").select("body");
  return {
    async find<K extends Kind>(kind: K, id: string | null) {
      if (id === null) return undefined;
      const row = await selectBody().where("id", "=", id).where("type", "=", kind).executeTakeFirst();
      return row && read<K>(row);
    },

    async list<K extends Kind>(kind: K, filter: { since?: number; where?: Record<string, string> }) {
      let query = selectBody().where("type", "=", kind);
      if (filter.since !== undefined)
        query = query.where("created_at", ">=", new Date(filter.since * 1000).toISOString());
      for (const [field, value] of Object.entries(filter.where ?? {}))
        query = query.where(jsonField("body", field), "=", value);
      const rows = await query.orderBy("created_at", "desc").orderBy("id").execute();
      return rows.map(read<K>);
    },

    async findByKey(key) {
      const row = await selectBody().where("idempotency_key", "=", key).executeTakeFirst();
      return row && read(row);
    },

    async save(object, key) {
      const body = JSON.stringify(object);
      const created_at = new Date(object.created * 1000).toISOString();
      await db
        .insertInto("sandbox_objects")
        .values({ id: object.id, type: object.object, body, idempotency_key: key ?? null, created_at })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ body }))
        .execute();
    },
  };
}

/** Whether a checkout was ever opened: every other object follows one. */
export async function hasCheckouts(db: Db): Promise<boolean> {
  const sessions = db
    .selectFrom("sandbox_objects")
    .select("id")
    .where("type", "=", "checkout.session")
    .limit(1);
  return (await sessions.executeTakeFirst()) !== undefined;
}
