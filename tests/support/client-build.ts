import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

const ROOT = join(import.meta.dirname, "../..");
/** Written by the last step of `npm run build`. */
const BUILT = "dist/built";
const SOURCES = ["client", "shared", "scripts", "vite.config.ts", "package-lock.json"];
const LOCK_WAIT_MS = 120_000;

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

/** Builds the client if a source is newer than `dist`. Test files that run side by side build it once. */
export async function ensureClientBuild(): Promise<void> {
  if (!isStale()) return;
  mkdirSync(join(ROOT, "node_modules/.cache"), { recursive: true });
  const lock = new Database(join(ROOT, "node_modules/.cache/client-build.lock"), { timeout: LOCK_WAIT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    if (!isStale()) return;
    const build = spawn("npm", ["run", "build"], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
    const [code] = (await once(build, "exit")) as [number | null];
    if (code !== 0) throw new Error("npm run build failed");
  } finally {
    lock.close();
  }
}
