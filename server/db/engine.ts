import { PostgresAdapter } from "kysely";
import type { Db } from "./open.ts";

/** Whether a database is PostgreSQL rather than SQLite. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
