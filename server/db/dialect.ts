import { sql, type RawBuilder } from "kysely";

// What SQLite and PostgreSQL write differently: one function for each difference, in SQLite's form. All other SQL has a
// form that is valid in both: see docs/decisions/0022-whose-turn.md.

type Sql = RawBuilder<unknown>;

/** A subquery of the values of a list, for `IN`: one statement whatever the list's length, and none is no error. */
export const listed = <T extends string | number>(values: readonly T[]): RawBuilder<T> =>
  sql<T>`(SELECT value FROM ${jsonEach(values)})`;

/** A table named `listed` of the elements of a list: `key`, their order, and `value`. */
export const listedRows = (values: readonly unknown[]): Sql => sql`${jsonEach(values)} AS listed`;

const jsonEach = (values: readonly unknown[]) => sql`json_each(${JSON.stringify(values)})`;

/** A field of an object in a JSON column, as text or number. */
export const jsonField = (column: string, field: string): Sql => sql`${sql.ref(column)} ->> ${field}`;

/** The values of a column as one JSON array. */
export const jsonArrayOf = (column: string): Sql => sql`json_group_array(${sql.ref(column)})`;

/** The texts of a column as one value in UTF-8, with a byte 255 between them. */
export const joinedBytesOf = (column: string): Sql =>
  sql`CAST(group_concat(${sql.ref(column)}, x'ff') AS BLOB)`;

/** Whether a column matches a LIKE pattern with the escape `\`, in upper or lower case. */
export const isLike = (column: string, pattern: string | null): Sql =>
  sql`${sql.ref(column)} LIKE ${pattern} ESCAPE '\\'`;

/** A key that sorts a column without case; the same expression as in its index. */
export const withoutCase = (column: string): string => `${column} COLLATE NOCASE`;

/** The smaller of two numbers; null if either is. */
export const least = (a: Sql, b: Sql): RawBuilder<number> => sql`MIN(${a}, ${b})`;

/** Seconds from one ISO time to another. */
export const secondsBetween = (from: Sql, to: Sql): Sql =>
  sql`(julianday(${to}) - julianday(${from})) * 86400`;
