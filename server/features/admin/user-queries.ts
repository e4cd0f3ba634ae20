import { sql, type RawBuilder } from "kysely";
import { isLike, listed, listedRows, withoutCase } from "#server/db/dialect.ts";
import type { Db } from "#server/db/open.ts";
import type { USER_SORTS } from "#shared/admin/users.ts";

type Sort = (typeof USER_SORTS)[number];

interface Paging {
  limit: number;
  offset: number;
}

export interface UserRow {
  id: string;
  email: string;
  name: string;
  admin: 0 | 1;
  emailVerified: 0 | 1;
  credits: number;
  creditsUsed: number;
  dreams: number;
  createdAt: string;
  lastSignInAt: string | null;
  bannedUntil: string | null;
  registrationCountry: string | null;
  lastLoginCountry: string | null;
}

/** The credits that a user of the outer query can spend at the time `now`. */
const credits = (now: string) => sql`(SELECT COALESCE(SUM(available), 0) FROM lots
  WHERE lots.user_id = users.id AND (expires_at IS NULL OR expires_at > ${now}))`;

/** The users with these ids, in this order. */
export async function usersByIds(db: Db, ids: readonly string[], now: string): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    SELECT users.id, email, name, ${credits(now)} AS credits, totals.credits_used AS "creditsUsed", totals.dreams,
      CASE WHEN EXISTS (SELECT 1 FROM user_roles WHERE user_id = users.id AND role = 'admin') THEN 1 ELSE 0 END AS admin,
      CASE WHEN email_verified_at IS NULL THEN 0 ELSE 1 END AS "emailVerified", created_at AS "createdAt",
      last_sign_in_at AS "lastSignInAt", banned_until AS "bannedUntil",
      registration_country AS "registrationCountry", last_login_country AS "lastLoginCountry"
    FROM ${listedRows(ids)} JOIN users ON users.id = listed.value
    JOIN user_totals AS totals ON totals.user_id = users.id
    WHERE deleted_at IS NULL ORDER BY listed.key`.execute(db);
  return rows;
}

/** Each has an index. Sorting by `credits` includes expired ones until the sweep has removed them. */
const SORT_KEYS = {
  created: sql`users.created_at`,
  last_sign_in: sql`COALESCE(users.last_sign_in_at, '')`,
  name: withoutCase("users.name"),
  email: sql`users.email`,
  credits: sql`totals.available`,
  used: sql`totals.credits_used`,
  dreams: sql`totals.dreams`,
} satisfies Record<Sort, RawBuilder<unknown>>;
const TOTALS: readonly Sort[] = ["credits", "used", "dreams"];

/** Sorts ids alone, so that figures are read for one page of users only. `search` is a LIKE pattern, null for all. */
export async function pageOfIds(
  db: Db,
  { search, sort, order }: { search: string | null; sort: Sort; order: "asc" | "desc" },
  { limit, offset }: Paging,
): Promise<{ ids: string[]; total: number }> {
  const like = sql`users.deleted_at IS NULL AND (${isLike("users.name", search)} OR ${isLike("users.email", search)}
    OR ${isLike("users.id", search)})`;
  const total = search === null ? await countUsers(db) : await countFound(db, like);
  const byTotals = TOTALS.includes(sort);
  // SQLite does not reorder a CROSS JOIN: the table whose index sorts comes first.
  const fromWhere = byTotals
    ? search === null
      ? sql`user_totals AS totals WHERE NOT EXISTS (
          SELECT 1 FROM users WHERE users.id = totals.user_id AND deleted_at IS NOT NULL)`
      : sql`user_totals AS totals CROSS JOIN users WHERE users.id = totals.user_id AND ${like}`
    : sql`users WHERE ${search === null ? sql`deleted_at IS NULL` : like}`;
  const direction = sql.raw(order === "asc" ? "ASC" : "DESC");
  const id = sql.raw(byTotals ? "totals.user_id" : "users.id");
  const { rows } = await sql<{ id: string }>`
    SELECT ${id} AS id FROM ${fromWhere} ORDER BY ${SORT_KEYS[sort]} ${direction}, ${id} ${direction}
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { ids: rows.map((row) => row.id), total };
}

/** Ids of the users, not deleted, whose email address matches a LIKE pattern. */
export async function idsByEmail(db: Db, pattern: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM users WHERE deleted_at IS NULL AND ${isLike("email", pattern)}`.execute(db);
  return rows.map((row) => row.id);
}

export async function countUsers(db: Db): Promise<number> {
  return (await db.selectFrom("site_totals").select("users").executeTakeFirstOrThrow()).users;
}

async function countFound(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM users WHERE ${condition}`.execute(db);
  return rows[0]!.total;
}

/** A user's newest dreams and notes, without their text and without those in the bin. */
export function dreamFacts(db: Db, userId: string, { limit, offset }: Paging) {
  return db
    .selectFrom("dreams")
    .select([
      "id",
      "kind",
      "status",
      "depth",
      "resolution",
      "language",
      "created_at as createdAt",
      "finished_at as finishedAt",
    ])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many dreams and notes of a user are not in the bin. */
export async function countDreams(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT dreams + notes AS total FROM user_totals WHERE user_id = ${userId}`.execute(db);
  return rows[0]!.total;
}

export function partFacts(db: Db, dreamIds: string[]) {
  return db
    .selectFrom("dream_parts")
    .select(["dream_id as dreamId", "part", "status", "engine", "error"])
    .where("dream_id", "in", listed(dreamIds))
    .execute();
}

export function sessionsOf(db: Db, userId: string, now: string, { limit, offset }: Paging) {
  return db
    .selectFrom("sessions")
    .select(["created_at as createdAt", "expires_at as expiresAt", "user_agent as userAgent"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countSessions(db: Db, userId: string, now: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM sessions WHERE user_id = ${userId} AND expires_at > ${now}`.execute(db);
  return rows[0]!.total;
}
