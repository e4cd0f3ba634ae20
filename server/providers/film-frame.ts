import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const FRAME_LIMIT_BYTES = 32 * 1024 * 1024;

/** First frame of a film as PNG bytes. Throws when the film does not decode. */
export async function firstFrame(ffmpegPath: string, film: string, signal: AbortSignal): Promise<Buffer> {
  const { stdout } = await run(
    ffmpegPath,
    ["-v", "error", "-i", film, "-frames:v", "1", "-f", "image2pipe", "-c:v", "png", "pipe:1"],
    { encoding: "buffer", maxBuffer: FRAME_LIMIT_BYTES, timeout: 20_000, signal },
  );
  if (stdout.length === 0) throw new Error("the film has no first frame");
  return stdout;
}
