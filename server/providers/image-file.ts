import sharp from "sharp";

// One thread per image: the machine also serves pages and draws.
sharp.concurrency(1);
sharp.cache(false);

const PIXEL_LIMIT = 50_000_000;
/** Of an image 1536 wide, four times as high. */
const STORED_PIXEL_LIMIT = 1536 * 1536 * 4;
const IMAGE_WIDTHS = [480, 960, 1536] as const;

export interface EncodedImage {
  format: "webp" | "avif";
  width: number;
  height: number;
  bytes: Buffer;
}

/** Widths in pixels of the files made from an image that is `width` wide; none is wider than the image. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, IMAGE_WIDTHS.at(-1)!);
  return [...IMAGE_WIDTHS.filter((w) => w < largest), largest];
}

/**
 * Encodes an image (PNG, JPEG or WebP bytes) as WebP and AVIF in several widths, and reads the header of each.
 * Rejects when the bytes are not such an image or it has too many pixels.
 */
async function encodeImage(bytes: Buffer, onProgress: (fraction: number) => void): Promise<EncodedImage[]> {
  const { width = 0, format } = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).metadata();
  if (!["png", "jpeg", "webp"].includes(format ?? "")) throw new Error(`unsupported image format: ${format}`);
  const widths = widthsFor(width);
  // Decoded once: narrower files are made from the widest.
  const widest = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT })
    .resize({ width: widths.at(-1)! })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded: EncodedImage[] = [];
  for (const targetWidth of widths) {
    const sized = sharp(widest.data, { raw: widest.info }).resize({ width: targetWidth });
    for (const kind of ["webp", "avif"] as const) {
      const { data, info } = await (
        kind === "webp"
          ? sized.clone().webp({ quality: 82, effort: 2 })
          : // AVIF: more effort takes twice the time and makes no smaller files.
            sized.clone().avif({ quality: 58, effort: 1 })
      ).toBuffer({ resolveWithObject: true });
      await sharp(data).metadata();
      encoded.push({ format: kind, width: info.width, height: info.height, bytes: data });
      onProgress(encoded.length / (widths.length * 2));
    }
  }
  return encoded;
}

/** Share of the progress that is drawing; the rest is encoding. */
const DRAWING_SHARE = 0.6;

/** Draws an image and encodes it with `encodeImage`. Progress covers both, 0 to 1. */
export async function drawAndEncode(
  draw: (onProgress: (fraction: number) => void) => Promise<Buffer>,
  onProgress: (fraction: number) => void,
): Promise<EncodedImage[]> {
  const drawn = await draw((fraction) => onProgress(fraction * DRAWING_SHARE));
  return encodeImage(drawn, (fraction) => onProgress(DRAWING_SHARE + fraction * (1 - DRAWING_SHARE)));
}

/** Encodes a video's first frame (PNG bytes) as WebP. */
export async function encodePoster(png: Buffer): Promise<EncodedImage> {
  const { data, info } = await sharp(png, { limitInputPixels: PIXEL_LIMIT })
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { format: "webp", width: info.width, height: info.height, bytes: data };
}

/**
 * Size of a stored image of this format, such as `encodeImage` makes: one frame without metadata, which decodes whole.
 * Rejects for any other file.
 */
export async function readStoredImage(
  bytes: Buffer,
  format: EncodedImage["format"],
): Promise<{ width: number; height: number }> {
  // The first bytes choose the decoder: no other one sees the file.
  const [place, mark] = format === "webp" ? ([8, "WEBPVP8"] as const) : ([4, "ftypavif"] as const);
  if (bytes.toString("latin1", place, place + mark.length) !== mark) throw new Error(`not a ${format} file`);
  const image = sharp(bytes, { limitInputPixels: STORED_PIXEL_LIMIT, failOn: "warning" });
  const { pages = 1, exif, icc, iptc, xmp, orientation } = await image.metadata();
  if (pages > 1 || orientation || [exif, icc, iptc, xmp].some((each) => each !== undefined))
    throw new Error("an image with frames or metadata");
  const { info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}
