import { randomUUID } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Db, Store } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError, isStorageFailing, isVolumeFull } from "#server/errors.ts";
import { cleanName, mailUser, secretHash } from "#server/features/accounts/accounts.ts";
import type { Spend } from "#server/features/credits/credits.ts";
import { KEY_DAYS_MAX, KEY_RIGHTS, KEYS_MAX, type ApiKey, type KeyInput } from "#shared/api-keys.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import type { KeyRight } from "#shared/endpoint.ts";
import { isKey, newKey } from "./key-text.ts";
import * as queries from "./queries.ts";
import type { KeyRow } from "./queries.ts";

export interface KeyDeps {
  db: Db;
  config: Pick<Config, "publicUrl" | "payments">;
  now: () => Date;
}

/** How exactly the last use of a key is known. */
const USE_EVERY_MS = 10 * MINUTE_MS;
const HINT_LENGTH = 4;
/** `spent_tokens` counts the tokens of a day in UTC. */
const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const rightsOf = (key: KeyRow) => KEY_RIGHTS.filter((right) => key[`may_${right}`] === 1);

function toKey(key: KeyRow, now: Date): ApiKey {
  return {
    id: key.id,
    name: key.name,
    rights: rightsOf(key),
    dailyTokens: key.daily_tokens,
    spentToday: key.spent_day === dayOf(now) ? key.spent_tokens : 0,
    hint: key.hint,
    createdAt: key.created_at,
    expiresAt: key.expires_at,
    lastUsedAt: key.last_used_at,
    expired: key.expires_at !== null && key.expires_at <= now.toISOString(),
  };
}

/** Whether a user may make and use keys. A site that sells nothing has no plan to ask for. */
export const mayHaveKeys = async ({ db, config, now }: KeyDeps, userId: string): Promise<boolean> =>
  config.payments === "off" || (await queries.isEntitled(db, userId, now().toISOString()));

/** Throws `invalid_input` unless the time is in the future, at most `KEY_DAYS_MAX` days away. */
function assertExpiry(expiresAt: string, now: Date): void {
  const ahead = Date.parse(expiresAt) - now.getTime();
  if (ahead <= 0 || ahead > KEY_DAYS_MAX * DAY_MS)
    throw new AppError("invalid_input", { issues: [{ path: "expiresAt", message: "out_of_range" }] });
}

/**
 * Makes a key and mails its user. The whole key is in this reply alone. Throws `invalid_input` (name, expiresAt),
 * `forbidden` where the plan has no keys, `conflict` at the most that a user can have.
 */
export async function createKey(
  deps: KeyDeps,
  userId: string,
  input: KeyInput,
): Promise<ApiKey & { key: string }> {
  const { db, config } = deps;
  const now = deps.now();
  const name = cleanName(input.name);
  if (input.expiresAt !== undefined) assertExpiry(input.expiresAt, now);
  const key = newKey();
  const flag = (right: KeyRight) => (input.rights.includes(right) ? 1 : 0);
  const row = await transact(db, { user: userId }, async (trx) => {
    if (!(await mayHaveKeys({ ...deps, db: trx }, userId)))
      throw new AppError("forbidden", { reason: "plan" });
    await queries.deleteExpired(trx, userId, now.toISOString());
    if ((await queries.keysOf(trx, userId)).length >= KEYS_MAX)
      throw new AppError("conflict", { reason: "too_many_keys", max: KEYS_MAX });
    const data = { url: `${config.publicUrl}/account/keys` };
    await mailUser(trx, { userId, template: "key-added", data, now });
    return queries.insertKey(trx, {
      id: randomUUID(),
      user_id: userId,
      name,
      key_hash: secretHash(key),
      hint: key.slice(-HINT_LENGTH),
      may_read: flag("read"),
      may_write: flag("write"),
      may_spend: flag("spend"),
      daily_tokens: input.dailyTokens ?? null,
      created_at: now.toISOString(),
      expires_at: input.expiresAt === undefined ? null : new Date(input.expiresAt).toISOString(),
    });
  });
  return { key, ...toKey(row, now) };
}

/** A user's keys, the newest first. */
export async function listKeys({ db, now }: Pick<KeyDeps, "db" | "now">, userId: string): Promise<ApiKey[]> {
  return (await queries.keysOf(db, userId)).map((key) => toKey(key, now()));
}

/** Ends a key of the user. Throws `not_found`. */
export async function endKey(db: Db, userId: string, id: string): Promise<void> {
  const ended = await transact(db, { user: userId }, (trx) => queries.deleteKey(trx, userId, id));
  if (!ended) throw new AppError("not_found");
}

/** Counts what a key spends, in the transaction that holds the tokens. Throws at the limit of the day. */
function createSpend(id: string, now: () => Date): Spend {
  return async (trx, tokens) => {
    const at = now();
    if (await queries.addSpent(trx, { id, tokens, day: dayOf(at) })) return;
    const key = await queries.findKey(trx, id);
    if (!key) throw new AppError("unauthenticated", { reason: "key" });
    const { dailyTokens, spentToday } = toKey(key, at);
    const left = dailyTokens! - spentToday;
    const retryAfter = Math.ceil((DAY_MS - (at.getTime() % DAY_MS)) / 1000);
    throw new AppError("rate_limited", {
      reason: "key_tokens",
      limited: "key",
      needed: tokens,
      dailyTokens,
      left,
      retryAfter,
    });
  };
}

/** Finds who calls with a key. */
export function createKeyHolders(deps: KeyDeps & { store: Pick<Store, "prepare"> }) {
  const { db, now } = deps;
  const lookup = prepareLookup(deps);

  /**
   * The user of a key that has a right. Throws `unauthenticated` for a key that is unknown, ended, expired, or of a banned
   * user, and `forbidden` without the right or where the plan has no keys any more.
   */
  return async (text: string, right: KeyRight) => {
    const key = await lookup(text);
    if (!key) throw new AppError("unauthenticated", { reason: "key" });
    if (key[right] === 0) throw new AppError("forbidden", { reason: "key_right", right });
    if (!(await mayHaveKeys(deps, key.userId))) throw new AppError("forbidden", { reason: "plan" });
    const at = now().getTime();
    if (key.lastUsedAt === null || at - Date.parse(key.lastUsedAt) >= USE_EVERY_MS)
      await queries.recordUse(db, key.id, new Date(at).toISOString()).catch((error: unknown) => {
        // A full disk, of which the admins have an alert, must not prevent a reply.
        if (!isVolumeFull(error) && !isStorageFailing(error)) throw error;
      });
    return {
      user: {
        id: key.userId,
        email: key.email,
        name: key.name,
        // The key of an admin is that of a user: it opens nothing of others.
        role: "user" as const,
        emailVerified: key.emailVerified === 1,
        revision: key.revision,
        nights: { timeZone: key.timeZone, nightEnds: key.nightEnds },
      },
      key: {
        id: key.id,
        spend: createSpend(key.id, now),
        isOpen: async () => (await lookup(text))?.[right] === 1,
      },
    };
  };
}

function prepareLookup({ store, now }: KeyDeps & { store: Pick<Store, "prepare"> }) {
  const find = queries.prepareKeyLookup(store);
  // A text of another form costs no look into the database.
  return async (text: string) =>
    isKey(text) ? await find(secretHash(text), now().toISOString()) : undefined;
}

/** A user's keys as the export has them, without secrets. */
export const exportedKeys = (deps: Pick<KeyDeps, "db" | "now">, userId: string): Promise<object[]> =>
  listKeys(deps, userId);
