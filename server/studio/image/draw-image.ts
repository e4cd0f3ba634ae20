import sharp from "sharp";
import type { SceneInput } from "./scene-input.ts";
import { buildImage } from "./build-image.ts";

const LARGEST = { width: 3840, height: 2160 };

/**
 * Draws an image. Resolves to PNG bytes without compression: they are encoded again right away, and compressing costs
 * as much as drawing. `size` is in pixels, at most 3840 x 2160, else rejects with RangeError. The scene is cropped to
 * the size, not stretched.
 */
export async function drawImage(input: SceneInput, size: { width: number; height: number }): Promise<Buffer> {
  const fits =
    size.width >= 16 && size.height >= 16 && size.width <= LARGEST.width && size.height <= LARGEST.height;
  if (!fits) throw new RangeError(`An image of ${size.width} x ${size.height} cannot be drawn`);
  const { width, height } = size;
  const pixels = buildImage(input, size).paint(0).data();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}
