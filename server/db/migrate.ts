import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { startProblem, StartError } from "#server/start-problem.ts";
import type { Db } from "./open.ts";

const FOLDER = join(import.meta.dirname, "../../migrations");

/**
 * Migrates the database to the newest schema. Returns the names of the migrations that ran. Throws a `StartError`, with
 * nothing changed, when one fails or when a newer version of the program wrote the database.
 */
export async function migrate(db: Db): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".ts")).sort();
  const names = files.map((name) => name.slice(0, -3));
  const migrator = new Migrator({
    db,
    provider: {
      async getMigrations() {
        const entries = files.map(
          async (file, i) => [names[i], (await import(join(FOLDER, file))) as Migration] as const,
        );
        return Object.fromEntries(await Promise.all(entries)) as Record<string, Migration>;
      },
    },
  });
  const unknown = (await executedMigrations(db)).filter((name) => !names.includes(name));
  if (unknown.length) {
    throw new StartError(
      `The database was written by a newer version of this program (${unknown.join(", ")}): start that version, or restore the backup made before the upgrade.`,
    );
  }
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const reason =
      startProblem(error) ?? `${String(error)}. It is as it was before; see docs/operations.md, Upgrade.`;
    throw new StartError(`The database could not be migrated: ${reason}`, { cause: error });
  }
  return results.map((r) => r.migrationName);
}

async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}
