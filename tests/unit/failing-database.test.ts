import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { isStorageFailing, isVolumeFull } from "#server/errors.ts";

const PAGE = 4096;
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "failing-database-"));
  file = join(folder, "app.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a transaction that SQLite itself rolls back reports why, and the next one works", async () => {
  const store = openStore(file);
  await sql`CREATE TABLE notes (text TEXT NOT NULL) STRICT`.execute(store.db);
  const pages = store.sqlite.pragma("page_count", { simple: true }) as number;
  store.sqlite.pragma(`max_page_count = ${pages + 1}`);
  const add = (text: string) =>
    transact(store.db, { queue: "jobs" }, (trx) => sql`INSERT INTO notes VALUES (${text})`.execute(trx));
  const error = await add("long ".repeat(PAGE)).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: "SQLITE_FULL" });
  expect(isVolumeFull(error)).toBe(true);
  await add("short");
  expect(store.sqlite.prepare("SELECT COUNT(*) FROM notes").pluck().get()).toBe(1);
  await store.close();
});

test("a damaged page is noted by the statement that meets it, also by a prepared one", async () => {
  const made = openStore(file);
  await sql`CREATE TABLE notes (text TEXT NOT NULL) STRICT`.execute(made.db);
  await sql`INSERT INTO notes VALUES ('a lighthouse')`.execute(made.db);
  await made.close();
  const at = readFileSync(file).indexOf("a lighthouse");
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(PAGE, 0xa5), 0, PAGE, at - (at % PAGE));
  closeSync(handle);

  for (const read of ["query", "prepared"] as const) {
    const store = openStore(file);
    expect(store.isDamaged()).toBe(false);
    const reading =
      read === "query"
        ? sql`SELECT text FROM notes`.execute(store.db)
        : store.prepare("SELECT text FROM notes")({});
    const error = await reading.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "SQLITE_CORRUPT" });
    expect(isStorageFailing(error)).toBe(true);
    expect(store.isDamaged()).toBe(true);
    await store.close();
  }
});

test("codes of Node, SQLite and PostgreSQL say that the storage fails, and others do not", () => {
  const failing = (code: string) => isStorageFailing(Object.assign(new Error("it failed"), { code }));
  for (const code of [
    "EROFS",
    "EIO",
    "SQLITE_READONLY_DIRECTORY",
    "SQLITE_IOERR_FSYNC",
    "SQLITE_CANTOPEN",
    "XX001",
  ])
    expect([code, failing(code)]).toEqual([code, true]);
  for (const code of [
    "SQLITE_BUSY",
    "SQLITE_CONSTRAINT_UNIQUE",
    "ENOENT",
    "ECONNRESET",
    "SQLITE_FULL",
    "23505",
  ])
    expect([code, failing(code)]).toEqual([code, false]);
  expect(
    isStorageFailing(new Error("wrapped", { cause: Object.assign(new Error("io"), { code: "EIO" }) })),
  ).toBe(true);
});
