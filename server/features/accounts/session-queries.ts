import type { Database } from "better-sqlite3";
import type { Db, Trx } from "#server/db/open.ts";

interface SessionLookup {
  userId: string;
  email: string;
  name: string;
  emailVerified: 0 | 1;
  admin: 0 | 1;
  revision: number;
  data: string;
  createdAt: string;
  expiresAt: string;
}

/** One statement for what every request asks: whose valid session is this, and what may they do? */
export function prepareSessionLookup(
  sqlite: Database,
): (at: { idHash: string; now: string; begunAfter: string }) => SessionLookup | undefined {
  const statement = sqlite.prepare<{ idHash: string; now: string; begunAfter: string }, SessionLookup>(`
    SELECT u.id AS userId, u.email, u.name, u.email_verified_at IS NOT NULL AS emailVerified,
      EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = 'admin') AS admin,
      p.revision, s.data, s.created_at AS createdAt, s.expires_at AS expiresAt
    FROM sessions s JOIN users u ON u.id = s.user_id JOIN person_revisions p ON p.user_id = u.id
    WHERE s.id_hash = :idHash AND s.expires_at > :now AND s.created_at > :begunAfter AND u.deleted_at IS NULL
      AND (u.banned_until IS NULL OR u.banned_until <= :now)`);
  return (at) => statement.get(at);
}

export async function insertSession(
  trx: Trx,
  row: {
    idHash: string;
    userId: string;
    userAgent: string;
    country: string | null;
    now: string;
    expiresAt: string;
  },
): Promise<void> {
  await trx
    .insertInto("sessions")
    .values({
      id_hash: row.idHash,
      user_id: row.userId,
      data: "{}",
      created_at: row.now,
      expires_at: row.expiresAt,
      user_agent: row.userAgent,
      country: row.country,
    })
    .execute();
}

/** Writes a session only if its data changed or it would end by `renewUpTo`; never brings an ended one back. */
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

/** Ends all sessions of a user but the `count` used latest. */
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

/** Whether the session was there; it goes on under another id. */
export async function renameSession(db: Db, idHash: string, newIdHash: string): Promise<boolean> {
  const result = await db
    .updateTable("sessions")
    .set({ id_hash: newIdHash })
    .where("id_hash", "=", idHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
}

/** Returns how many ended. */
export async function deleteSessionsOf(
  trx: Trx,
  userId: string,
  exceptIdHash: string | null,
): Promise<number> {
  const result = await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(exceptIdHash !== null, (q) => q.where("id_hash", "!=", exceptIdHash!))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Removes at most `limit` expired sessions; returns how many. */
export async function deleteExpiredSessions(db: Db, now: string, limit: number): Promise<number> {
  const expired = db.selectFrom("sessions").select("id_hash").where("expires_at", "<=", now).limit(limit);
  const result = await db.deleteFrom("sessions").where("id_hash", "in", expired).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** A user's valid sessions, the latest used first. */
export async function listSessionsOf(
  db: Db,
  userId: string,
  { now, begunAfter }: { now: string; begunAfter: string },
) {
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
    .where("expires_at", ">", now)
    .where("created_at", ">", begunAfter)
    .orderBy("expires_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
}

/** Whether the user had this session; it has ended now. */
export async function deleteOwnSession(db: Db, userId: string, idHash: string): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("id_hash", "=", idHash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
