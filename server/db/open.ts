import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import {
  CompiledQuery,
  type AbortableOperationOptions,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
  type Transaction,
} from "kysely";
import { watchDataVersion } from "./data-version.ts";
import { queryLog, tracedRead } from "./query-spans.ts";
import type { Schema } from "./schema.ts";

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
/** 3.53.0 fixed a corruption in WAL mode. */
const SQLITE_MINIMUM = "3.53.0";

/** A statement with values by name, written `+:name`; resolves to its first row. */
export type PreparedRead<Values, Row> = (values: Values) => Promise<Row | undefined>;

/** One database, of either engine. */
export interface Store {
  db: Db;
  /** For reads of every request: avoids the cost of building a statement with `db`. */
  prepare<Values extends Record<string, string | number>, Row>(query: string): PreparedRead<Values, Row>;
  /** The time, by the clock of the database where several machines use it. */
  now(): Date;
  /** Calls `changed` when another process may have changed the data, until the returned function is called. */
  watch: (changed: () => void) => () => void;
  /** Whether a statement of this process has met damage. It stays so until the restart after the repair. */
  isDamaged(): boolean;
  close(): Promise<void>;
}

/** With the connection itself, for pragmas. */
export interface SqliteStore extends Store {
  sqlite: Database.Database;
}

/** Opens or creates a database file; `traced` to trace its statements. Throws when the SQLite library is too old. */
export function openStore(file: string, { traced = false } = {}): SqliteStore {
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
  let damaged = false;
  const noteDamage = (error: unknown) =>
    void (damaged ||= /^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? ""));
  const database = withStatementCache(sqlite);
  const db = new Kysely<Schema>({
    dialect: new ImmediateDialect({ database }, noteDamage),
    ...(traced && { log: queryLog }),
  });
  if (!traced) readAtOnce(db, { sqlite, database, failed: noteDamage });
  return {
    db,
    sqlite,
    prepare: (query) =>
      traced
        ? tracedRead(query, preparedRead(sqlite, query, noteDamage))
        : preparedRead(sqlite, query, noteDamage),
    watch: (changed) => watchDataVersion(sqlite, changed),
    now: () => new Date(),
    isDamaged: () => damaged,
    async close() {
      await db.destroy();
      sqlite.close();
    },
  };
}

interface ReadDeps {
  sqlite: Database.Database;
  database: StatementCache;
  /** Called with the error of each statement that fails. */
  failed: (error: unknown) => void;
}

/**
 * Runs reads outside of transactions without Kysely's wait for the one connection, which is free whenever no
 * transaction is open: each statement runs synchronously.
 */
function readAtOnce(db: Db, { sqlite, database, failed }: ReadDeps): void {
  const executor = db.getExecutor();
  const { executeQuery } = executor;
  executor.executeQuery = async <Row>(query: CompiledQuery<Row>, options?: AbortableOperationOptions) => {
    if (sqlite.inTransaction) return executeQuery.call(executor, query, options) as Promise<QueryResult<Row>>;
    try {
      const statement = database.prepare(query.sql);
      if (statement.reader && statement.readonly) return { rows: statement.all(query.parameters) as Row[] };
    } catch (error) {
      failed(error);
      throw error;
    }
    return executeQuery.call(executor, query, options) as Promise<QueryResult<Row>>;
  };
}

export function preparedRead<Values extends Record<string, string | number>, Row>(
  sqlite: Database.Database,
  query: string,
  failed: (error: unknown) => void = () => undefined,
): PreparedRead<Values, Row> {
  const statement = sqlite.prepare<Values, Row>(query);
  return async (values) => {
    try {
      return statement.get(values);
    } catch (error) {
      failed(error);
      throw error;
    }
  };
}

const STATEMENT_CACHE_SIZE = 400;

/**
 * Transactions begin with the write lock, unless they are "read only": one that reads before it writes
 * would not get the lock when another process wrote in between.
 */
export class ImmediateDialect extends SqliteDialect {
  readonly #failed: (error: unknown) => void;

  /** `failed` is called with the error of each statement that fails. */
  constructor(config: SqliteDialectConfig, failed: (error: unknown) => void = () => undefined) {
    super(config);
    this.#failed = failed;
  }

  /** Schema changes of an interrupted migration are rolled back. */
  override createAdapter(): DialectAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }

  /** A plain `?` would have SQLite plan the statement again at each run: docs/decisions/0021-fixed-plans.md. */
  override createQueryCompiler(): QueryCompiler {
    return new (class extends SqliteQueryCompiler {
      protected override getCurrentParameterPlaceholder(): string {
        return "+?";
      }
    })();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const { acquireConnection, rollbackTransaction } = driver;
    const watched = new WeakSet<DatabaseConnection>();
    driver.acquireConnection = async (options) => {
      const connection = await acquireConnection.call(driver, options);
      if (!watched.has(connection)) this.#watch(connection);
      watched.add(connection);
      return connection;
    };
    driver.beginTransaction = async (connection, { accessMode }) => {
      await connection.executeQuery(
        CompiledQuery.raw(accessMode === "read only" ? "begin" : "begin immediate"),
      );
    };
    driver.rollbackTransaction = (connection) =>
      rollbackTransaction.call(driver, connection).catch((error: unknown) => {
        // SQLite has rolled back itself, as on a full volume: the first error says why.
        if (!(error instanceof Error && error.message.includes("no transaction is active"))) throw error;
      });
    return driver;
  }

  #watch(connection: DatabaseConnection): void {
    const { executeQuery } = connection;
    connection.executeQuery = async <Row>(query: CompiledQuery) => {
      try {
        return (await executeQuery.call(connection, query)) as QueryResult<Row>;
      } catch (error) {
        this.#failed(error);
        throw error;
      }
    };
  }
}

interface StatementCache extends SqliteDatabase {
  prepare(query: string): SqliteStatement & Pick<Database.Statement, "readonly">;
}

/** Kysely prepares each query again, which costs more than running most of them. */
export function withStatementCache(sqlite: Database.Database): StatementCache {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => void sqlite.close(),
    prepare(query) {
      let statement = statements.get(query);
      if (!statement || statement.busy) {
        statement = sqlite.prepare(query);
        // The oldest is removed: lists of ids make queries of many lengths.
        if (statements.size >= STATEMENT_CACHE_SIZE) statements.delete(statements.keys().next().value!);
        statements.set(query, statement);
      }
      return statement as unknown as ReturnType<StatementCache["prepare"]>;
    },
  };
}
