import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { expect, test } from "vitest";
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

test("each migration since the baseline has both forms", () => {
  const [baseline, ...later] = namesIn("migrations/postgres", ".sql");
  const number = baseline!.slice(0, 4);
  expect(later).toEqual(namesIn("migrations", ".ts").filter((name) => name.slice(0, 4) > number));
});
