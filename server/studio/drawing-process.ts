/** One drawing, in a process of its own: takes one order, writes the picture or the frames to standard output, ends. */
import { paintFrames } from "./film/frames.ts";
import type { SceneBrief } from "./picture/brief.ts";
import { drawStill } from "./picture/still.ts";

export interface DrawingOrder {
  brief: SceneBrief;
  width: number;
  height: number;
  /** Frames of a film, written as raw RGBA; without, one still, written as PNG. */
  frames?: number;
}

/** Resolves once the reader has taken it all, so the reader sets the pace. Rejects when the reader is gone. */
function hand(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}

process.stdout.on("error", () => undefined);
// When the server is gone nobody wants the drawing any more.
process.once("disconnect", () => process.exit());
process.once("message", async ({ brief, frames, ...size }: DrawingOrder) => {
  if (frames === undefined) await hand(await drawStill(brief, size));
  else
    await paintFrames(brief, { ...size, frames }, async (frame, index) => {
      await hand(frame);
      process.send!((index + 1) / frames);
    });
  process.disconnect();
});
