import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { Locale } from "#shared/locales.ts";
import type { AccountDeps } from "./deps.ts";
import { knownDevice } from "./device-token.ts";
import { secretHash } from "./mail-links.ts";
import { normalizeEmail } from "./names.ts";
import type { Proof } from "./password-check.ts";
import * as queries from "./queries.ts";
import * as links from "./sign-in-link-queries.ts";
import { endUnprovenAccess, markVerified } from "./verification.ts";

type Deps = Pick<AccountDeps, "db" | "config" | "now">;

const LIFETIME_MS = 15 * MINUTE_MS;
/** Links of one browser, and of all browsers that the account does not know, within a lifetime. */
const MAX_OWN = 3;
const MAX_ALL = 6;
/** Without letters and digits that look alike. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 8;
const SWEEP_BATCH = 500;

const digest = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("hex");
const browserHashOf = (browser: string) => digest("browser", browser);
/** Covers the browser, so that a copy of the database does not help to find the code. */
const codeHashOf = (browser: string, code: string) =>
  digest("code", browser, code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));

function newCode(): string {
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

interface Asker {
  /** Secret of the browser, from its cookie. */
  browser: string;
  /** Of the device cookie. */
  device: string | undefined;
  locale: Locale;
}

/**
 * Mails a link that signs in, and a code to type instead, if the email address has an account and not too many were
 * mailed in the last minutes. Both work only in the browser that asked. Others who ask do not keep a browser that was
 * signed in before from its links. Resolves to the account's id, or to null.
 */
export async function mailSignInLink(deps: Deps, typedEmail: string, asker: Asker): Promise<string | null> {
  const email = normalizeEmail(typedEmail);
  const found = await queries.findAccount(deps.db, { email });
  if (!found) return null;
  return await transact(deps.db, { user: found.id }, async (trx) => {
    const account = await queries.findAccount(trx, { email });
    // The address may have moved to another account meanwhile.
    if (account?.id !== found.id) return null;
    const { id: userId, passwordHash } = account;
    const at = deps.now();
    const expiresAt = new Date(at.getTime() + LIFETIME_MS).toISOString();
    const browserHash = browserHashOf(asker.browser);
    const since = new Date(at.getTime() - LIFETIME_MS).toISOString();
    const mailed = await links.countSignInLinks(trx, userId, { since, browserHash });
    const known = knownDevice(asker.device, { userId, passwordHash }, deps.config.sessionSecrets) !== null;
    if (mailed.own >= MAX_OWN || (!known && mailed.all >= MAX_ALL)) return userId;
    const [token, code] = [randomBytes(32).toString("base64url"), newCode()];
    await links.insertSignInLink(trx, {
      token_hash: secretHash(token),
      user_id: userId,
      email,
      browser_hash: browserHash,
      code_hash: codeHashOf(asker.browser, code),
      created_at: at.toISOString(),
      expires_at: expiresAt,
      used_at: null,
    });
    const url = `${deps.config.publicUrl}/auth?mode=enter&token=${token}`;
    const data = { url, code, expiresAt };
    const mail = { template: "sign-in-link", data, now: at.toISOString() } as const;
    await enqueueMail(trx, { recipient: email, locale: account.locale, ...mail });
    return userId;
  });
}

/**
 * Uses up a mailed link, or its code, in the browser that asked for it. It confirms the address; an unconfirmed account
 * loses all access that was set up before, unless it is that of this session. Throws `link_invalid`, and `conflict` for
 * a link that another browser asked for, which stays open.
 */
export async function takeSignInLink(
  deps: Deps,
  given: { token: string } | { code: string },
  { browser, sessionUserId }: { browser: string; sessionUserId: string | null },
): Promise<Proof> {
  const now = deps.now().toISOString();
  const browserHash = browserHashOf(browser);
  const open = async (db: Db) => {
    const by =
      "token" in given
        ? { token_hash: secretHash(given.token) }
        : { browser_hash: browserHash, code_hash: codeHashOf(browser, given.code) };
    const link = await links.findSignInLink(db, by, now);
    if (!link) throw new AppError("link_invalid");
    if (link.browserHash !== browserHash) throw new AppError("conflict", { reason: "other_browser" });
    return link;
  };
  const { userId } = await open(deps.db);
  return await transact(deps.db, { user: userId }, async (trx) => {
    const link = await open(trx);
    await links.closeSignInLinks(trx, userId, now);
    if (link.emailVerifiedAt === null && userId !== sessionUserId) await endUnprovenAccess(trx, userId);
    await markVerified(trx, deps, link);
    const account = await queries.findAccount(trx, { id: userId });
    return { userId, passwordHash: account!.passwordHash };
  });
}

/** Deletes a batch of expired links; returns how many. */
export async function sweepSignInLinks(db: Db, now: Date): Promise<number> {
  return await links.deleteExpiredSignInLinks(db, now.toISOString(), SWEEP_BATCH);
}
