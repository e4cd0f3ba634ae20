import type { SqliteTestStore, TestStore } from "./database.ts";

/** What a database says of its schema, in the same words for both engines: one line for each thing. */
type Catalogue = string[];

/** Tables of the migrator and of one engine alone, or of each in its own form. */
const OWN = /^(?:sqlite_|kysely_|search_words)|^turns$|^visitor_salts$/;
const WORDS_OF_SQL =
  /^(?:and|any|array|as|bigint|collate|in|integer|is|not|null|or|text|where|with|create|unique|index|on)$/;

/** Names and values of a condition, which each engine writes in its own way. */
function meaning(condition: string): string {
  const words = condition.toLowerCase().match(/'[^']*'|\b[a-z_]+\b|\b\d+\b/g) ?? [];
  return [...new Set(words.filter((word) => !WORDS_OF_SQL.test(word)))].toSorted().join(" ");
}

const TRIGGER = /\b(BEFORE|AFTER) (INSERT|DELETE|UPDATE)(?: OF ([\w, \n]+?))? ON (?:public\.)?(\w+)/;
function triggerLine(name: string, statement: string): string {
  const [, timing, event, columns = "", table] = TRIGGER.exec(statement)!;
  return `trigger ${name}: ${timing} ${event} of ${columns.split(/,\s*/).toSorted().join(",")} on ${table}`;
}

export async function sqliteCatalogue(store: SqliteTestStore): Promise<Catalogue> {
  const schema = await store.rows<{ type: string; name: string; tbl_name: string; sql: string | null }>(
    "SELECT type, name, tbl_name, sql FROM sqlite_schema",
  );
  const pragma = <Row>(statement: string) => store.sqlite.pragma(statement) as Row[];
  const lines: Catalogue = [];
  for (const { type, name, tbl_name: table, sql } of schema) {
    if (OWN.test(table) || sql === null) continue;
    if (type === "view") lines.push(`view ${name}`);
    if (type === "trigger") lines.push(triggerLine(name, sql));
    if (type === "index") {
      const keys = pragma<{ name: string | null; key: number; coll: string }>(`index_xinfo(${name})`).filter(
        (one) => one.key,
      );
      const unique = sql.startsWith("CREATE UNIQUE") ? "unique " : "";
      const condition = meaning(/ WHERE ([\s\S]*)$/.exec(sql.replace(/\s+/g, " "))?.[1] ?? "");
      lines.push(
        `index ${name}: ${unique}${keys.map((one) => (one.coll === "NOCASE" ? "*" : (one.name ?? "*"))).join()} where ${condition}`,
      );
    }
    if (type !== "table") continue;
    const columns = pragma<{ name: string; type: string; notnull: number; pk: number }>(
      `table_xinfo(${name})`,
    );
    for (const one of columns)
      lines.push(`column ${name}.${one.name} ${one.type} ${one.notnull || one.pk ? "not null" : "null"}`);
    const key = columns.filter((one) => one.pk).toSorted((a, b) => a.pk - b.pk);
    lines.push(`key of ${name}: ${key.map((one) => one.name).join()}`);
    for (const index of pragma<{ name: string; origin: string }>(`index_list(${name})`)) {
      if (index.origin !== "u") continue;
      const parts = pragma<{ name: string }>(`index_info(${index.name})`).map((one) => one.name);
      lines.push(`unique of ${name}: ${parts.join()}`);
    }
    for (const one of pragma<{ from: string; table: string; to: string; on_delete: string }>(
      `foreign_key_list(${name})`,
    ))
      lines.push(`reference ${name}.${one.from} to ${one.table}.${one.to} ${one.on_delete}`);
    lines.push(`checks of ${name}: ${sql.match(/\bCHECK\s*\(/g)?.length ?? 0}`);
  }
  return lines.toSorted();
}

const TYPES: Record<string, string> = {
  text: "TEXT",
  bigint: "INTEGER",
  integer: "INTEGER",
  "double precision": "REAL",
};

export async function postgresCatalogue(store: TestStore): Promise<Catalogue> {
  const lines: Catalogue = [];
  const columns = await store.rows<Record<"table" | "name" | "type" | "empty" | "collation", string>>(`
    SELECT table_name AS "table", column_name AS name, data_type AS type, is_nullable AS empty,
      COALESCE(collation_name, '') AS collation
    FROM information_schema.columns JOIN pg_tables ON tablename = table_name AND schemaname = 'public'
    WHERE table_schema = 'public'`);
  for (const one of columns.filter(({ table }) => !OWN.test(table))) {
    if (one.type === "text" && one.collation !== "C")
      lines.push(`${one.table}.${one.name} sorts by language`);
    const empty = one.empty === "YES" ? "null" : "not null";
    lines.push(`column ${one.table}.${one.name} ${TYPES[one.type] ?? one.type} ${empty}`);
  }
  const constraints = await store.rows<Record<"table" | "type" | "text", string>>(`
    SELECT conrelid::regclass::text AS "table", contype::text AS type, pg_get_constraintdef(oid) AS text
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'f', 'c')`);
  const checks = new Map(columns.map(({ table }) => [table, 0]));
  for (const { table, type, text } of constraints) {
    if (OWN.test(table)) continue;
    const [, own = "", other, theirs, deletes = "NO ACTION"] =
      /\((.*?)\)(?: REFERENCES (\w+)\((\w+)\)(?: ON DELETE (\w+(?: NULL)?))?)?/.exec(text)!;
    const parts = own.replaceAll(" ", "").replaceAll('"', "");
    if (type === "p") lines.push(`key of ${table}: ${parts}`);
    if (type === "u") lines.push(`unique of ${table}: ${parts}`);
    if (type === "f") lines.push(`reference ${table}.${parts} to ${other}.${theirs} ${deletes}`);
    if (type === "c") checks.set(table, checks.get(table)! + 1);
  }
  for (const [table, count] of checks) if (!OWN.test(table)) lines.push(`checks of ${table}: ${count}`);
  const indexes = await store.rows<{
    table: string;
    name: string;
    only: number;
    keys: string;
    condition: string;
  }>(`
    SELECT indrelid::regclass::text AS "table", indexrelid::regclass::text AS name,
      CASE WHEN indisunique THEN 1 ELSE 0 END AS "only", COALESCE(pg_get_expr(indpred, indrelid), '') AS condition,
      (SELECT string_agg(COALESCE(attname, '*'), ',' ORDER BY nth)
        FROM unnest(indkey::int2[]) WITH ORDINALITY AS part (number, nth)
        LEFT JOIN pg_attribute ON attrelid = indrelid AND attnum = part.number AND attnum > 0) AS keys
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))`);
  for (const { table, name, only, keys, condition } of indexes)
    if (!OWN.test(table))
      lines.push(`index ${name}: ${only ? "unique " : ""}${keys} where ${meaning(condition)}`);
  const triggers = await store.rows<{ name: string; text: string }>(
    "SELECT tgname AS name, pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE NOT tgisinternal",
  );
  for (const { name, text } of triggers) lines.push(triggerLine(name, text));
  for (const name of await store.column("SELECT viewname FROM pg_views WHERE schemaname = 'public'"))
    lines.push(`view ${String(name)}`);
  return lines.toSorted();
}
