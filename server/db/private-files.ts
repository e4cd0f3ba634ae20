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
    for (const file of readdirSync(path, { withFileTypes: true })) {
      if (file.isFile()) setMode(join(path, file.name), 0o600);
    }
  }
}

function setMode(path: string, mode: number): void {
  try {
    if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch (error) {
    // Another process may have removed the file meanwhile, some volumes have no modes, and a mounted folder may belong
    // to another user.
    if (!["ENOENT", "EPERM", "ENOTSUP", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? ""))
      throw error;
  }
}
