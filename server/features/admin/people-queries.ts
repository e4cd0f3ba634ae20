import { sql, type Kysely } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import type { USER_SORTS } from "#shared/admin.ts";

type Db = Kysely<Schema>;
type Sort = (typeof USER_SORTS)[number];

export interface PersonRow {
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

const credits = (now: string) => sql`(SELECT COALESCE(SUM(available), 0) FROM lots
  WHERE lots.user_id = users.id AND (expires_at IS NULL OR expires_at > ${now}))`;
const creditsUsed = sql`(SELECT COALESCE(SUM(-held), 0) FROM ledger_entries AS entry
  WHERE entry.user_id = users.id AND entry.kind = 'capture')`;
const dreams = sql`(SELECT COUNT(*) FROM dreams WHERE dreams.user_id = users.id AND dreams.kind = 'dream')`;

function sortKey(sort: Sort, now: string) {
  switch (sort) {
    case "created":
      return sql`created_at`;
    case "last_sign_in":
      return sql`COALESCE(last_sign_in_at, '')`;
    case "name":
      return sql`name COLLATE NOCASE`;
    case "email":
      return sql`email`;
    case "credits":
      return credits(now);
    case "used":
      return creditsUsed;
    case "dreams":
      return dreams;
  }
}

/** The people with these ids, in this order. */
export async function peopleByIds(db: Db, ids: readonly string[], now: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    SELECT users.id, email, name, ${credits(now)} AS credits, ${creditsUsed} AS creditsUsed, ${dreams} AS dreams,
      EXISTS (SELECT 1 FROM user_roles WHERE user_id = users.id AND role = 'admin') AS admin,
      email_verified_at IS NOT NULL AS emailVerified, created_at AS createdAt,
      last_sign_in_at AS lastSignInAt, banned_until AS bannedUntil,
      registration_country AS registrationCountry, last_login_country AS lastLoginCountry
    FROM json_each(${JSON.stringify(ids)}) AS wanted JOIN users ON users.id = wanted.value
    WHERE deleted_at IS NULL ORDER BY wanted.key`.execute(db);
  return rows;
}

/** Only the ids are sorted: the figures of a person are worked out for one page. `search` is a LIKE pattern. */
export async function pageOfIds(
  db: Db,
  filter: { search: string; sort: Sort; order: "asc" | "desc"; now: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const { search } = filter;
  const found = sql`FROM users WHERE deleted_at IS NULL AND (${search} = '%%' OR name LIKE ${search} ESCAPE '\\'
    OR email LIKE ${search} ESCAPE '\\' OR id LIKE ${search} ESCAPE '\\')`;
  const direction = filter.order === "asc" ? sql`ASC` : sql`DESC`;
  const { rows: counted } = await sql<{ total: number }>`SELECT COUNT(*) AS total ${found}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    SELECT id ${found} ORDER BY ${sortKey(filter.sort, filter.now)} ${direction}, id
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { ids: rows.map((row) => row.id), total: counted[0]!.total };
}

/** Everybody with an account, and all tokens ever spent. */
export async function everybody(db: Db): Promise<{ users: number; creditsUsed: number }> {
  const { rows } = await sql<{ users: number; creditsUsed: number }>`
    SELECT (SELECT COUNT(*) FROM users WHERE deleted_at IS NULL) AS users,
      (SELECT COALESCE(SUM(-held), 0) FROM ledger_entries WHERE kind = 'capture') AS creditsUsed`.execute(db);
  return rows[0]!;
}

/** Facts of a person's newest dreams; never the text. */
export function dreamFacts(db: Db, userId: string, limit: number) {
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
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

export function partFacts(db: Db, dreamIds: string[]) {
  return db
    .selectFrom("dream_parts")
    .select(["dream_id as dreamId", "part", "status", "engine", "error"])
    .where("dream_id", "in", dreamIds)
    .execute();
}

export function sessionsOf(db: Db, userId: string, now: string) {
  return db
    .selectFrom("sessions")
    .select(["created_at as createdAt", "expires_at as expiresAt", "user_agent as userAgent"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
}
