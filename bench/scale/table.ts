import type { Database } from "better-sqlite3";

export type Cell = string | number | null;

/** Inserts rows of one table through one prepared statement; the columns are those of the first row. */
export function tableWriter(sqlite: Database, table: string): (row: Record<string, Cell>) => void {
  let insert: ((row: Record<string, Cell>) => void) | undefined;
  return (row) => {
    if (!insert) {
      const columns = Object.keys(row);
      const statement = sqlite.prepare(
        `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map((name) => `@${name}`).join(", ")})`,
      );
      insert = (values) => void statement.run(values);
    }
    insert(row);
  };
}

/**
 * Runs `fill` in one transaction without triggers and indexes, which are created again, identically, afterwards:
 * loading is many times as fast. What triggers would have derived is for `fill` to write.
 */
export function loadWithoutTriggers(sqlite: Database, fill: () => void): void {
  const objects = sqlite
    .prepare<[], { type: string; name: string; sql: string }>(
      "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL",
    )
    .all();
  sqlite.transaction(() => {
    for (const { type, name } of objects) sqlite.exec(`DROP ${type} ${name}`);
    fill();
    for (const { sql } of objects) sqlite.exec(sql);
  })();
}
