import { createHash, randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { watchDataVersion } from "#server/db/data-version.ts";
import { migrate } from "#server/db/migrate.ts";
import { openStore, preparedRead, type SqliteStore } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const FOLDER = join(tmpdir(), `oneira-tests-${userInfo().uid}`);

/** The path of a migrated, empty database: made once for these migrations, then shared by every worker. */
export async function templateFile(): Promise<string> {
  const hash = createHash("sha256");
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".ts"))
    .sort())
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  const file = join(FOLDER, `template-${hash.digest("hex").slice(0, 16)}.db`);
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}`;
  const store = openStore(unfinished);
  await migrate(store.db).finally(async () => {
    // Leaves one file, which also opens in memory.
    store.sqlite.pragma("journal_mode = DELETE");
    await store.close();
  });
  renameSync(unfinished, file);
  return file;
}

/**
 * A fresh database in a file of its own. `close` also removes the file; other
 * connections to it are made with `openStore(file)` and closed before.
 * It does not wait for the disk: a test outlives no power cut.
 */
export async function openTestStore(): Promise<SqliteStore & { file: string }> {
  const source = await templateFile();
  const folder = mkdtempSync(join(FOLDER, "db-"));
  const file = join(folder, "app.db");
  copyFileSync(source, file);
  const store = openStore(file);
  store.sqlite.pragma("synchronous = OFF");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  return {
    ...store,
    file,
    async close() {
      await store.close();
      store.sqlite.close();
      process.removeListener("exit", remove);
      remove();
    },
  };
}

/** Opens fresh databases that live in memory: about half a millisecond each. */
export async function memoryStores(): Promise<() => SqliteStore> {
  const image = readFileSync(await templateFile());
  return () => {
    const sqlite = new Database(image);
    sqlite.pragma("foreign_keys = ON");
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
    const close = async () => {
      await db.destroy();
      // Kysely closes only a database that it has used.
      sqlite.close();
    };
    return {
      db,
      sqlite,
      prepare: (query) => preparedRead(sqlite, query),
      watch: (changed) => watchDataVersion(sqlite, changed),
      close,
    };
  };
}
