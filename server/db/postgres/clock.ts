import type pg from "pg";

const MEASURE_EVERY_MS = 30_000;

/**
 * A clock corrected by that of the database, which the leases of several machines need. Until a measurement succeeds
 * again, the offset of the last one counts.
 */
export async function startDatabaseClock(
  pool: Pick<pg.Pool, "connect">,
): Promise<{ now: () => Date; stop: () => void }> {
  let offsetMs = 0;
  async function measure(): Promise<void> {
    // Connected first: the wait for a free connection would shift the offset.
    const client = await pool.connect();
    try {
      const sent = Date.now();
      const { rows } = await client.query<{ at: number }>(
        "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS double precision) AS at",
      );
      offsetMs = rows[0]!.at - (sent + Date.now()) / 2;
    } finally {
      client.release();
    }
  }
  await measure();
  const timer = setInterval(() => void measure().catch(() => {}), MEASURE_EVERY_MS).unref();
  return { now: () => new Date(Date.now() + offsetMs), stop: () => clearInterval(timer) };
}
