import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";

/** The error of a job whose files found no room on the volume, and which waits for it. */
export const NO_ROOM = "no room on the volume";

/** Parts that wait because their files found no room on the volume. */
export async function partsWithoutRoom(db: Db): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    SELECT COUNT(*) AS parts FROM jobs
    WHERE status IN ('queued', 'running') AND status = 'queued' AND last_error = ${NO_ROOM}`.execute(db);
  return rows[0]!.parts;
}
