import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { SandboxObject } from "./sandbox-objects.ts";

/** The sandbox's memory of the objects it made. */
export interface SandboxStore {
  find<T extends SandboxObject>(id: string): Promise<T | undefined>;
  /** Objects of a type, newest first; `where` compares fields of theirs. */
  list<T extends SandboxObject>(
    type: T["object"],
    filter?: { since?: Date; where?: Record<string, string> },
  ): Promise<T[]>;
  /** Keeps a new object; under a key that was used before, answers the object made then. */
  add<T extends SandboxObject>(object: T, idempotencyKey?: string): Promise<T>;
  save(object: SandboxObject): Promise<void>;
}

export function createSandboxStore(db: Db, now: () => Date): SandboxStore {
  const read = <T>(row: { body: string } | undefined) => row && (JSON.parse(row.body) as T);
  const table = () => db.selectFrom("sandbox_objects").select("body");
  return {
    find: async <T>(id: string) => read<T>(await table().where("id", "=", id).executeTakeFirst()),

    async list<T>(type: string, filter: { since?: Date; where?: Record<string, string> } = {}) {
      let query = table().where("type", "=", type);
      if (filter.since) query = query.where("created_at", ">=", filter.since.toISOString());
      for (const [field, value] of Object.entries(filter.where ?? {}))
        query = query.where(sql`body ->> ${field}`, "=", value);
      const rows = await query.orderBy("created_at", "desc").orderBy("id").execute();
      return rows.map((row) => read<T>(row)!);
    },

    async add<T extends SandboxObject>(object: T, idempotencyKey?: string) {
      const row = {
        id: object.id,
        type: object.object,
        body: JSON.stringify(object),
        idempotency_key: idempotencyKey ?? null,
        created_at: now().toISOString(),
      };
      await db
        .insertInto("sandbox_objects")
        .values(row)
        .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
        .execute();
      if (idempotencyKey === undefined) return object;
      return read<T>(await table().where("idempotency_key", "=", idempotencyKey).executeTakeFirst())!;
    },

    async save(object) {
      const body = JSON.stringify(object);
      await db.updateTable("sandbox_objects").set({ body }).where("id", "=", object.id).execute();
    },
  };
}
