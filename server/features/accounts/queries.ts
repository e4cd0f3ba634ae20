import { sql, type Insertable, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { AppError } from "#server/errors.ts";
import { DEFAULT_LOCALE, type Locale } from "#shared/locales.ts";

/** The account with this id or normalised email address, unless it is deleted. */
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
      "last_sign_in_at as lastSignInAt",
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

/** Throws `unauthenticated` for an account that was deleted after the request was let in. */
export async function requireAccount(trx: Trx, userId: string): Promise<void> {
  if (!(await findAccount(trx, { id: userId }))) throw new AppError("unauthenticated");
}

/** Returns the email addresses that no other account has, each once. */
export async function withoutThoseOfOthers(trx: Trx, userId: string, emails: string[]): Promise<string[]> {
  const others = await trx
    .selectFrom("users")
    .select("email")
    .where("email", "in", emails)
    .where("id", "!=", userId)
    .execute();
  const taken = new Set(others.map(({ email }) => email));
  return [...new Set(emails)].filter((email) => !taken.has(email));
}

/** Returns false when the email address has an account already. */
export async function insertAccount(trx: Trx, row: Insertable<Schema["users"]>): Promise<boolean> {
  const result = await trx
    .insertInto("users")
    .values(row)
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

/** Replaces the password hash `from`. Returns false if the stored hash is another one. */
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

/** Records that a mailbox had the welcome gift. */
export async function claimWelcome(trx: Trx, emailHmac: string, now: string): Promise<void> {
  await trx.insertInto("welcome_claims").values({ email_hmac: emailHmac, claimed_at: now }).execute();
}

/** Whether a mailbox with one of these keyed hashes had the welcome gift. */
export async function hasClaimedWelcome(db: Db, emailHmacs: string[]): Promise<boolean> {
  const claim = await db
    .selectFrom("welcome_claims")
    .select("email_hmac")
    .where("email_hmac", "in", emailHmacs)
    .executeTakeFirst();
  return claim !== undefined;
}

/** Gives or takes the role. Returns false when nothing changed. */
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

/** Ends the notifications of all browsers of a user. */
export async function deletePushSubscriptionsOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("push_subscriptions").where("user_id", "=", userId).execute();
}

/** Deletes the personal data of an account; its ledger and payments stay under its id. */
export async function anonymise(trx: Trx, userId: string, now: string): Promise<void> {
  const tables = [
    "mail_links",
    "sign_in_links",
    "email_changes",
    "sessions",
    "user_roles",
    "recovery_codes",
    "second_factors",
    "passkeys",
    "identities",
    "notices",
    "push_subscriptions",
    "notification_settings",
  ] as const;
  for (const table of tables) await trx.deleteFrom(table).where("user_id", "=", userId).execute();
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
      time_zone: null,
      deleted_at: now,
    })
    .where("id", "=", userId)
    .execute();
  // The values name the user; the audit entries themselves stay.
  await trx
    .updateTable("operator_log")
    .set({ before: null, after: null, reason: null })
    .where("target_id", "=", userId)
    .execute();
}

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
      "time_zone as timeZone",
      "night_ends as nightEnds",
    ])
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** The subscription with the current plan of a user. */
export async function findSubscription(db: Db, userId: string, now: string) {
  // A renewal is paid shortly after the end of the period; the plan counts until that is known.
  const { rows } = await sql<
    Pick<Selectable<Schema["subscriptions"]>, "plan_type" | "status" | "period_end" | "renews">
  >`
    SELECT plan_type, status, period_end, renews FROM subscriptions
    WHERE user_id = ${userId} AND (period_end > ${now} OR (status <> 'ended' AND renews = 1))
    ORDER BY status = 'ended', period_end DESC LIMIT 1`.execute(db);
  return rows[0];
}
