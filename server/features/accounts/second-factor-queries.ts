import type { Db, Trx } from "#server/db/open.ts";

export async function isEnrolled(db: Db, userId: string): Promise<boolean> {
  return (await findFactor(db, userId))?.secret != null;
}

export function findFactor(db: Db, userId: string) {
  return db
    .selectFrom("second_factors")
    .select(["secret", "pending", "last_step as lastStep"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function setPending(db: Db, userId: string, pending: string): Promise<void> {
  await db
    .insertInto("second_factors")
    .values({ user_id: userId, pending })
    .onConflict((c) => c.column("user_id").doUpdateSet({ pending }))
    .execute();
}

/** Replaces the secret, and clears the pending one. */
export async function confirmPending(
  trx: Trx,
  userId: string,
  change: { secret: string; step: number; now: string },
): Promise<void> {
  await trx
    .updateTable("second_factors")
    .set({ secret: change.secret, pending: null, last_step: change.step, confirmed_at: change.now })
    .where("user_id", "=", userId)
    .execute();
}

export async function replaceRecoveryCodes(trx: Trx, userId: string, hashes: string[]): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses a time step of a secret. Returns false if it or a later one was used before, or the secret was replaced. */
export async function takeStep(
  db: Db,
  userId: string,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const result = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("secret", "=", secret)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The sealed secrets of all users. */
export async function allSecrets(db: Db): Promise<{ userId: string; secret: string }[]> {
  return await db
    .selectFrom("second_factors")
    .select((e) => ["user_id as userId", e.ref("secret").$notNull().as("secret")])
    .where("secret", "is not", null)
    .execute();
}

/** Replaces a sealed secret. Returns false if it is not `from` any more. */
export async function replaceSecret(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const result = await db
    .updateTable("second_factors")
    .set({ secret: to })
    .where("user_id", "=", userId)
    .where("secret", "=", from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Uses a code. Returns false if it does not exist or was used before. */
export async function useRecoveryCode(db: Db, userId: string, codeHashes: string[], now: string) {
  const result = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "in", codeHashes)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((e) => e.fn.countAll<number>().as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Returns false if there was no second factor. */
export async function deleteSecondFactor(trx: Trx, userId: string): Promise<boolean> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const result = await trx.deleteFrom("second_factors").where("user_id", "=", userId).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Since when a user has a second factor, and how many recovery codes are left; null without one. */
export async function describeFactor(db: Db, userId: string) {
  const factor = await db
    .selectFrom("second_factors")
    .select("confirmed_at as since")
    .where("user_id", "=", userId)
    .where("secret", "is not", null)
    .executeTakeFirst();
  return factor ? { ...factor, recoveryCodesLeft: await recoveryCodesLeft(db, userId) } : null;
}
