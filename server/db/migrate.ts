import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { sql } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { startProblem, StartError } from "#server/start-problem.ts";
import { isPostgres } from "./engine.ts";
import type { Db } from "./open.ts";
import { changeSchema } from "./transaction.ts";

const FOLDER = join(import.meta.dirname, "../../migrations");
/** The same schema in PostgreSQL's SQL: a baseline, then each migration under the name that it has for SQLite. */
const POSTGRES_FOLDER = join(FOLDER, "postgres");
/** Any number: processes that start together migrate one after another. */
const LOCK = 6_021_023;

/**
 * Migrates the database to the newest schema. Returns the names of the migrations that ran. Throws a `StartError`, with
 * nothing changed, when one fails or when a newer version of the program wrote the database.
 */
export async function migrate(db: Db): Promise<string[]> {
  if (!isPostgres(db)) {
    return runMigrations(db, FOLDER, ".ts", async (file) => (await import(file)) as Migration);
  }
  return changeSchema(db, async (trx) => {
    // A migration may take longer than a transaction's usual timeouts allow. `true`: for this transaction alone, so that a
    // pooler does not pass the settings on with the connection.
    await sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(
      trx,
    );
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
    return runMigrations(trx, POSTGRES_FOLDER, ".sql", async (file) => {
      const statements = sql.raw(await readFile(file, "utf8"));
      return { up: async (own) => void (await statements.execute(own)) };
    });
  }).catch((error: unknown) => {
    // Where the connection breaks, the rollback fails too, and its error comes in place of the one that `runMigrations` threw.
    throw failureOf(error);
  });
}

/** Returns the names of the migrations that a SQLite database lacks. Throws a `StartError` when it has unknown ones. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const names = (await filesOf(FOLDER, ".ts")).map((file) => parse(file).name);
  const executed = await executedMigrations(db);
  refuseUnknown(executed, names);
  return names.filter((name) => !executed.includes(name));
}

async function filesOf(folder: string, extension: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(extension)).sort();
}

async function runMigrations(
  db: Db,
  folder: string,
  extension: string,
  load: (file: string) => Promise<Migration>,
): Promise<string[]> {
  const files = await filesOf(folder, extension);
  const names = files.map((file) => parse(file).name);
  const migrator = new Migrator({
    db,
    provider: {
      async getMigrations() {
        const entries = files.map(async (file, i) => [names[i], await load(join(folder, file))] as const);
        return Object.fromEntries(await Promise.all(entries)) as Record<string, Migration>;
      },
    },
  });
  refuseUnknown(await executedMigrations(db), names);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw failureOf(error);
  return results.map((r) => r.migrationName);
}

function failureOf(error: unknown): StartError {
  if (error instanceof StartError) return error;
  const reason =
    startProblem(error) ?? `${String(error)}. It is as it was before; see docs/operations.md, Upgrade.`;
  return new StartError(`The database could not be migrated: ${reason}`, { cause: error });
}

function refuseUnknown(executed: string[], known: string[]): void {
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `The database was written by a newer version of this program (${unknown.join(", ")}): start that version, or restore the backup made before the upgrade.`,
  );
}

async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}
