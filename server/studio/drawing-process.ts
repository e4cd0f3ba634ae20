/** One drawing, in a process of its own: takes one order, hands over what it made, ends. */
import { encodePicture } from "#server/providers/picture-file.ts";
import { paintFrames } from "./film/frames.ts";
import type { SceneBrief } from "./picture/brief.ts";
import { drawStill } from "./picture/still.ts";

/**
 * What to make: a `still` is written to standard output as PNG, a `film` as `frames` raw RGBA frames. The `files` of a
 * picture are sent as a message, and before each step the share that is done.
 */
export type DrawingOrder = { brief: SceneBrief; width: number; height: number } & (
  | { kind: "still" }
  | { kind: "files" }
  | { kind: "film"; frames: number }
);

/** Share of a picture's work that is drawing; the rest is encoding. */
const DRAWING = 0.6;

/** Resolves once the reader has taken it all, so the reader sets the pace. Rejects when the reader is gone. */
function hand(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}

process.stdout.on("error", () => undefined);
// When the server is gone nobody wants the drawing any more.
process.once("disconnect", () => process.exit());
process.once("message", async (order: DrawingOrder) => {
  const { brief, ...size } = order;
  if (order.kind === "film") {
    await paintFrames(brief, { ...size, frames: order.frames }, async (frame, index) => {
      await hand(frame);
      process.send!((index + 1) / order.frames);
    });
  } else {
    const picture = await drawStill(brief, size);
    if (order.kind === "still") await hand(picture);
    else {
      process.send!(DRAWING);
      const files = await encodePicture(picture, (done) => process.send!(DRAWING + done * (1 - DRAWING)));
      await new Promise((resolve) => process.send!(files, undefined, undefined, resolve));
    }
  }
  process.disconnect();
});
