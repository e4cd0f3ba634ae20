import { sql, type OperationNode, type RawBuilder, type RawNode } from "kysely";

// What SQLite and PostgreSQL write differently: one function for each difference. All other SQL has a form that is valid
// in both: see docs/decisions/0022-whose-turn.md.

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

/** The values of a number column as one JSON array, in ascending order where the rows come by it. */
export const jsonArrayOf = (column: string): Sql =>
  either(
    sql`json_group_array(${sql.ref(column)})`,
    () => sql`COALESCE(CAST(json_agg(${sql.ref(column)} ORDER BY ${sql.ref(column)}) AS text), '[]')`,
  );

/** The texts of a column as one value in UTF-8, with a byte 255 between them, in the order of a number column. */
export const joinedBytesOf = (column: string, order: string): Sql =>
  either(
    sql`CAST(group_concat(${sql.ref(column)}, x'ff') AS BLOB)`,
    () => sql`string_agg(convert_to(${sql.ref(column)}, 'UTF8'), '\\xff'::bytea ORDER BY ${sql.ref(order)})`,
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
