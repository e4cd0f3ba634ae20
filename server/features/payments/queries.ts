import type { Kysely } from "kysely";
import type { Schema } from "#server/db/schema.ts";

export function listPackages(db: Kysely<Schema>) {
  return db.selectFrom("token_packages").selectAll().orderBy("sort").execute();
}

export function listPlans(db: Kysely<Schema>) {
  return db.selectFrom("subscription_plans").selectAll().orderBy("sort").execute();
}
