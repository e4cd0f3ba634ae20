import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Environment variables of every child process: only what finding programs needs. Children read files from outside and
 * must not see the site's secrets.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) };
}

/** First options of every ffmpeg call: no prompts, and allocations of at most 256 MB. */
export const FFMPEG_BOUNDS = ["-hide_banner", "-nostdin", "-max_alloc", String(256 * 1024 * 1024)] as const;
/** 4096 x 2304: a decoder holds some twenty frames. */
const FRAME_PIXELS_MAX = "9437184";
const FRAME_BOUNDS = ["-threads", "2", "-max_pixels", FRAME_PIXELS_MAX] as const;
/** Options before an input video: only the file protocol, only MP4, two threads, frames of a bounded size. */
export const VIDEO_INPUT = ["-protocol_whitelist", "file", "-f", "mp4", ...FRAME_BOUNDS] as const;

/** Runs ffmpeg. Rejects when it fails, takes longer than `timeout` ms, or writes more than `maxBuffer` bytes. */
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
