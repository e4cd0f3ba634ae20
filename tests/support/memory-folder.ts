import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "#shared/durations.ts";

const MEMORY = "/dev/shm";
/** Begins the names of folders in memory. The next run removes those of killed runs. */
export const FOLDER_PREFIX = "oneira-tests-";
const ROOM_BYTES = 4 * 1024 ** 3;

/** A folder in memory where there is room, as tests write thousands of small files; else that of the system. */
export function memoryFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
}

/** Has this process and its children keep temporary files in memory where there is room, until it exits. */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || memoryFolder() !== MEMORY) return;
  // What a killed run has left takes memory.
  for (const name of readdirSync(MEMORY).filter((each) => each.startsWith(FOLDER_PREFIX))) {
    const left = join(MEMORY, name);
    if (Date.now() - statSync(left).mtimeMs > DAY_MS) rmSync(left, { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(MEMORY, FOLDER_PREFIX));
  // PostgreSQL and its pooler run as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}
