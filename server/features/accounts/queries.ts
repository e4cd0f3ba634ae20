import { sql, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { DEFAULT_LOCALE, type Locale } from "#shared/locales.ts";

/** The account with this id or normalised address, unless deleted. */
export async function findAccount(db: Db, by: { email: string } | { id: string }) {
  const [column, value] = "email" in by ? (["email", by.email] as const) : (["id", by.id] as const);
  return await db
    .selectFrom("users")
    .select((e) => [
      "id",
      e.ref("email").$notNull().as("email"),
      "name",
      "locale",
      "password_hash as passwordHash",
      "banned_until as bannedUntil",
      "email_verified_at as emailVerifiedAt",
      e
        .exists(
          e
            .selectFrom("user_roles")
            .whereRef("user_id", "=", "users.id")
            .where("role", "=", "admin")
            .select("role"),
        )
        .as("admin"),
    ])
    .where(column, "=", value)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether the account was made; false when the address has one already. */
export async function insertAccount(
  trx: Trx,
  row: {
    id: string;
    email: string;
    name: string;
    passwordHash: string;
    locale: Locale;
    country: string | null;
    now: string;
  },
): Promise<boolean> {
  const result = await trx
    .insertInto("users")
    .values({
      id: row.id,
      email: row.email,
      name: row.name,
      password_hash: row.passwordHash,
      locale: row.locale,
      registration_country: row.country,
      created_at: row.now,
    })
    .onConflict((c) => c.column("email").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function recordSignIn(
  trx: Trx,
  row: { userId: string; locale: Locale; country: string | null; now: string },
): Promise<void> {
  await trx
    .updateTable("users")
    .set({
      last_sign_in_at: row.now,
      locale: row.locale,
      ...(row.country !== null && { last_login_country: row.country }),
    })
    .where("id", "=", row.userId)
    .execute();
}

export async function setPasswordHash(trx: Trx, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
}

/** Whether the digest was `from` until now; it is `to` from here on. */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const result = await db
    .updateTable("users")
    .set({ password_hash: to })
    .where("id", "=", userId)
    .where("password_hash", "=", from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function setEmailVerified(trx: Trx, userId: string, now: string): Promise<void> {
  await trx.updateTable("users").set({ email_verified_at: now }).where("id", "=", userId).execute();
}

export async function setProfile(
  trx: Trx,
  userId: string,
  profile: { name: string; email?: string; email_verified_at?: null },
): Promise<void> {
  await trx.updateTable("users").set(profile).where("id", "=", userId).execute();
}

export async function setBannedUntil(trx: Trx, userId: string, until: string | null): Promise<void> {
  await trx.updateTable("users").set({ banned_until: until }).where("id", "=", userId).execute();
}

/** Whether this mailbox had no welcome gift before; it has now. */
export async function claimWelcome(trx: Trx, emailHmac: string, now: string): Promise<boolean> {
  const result = await trx
    .insertInto("welcome_claims")
    .values({ email_hmac: emailHmac, claimed_at: now })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Whether one of these keyed hashes of a mailbox has had the welcome gift. */
export async function hasClaimedWelcome(trx: Trx, emailHmacs: string[]): Promise<boolean> {
  if (emailHmacs.length === 0) return false;
  const claim = await trx
    .selectFrom("welcome_claims")
    .select("email_hmac")
    .where("email_hmac", "in", emailHmacs)
    .executeTakeFirst();
  return claim !== undefined;
}

/** Takes a second factor and its recovery codes away. */
export async function deleteSecondFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx.deleteFrom("second_factors").where("user_id", "=", userId).execute();
}

/** Whether the role was given or taken; false when nothing changed. */
export async function setAdminRole(trx: Trx, userId: string, admin: boolean): Promise<boolean> {
  if (admin) {
    const added = await trx
      .insertInto("user_roles")
      .values({ user_id: userId, role: "admin" })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  const removed = await trx
    .deleteFrom("user_roles")
    .where("user_id", "=", userId)
    .where("role", "=", "admin")
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}

export async function listAdmins(db: Db): Promise<{ email: string; name: string }[]> {
  return await db
    .selectFrom("user_roles")
    .innerJoin("users", "users.id", "user_roles.user_id")
    .select((e) => ["name", e.ref("email").$notNull().as("email")])
    .where("deleted_at", "is", null)
    .orderBy("email")
    .execute();
}

/** Empties an account of all that tells whose it was; its ledger and payments stay with the id. */
export async function anonymise(trx: Trx, userId: string, now: string): Promise<void> {
  await trx.deleteFrom("mail_links").where("user_id", "=", userId).execute();
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await trx.deleteFrom("user_roles").where("user_id", "=", userId).execute();
  await trx
    .updateTable("users")
    .set({
      email: null,
      name: "",
      password_hash: "",
      locale: DEFAULT_LOCALE,
      email_verified_at: null,
      banned_until: null,
      last_sign_in_at: null,
      registration_country: null,
      last_login_country: null,
      deleted_at: now,
    })
    .where("id", "=", userId)
    .execute();
  await deleteSecondFactor(trx, userId);
  // What admins changed of the user names them; that they did stays.
  await trx
    .updateTable("operator_log")
    .set({ before: null, after: null, reason: null })
    .where("target_id", "=", userId)
    .execute();
}

/** What an account knows of its owner. */
export async function findProfile(db: Db, userId: string) {
  return await db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "name",
      "locale",
      "email_verified_at as emailVerifiedAt",
      "created_at as createdAt",
      "last_sign_in_at as lastSignInAt",
      "registration_country as registrationCountry",
      "last_login_country as lastLoginCountry",
    ])
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** The subscription whose plan the user still enjoys. */
export async function findSubscription(db: Db, userId: string, now: string) {
  // A renewal is paid a little after the period's end; the plan shows until that is known.
  const { rows } = await sql<
    Pick<Selectable<Schema["subscriptions"]>, "plan_type" | "status" | "period_end" | "renews">
  >`
    SELECT plan_type, status, period_end, renews FROM subscriptions
    WHERE user_id = ${userId} AND (period_end > ${now} OR (status <> 'ended' AND renews = 1))
    ORDER BY status = 'ended', period_end DESC LIMIT 1`.execute(db);
  return rows[0];
}
