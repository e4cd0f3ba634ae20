import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#server/db/migrate.ts";
import { openStore, type Db, type Store } from "#server/db/open.ts";
import { openPostgres } from "#server/db/postgres/open.ts";
import { transact } from "#server/db/transaction.ts";
import { claim } from "#server/features/dreams/part-job-queries.ts";
import { addUser, setPart } from "../tests/support/ledger-rows.ts";
import { startServer } from "../tests/support/postgres-server.ts";
import { createServerProcess } from "../tests/support/server-process.ts";
import { load, median } from "./load.ts";
import { createBenchUser } from "./user.ts";

// Compares PostgreSQL on this machine with SQLite. Rounds alternate; the median round counts.
const WAITING = 2000;
const USERS = 100;
const CLAIMS = 100;
const ROUNDS = 5;
const SECONDS = 2;

const postgres = await startServer();

async function emptyDatabase(name: string): Promise<string> {
  const admin = await openPostgres({ url: postgres.url("postgres"), connections: 1 });
  await admin.prepare(`CREATE DATABASE ${name}`)({});
  await admin.close();
  return postgres.url(name);
}

async function fillQueue(db: Db): Promise<void> {
  const at = new Date(Date.now() - 60_000).toISOString();
  for (let i = 0; i < USERS; i++) await addUser(db, `u${i}`);
  for (let i = 0; i < WAITING; i++) {
    const dreamId = `d${i}`;
    const part = { dreamId, part: "reading", round: 1, cost: 1, status: "queued" } as const;
    await setPart(db, { userId: `u${i % USERS}`, ...part });
    const job = { dream_id: dreamId, part: "reading", round: 1, status: "queued" } as const;
    await db
      .insertInto("jobs")
      .values({ id: `j${i}`, ...job, run_at: at, created_at: at })
      .execute();
  }
}

/** Milliseconds of a claim while many jobs wait. */
async function claims(name: string, store: Store): Promise<void> {
  await migrate(store.db);
  await fillQueue(store.db);
  if (name === "PostgreSQL") await store.prepare("ANALYZE")({});
  const times: number[] = [];
  for (let i = 0; i < CLAIMS; i++) {
    const begun = performance.now();
    const job = await transact(store.db, { queue: "jobs" }, (trx) =>
      claim(trx, "reading", { now: new Date(), worker: "bench" }),
    );
    if (!job) throw new Error("nothing was claimed");
    times.push(performance.now() - begun);
  }
  console.log(
    `claim with ${WAITING} waiting on ${name}: ${median(times).toFixed(1)} ms, ` +
      `slowest ${Math.max(...times).toFixed(1)} ms (goal 10)`,
  );
  await store.close();
}

/** Milliseconds of a page rendered anew, one at a time. */
async function pages(): Promise<void> {
  const sites = [];
  const databases: Record<string, string>[] = [{}, { DATABASE_URL: await emptyDatabase("pages") }];
  for (const database of databases) {
    const server = await createServerProcess({
      LOG_LEVEL: "error",
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "uncached-pages.ts")}`,
      ...database,
    });
    await server.start();
    const user = await createBenchUser(server, { credits: 60 });
    await user.fill(12);
    sites.push({ server, user, times: [] as number[] });
  }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { server, user, times } of sites) {
      const headers = { "x-uncached": "1", cookie: user.cookie };
      const { p50 } = await load(`${server.origin}/library`, { seconds: SECONDS, connections: 1, headers });
      // In the first round, V8 has not compiled the code yet.
      if (round > 0) times.push(p50);
    }
  }
  const [sqlite, other] = sites.map(({ times }) => times);
  console.log(
    `/library rendered: ${median(sqlite!).toFixed(1)} ms on SQLite, ${median(other!).toFixed(1)} ms on PostgreSQL: ` +
      `${median(other!.map((value, i) => value / sqlite![i]!)).toFixed(2)} times (goal at most 2)`,
  );
  for (const { server } of sites) await server.dispose();
}

const folder = mkdtempSync(join(tmpdir(), "engines-"));
await claims("SQLite", openStore(join(folder, "app.db")));
await claims("PostgreSQL", await openPostgres({ url: await emptyDatabase("claims"), connections: 4 }));
await pages();
rmSync(folder, { recursive: true });
await postgres.stop();
