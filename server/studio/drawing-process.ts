/** One drawing, in a process of its own: takes one job, hands over what it made, ends. */
import { drawAndEncode } from "#server/providers/image-file.ts";
import { paintFrames } from "./video/frames.ts";
import type { SceneInput } from "./image/scene-input.ts";
import { drawImage } from "./image/draw-image.ts";

/**
 * What to make: the frames of a `film` are written to standard output as raw RGBA; a `still` as PNG, or the `files` of
 * a picture, are sent as a message. Numbers sent before are the share that is done.
 */
export type DrawingJob = { scene: SceneInput; width: number; height: number } & (
  | { kind: "image" }
  | { kind: "imageFiles" }
  | { kind: "video"; frames: number }
);

/** Resolves once the reader has taken it all, so the reader sets the pace. Rejects when the reader is gone. */
function writeFrame(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}

function send(message: unknown): Promise<void> {
  return new Promise((resolve) => process.send!(message, undefined, undefined, () => resolve()));
}

process.stdout.on("error", () => undefined);
// When the server is gone nobody wants the drawing any more.
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
