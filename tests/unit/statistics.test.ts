import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refreshStatistics, updateStatistics } from "#server/db/statistics.ts";
import { openSqliteCopy } from "../support/database.ts";

const ROWS_MAX = 2000;

let store: Awaited<ReturnType<typeof openSqliteCopy>>;
beforeEach(async () => {
  store = await openSqliteCopy();
});
afterEach(() => store.close());

function addSandboxObjects(count: number): void {
  store.sqlite
    .prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
       INSERT INTO sandbox_objects (id, type, body, created_at)
       SELECT hex(randomblob(8)), 'invoice', '{}', '2026-01-01T00:00:00.000Z' FROM numbers`,
    )
    .run(count);
}

/** Rows that the planner takes the table to have. */
function assumedRows(): number | undefined {
  const isMade = store.sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_stat1'").get();
  if (!isMade) return undefined;
  const stat = store.sqlite
    .prepare<[], string>("SELECT stat FROM sqlite_stat1 WHERE idx = 'sandbox_objects_by_type'")
    .pluck()
    .get();
  return stat === undefined ? undefined : Number(stat.split(" ")[0]);
}

async function refresh(): Promise<void> {
  for await (const _ of refreshStatistics(store.db, ROWS_MAX));
}

describe("the statistics of the query planner", () => {
  it("are made at the start for tables that have none", () => {
    addSandboxObjects(300);
    expect(assumedRows()).toBeUndefined();
    updateStatistics(store.sqlite);
    expect(assumedRows()).toBe(300);
  });

  it("know of a column with few values how many rows share one", () => {
    addSandboxObjects(1500);
    updateStatistics(store.sqlite);
    const rows = "SELECT stat FROM sqlite_stat1 WHERE idx = 'sandbox_objects_by_type'";
    expect(store.sqlite.prepare(rows).pluck().get()).toMatch(/^1500 1500 /);
  });

  it("follow the growth of small tables while the server serves", async () => {
    addSandboxObjects(100);
    updateStatistics(store.sqlite);
    addSandboxObjects(1500);
    await refresh();
    expect(assumedRows()).toBe(1600);
  });

  it("of a table too large to be counted while the server serves wait for the next start", async () => {
    addSandboxObjects(100);
    updateStatistics(store.sqlite);
    addSandboxObjects(3000);
    await refresh();
    expect(assumedRows()).toBe(100);
    updateStatistics(store.sqlite);
    expect(assumedRows()).toBe(3100);
  });

  it("are not made again and again for empty tables", async () => {
    updateStatistics(store.sqlite);
    let analysed = 0;
    for await (const _ of refreshStatistics(store.db, ROWS_MAX)) analysed++;
    expect(analysed).toBe(0);
  });
});
