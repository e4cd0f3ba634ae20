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
  return sqlite;
}

/** Prepared statements outlive a crash, which changes nothing but the time. */
const statements = new WeakMap<Database.Database, SqliteDatabase>();

function statementsOf(sqlite: Database.Database): SqliteDatabase {
  const known = statements.get(sqlite) ?? { ...withStatementCache(sqlite), close: () => undefined };
  statements.set(sqlite, known);
  return known;
}

/** Called before each statement: its process may die there, or the statement may fail. */
interface Gate {
  pass(statement: string): Promise<void>;
}

/** A connection of one process to the database. */
export function connect(sqlite: Database.Database, gate: Gate): Store {
  class Dialect extends ImmediateDialect {
    override createDriver(): Driver {
      const driver = super.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      const gated = new WeakMap<DatabaseConnection, DatabaseConnection>();
      driver.acquireConnection = async () => {
        const connection = await acquire();
        if (!gated.has(connection)) gated.set(connection, withGate(connection, gate));
        return gated.get(connection)!;
      };
      return driver;
    }
  }
  const db = new Kysely<Schema>({ dialect: new Dialect({ database: statementsOf(sqlite) }) });
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

function withGate(connection: DatabaseConnection, gate: Gate): DatabaseConnection {
  return {
    async executeQuery(query) {
      await gate.pass(query.sql);
      return connection.executeQuery(query);
    },
    streamQuery: connection.streamQuery.bind(connection),
  };
}
