import { createHash } from "node:crypto";
import { seal, unseal } from "#server/sealed.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { AccountDeps } from "./deps.ts";
import type { Proof } from "./password-check.ts";
import * as queries from "./queries.ts";

export const WAITING_LIFETIME_MS = 10 * MINUTE_MS;
const PURPOSE = "waiting sign-in";

const digestOf = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url");

/**
 * A sign-in whose first factor was right, sealed for the browser's cookie. It is no session: it only says whose code
 * is asked for. A new password invalidates it.
 */
export function newWaitingSignIn({ config, now }: Pick<AccountDeps, "config" | "now">, proof: Proof): string {
  const until = now().getTime() + WAITING_LIFETIME_MS;
  const text = JSON.stringify({ userId: proof.userId, digest: digestOf(proof.passwordHash), until });
  return seal(text, config.sessionSecrets, PURPOSE);
}

/** The proof of a sign-in that waits; null where it has expired, is not ours, or the password has changed. */
export async function readWaitingSignIn(
  { db, config, now }: Pick<AccountDeps, "db" | "config" | "now">,
  cookie: string | undefined,
): Promise<Proof | null> {
  const opened = cookie === undefined ? null : unseal(cookie, config.sessionSecrets, PURPOSE);
  if (!opened) return null;
  const { userId, digest, until } = JSON.parse(opened.text) as {
    userId: string;
    digest: string;
    until: number;
  };
  if (now().getTime() > until) return null;
  const account = await queries.findAccount(db, { id: userId });
  if (!account || digestOf(account.passwordHash) !== digest) return null;
  return { userId, passwordHash: account.passwordHash };
}
