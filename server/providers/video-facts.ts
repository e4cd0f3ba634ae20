import { runFfmpeg, VIDEO_INPUT } from "./child-process.ts";

/** Accepted length of a video; five seconds are requested. */
export const VIDEO_SECONDS = { min: 2, max: 12 };
export const VIDEO_TIMEOUT_MS = 120_000;

/** ffmpeg's lines about a file's streams. Without an output file ffmpeg always exits with an error. */
async function streamLines(ffmpegPath: string, file: string, signal: AbortSignal): Promise<string[]> {
  const limits = { signal, timeout: VIDEO_TIMEOUT_MS };
  const output = await runFfmpeg(ffmpegPath, [...VIDEO_INPUT, "-i", file], limits).catch(
    (error: unknown) => error as { stderr?: Buffer },
  );
  signal.throwIfAborted();
  return String(output.stderr ?? "")
    .split("\n")
    .filter((line) => /^\s*Stream #/.test(line));
}

/** Whether a video is the only stream of a file, and whether it is what every browser plays: H.264 in yuv420p. */
export async function streamsOf(
  ffmpegPath: string,
  file: string,
  signal: AbortSignal,
): Promise<{ videoOnly: boolean; rightCodec: boolean }> {
  const streams = await streamLines(ffmpegPath, file, signal);
  return {
    videoOnly: streams.length === 1,
    rightCodec: streams.some((line) => /Video: h264\b.*\byuv420p\b/.test(line)),
  };
}

/** Decodes every frame of a video. Rejects where one is broken. */
export async function decodes(ffmpegPath: string, file: string, signal: AbortSignal): Promise<void> {
  const strict = ["-loglevel", "error", "-xerror", "-err_detect", "explode", ...VIDEO_INPUT, "-i", file];
  await runFfmpeg(ffmpegPath, [...strict, "-f", "null", "-"], { signal, timeout: VIDEO_TIMEOUT_MS });
}
