import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import { readSnapshot } from "#server/db/transaction.ts";
import type { Rule, Scope, Within } from "./check-rules.ts";
import { ledgerRules } from "./ledger-rule-queries.ts";
import { shortfallRules } from "./shortfall-queries.ts";
import { totalsRules } from "./totals-rule-queries.ts";

/** A row of the ledger that breaks a rule. */
export interface Difference {
  rule: string;
  sentence: string;
  /** The ids and figures of the sentence by name. */
  figures: Record<string, string | number | null>;
}

/** Below and above all keys. */
const TEXTS = ["", "\u{10ffff}"] as const;
const NUMBERS = [0, Number.MAX_SAFE_INTEGER] as const;

interface Keys {
  table: string;
  key: string;
  /** How many keys one statement checks in some milliseconds. */
  size: number;
  ends: readonly [Key, Key];
  /** The key that the step ends with, where it is not that of its last row. */
  end?: string;
}

/** The keys of each scope. Days are those of transactions; the end of a day sorts after each time of that day. */
const SCOPES: Record<Scope, Keys> = {
  lots: { table: "lots", key: "id", size: 100, ends: TEXTS },
  entries: { table: "ledger_entries", key: "id", size: 1000, ends: NUMBERS },
  holds: { table: "holds", key: "id", size: 250, ends: TEXTS },
  dreams: { table: "dream_parts", key: "dream_id", size: 250, ends: TEXTS },
  users: { table: "users", key: "id", size: 20, ends: TEXTS },
  transactions: { table: "token_transactions", key: "id", size: 1000, ends: NUMBERS },
  days: { table: "token_transactions", key: "at", size: 100, ends: TEXTS, end: "substr(at, 1, 10) || 'Z'" },
  site: { table: "site_totals", key: "id", size: 1, ends: [0, 1] },
};

const RULES: Rule[] = [...ledgerRules, ...shortfallRules, ...totalsRules];

type Key = string | number;

/** The last key of the step that begins after a key; for the last step, above all keys. */
async function endOfStep(db: Db, scope: Scope, after: Key): Promise<Key> {
  const { table, key, size, ends, end = key } = SCOPES[scope];
  const column = sql.ref(key);
  const { rows } = await sql<{ key: Key }>`
    SELECT ${sql.raw(end)} AS key FROM ${sql.table(table)} WHERE ${column} > ${after}
    ORDER BY ${column} LIMIT 1 OFFSET ${size - 1}`.execute(db);
  return rows[0]?.key ?? ends[1];
}

/** Keys after one and up to another. */
const between =
  (after: Key, upTo: Key): Within =>
  (column) =>
    sql`${sql.ref(column)} > ${after} AND ${sql.ref(column)} <= ${upTo}`;

async function differencesOf(db: Db, rule: Rule, within: Within): Promise<Difference[]> {
  const { rows } = await rule.query(within).execute(db);
  return rows.map((figures) => ({
    rule: rule.name,
    sentence: rule.sentence.replace(/\{(\w+)\}/g, (_, column: string) =>
      String(figures[column] ?? "nothing"),
    ),
    figures,
  }));
}

/**
 * Checks the ledger and all maintained totals against their entries and rows. Yields the differences of each statement.
 */
export async function* ledgerSteps(db: Db): AsyncGenerator<Difference[], void, undefined> {
  for (const scope of Object.keys(SCOPES) as Scope[]) {
    const rules = RULES.filter((rule) => rule.of === scope);
    const [first, last] = SCOPES[scope].ends;
    for (let after: Key = first; after !== last;) {
      const upTo = await endOfStep(db, scope, after);
      for (const rule of rules) yield await differencesOf(db, rule, between(after, upTo));
      after = upTo;
    }
  }
}

/** All differences of `ledgerSteps` in one snapshot: only for a separate process, because it does not yield. */
export async function checkLedger(db: Db): Promise<Difference[]> {
  if (!db.isTransaction) return readSnapshot(db, checkLedger);
  const differences: Difference[] = [];
  for await (const found of ledgerSteps(db)) differences.push(...found);
  return differences;
}

/** Counts the users with a lot, the lots and the entries. */
export async function ledgerSize(db: Db): Promise<{ users: number; lots: number; entries: number }> {
  const { rows } = await sql<{ users: number; lots: number; entries: number }>`
    SELECT COUNT(DISTINCT user_id) AS users, COUNT(*) AS lots, (SELECT COUNT(*) FROM ledger_entries) AS entries
    FROM lots`.execute(db);
  return rows[0]!;
}
