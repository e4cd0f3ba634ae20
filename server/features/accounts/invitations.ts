import { randomBytes, randomUUID } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { deleteMailsTo, enqueueMail } from "#server/features/mail/mail.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Locale } from "#shared/locales.ts";
import type { AccountDeps } from "./deps.ts";
import * as invitations from "./invitation-queries.ts";
import { secretHash } from "./mail-links.ts";
import * as queries from "./queries.ts";

/** The text of the mail says 14 days, too. */
const LIFETIME_MS = 14 * DAY_MS;
/** How long an invitation is listed after its expiry. */
const RETENTION_MS = 180 * DAY_MS;
const SWEEP_BATCH = 100;

interface InvitationDeps {
  config: Pick<AccountDeps["config"], "publicUrl">;
  now: Date;
}

/** Deletes mails that are not sent yet: their links no longer work. */
const dropUnsent = (trx: Trx, recipient: string) => deleteMailsTo(trx, [recipient], "invitation");

/** A new secret: `row` has its hash and expiry for the table, `mail` queues the mail with its link. */
function newSecret({ config, now }: InvitationDeps) {
  const secret = randomBytes(32).toString("base64url");
  const row = {
    secret_hash: secretHash(secret),
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  };
  const mail = async (trx: Trx, recipient: string, locale: Locale) => {
    await dropUnsent(trx, recipient);
    await enqueueMail(trx, {
      recipient,
      locale,
      template: "invitation",
      data: { url: `${config.publicUrl}/auth?invite=${secret}`, expiresAt: row.expires_at },
      now: now.toISOString(),
    });
  };
  return { row, mail };
}

/**
 * Invites a normalised email address and mails it the link. Returns the invitation's id, or why there is none: the
 * address has an account (`user`) or an open invitation (`invited`).
 */
export async function invite(
  trx: Trx,
  deps: InvitationDeps,
  { email, locale, invitedBy }: { email: string; locale: Locale; invitedBy: string | null },
): Promise<{ id: string } | "user" | "invited"> {
  if (await queries.findAccount(trx, { email })) return "user";
  const now = deps.now.toISOString();
  const secret = newSecret(deps);
  const row = { ...secret.row, email, locale, invited_by: invitedBy, created_at: now };
  let id = await invitations.renewExpired(trx, { ...row, now });
  if (id === undefined) {
    id = randomUUID();
    if (!(await invitations.insertInvitation(trx, { ...row, id }))) return "invited";
  }
  await secret.mail(trx, email, locale);
  return { id };
}

/** Mails a new secret, after which the old one is dead. Throws `not_found`, and `conflict` for a closed invitation. */
export async function sendAgain(trx: Trx, deps: InvitationDeps, id: string): Promise<void> {
  const found = await invitations.findInvitation(trx, id);
  if (!found) throw new AppError("not_found");
  const secret = newSecret(deps);
  if (!(await invitations.replaceSecret(trx, id, secret.row))) throw closed();
  await secret.mail(trx, found.email, found.locale);
}

/** Throws `not_found`, and `conflict` for a closed invitation. */
export async function revokeInvitation(trx: Trx, id: string, now: Date): Promise<void> {
  const found = await invitations.findInvitation(trx, id);
  if (!found) throw new AppError("not_found");
  if (!(await invitations.markRevoked(trx, id, now.toISOString()))) throw closed();
  await dropUnsent(trx, found.email);
}

const closed = () => new AppError("conflict", { reason: "invitation_closed" });

/** The email address that an open invitation was mailed to. Throws `link_invalid`. */
export async function invitedAddress(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  secret: string,
): Promise<string> {
  const found = await invitations.invitationOfSecret(db, secretHash(secret));
  if (!found || !invitations.isOpen(found, now().toISOString())) throw new AppError("link_invalid");
  return found.email;
}

/** Deletes a batch of old invitations; returns how many. */
export async function sweepInvitations(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  return await invitations.deleteExpiredBefore(db, before, SWEEP_BATCH);
}
