import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Where Node keeps compiled files, for processes with an environment of their own. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/compile") };

/** The environment of `npm start` for a server process of a test, benchmark or drill, without the settings of its caller. */
export const serverEnv = (port: number, dataDir: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  DISABLE_SYSTEM_FONTS_LOAD: "1",
  ...COMPILE_CACHE,
  PORT: String(port),
  DATA_DIR: dataDir,
});
