import { readdirSync } from "node:fs";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { openStore } from "#server/db/open.ts";
import { StartError } from "#server/start-problem.ts";

test("every migration has a number of four digits of its own", () => {
  const numbers = readdirSync("migrations")
    .filter((name) => name !== "postgres")
    .map((name) => /^(\d{4})_\w+\.ts$/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("a migration that breaks half-way leaves nothing, and the next start can run it again", async () => {
  const store = openStore(":memory:");
  let broken = true;
  const migrator = new Migrator({
    db: store.db,
    provider: {
      getMigrations: async () => ({
        "0001_two_steps": {
          async up(db) {
            await sql`CREATE TABLE first_step (id TEXT) STRICT`.execute(db);
            if (broken) throw new Error("killed here");
          },
        },
      }),
    },
  });
  expect((await migrator.migrateToLatest()).error).toBeDefined();
  const tables = () => store.sqlite.prepare("SELECT name FROM sqlite_master WHERE name = 'first_step'").all();
  expect(tables()).toEqual([]);
  broken = false;
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(tables()).toHaveLength(1);
  await store.close();
});

test("a migrated database is left alone by the next start", async () => {
  const store = openStore(":memory:");
  expect((await migrate(store.db)).length).toBeGreaterThan(0);
  expect(await migrate(store.db)).toEqual([]);
  await store.close();
});

test("a database of a newer version is refused and left as it is", async () => {
  const store = openStore(":memory:");
  await migrate(store.db);
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_later', '2030')`.execute(store.db);
  await expect(migrate(store.db)).rejects.toThrow(
    /^The database was written by a newer version of this program \(9999_later\): start that version/,
  );
  await expect(migrate(store.db)).rejects.toBeInstanceOf(StartError);
  await store.close();
});

test("the database is durable and strict: WAL, full flushes, foreign keys", async () => {
  const store = openStore(":memory:");
  expect(store.sqlite.pragma("synchronous", { simple: true })).toBe(2);
  expect(store.sqlite.pragma("foreign_keys", { simple: true })).toBe(1);
  await migrate(store.db);
  const loose = store.sqlite
    .prepare(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'kysely_%'",
    )
    .all();
  expect(loose).toEqual([]);
  await store.close();
});
