import { VIDEO_INPUT, runFfmpeg } from "./child-process.ts";

const FRAME_LIMIT_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const OUTPUT = ["-frames:v", "1", "-f", "image2pipe", "-c:v", "png", "-threads", "1", "pipe:1"];

/** Resolves to the first frame of a video as PNG bytes. Rejects when the video does not decode. */
export async function firstFrame(ffmpegPath: string, video: string, signal: AbortSignal): Promise<Buffer> {
  const args = ["-loglevel", "error", ...VIDEO_INPUT, "-i", video, ...OUTPUT];
  const { stdout } = await runFfmpeg(ffmpegPath, args, {
    maxBuffer: FRAME_LIMIT_BYTES,
    timeout: TIMEOUT_MS,
    signal,
  });
  if (stdout.length === 0) throw new Error("the video has no first frame");
  return stdout;
}
