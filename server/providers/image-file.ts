import sharp from "sharp";

// One thread for each: the machine also serves pages and draws.
sharp.concurrency(1);
sharp.cache(false);

const PIXEL_LIMIT = 50_000_000;
export const IMAGE_WIDTHS = [480, 960, 1536] as const;

export interface EncodedImage {
  format: "webp" | "avif";
  width: number;
  height: number;
  bytes: Buffer;
}

/** Widths to keep of a picture that is `width` wide: no enlarging, the largest one no wider than the picture. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, IMAGE_WIDTHS.at(-1)!);
  return [...IMAGE_WIDTHS.filter((w) => w < largest), largest];
}

/**
 * Makes the WebP and AVIF files of a picture (PNG, JPEG or WebP bytes) in several widths, and reads each back.
 * Throws when the bytes are no picture or too many pixels.
 */
export async function encodeImage(
  bytes: Buffer,
  onProgress: (fraction: number) => void,
): Promise<EncodedImage[]> {
  const { width = 0, format } = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).metadata();
  if (!["png", "jpeg", "webp"].includes(format ?? ""))
    throw new Error(`not a picture of a kind we keep: ${format}`);
  const widths = widthsFor(width);
  // Unpacked once; the narrower ones are made from the widest.
  const widest = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT })
    .resize({ width: widths.at(-1)! })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded: EncodedImage[] = [];
  for (const wanted of widths) {
    const sized = sharp(widest.data, { raw: widest.info }).resize({ width: wanted });
    for (const kind of ["webp", "avif"] as const) {
      const { data, info } = await (
        kind === "webp"
          ? sized.clone().webp({ quality: 82, effort: 2 })
          : // More effort takes twice the time and saves nothing.
            sized.clone().avif({ quality: 58, effort: 1 })
      ).toBuffer({ resolveWithObject: true });
      await sharp(data).metadata();
      encoded.push({ format: kind, width: info.width, height: info.height, bytes: data });
      onProgress(encoded.length / (widths.length * 2));
    }
  }
  return encoded;
}

/** Share of a picture's work that is drawing; the rest is encoding. */
const DRAWING = 0.6;

/** Draws a picture and encodes it as `encodePicture` does, with the progress of both as one. */
export async function drawAndEncode(
  draw: (onProgress: (fraction: number) => void) => Promise<Buffer>,
  onProgress: (fraction: number) => void,
): Promise<EncodedImage[]> {
  const drawn = await draw((fraction) => onProgress(fraction * DRAWING));
  return encodeImage(drawn, (fraction) => onProgress(DRAWING + fraction * (1 - DRAWING)));
}

/** A film's first frame (PNG bytes) as WebP. */
export async function encodePoster(png: Buffer): Promise<EncodedImage> {
  const { data, info } = await sharp(png, { limitInputPixels: PIXEL_LIMIT })
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { format: "webp", width: info.width, height: info.height, bytes: data };
}
