import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  sql,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  type RawNode,
} from "kysely";
import { storable, type EitherNode } from "../dialect.ts";
import type { Trx } from "../open.ts";
import type { Turn, TurnTaker } from "../turn.ts";
import { withOutage } from "./outage.ts";

/**
 * Two transactions that could not be put into an order, that waited for one another, or that wrote the same unique key:
 * repeated, the second one finds what the first one wrote, as it does where one transaction writes at a time.
 */
const COLLISIONS = new Set(["40001", "40P01", "23505"]);

/** A statement alone that waited in a circle with others and was chosen to end. */
const DEADLOCK = "40P01";
const STATEMENT_ATTEMPTS = 4;

/**
 * Limits of a transaction: of a statement, of the wait for a row, and of the pause of a process that hangs while others
 * wait for its rows. Set in each transaction, as a pooler hands a session to another client afterwards.
 */
const LIMITS =
  "set local statement_timeout = '30s'; set local lock_timeout = '20s'; set local idle_in_transaction_session_timeout = '60s'";

/** The dialect of a database with several writers: see docs/decisions/0022-whose-turn.md. */
export class TurnTakingDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new TurnTakingAdapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new (class extends PostgresQueryCompiler {
      protected override visitRaw(node: RawNode): void {
        const { postgres } = node as EitherNode;
        if (postgres) this.visitNode(postgres());
        else super.visitRaw(node);
      }

      protected override addParameter(value: unknown): void {
        super.addParameter(Array.isArray(value) ? value.map(storable) : storable(value));
      }
    })();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    driver.beginTransaction = async (connection, { isolationLevel, accessMode }) => {
      const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
      // One round trip: without values, several statements may travel together.
      await connection.executeQuery(CompiledQuery.raw(`begin ${modes.join(" ")}; ${LIMITS}`));
      inTransaction.add(connection);
    };
    const { acquireConnection, releaseConnection } = driver;
    driver.acquireConnection = async (options) => {
      const connection = await acquireConnection.call(driver, options).catch((error: unknown) => {
        throw withOutage(error);
      });
      return repeatDeadlocks(connection);
    };
    driver.releaseConnection = (connection) => {
      inTransaction.delete(connection);
      return releaseConnection.call(driver, connection);
    };
    return driver;
  }
}

const inTransaction = new WeakSet<DatabaseConnection>();
const repeating = new WeakSet<DatabaseConnection>();

/**
 * Runs statements outside a transaction again after a deadlock, which has undone them; `transact` repeats the others.
 */
function repeatDeadlocks(connection: DatabaseConnection): DatabaseConnection {
  if (repeating.has(connection)) return connection;
  repeating.add(connection);
  const { executeQuery } = connection;
  connection.executeQuery = async (...query) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return (await executeQuery.apply(connection, query)) as never;
      } catch (error) {
        const isDeadlock = (error as { code?: unknown }).code === DEADLOCK;
        if (!isDeadlock || attempt === STATEMENT_ATTEMPTS || inTransaction.has(connection))
          throw withOutage(error);
      }
    }
  };
  return connection;
}

class TurnTakingAdapter extends PostgresAdapter implements TurnTaker {
  /** A statement of its own: the next one sees what was committed while this one waited. */
  async takeTurn(trx: Trx, turn: Turn): Promise<void> {
    if ("user" in turn) {
      const ids = typeof turn.user === "string" ? [turn.user] : turn.user;
      // Stronger locks would also stop inserts that refer to the user.
      await sql`SELECT 1 FROM users WHERE id = ANY (${ids}) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
    }
    if ("dream" in turn) {
      await sql`SELECT 1 FROM users WHERE id = (SELECT user_id FROM dreams WHERE id = ${turn.dream})
        FOR NO KEY UPDATE`.execute(trx);
    }
    const name = ("queue" in turn && turn.queue) || ("schedule" in turn && turn.schedule);
    if (!name) return;
    const { rows } = await sql`SELECT 1 FROM turns WHERE name = ${name} FOR NO KEY UPDATE`.execute(trx);
    if (rows.length === 0) throw new Error(`no row of turns for ${name}: a migration adds it`);
  }

  isCollision(error: unknown): boolean {
    return COLLISIONS.has(String((error as { code?: unknown }).code));
  }

  /** `migrate` holds a lock of its own, which ends with its transaction. */
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
