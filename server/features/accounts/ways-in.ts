import type { Db } from "#server/db/open.ts";
import { hasOwnProof } from "./accounts.ts";
import type { AccountDeps } from "./deps.ts";
import { listIdentities } from "./identity-queries.ts";
import { hasPasskeys } from "./passkey-queries.ts";

type Deps = Pick<AccountDeps, "db" | "config">;

async function hasKnownIssuer(db: Db, { config }: Pick<Deps, "config">, userId: string): Promise<boolean> {
  const known = config.signIn.issuers.map(({ issuer }) => new URL(issuer).href);
  return (await listIdentities(db, userId)).some(({ issuer }) => known.includes(new URL(issuer).href));
}

/** Whether a user can sign in with a passkey or a configured issuer. */
export async function hasOtherWayIn(db: Db, deps: Pick<Deps, "config">, userId: string): Promise<boolean> {
  return (await hasPasskeys(db, userId)) || (await hasKnownIssuer(db, deps, userId));
}

/**
 * Whether an issuer is the only proof that a user has. Only then does a sign-in with it count where the password is
 * asked for again.
 */
export async function provesByIssuer(deps: Deps, userId: string): Promise<boolean> {
  return !(await hasOwnProof(deps.db, userId)) && (await hasKnownIssuer(deps.db, deps, userId));
}
