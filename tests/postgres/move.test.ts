import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { tryLock } from "#server/db/lock.ts";
import { openServerStore } from "#server/db/server-store.ts";
import { registerPages } from "#server/render/pages.ts";
import { createServices } from "#server/services.ts";
import { PASSWORD, seedSite } from "../../scripts/seed/site.ts";
import { startFakeS3 } from "../fakes/s3.ts";
import { ensureClientBuild } from "../support/client-build.ts";
import { COMPILE_CACHE } from "../support/server-env.ts";
import { createVisitor } from "../support/visitor.ts";

// Each test moves a site several times, in processes of their own.
vi.setConfig({ testTimeout: 240_000 });

const ROOT = join(import.meta.dirname, "../..");
const SITE = mkdtempSync(join(tmpdir(), "move-site-"));
/** More entries than one batch of the replay has. */
const GRANTS = 1200;

beforeAll(async () => {
  await seedSite(SITE, { users: 8, dreams: 6, days: 3, visitsPerDay: 6 });
  const sqlite = new Database(join(SITE, "app.db"));
  const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${GRANTS})`;
  const of = "(SELECT id FROM users ORDER BY id LIMIT 1)";
  sqlite.exec(`INSERT INTO lots (id, user_id, source, source_ref, created_at)
    ${numbers} SELECT 'lot-' || n, ${of}, 'admin', 'grant-' || n, '2026-11-01T00:00:00.000Z' FROM numbers`);
  sqlite.exec(`INSERT INTO ledger_entries (user_id, lot_id, kind, available, held, at)
    ${numbers} SELECT ${of}, 'lot-' || n, 'grant', 1, 0, '2026-11-01T00:00:00.000Z' FROM numbers`);
  // A deleted account whose dreams are still to be removed, and numbers that were given to rows which are gone.
  sqlite.exec(`UPDATE users SET deleted_at = '2026-11-02T00:00:00.000Z', email = NULL
    WHERE id = (SELECT user_id FROM dreams JOIN users ON users.id = user_id WHERE email <> 'user@seed.example' LIMIT 1);
    UPDATE sqlite_sequence SET seq = seq + 1000 WHERE name = 'operator_log'`);
  // A refund of more credits than a lot has, most of which are given back.
  sqlite.exec(`CREATE TEMP TABLE refunded AS
    SELECT lots.id, lots.user_id, lots.source_ref, lots.available AS rest FROM lots
    JOIN payments AS p ON p.kind = 'package' AND p.session_id = lots.source_ref
    WHERE lots.available BETWEEN 1 AND p.tokens - 1 AND lots.held = 0 AND p.tokens_asked = 0 LIMIT 1;
    UPDATE payments SET tokens_asked = (SELECT rest + 1 FROM refunded)
      WHERE session_id = (SELECT source_ref FROM refunded);
    INSERT INTO corrections (kind, ref, user_id, lot_id, asked, change, at, settles)
      SELECT 'clawback', 'short', user_id, id, rest + 1, 0, '2026-11-03T00:00:00.000Z', 0 FROM refunded
      UNION ALL SELECT 'clawback', 'settle', user_id, id, rest, -rest, '2026-11-03T00:00:00.000Z', 1 FROM refunded;
    INSERT INTO ledger_entries (user_id, lot_id, kind, available, held, ref, at)
      SELECT user_id, id, 'clawback', -rest, 0, 'settle', '2026-11-03T00:00:00.000Z' FROM refunded`);
  sqlite.close();
}, 240_000);

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

function copySite(): string {
  const dir = mkdtempSync(join(tmpdir(), "move-"));
  cpSync(SITE, dir, { recursive: true });
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  cleanups.push(() => client.end());
  return client;
}

/** A new database; its template is empty, or has the newest schema. */
async function createTarget(template = "template0") {
  const name = `move_${randomUUID().replaceAll("-", "")}`;
  const admin = await connect(inject("postgres"));
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  cleanups.push(() => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(`/${name}`, inject("postgres")).href;
  return { url, client: await connect(url) };
}

function startMove(dataDir: string, url: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["scripts/move-to-postgres.ts", ...args], {
    cwd: ROOT,
    env: { ...COMPILE_CACHE, PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: url, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { ended, kill: () => child.kill("SIGKILL") };
}
const move = (...args: Parameters<typeof startMove>) => startMove(...args).ended;

/** Begins a move, and kills it when it waits for another transaction. */
async function killWhenWaiting(client: pg.Client, dataDir: string, url: string): Promise<void> {
  const { ended, kill } = startMove(dataDir, url);
  const waits =
    "SELECT 1 FROM pg_locks JOIN pg_database ON oid = database WHERE NOT granted AND datname = current_database()";
  await expect.poll(async () => (await client.query(waits)).rowCount, { timeout: 30_000 }).toBe(1);
  kill();
  expect((await ended).code).toBeNull();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  );
}

const filesOf = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir)
      .filter((name) => name.startsWith("app.db"))
      .map((name) => [name, readFileSync(join(dir, name)).toString("base64")]),
  );

test("a site is moved whole, and its users go on there", async () => {
  const [dir, target] = [copySite(), await createTarget()];
  const sqlite = new Database(join(dir, "app.db"));
  // A key of a table that is compared has one too.
  sqlite.exec(`UPDATE dreams SET dream_text = 'a sea' || char(0) WHERE id = (SELECT MIN(id) FROM dreams);
    INSERT INTO traffic_labels (kind, day, label, count) VALUES ('page', '2026-11-01', char(0), 1)`);
  sqlite.close();
  const before = filesOf(dir);
  const { code, output } = await move(dir, target.url);
  expect(output).toContain("shortfall_entries, 2 rows");
  expect(output).toContain("all rows are the same, and the ledger is exact");
  expect(code).toBe(0);
  expect(filesOf(dir)).toEqual(before);
  const { rows: texts } = await target.client.query("SELECT dream_text FROM dreams ORDER BY id LIMIT 1");
  expect(texts).toEqual([{ dream_text: "a sea " }]);

  const config = readConfig({ DATA_DIR: dir, DATABASE_URL: target.url, LOG_LEVEL: "silent" });
  const services = await createServices(config, { store: await openServerStore(config) });
  const app = await buildApp(services);
  await ensureClientBuild();
  await registerPages(app, services);
  await app.ready();
  await services.start();
  cleanups.push(async () => {
    await app.close();
    await services.close();
  });
  const visitor = createVisitor(app);
  expect(await visitor.signIn("user@seed.example", PASSWORD)).toMatchObject({ status: 200 });
  const credits = await visitor.credits();
  const id = await visitor.submitDream("Denizin ortasında tek başına duran bir kapı.", { depth: "reading" });
  await expect.poll(async () => (await visitor.dream(id)).status, { timeout: 20_000 }).toBe("done");
  expect(await visitor.credits()).toBe(credits - 1);
  for (const page of ["/", "/dashboard", "/pricing"])
    expect(await visitor.get(page)).toMatchObject({ status: 200 });

  const { rows } = await target.client.query("SELECT nextval('operator_log_id_seq') AS next");
  expect(Number(rows[0].next)).toBeGreaterThan(1001);
});

test("a move that was killed goes on where it was, also inside the ledger", async () => {
  const [dir, { url, client }] = [copySite(), await createTarget("template_of_tests")];
  const copied = async (table: string) =>
    Number(
      (await client.query("SELECT copied FROM unfinished_move_tables WHERE name = $1", [table])).rows[0]
        .copied,
    );
  const lockout = await connect(url);
  for (const table of ["users", "holds"]) {
    await lockout.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
    await killWhenWaiting(client, dir, url);
    await lockout.query("ROLLBACK");
    expect(await copied(table)).toBe(0);
  }
  expect(await copied("users")).toBe(8);

  // Stops before the second batch of the ledger is whole.
  await client.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$`);
  await client.query(
    "CREATE TRIGGER wait BEFORE INSERT ON ledger_entries FOR EACH ROW WHEN (NEW.id > 1100) EXECUTE FUNCTION wait()",
  );
  await lockout.query("BEGIN; SELECT pg_advisory_xact_lock(1)");
  await killWhenWaiting(client, dir, url);
  await lockout.query("ROLLBACK");
  await client.query("DROP TRIGGER wait ON ledger_entries; DROP FUNCTION wait()");
  expect(await copied("ledger_entries")).toBe(1000);

  const config = readConfig({ DATA_DIR: dir, DATABASE_URL: url });
  await expect(openServerStore(config)).rejects.toThrow("not finished");
  const { code, output } = await move(dir, url);
  expect(output).toContain("all rows are the same, and the ledger is exact");
  expect(code).toBe(0);
  const left = await client.query("SELECT 1 FROM pg_class WHERE relname LIKE 'unfinished%'");
  expect(left.rowCount).toBe(0);
});

test("a row that differs is named, and no server starts on it", async () => {
  const [dir, { url, client }] = [copySite(), await createTarget("template_of_tests")];
  const lockout = await connect(url);
  // Stops after the tables that the ledger needs.
  await lockout.query("BEGIN; LOCK TABLE visits IN SHARE MODE");
  await killWhenWaiting(client, dir, url);
  await lockout.query("ROLLBACK");
  const { rows } = await client.query(
    "UPDATE payments SET receipt_url = 'elsewhere' WHERE id = (SELECT MIN(id) FROM payments) RETURNING id",
  );
  await client.query("DELETE FROM user_totals WHERE user_id = (SELECT MIN(id) FROM users)");
  const { code, output } = await move(dir, url);
  expect(code).toBe(1);
  expect(output).toContain(`different: ${rows[0].id}\n`);
  expect(output).toMatch(/user_totals: 8 rows in SQLite, 7 in PostgreSQL/);
  expect(output).toContain("The databases differ");
  await expect(openServerStore(readConfig({ DATA_DIR: dir, DATABASE_URL: url }))).rejects.toThrow(
    "not finished",
  );
});

test("a row that PostgreSQL refuses is named", async () => {
  const [dir, { url }] = [copySite(), await createTarget()];
  const sqlite = new Database(join(dir, "app.db"));
  const id = sqlite.prepare("SELECT id FROM users WHERE email = 'user@seed.example'").pluck().get() as string;
  // Longer than an entry of an index may be in PostgreSQL.
  sqlite.prepare("UPDATE users SET email = hex(randomblob(10000)) WHERE id = ?").run(id);
  sqlite.close();
  const { code, output } = await move(dir, url);
  expect(output).toContain(`users ${id}: PostgreSQL refuses this row`);
  expect(code).toBe(1);
});

test("what cannot be moved is refused, with nothing changed", async () => {
  const [dir, { url, client }] = [copySite(), await createTarget("template_of_tests")];
  const refused = async (sentence: string, ...args: Parameters<typeof move>) => {
    const { code, output } = await move(...args);
    expect(output).toContain(sentence);
    expect(code).toBeGreaterThan(0);
  };
  await refused("Set DATABASE_URL", dir, url, [], { DATABASE_URL: undefined as never });
  await refused("Usage", dir, url, ["--form", "x"]);
  await refused("There is no database at", join(dir, "media"), url);

  mkdirSync(join(dir, "workers"), { recursive: true });
  const end = tryLock(join(dir, "workers", "one.lock"))!;
  await refused("A server runs on", dir, url);
  end();

  const older = copySite();
  const sqlite = new Database(join(older, "app.db"));
  sqlite.exec("DELETE FROM kysely_migration WHERE name = (SELECT MAX(name) FROM kysely_migration)");
  sqlite.close();
  await refused("start this version on it once", older, url);

  await client.query("INSERT INTO welcome_claims VALUES ('x', 'y')");
  await refused("is not empty (welcome_claims has rows)", dir, url);
  await client.query("DELETE FROM welcome_claims");
  await client.query("CREATE TABLE unfinished_move AS SELECT 'another' AS source");
  await refused("has an unfinished move of another database", dir, url);
  expect((await client.query("SELECT 1 FROM users")).rowCount).toBe(0);
});

test("a backup is moved while a server runs, and its media go to the bucket", async () => {
  const [dir, { url }] = [copySite(), await createTarget()];
  const backup = join(mkdtempSync(join(tmpdir(), "move-backup-")), "backup.db");
  const sqlite = new Database(join(dir, "app.db"));
  sqlite.exec(`VACUUM INTO '${backup}'`);
  const files = sqlite.prepare("SELECT file FROM media ORDER BY file").pluck().all() as string[];
  const unlock = tryLock(join(dir, "server.lock"))!;
  const fake = await startFakeS3();
  cleanups.push(
    () => void sqlite.close(),
    unlock,
    fake.close,
    () => rmSync(join(backup, ".."), { recursive: true }),
  );

  rmSync(join(dir, "media", files[0]!));
  const first = await move(dir, url, ["--from", backup], fake.env);
  expect(first.output).toContain(`${files[0]} is missing or incomplete`);
  expect(first.output).toContain("all rows are the same");
  expect(first.code).toBe(1);
  expect([...fake.objects.keys()].toSorted()).toEqual(files.slice(1).map((file) => `media/${file}`));
  expect(readdirSync(join(backup, ".."))).toEqual(["backup.db"]);

  cpSync(join(SITE, "media", files[0]!), join(dir, "media", files[0]!));
  const second = await move(dir, (await createTarget()).url, ["--from", backup], fake.env);
  expect(second.output).toContain(
    `1 images and videos copied to ${fake.env.S3_BUCKET}, ${files.length - 1} were there`,
  );
  expect(second.code).toBe(0);
  expect(fake.objects.has(`media/${files[0]}`)).toBe(true);
  expect(existsSync(join(dir, "media", files[0]!))).toBe(true);
});
