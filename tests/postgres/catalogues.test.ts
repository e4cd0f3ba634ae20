import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { expect, test } from "vitest";
import { movedTables } from "#server/db/move/tables.ts";
import { postgresCatalogue, sqliteCatalogue } from "../support/catalogues.ts";
import { openSqliteCopy, openTestStore } from "../support/database.ts";

const namesIn = (folder: string, extension: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => parse(file).name)
    .toSorted();

test("both engines have the same tables, columns, keys, rules, triggers and indexes", async () => {
  const [sqlite, postgres] = [await openSqliteCopy(), await openTestStore()];
  const [wanted, found] = [await sqliteCatalogue(sqlite), await postgresCatalogue(postgres)];
  await sqlite.close();
  await postgres.close();
  expect(found.filter((line) => !wanted.includes(line))).toEqual([]);
  expect(wanted.filter((line) => !found.includes(line))).toEqual([]);
});

/** Filled by triggers of moved tables, or of no use on another engine. */
const NOT_MOVED = ["kysely_migration", "kysely_migration_lock", "search_words", "turns", "visitor_salts"];

test("the move to PostgreSQL copies or derives every table, with all columns", async () => {
  const [sqlite, postgres] = [await openSqliteCopy(), await openTestStore()];
  const moved = movedTables(sqlite.sqlite).flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`),
  );
  await sqlite.close();
  const rows = await postgres.rows<{ table: string; name: string }>(`
    SELECT table_name AS "table", column_name AS name FROM information_schema.columns
    JOIN pg_tables ON tablename = table_name AND schemaname = table_schema
    WHERE table_schema = 'public' AND is_generated = 'NEVER'`);
  await postgres.close();
  const wanted = rows.filter(({ table }) => !NOT_MOVED.includes(table));
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(NOT_MOVED));
  expect(moved.toSorted()).toEqual(wanted.map(({ table, name }) => `${table}.${name}`).toSorted());
});

test("each migration since the baseline has both forms", () => {
  const [baseline, ...later] = namesIn("migrations/postgres", ".sql");
  const number = baseline!.slice(0, 4);
  expect(later).toEqual(namesIn("migrations", ".ts").filter((name) => name.slice(0, 4) > number));
});
