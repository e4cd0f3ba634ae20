import { sql, type OperationNode, type RawBuilder, type RawNode } from "kysely";

// What SQLite and PostgreSQL write differently: one function for each difference. All other SQL has a form that is
// valid in both: see docs/decisions/0022-whose-turn.md.

type Sql = RawBuilder<unknown>;

/** An expression in SQLite's form, with PostgreSQL's, which that engine's query compiler writes instead. */
export interface EitherNode extends RawNode {
  readonly postgres?: () => OperationNode;
}

function either<T>(sqlite: RawBuilder<T>, postgres: () => RawBuilder<T>): RawBuilder<T> {
  const node = { ...sqlite.toOperationNode(), postgres: () => postgres().toOperationNode() };
  return sql<T>`${{ toOperationNode: () => node }}`;
}

const json = (values: readonly unknown[]) => sql.val(JSON.stringify(values));

/** The same as PostgreSQL takes it. */
const storableJson = (values: readonly unknown[]) =>
  sql.val(JSON.stringify(values, (_key, value: unknown) => storable(value)));

/** A text as PostgreSQL takes it: without the character 0 and halves of a surrogate pair. */
export const storable = (value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "\uFFFD").toWellFormed() : value;

/** A subquery of the values of a list, for `IN`: one statement whatever the list's length, and none is no error. */
export const listed = (values: readonly string[]): RawBuilder<string> =>
  either(
    sql`(SELECT value FROM json_each(${json(values)}))`,
    () => sql`(SELECT unnest(CAST(${sql.val(values)} AS text[])))`,
  );

/** The same of whole numbers. */
export const listedNumbers = (values: readonly number[]): RawBuilder<number> =>
  either(
    sql`(SELECT value FROM json_each(${json(values)}))`,
    () => sql`(SELECT unnest(CAST(${sql.val(values)} AS bigint[])))`,
  );

/** A table named `listed` of the elements of a list: `key`, their order, and `value`. */
export const listedRows = (values: readonly unknown[]): Sql =>
  either(
    sql`json_each(${json(values)}) AS listed`,
    () =>
      sql`json_array_elements_text(CAST(${storableJson(values)} AS json)) WITH ORDINALITY AS listed (value, key)`,
  );

/** A field of an object in a JSON column, as text. */
export const jsonField = (column: string, field: string): Sql =>
  either(
    sql`${sql.ref(column)} ->> ${field}`,
    () => sql`CAST(${sql.ref(column)} AS json) ->> CAST(${field} AS text)`,
  );

/** A subquery of the `id` of the entries whose words a query finds, written for each engine. */
export const wordsFound = (fts5: string, tsquery: string): Sql =>
  either(
    sql`(SELECT rowid AS id FROM search_words WHERE words MATCH ${fts5})`,
    () => sql`(SELECT id FROM search_words WHERE words @@ CAST(${tsquery} AS tsquery))`,
  );

/**
 * The entries whose words a query finds, as `e`, written for each engine. PostgreSQL has their columns beside the
 * words.
 */
export const entriesFound = (fts5: string, tsquery: string): Sql =>
  either(
    // The sign keeps SQLite from looking up each entry in the index of words.
    sql`(SELECT rowid AS id FROM search_words WHERE words MATCH ${fts5}) AS found
      JOIN search_entries AS e ON e.id = +found.id`,
    () =>
      sql`(SELECT id, dream_id, place, facets FROM search_words WHERE words @@ CAST(${tsquery} AS tsquery)) AS e`,
  );

/** Whether a column matches a LIKE pattern with the escape `\`, in upper or lower case. */
export const isLike = (column: string, pattern: string | null): Sql =>
  either(
    sql`${sql.ref(column)} LIKE ${pattern} ESCAPE '\\'`,
    () => sql`${sql.ref(column)} ILIKE ${pattern} ESCAPE '\\'`,
  );

/** A key that sorts a column without case; the same expression as in its index. */
export const withoutCase = (column: string): Sql =>
  either(sql`${sql.ref(column)} COLLATE NOCASE`, () => sql`lower(${sql.ref(column)})`);

/** The smaller of two numbers, of which both or neither are null. */
export const least = (a: Sql, b: Sql): RawBuilder<number> =>
  either(sql<number>`MIN(${a}, ${b})`, () => sql<number>`LEAST(${a}, ${b})`);

/** Seconds from one ISO time to another. */
export const secondsBetween = (from: Sql, to: Sql): Sql =>
  either(
    sql`(julianday(${to}) - julianday(${from})) * 86400`,
    () => sql`EXTRACT(EPOCH FROM CAST(${to} AS timestamptz) - CAST(${from} AS timestamptz))`,
  );
