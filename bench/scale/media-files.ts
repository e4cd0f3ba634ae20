import { closeSync, ftruncateSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Database } from "better-sqlite3";

/** Makes the files that the media rows name: holes of the right size. Returns how many rows there are. */
export function makeMediaFiles(sqlite: Database, mediaDir: string): number {
  let rows = 0;
  let folder = "";
  const files = sqlite.prepare<[], { file: string; bytes: number }>(
    "SELECT file, bytes FROM media ORDER BY file",
  );
  for (const { file, bytes } of files.iterate()) {
    const path = join(mediaDir, file);
    if (dirname(path) !== folder) {
      folder = dirname(path);
      mkdirSync(folder, { recursive: true });
    }
    const descriptor = openSync(path, "a");
    ftruncateSync(descriptor, bytes);
    closeSync(descriptor);
    rows++;
  }
  return rows;
}
