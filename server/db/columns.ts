import type { ColumnType } from "kysely";

/** ISO 8601 in UTC with milliseconds, so that times sort as text. */
export type Time = string;
export type Flag = 0 | 1;
/** Written once; the schema refuses a change. */
export type Fixed<T> = ColumnType<T, T, never>;
/** Written by the database alone: a generated column, or one that triggers maintain. */
export type Maintained<T> = ColumnType<T, never, never>;
