import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { runFfmpeg } from "#server/providers/child-process.ts";

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

/** Path of ffmpeg: the given one, else the first on PATH, else the one from the npm package. */
export function findFfmpeg(given: string | null | undefined): string {
  if (given) return given;
  const installed = onPath(process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg", process.env.PATH ?? "");
  if (installed) return installed;
  const packaged = createRequire(import.meta.url)("@ffmpeg-installer/ffmpeg") as { path: string };
  return packaged.path;
}

/** Releases before this year no longer get security fixes: 5.0 came in 2022. */
const OLDEST_YEAR = 2022;
const TIMEOUT_MS = 10_000;

export interface FfmpegVersion {
  /** The version ffmpeg reports, such as `7.1.3`; null when it does not run. */
  version: string | null;
  /** Whether it should be replaced: from before `OLDEST_YEAR`, or of unknown age. */
  old: boolean;
}

/** Reads the version of an ffmpeg. Never rejects. */
export async function readFfmpegVersion(ffmpegPath: string): Promise<FfmpegVersion> {
  const output = await runFfmpeg(ffmpegPath, ["-version"], { timeout: TIMEOUT_MS }).catch(() => null);
  const [, version, year] = /^ffmpeg version (\S{1,60}) .*-(\d{4}) /.exec(String(output?.stdout ?? "")) ?? [];
  return { version: version ?? null, old: !(Number(year) >= OLDEST_YEAR) };
}
