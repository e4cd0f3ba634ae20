import { rename } from "node:fs/promises";
import { isVolumeFull } from "#server/errors.ts";
import { VIDEO_INPUT, runFfmpeg } from "#server/providers/child-process.ts";
import { hasIndexFirst, readMp4 } from "#server/providers/mp4.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { Resolution } from "#shared/dreams.ts";

const LINES: Record<Resolution, number> = { "480p": 480, "720p": 720, "1080p": 1080 };
/** Around the five seconds that were ordered. */
const SECONDS = { least: 2, most: 12 };
const TIMEOUT_MS = 120_000;

const QUIET = ["-loglevel", "error", "-n", "-filter_threads", "2"];
const OUTPUT = [
  "-an",
  "-sn",
  "-dn",
  "-map_metadata",
  "-1",
  "-movflags",
  "+faststart",
  "-threads",
  "2",
  "-f",
  "mp4",
];
const ENCODE = ["-c:v", "libx264", "-profile:v", "high", "-preset", "veryfast", "-crf", "20"];

/** What ffmpeg says of a file's streams; it ends with an error for want of an output. */
async function streamLines(ffmpegPath: string, file: string, signal: AbortSignal): Promise<string[]> {
  const limits = { signal, timeout: TIMEOUT_MS };
  const told = await runFfmpeg(ffmpegPath, [...VIDEO_INPUT, "-i", file], limits).catch(
    (error: unknown) => error as { stderr?: Buffer },
  );
  signal.throwIfAborted();
  return String(told.stderr ?? "")
    .split("\n")
    .filter((line) => /^\s*Stream #/.test(line));
}

/**
 * Brings a model's film to the dream's resolution (its shorter side), H.264, yuv420p, silent, index first.
 * What is so already stays as it is. Throws `media_broken` when it does not decode.
 */
export async function finishVideo(
  ffmpegPath: string,
  video: { file: string; outFile: string; resolution: Resolution },
  signal: AbortSignal,
): Promise<void> {
  const { file, outFile } = video;
  try {
    const { width, height, seconds } = await readMp4(file);
    if (seconds < SECONDS.least || seconds > SECONDS.most) throw new Error(`a film of ${seconds} s`);
    const streams = await streamLines(ffmpegPath, file, signal);
    const alone = streams.length === 1;
    const coded = streams.some((line) => /Video: h264\b.*\byuv420p\b/.test(line));
    const lines = LINES[video.resolution];
    const sized = Math.min(width, height) === lines;
    if (alone && coded && sized && (await hasIndexFirst(file))) return await rename(file, outFile);
    const scale = width >= height ? `scale=-2:${lines}` : `scale=${lines}:-2`;
    const convert =
      coded && sized
        ? ["-c:v", "copy"]
        : ["-vf", `${scale}:flags=lanczos,setsar=1,format=yuv420p`, ...ENCODE];
    const from = [...VIDEO_INPUT, "-i", file, "-map", "0:v:0"];
    await runFfmpeg(ffmpegPath, [...QUIET, ...from, ...convert, ...OUTPUT, outFile], {
      signal,
      timeout: TIMEOUT_MS,
    });
  } catch (error) {
    signal.throwIfAborted();
    if (isVolumeFull(error)) throw error;
    const { code } = error as { code?: unknown };
    const told =
      error instanceof Error && code === undefined ? error.message : `ffmpeg ended with ${String(code)}`;
    throw new ProviderError("media_broken", `film file: ${told}`, { retry: false, cause: error });
  }
}
