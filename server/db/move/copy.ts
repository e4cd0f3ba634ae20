import { sql } from "kysely";
import type { Db, Trx } from "../open.ts";
import type { Source } from "./source.ts";
import { movedValue, quoted, type MovedTable } from "./tables.ts";
import { fill, replayOf } from "./target.ts";

/** Rows of a batch, which is a transaction: the replay updates the same totals over and over. */
const ROWS = { copied: 5000, checked: 5000, replayed: 1000 };
/** The replay renews the statistics at twice as many rows, and again at each doubling. */
const FIRST_ANALYZED = 1000;
/** Characters of a batch. */
const LENGTH_MAX = 4_000_000;

/** Filled by a migration too. */
const REPLACED = ["token_packages", "subscription_plans", "site_totals"];

export interface Progress {
  table: string;
  rows: number;
}

/** Copies all rows that are not yet in the target. Yields after each batch, which is committed. */
export async function* copyTables(
  source: Source,
  db: Db,
  tables: readonly MovedTable[],
): AsyncGenerator<Progress> {
  for (const table of tables) {
    if (table.how === "derived") continue;
    let copied = await copiedRows(db, table);
    let analyzed = Math.max(copied, FIRST_ANALYZED);
    for (const batch of batchesOf(source, table, copied)) {
      await addBatch(db, table, batch, copied);
      copied += batch.length;
      yield { table: table.name, rows: batch.length };
      if (table.how !== "replayed" || copied < 2 * analyzed) continue;
      await analyze(db, table);
      analyzed = copied;
    }
    // With the statistics of an empty table, the triggers of the replay would read it whole when it is full.
    if (copied > 0) await analyze(db, table);
  }
  await sql`VACUUM ANALYZE`.execute(db);
}

const analyze = (db: Db, { name }: MovedTable) => sql`ANALYZE ${sql.table(name)}`.execute(db);

async function copiedRows(db: Db, { name }: MovedTable): Promise<number> {
  const { rows } = await sql<{ copied: number }>`
    SELECT copied FROM unfinished_move_tables WHERE name = ${name}`.execute(db);
  return rows[0]!.copied;
}

/** Rows as JSON objects. */
function* batchesOf({ sqlite }: Source, table: MovedTable, skip: number): Generator<string[]> {
  const most = ROWS[table.how as keyof typeof ROWS];
  const names = table.columns.map(({ name }) => JSON.stringify(name));
  let batch: string[] = [];
  let length = 0;
  for (const row of sqlite.prepare(table.read(skip)).raw().iterate() as Iterable<unknown[]>) {
    const fields = row.map((value, i) => `${names[i]}:${jsonOf(value, table, i)}`);
    const text = `{${fields.join(",")}}`;
    batch.push(text);
    length += text.length;
    if (batch.length < most && length < LENGTH_MAX) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

function jsonOf(value: unknown, { name, columns }: MovedTable, i: number): string {
  if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER && !columns[i]!.isReal)
    throw new RangeError(`${name}.${columns[i]!.name}: ${value} is no safe number`);
  return JSON.stringify(movedValue(value));
}

async function addBatch(db: Db, table: MovedTable, batch: string[], copied: number): Promise<void> {
  try {
    await fill(db, async (trx) => {
      // First, so that a second move waits here for this transaction.
      const { numAffectedRows } =
        await sql`UPDATE unfinished_move_tables SET copied = ${copied + batch.length}
        WHERE name = ${table.name} AND copied = ${copied}`.execute(trx);
      if (numAffectedRows !== 1n) throw new Error("another move fills this database");
      await withTriggers(trx, table, async () => {
        if (copied === 0 && REPLACED.includes(table.name))
          await sql`DELETE FROM ${sql.table(table.name)}`.execute(trx);
        await insert(trx, table, batch);
      });
    });
  } catch (error) {
    const row = await refusedRow(db, table, batch);
    if (row === undefined) throw error;
    const values = JSON.parse(row) as Record<string, unknown>;
    const key = table.key.map(({ name }) => String(values[name])).join(", ");
    throw new Error(`${table.name} ${key}: PostgreSQL refuses this row: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function insert(trx: Trx, { name, how, columns }: MovedTable, batch: readonly string[]): Promise<void> {
  const rows = sql`CAST(${`[${batch.join(",")}]`} AS json)`;
  if (how === "replayed") {
    await sql`SELECT ${sql.id(replayOf(name))}(${rows})`.execute(trx);
    return;
  }
  const list = sql.raw(columns.map((column) => quoted(column.name)).join(", "));
  const type = sql.raw(quoted(name));
  await sql`INSERT INTO ${sql.table(name)} (${list})
    SELECT ${list} FROM json_populate_recordset(NULL::${type}, ${rows})`.execute(trx);
}

/** What the triggers of a copied table did is in the rows of the source, or in tables that are copied too. */
async function withTriggers(trx: Trx, { name, how }: MovedTable, fn: () => Promise<void>): Promise<void> {
  // The entries of a shortfall have rows of their own in the source.
  const off = name === "corrections" ? "corrections_open_shortfall" : how === "copied" ? "USER" : null;
  const switchTo = (state: "DISABLE" | "ENABLE") =>
    sql.raw(`ALTER TABLE ${quoted(name)} ${state} TRIGGER ${off}`).execute(trx);
  if (off) await switchTo("DISABLE");
  await fn();
  if (off) await switchTo("ENABLE");
}

class Refused extends Error {}

/** The first row of a batch that cannot be added; undefined where each one can. Changes nothing. */
async function refusedRow(db: Db, table: MovedTable, batch: readonly string[]): Promise<string | undefined> {
  let current: string | undefined;
  await fill(db, async (trx) => {
    await withTriggers(trx, table, async () => {
      if (REPLACED.includes(table.name)) await sql`DELETE FROM ${sql.table(table.name)}`.execute(trx);
      for (const row of batch) {
        current = row;
        await insert(trx, table, [row]);
      }
    });
    current = undefined;
    throw new Refused();
  }).catch(() => undefined);
  return current;
}
