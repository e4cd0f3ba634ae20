import { createHash } from "node:crypto";
import { sign } from "@fastify/cookie";
import { openStore } from "#server/db/open.ts";
import { updateStatistics } from "#server/db/statistics.ts";
import { cancelDream } from "#server/features/dreams/dreams.ts";
import { refoldSearch } from "#server/features/dreams/search-refold.ts";
import { searchDue } from "#server/features/patterns/scan.ts";
import { DAY_MS } from "#shared/durations.ts";
import { KNOWN_EMAILS } from "../../bench/scale/users.ts";

/** A user of the drill: the cookie of a session, and the newest dream that has a film. */
export interface Player {
  id: string;
  email: string;
  cookie: string;
  dreamId: string;
  tag: string;
  /** A second factor would stop the sign-in of others. */
  signsIn: boolean;
}

export interface Players {
  users: Player[];
  /** Cookie of an admin. */
  admin: string;
}

/** Living users who are no admins, each with the newest dream in full. */
const LIVING = `
  SELECT u.id, u.email, d.id AS dreamId, d.tags,
    EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id) AS enrolled
  FROM users u
  JOIN dreams d ON d.id = (
    SELECT id FROM dreams WHERE user_id = u.id AND kind = 'dream' AND depth = 'full' AND status = 'done'
    ORDER BY created_at DESC LIMIT 1)
  WHERE u.deleted_at IS NULL AND u.banned_until IS NULL
    AND NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id)
  ORDER BY u.id`;
const SESSION = `
  INSERT INTO sessions (id_hash, user_id, data, created_at, expires_at, user_agent)
  VALUES (?, ?, '{}', ?, ?, 'Mozilla/5.0')`;

/**
 * Opens a session for each user. The waiting dreams of the data are cancelled, so that the queue is that of the drill,
 * and what a new version of the site does with old dreams in its first hour is done.
 */
export async function openSessions(databaseFile: string, secret: string): Promise<Players> {
  const store = openStore(databaseFile);
  const { db, sqlite } = store;
  sqlite.pragma("synchronous = OFF");
  const now = new Date();
  const waiting = sqlite
    .prepare<[], { id: string; userId: string }>(
      "SELECT id, user_id AS userId FROM dreams WHERE finished_at IS NULL",
    )
    .all();
  for (const dream of waiting) await cancelDream(db, { ...dream, now });
  while ((await searchDue(db)) > 0);
  for await (const _ of refoldSearch(db));

  const insert = sqlite.prepare(SESSION);
  const until = new Date(now.getTime() + 30 * DAY_MS).toISOString();
  function open(userId: string): string {
    const id = createHash("sha256").update(`load ${userId}`).digest("base64url").slice(0, 32);
    insert.run(createHash("sha256").update(id).digest("hex"), userId, now.toISOString(), until);
    return `session=${encodeURIComponent(sign(id, secret))}`;
  }
  const living = sqlite
    .prepare<[], { id: string; email: string; dreamId: string; tags: string; enrolled: number }>(LIVING)
    .all();
  const admin = sqlite
    .prepare<[string], string>("SELECT id FROM users WHERE email = ?")
    .pluck()
    .get(KNOWN_EMAILS[2])!;
  const players = sqlite.transaction(() => ({
    users: living.map(({ tags, enrolled, ...user }) => ({
      ...user,
      cookie: open(user.id),
      tag: (JSON.parse(tags) as string[])[0] ?? "",
      signsIn: enrolled === 0,
    })),
    admin: open(admin),
  }))();
  updateStatistics(sqlite);
  await store.close();
  return players;
}
