import type { Database } from "better-sqlite3";
import { sql } from "kysely";
import { isPostgres } from "./engine.ts";
import type { Db } from "./open.ts";

/**
 * ANALYZE reads all of a table, up to 35,000 rows in 25 ms: the statistics of larger tables wait for the next start.
 */
const ROWS_MAX = 30_000;

/**
 * Refreshes the planner's statistics of tables that have none or grew tenfold: two seconds for a million ledger entries
 * that were never analysed. Call it before the connection serves. Without `analysis_limit`, whose samples overestimate
 * columns of few values.
 */
export function updateStatistics(sqlite: Database): void {
  sqlite.pragma("optimize = 0x10002");
}

/** The same for small tables, while the connection serves; yields after each table. PostgreSQL does it by itself. */
export async function* refreshStatistics(db: Db, rowsMax = ROWS_MAX): AsyncGenerator<void> {
  if (isPostgres(db)) return;
  // The lowest bit of the mask lists the ANALYZE statements instead of running them.
  const { rows } = await sql<Record<string, string>>`PRAGMA optimize = 0x10003`.execute(db);
  for (const statement of rows.flatMap((row) => Object.values(row))) {
    const table = /"(\w+)"$/.exec(statement)?.[1];
    // An empty table gets no statistics and is listed again each time, and ANALYZE has SQLite prepare all statements anew.
    if (!table || !(await hasMoreRows(db, table, 0)) || (await hasMoreRows(db, table, rowsMax))) continue;
    await sql.raw(statement).execute(db);
    yield;
  }
}

async function hasMoreRows(db: Db, table: string, count: number): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1 OFFSET ${count}`.execute(db);
  return rows.length > 0;
}
