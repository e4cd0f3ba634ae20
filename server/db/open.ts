import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Schema } from "./schema.ts";

export type Db = Kysely<Schema>;
/** 3.53.0 fixed a corruption in WAL mode. */
const SQLITE_MINIMUM = "3.53.0";

/** The database behind both doors: Kysely for queries, the raw handle for measured hot paths and pragmas. */
export interface Store {
  db: Db;
  sqlite: Database.Database;
  close(): Promise<void>;
}

/** Opens (and creates) the SQLite file, durable and strict. Throws when the library is too old. */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Database(file);
  const { version } = sqlite.prepare("SELECT sqlite_version() AS version").get() as { version: string };
  if (version.localeCompare(SQLITE_MINIMUM, "en", { numeric: true }) < 0) {
    sqlite.close();
    throw new Error(`SQLite ${version} is too old: at least ${SQLITE_MINIMUM} is needed.`);
  }
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("busy_timeout = 5000");
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  return { db, sqlite, close: () => db.destroy() };
}
