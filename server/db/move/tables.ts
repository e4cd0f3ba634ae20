import type Database from "better-sqlite3";

/** A table of the source, and how its rows get into the target. */
export interface MovedTable {
  name: string;
  /** All but generated columns. */
  columns: readonly MovedColumn[];
  /** Columns of the primary key. */
  key: readonly MovedColumn[];
  how: "copied" | "checked" | "replayed" | "derived";
  /** Statement that reads the rows in the order in which they are inserted, after the first `skip`. */
  read: (skip: number) => string;
}

export interface MovedColumn {
  name: string;
  isReal: boolean;
}

/**
 * How rows get into the target. `copied`, as in all tables not named here: inserted with the triggers off. `checked`:
 * inserted with the triggers on, which check each row. `replayed`: also one by one, so that the triggers apply each row
 * to other tables before the next one. `derived`: not inserted, because the replay fills the table.
 */
const HOW: Record<string, MovedTable["how"]> = {
  lots: "checked",
  holds: "checked",
  corrections: "checked",
  // Its trigger fills the index of words, which is no table of the source.
  search_entries: "checked",
  ledger_entries: "replayed",
  shortfall_entries: "replayed",
  token_transactions: "derived",
  transaction_days: "derived",
};

/** Tables that must be there before another one, beside those that its foreign keys name. */
const BEFORE: Record<string, readonly string[]> = {
  // Its triggers read them, and fill the totals.
  ledger_entries: [
    "payments",
    "payment_reversals",
    "dream_parts",
    "dream_lenses",
    "corrections",
    "user_totals",
  ],
  // Their order among the ledger entries is not stored. After all of these, no shortfall refuses a hold that the source
  // accepted before it.
  shortfall_entries: ["ledger_entries", "corrections"],
  // The replay changes lots, whose triggers count the revisions up: the source has already counted these changes.
  person_revisions: ["ledger_entries", "shortfall_entries"],
};

/** For columns that the replay changes: the expression of their value before it. */
const BEFORE_REPLAY: Record<string, Record<string, string>> = {
  lots: { available: "0", held: "0", last_entry: "0", shortfall: "0" },
  user_totals: { available: "0", held: "0", credits_used: "0" },
  payments: {
    tokens_taken: `tokens_taken + (SELECT COALESCE(SUM(entry.change), 0) FROM lots
      JOIN shortfall_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'settled'
      WHERE lots.source = payments.kind AND lots.source_ref = payments.source_ref)`,
  },
};

/** Tables that need another order than that of the primary key or rowid: a lot comes after its root. */
const ORDER: Record<string, string> = { lots: "root_id IS NOT NULL, id" };

/** A value as it is moved: PostgreSQL refuses the character 0. A space has as many bytes, which totals count. */
export const movedValue = (value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", " ") : value;

interface TableInfo {
  name: string;
  type: string;
  wr: 0 | 1;
}
interface ColumnInfo {
  name: string;
  type: string;
  pk: number;
  hidden: number;
}

export const quoted = (name: string) => `"${name}"`;

/** The tables of a database in the order in which they are moved. */
export function movedTables(sqlite: Database.Database): MovedTable[] {
  const found = (sqlite.pragma("table_list") as TableInfo[])
    .filter(({ name, type }) => type === "table" && !/^(?:sqlite|kysely)_/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const tables = new Map(found.map((info) => [info.name, describe(sqlite, info)]));
  const ordered = new Set<string>();
  function add(name: string): void {
    if (ordered.has(name)) return;
    const parents = (sqlite.pragma(`foreign_key_list(${quoted(name)})`) as { table: string }[])
      .map(({ table }) => table)
      .filter((table) => table !== name);
    for (const earlier of [...parents, ...(BEFORE[name] ?? [])]) add(earlier);
    ordered.add(name);
  }
  for (const name of tables.keys()) add(name);
  return [...ordered].map((name) => tables.get(name)!);
}

function describe(sqlite: Database.Database, { name, wr }: TableInfo): MovedTable {
  const infos = sqlite.pragma(`table_xinfo(${quoted(name)})`) as ColumnInfo[];
  const column = (info: ColumnInfo) => ({ name: info.name, isReal: info.type === "REAL" });
  const columns = infos.filter(({ hidden }) => hidden === 0).map(column);
  const keyInfos = infos.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  const key = keyInfos.map(column);
  const starts = BEFORE_REPLAY[name] ?? {};
  const list = columns.map((c) => starts[c.name] ?? quoted(c.name)).join(", ");
  const order = ORDER[name] ?? (wr ? key.map((c) => quoted(c.name)).join(", ") : "rowid");
  return {
    name,
    columns,
    key,
    how: HOW[name] ?? "copied",
    read: (skip) => `SELECT ${list} FROM ${quoted(name)} ORDER BY ${order} LIMIT -1 OFFSET ${skip}`,
  };
}
