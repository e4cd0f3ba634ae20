import { AppError } from "#server/errors.ts";
import type { AccountDeps } from "./deps.ts";
import { invitationOfSecret, isOpen, openInvitationTo } from "./invitation-queries.ts";
import { secretHash } from "./mail-links.ts";

declare const checked: unique symbol;

/** Permission for a new account with this email address. Only `requireSignUp` makes one. */
export interface SignUpPermission {
  readonly [checked]: true;
  readonly email: string;
  /** Whether an issuer or the link mailed to the address has shown that the new user owns it. */
  readonly emailProven: boolean;
  /** Id of the open invitation that the account accepts. */
  readonly invitation: string | null;
  /** Thrown where no invitation can be accepted; null where the account needs none. */
  readonly invitationError: AppError | null;
}

const refused = (reason: string) => new AppError("conflict", { reason: `sign_up_${reason}` });

/**
 * The one rule of who may make an account with a normalised email address: by a form, with the secret of an invitation
 * or without, or by an issuer that has verified it. Throws `conflict` (a reason for each setting of SIGN_UP, and
 * `sign_up_domain`). Without the secret mailed to an address, a form gets the same reply for every address.
 */
export async function requireSignUp(
  { db, now, config }: Pick<AccountDeps, "db" | "now"> & { config: Pick<AccountDeps["config"], "signIn"> },
  by: "issuer" | { secret: string | undefined },
  email: string,
): Promise<SignUpPermission> {
  const { signUp, signUpDomains } = config.signIn;
  const byIssuer = by === "issuer";
  if (signUp === "closed" || (signUp === "oidc" && !byIssuer)) throw refused(signUp);
  const domain = email.slice(email.lastIndexOf("@") + 1);
  if (byIssuer && signUpDomains && !signUpDomains.includes(domain)) throw refused("domain");

  const at = now().toISOString();
  const bySecret = byIssuer || !by.secret ? undefined : await invitationOfSecret(db, secretHash(by.secret));
  const own = byIssuer
    ? await openInvitationTo(db, email, at)
    : bySecret?.email === email
      ? bySecret
      : undefined;
  const open = own && isOpen(own, at) ? own : undefined;
  // One that was accepted: the form is sent twice, and signs in.
  if (signUp === "invite" && !open && !own?.accepted_at) throw refused("invite");
  return {
    email,
    emailProven: byIssuer || open !== undefined,
    invitation: open?.id ?? null,
    invitationError:
      signUp === "invite" ? refused("invite") : open && !byIssuer ? new AppError("link_invalid") : null,
  } as SignUpPermission;
}
