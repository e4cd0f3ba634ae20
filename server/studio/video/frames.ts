import { setImmediate as nextTurn } from "node:timers/promises";
import type { SceneInput } from "../image/scene-input.ts";
import { buildImage } from "../image/build-image.ts";

/**
 * Paints one loop of `frames` frames. Frame i shows time i / frames of the loop, so the first frame follows the last.
 * `take` receives each frame as RGBA bytes, valid until it resolves; the next frame is painted after that.
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
    // Frees the frame at once: with garbage collection alone frames pile up, and new memory costs more than painting.
    (frame.buffer as ArrayBuffer).transfer(0);
    // Canvas memory is freed only between turns of the event loop.
    await nextTurn();
  }
}
