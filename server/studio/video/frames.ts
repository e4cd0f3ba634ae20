import { setImmediate as nextTurn } from "node:timers/promises";
import type { SceneInput } from "../image/scene-input.ts";
import { buildImage } from "../image/build-image.ts";

/**
 * Paints one loop of `frames` frames. Frame i shows the moment i / frames, so the frame after the last is the first.
 * `take` receives each frame as RGBA bytes (valid until it resolves) and sets the pace.
 */
export async function paintFrames(
  input: SceneInput,
  size: { width: number; height: number; frames: number },
  take: (frame: Buffer, index: number) => Promise<void>,
): Promise<void> {
  const image = buildImage(input, size);
  for (let index = 0; index < size.frames; index++) {
    const frame = image.paint(index / size.frames).data();
    await take(frame, index);
    // Left to the collector, frames pile up, and the system hands out fresh pages for each: dearer than painting it.
    (frame.buffer as ArrayBuffer).transfer(0);
    // Canvas memory is given back between turns of the event loop only.
    await nextTurn();
  }
}
