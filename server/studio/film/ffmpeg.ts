import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

function onPath(name: string, path: string): string | undefined {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/** Where ffmpeg is: the given path, else the first on PATH, else the one that came with the npm package. */
export function findFfmpeg(given: string | null | undefined): string {
  if (given) return given;
  const installed = onPath(process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg", process.env.PATH ?? "");
  if (installed) return installed;
  const packaged = createRequire(import.meta.url)("@ffmpeg-installer/ffmpeg") as { path: string };
  return packaged.path;
}
