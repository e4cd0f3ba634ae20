import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import type { Store } from "#server/db/open.ts";
import { openPostgres } from "#server/db/postgres/open.ts";
import { checkLedger } from "#server/features/credits/check.ts";

const FOLDER = join(import.meta.dirname, "../../migrations/postgres");
const ALL = readdirSync(FOLDER)
  .map((file) => parse(file).name)
  .toSorted();
const [BASELINE] = ALL as [string];
/** Statements from one cut to the next; `CUT_EVERY=1` cuts at each one. */
const CUT_EVERY = Number(process.env.CUT_EVERY ?? 40);
const AT = "2026-01-02T03:04:05.000Z";

const name = `upgrade_${randomUUID().replaceAll("-", "")}`;
const url = new URL(`/${name}`, inject("postgres")).href;
const open = () => openPostgres({ url, connections: 1 });
let admin: Store;
beforeAll(async () => {
  admin = await openPostgres({ url: inject("postgres"), connections: 1 });
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE template0`.execute(admin.db);
});
afterAll(async () => {
  await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(admin.db);
  await admin.close();
});

/** A site of the first version: one done dream, one that waits, a deleted account and an open mail. */
async function makeFirstVersion({ db }: Store): Promise<void> {
  const baseline = sql.raw(readFileSync(join(FOLDER, `${BASELINE}.sql`), "utf8"));
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({ [BASELINE]: { up: async (own) => void (await baseline.execute(own)) } }),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await sql
    .raw(`
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
        '[]', '', '${AT}', NULL);
    INSERT INTO dream_parts (dream_id, part, status, cost, finished_at) VALUES
      ('done', 'reading', 'done', 1, '${AT}'), ('done', 'image', 'done', 1, '${AT}'),
      ('done', 'video', 'skipped', 0, NULL), ('waits', 'reading', 'queued', 1, NULL),
      ('waits', 'image', 'skipped', 0, NULL), ('waits', 'video', 'skipped', 0, NULL);
    INSERT INTO media (dream_id, name, file, content_type, bytes, sha256, width, height, created_at)
      VALUES ('done', 'image.webp', 'done/a.webp', 'image/webp', 1, '', 96, 96, '${AT}');
    INSERT INTO jobs (id, dream_id, part, round, status, run_at, created_at)
      VALUES ('job', 'waits', 'reading', 1, 'queued', '${AT}', '${AT}');
    INSERT INTO lots (id, user_id, source, source_ref, created_at) VALUES ('lot', 'ann', 'package', 'cs', '${AT}')`)
    .execute(db);
  // The triggers of the ledger run at the end of a statement.
  for (const [hold, kind, available, held] of [
    [null, "grant", 50, 0],
    ["done reading", "hold", -1, 1],
    ["done image", "hold", -1, 1],
    ["waits reading", "hold", -1, 1],
    ["done reading", "capture", 0, -1],
    ["done image", "capture", 0, -1],
  ] as const) {
    const [dream, part] = hold?.split(" ") ?? [];
    if (kind === "hold")
      await sql`INSERT INTO holds VALUES (${hold}, 'ann', ${dream}, ${part}, 1, 1, ${AT})`.execute(db);
    await sql`INSERT INTO ledger_entries (user_id, lot_id, hold_id, kind, available, held, at)
      VALUES ('ann', 'lot', ${hold}, ${kind}, ${available}, ${held}, ${AT})`.execute(db);
  }
}

/** From the `at`-th statement on that changes the schema, its connection ends before the next one, as in a crash. */
async function cutOffAt({ db }: Store, at: number | null): Promise<void> {
  await sql`DROP EVENT TRIGGER IF EXISTS cut_off`.execute(db);
  await sql`DROP SCHEMA IF EXISTS cuts CASCADE`.execute(db);
  if (at === null) return;
  await sql
    .raw(`
    CREATE SCHEMA cuts;
    CREATE SEQUENCE cuts.statements;
    CREATE FUNCTION cuts.cut_off() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('cuts.statements') >= ${at} THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
    END $$;
    CREATE EVENT TRIGGER cut_off ON ddl_command_end EXECUTE FUNCTION cuts.cut_off()`)
    .execute(db);
}

/** What a database says of its own tables, functions, triggers and rows. */
async function state({ db }: Store): Promise<string> {
  const parts = [
    "SELECT name AS line FROM kysely_migration",
    `SELECT table_name || column_name || data_type || is_nullable || COALESCE(column_default, '')
      FROM information_schema.columns WHERE table_schema = 'public'`,
    "SELECT proname || md5(prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace",
    "SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal",
    "SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace",
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'",
    "SELECT definition FROM pg_views WHERE schemaname = 'public'",
    "SELECT row_to_json(each)::text FROM users AS each",
    "SELECT row_to_json(each)::text FROM dreams AS each",
    "SELECT row_to_json(each)::text FROM dream_parts AS each",
    "SELECT row_to_json(each)::text FROM lots AS each",
    "SELECT row_to_json(each)::text FROM ledger_entries AS each",
  ];
  const union = sql.raw(parts.join(" UNION ALL "));
  const { rows } = await sql<{ digest: string }>`
    SELECT md5(string_agg(line, '|' ORDER BY line)) AS digest FROM (${union}) AS lines`.execute(db);
  return rows[0]!.digest;
}

test("an upgrade that is cut off leaves the first version, and the next start completes it", async () => {
  const first = await open();
  await makeFirstVersion(first);
  const before = await state(first);
  let at = 1;
  for (; ; at += CUT_EVERY) {
    await cutOffAt(first, at);
    const store = await open();
    const error: unknown = await migrate(store.db).then(
      () => null,
      (reason: unknown) => reason,
    );
    await store.close();
    if (error === null) break;
    expect(String(error)).toContain("could not be migrated");
    expect(await state(first)).toBe(before);
  }
  expect(at).toBeGreaterThan(ALL.length * 5);
  await cutOffAt(first, null);

  const { db } = first;
  const applied = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  expect(applied.rows.map((row) => row.name)).toEqual(ALL);
  expect(await migrate(db)).toEqual([]);
  expect(await checkLedger(db)).toEqual([]);
  const dreams = db.selectFrom("dreams").select(["id", "dream_text", "title", "status"]).orderBy("id");
  expect(await dreams.execute()).toEqual([
    { id: "done", dream_text: "Denizde bir ev", title: "Ev", status: "done" },
    { id: "waits", dream_text: "Uçan balık", title: null, status: "queued" },
  ]);
  const credits = db.selectFrom("user_credits").select(["credits", "held"]).where("user_id", "=", "ann");
  expect(await credits.execute()).toEqual([{ credits: 47, held: 1 }]);
  await first.close();
});
