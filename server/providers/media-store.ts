import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const LEAST_FREE_BYTES = 50 * 1024 * 1024;

/** A file that is safely on the volume. */
export interface StoredFile {
  /** Path below the media folder, `<dream>/<hash>.<extension>`. */
  file: string;
  bytes: number;
  sha256: string;
}

/** Media on the volume. A file appears under its final name only when it is whole and on disk. */
export interface MediaStore {
  readonly dir: string;
  /** Whether the volume is there and takes what is about to be made. */
  hasRoom(): Promise<boolean>;
  /** A path for a file in the making, on the same volume. */
  temporary(extension: string): string;
  /** Makes a finished temporary file durable below the dream's folder. */
  keep(dreamId: string, temporary: string): Promise<StoredFile>;
  keepBytes(dreamId: string, bytes: Uint8Array, extension: string): Promise<StoredFile>;
  path(file: string): string;
  remove(files: readonly string[]): Promise<void>;
  /** Removes every file that `isKnown` does not claim; returns how many. For use while nothing is being made. */
  sweep(isKnown: (file: string) => boolean): Promise<number>;
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

export async function createMediaStore(dir: string): Promise<MediaStore> {
  // A folder of this run's own: what an earlier run left behind, even a program still writing, can put nothing in it.
  const making = join(dir, ".making", randomUUID());
  await mkdir(making, { recursive: true });
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
    await syncPath(temporary);
    await rename(temporary, final);
    await syncPath(dirname(final));
    return { file, bytes: (await stat(final)).size, sha256 };
  };

  return {
    dir,
    hasRoom: () =>
      statfs(dir).then(
        ({ bavail, bsize }) => bavail * bsize > LEAST_FREE_BYTES,
        () => false,
      ),
    path,
    keep,
    temporary: (extension) => join(making, `${randomUUID()}.${extension}`),
    async keepBytes(dreamId, bytes, extension) {
      const temporary = join(making, `${randomUUID()}.${extension}`);
      await writeFile(temporary, bytes);
      return keep(dreamId, temporary);
    },
    async remove(files) {
      for (const file of files) {
        await rm(path(file), { force: true });
        // Goes with its last file; not empty is fine.
        await rmdir(dirname(path(file))).catch(() => undefined);
      }
    },
    async sweep(isKnown) {
      await rm(dirname(making), { recursive: true, force: true });
      await mkdir(making, { recursive: true });
      let removed = 0;
      for (const folder of await readdir(dir, { withFileTypes: true })) {
        if (!folder.isDirectory() || folder.name === ".making") continue;
        for (const name of await readdir(path(folder.name))) {
          const file = join(folder.name, name);
          if (isKnown(file)) continue;
          await rm(path(file), { recursive: true, force: true });
          removed++;
        }
        await rmdir(path(folder.name)).catch(() => undefined);
      }
      return removed;
    },
  };
}
