import sharp from "sharp";
import { BadAnswer } from "./failures.ts";

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
const LEAST_EDGE = 256;
const HEAD_CHARACTERS = 32;

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const JPEG = Buffer.from("ffd8ff", "hex");

/** By its first bytes; a drawing in SVG, or anything else, is none of ours. */
function isImage(head: Buffer): boolean {
  const starts = (magic: Buffer) => head.subarray(0, magic.length).equals(magic);
  const webp = head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP";
  return starts(PNG) || starts(JPEG) || webp;
}

/**
 * The bytes of one still PNG, JPEG or WebP picture in base64. Type and size are checked before the text is
 * decoded, the pixels by the picture's head before any is drawn. Throws `BadAnswer`.
 */
export async function imageOf(base64: string | undefined): Promise<Buffer> {
  if (!base64) throw new BadAnswer("no picture in the answer");
  if ((base64.length * 3) / 4 > MOST_BYTES) throw new BadAnswer("the picture is too large");
  if (!isImage(Buffer.from(base64.slice(0, HEAD_CHARACTERS), "base64"))) {
    throw new BadAnswer("neither PNG nor JPEG nor WebP");
  }
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(base64)) throw new BadAnswer("not base64");
  const bytes = Buffer.from(base64, "base64");
  const facts = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => {
      throw new BadAnswer("the picture cannot be read");
    });
  const { width = 0, height = 0, pages = 1 } = facts;
  if (width * height > MOST_PIXELS || Math.min(width, height) < LEAST_EDGE || pages > 1) {
    throw new BadAnswer(`a picture of ${width} x ${height} pixels and ${pages} pages`);
  }
  return bytes;
}
