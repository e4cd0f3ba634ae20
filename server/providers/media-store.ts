import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, opendir, readdir, rename, rm, rmdir, stat, statfs, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const LEAST_FREE_BYTES = 50 * 1024 * 1024;
/** Written to see whether a volume that was full takes files again: it may be full by a quota, or of file names. */
const PROBE_BYTES = 1024 * 1024;
/** A folder has some ten files. */
const FOLDERS_PER_STEP = 50;

/** A file that is safely on the volume. */
export interface StoredFile {
  /** Path below the media folder, `<dream>/<hash>.<extension>`. */
  file: string;
  bytes: number;
  sha256: string;
}

/** Those of the given names, of dreams or of files below the media folder, that no row knows. */
export interface UnknownMedia {
  dreams(ids: readonly string[]): Promise<string[]>;
  files(files: readonly string[]): Promise<string[]>;
}

/** Media on the volume. A file appears under its final name only when it is whole and on disk. */
export interface MediaStore {
  readonly dir: string;
  /** Whether the volume is there and takes what is about to be made. */
  hasRoom(): Promise<boolean>;
  /** A write found the volume full: there is no room until a file can be written again. */
  foundFull(): void;
  /** A path for a file in the making, on the same volume. */
  temporary(extension: string): string;
  /** Makes a finished temporary file durable below the dream's folder. */
  keep(dreamId: string, temporary: string): Promise<StoredFile>;
  keepBytes(dreamId: string, bytes: Uint8Array, extension: string): Promise<StoredFile>;
  path(file: string): string;
  remove(files: readonly string[]): Promise<void>;
  /**
   * Removes folders of dreams that are unknown, files from before this run that are, and what earlier runs were
   * writing; returns how many. Works on some folders at a time, while the server runs.
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

/** `flush` brings a file, or the names in a folder, to the disk. */
export async function createMediaStore(dir: string, flush = syncPath): Promise<MediaStore> {
  // A folder of this run's own: what an earlier run left behind, even a program still writing, can put nothing in it.
  const making = join(dir, ".making", randomUUID());
  await mkdir(making, { recursive: true });
  // By the clock of the volume, with which files are compared.
  const begunMs = (await stat(making)).mtimeMs;
  await flush(dirname(dir));
  const path = (file: string) => join(dir, file);

  const keep: MediaStore["keep"] = async (dreamId, temporary) => {
    const sha256 = await hashOf(temporary);
    // The random part keeps two attempts apart, so that undoing one never touches the other.
    const file = join(
      dreamId,
      `${sha256.slice(0, 16)}-${randomUUID().slice(0, 8)}.${temporary.split(".").at(-1)}`,
    );
    const final = path(file);
    await mkdir(dirname(final), { recursive: true });
    await flush(temporary);
    await rename(temporary, final);
    await flush(dirname(final));
    // The dream's folder is a name in this one. It may be new, made by this file or by another that comes at the same time.
    await flush(dir);
    return { file, bytes: (await stat(final)).size, sha256 };
  };

  const temporary = (extension: string) => join(making, `${randomUUID()}.${extension}`);
  let full = false;

  async function takesFiles(): Promise<boolean> {
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
      if (bavail * bsize <= LEAST_FREE_BYTES) return false;
      if (full) full = !(await takesFiles());
      return !full;
    },
    foundFull: () => void (full = true),
    path,
    keep,
    temporary,
    async keepBytes(dreamId, bytes, extension) {
      const file = temporary(extension);
      try {
        await writeFile(file, bytes);
        return await keep(dreamId, file);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async remove(files) {
      await Promise.all(files.map((file) => rm(path(file), { force: true })));
      const folders = new Set(files.map((file) => dirname(path(file))));
      // Goes with its last file; not empty is fine.
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
          // What this run writes is unknown until its transaction is through.
          const found = await stat(path(file)).catch(() => null);
          if (found && found.mtimeMs < begunMs) stale.push(file);
        }
        await removeAll(stale);
      };
      for (const earlier of await readdir(dirname(making))) {
        if (earlier !== basename(making))
          await rm(join(dirname(making), earlier), { recursive: true, force: true });
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
