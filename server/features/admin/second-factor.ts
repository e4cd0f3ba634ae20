import { createHash, createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Config } from "#server/config.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { deriveKey, type Secrets } from "#server/keys.ts";
import { deletePasskeysOf, hasPasskeys } from "#server/features/accounts/accounts.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { recordAuditEntry, type Admin } from "./audit-log.ts";
import { openSeed, sealSeed } from "./sealed-seed.ts";
import * as queries from "./second-factor-queries.ts";

export interface SecondFactorDeps {
  db: Db;
  config: Pick<Config, "sessionSecrets" | "brandName">;
  now: () => Date;
}

/** How long a passed second factor is valid in its session. */
export const SECOND_FACTOR_LASTS_MS = 12 * HOUR_MS;
/** Without a request for this long it is asked for again. */
export const SECOND_FACTOR_IDLE_MS = 30 * MINUTE_MS;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 16;
/** Length of older codes, of 80 bits, which are stored as a keyed hash. */
const SHORT_CODE_LENGTH = 16;
/** Time steps of 30 s that a code may be early or late (RFC 6238, section 5.2). */
const STEP_TOLERANCE = 1;

const wrongCode = () => new AppError("invalid_input", { issues: [{ path: "code", message: "wrong" }] });

/** The time step of a code; null for a wrong code. */
function stepOf(seed: string, code: string, { now }: Pick<SecondFactorDeps, "now">): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(seed) });
  const timestamp = now().getTime();
  const token = code.replaceAll(/\s/g, "");
  const offset = /^\d{6}$/.test(token) ? totp.validate({ token, timestamp, window: STEP_TOLERANCE }) : null;
  return offset === null ? null : totp.counter({ timestamp }) + offset;
}

const newRecoveryCode = () =>
  new Secret({ size: RECOVERY_BYTES }).base32.replace(/^(.{7})(.{7})(.{6})(.{6})$/, "$1-$2-$3-$4");

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
 * URI.
 */
export async function beginSecondFactor(deps: SecondFactorDeps, user: { id: string; email: string }) {
  const secret = new Secret({ size: SECRET_BYTES });
  await queries.setPending(deps.db, user.id, sealSeed(secret.base32, deps.config.sessionSecrets));
  const totp = new TOTP({ issuer: deps.config.brandName, label: user.email, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/**
 * Confirms the new secret and returns new recovery codes. Throws `conflict` without a new secret, `invalid_input` for a
 * wrong code.
 */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  admin: Admin,
  code: string,
): Promise<string[]> {
  const { sessionSecrets } = deps.config;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const codeHashes = codes.flatMap((recovery) => recoveryHashes(recovery, sessionSecrets));
  await transact(deps.db, { user: admin.id }, async (trx) => {
    const pending = (await queries.findFactor(trx, admin.id))?.pending;
    if (!pending) throw new AppError("conflict", { reason: "nothing_to_confirm" });
    const { seed } = openSeed(pending, sessionSecrets);
    const step = stepOf(seed, code, deps);
    if (step === null) throw wrongCode();
    const now = deps.now();
    const secret = sealSeed(seed, sessionSecrets);
    await queries.confirmPending(trx, admin.id, { secret, step, codeHashes, now: now.toISOString() });
    await recordAuditEntry(trx, { admin, action: "second_factor_set", targetId: admin.id, now });
  });
  return codes;
}

/** Throws `conflict` without a second factor, `invalid_input` for a wrong or used code. */
export async function verifySecondFactor(deps: SecondFactorDeps, userId: string, code: string) {
  const secret = (await queries.findFactor(deps.db, userId))?.secret;
  if (!secret) throw new AppError("conflict", { reason: "no_second_factor" });
  const { sessionSecrets } = deps.config;
  const { seed, stale } = openSeed(secret, sessionSecrets);
  const step = stepOf(seed, code, deps);
  if (step === null || !(await queries.takeStep(deps.db, userId, step))) throw wrongCode();
  if (stale) await queries.replaceSeed(deps.db, userId, { from: secret, to: sealSeed(seed, sessionSecrets) });
}

/** Seals every seed with the present secret, so that the previous ones can be removed. Returns how many it changed. */
export async function resealSeeds(db: Db, secrets: Secrets): Promise<number> {
  let changed = 0;
  for (const { userId, secret } of await queries.allSeeds(db)) {
    const { seed, stale } = openSeed(secret, secrets);
    if (stale && (await queries.replaceSeed(db, userId, { from: secret, to: sealSeed(seed, secrets) })))
      changed++;
  }
  return changed;
}

/** Uses a recovery code and returns how many are left. Throws `invalid_input` for a wrong or used one. */
export async function recoverSecondFactor(
  deps: SecondFactorDeps,
  admin: Admin,
  code: string,
): Promise<number> {
  const hashes = recoveryHashes(code, deps.config.sessionSecrets);
  return await transact(deps.db, { user: admin.id }, async (trx) => {
    const now = deps.now();
    if (!(await queries.useRecoveryCode(trx, admin.id, hashes, now.toISOString()))) throw wrongCode();
    const left = await queries.recoveryCodesLeft(trx, admin.id);
    const [action, after] = ["second_factor_recovered", { recoveryCodesLeft: left }] as const;
    await recordAuditEntry(trx, { admin, action, targetId: admin.id, after, now });
    return left;
  });
}

/** Removes a user's second factor, passkeys too; returns false if there was none. */
export async function resetSecondFactor(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const passkeys = await deletePasskeysOf(trx, userId);
  const removed = (await queries.deleteFactor(trx, userId)) || passkeys;
  if (removed)
    await recordAuditEntry(trx, { admin: null, action: "second_factor_reset", targetId: userId, now });
  return removed;
}

export async function describeSecondFactor(db: Db, userId: string) {
  return {
    enrolled: await queries.isEnrolled(db, userId),
    passkeys: await hasPasskeys(db, userId),
    recoveryCodesLeft: await queries.recoveryCodesLeft(db, userId),
  };
}
