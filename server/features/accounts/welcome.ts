import type { Db, Trx } from "#server/db/open.ts";
import { grant, wasGranted } from "#server/features/credits/credits.ts";
import type { AccountDeps } from "./deps.ts";
import { mailboxHmac } from "./mail-links.ts";
import * as queries from "./queries.ts";

type Config = Pick<AccountDeps["config"], "sessionSecrets" | "welcomeTokens">;
type Account = { id: string; email: string };

/** The welcome tokens that an account can still get: 0 where the mailbox or the user had them. */
export async function waitingWelcome(
  db: Db,
  { sessionSecrets, welcomeTokens }: Config,
  { id, email }: Account,
): Promise<number> {
  if (welcomeTokens === 0) return 0;
  // A claim under a previous secret counts too.
  const mailboxes = sessionSecrets.map((secret) => mailboxHmac(email, secret));
  const had = (await queries.hasClaimedWelcome(db, mailboxes)) || (await wasGranted(db, "welcome", id));
  return had ? 0 : welcomeTokens;
}

/** Grants the welcome tokens, once per mailbox and once per user. */
export async function grantWelcome(
  trx: Trx,
  { config, now }: Pick<AccountDeps, "now"> & { config: Config },
  account: Account,
): Promise<void> {
  const tokens = await waitingWelcome(trx, config, account);
  if (tokens === 0) return;
  const { id: userId, email } = account;
  await queries.claimWelcome(trx, mailboxHmac(email, config.sessionSecrets[0]), now().toISOString());
  await grant(trx, { userId, source: "welcome", sourceRef: userId, tokens, expiresAt: null, now: now() });
}
