import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Migrator, type Migration } from "kysely/migration";
import type { Db } from "./open.ts";

const FOLDER = join(import.meta.dirname, "../../migrations");

/** Brings the database to the newest schema; returns the names of the migrations that ran. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: {
      async getMigrations() {
        const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".ts")).sort();
        const entries = await Promise.all(
          files.map(async (name) => [name.slice(0, -3), (await import(join(FOLDER, name))) as Migration]),
        );
        return Object.fromEntries(entries) as Record<string, Migration>;
      },
    },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw new Error(`The database could not be migrated: ${String(error)}`, { cause: error });
  return results.map((r) => r.migrationName);
}
