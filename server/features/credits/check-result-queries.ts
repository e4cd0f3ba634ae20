import type { Db } from "#server/db/open.ts";

/** When the last stored check of the ledger began; null before the first. */
export async function lastCheckAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("check_results")
    .select("at")
    .where("name", "=", "ledger")
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function storeCheck(db: Db, at: string, result: object): Promise<void> {
  const row = { at, result: JSON.stringify(result) };
  await db
    .insertInto("check_results")
    .values({ name: "ledger", ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}
