import { sql } from "kysely";
import { StartError } from "#server/start-problem.ts";
import { migrate } from "../migrate.ts";
import type { Db, Trx } from "../open.ts";
import { transact } from "../transaction.ts";
import type { Source } from "./source.ts";
import { quoted, type MovedTable } from "./tables.ts";

/** Tables with rows that the migrations add. */
const FILLED_BY_MIGRATIONS = ["turns", "token_packages", "subscription_plans", "site_totals"];

/** A transaction of the move: no other process uses the database, and a statement may take long. */
export function fill<T>(db: Db, fn: (trx: Trx) => Promise<T>): Promise<T> {
  return transact(db, { none: "no server starts before the move is finished" }, async (trx) => {
    await sql`SELECT set_config('statement_timeout', '0', true), set_config('synchronous_commit', 'off', true)`.execute(
      trx,
    );
    return fn(trx);
  });
}

/**
 * Prepares an empty PostgreSQL database, after `first`, or one that a move of the same source has begun to fill. Throws
 * a `StartError` where other rows are in it.
 */
export async function prepareTarget(
  db: Db,
  tables: readonly MovedTable[],
  fingerprint: string,
  first: () => Promise<void>,
): Promise<void> {
  const existing = await tableNames(db);
  if (existing.includes("unfinished_move")) {
    const { rows } = await sql<{ source: string }>`SELECT source FROM unfinished_move`.execute(db);
    if (rows[0]?.source !== fingerprint)
      throw new StartError(
        "DATABASE_URL has an unfinished move of another database, or of this one before it changed: drop that database, create an empty one and move again.",
      );
    await fill(db, async (trx) => {
      // Waits for the last batch of a move that was killed, which PostgreSQL may still be adding.
      await sql`LOCK TABLE unfinished_move_tables IN EXCLUSIVE MODE`.execute(trx);
      await continueSequences(trx);
    });
    return;
  }
  for (const name of existing) {
    if (FILLED_BY_MIGRATIONS.includes(name) || name.startsWith("kysely_")) continue;
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length > 0)
      throw new StartError(
        `The database of DATABASE_URL is not empty (${name} has rows): create an empty one for the move.`,
      );
  }
  await first();
  await migrate(db);
  await refuseOtherSchema(db, tables);
  await fill(db, async (trx) => {
    await sql`CREATE TABLE unfinished_move (source text NOT NULL)`.execute(trx);
    await sql`INSERT INTO unfinished_move VALUES (${fingerprint})`.execute(trx);
    await sql`CREATE TABLE unfinished_move_tables (name text PRIMARY KEY, copied bigint NOT NULL)`.execute(
      trx,
    );
    for (const table of tables) {
      await sql`INSERT INTO unfinished_move_tables VALUES (${table.name}, 0)`.execute(trx);
      if (table.how === "replayed") await createReplay(trx, table);
    }
  });
}

/** Throws a `StartError` where a move into this database has not ended. */
export async function refuseUnfinishedMove(db: Db): Promise<void> {
  if (!(await tableNames(db)).includes("unfinished_move")) return;
  throw new StartError(
    "The move of a SQLite database to this one is not finished: run `npm run move-to-postgres` again.",
  );
}

/** Sets the sequences after the largest id that the source has ever given, and lets servers start. */
export async function finishTarget(db: Db, { sqlite }: Source, tables: readonly MovedTable[]): Promise<void> {
  const given = sqlite.prepare("SELECT name, seq FROM sqlite_sequence").all() as {
    name: string;
    seq: number;
  }[];
  await fill(db, async (trx) => {
    await continueSequences(trx, new Map(given.map(({ name, seq }) => [name, seq])));
    for (const { name, how } of tables)
      if (how === "replayed") await sql`DROP FUNCTION ${sql.id(replayOf(name))}`.execute(trx);
    await sql`DROP TABLE unfinished_move, unfinished_move_tables`.execute(trx);
    // With all commits before it.
    await sql`SELECT set_config('synchronous_commit', 'on', true)`.execute(trx);
  });
}

export const replayOf = (table: string) => `unfinished_move_${table}`;

/**
 * A statement for each row: triggers that run after a statement have then applied all earlier rows. Planning their
 * statements again for the values of each row would take a quarter of the time.
 */
async function createReplay(trx: Trx, { name }: MovedTable): Promise<void> {
  const [fn, table] = [quoted(replayOf(name)), quoted(name)];
  await sql
    .raw(
      `CREATE FUNCTION ${fn}(added json) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
      DECLARE
        entry ${table};
      BEGIN
        FOR entry IN SELECT * FROM json_populate_recordset(NULL::${table}, added) LOOP
          INSERT INTO ${table} SELECT entry.*;
        END LOOP;
      END $$`,
    )
    .execute(trx);
}

async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`.execute(db);
  return rows.map(({ name }) => name);
}

/** Throws where the two schemas differ, which is a defect of the migrations. */
async function refuseOtherSchema(db: Db, tables: readonly MovedTable[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_generated = 'NEVER'
      AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = current_schema())
      AND table_name NOT IN ('turns', 'search_words', 'visitor_salts') AND table_name NOT LIKE 'kysely%'`.execute(
    db,
  );
  const here = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  const there = new Set(rows.map(({ name }) => name));
  const differing = [...new Set(here).symmetricDifference(there)];
  if (differing.length > 0)
    throw new Error(`the schemas of SQLite and PostgreSQL differ: ${differing.join(", ")}`);
}

/** A rolled back batch leaves its sequence behind its last row, which the triggers would not accept again. */
async function continueSequences(trx: Trx, given: ReadonlyMap<string, number> = new Map()): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows) {
    await sql`SELECT setval(pg_get_serial_sequence(${quoted(table)}, ${column}),
      GREATEST(newest, 1), newest > 0)
      FROM (SELECT GREATEST(COALESCE(MAX(${sql.id(column)}), 0), CAST(${given.get(table) ?? 0} AS bigint)) AS newest
        FROM ${sql.table(table)}) AS largest`.execute(trx);
  }
}
