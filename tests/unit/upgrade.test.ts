import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import Database from "better-sqlite3";
import { Migrator, type Migration } from "kysely/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { openStore, type SqliteStore } from "#server/db/open.ts";
import { checkLedger } from "#server/features/credits/check.ts";

/** The migrations of the first version; one index was added to them later. */
const FIRST = ["0001_foundation", "0002_ledger"];
/** Of the copies that each statement of the migration leaves, every 150th is upgraded again. */
const REPEATED_EVERY = 150;
const AT = "2026-01-02T03:04:05.000Z";

const folder = mkdtempSync(join(tmpdir(), "oneira-upgrade-"));
const FIRST_FILE = join(folder, "first.db");
afterAll(() => rmSync(folder, { recursive: true }));

const versions = ({ sqlite }: Pick<SqliteStore, "sqlite">) =>
  sqlite.prepare("SELECT name FROM kysely_migration ORDER BY name").pluck().all();
const schema = ({ sqlite }: Pick<SqliteStore, "sqlite">) =>
  sqlite.prepare("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name").all();

beforeAll(async () => {
  const store = openStore(FIRST_FILE);
  const load = async (name: string) =>
    [name, (await import(`../../migrations/${name}.ts`)) as Migration] as const;
  const migrations = Object.fromEntries(await Promise.all(FIRST.map(load)));
  const migrator = new Migrator({ db: store.db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  // One done dream, one that waits, a note, a deleted account and an open mail.
  store.sqlite.exec(`
    INSERT INTO users (id, email, name, password_hash, locale, email_verified_at, created_at, deleted_at) VALUES
      ('ann', 'ann@example.org', 'Ann', 'hash', 'tr', '${AT}', '${AT}', NULL),
      ('gone', NULL, '', '', 'en-US', NULL, '${AT}', '${AT}');
    INSERT INTO user_roles VALUES ('ann', 'admin');
    INSERT INTO sessions VALUES ('session', 'ann', '{}', '${AT}', '2126-01-01T00:00:00.000Z', 'Firefox');
    INSERT INTO mails (id, recipient, locale, template, data, status, run_at, created_at)
      VALUES ('mail', 'ann@example.org', 'tr', 'verify', '{}', 'queued', '${AT}', '${AT}');
    INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution, style, seed,
      title, interpretation, tags, request_hash, created_at, finished_at) VALUES
      ('done', 'ann', 'dream', 'done', 'Denizde bir ev', 'denizde bir ev', 'tr', 'image', '480p', 'auto', 's', 'Ev',
        '{"title":"Ev","summary":"Bir ev.","themes":[],"symbols":[],"psychologicalAnalysis":"-","tags":["ev"]}',
        '["ev"]', '', '${AT}', '${AT}'),
      ('waits', 'ann', 'dream', 'queued', 'Uçan balık', 'uçan balık', 'tr', 'reading', '480p', 'auto', 's', NULL, NULL,
        '[]', '', '${AT}', NULL),
      ('note', 'ann', 'note', 'done', 'Bir not', 'bir not', 'tr', 'reading', '480p', 'auto', '', NULL, NULL, '[]', '',
        '${AT}', '${AT}');
    INSERT INTO dream_parts (dream_id, part, status, cost, finished_at) VALUES
      ('done', 'reading', 'done', 1, '${AT}'), ('done', 'image', 'done', 1, '${AT}'),
      ('done', 'video', 'skipped', 0, NULL), ('waits', 'reading', 'queued', 1, NULL),
      ('waits', 'image', 'skipped', 0, NULL), ('waits', 'video', 'skipped', 0, NULL);
    INSERT INTO media (dream_id, name, file, content_type, bytes, sha256, width, height, created_at)
      VALUES ('done', 'image.webp', 'done/a.webp', 'image/webp', 1, '', 96, 96, '${AT}');
    INSERT INTO jobs (id, dream_id, part, round, status, run_at, created_at)
      VALUES ('job', 'waits', 'reading', 1, 'queued', '${AT}', '${AT}');
    INSERT INTO lots (id, user_id, source, source_ref, created_at) VALUES ('lot', 'ann', 'package', 'cs', '${AT}');
    INSERT INTO ledger_entries (user_id, lot_id, kind, available, held, at) VALUES ('ann', 'lot', 'grant', 50, 0, '${AT}');
    INSERT INTO holds VALUES ('h1', 'ann', 'done', 'reading', 1, 1, '${AT}'), ('h2', 'ann', 'done', 'image', 1, 1, '${AT}'),
      ('h3', 'ann', 'waits', 'reading', 1, 1, '${AT}');
    INSERT INTO ledger_entries (user_id, lot_id, hold_id, kind, available, held, at) VALUES
      ('ann', 'lot', 'h1', 'hold', -1, 1, '${AT}'), ('ann', 'lot', 'h2', 'hold', -1, 1, '${AT}'),
      ('ann', 'lot', 'h3', 'hold', -1, 1, '${AT}'), ('ann', 'lot', 'h1', 'capture', 0, -1, '${AT}'),
      ('ann', 'lot', 'h2', 'capture', 0, -1, '${AT}');`);
  // Leaves one file.
  store.sqlite.pragma("journal_mode = DELETE");
  await store.close();
});

/** A copy of a database as a process that was killed leaves it. */
function copyOf(from: string, name: string): string {
  const to = join(folder, name);
  copyFileSync(from, to);
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`);
  return to;
}

async function expectUpgraded(store: SqliteStore): Promise<void> {
  const { db, sqlite } = store;
  expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(sqlite.pragma("foreign_key_check")).toEqual([]);
  expect(await checkLedger(db)).toEqual([]);
  const dreams = await db
    .selectFrom("dreams")
    .select(["id", "dream_text", "title", "status"])
    .orderBy("id")
    .execute();
  expect(dreams).toEqual([
    { id: "done", dream_text: "Denizde bir ev", title: "Ev", status: "done" },
    { id: "note", dream_text: "Bir not", title: null, status: "done" },
    { id: "waits", dream_text: "Uçan balık", title: null, status: "queued" },
  ]);
  const { credits, held } = await db
    .selectFrom("user_credits")
    .select(["credits", "held"])
    .where("user_id", "=", "ann")
    .executeTakeFirstOrThrow();
  expect({ credits, held }).toEqual({ credits: 47, held: 1 });
  const count = (table: "media" | "jobs" | "mails" | "sessions" | "users" | "ledger_entries") =>
    sqlite.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get();
  const counts = (["media", "jobs", "mails", "sessions", "users", "ledger_entries"] as const).map(count);
  expect(counts).toEqual([1, 1, 1, 1, 2, 6]);
}

test("a database of the first version keeps its data and gets the schema of a new one", async () => {
  const upgraded = openStore(copyOf(FIRST_FILE, "upgraded.db"));
  await migrate(upgraded.db);
  await expectUpgraded(upgraded);
  const fresh = openStore(":memory:");
  await migrate(fresh.db);
  expect(schema(upgraded)).toEqual(schema(fresh));
  await upgraded.close();
  await fresh.close();
});

test("an upgrade that is killed at any statement leaves the first version, and the next start completes it", async () => {
  const running = openStore(copyOf(FIRST_FILE, "running.db"));
  const before = schema(running);
  const all = readdirSync("migrations")
    .filter((file) => file.endsWith(".ts"))
    .map((file) => parse(file).name)
    .sort();
  const killed: string[] = [];
  const { sqlite } = running;
  const prepare = sqlite.prepare.bind(sqlite);
  sqlite.prepare = ((statement: string) => {
    killed.push(copyOf(join(folder, "running.db"), `killed-${killed.length}.db`));
    return prepare(statement);
  }) as typeof sqlite.prepare;
  await migrate(running.db);
  sqlite.prepare = prepare;
  expect(versions(running)).toEqual(all);
  await running.close();
  const left = (file: string) => {
    const database = new Database(file);
    database.pragma("synchronous = OFF");
    const found = { versions: versions({ sqlite: database }), schema: schema({ sqlite: database }) };
    database.close();
    return JSON.stringify(found);
  };
  const first = JSON.stringify({ versions: FIRST, schema: before });
  const complete = left(join(folder, "running.db"));
  const states: string[] = [];
  for (const file of killed) states.push(left(file));
  // The statements after the commit find the new version.
  const committed = states.lastIndexOf(first) + 1;
  expect(states.slice(0, committed).every((state) => state === first)).toBe(true);
  expect(states.slice(committed).every((state) => state === complete)).toBe(true);
  expect(committed).toBeGreaterThan(all.length * 5);

  for (let i = committed - 1; i >= 0; i -= REPEATED_EVERY) {
    const store = openStore(killed[i]!);
    await migrate(store.db);
    await expectUpgraded(store);
    expect(versions(store)).toEqual(all);
    await store.close();
  }
});
