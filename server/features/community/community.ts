import { randomUUID } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { GalleryTopic } from "#server/db/share-schema.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { cleanName, mailUser } from "#server/features/accounts/accounts.ts";
import {
  findDream,
  mediaMadeHere,
  reviewRemotely,
  screen,
  type DreamRow,
  type ReviewDeps,
} from "#server/features/dreams/dreams.ts";
import { symbolByName } from "#server/features/symbols/symbols.ts";
import type { z } from "zod";
import {
  ENTRIES_PER_USER,
  REFUSALS_MAX,
  SENTENCE_MAX,
  type OwnEntry,
  type RefusalReason,
  type sendToGallery,
} from "#shared/community.ts";
import type { Interpretation } from "#shared/dreams.ts";
import { graphemeCount } from "#shared/limits.ts";
import { revealingBeside } from "#shared/revealing-words.ts";
import * as queries from "./queries.ts";
import type { EntryRow, OwnRow } from "./queries.ts";

export { waitingPage, type EntryRow } from "./queries.ts";
export { describeEntry } from "./shown-entry.ts";

/** Symbols that an entry is listed under. */
const SYMBOLS_MAX = 6;

type Input = z.output<NonNullable<(typeof sendToGallery)["body"]>>;
type SendDeps = ReviewDeps & { now: () => Date };

function toOwn(row: OwnRow): OwnEntry {
  const { state } = row;
  return {
    id: row.id,
    dreamId: row.dream_id,
    title: row.title,
    state,
    reason: row.reason,
    note: row.note,
    again: state === "withdrawn" || (state === "refused" && mayBeSent(row)),
    video: row.video === 1,
    sentence: row.sentence,
    name: row.name,
    mood: row.mood,
    likes: row.likes,
    sentAt: row.sent_at,
    shownAt: row.shown_at,
    endedAt: row.ended_at,
  };
}

const mayBeSent = ({ barred, refusals }: EntryRow) => barred === 0 && refusals < REFUSALS_MAX;

/** A finished dream of the user with a picture. Throws `not_found`, and `conflict` while it is being made. */
async function showableDream(db: Db, userId: string, dreamId: string) {
  const dream = await findDream(db, dreamId);
  if (dream?.user_id !== userId || dream.deleted_at !== null || dream.kind === "note" || !dream.title)
    throw new AppError("not_found");
  if (dream.finished_at === null) throw new AppError("conflict", { reason: "unfinished" });
  const media = await mediaMadeHere(db, dreamId);
  if (!media.some(({ name }) => name.startsWith("image-")))
    throw new AppError("conflict", { reason: "no_picture" });
  return {
    dream: { ...dream, title: dream.title },
    hasVideo: media.some(({ name }) => name === "video.mp4"),
  };
}

/** The words as they are stored: PostgreSQL stores no NUL. Throws `invalid_input` for too many. */
function wordsOf({ sentence, name }: Input) {
  const clean = sentence?.toWellFormed().replaceAll("\0", "").replaceAll(/\s+/gu, " ").trim() ?? "";
  if (graphemeCount(clean) > SENTENCE_MAX)
    throw new AppError("invalid_input", { issues: [{ path: "sentence", message: "too_long" }] });
  return { sentence: clean || null, name: (name?.trim() && cleanName(name)) || null };
}

/** Throws `conflict` for a dream that was refused too often, and where the user has no room for another. */
async function assertRoom(trx: Trx, userId: string, earlier: EntryRow | undefined): Promise<void> {
  if (earlier && !mayBeSent(earlier)) throw new AppError("conflict", { reason: "gallery_refused" });
  // A refused one has its place already, which the new one takes.
  const replaced = earlier?.state === "refused" ? 1 : 0;
  if ((await queries.countEntries(trx, userId)) - replaced >= ENTRIES_PER_USER)
    throw new AppError("conflict", { reason: "gallery_full", max: ENTRIES_PER_USER });
}

/**
 * Puts a user's own dream into the queue of the gallery, with a review of the words beside it. Sent twice, it is there
 * once. Throws `not_found`, `conflict`, and as `screen` and `reviewRemotely`.
 */
export async function sendDream(
  deps: SendDeps,
  { userId, dreamId, input }: { userId: string; dreamId: string; input: Input },
): Promise<OwnEntry> {
  const { db, now } = deps;
  const { dream } = await showableDream(db, userId, dreamId);
  const words = wordsOf(input);
  const text = [words.sentence, words.name].filter((each) => each !== null).join("\n");
  if (text !== "") await screen(deps, text, dream.language);
  const found = revealingBeside(words.sentence ?? "", words.name ?? "", dream.language);
  if (found.length > 0 && !input.reread)
    throw new AppError("conflict", { reason: "revealing", found: found.join(" · ") });
  if (text !== "") await reviewRemotely(deps, { text, locale: dream.language, now: now() });
  return transact(db, { user: userId }, async (trx) => {
    const { dream: current, hasVideo } = await showableDream(trx, userId, dreamId);
    const earlier = await queries.entryOfDream(trx, dreamId);
    if (earlier?.state === "waiting" || earlier?.state === "shown")
      return toOwn({ ...earlier, title: current.title });
    await assertRoom(trx, userId, earlier);
    // Its URL and its likes belonged to the earlier consent.
    if (earlier) await queries.deleteEntry(trx, earlier.id);
    const row = await queries.insertEntry(trx, {
      id: randomUUID(),
      user_id: userId,
      dream_id: dreamId,
      state: "waiting",
      video: input.video && hasVideo ? 1 : 0,
      ...words,
      mood: input.mood,
      mail: input.mail ? 1 : 0,
      refusals: earlier?.refusals ?? 0,
      barred: 0,
      sent_at: now().toISOString(),
    });
    return toOwn({ ...row, title: current.title });
  });
}

/** What a user has sent, the newest first. */
export const ownEntries = async (db: Db, userId: string): Promise<OwnEntry[]> =>
  (await queries.entriesOf(db, userId)).map(toOwn);

/** Takes an entry of the user out of the gallery or its queue. Throws `not_found`. */
export async function withdraw(db: Db, { userId, id, now }: { userId: string; id: string; now: Date }) {
  await transact(db, { user: userId }, async (trx) => {
    if (!(await queries.markWithdrawn(trx, userId, id, now.toISOString()))) throw new AppError("not_found");
    signalOnCommit(trx, "galleryChanged");
  });
}

/** What an entry is listed under: the symbols that its reading names, and the mood that its author chose. */
function topicsFor(dream: DreamRow, { mood }: EntryRow): GalleryTopic[] {
  const { symbols = [] } = (JSON.parse(dream.interpretation ?? "null") ?? {}) as Partial<Interpretation>;
  const ids = symbols
    .map(({ symbol }) => symbolByName(symbol, dream.language))
    .filter((id) => id !== undefined);
  const topics = [...new Set(ids)].slice(0, SYMBOLS_MAX).map((id): GalleryTopic => `symbol:${id}`);
  return mood === null ? topics : [...topics, `mood:${mood}`];
}

export type Decision = { decision: "accept" } | { decision: "refuse"; reason: RefusalReason; note: string };

/** An entry that waits. Throws `not_found`, and `conflict` once it is decided or withdrawn. */
export async function waitingEntry(db: Db, id: string): Promise<EntryRow> {
  const entry = await queries.findEntry(db, id);
  if (!entry) throw new AppError("not_found");
  if (entry.state !== "waiting") throw new AppError("conflict", { reason: "gallery_decided" });
  return entry;
}

/** Shows or refuses an entry that waits, and mails its author where that is wanted. Throws as `waitingEntry`. */
export async function decide(
  trx: Trx,
  { config, now }: { config: Pick<Config, "publicUrl">; now: Date },
  { id, ...decision }: Decision & { id: string },
): Promise<EntryRow> {
  const entry = await waitingEntry(trx, id);
  const dream = await findDream(trx, entry.dream_id);
  if (!dream) throw new AppError("not_found");
  const at = now.toISOString();
  if (decision.decision === "accept") await queries.markShown(trx, id, topicsFor(dream, entry), at);
  else await queries.markRefused(trx, { id, reason: decision.reason, note: decision.note || null, now: at });
  signalOnCommit(trx, "galleryChanged");
  if (entry.mail === 1) {
    const reason = decision.decision === "accept" ? null : decision.reason;
    const url = `${config.publicUrl}/share/${entry.dream_id}`;
    await mailUser(trx, { userId: entry.user_id, template: "gallery-decided", data: { reason, url }, now });
  }
  return entry;
}

/** Ends the entry of a reported dream for good. Returns whether it was shown or waited. */
export async function barDream(trx: Trx, dreamId: string, now: Date): Promise<boolean> {
  const entry = await queries.entryOfDream(trx, dreamId);
  if (!entry || (entry.state !== "shown" && entry.state !== "waiting")) return false;
  await queries.markRefused(trx, { id: entry.id, reason: "reported", note: null, now: now.toISOString() });
  signalOnCommit(trx, "galleryChanged");
  return true;
}

/** Deletes the entries and the likes of an account that is being deleted. */
export async function deleteGalleryOf(trx: Trx, userId: string): Promise<void> {
  await queries.deleteEntriesOf(trx, userId);
  signalOnCommit(trx, "galleryChanged");
}

/** A shown entry. Throws `gone`, also for one that never was. */
export async function openEntry(db: Db, id: string, now: Date): Promise<EntryRow> {
  const entry = await queries.findShown(db, id, now.toISOString());
  if (!entry) throw new AppError("gone");
  return entry;
}

/** What a user sent to the gallery and likes there, as the export has it. */
export async function exportedGallery(db: Db, userId: string): Promise<object> {
  const entries = await queries.everyEntry(db, userId);
  const likes = await queries.likesOf(db, userId);
  return {
    entries: entries
      .map((entry) => toOwn({ ...entry, title: "" }))
      .map(({ title: _, again: __, ...rest }) => rest),
    likes: likes.map(({ entry_id, created_at }) => ({ entryId: entry_id, createdAt: created_at })),
  };
}
