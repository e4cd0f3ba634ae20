import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, opendir, readdir, rename, rm, rmdir, stat, statfs, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const MIN_FREE_BYTES = 50 * 1024 * 1024;
/** Size of the test file that shows whether a full volume has room again. statfs misses quotas and used-up inodes. */
const PROBE_BYTES = 1024 * 1024;
/** Dream folders checked per query of `sweep`; each has about ten files. */
const FOLDERS_PER_STEP = 50;

/** A file that is flushed to disk under its final name. */
interface StoredFile {
  /** Path below the media folder, `<dream>/<hash>.<extension>`. */
  file: string;
  bytes: number;
  sha256: string;
}

/** Each returns those of the given dream ids, or file paths, that have no row in the database. */
export interface UnknownMedia {
  dreams(ids: readonly string[]): Promise<string[]>;
  files(files: readonly string[]): Promise<string[]>;
}

/** Media files on the volume. A file gets its final name only once it is complete and flushed. */
export interface MediaStore {
  readonly dir: string;
  /** Whether the volume is mounted and has room for new media. */
  hasRoom(): Promise<boolean>;
  /** Reports that a write failed for lack of space. `hasRoom` is false until a test file can be written. */
  markFull(): void;
  /** A path for an unfinished file, on the same volume. */
  temporary(extension: string): string;
  /** Moves a finished temporary file into the dream's folder, durably. */
  save(dreamId: string, temporary: string): Promise<StoredFile>;
  saveBytes(dreamId: string, bytes: Uint8Array, extension: string): Promise<StoredFile>;
  path(file: string): string;
  remove(files: readonly string[]): Promise<void>;
  /**
   * Removes folders of unknown dreams, unknown files older than this run, and unfinished files of earlier runs.
   * Resolves to the number removed. Works in batches of folders, so it can run beside the server.
   */
  sweep(unknown: UnknownMedia, signal: AbortSignal): Promise<number>;
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** `flush` syncs a file, or the entries of a folder, to disk. */
export async function createMediaStore(dir: string, flush = syncPath): Promise<MediaStore> {
  // One folder per run: a child of an earlier run that still writes cannot interfere.
  const unfinishedDir = join(dir, ".making", randomUUID());
  await mkdir(unfinishedDir, { recursive: true });
  // From the volume's clock, because file times are compared with it.
  const startedMs = (await stat(unfinishedDir)).mtimeMs;
  await flush(dirname(dir));
  const path = (file: string) => join(dir, file);

  const save: MediaStore["save"] = async (dreamId, temporary) => {
    const sha256 = await hashOf(temporary);
    // The random part separates attempts: removing the file of one keeps that of the other.
    const file = join(
      dreamId,
      `${sha256.slice(0, 16)}-${randomUUID().slice(0, 8)}.${temporary.split(".").at(-1)}`,
    );
    const final = path(file);
    await mkdir(dirname(final), { recursive: true });
    await flush(temporary);
    await rename(temporary, final);
    await flush(dirname(final));
    // The dream's folder may be new: its entry in this folder needs a flush too.
    await flush(dir);
    return { file, bytes: (await stat(final)).size, sha256 };
  };

  const temporary = (extension: string) => join(unfinishedDir, `${randomUUID()}.${extension}`);
  let full = false;

  async function canWrite(): Promise<boolean> {
    const probe = temporary("probe");
    try {
      await writeFile(probe, Buffer.alloc(PROBE_BYTES));
      await flush(probe);
      return true;
    } catch {
      return false;
    } finally {
      await rm(probe, { force: true });
    }
  }

  return {
    dir,
    async hasRoom() {
      const { bavail, bsize } = await statfs(dir).catch(() => ({ bavail: 0, bsize: 0 }));
      if (bavail * bsize <= MIN_FREE_BYTES) return false;
      if (full) full = !(await canWrite());
      return !full;
    },
    markFull: () => void (full = true),
    path,
    save,
    temporary,
    async saveBytes(dreamId, bytes, extension) {
      const file = temporary(extension);
      try {
        await writeFile(file, bytes);
        return await save(dreamId, file);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async remove(files) {
      await Promise.all(files.map((file) => rm(path(file), { force: true })));
      const folders = new Set(files.map((file) => dirname(path(file))));
      // Fails while the folder still has files.
      await Promise.all([...folders].map((folder) => rmdir(folder).catch(() => undefined)));
    },
    async sweep(unknown, signal) {
      let removed = 0;
      const removeAll = async (paths: readonly string[]) => {
        for (const one of paths) await rm(path(one), { recursive: true, force: true });
        removed += paths.length;
      };
      const check = async (folders: readonly string[]) => {
        const orphans = new Set(await unknown.dreams(folders));
        await removeAll([...orphans]);
        const files: string[] = [];
        for (const folder of folders) {
          if (signal.aborted) return;
          const names = orphans.has(folder) ? [] : await readdir(path(folder)).catch(() => []);
          files.push(...names.map((name) => join(folder, name)));
        }
        const stale: string[] = [];
        for (const file of await unknown.files(files)) {
          // Files of this run have no row until their transaction commits.
          const found = await stat(path(file)).catch(() => null);
          if (found && found.mtimeMs < startedMs) stale.push(file);
        }
        await removeAll(stale);
      };
      for (const run of await readdir(dirname(unfinishedDir))) {
        if (run !== basename(unfinishedDir))
          await rm(join(dirname(unfinishedDir), run), { recursive: true, force: true });
      }
      let folders: string[] = [];
      for await (const folder of await opendir(dir)) {
        if (signal.aborted) return removed;
        if (!folder.isDirectory() || folder.name === ".making") continue;
        folders.push(folder.name);
        if (folders.length < FOLDERS_PER_STEP) continue;
        await check(folders);
        folders = [];
      }
      await check(folders);
      return removed;
    },
  };
}
