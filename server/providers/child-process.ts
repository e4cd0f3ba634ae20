import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The environment of every program this site starts: where programs are, and none of its secrets. What such a program
 * reads may come from outside.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) };
}

/** Options that stand first in every call of ffmpeg: it asks nothing, and takes at most 256 MB at a time. */
export const FFMPEG_BOUNDS = ["-hide_banner", "-nostdin", "-max_alloc", String(256 * 1024 * 1024)] as const;
/** Options before a film that is read: from a file and nowhere else, as MP4 and nothing else, with two threads. */
export const VIDEO_INPUT = ["-protocol_whitelist", "file", "-f", "mp4", "-threads", "2"] as const;

/** Runs ffmpeg to its end. Rejects when it fails, takes longer than `timeout` ms, or writes more than `maxBuffer` bytes. */
export function runFfmpeg(
  ffmpegPath: string,
  args: readonly string[],
  limits: { signal?: AbortSignal; timeout: number; maxBuffer?: number },
): Promise<{ stdout: Buffer; stderr: Buffer }> {
  return run(ffmpegPath, [...FFMPEG_BOUNDS, ...args], {
    ...limits,
    encoding: "buffer",
    killSignal: "SIGKILL",
    env: childEnvironment(),
  });
}
