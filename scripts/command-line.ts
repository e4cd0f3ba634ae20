import { existsSync } from "node:fs";
import { ConfigError, readConfig, type Config } from "#server/config.ts";

/** Writes a message and ends this process: exit code 2 for a wrong command, 1 for other errors. */
export function fail(exitCode: 1 | 2, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

/** Reads the settings for a command; ends this process where they are wrong. */
export function readCommandConfig(): Config {
  try {
    return readConfig(process.env, { listens: false });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return fail(2, `The settings need a correction:\n${error.message}`);
  }
}

/** Ends this process where the settings name no database; one on PostgreSQL is found out when it is opened. */
export function requireDatabase({ databaseUrl, databaseFile }: Config): void {
  if (databaseUrl !== null || existsSync(databaseFile)) return;
  fail(
    1,
    `There is no database at ${databaseFile}. Start the site once, or set DATA_DIR to the folder of app.db.`,
  );
}
