import { randomUUID } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { cleanName } from "#server/features/accounts/accounts.ts";
import { findDream, mediaMadeHere, type DreamRow } from "#server/features/dreams/dreams.ts";
import type { Secrets } from "#server/keys.ts";
import { DAY_MS } from "#shared/durations.ts";
import {
  SHARED_PARTS,
  sharedPagePath,
  SHARES_PER_DREAM,
  SHARES_PER_USER,
  type Share,
  type ShareInput,
  type ShareExpiry,
  type SharedDream,
} from "#shared/shares.ts";
import { formMark, hashToken, newToken, tokenOfLink } from "./link-token.ts";
import * as queries from "./queries.ts";
import type { LinkRow, OwnLink } from "./queries.ts";
import { describeShown } from "./shown-dream.ts";

export { filesOfParts, mediaOfFiles } from "./shown-dream.ts";

export interface SharingDeps {
  db: Db;
  config: Pick<Config, "sessionSecrets" | "publicUrl">;
  passwords: {
    hash(password: string): Promise<string>;
    verify(digest: string | null, password: string): Promise<boolean>;
  };
  now: () => Date;
}

const LIFETIMES: Record<ShareExpiry, number | null> = { day: DAY_MS, week: 7 * DAY_MS, never: null };

function toShare({ config, now }: Pick<SharingDeps, "config" | "now">, link: OwnLink): Share {
  const token = tokenOfLink(link, config.sessionSecrets);
  const expired = link.expires_at !== null && link.expires_at <= now().toISOString();
  return {
    id: link.id,
    dreamId: link.dream_id,
    title: link.title,
    url: token === null ? null : config.publicUrl + sharedPagePath(token),
    parts: SHARED_PARTS.filter((part) => link[part] === 1),
    name: link.name,
    hasPassword: link.password_hash !== null,
    createdAt: link.created_at,
    expiresAt: link.expires_at,
    state: link.refused_at ? "refused" : expired ? "expired" : "open",
    views: link.views,
  };
}

/** A dream of the user that can be shared. Throws `not_found`, and `conflict` while it is being made. */
async function sharableDream(db: Db, userId: string, dreamId: string): Promise<DreamRow & { title: string }> {
  const dream = await findDream(db, dreamId);
  if (dream?.user_id !== userId || dream.kind === "note") throw new AppError("not_found");
  if (dream.finished_at === null) throw new AppError("conflict", { reason: "unfinished" });
  // Pages name an untitled dream by its first words, which a link must not show.
  if (!dream.title) throw new AppError("not_found");
  return { ...dream, title: dream.title };
}

/** Which of the wanted parts the dream has, as columns of the link. Throws `conflict` where it has none of them. */
async function presentParts(trx: Trx, dream: DreamRow, wanted: ShareInput["show"]) {
  const media = await mediaMadeHere(trx, dream.id);
  const flag = (value: boolean) => (value ? 1 : 0);
  const parts = {
    image: flag(wanted.image && media.some(({ name }) => name.startsWith("image-"))),
    video: flag(wanted.video && media.some(({ name }) => name === "video.mp4")),
    reading: flag(wanted.reading && dream.interpretation !== null),
    words: flag(wanted.words),
  } as const;
  if (Object.values(parts).every((part) => part === 0))
    throw new AppError("conflict", { reason: "nothing_shared" });
  return parts;
}

/** The last time that is written with a year of four digits, as stored times are. */
const LAST_TIME = new Date("9999-12-31T23:59:59.999Z");

/** When a new link ends by itself. Throws `invalid_input` for a time that has passed or cannot be stored. */
function expiryOf({ expiresAt, expiry }: ShareInput, now: Date): Date | null {
  if (expiry !== undefined) {
    const lifetime = LIFETIMES[expiry];
    return lifetime === null ? null : new Date(now.getTime() + lifetime);
  }
  if (expiresAt === null) return null;
  const end = new Date(expiresAt);
  if (end <= now || end > LAST_TIME)
    throw new AppError("invalid_input", { issues: [{ path: "expiresAt", message: "out_of_range" }] });
  return end;
}

/**
 * Makes a link to a user's own dream. A form sent twice makes one; changed before it is sent again, it makes another.
 * Throws `not_found`, `invalid_input` (expiresAt), and `conflict` while the dream is being made, after an admin ended a
 * link to it, at the limits of links, and where the dream has none of the wanted parts.
 */
export async function createShare(
  deps: SharingDeps,
  { userId, dreamId, input }: { userId: string; dreamId: string; input: ShareInput },
): Promise<Share> {
  const { db, config, passwords, now } = deps;
  const { show, password, expiry, formKey } = input;
  await sharableDream(db, userId, dreamId);
  const name = input.name === null || input.name.trim() === "" ? null : cleanName(input.name);
  const asked = [dreamId, ...SHARED_PARTS.map((part) => show[part]), name, input.expiresAt, expiry, password];
  const mark = formKey === undefined ? null : formMark(formKey, asked, config.sessionSecrets);
  const passwordHash = password === null ? null : await passwords.hash(password);
  const at = now();
  const expiresAt = expiryOf(input, at);
  const link = await transact(db, { user: userId }, async (trx): Promise<OwnLink> => {
    const dream = await sharableDream(trx, userId, dreamId);
    await queries.deleteExpired(trx, userId, at.toISOString());
    const links = await queries.everyLink(trx, userId);
    const earlier = links.find((one) => mark !== null && one.form_key === mark);
    if (earlier) return { ...earlier, title: dream.title };
    const ofDream = links.filter((one) => one.dream_id === dreamId);
    if (ofDream.some((one) => one.refused_at)) throw new AppError("conflict", { reason: "share_refused" });
    if (ofDream.length >= SHARES_PER_DREAM)
      throw new AppError("conflict", { reason: "shares_of_dream", max: SHARES_PER_DREAM });
    if (links.length >= SHARES_PER_USER)
      throw new AppError("conflict", { reason: "shares_of_user", max: SHARES_PER_USER });
    const id = randomUUID();
    const row = await queries.insertLink(trx, {
      id,
      user_id: userId,
      dream_id: dreamId,
      token_hash: hashToken(newToken(id, config.sessionSecrets)),
      ...(await presentParts(trx, dream, show)),
      name,
      password_hash: passwordHash,
      form_key: mark,
      created_at: at.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    });
    return { ...row, title: dream.title };
  });
  return toShare(deps, link);
}

/** A user's links, the newest first. */
export async function sharesOf(
  deps: Pick<SharingDeps, "db" | "config" | "now">,
  userId: string,
): Promise<Share[]> {
  return (await queries.linksOf(deps.db, userId)).map((link) => toShare(deps, link));
}

/** Ends a link of the user. Throws `not_found`. */
export async function endShare(db: Db, userId: string, id: string): Promise<void> {
  const ended = await transact(db, { user: userId }, (trx) => queries.deleteLink(trx, userId, id));
  if (!ended) throw new AppError("not_found");
}

/** The owner and the dream of a link, by its URL; null where there is none. */
export async function dreamOfUrl(db: Db, url: string): Promise<{ userId: string; dreamId: string } | null> {
  const token = url.split(/[?#]/)[0]!.split("/").findLast(Boolean) ?? "";
  const link = await queries.findLink(db, hashToken(token));
  return link ? { userId: link.user_id, dreamId: link.dream_id } : null;
}

/** The open link with a token. Throws `gone`, also for a token that never was one. */
export async function openLink(db: Db, token: string, now: Date): Promise<LinkRow> {
  const link = await queries.findOpenLink(db, { tokenHash: hashToken(token) }, now.toISOString());
  if (!link) throw new AppError("gone");
  return link;
}

/** What an open link shows, whether or not it has a password; null once it has ended. */
export async function shownByLink(
  deps: { db: Db; secrets: Secrets; now: Date },
  linkId: string,
): Promise<SharedDream | null> {
  const link = await queries.findOpenLink(deps.db, { id: linkId }, deps.now.toISOString());
  if (!link) return null;
  return describeShown(deps, link).catch((error: unknown) => {
    // Its dream was deleted meanwhile.
    if (error instanceof AppError && error.code === "gone") return null;
    throw error;
  });
}

/** Ends all links to a dream permanently; if there were any, it can have no new ones. Returns how many there were. */
export const refuseSharing = (trx: Trx, dreamId: string, now: Date): Promise<number> =>
  queries.refuseLinks(trx, dreamId, now.toISOString());

/** Deletes the links of an account that is being deleted. */
export const endSharesOf = (trx: Trx, userId: string): Promise<void> => queries.deleteLinksOf(trx, userId);

/** A user's links as the export has them: without their URLs, which would open what they show to whoever reads it. */
export async function exportedShares(db: Db, userId: string): Promise<object[]> {
  return (await queries.everyLink(db, userId)).map((link) => ({
    id: link.id,
    dreamId: link.dream_id,
    parts: SHARED_PARTS.filter((part) => link[part] === 1),
    name: link.name,
    hasPassword: link.password_hash !== null,
    views: link.views,
    createdAt: link.created_at,
    expiresAt: link.expires_at,
    refusedAt: link.refused_at,
  }));
}
