import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Locale } from "#shared/locales.ts";
import { IMPORTED } from "#shared/import.ts";
import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

export type NewLetter = Insertable<Schema["letters"]>;
export type LetterRow = Selectable<Schema["letters"]>;

/** A user's letters, the latest month first. */
export function lettersOf(db: Db, userId: string): Promise<LetterRow[]> {
  return db
    .selectFrom("letters")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("month", "desc")
    .execute();
}

/** Stores a letter unless the month has one, or the account was deleted meanwhile. Returns whether it was stored. */
export async function insertLetter(trx: Trx, letter: NewLetter): Promise<boolean> {
  const owner = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", letter.user_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!owner) return false;
  const stored = await trx
    .insertInto("letters")
    .values(letter)
    .onConflict((conflict) => conflict.columns(["user_id", "month"]).doNothing())
    .returning("month")
    .executeTakeFirst();
  return stored !== undefined;
}

export async function hasLetter(db: Db, userId: string, month: string): Promise<boolean> {
  const row = await db
    .selectFrom("letters")
    .select("month")
    .where("user_id", "=", userId)
    .where("month", "=", month)
    .executeTakeFirst();
  return row !== undefined;
}

/** A user who wants to hear of the letter. */
export interface LetterReader {
  locale: Locale;
  emailVerifiedAt: string | null;
  byMail: 0 | 1;
  byPush: 0 | 1;
}

/** Ids of the users who want to hear of the letter, in their order, after one of them. */
export async function letterReaders(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT notification_settings.user_id AS "userId"
    FROM notification_settings JOIN users ON users.id = notification_settings.user_id
    WHERE (letter_mail = 1 OR letter_push = 1) AND notification_settings.user_id > ${after}
      AND users.deleted_at IS NULL
    ORDER BY notification_settings.user_id LIMIT ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** How a user wants to hear of the letter; undefined for one who does not, or was deleted. */
export async function letterReader(db: Db, userId: string): Promise<LetterReader | undefined> {
  const { rows } = await sql<LetterReader>`
    SELECT users.locale, users.email_verified_at AS "emailVerifiedAt", letter_mail AS "byMail", letter_push AS "byPush"
    FROM notification_settings JOIN users ON users.id = notification_settings.user_id
    WHERE notification_settings.user_id = ${userId} AND (letter_mail = 1 OR letter_push = 1)
      AND users.deleted_at IS NULL`.execute(db);
  return rows[0];
}

export async function markSeen(
  trx: Trx,
  { userId, month, at }: { userId: string; month: string; at: string },
): Promise<void> {
  await trx
    .updateTable("letters")
    .set({ seen_at: at })
    .where("user_id", "=", userId)
    .where("month", "=", month)
    .where("seen_at", "is", null)
    .execute();
}

export async function deleteLetters(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("letters").where("user_id", "=", userId).execute();
}

/** The letter that an AI is asked for next: one that is due, the longest first. */
export async function dueForAi(db: Db, now: Date): Promise<LetterRow | undefined> {
  const { rows } = await sql<LetterRow>`
    SELECT * FROM letters WHERE ai_due IS NOT NULL AND ai_due <= ${now.toISOString()}
    ORDER BY ai_due LIMIT 1`.execute(db);
  return rows[0];
}

type Turn = Pick<LetterRow, "user_id" | "month" | "ai_due">;

/** Changes when an AI is asked for a letter, unless another process has meanwhile. Returns whether it did. */
export async function setAiDue(
  trx: Trx,
  { user_id, month, ai_due }: Turn,
  change: Updateable<Schema["letters"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("letters")
    .set(change)
    .where("user_id", "=", user_id)
    .where("month", "=", month)
    .where("ai_due", "=", ai_due)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Titles of a user's dreams that readings of this site gave, and that are not in the bin, the earliest night first. */
export async function titledDreams(
  db: Db,
  userId: string,
  ids: readonly string[],
  limit: number,
): Promise<{ id: string; night: string; title: string }[]> {
  const { rows } = await sql<{ id: string; night: string; title: string }>`
    SELECT dreams.id, night, title FROM dreams JOIN dream_parts AS part
      ON part.dream_id = dreams.id AND part.part = 'reading' AND part.status = 'done'
    WHERE dreams.id IN ${listed(ids)} AND user_id = ${userId} AND deleted_at IS NULL AND title IS NOT NULL
      AND part.engine <> ${IMPORTED}
    ORDER BY night, created_at LIMIT ${limit}`.execute(db);
  return rows;
}
