import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Transaction } from "kysely";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { AppError } from "#server/errors.ts";
import { recordAct, type Operator } from "./operator-log.ts";
import * as queries from "./second-factor-queries.ts";

export interface SecondFactorDeps {
  db: Db;
  config: Pick<Config, "sessionSecret" | "brandName">;
  now: () => Date;
}

/** Once passed, it is not asked for again for this long in the same session. */
export const SECOND_FACTOR_LASTS_MS = 12 * 3600_000;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** A clock may be half a minute off to either side. */
const STEPS_OFF = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const wrongCode = () => new AppError("invalid_input", { issues: [{ path: "code", message: "wrong" }] });

const keyFor = (sessionSecret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", sessionSecret, "", purpose, 32));

/** A copy of the database alone makes no codes: the key is not in it. */
function seal(secret: string, sessionSecret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(sessionSecret, "second factor"), nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Throws when the session secret is another one than it was sealed with. */
function unseal(sealed: string, sessionSecret: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const key = keyFor(sessionSecret, "second factor");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const secret = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(secret).toString("utf8");
}

/** The time step a code is of, or null for a wrong one. */
function stepOf(sealed: string, code: string, { config, now }: SecondFactorDeps): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(unseal(sealed, config.sessionSecret)) });
  const timestamp = now().getTime();
  const token = code.replaceAll(/\s/g, "");
  const off = /^\d{6}$/.test(token) ? totp.validate({ token, timestamp, window: STEPS_OFF }) : null;
  return off === null ? null : totp.counter({ timestamp }) + off;
}

/** However it is written: letters of any case, with or without the dash. */
function recoveryHash(code: string, sessionSecret: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, "");
  return createHmac("sha256", keyFor(sessionSecret, "recovery codes")).update(plain).digest("hex");
}

/** Makes a secret that waits to be confirmed; an older one keeps counting until then. */
export async function beginSecondFactor(deps: SecondFactorDeps, person: { id: string; email: string }) {
  const secret = new Secret({ size: SECRET_BYTES });
  await queries.setPending(deps.db, person.id, seal(secret.base32, deps.config.sessionSecret));
  const totp = new TOTP({ issuer: deps.config.brandName, label: person.email, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** Makes the waiting secret count and answers fresh recovery codes. Throws `conflict` when none waits, `invalid_input` for a wrong code. */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  operator: Operator,
  code: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: 10 }).base32.replace(/^(.{8})(.*)$/, "$1-$2"),
  );
  const codeHashes = codes.map((recovery) => recoveryHash(recovery, deps.config.sessionSecret));
  await deps.db.transaction().execute(async (trx) => {
    const pending = (await queries.findFactor(trx, operator.id))?.pending;
    if (!pending) throw new AppError("conflict", { reason: "nothing_to_confirm" });
    const step = stepOf(pending, code, deps);
    if (step === null) throw wrongCode();
    const now = deps.now();
    await queries.confirmPending(trx, operator.id, { pending, step, codeHashes, now: now.toISOString() });
    await recordAct(trx, { operator, action: "second_factor_set", targetId: operator.id, now });
  });
  return codes;
}

/** Throws `conflict` without a second factor, `invalid_input` for a code that is wrong or was used before. */
export async function verifySecondFactor(deps: SecondFactorDeps, userId: string, code: string) {
  const secret = (await queries.findFactor(deps.db, userId))?.secret;
  if (!secret) throw new AppError("conflict", { reason: "no_second_factor" });
  const step = stepOf(secret, code, deps);
  if (step === null || !(await queries.takeStep(deps.db, userId, step))) throw wrongCode();
}

/** Uses up a recovery code and answers how many are left. Throws `invalid_input` for a wrong or used one. */
export async function recoverSecondFactor(
  deps: SecondFactorDeps,
  operator: Operator,
  code: string,
): Promise<number> {
  const hash = recoveryHash(code, deps.config.sessionSecret);
  return await deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    if (!(await queries.useRecoveryCode(trx, operator.id, hash, now.toISOString()))) throw wrongCode();
    const left = await queries.recoveryCodesLeft(trx, operator.id);
    await recordAct(trx, {
      operator,
      action: "second_factor_recovered",
      targetId: operator.id,
      after: { recoveryCodesLeft: left },
      now,
    });
    return left;
  });
}

/** Takes a person's second factor away; false when there was none. */
export async function resetSecondFactor(
  trx: Transaction<Schema>,
  userId: string,
  now: Date,
): Promise<boolean> {
  const removed = await queries.deleteFactor(trx, userId);
  if (removed) await recordAct(trx, { operator: null, action: "second_factor_reset", targetId: userId, now });
  return removed;
}

export async function describeSecondFactor(db: Db, userId: string) {
  return {
    enrolled: await queries.isEnrolled(db, userId),
    recoveryCodesLeft: await queries.recoveryCodesLeft(db, userId),
  };
}
