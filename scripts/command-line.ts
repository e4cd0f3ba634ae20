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

export function requireDatabase(file: string): void {
  if (existsSync(file)) return;
  fail(1, `There is no database at ${file}. Start the site once, or set DATA_DIR to the folder of app.db.`);
}
