import sharp from "sharp";
import type { SceneInput } from "./scene-input.ts";
import { buildImage } from "./build-image.ts";

const LARGEST = { width: 3840, height: 2160 };

/**
 * Draws a picture and returns PNG bytes, not compressed: they are only handed on, and packing costs as much as drawing.
 * `size` is in pixels, at most 3840 x 2160; the scene is cropped to its shape, never stretched. Throws RangeError for
 * other sizes.
 */
export async function drawImage(input: SceneInput, size: { width: number; height: number }): Promise<Buffer> {
  const fits =
    size.width >= 16 && size.height >= 16 && size.width <= LARGEST.width && size.height <= LARGEST.height;
  if (!fits) throw new RangeError(`A picture of ${size.width} x ${size.height} cannot be drawn`);
  const { width, height } = size;
  const pixels = buildImage(input, size).paint(0).data();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}
