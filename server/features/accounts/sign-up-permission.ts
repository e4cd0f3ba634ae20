import { AppError } from "#server/errors.ts";
import type { AccountDeps } from "./deps.ts";

declare const checked: unique symbol;

/** That `requireSignUp` lets somebody make an account with this email address. */
export interface SignUpPermission {
  readonly [checked]: true;
  readonly email: string;
  /** Whether the issuer has shown that the address is theirs. */
  readonly emailProven: boolean;
}

const refused = (reason: string) => new AppError("conflict", { reason: `sign_up_${reason}` });

/**
 * The one rule of who may make an account with a normalised email address: by a form, or by an issuer that has verified
 * it. Throws `conflict` (a reason for each setting of SIGN_UP, and `sign_up_domain`). What it replies to a form does not
 * depend on the address.
 */
export function requireSignUp(
  { signIn: { signUp, signUpDomains } }: Pick<AccountDeps["config"], "signIn">,
  by: "form" | "issuer",
  email: string,
): SignUpPermission {
  if (signUp === "closed" || (signUp === "oidc" && by === "form")) throw refused(signUp);
  const domain = email.slice(email.lastIndexOf("@") + 1);
  if (by === "issuer" && signUpDomains && !signUpDomains.includes(domain)) throw refused("domain");
  return { email, emailProven: by === "issuer" } as SignUpPermission;
}
