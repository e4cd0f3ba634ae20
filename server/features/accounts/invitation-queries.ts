import { sql, type Insertable, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

type Invitation = Selectable<Schema["invitations"]>;

/** Whether an account may accept an invitation. */
export const isOpen = (row: Pick<Invitation, "accepted_at" | "revoked_at" | "expires_at">, now: string) =>
  row.accepted_at === null && row.revoked_at === null && row.expires_at > now;

export async function invitationOfSecret(db: Db, secretHash: string): Promise<Invitation | undefined> {
  return await db
    .selectFrom("invitations")
    .selectAll()
    .where("secret_hash", "=", secretHash)
    .executeTakeFirst();
}

export async function findInvitation(db: Db, id: string): Promise<Invitation | undefined> {
  return await db.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function openInvitationTo(db: Db, email: string, now: string): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    SELECT * FROM invitations
    WHERE email = ${email} AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > ${now}`.execute(
    db,
  );
  return rows[0];
}

/** Returns false where the email address has an invitation that is neither accepted nor revoked. */
export async function insertInvitation(trx: Trx, row: Insertable<Schema["invitations"]>): Promise<boolean> {
  const result = await trx
    .insertInto("invitations")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Replaces an expired invitation to an email address. Returns its id; undefined where there is none. */
export async function renewExpired(
  trx: Trx,
  {
    email,
    now,
    ...row
  }: { email: string; now: string } & Pick<
    Insertable<Schema["invitations"]>,
    "secret_hash" | "locale" | "invited_by" | "created_at" | "expires_at"
  >,
): Promise<string | undefined> {
  const renewed = await trx
    .updateTable("invitations")
    .set(row)
    .where("email", "=", email)
    .where(sql<boolean>`accepted_at IS NULL AND revoked_at IS NULL`)
    .where("expires_at", "<=", now)
    .returning("id")
    .executeTakeFirst();
  return renewed?.id;
}

/** Gives an invitation another secret. Returns false where it was accepted or revoked. */
export async function replaceSecret(
  trx: Trx,
  id: string,
  row: { secret_hash: string; expires_at: string },
): Promise<boolean> {
  const result = await trx
    .updateTable("invitations")
    .set(row)
    .where("id", "=", id)
    .where(sql<boolean>`accepted_at IS NULL AND revoked_at IS NULL`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Returns false where it was accepted or revoked before. */
export async function markRevoked(trx: Trx, id: string, now: string): Promise<boolean> {
  const result = await trx
    .updateTable("invitations")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where(sql<boolean>`accepted_at IS NULL AND revoked_at IS NULL`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Returns false where it is no longer open. */
export async function markAccepted(
  trx: Trx,
  { id, userId, now }: { id: string; userId: string; now: string },
): Promise<boolean> {
  const result = await trx
    .updateTable("invitations")
    .set({ accepted_at: now, accepted_by: userId })
    .where("id", "=", id)
    .where(sql<boolean>`accepted_at IS NULL AND revoked_at IS NULL`)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** An invitation with the email address of who sent it; null for the command line, or once that account is deleted. */
export type ListedInvitation = Invitation & { inviter_email: string | null };

/** One page of the invitations, newest first. */
export async function invitationPage(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedInvitation[]; total: number }> {
  const { rows } = await sql<ListedInvitation>`
    SELECT invitations.*,
      (SELECT users.email FROM users WHERE users.id = invitations.invited_by) AS inviter_email
    FROM invitations ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT COUNT(*) AS total FROM invitations`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** The invitation that an account was made with. */
export async function acceptedInvitation(db: Db, userId: string) {
  return await db
    .selectFrom("invitations")
    .select(["email", "created_at as createdAt", "accepted_at as acceptedAt"])
    .where("accepted_by", "=", userId)
    .executeTakeFirst();
}

/** Deletes the invitations that a user accepted, and those to the user's email addresses. */
export async function deleteInvitationsOf(trx: Trx, userId: string, emails: string[]): Promise<void> {
  await trx.deleteFrom("invitations").where("accepted_by", "=", userId).execute();
  await trx.deleteFrom("invitations").where("email", "in", emails).execute();
}

/** Deletes a batch of invitations that expired before a time; returns how many. */
export async function deleteExpiredBefore(db: Db, before: string, limit: number): Promise<number> {
  const old = db.selectFrom("invitations").select("id").where("expires_at", "<", before).limit(limit);
  const result = await db.deleteFrom("invitations").where("id", "in", old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
