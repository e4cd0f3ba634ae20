import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

const ROOT = join(import.meta.dirname, "../..");
/** Written by the last step of `npm run build`. */
const BUILT = "dist/built";
const SOURCES = ["client", "shared", "scripts", "vite.config.ts", "package-lock.json"];
const CACHE = join(ROOT, "node_modules/.cache");
/** Holds the name of the last test run that found the client built. */
const CHECKED = join(CACHE, "client-build.run");
const LOCK_WAIT_MS = 120_000;
/** Undefined where every call looks at the sources: while watching them, and outside of tests. */
const RUN = process.env.VITEST_MODE === "WATCH" ? undefined : process.env.TEST_RUN;

/** Time in ms of the last change of a file, or of any file or folder below a folder; 0 if it does not exist. */
function changedAt(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

function isStale(): boolean {
  return Math.max(...SOURCES.map((path) => changedAt(join(ROOT, path)))) > changedAt(join(ROOT, BUILT));
}

const isChecked = () => RUN !== undefined && existsSync(CHECKED) && readFileSync(CHECKED, "utf8") === RUN;

/**
 * Builds the client if a source is newer than `dist`, at most once in a test run: test files that have begun read the
 * files of `dist`, whatever is edited meanwhile.
 */
export async function ensureClientBuild(): Promise<void> {
  if (isChecked()) return;
  mkdirSync(CACHE, { recursive: true });
  const lock = new Database(join(CACHE, "client-build.lock"), { timeout: LOCK_WAIT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    if (isChecked()) return;
    if (isStale()) {
      const build = spawn("npm", ["run", "build"], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
      const [code] = (await once(build, "exit")) as [number | null];
      if (code !== 0) throw new Error("npm run build failed");
    }
    if (RUN !== undefined) writeFileSync(CHECKED, RUN);
  } finally {
    lock.close();
  }
}
