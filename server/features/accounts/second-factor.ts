import { createHash, createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Config } from "#server/config.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { deriveKey, type Secrets } from "#server/keys.ts";
import { endSessions, hasPasskeys, mailUser } from "./accounts.ts";
import { requireAccount } from "./queries.ts";
import { openSeed, sealSeed } from "./sealed-seed.ts";
import * as queries from "./second-factor-queries.ts";

export interface SecondFactorDeps {
  db: Db;
  config: Pick<Config, "sessionSecrets" | "brandName" | "publicUrl">;
  now: () => Date;
}

/** Records in the audit log, in the same transaction, what an admin did. */
export type RecordFactor = (
  trx: Trx,
  action: "second_factor_set" | "second_factor_recovered" | "second_factor_reset",
  after?: Record<string, number>,
) => Promise<void>;

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 16;
/** Length of older codes, of 80 bits, which are stored as a keyed hash. */
const SHORT_CODE_LENGTH = 16;
/** Time steps of 30 s that a code may be early or late (RFC 6238, section 5.2). */
const STEP_TOLERANCE = 1;

const wrongCode = () => new AppError("invalid_input", { issues: [{ path: "code", message: "wrong" }] });
const noFactor = () => new AppError("conflict", { reason: "no_second_factor" });

const withoutSpaces = (code: string) => code.replaceAll(/\s/g, "");
/** Whether a code is one of an authenticator; recovery codes have letters. */
const isTimed = (code: string) => /^\d+$/.test(withoutSpaces(code));

/** The time step of a code; null for a wrong code. */
function stepOf(seed: string, code: string, { now }: Pick<SecondFactorDeps, "now">): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(seed) });
  const timestamp = now().getTime();
  const token = withoutSpaces(code);
  const offset = /^\d{6}$/.test(token) ? totp.validate({ token, timestamp, window: STEP_TOLERANCE }) : null;
  return offset === null ? null : totp.counter({ timestamp }) + offset;
}

const newRecoveryCode = () =>
  new Secret({ size: RECOVERY_BYTES }).base32.replace(/^(.{7})(.{7})(.{6})(.{6})$/, "$1-$2-$3-$4");
const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/**
 * The hashes by which a code may be stored, whatever its case and with or without dashes. A fast hash is enough for
 * 128 random bits.
 */
function recoveryHashes(code: string, secrets: Secrets): string[] {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, "");
  if (plain.length !== SHORT_CODE_LENGTH) return [createHash("sha256").update(plain).digest("hex")];
  return secrets.map((secret) =>
    createHmac("sha256", deriveKey(secret, "recovery codes")).update(plain).digest("hex"),
  );
}

/**
 * Stores a new secret, to be confirmed; an older one stays valid until then. Returns the secret and its `otpauth://`
 * URI. Throws `unauthenticated` for a deleted account.
 */
export async function beginSecondFactor(deps: SecondFactorDeps, user: { id: string; email: string }) {
  const secret = new Secret({ size: SECRET_BYTES });
  const sealed = sealSeed(secret.base32, deps.config.sessionSecrets);
  await transact(deps.db, { user: user.id }, async (trx) => {
    await requireAccount(trx, user.id);
    await queries.setPending(trx, user.id, sealed);
  });
  const totp = new TOTP({ issuer: deps.config.brandName, label: user.email, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/**
 * Confirms the new secret, ends every session but `sessionId`, which may be a thief's, and mails the user.
 * Returns new recovery codes. Throws `conflict` without a new secret, `invalid_input` for a wrong code.
 */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  { id, sessionId }: { id: string; sessionId: string },
  code: string,
  record?: RecordFactor,
): Promise<string[]> {
  const { sessionSecrets } = deps.config;
  const codes = newRecoveryCodes();
  await transact(deps.db, { user: id }, async (trx) => {
    const pending = (await queries.findFactor(trx, id))?.pending;
    if (!pending) throw new AppError("conflict", { reason: "nothing_to_confirm" });
    const { seed } = openSeed(pending, sessionSecrets);
    const step = stepOf(seed, code, deps);
    if (step === null) throw wrongCode();
    const now = deps.now();
    await queries.confirmPending(trx, id, {
      secret: sealSeed(seed, sessionSecrets),
      step,
      now: now.toISOString(),
    });
    await queries.replaceRecoveryCodes(trx, id, hashesOf(codes, sessionSecrets));
    await endSessions(trx, id, { except: sessionId });
    await mailUser(trx, { userId: id, template: "two-step-on", data: pageOf(deps), now });
    await record?.(trx, "second_factor_set");
  });
  return codes;
}

const hashesOf = (codes: string[], secrets: Secrets) =>
  codes.flatMap((code) => recoveryHashes(code, secrets));
const pageOf = ({ config }: Pick<SecondFactorDeps, "config">) => ({
  url: `${config.publicUrl}/account/two-step`,
});

/** Replaces the recovery codes and returns the new ones. Throws `conflict` without a second factor. */
export async function renewRecoveryCodes(deps: SecondFactorDeps, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await transact(deps.db, { user: userId }, async (trx) => {
    if (!(await queries.isEnrolled(trx, userId))) throw noFactor();
    await queries.replaceRecoveryCodes(trx, userId, hashesOf(codes, deps.config.sessionSecrets));
  });
  return codes;
}

/** Removes authenticator and recovery codes, and mails the user. Throws `conflict` where there are none. */
export async function removeSecondFactor(
  deps: SecondFactorDeps,
  userId: string,
  record?: RecordFactor,
): Promise<void> {
  await transact(deps.db, { user: userId }, async (trx) => {
    if (!(await queries.isEnrolled(trx, userId))) throw noFactor();
    await queries.deleteSecondFactor(trx, userId);
    await mailUser(trx, { userId, template: "two-step-off", data: pageOf(deps), now: deps.now() });
    await record?.(trx, "second_factor_reset");
  });
}

/**
 * Uses up a code of the authenticator, or a recovery code. Resolves to the number of recovery codes that are left after
 * one was used, else to null. Throws `conflict` without a second factor, `invalid_input` for a wrong or used code.
 */
export async function takeCode(
  deps: SecondFactorDeps,
  userId: string,
  code: string,
  record?: RecordFactor,
): Promise<number | null> {
  const { sessionSecrets } = deps.config;
  const secret = (await queries.findFactor(deps.db, userId))?.secret;
  if (!secret) throw noFactor();
  if (!isTimed(code)) return await takeRecoveryCode(deps, userId, code, record);
  const { seed, stale } = openSeed(secret, sessionSecrets);
  const step = stepOf(seed, code, deps);
  if (step === null || !(await queries.takeStep(deps.db, userId, { secret, step }))) throw wrongCode();
  if (stale)
    await queries.replaceSecret(deps.db, userId, { from: secret, to: sealSeed(seed, sessionSecrets) });
  return null;
}

async function takeRecoveryCode(
  deps: SecondFactorDeps,
  userId: string,
  code: string,
  record?: RecordFactor,
): Promise<number> {
  const hashes = recoveryHashes(code, deps.config.sessionSecrets);
  return await transact(deps.db, { user: userId }, async (trx) => {
    if (!(await queries.useRecoveryCode(trx, userId, hashes, deps.now().toISOString()))) throw wrongCode();
    const left = await queries.recoveryCodesLeft(trx, userId);
    await record?.(trx, "second_factor_recovered", { recoveryCodesLeft: left });
    return left;
  });
}

/** Seals every seed with the present secret, so that the previous ones can be removed. Returns how many it changed. */
export async function resealSeeds(db: Db, secrets: Secrets): Promise<number> {
  let changed = 0;
  for (const { userId, secret } of await queries.allSecrets(db)) {
    const { seed, stale } = openSeed(secret, secrets);
    if (stale && (await queries.replaceSecret(db, userId, { from: secret, to: sealSeed(seed, secrets) })))
      changed++;
  }
  return changed;
}

export async function describeSecondFactor(db: Db, userId: string) {
  return {
    enrolled: await queries.isEnrolled(db, userId),
    passkeys: await hasPasskeys(db, userId),
    recoveryCodesLeft: await queries.recoveryCodesLeft(db, userId),
  };
}
