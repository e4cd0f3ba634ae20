import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openPostgres } from "#server/db/postgres/open.ts";
import type { Store } from "#server/db/open.ts";
import { startRemoteSignals } from "#server/db/remote-signals.ts";
import { signalsOf } from "#server/db/signals.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import { grant } from "#server/features/credits/credits.ts";
import { openTestStore, type TestStore } from "../support/database.ts";
import { freePort } from "../support/free-port.ts";
import { addUser } from "../support/ledger-rows.ts";
import { unprivileged } from "../support/postgres-server.ts";

/** Fewer sessions than the store has connections, so that transactions share them. */
const SESSIONS = 3;
const CONNECTIONS = 20;

function findProgram(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders
    .map((folder) => join(folder, "pgbouncer"))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
const program = findProgram();

let direct: TestStore;
let pooled: Store;
let pooler: ChildProcess;
let folder: string;

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

beforeAll(async () => {
  direct = await openTestStore();
  if (!program) return;
  const database = new URL(direct.settings.databaseUrl!);
  const port = await freePort();
  folder = mkdtempSync(join(tmpdir(), "pooler-"));
  chmodSync(folder, 0o755);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
* = host=${database.hostname} port=${database.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SESSIONS}
max_client_conn = 200
`,
  );
  // Whatever files of this process are by default, the user of the pooler reads this one.
  chmodSync(file, 0o644);
  pooler = spawn(program, [file], { ...unprivileged(), stdio: "ignore" });
  await vi.waitUntil(() => listens(port), { timeout: 60_000 });
  const url = new URL(database);
  url.port = String(port);
  pooled = await openPostgres({ url: url.href, directUrl: database.href, connections: CONNECTIONS });
});
afterAll(async () => {
  await pooled?.close();
  await direct.close();
  if (!pooler) return;
  const ended = once(pooler, "exit");
  // False where it has ended by itself.
  if (pooler.kill("SIGKILL")) await ended;
  rmSync(folder, { recursive: true });
});

// Left out aloud where it is not installed: Debian's package `pgbouncer`.
test.skipIf(!program)("transactions of many connections share the sessions of PgBouncer", async () => {
  await addUser(pooled.db, "ann");
  const grants = Array.from({ length: 60 }, (_, i) =>
    transact(pooled.db, { user: "ann" }, (trx) =>
      grant(trx, {
        userId: "ann",
        source: "admin",
        sourceRef: `${i}`,
        tokens: 1,
        expiresAt: null,
        now: new Date(),
      }),
    ),
  );
  const read = pooled.prepare<{ id: string }, { id: string }>("SELECT id FROM users WHERE id = +:id");
  const reads = Array.from({ length: 60 }, () => read({ id: "ann" }));
  await Promise.all([...grants, ...reads]);
  expect(await direct.value("SELECT available FROM user_totals WHERE user_id = 'ann'")).toBe(60);
  // Limits of a transaction do not stay in the session that the next client gets.
  const limits = new Set<unknown>();
  for (let i = 0; i < SESSIONS * 3; i++) {
    const show = pooled.prepare<Record<string, never>, { limit: string }>(
      `SELECT current_setting('statement_timeout') AS "limit"`,
    );
    limits.add((await show({}))?.limit);
  }
  expect([...limits]).toEqual(["0"]);
});

test.skipIf(!program)("events arrive over DATABASE_DIRECT_URL", async () => {
  await addUser(pooled.db, "bob");
  let heard = 0;
  const stop = startRemoteSignals(pooled);
  signalsOf(pooled.db).on("changedElsewhere", () => heard++);
  await vi.waitUntil(() => heard === 1, 1500);
  await transact(direct.db, { user: "bob" }, async (trx) => signalOnCommit(trx, "dreamChanged", "sea"));
  await vi.waitFor(() => expect(heard).toBeGreaterThan(1), { timeout: 1000, interval: 10 });
  stop();
});
