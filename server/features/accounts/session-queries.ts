import type { Insertable } from "kysely";
import type { Db, Store, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { DAY_MS } from "#shared/durations.ts";

interface SessionLookup {
  userId: string;
  email: string;
  name: string;
  emailVerified: 0 | 1;
  admin: 0 | 1;
  revision: number;
  timeZone: string | null;
  /** Hour of the day. */
  nightEnds: number;
  /** JSON. */
  data: string;
  expiresAt: string;
}

/** Latest end of a session, counted from its beginning, however often it is renewed. */
const SESSION_END_MS = 180 * DAY_MS;

/** The valid sessions are those that began after this time. */
const earliestBeginning = (now: Date) => new Date(now.getTime() - SESSION_END_MS).toISOString();

/**
 * Prepares the one statement of every request: the user of a valid session, and their role. The plus signs keep its
 * plan: docs/decisions/0021-fixed-plans.md.
 */
export function prepareSessionLookup(
  store: Pick<Store, "prepare">,
): (idHash: string, now: Date) => Promise<SessionLookup | undefined> {
  const find = store.prepare<{ idHash: string; now: string; begunAfter: string }, SessionLookup>(`
    SELECT u.id AS "userId", u.email, u.name, CASE WHEN u.email_verified_at IS NULL THEN 0 ELSE 1 END AS "emailVerified",
      CASE WHEN EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = 'admin') THEN 1 ELSE 0 END AS admin,
      p.revision, u.time_zone AS "timeZone", u.night_ends AS "nightEnds", s.data, s.expires_at AS "expiresAt"
    FROM sessions s JOIN users u ON u.id = s.user_id JOIN person_revisions p ON p.user_id = u.id
    WHERE s.id_hash = +:idHash AND s.expires_at > +:now AND s.created_at > +:begunAfter AND u.deleted_at IS NULL
      AND (u.banned_until IS NULL OR u.banned_until <= +:now)`);
  return (idHash, now) => find({ idHash, now: now.toISOString(), begunAfter: earliestBeginning(now) });
}

export async function insertSession(trx: Trx, row: Insertable<Schema["sessions"]>): Promise<void> {
  await trx.insertInto("sessions").values(row).execute();
}

/**
 * Stores the data and the new end of a session if its data changed or it expires by `renewUpTo`. A session that was
 * deleted meanwhile is not inserted again.
 */
export async function saveSession(
  db: Db,
  row: { idHash: string; data: string; expiresAt: string; renewUpTo: string },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ data: row.data, expires_at: row.expiresAt })
    .where("id_hash", "=", row.idHash)
    .where((e) => e.or([e("data", "!=", row.data), e("expires_at", "<=", row.renewUpTo)]))
    .execute();
}

/** Ends all sessions of a user except the `count` that were used last: use renews `expires_at`. */
export async function keepLatestSessions(trx: Trx, userId: string, count: number): Promise<void> {
  const all = await trx
    .selectFrom("sessions")
    .select("id_hash")
    .where("user_id", "=", userId)
    .orderBy("expires_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
  const old = all.slice(count).map((row) => row.id_hash);
  if (old.length > 0) await trx.deleteFrom("sessions").where("id_hash", "in", old).execute();
}

/** Gives a session another id; the old one is known as replaced for a while. Returns false where there is none. */
export async function renameSession(
  db: Db,
  { idHash, newIdHash, knownUntil }: { idHash: string; newIdHash: string; knownUntil: string },
): Promise<boolean> {
  const result = await db
    .updateTable("sessions")
    .set({ id_hash: newIdHash, replaced_hash: idHash, replaced_until: knownUntil })
    .where("id_hash", "=", idHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether a session had this id until lately. */
export async function isReplacedSession(db: Db, idHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id_hash")
    .where("replaced_hash", "=", idHash)
    .where("replaced_until", ">", now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the session that had this id until lately. */
export async function deleteReplacedSession(db: Db, idHash: string, now: Date): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("replaced_hash", "=", idHash)
    .where("replaced_until", ">", now.toISOString())
    .execute();
}

export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
}

/** Ends the sessions of a user, or all but one, which may have got another id meanwhile. Returns how many. */
export async function deleteSessionsOf(trx: Trx, userId: string, exceptIdHash?: string): Promise<number> {
  const result = await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(exceptIdHash !== undefined, (q) =>
      q
        .where("id_hash", "!=", exceptIdHash!)
        .where((e) => e.or([e("replaced_hash", "is", null), e("replaced_hash", "!=", exceptIdHash!)])),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes at most `limit` expired sessions; returns how many. */
export async function deleteExpiredSessions(db: Db, now: string, limit: number): Promise<number> {
  const expired = db.selectFrom("sessions").select("id_hash").where("expires_at", "<=", now).limit(limit);
  const result = await db.deleteFrom("sessions").where("id_hash", "in", expired).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** A user's valid sessions, the last used first. */
export async function listSessionsOf(db: Db, userId: string, now: Date) {
  return await db
    .selectFrom("sessions")
    .select([
      "id_hash as idHash",
      "user_agent as userAgent",
      "country",
      "created_at as createdAt",
      "expires_at as expiresAt",
    ])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .where("created_at", ">", earliestBeginning(now))
    .orderBy("expires_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
}

/** Ends a session of a user. Returns false where the user has no such session. */
export async function deleteOwnSession(db: Db, userId: string, idHash: string): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("id_hash", "=", idHash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
