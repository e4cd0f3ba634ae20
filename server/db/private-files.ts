import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders whose files are left alone: there can be a million, and the mode of the folder protects them. */
const FOLDER_MODE_ONLY = new Set(["media"]);

/** Makes the files of the data directory, those that exist and those of this process, accessible to this user alone. */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  setMode(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (entry.isFile()) setMode(path, 0o600);
    if (!entry.isDirectory()) continue;
    setMode(path, 0o700);
    if (FOLDER_MODE_ONLY.has(entry.name)) continue;
    ifPossible(() => {
      for (const file of readdirSync(path, { withFileTypes: true })) {
        if (file.isFile()) setMode(join(path, file.name), 0o600);
      }
    });
  }
}

const setMode = (path: string, mode: number) =>
  ifPossible(() => {
    if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  });

/** Does the work where it can be done. */
function ifPossible(work: () => void): void {
  try {
    work();
  } catch (error) {
    // Another process may have removed the file meanwhile, some volumes have no modes, and a folder may belong to another
    // user, as `lost+found` does to root.
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["ENOENT", "EPERM", "EACCES", "ENOTSUP", "EROFS"].includes(code)) throw error;
  }
}
