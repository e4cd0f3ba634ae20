import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import { MINUTE_MS } from "#shared/durations.ts";

const BYTES = 32;
/** Time for which a process caches a salt. A crash of the database loses it; after this time all processes use a new one. */
const KNOWN_MS = MINUTE_MS;

/**
 * Returns the salt of a day, the same in all processes on a PostgreSQL database; the first read of a day permanently
 * removes the salts of earlier days. A process that still asks for an earlier day then gets the new salt.
 */
export function createSharedSalt(db: Db): (day: string) => Promise<Buffer> {
  let known: { day: string; until: number; salt: Promise<Buffer> } | null = null;
  return (day) => {
    const time = performance.now();
    if (known?.day === day && time < known.until) return known.salt;
    const asked = { day, until: time + KNOWN_MS, salt: readSalt(db, day) };
    asked.salt.catch(() => {
      if (known === asked) known = null;
    });
    known = asked;
    return asked.salt;
  };
}

async function readSalt(db: Db, day: string): Promise<Buffer> {
  const newest = async () => {
    const { rows } = await sql<{ salt: string }>`
      SELECT salt FROM visitor_salts WHERE day >= ${day} ORDER BY day DESC LIMIT 1`.execute(db);
    return rows[0] && Buffer.from(rows[0].salt, "hex");
  };
  const found = await newest();
  if (found) return found;
  const salt = randomBytes(BYTES).toString("hex");
  await sql`INSERT INTO visitor_salts (day, salt) VALUES (${day}, ${salt}) ON CONFLICT (day) DO NOTHING`.execute(
    db,
  );
  await sql`DELETE FROM visitor_salts WHERE day < (SELECT MAX(day) FROM visitor_salts)`.execute(db);
  // The table is too small to be vacuumed by itself: its file would keep deleted salts for weeks.
  await sql`VACUUM visitor_salts`.execute(db);
  return (await newest())!;
}
