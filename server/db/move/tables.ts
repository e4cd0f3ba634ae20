import type Database from "better-sqlite3";

/** Of a table of the source: what is copied, in an order that the rules of the target accept. */
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
 * Tables that are not copied with the triggers off. `checked`: inserted with them, which check each row. `replayed`:
 * one statement for each row, so that the triggers also apply it before the next one. `derived`: filled by that.
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
  // Shortfalls have no place in the order of the entries: at their end no hold is refused for a later one.
  shortfall_entries: ["ledger_entries", "corrections"],
  // The triggers of the lots count them up; the source has counted that.
  person_revisions: ["ledger_entries", "shortfall_entries"],
};

/** What the replay adds to: the value of a column before it. */
const BEFORE_REPLAY: Record<string, Record<string, string>> = {
  lots: { available: "0", held: "0", last_entry: "0", shortfall: "0" },
  user_totals: { available: "0", held: "0", credits_used: "0" },
  payments: {
    tokens_taken: `tokens_taken + (SELECT COALESCE(SUM(entry.change), 0) FROM lots
      JOIN shortfall_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'settled'
      WHERE lots.source = payments.kind AND lots.source_ref = payments.source_ref)`,
  },
};

/** Other orders than that of the rows. A lot names an earlier one as its root. */
const ORDER: Record<string, string> = { lots: "root_id IS NOT NULL, id" };

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
