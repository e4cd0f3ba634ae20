import { randomUUID } from "node:crypto";
import { access, constants, mkdir, readdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syncPath } from "./sync-path.ts";

export const TEMPORARY_FOLDER = ".making";
const MIN_FREE_BYTES = 50 * 1024 * 1024;
/** Size of the test file that shows whether a full volume has room again. statfs misses quotas and used-up inodes. */
const PROBE_BYTES = { room: 1024 * 1024, works: 1 };

/** Unfinished files of all processes on this machine, and the room of their volume. */
export interface TemporaryFiles {
  path(extension: string): string;
  hasRoom(): Promise<boolean>;
  isWritable(): Promise<boolean>;
  markFull(): void;
  /** Removes what was last written to before `beforeMs`. */
  sweep(beforeMs: number): Promise<void>;
}

/** Creates a folder for unfinished files in `dir`, with `dir` itself. */
export async function createTemporaryFiles(dir: string, flush = syncPath): Promise<TemporaryFiles> {
  const folder = join(dir, TEMPORARY_FOLDER);
  await mkdir(folder, { recursive: true });
  const path = (extension: string) => join(folder, `${randomUUID()}.${extension}`);
  let full = false;

  async function canWrite(bytes: number): Promise<boolean> {
    const probe = path("probe");
    try {
      await writeFile(probe, Buffer.alloc(bytes));
      await flush(probe);
      return true;
    } catch {
      return false;
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }

  async function hasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
    if (bavail * bsize <= MIN_FREE_BYTES) return false;
    // Without a write this shows a volume that is mounted read-only.
    const isReadOnly = await access(folder, constants.W_OK).then(
      () => false,
      () => true,
    );
    if (isReadOnly) return false;
    if (full) full = !(await canWrite(PROBE_BYTES.room));
    return !full;
  }

  return {
    path,
    hasRoom,
    async isWritable() {
      if (!(await hasRoom())) return false;
      full = !(await canWrite(PROBE_BYTES.works));
      return !full;
    },
    markFull: () => void (full = true),
    async sweep(beforeMs) {
      for (const name of await readdir(folder)) {
        const found = await stat(join(folder, name)).catch(() => null);
        if (found && found.mtimeMs < beforeMs) await rm(join(folder, name), { recursive: true, force: true });
      }
    },
  };
}
