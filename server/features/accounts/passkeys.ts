import { randomUUID } from "node:crypto";
import type { Locale } from "#shared/locales.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import type { Passkey } from "#shared/own-passkeys.ts";
import { PASSKEY_NAME_MAX, PASSKEYS_MAX, type PasskeyAnswer, type PasskeyCreated } from "#shared/passkeys.ts";
import { insertNewAccount, mailUser } from "./accounts.ts";
import { cleanName, normalizeEmail } from "./names.ts";
import { deviceOf } from "./device-name.ts";
import {
  checkAnswer,
  checkCreated,
  creationOptions,
  requestOptions,
  type PasskeyDeps,
} from "./passkey-answers.ts";
import type { ChallengeUse } from "./passkey-challenges.ts";
import type { Proof } from "./password-check.ts";
import * as passkeys from "./passkey-queries.ts";
import * as queries from "./queries.ts";
import { requireSignUp } from "./sign-up-permission.ts";
import { hasOtherWayIn } from "./ways-in.ts";

/** Names of password managers by the id that their passkeys carry. */
const MANAGERS: Record<string, string> = {
  "fbfc3007-154e-4ecc-8c0b-6e020557d7bd": "Apple",
  "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4": "Google",
  "08987058-cadc-4b81-b6e1-30de50dcbe96": "Windows Hello",
  "9ddd1817-af5a-4672-a2b9-3e3dd95000a9": "Windows Hello",
  "6028b017-b1d4-4c02-b4b3-afcdafc96bb2": "Windows Hello",
  "bada5566-a7aa-401f-bd96-45619a55120d": "1Password",
  "d548826e-79b4-40d8-a3d8-11116f7e8349": "Bitwarden",
  "531126d6-e717-415c-9320-3d9aa6981239": "Dashlane",
  "53414d53-554e-4700-0000-000000000000": "Samsung Pass",
};

/** A user's passkeys, the oldest first. */
export async function listPasskeys({ db }: Pick<PasskeyDeps, "db">, userId: string): Promise<Passkey[]> {
  const rows = await passkeys.listPasskeys(db, userId);
  return rows.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
    id,
    name,
    synced: synced === 1,
    createdAt,
    lastUsedAt,
  }));
}

/** False for a user who signed up with a passkey and has set no password since. */
export async function hasPassword({ db }: Pick<PasskeyDeps, "db">, userId: string): Promise<boolean> {
  return (await queries.findAccount(db, { id: userId }))?.passwordHash !== "";
}

const usesOf = (browser: string, userId: string) => ({ purpose: "add", browser, subject: userId }) as const;

/** What a browser needs to make a passkey. Throws `conflict` at the most that an account can have. */
export async function beginPasskey(
  deps: PasskeyDeps,
  user: { id: string; email: string; name: string },
  browser: string,
) {
  const known = await passkeys.listPasskeys(deps.db, user.id);
  if (known.length >= PASSKEYS_MAX) throw new AppError("conflict", { reason: "too_many_passkeys" });
  return await creationOptions(deps, user, known, usesOf(browser, user.id));
}

/** The row of a new passkey, named after its password manager or its device. */
function rowOf(
  deps: PasskeyDeps,
  userId: string,
  checked: Awaited<ReturnType<typeof checkCreated>>,
  userAgent: string,
) {
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter((part) => part !== null).join(", ");
  const name = (MANAGERS[checked.aaguid] ?? device) || "-";
  return {
    id: randomUUID(),
    user_id: userId,
    credential_id: checked.credentialId,
    public_key: checked.publicKey,
    counter: checked.counter,
    transports: JSON.stringify(checked.transports),
    synced: checked.synced ? 1 : 0,
    backed_up: checked.backedUp ? 1 : 0,
    name: name.slice(0, PASSKEY_NAME_MAX),
    created_at: deps.now().toISOString(),
    last_used_at: null,
  } as const;
}

/**
 * Stores the passkey that a browser made, and mails the user. Throws `invalid_credentials` for an answer that
 * does not fit, `conflict` at the most that an account can have, or for a passkey that an account has.
 */
export async function addPasskey(
  deps: PasskeyDeps,
  userId: string,
  made: { browser: string; userAgent: string; answer: PasskeyCreated },
): Promise<Passkey> {
  const checked = await checkCreated(deps, made.answer, usesOf(made.browser, userId));
  const row = rowOf(deps, userId, checked, made.userAgent);
  const { id, name, synced, created_at: createdAt } = row;
  await transact(deps.db, { user: userId }, async (trx) => {
    const known = await passkeys.listPasskeys(trx, userId);
    if (known.length >= PASSKEYS_MAX) throw new AppError("conflict", { reason: "too_many_passkeys" });
    if (!(await passkeys.insertPasskey(trx, row)))
      throw new AppError("conflict", { reason: "passkey_known" });
    const data = { url: `${deps.config.publicUrl}/account#access` };
    await mailUser(trx, { userId, template: "passkey-added", data, now: deps.now() });
  });
  return { id, name, synced: synced === 1, createdAt, lastUsedAt: null };
}

/** Throws `not_found`, `invalid_input` (name). */
export async function renamePasskey(
  { db }: Pick<PasskeyDeps, "db">,
  userId: string,
  id: string,
  typed: string,
): Promise<void> {
  const found = await passkeys.listPasskeys(db, userId);
  if (!found.some((passkey) => passkey.id === id)) throw new AppError("not_found");
  if (!(await passkeys.setPasskeyName(db, userId, id, cleanName(typed)))) throw new AppError("not_found");
}

/**
 * Removes a passkey, and mails the user. Throws `not_found`, and `conflict` for the last way into an account
 * without a password.
 */
export async function removePasskey(deps: PasskeyDeps, userId: string, id: string): Promise<void> {
  await transact(deps.db, { user: userId }, async (trx) => {
    const account = await queries.findAccount(trx, { id: userId });
    if (!account || !(await passkeys.deletePasskey(trx, userId, id))) throw new AppError("not_found");
    if (account.passwordHash === "" && !(await hasOtherWayIn(trx, deps, userId)))
      throw new AppError("conflict", { reason: "last_way_in" });
    const data = { url: `${deps.config.publicUrl}/account#access` };
    await mailUser(trx, { userId, template: "passkey-removed", data, now: deps.now() });
  });
}

const SIGN_IN = { purpose: "sign-in", subject: "" } as const;

/** What a browser needs to sign in with any of its passkeys. It is the same for every visitor. */
export async function beginPasskeySignIn(deps: PasskeyDeps, browser: string) {
  return await requestOptions(deps, [], { ...SIGN_IN, browser });
}

/** The user of a passkey, or null. */
export async function ownerOfPasskey(deps: PasskeyDeps, credentialId: string): Promise<string | null> {
  return (await passkeys.findPasskey(deps.db, credentialId))?.userId ?? null;
}

/** What a browser needs to answer with one of a user's passkeys. Throws `conflict` where there is none. */
export async function beginPasskeyProof(deps: PasskeyDeps, userId: string, browser: string) {
  const known = await passkeys.listPasskeys(deps.db, userId);
  if (known.length === 0) throw new AppError("conflict", { reason: "no_passkey" });
  return await requestOptions(deps, known, { purpose: "prove", subject: userId, browser });
}

/** Checks the answer of a signed-in user's passkey. Throws `invalid_credentials`. */
export async function provePasskey(
  deps: PasskeyDeps,
  userId: string,
  { browser, answer }: { browser: string; answer: PasskeyAnswer },
): Promise<void> {
  const passkey = await passkeys.findPasskey(deps.db, answer.id);
  const own = passkey?.userId === userId ? passkey : undefined;
  await acceptAnswer(deps, own, answer, { purpose: "prove", subject: userId, browser });
}

/** Checks the answer of a passkey. Throws `invalid_credentials`, and `banned` only for one that fits. */
export async function signInWithPasskey(
  deps: PasskeyDeps,
  { browser, answer }: { browser: string; answer: PasskeyAnswer },
): Promise<Proof> {
  const passkey = await passkeys.findPasskey(deps.db, answer.id);
  return await acceptAnswer(deps, passkey, answer, { ...SIGN_IN, browser });
}

async function acceptAnswer(
  deps: PasskeyDeps,
  passkey: Awaited<ReturnType<typeof passkeys.findPasskey>>,
  answer: PasskeyAnswer,
  use: ChallengeUse,
): Promise<Proof> {
  const { counter, synced, backedUp } = await checkAnswer(deps, answer, passkey, use);
  const { id, userId, passwordHash, bannedUntil } = passkey!;
  const now = deps.now().toISOString();
  if (bannedUntil !== null && bannedUntil > now) throw new AppError("banned");
  const used = { id, from: passkey!.counter, to: counter, synced, backedUp, now };
  if (!(await passkeys.recordUse(deps.db, used))) throw new AppError("invalid_credentials");
  return { userId, passwordHash };
}

interface NewUser {
  name?: string | undefined;
  email: string;
  /** Secret of an invitation. */
  invite?: string | undefined;
  browser: string;
}

const signUpUse = ({ email, browser }: NewUser, userId: string) =>
  ({ purpose: "sign-up", browser, subject: `${userId}\n${normalizeEmail(email)}` }) as const;

/** What a browser needs to make the passkey of a new account. Throws `email_taken`, `invalid_input` (name). */
export async function beginPasskeySignUp(deps: PasskeyDeps, typed: NewUser) {
  const email = normalizeEmail(typed.email);
  const name = typed.name === undefined ? "" : cleanName(typed.name);
  await requireSignUp(deps, { secret: typed.invite }, email);
  if (await queries.findAccount(deps.db, { email })) throw new AppError("email_taken");
  const userId = randomUUID();
  const options = await creationOptions(deps, { id: userId, email, name }, [], signUpUse(typed, userId));
  return { userId, options: { ...options } };
}

/**
 * Creates an account without a password, with its passkey. Throws `invalid_credentials` for an answer that does not
 * fit, `email_taken`, `invalid_input` (name), `conflict` for a passkey that an account has.
 */
export async function signUpWithPasskey(
  deps: PasskeyDeps,
  typed: NewUser & {
    userId: string;
    answer: PasskeyCreated;
    userAgent: string;
    locale: Locale;
    country: string | null;
  },
): Promise<Proof> {
  const { userId, locale } = typed;
  const email = normalizeEmail(typed.email);
  const name = typed.name === undefined ? "" : cleanName(typed.name);
  const checked = await checkCreated(deps, typed.answer, signUpUse(typed, userId));
  const permission = await requireSignUp(deps, { secret: typed.invite }, email);
  await transact(deps.db, { user: userId }, async (trx) => {
    const row = { id: userId, name, password_hash: "", locale, registration_country: typed.country };
    if (!(await insertNewAccount(trx, deps, permission, row))) throw new AppError("email_taken");
    if (!(await passkeys.insertPasskey(trx, rowOf(deps, userId, checked, typed.userAgent))))
      throw new AppError("conflict", { reason: "passkey_known" });
  });
  return { userId, passwordHash: "" };
}
