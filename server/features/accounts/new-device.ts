import { createHash } from "node:crypto";
import type { Trx } from "#server/db/open.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import type { AccountDeps } from "./deps.ts";
import { knownNamesOf } from "./device-name.ts";
import { nightSettingsOf } from "./nights.ts";
import type { findAccount } from "./queries.ts";

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Mails the owner of a verified address that the account was opened in a browser that it does not know; not at
 * the first sign-in, and once a day for browsers that look the same.
 */
export async function mailNewDevice(
  trx: Trx,
  { config, now }: Pick<AccountDeps, "config" | "now">,
  account: Account,
  { userAgent, country }: { userAgent: string; country: string | null },
): Promise<void> {
  if (account.emailVerifiedAt === null || account.lastSignInAt === null) return;
  const at = now().toISOString();
  const device = knownNamesOf(userAgent);
  const { timeZone } = await nightSettingsOf(trx, account.id);
  const look = createHash("sha256")
    .update(JSON.stringify([account.id, at.slice(0, 10), device, country]))
    .digest("base64url");
  await enqueueMail(trx, {
    id: `new-device:${look}`,
    recipient: account.email,
    locale: account.locale,
    template: "new-device",
    data: { url: `${config.publicUrl}/account`, device, country, at, timeZone },
    now: at,
  });
}
