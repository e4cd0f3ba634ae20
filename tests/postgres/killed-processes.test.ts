import { join } from "node:path";
import { afterAll, test } from "vitest";
import { openPostgres } from "#server/db/postgres/open.ts";
import { startServer } from "../support/postgres-server.ts";
import { drillProcesses } from "../support/process-drill.ts";

const KILLS = 10;
const MINUTES_APART = 10;

const server = await startServer();
afterAll(() => server.stop());
const url = server.url("postgres");
// What was committed outlives a crash of the server's processes; other tests do without, which is faster.
const admin = await openPostgres({ url, connections: 1 });
await admin.prepare("ALTER DATABASE postgres SET synchronous_commit = on")({});
await admin.close();

test(
  `after ${KILLS} SIGKILLs, two crashes of the database and cut connections, on clocks that differ, nothing is lost and nothing done twice`,
  () =>
    drillProcesses({
      kills: KILLS,
      env: { DATABASE_URL: url, DATABASE_CONNECTIONS: "5" },
      // Of four workers, one is ahead and one behind.
      workerEnv: (worker) => ({
        CLOCK_SHIFT_MS: String(([MINUTES_APART / 2, -MINUTES_APART / 2][worker] ?? 0) * 60_000),
        NODE_OPTIONS: `--import=${join(import.meta.dirname, "../support/shifted-clock.ts")}`,
      }),
      open: () => openPostgres({ url, connections: 2 }),
      async disturb(kill) {
        if (kill % 5 === 2) {
          await server.crash();
          return true;
        }
        if (kill % 5 !== 4) return false;
        const store = await openPostgres({ url, connections: 1 });
        const cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'";
        await store.prepare(cut)({});
        await store.close();
        return false;
      },
    }),
  480_000,
);
