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
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { CompiledQuery, Kysely, SqliteDialect } from "kysely";
import { watchDataVersion } from "#server/db/data-version.ts";
import { migrate } from "#server/db/migrate.ts";
import {
  openStore,
  preparedRead,
  withStatementCache,
  type SqliteStore,
  type Store,
} from "#server/db/open.ts";
import { openDatabase, type DatabaseConfig } from "#server/db/open-database.ts";
import type { Schema } from "#server/db/schema.ts";
import { DROP_RULES } from "./drop-rules.ts";
import { openCopy } from "./postgres-copies.ts";
import { COMPILE_CACHE } from "./server-env.ts";

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const FOLDER = join(tmpdir(), `oneira-tests-${userInfo().uid}`);

/** Whether the tests of this run ask PostgreSQL. */
export const POSTGRES = process.env.ENGINE === "postgres";

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

/** What tests ask a database of either engine directly; values are written `?`. */
interface Questions {
  /** Runs statements without values. */
  exec(statements: string): Promise<void>;
  rows<Row = Record<string, unknown>>(statement: string, ...values: unknown[]): Promise<Row[]>;
  /** The first column of the rows. */
  column<Value = unknown>(statement: string, ...values: unknown[]): Promise<Value[]>;
  /** The first value of the first row. */
  value<Value = unknown>(statement: string, ...values: unknown[]): Promise<Value | undefined>;
  tables(): Promise<string[]>;
  /** Adds a trigger, `AFTER UPDATE ON users`; without a body it refuses the change. Returns what removes it. */
  trigger(event: string, options?: { when?: string; body?: string }): Promise<() => Promise<void>>;
  /** Runs statements that the schema's triggers, checks and foreign keys would refuse; these are gone afterwards. */
  damage(statements: string): Promise<void>;
}

export type TestStore = Store & Questions & { settings: DatabaseConfig };

/** In its own file, for what only SQLite has. */
export type SqliteTestStore = SqliteStore & TestStore & { file: string };

/** Another connection to the database of a test. */
export async function openBeside({ settings }: Pick<TestStore, "settings">): Promise<TestStore> {
  const store = await openDatabase(settings);
  return { ...store, ...questionsOf(store), settings };
}

/** A connection to the database of a running server. */
export function openStoreOf(site: { dataDir: string; databaseUrl?: string | null }): Promise<TestStore> {
  const { dataDir, databaseUrl = null } = site;
  const databaseFile = join(dataDir, "app.db");
  return openBeside({ settings: { databaseUrl, databaseConnections: 10, databaseFile } });
}

function questionsOf({ db }: Pick<Store, "db">): Questions {
  async function rows<Row>(statement: string, ...values: unknown[]): Promise<Row[]> {
    let count = 0;
    const text = POSTGRES ? statement.replace(/\?/g, () => `$${++count}`) : statement;
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  }
  async function column<Value>(statement: string, ...values: unknown[]): Promise<Value[]> {
    return (await rows<Record<string, Value>>(statement, ...values)).map((row) => Object.values(row)[0]!);
  }
  const exec = async (statements: string) => void (await rows(statements));
  return {
    rows,
    column,
    exec,
    tables: () =>
      column(
        POSTGRES
          ? "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
          : "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
      ),
    async trigger(event, { when = "true", body } = {}) {
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      const table = /\bON (\w+)$/.exec(event)![1]!;
      if (POSTGRES) {
        const row = /DELETE/.test(event) ? "OLD" : "NEW";
        const done = body ?? "RAISE EXCEPTION 'broken'";
        await exec(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF ${when} THEN ${done}; END IF; RETURN ${row}; END $$`);
        await exec(`CREATE TRIGGER ${name} ${event} FOR EACH ROW EXECUTE FUNCTION ${name}()`);
        return () => exec(`DROP TRIGGER ${name} ON ${table}`);
      }
      await exec(
        `CREATE TRIGGER ${name} ${event} WHEN ${when} BEGIN ${body ?? "SELECT RAISE(ABORT, 'broken')"}; END`,
      );
      return () => exec(`DROP TRIGGER ${name}`);
    },
    async damage(statements) {
      if (POSTGRES) {
        await exec(DROP_RULES);
      } else {
        for (const name of await column<string>("SELECT name FROM sqlite_schema WHERE type = 'trigger'"))
          await exec(`DROP TRIGGER ${name}`);
        await exec("PRAGMA ignore_check_constraints = ON");
        await exec("PRAGMA foreign_keys = OFF");
      }
      for (const statement of statements.split(";").filter((part) => part.trim() !== ""))
        await exec(statement);
    },
    value: async <Value>(statement: string, ...values: unknown[]) =>
      (await column<Value>(statement, ...values))[0],
  };
}

/** A fresh, migrated database of the engine that the test runs on. */
export function openTestStore(): Promise<TestStore> {
  return POSTGRES ? openPostgresCopy() : openSqliteCopy();
}

async function openPostgresCopy(): Promise<TestStore> {
  const { url, store } = await openCopy();
  const { folder, remove } = dataFolder();
  return {
    ...store,
    ...questionsOf(store),
    settings: { databaseUrl: url, databaseConnections: 10, databaseFile: join(folder, "app.db") },
    async close() {
      await store.close();
      remove();
    },
  };
}

/** Settings under which a command finds the database of a test. */
export const commandSettings = ({ settings }: Pick<TestStore, "settings">): Record<string, string> => ({
  ...COMPILE_CACHE,
  DATA_DIR: dirname(settings.databaseFile),
  ...(settings.databaseUrl !== null && { DATABASE_URL: settings.databaseUrl }),
});

/** An empty folder, removed by `remove` or with the process. */
function dataFolder() {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(FOLDER, "db-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", removeFolder);
  const remove = () => {
    process.removeListener("exit", removeFolder);
    removeFolder();
  };
  return { folder, remove };
}

/**
 * A fresh SQLite database in a file of its own. `close` also removes the file; other connections to it are made with
 * `openStore(file)` and closed before. It does not wait for the disk: a test outlives no power cut.
 */
export async function openSqliteCopy(): Promise<SqliteTestStore> {
  const source = await templateFile();
  const { folder, remove } = dataFolder();
  const file = join(folder, "app.db");
  copyFileSync(source, file);
  const store = openStore(file);
  store.sqlite.pragma("synchronous = OFF");
  return {
    ...withQuestions(store),
    file,
    settings: { databaseUrl: null, databaseConnections: 0, databaseFile: file },
    async close() {
      await store.close();
      store.sqlite.close();
      remove();
    },
  };
}

const NONE = { databaseUrl: null, databaseConnections: 0, databaseFile: ":memory:" };

/** Many fresh databases: SQLite's live in memory, about half a millisecond each. */
export async function freshStores(): Promise<() => Promise<TestStore>> {
  if (POSTGRES) return openPostgresCopy;
  const open = await memoryStores();
  return async () => ({ ...open(), settings: NONE });
}

/** The same of SQLite. */
export async function memoryStores(): Promise<() => SqliteStore & Questions> {
  const image = readFileSync(await templateFile());
  return () => {
    const sqlite = new Database(image);
    sqlite.pragma("foreign_keys = ON");
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: withStatementCache(sqlite) }) });
    return withQuestions({
      db,
      sqlite,
      prepare: (query) => preparedRead(sqlite, query),
      watch: (changed) => watchDataVersion(sqlite, changed),
      now: () => new Date(),
      isDamaged: () => false,
      async close() {
        await db.destroy();
        // Kysely closes only a database that it has used.
        sqlite.close();
      },
    });
  };
}

const withQuestions = (store: SqliteStore): SqliteStore & Questions => ({
  ...store,
  ...questionsOf(store),
  // Kysely runs one statement at a time.
  exec: async (statements) => void store.sqlite.exec(statements),
});
