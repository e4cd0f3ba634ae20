import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Database } from "better-sqlite3";

/** Makes the empty files that the media rows name and that are not there; returns how many rows there are. */
export function makeMediaFiles(sqlite: Database, mediaDir: string): number {
  let rows = 0;
  let folder = "";
  const files = sqlite.prepare<[], { file: string }>("SELECT file FROM media ORDER BY file");
  for (const { file } of files.iterate()) {
    const path = join(mediaDir, file);
    if (dirname(path) !== folder) {
      folder = dirname(path);
      mkdirSync(folder, { recursive: true });
    }
    closeSync(openSync(path, "a"));
    rows++;
  }
  return rows;
}
