import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "#server/db/lock.ts";
import { openStore } from "#server/db/open.ts";
import { startProblem, StartError } from "#server/start-problem.ts";
import { COMPILE_CACHE } from "../support/server-env.ts";

const ROOT = join(import.meta.dirname, "../..");
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "oneira-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the server until it ends by itself. */
function start(env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(join(ROOT, "node_modules/.bin/node"), ["server/main.ts"], {
    cwd: ROOT,
    env: {
      ...COMPILE_CACHE,
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "fatal",
      ...env,
    },
    encoding: "utf8",
  });
  return { status, stderr };
}

/** One line that says what to do, and no stack trace. */
const sentence = (begin: string) => ({
  status: 1,
  stderr: expect.stringMatching(new RegExp(`^The server did not start\\. ${begin}[^\\n]*\\n$`)) as string,
});

test("a server that waits for another one on its data directory in vain says so", () => {
  const file = join(dataDir, "server.lock");
  const unlock = lockDataDir(file);
  expect(() => lockDataDir(file, 10)).toThrow(StartError);
  unlock();
  lockDataDir(file)();
});

test("servers that start at once on a new data directory all start, and one of them migrates", async () => {
  const script = `
    import { readConfig } from "#server/config.ts";
    import { openServerStore } from "#server/db/server-store.ts";
    const store = await openServerStore(readConfig(process.env));
    await store.close();`;
  const runs = Array.from({ length: 3 }, () =>
    promisify(execFile)(join(ROOT, "node_modules/.bin/node"), ["--input-type=module", "--eval", script], {
      cwd: ROOT,
      env: { ...COMPILE_CACHE, PATH: process.env.PATH, DATA_DIR: dataDir },
    }),
  );
  const outputs = (await Promise.all(runs)).map(({ stderr }) => stderr);
  const notes = outputs.filter(Boolean);
  expect(notes).toEqual(notes.map(() => "Another server prepares this data directory: waiting for it.\n"));
  const store = openStore(join(dataDir, "app.db"));
  const migrations = store.sqlite.prepare("SELECT COUNT(*) FROM kysely_migration").pluck().get();
  store.sqlite.close();
  expect(migrations).toBe(
    readdirSync(join(ROOT, "migrations")).filter((name) => name.endsWith(".ts")).length,
  );
});

test("a database of a newer version is refused with a sentence", () => {
  const store = openStore(join(dataDir, "app.db"));
  store.sqlite.exec(`CREATE TABLE kysely_migration (name TEXT PRIMARY KEY, timestamp TEXT);
    INSERT INTO kysely_migration VALUES ('9999_later', '2030')`);
  store.sqlite.close();
  expect(start()).toEqual(sentence("The database was written by a newer version"));
});

test("a migration that fails says that the database is as it was", () => {
  const store = openStore(join(dataDir, "app.db"));
  store.sqlite.exec("CREATE TABLE users (id TEXT)");
  store.sqlite.close();
  expect(start()).toEqual(sentence("The database could not be migrated: .*as it was before"));
});

test("a file that is no database is named as such", () => {
  writeFileSync(join(dataDir, "app.db"), "something else, ".repeat(100));
  expect(start()).toEqual(sentence("The database is damaged or is no database: restore the backup"));
});

test("a data directory that cannot hold the files is refused with a sentence", () => {
  mkdirSync(join(dataDir, "app.db"));
  expect(start()).toEqual(sentence("DATA_DIR cannot be written"));
  const file = join(dataDir, "a-file");
  writeFileSync(file, "");
  const { status, stderr } = start({ DATA_DIR: file });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^The settings need a correction:\nDATA_DIR \S+ cannot be written/,
    ) as string,
  });
});

test("a port in use is named", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { code, error } = await new Promise<{ code: string; error: Error }>((resolve) => {
    const { port } = other.address() as { port: number };
    createServer()
      .on("error", (error: NodeJS.ErrnoException) => resolve({ code: error.code!, error }))
      .listen(port, "127.0.0.1");
  });
  other.close();
  expect(code).toBe("EADDRINUSE");
  expect(startProblem(error)).toMatch(/^The port is in use: .*PORT/);
});

test.each([
  ["ENOSPC", "open", /^The disk is full/],
  ["SQLITE_FULL", undefined, /^The disk is full/],
  ["SQLITE_IOERR_FSYNC", undefined, /cannot be read or written/],
  ["EIO", "open", /cannot be read or written/],
  ["SQLITE_READONLY_DIRECTORY", undefined, /^DATA_DIR cannot be written/],
  ["EACCES", "mkdir", /^DATA_DIR cannot be written/],
  ["EACCES", "listen", /^The port is not allowed/],
])("%s at %s is a sentence", (code, syscall, wanted) => {
  const error = Object.assign(new Error("as the system says"), { code, syscall });
  expect(startProblem(error)).toMatch(wanted);
  expect(startProblem(new Error("around it", { cause: error }))).toMatch(wanted);
});

test("a defect of the program keeps its trace", () => {
  expect(startProblem(new TypeError("x is not a function"))).toBeNull();
  expect(startProblem("text")).toBeNull();
  expect(startProblem(new StartError("Do this."))).toBe("Do this.");
});
