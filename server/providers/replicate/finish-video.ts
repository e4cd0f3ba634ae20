import { rename } from "node:fs/promises";
import { isVolumeFull } from "#server/errors.ts";
import { VIDEO_INPUT, runFfmpeg } from "#server/providers/child-process.ts";
import { hasIndexFirst, readMp4 } from "#server/providers/mp4.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { streamsOf, VIDEO_SECONDS, VIDEO_TIMEOUT_MS } from "#server/providers/video-facts.ts";
import type { Resolution } from "#shared/dreams.ts";

const SHORTER_SIDE: Record<Resolution, number> = { "480p": 480, "720p": 720, "1080p": 1080 };

const QUIET = ["-loglevel", "error", "-n", "-filter_threads", "2"];
const OUTPUT = "-an -sn -dn -map_metadata -1 -movflags +faststart -threads 2 -f mp4".split(" ");
const ENCODE = ["-c:v", "libx264", "-profile:v", "high", "-preset", "veryfast", "-crf", "20"];

/**
 * Converts a model's video to the dream's resolution (shorter side), H.264, yuv420p, no audio, index first, and moves
 * it to `outFile`. Re-encodes only when needed. Throws `media_broken` when the video cannot be read or converted.
 */
export async function finishVideo(
  ffmpegPath: string,
  video: { file: string; outFile: string; resolution: Resolution },
  signal: AbortSignal,
): Promise<void> {
  const { file, outFile } = video;
  try {
    const { width, height, seconds } = await readMp4(file);
    if (seconds < VIDEO_SECONDS.min || seconds > VIDEO_SECONDS.max)
      throw new Error(`a video of ${seconds} s`);
    const { videoOnly, rightCodec } = await streamsOf(ffmpegPath, file, signal);
    const shorterSide = SHORTER_SIDE[video.resolution];
    const rightSize = Math.min(width, height) === shorterSide;
    if (videoOnly && rightCodec && rightSize && (await hasIndexFirst(file)))
      return await rename(file, outFile);
    const scale = width >= height ? `scale=-2:${shorterSide}` : `scale=${shorterSide}:-2`;
    const convert =
      rightCodec && rightSize
        ? ["-c:v", "copy"]
        : ["-vf", `${scale}:flags=lanczos,setsar=1,format=yuv420p`, ...ENCODE];
    const from = [...VIDEO_INPUT, "-i", file, "-map", "0:v:0"];
    await runFfmpeg(ffmpegPath, [...QUIET, ...from, ...convert, ...OUTPUT, outFile], {
      signal,
      timeout: VIDEO_TIMEOUT_MS,
    });
  } catch (error) {
    signal.throwIfAborted();
    if (isVolumeFull(error)) throw error;
    const { code, syscall } = error as NodeJS.ErrnoException;
    // A failure of this machine, not of the video, such as a process that could not be started.
    if (syscall !== undefined)
      throw new ProviderError("provider_failed", `video file: ${code}`, { retry: true, cause: error });
    const output =
      error instanceof Error && code === undefined ? error.message : `ffmpeg ended with ${String(code)}`;
    throw new ProviderError("media_broken", `video file: ${output}`, { retry: false, cause: error });
  }
}
