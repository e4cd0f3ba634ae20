import sharp from "sharp";
import { BadAnswer } from "./failures.ts";

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MIN_EDGE_PX = 256;
const HEAD_CHARACTERS = 32;

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const JPEG = Buffer.from("ffd8ff", "hex");

/** Whether the first bytes are those of PNG, JPEG or WebP. */
function isImage(head: Buffer): boolean {
  const starts = (magic: Buffer) => head.subarray(0, magic.length).equals(magic);
  const webp = head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP";
  return starts(PNG) || starts(JPEG) || webp;
}

/**
 * Decodes one PNG, JPEG or WebP image (not animated) from base64. Checks type and size before the base64 is decoded,
 * and the pixel count from the header before any pixel is. Throws `BadAnswer`, also for an image that is cut off.
 */
export async function imageOf(base64: string | undefined): Promise<Buffer> {
  if (!base64) throw new BadAnswer("no image in the answer");
  if ((base64.length * 3) / 4 > MAX_BYTES) throw new BadAnswer("the image is too large");
  if (!isImage(Buffer.from(base64.slice(0, HEAD_CHARACTERS), "base64"))) {
    throw new BadAnswer("neither PNG nor JPEG nor WebP");
  }
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(base64)) throw new BadAnswer("not base64");
  const bytes = Buffer.from(base64, "base64");
  const unreadable = () => {
    throw new BadAnswer("the image cannot be read");
  };
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const facts = await image.metadata().catch(unreadable);
  const { width = 0, height = 0, pages = 1 } = facts;
  if (width * height > MAX_PIXELS || Math.min(width, height) < MIN_EDGE_PX || pages > 1) {
    throw new BadAnswer(`an image of ${width} x ${height} pixels and ${pages} pages`);
  }
  // Only decoding shows that an image is cut off. Scaled down, the pixels take little memory.
  await image.resize({ width: MIN_EDGE_PX }).raw().toBuffer().catch(unreadable);
  return bytes;
}
