import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders whose files are not walked: there can be a million. Closed themselves, they close what is in them. */
const NOT_WALKED = new Set(["media"]);

/**
 * Keeps the data directory from other users of this machine, whatever the umask: files made from now on are for this
 * user alone, and those that an earlier run left open are closed.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  close(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (entry.isFile()) close(path, 0o600);
    if (!entry.isDirectory()) continue;
    close(path, 0o700);
    if (NOT_WALKED.has(entry.name)) continue;
    for (const file of readdirSync(path, { withFileTypes: true })) {
      if (file.isFile()) close(join(path, file.name), 0o600);
    }
  }
}

function close(path: string, mode: number): void {
  if ((lstatSync(path).mode & 0o777) === mode) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Some volumes know no modes, and a folder mounted from elsewhere belongs to another user.
    if (!["EPERM", "ENOTSUP", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
