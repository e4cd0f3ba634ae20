import { sql, type Insertable, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { GalleryTopic } from "#server/db/share-schema.ts";
import type { GalleryReason } from "#shared/community.ts";
import type { Locale } from "#shared/locales.ts";

/** Entries of a user that are listed for them. */
const OWN_MAX = 300;

export type EntryRow = Selectable<Schema["gallery_entries"]>;
/** An entry with the title of its dream. */
export type OwnRow = EntryRow & { title: string };
/** A shown one, with the language of its dream. */
export type ShownRow = OwnRow & { language: Locale };
/** A place in the list of shown entries. */
export interface Place {
  shownAt: string;
  id: string;
}

/** The dream and the author; a plan that begins with the users would read all of them. */
const joined = sql`CROSS JOIN dreams CROSS JOIN users`;
/** Of a dream and an account that can be seen. */
const open = (now: string) => sql`dreams.id = gallery_entries.dream_id AND users.id = gallery_entries.user_id
  AND dreams.deleted_at IS NULL AND users.deleted_at IS NULL
  AND (users.banned_until IS NULL OR users.banned_until <= ${now})`;

export async function entriesOf(db: Db, userId: string): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    SELECT gallery_entries.*, dreams.title FROM gallery_entries JOIN dreams ON dreams.id = gallery_entries.dream_id
    WHERE gallery_entries.user_id = ${userId} AND dreams.deleted_at IS NULL AND dreams.title IS NOT NULL
    ORDER BY gallery_entries.sent_at DESC LIMIT ${OWN_MAX}`.execute(db);
  return rows;
}

export function everyEntry(db: Db, userId: string): Promise<EntryRow[]> {
  return db
    .selectFrom("gallery_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("sent_at")
    .execute();
}

/** Entries of a user that are not withdrawn. */
export async function countEntries(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM gallery_entries WHERE user_id = ${userId} AND state <> 'withdrawn'`.execute(
    db,
  );
  return rows[0]!.total;
}

export function findEntry(db: Db, id: string): Promise<EntryRow | undefined> {
  return db.selectFrom("gallery_entries").selectAll().where("id", "=", id).executeTakeFirst();
}

export function entryOfDream(db: Db, dreamId: string): Promise<EntryRow | undefined> {
  return db.selectFrom("gallery_entries").selectAll().where("dream_id", "=", dreamId).executeTakeFirst();
}

export async function insertEntry(trx: Trx, row: Insertable<Schema["gallery_entries"]>): Promise<EntryRow> {
  return trx.insertInto("gallery_entries").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function deleteEntry(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("gallery_entries").where("id", "=", id).execute();
}

/** The entry if everybody may see it. */
export async function findShown(db: Db, id: string, now: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    SELECT gallery_entries.* FROM gallery_entries ${joined}
    WHERE gallery_entries.id = ${id} AND gallery_entries.state = 'shown' AND ${open(now)}`.execute(db);
  return rows[0];
}

/** Before all entries. */
const START: Place = { shownAt: "9999-12-31T23:59:59.999Z", id: "" };

/** Shown entries, the newest first, after a place. */
export async function shownEntries(
  db: Db,
  wanted: { topic: GalleryTopic | null; after: Place | null; limit: number; now: string },
): Promise<ShownRow[]> {
  const { topic, limit, now } = wanted;
  const { shownAt, id } = wanted.after ?? START;
  if (topic) {
    const { rows } = await sql<ShownRow>`
      SELECT gallery_entries.*, dreams.title, dreams.language FROM gallery_entry_topics AS listed
      CROSS JOIN gallery_entries ${joined}
      WHERE listed.topic = ${topic} AND listed.shown_at <= ${shownAt}
        AND (listed.shown_at < ${shownAt} OR listed.entry_id < ${id})
        AND gallery_entries.id = listed.entry_id AND dreams.title IS NOT NULL AND ${open(now)}
      ORDER BY listed.shown_at DESC, listed.entry_id DESC LIMIT ${limit}`.execute(db);
    return rows;
  }
  const { rows } = await sql<ShownRow>`
    SELECT gallery_entries.*, dreams.title, dreams.language FROM gallery_entries ${joined}
    WHERE gallery_entries.state = 'shown' AND gallery_entries.shown_at <= ${shownAt}
      AND (gallery_entries.shown_at < ${shownAt} OR gallery_entries.id < ${id})
      AND dreams.title IS NOT NULL AND ${open(now)}
    ORDER BY gallery_entries.shown_at DESC, gallery_entries.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function topicsOf(db: Db, entryId: string): Promise<GalleryTopic[]> {
  const rows = await db
    .selectFrom("gallery_entry_topics")
    .select("topic")
    .where("entry_id", "=", entryId)
    .orderBy("topic")
    .execute();
  return rows.map(({ topic }) => topic);
}

/** All topics with entries, the most frequent first. */
export async function everyTopic(db: Db): Promise<{ topic: GalleryTopic; entries: number }[]> {
  const { rows } = await sql<{ topic: GalleryTopic; entries: number }>`
    SELECT topic, entries FROM gallery_topics WHERE entries > 0 ORDER BY entries DESC, topic`.execute(db);
  return rows;
}

/** One page of the waiting entries, the oldest first, with the email address of the author. */
export async function waitingPage(
  db: Db,
  { limit, offset, now }: { limit: number; offset: number; now: string },
): Promise<{ rows: (EntryRow & { email: string })[]; total: number }> {
  const { rows } = await sql<EntryRow & { email: string }>`
    SELECT gallery_entries.*, users.email FROM gallery_entries ${joined}
    WHERE gallery_entries.state = 'waiting' AND ${open(now)}
    ORDER BY gallery_entries.sent_at, gallery_entries.id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM gallery_entries ${joined}
    WHERE gallery_entries.state = 'waiting' AND ${open(now)}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function markShown(
  trx: Trx,
  id: string,
  topics: readonly GalleryTopic[],
  now: string,
): Promise<void> {
  await sql`UPDATE gallery_entries SET state = 'shown', shown_at = ${now} WHERE id = ${id}`.execute(trx);
  // In one order, because transactions at the same moment count the same topics.
  for (const topic of topics.toSorted())
    await trx.insertInto("gallery_entry_topics").values({ entry_id: id, topic, shown_at: now }).execute();
}

export async function markRefused(
  trx: Trx,
  { id, reason, note, now }: { id: string; reason: GalleryReason; note: string | null; now: string },
): Promise<void> {
  const barred = reason === "reported" ? 1 : 0;
  await sql`
    UPDATE gallery_entries
    SET state = 'refused', reason = ${reason}, note = ${note}, refusals = refusals + 1, barred = ${barred},
      ended_at = ${now}
    WHERE id = ${id}`.execute(trx);
}

/** Withdraws a user's entry that waits or is shown, and forgets its words. Returns whether there was one. */
export async function markWithdrawn(trx: Trx, userId: string, id: string, now: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE gallery_entries SET state = 'withdrawn', ended_at = ${now}, sentence = NULL, name = NULL
    WHERE id = ${id} AND user_id = ${userId} AND state IN ('waiting', 'shown') RETURNING id`.execute(trx);
  return rows.length > 0;
}

export async function deleteEntriesOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("gallery_likes").where("user_id", "=", userId).execute();
  await trx.deleteFrom("gallery_entries").where("user_id", "=", userId).execute();
}

/** Likes a shown entry, at most once, unless the account was deleted meanwhile. */
export async function insertLike(
  trx: Trx,
  { id, liker, userId, now }: { id: string; liker: string; userId: string | null; now: string },
): Promise<void> {
  await sql`
    INSERT INTO gallery_likes (entry_id, liker, user_id, created_at)
    SELECT id, ${liker}, ${userId}, ${now} FROM gallery_entries WHERE id = ${id} AND state = 'shown'
      AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = ${userId} AND users.deleted_at IS NOT NULL)
    ON CONFLICT (entry_id, liker) DO NOTHING`.execute(trx);
}

export async function deleteLike(trx: Trx, id: string, liker: string): Promise<void> {
  await trx.deleteFrom("gallery_likes").where("entry_id", "=", id).where("liker", "=", liker).execute();
}

export async function hasLike(db: Db, id: string, liker: string): Promise<boolean> {
  const row = await db
    .selectFrom("gallery_likes")
    .select("liker")
    .where("entry_id", "=", id)
    .where("liker", "=", liker)
    .executeTakeFirst();
  return row !== undefined;
}

export function likesOf(db: Db, userId: string): Promise<{ entry_id: string; created_at: string }[]> {
  return db
    .selectFrom("gallery_likes")
    .select(["entry_id", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("entry_id")
    .execute();
}
