import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";

const CHANNEL = "site_changes";
const RECONNECT_MS = 1_000;
/** Changes within this time are announced once. */
const GATHER_MS = 20;

/**
 * Announces changes to the other processes on a database, as a hint to look at once: when an announcement is lost,
 * they find the change by polling. Sent after the commit, because NOTIFY in transactions would make these commit one
 * after another.
 */
export function createNotices(pool: pg.Pool, listenUrl: string) {
  const own = randomUUID();
  let gathering = false;

  return {
    async announce(): Promise<void> {
      if (gathering) return;
      gathering = true;
      await setTimeout(GATHER_MS);
      gathering = false;
      await pool.query("SELECT pg_notify($1, $2)", [CHANNEL, own]).catch(() => {});
    },

    /** Calls `heard` after each announcement by another process, on a connection of its own. Returns its stop function. */
    listen(heard: () => void): () => void {
      const stopped = new AbortController();
      void (async () => {
        while (!stopped.signal.aborted) {
          await listenOnce(stopped.signal).catch(() => {});
          await setTimeout(RECONNECT_MS * Math.random(), null, { ref: false });
        }
      })();
      return () => stopped.abort();

      /** Resolves when the connection has ended. */
      async function listenOnce(signal: AbortSignal): Promise<void> {
        const client = new pg.Client({ connectionString: listenUrl, keepAlive: true });
        const ended = new Promise<void>((resolve) => {
          client.on("end", resolve).on("error", () => resolve());
        });
        const end = () => void client.end().catch(() => {});
        signal.addEventListener("abort", end);
        try {
          await client.connect();
          client.on("notification", ({ payload }) => {
            if (payload !== own) heard();
          });
          await client.query(`LISTEN ${CHANNEL}`);
          // What was announced while there was no connection.
          heard();
          await ended;
        } finally {
          signal.removeEventListener("abort", end);
          end();
        }
      }
    },
  };
}
