/** Entry point of a drawing process: receives one job, sends its result and exits. */
import { drawAndEncode } from "#server/providers/image-file.ts";
import { paintFrames } from "./video/frames.ts";
import type { SceneInput } from "./image/scene-input.ts";
import { drawImage } from "./image/draw-image.ts";

/**
 * A job and its output: `video` writes frames to standard output as raw RGBA; `image` sends PNG bytes and `imageFiles`
 * sends `EncodedImage[]` as a message. Messages that are numbers report progress, 0 to 1.
 */
export type DrawingJob = { scene: SceneInput; width: number; height: number } & (
  | { kind: "image" }
  | { kind: "imageFiles" }
  | { kind: "video"; frames: number }
);

/**
 * Resolves once the frame is handed to the pipe, so that drawing waits for the encoder. Rejects when the pipe is
 * closed.
 */
function writeFrame(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}

function send(message: unknown): Promise<void> {
  return new Promise((resolve) => process.send!(message, undefined, undefined, () => resolve()));
}

process.stdout.on("error", () => undefined);
// The channel closes when the server exits: stop drawing.
process.once("disconnect", () => process.exit());
process.once("message", async (job: DrawingJob) => {
  const { scene, ...size } = job;
  if (job.kind === "video") {
    await paintFrames(scene, { ...size, frames: job.frames }, async (frame, index) => {
      await writeFrame(frame);
      void send((index + 1) / job.frames);
    });
  } else if (job.kind === "image") await send(await drawImage(scene, size));
  else {
    const draw = async (onProgress: (fraction: number) => void) => {
      const image = await drawImage(scene, size);
      onProgress(1);
      return image;
    };
    await send(await drawAndEncode(draw, (fraction) => void send(fraction)));
  }
  process.disconnect();
});
