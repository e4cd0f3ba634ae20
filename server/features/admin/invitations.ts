import type { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import {
  invitationPage,
  invite,
  normalizeEmail,
  revokeInvitation,
  sendAgain,
  type ListedInvitation,
} from "#server/features/accounts/accounts.ts";
import { emailSchema } from "#shared/accounts.ts";
import type { invite as inviteContract, Invitation, InviteResult } from "#shared/admin/invitations.ts";
import { recordAuditEntry, type Admin } from "./audit-log.ts";

const PAGE_SIZE = 25;
/** The index that allows one open invitation for each email address decides between two calls. */
const TURN = { none: "each invitation is changed by one statement" };

interface InvitationDeps {
  db: Db;
  config: Pick<Config, "publicUrl" | "signIn">;
  now: () => Date;
}

function toInvitation(row: ListedInvitation, now: string): Invitation {
  const { id, email, locale, created_at: createdAt, expires_at: expiresAt, accepted_by: userId } = row;
  const state = row.accepted_at
    ? "accepted"
    : row.revoked_at
      ? "revoked"
      : expiresAt > now
        ? "open"
        : "expired";
  const invitedBy = row.invited_by === null ? null : { id: row.invited_by, email: row.inviter_email };
  return { id, email, locale, state, invitedBy, createdAt, expiresAt, userId };
}

/** One page of the invitations, newest first. */
export async function readInvitations({ db, now }: Pick<InvitationDeps, "db" | "now">, page: number) {
  const { rows, total } = await invitationPage(db, { limit: PAGE_SIZE, offset: page * PAGE_SIZE });
  const at = now().toISOString();
  return { invitations: rows.map((row) => toInvitation(row, at)), total, page, pageSize: PAGE_SIZE };
}

/**
 * Invites each email address that has neither an account nor an open invitation, and records that. Returns what came of
 * each. Throws `conflict` where nobody can make an account.
 */
export async function inviteAll(
  deps: InvitationDeps,
  admin: Admin | null,
  { emails, locale }: z.output<NonNullable<(typeof inviteContract)["body"]>>,
): Promise<InviteResult[]> {
  if (deps.config.signIn.signUp === "closed") throw new AppError("conflict", { reason: "sign_up_closed" });
  return await transact(deps.db, TURN, async (trx) => {
    const results: InviteResult[] = [];
    for (const typed of emails) {
      const checked = emailSchema.safeParse(typed);
      results.push(
        checked.success
          ? await inviteOne(trx, deps, { admin, locale, email: normalizeEmail(checked.data) })
          : { email: typed, result: "invalid" },
      );
    }
    return results;
  });
}

async function inviteOne(
  trx: Trx,
  { config, now }: InvitationDeps,
  { admin, ...address }: { admin: Admin | null; email: string; locale: Invitation["locale"] },
): Promise<InviteResult> {
  const at = now();
  const invited = await invite(trx, { config, now: at }, { ...address, invitedBy: admin?.id ?? null });
  const { email } = address;
  if (typeof invited === "string") return { email, result: invited };
  // Without the email address, which would stay when the account is deleted.
  await recordAuditEntry(trx, { admin, action: "invited", after: { invitation: invited.id }, now: at });
  return { email, result: "sent" };
}

/** Mails an invitation again, with a new link. Throws `not_found`, and `conflict` once it was accepted or revoked. */
export async function inviteAgain({ db, config, now }: InvitationDeps, admin: Admin, id: string) {
  if (config.signIn.signUp === "closed") throw new AppError("conflict", { reason: "sign_up_closed" });
  await transact(db, TURN, async (trx) => {
    const at = now();
    await sendAgain(trx, { config, now: at }, id);
    const after = { invitation: id };
    await recordAuditEntry(trx, { admin, action: "invitation_sent_again", after, now: at });
  });
}

/** Throws `not_found`, and `conflict` once it was accepted or revoked. */
export async function revoke({ db, now }: InvitationDeps, admin: Admin, id: string) {
  await transact(db, TURN, async (trx) => {
    const at = now();
    await revokeInvitation(trx, id, at);
    await recordAuditEntry(trx, { admin, action: "invitation_revoked", after: { invitation: id }, now: at });
  });
}
