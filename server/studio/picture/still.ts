import type { SceneBrief } from "./brief.ts";
import { buildPicture } from "./build.ts";

const LARGEST = { width: 3840, height: 2160 };

/**
 * Draws a picture and returns PNG bytes. `size` is in pixels, at most 3840 x 2160; the scene is cropped to its shape,
 * never stretched. Throws RangeError for other sizes.
 */
export async function drawStill(brief: SceneBrief, size: { width: number; height: number }): Promise<Buffer> {
  const fits =
    size.width >= 16 && size.height >= 16 && size.width <= LARGEST.width && size.height <= LARGEST.height;
  if (!fits) throw new RangeError(`A picture of ${size.width} x ${size.height} cannot be drawn`);
  return buildPicture(brief, size).paint(0).encode("png");
}
