import Database from "better-sqlite3";
import { Kysely, type DatabaseConnection, type Driver, type SqliteDatabase } from "kysely";
import { migrate } from "#server/db/migrate.ts";
import {
  ImmediateDialect,
  openStore,
  preparedRead,
  withStatementCache,
  type Store,
} from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

/**
 * The site checks the ledger each day, by reading every row. Here it does so once a week, as the rules do: what happens
 * is watched at each step by the books.
 */
const SPARSE_CHECKS = ["INSERT", "UPDATE"]
  .map(
    (event) => `CREATE TEMP TRIGGER check_after_${event} AFTER ${event} ON main.check_results
      WHEN NEW.name = 'ledger' BEGIN
        UPDATE main.check_results SET at = strftime('%Y-%m-%dT%H:%M:%fZ', NEW.at, '+6 days') WHERE name = NEW.name; END;`,
  )
  .join("\n");
/** Statistics are refreshed once in so many times: each refresh has all statements planned anew. */
const STATISTICS_EVERY = 100;

let image: Buffer | undefined;

/** An empty database with the newest schema, in memory. Call it before the clock is replaced. */
export async function createDatabase(): Promise<Database.Database> {
  if (!image) {
    const store = openStore(":memory:");
    await migrate(store.db);
    image = store.sqlite.serialize();
    await store.close();
  }
  const sqlite = new Database(image);
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("temp_store = MEMORY");
  // All of it stays in the cache of pages, and no lock is taken anew.
  sqlite.pragma("cache_size = -65536");
  sqlite.pragma("locking_mode = EXCLUSIVE");
  sqlite.pragma("synchronous = OFF");
  sqlite.exec(SPARSE_CHECKS);
  return sqlite;
}

/** Prepared statements outlive a crash, which changes nothing but the time. */
interface Known {
  statements: SqliteDatabase;
  /** How often statistics were to be refreshed. */
  refreshes: number;
}
const knownOf = new WeakMap<Database.Database, Known>();

function know(sqlite: Database.Database): Known {
  const known = knownOf.get(sqlite) ?? {
    statements: { ...withStatementCache(sqlite), close: () => undefined },
    refreshes: 0,
  };
  knownOf.set(sqlite, known);
  return known;
}

/** Called before each statement: its process may die there, or the statement may fail. */
interface Gate {
  pass(statement: string): Promise<void>;
}

/** A connection of one process to the database. */
export function connect(sqlite: Database.Database, gate: Gate): Store {
  const known = know(sqlite);
  class Dialect extends ImmediateDialect {
    override createDriver(): Driver {
      const driver = super.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      const gated = new WeakMap<DatabaseConnection, DatabaseConnection>();
      driver.acquireConnection = async () => {
        const connection = await acquire();
        if (!gated.has(connection)) gated.set(connection, withGate(connection, gate, known));
        return gated.get(connection)!;
      };
      return driver;
    }
  }
  const db = new Kysely<Schema>({ dialect: new Dialect({ database: known.statements }) });
  return {
    db,
    prepare: (text) => {
      const read = preparedRead<never, never>(sqlite, text);
      return async (values) => {
        await gate.pass(text);
        return read(values as never);
      };
    },
    watch: () => () => undefined,
    now: () => new Date(),
    isDamaged: () => false,
    close: () => db.destroy(),
  };
}

const REFRESH = "PRAGMA optimize";

function withGate(connection: DatabaseConnection, gate: Gate, known: Known): DatabaseConnection {
  return {
    async executeQuery(query) {
      await gate.pass(query.sql);
      if (query.sql.startsWith(REFRESH) && known.refreshes++ % STATISTICS_EVERY > 0) return { rows: [] };
      return connection.executeQuery(query);
    },
    streamQuery: connection.streamQuery.bind(connection),
  };
}
