import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The environment of `npm start` for a server process of a test, benchmark or drill, without the settings of its caller. */
export const serverEnv = (port: number, dataDir: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  DISABLE_SYSTEM_FONTS_LOAD: "1",
  NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/compile"),
  PORT: String(port),
  DATA_DIR: dataDir,
});
