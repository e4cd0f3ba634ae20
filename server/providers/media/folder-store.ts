import { mkdir, open, opendir, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { addAbortSignal } from "node:stream";
import type { MediaStore, StoredFile, UnknownFiles } from "#server/providers/media-store.ts";
import { DAY_MS } from "#shared/durations.ts";
import { hashOf, newFileName } from "./file-name.ts";
import { syncPath } from "./sync-path.ts";
import { createTemporaryFiles, TEMPORARY_FOLDER } from "./temporary-files.ts";

/** Dream folders checked per query of `sweep`; each has about ten files. */
const FOLDERS_PER_STEP = 50;

const code = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/** Media files in a folder. `flush` syncs a file, or the entries of a folder, to disk. */
export async function createFolderStore(dir: string, flush = syncPath): Promise<MediaStore> {
  const temporary = await createTemporaryFiles(dir, flush);
  await flush(dirname(dir));
  const path = (file: string) => join(dir, file);

  /** Resolves to null where a file is missing. Throws any other error, and `EIO` where the whole folder is missing. */
  async function unlessMissing<T>(result: Promise<T>): Promise<T | null> {
    try {
      return await result;
    } catch (error) {
      if (code(error) !== "ENOENT" && code(error) !== "ENOTDIR") throw error;
      await stat(path(TEMPORARY_FOLDER)).catch((cause: unknown) => {
        throw Object.assign(new Error("The media folder is gone", { cause }), { code: "EIO" });
      });
      return null;
    }
  }

  /** Another process may remove the folder, as it is empty, before the file is in it. */
  async function moveInto(final: string, from: string, attempts = 3): Promise<void> {
    await mkdir(dirname(final), { recursive: true });
    try {
      await rename(from, final);
    } catch (error) {
      if (code(error) !== "ENOENT" || attempts === 1) throw error;
      await moveInto(final, from, attempts - 1);
    }
  }

  async function save(dreamId: string, from: string): Promise<StoredFile> {
    const sha256 = await hashOf(from);
    const file = newFileName(dreamId, sha256, from.split(".").at(-1)!);
    const final = path(file);
    await flush(from);
    await moveInto(final, from);
    await flush(dirname(final));
    // The dream's folder may be new: its entry in this folder needs a flush too.
    await flush(dir);
    return { file, bytes: (await stat(final)).size, sha256 };
  }

  async function isOld(file: string): Promise<boolean> {
    const found = await stat(path(file)).catch(() => null);
    return found !== null && found.mtimeMs < Date.now() - DAY_MS;
  }

  /** Removes old unknown files of some folders, and the folders that are empty. */
  async function sweepFolders(folders: readonly string[], unknown: UnknownFiles): Promise<number> {
    const files: string[] = [];
    for (const folder of folders) {
      const names = await readdir(path(folder)).catch(() => []);
      files.push(...names.map((name) => `${folder}/${name}`));
      if (names.length === 0) await rmdir(path(folder)).catch(() => undefined);
    }
    const removed: string[] = [];
    for (const file of await unknown(files)) if (await isOld(file)) removed.push(file);
    await remove(removed);
    return removed.length;
  }

  async function remove(files: readonly string[]): Promise<void> {
    await Promise.all(files.map((file) => rm(path(file), { recursive: true, force: true })));
    // Fails while the folder still has files.
    for (const folder of new Set(files.map((file) => dirname(path(file)))))
      await rmdir(folder).catch(() => undefined);
  }

  return {
    place: "volume",
    hasRoom: temporary.hasRoom,
    isWritable: temporary.isWritable,
    markFull: temporary.markFull,
    temporary: temporary.path,
    save,
    async saveBytes(dreamId, bytes, extension) {
      const file = temporary.path(extension);
      try {
        await writeFile(file, bytes);
        return await save(dreamId, file);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async size(file) {
      const found = await unlessMissing(stat(path(file)));
      return found?.isFile() ? found.size : null;
    },
    async read(file, { range, signal } = {}) {
      const handle = await unlessMissing(open(path(file)));
      if (!handle) return null;
      const { size } = await handle.stat();
      const stream = handle.createReadStream(range);
      if (signal) addAbortSignal(signal, stream);
      // An abort while no chunk is awaited would be an unhandled error.
      stream.on("error", () => undefined);
      return { bytes: size, stream };
    },
    remove,
    async sweep(unknown, signal) {
      await temporary.sweep(Date.now() - DAY_MS);
      let removed = 0;
      let folders: string[] = [];
      for await (const folder of await opendir(dir)) {
        if (signal.aborted) return removed;
        if (!folder.isDirectory() || folder.name === TEMPORARY_FOLDER) continue;
        folders.push(folder.name);
        if (folders.length < FOLDERS_PER_STEP) continue;
        removed += await sweepFolders(folders, unknown);
        folders = [];
      }
      return removed + (await sweepFolders(folders, unknown));
    },
  };
}
