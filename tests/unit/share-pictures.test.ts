import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { AppError } from "#server/errors.ts";
import type { ShareContent, ShareImage } from "#server/studio/share/content.ts";
import { SHARE_SHAPES, SHARE_SIZES } from "#shared/share-pictures.ts";
import { drawSharePicture } from "#server/studio/share/draw.ts";
import { drawableText } from "#server/studio/share/lines.ts";
import { createSharePictures } from "#server/studio/share/share-pictures.ts";
import { INKS, WATER } from "#server/studio/share/surface.ts";

const imageOf = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
const WHITE = await imageOf("#ffffff");
const NIGHT = await imageOf("#020810");

const CONTENT: ShareContent = {
  image: NIGHT,
  title: "",
  quotation: null,
  date: null,
  brandName: "Oneira",
  host: null,
  locale: "en-US",
};
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

function luminance([red, green, blue]: readonly [number, number, number]): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const colourOf = (hex: string) =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

describe.each(SHARE_SHAPES)("a %s", (shape) => {
  const { width, height }: { width: number; height: number } = SHARE_SIZES[shape];
  const margin = shape === "card" ? 64 : 88;

  // No image has a brighter reflection than a white one.
  test("is readable on the reflection of any image", async () => {
    const content = { ...CONTENT, brandName: "", image: WHITE };
    const pixels = await pixelsOf(await drawSharePicture({ shape, content }));
    const below = WATER[shape].line + 20;
    let lightest = 0;
    for (let at = below * width * 3; at < pixels.length; at += 3) {
      // The crescent of the logo is no text.
      const row = Math.floor(at / 3 / width);
      if (row > height - (shape === "card" ? 90 : 190)) break;
      lightest = Math.max(lightest, luminance([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]));
    }
    for (const ink of [INKS.water.title, INKS.water.quotation, INKS.water.note]) {
      expect(contrast(luminance(colourOf(ink)), lightest)).toBeGreaterThan(4.5);
    }
  });

  /** The smallest box around all pixels that words change. */
  async function boxOfWords(
    words: Partial<ShareContent>,
  ): Promise<{ left: number; right: number; top: number; bottom: number } | null> {
    const content = { ...CONTENT, ...words };
    const bare = { ...content, title: "", quotation: null, date: null };
    const [drawn, plain] = await Promise.all(
      [content, bare].map(async (c) => pixelsOf(await drawSharePicture({ shape, content: c }))),
    );
    const box = { left: width, right: 0, top: height, bottom: 0 };
    for (let at = 0; at < drawn!.length; at += 3) {
      if (Math.abs(drawn![at]! - plain![at]!) < 48) continue;
      const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
    return box.right === 0 ? null : box;
  }
  const LONG = "One sentence of the reading that goes on and on, as sentences of readings do. ".repeat(3);
  const CASES: [string, Partial<ShareContent>][] = [
    ["the longest title", { title: "W".repeat(70), quotation: { text: LONG, spoken: true } }],
    ["long words", { title: "Die Unwiederbringlichkeitsempfindungen des Schiffsuntergangsüberlebenden" }],
    [
      "Arabic",
      {
        title: "باب في وسط البحر",
        quotation: { text: "كان ضوء أصفر يتسرب من شقه.", spoken: true },
        locale: "ar",
      },
    ],
    [
      "Japanese",
      {
        title: "海の真ん中に立つ、少しだけ開いた古い扉の夢",
        quotation: {
          text: "扉がひとつ立っていて、すき間から黄色い光がもれていました。".repeat(3),
          spoken: true,
        },
        locale: "ja",
      },
    ],
    [
      "2,000 characters of markup and controls",
      {
        title: "<b>\u0000\u202e&amp;</b>😀 ".repeat(150),
        quotation: { text: "Zz\u0301\u0302".repeat(500), spoken: true },
      },
    ],
  ];
  test.each(CASES)("keeps %s inside its margins", async (_, words) => {
    const box = (await boxOfWords({ ...words, date: "18 November 2026" }))!;
    expect(box.left).toBeGreaterThanOrEqual(margin - 8);
    expect(box.right).toBeLessThanOrEqual(width - margin + 8);
    expect(box.top).toBeGreaterThanOrEqual(WATER[shape].line + 8);
    expect(box.bottom).toBeLessThanOrEqual(shape === "card" ? 612 : 1740);
  });

  test("keeps the longest title on its paper without an image", async () => {
    const quotation = { text: LONG, spoken: true };
    const box = (await boxOfWords({ title: "W".repeat(70), quotation, image: null }))!;
    expect(box.left).toBeGreaterThanOrEqual(margin - 8);
    expect(box.right).toBeLessThanOrEqual(width - margin + 8);
    expect(box.top).toBeGreaterThanOrEqual(margin - 8);
    expect(box.bottom).toBeLessThanOrEqual(shape === "card" ? 612 : 1740);
  });

  test("starts on the right in Arabic", async () => {
    const box = (await boxOfWords({ title: "باب", locale: "ar" }))!;
    expect(box.left).toBeGreaterThan(width / 2);
    expect(box.right).toBeGreaterThan(width - margin - 16);
  });
});

describe("the text of a picture", () => {
  test("has no line breaks, controls, direction marks or emoji", () => {
    expect(drawableText("  Kapı\r\n\u0007ve\u202e deniz\u200f 😀👩‍🚀❤️ ")).toBe("Kapı ve deniz");
  });

  test("keeps joiners and combining marks inside words of Hindi and Persian", () => {
    expect(drawableText("क्\u200dष می\u200cخواهم")).toBe("क्\u200dष می\u200cخواهم");
  });

  test("is left out where letters would be missing", () => {
    expect(drawableText("我梦见这扇门")).toBe("");
  });
});

describe("drawing in a process", () => {
  const stored = (name: string, bytes: Uint8Array): ShareImage => ({ name, read: async () => bytes });
  const content = { ...CONTENT, title: "Kapı", image: stored("night", NIGHT) };
  const drawing = { shape: "card", content } as const;

  test("makes a JPEG of the right size, once for equal pictures", async () => {
    const pictures = createSharePictures();
    const [first, second] = [pictures.draw(drawing), pictures.draw({ ...drawing })];
    expect(second).toBe(first);
    expect(await sharp(await first).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    await pictures.close();
  });

  test("rejects an image that cannot be read", async () => {
    const pictures = createSharePictures();
    const broken = { ...content, image: stored("broken", Buffer.from("no image")) };
    await expect(pictures.draw({ ...drawing, content: broken })).rejects.toThrow(
      "Drawing a share picture ended with code 1",
    );
    await pictures.close();
  });

  test("ends a drawing that takes too long, and takes no more than may wait", async () => {
    const pictures = createSharePictures({ limitMs: 1, waitingMax: 1 });
    const slow = pictures.draw(drawing);
    const refusal = new AppError("unavailable", { reason: "share_pictures", retryAfter: 20 });
    await expect(pictures.draw({ ...drawing, shape: "poster" })).rejects.toEqual(refusal);
    await expect(slow).rejects.toEqual(refusal);
    await pictures.close();
    await expect(pictures.draw(drawing)).rejects.toThrow("closed");
  });
});
