import { existsSync } from "node:fs";
import { sql } from "kysely";
import { ConfigError, readConfig, type Config } from "#server/config.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { orExit } from "#server/start-problem.ts";

/** Writes a message and ends this process: exit code 2 for a wrong command, 1 for other errors. */
export function fail(exitCode: 1 | 2, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

/** Reads the settings for a command; ends this process where they are wrong. */
export function readCommandConfig(env = process.env): Config {
  try {
    return readConfig(env, { listens: false });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return fail(2, `The settings need a correction:\n${error.message}`);
  }
}

/** Ends this process where the settings name no database, or one on PostgreSQL without the tables of a site. */
export async function requireDatabase(config: Config): Promise<void> {
  const { databaseUrl, databaseFile } = config;
  if (databaseUrl === null) {
    if (existsSync(databaseFile)) return;
    fail(
      1,
      `There is no database at ${databaseFile}. Start the site once, or set DATA_DIR to the folder of app.db.`,
    );
  }
  const { db, close } = await orExit(() => openDatabase(config));
  const { rows } = await sql<{ found: string | null }>`SELECT to_regclass('users') AS found`.execute(db);
  await close();
  if (!rows[0]?.found)
    fail(1, "The database of DATABASE_URL has no tables yet. Start the site once, or name its database.");
}
