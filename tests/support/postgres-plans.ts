import { inject } from "vitest";
import pg from "pg";
import { FIXED_TABLES, isAllowed, type Scan } from "./allowed-scans.ts";
import { DROP_RULES } from "./drop-rules.ts";

const DATABASE = "rows_for_plans";
const ROWS = 2_000;

/** Rows without a meaning in every table, so that the planner can tell a good index from a poor one. */
const FILL = `DO $$ DECLARE one record; BEGIN
  FOR one IN
    SELECT table_name, string_agg(quote_ident(column_name), ', ') AS columns,
      string_agg(CASE WHEN is_nullable = 'YES' THEN 'CASE WHEN random() < 0.5 THEN ' ELSE '' END ||
        CASE WHEN column_name = 'kind' THEN '(ARRAY[''grant'', ''hold'', ''spend'', ''note''])[1 + n % 4]' ELSE CASE data_type
          WHEN 'text' THEN 'md5(random()::text || n)'
          WHEN 'bytea' THEN 'decode(md5(random()::text || n), ''hex'')'
          WHEN 'tsvector' THEN 'to_tsvector(''simple'', md5(random()::text))'
          ELSE 'n' END END ||
        CASE WHEN is_nullable = 'YES' THEN ' END' ELSE '' END, ', ') AS expressions
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
    GROUP BY table_name
  LOOP
    EXECUTE format('INSERT INTO %I (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM generate_series(10, ${ROWS + 9}) AS n
      ON CONFLICT DO NOTHING', one.table_name, one.columns, one.expressions);
  END LOOP;
END $$`;

/** Makes the database on which plans are made, from the migrated one. */
export async function makeRowsForPlans(url: (database: string) => string): Promise<void> {
  const admin = new pg.Client(url("postgres"));
  await admin.connect();
  await admin.query(`CREATE DATABASE ${DATABASE} TEMPLATE template_of_tests STRATEGY file_copy`);
  await admin.end();
  const client = new pg.Client(url(DATABASE));
  await client.connect();
  await client.query(DROP_RULES);
  await client.query(FILL);
  await client.query("ANALYZE");
  await client.end();
}

interface Step {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Step[];
}

/** The tables that a plan reads from end to end, alone or by an index that only orders them. */
function* scansOf(step: Step, above = ""): Generator<Omit<Scan, "statement">> {
  const { "Relation Name": table = above, "Node Type": type, "Index Name": index } = step;
  if (/^(?:Seq|Index|Index Only|Bitmap Index) Scan$/.test(type) && !step["Index Cond"])
    yield { table, detail: index ? `${type} INDEX ${index}` : type };
  for (const part of step.Plans ?? []) yield* scansOf(part, table);
}

/** Finds what PostgreSQL would read from end to end for statements with any values although it avoids to. */
export async function scansOnPostgres(statements: Iterable<string>): Promise<Scan[]> {
  const client = new pg.Client(new URL(`/${DATABASE}`, inject("postgres")).href);
  await client.connect();
  await client.query("SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off");
  // With so few rows it would rather read both tables whole.
  await client.query("SET enable_hashjoin = off; SET enable_mergejoin = off");
  const found: Scan[] = [];
  for (const text of statements) {
    // Has no plan.
    if (text.startsWith("VACUUM ")) continue;
    const values = new Set(text.match(/\$\d+/g)).size;
    const given = values > 0 ? `(${Array<string>(values).fill("NULL").join(", ")})` : "";
    await client.query(`PREPARE one AS ${text}`);
    const explained = `EXPLAIN (FORMAT JSON) EXECUTE one${given}`;
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Step }] }>(explained);
    await client.query("DEALLOCATE one");
    const statement = text.replace(/\$\d+/g, "?").replace(/\s+/g, " ").trim();
    for (const scan of scansOf(rows[0]!["QUERY PLAN"][0].Plan))
      if (!FIXED_TABLES.has(scan.table) && !isAllowed({ statement, ...scan }))
        found.push({ statement, ...scan });
  }
  await client.end();
  return found;
}
