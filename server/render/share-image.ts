import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { localeInfo, type Locale } from "#shared/locales.ts";
import { SHARE_IMAGE } from "./discovery.ts";
import { familiesFor } from "./share-fonts.ts";

const MARGIN = 72;
const TEXT_WIDTH = SHARE_IMAGE.width - MARGIN * 2;
const LINES_MAX = 3;
const INK = "#f3ead9";
const DAWN = "#f2b674";

/** Breaks text into lines between words; Japanese has no spaces between them. */
function wrap(context: SKRSContext2D, text: string, locale: Locale, width: number): string[] {
  const pieces =
    locale === "ja"
      ? [...new Intl.Segmenter(locale, { granularity: "word" }).segment(text)].map(({ segment }) => segment)
      : text.split(/(?<=\s)/u);
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    const isPunctuation = /^[\p{P}\s]/u.test(piece);
    if (line && !isPunctuation && context.measureText((line + piece).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** Breaks text into as few lines as possible, of about the same length. */
function balance(context: SKRSContext2D, text: string, locale: Locale): string[] {
  let lines = wrap(context, text, locale, TEXT_WIDTH);
  for (let width = TEXT_WIDTH - 20; width > TEXT_WIDTH / 2; width -= 20) {
    const narrower = wrap(context, text, locale, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Draws the crescent of the logo. */
function drawMark(context: SKRSContext2D, x: number, y: number): void {
  context.strokeStyle = `${INK}61`;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, 19, 0, Math.PI * 2);
  context.stroke();
  context.fillStyle = DAWN;
  context.beginPath();
  context.arc(x, y, 20, 0, Math.PI);
  context.ellipse(x, y, 20, 12, 0, Math.PI, 0, true);
  context.fill();
}

interface ShareImage {
  headline: string;
  brandName: string;
  locale: Locale;
  /** Path of the background image. */
  scene: string;
}

/** Draws the headline and the brand name over the background. Resolves to PNG bytes. */
export async function drawShareImage({ headline, brandName, locale, scene }: ShareImage): Promise<Buffer> {
  const { width, height } = SHARE_IMAGE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, "rgb(8 18 28 / 0.62)");
  shade.addColorStop(0.3, "rgb(8 18 28 / 0.1)");
  shade.addColorStop(0.52, "rgb(8 18 28 / 0.3)");
  shade.addColorStop(1, "rgb(8 18 28 / 0.94)");
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);

  const rtl = localeInfo(locale).dir === "rtl";
  const start = rtl ? width - MARGIN : MARGIN;
  context.direction = rtl ? "rtl" : "ltr";
  context.textAlign = "start";
  context.fontVariationSettings = "'wght' 340, 'opsz' 60";
  const families = familiesFor(headline + brandName);

  let size = 84;
  let lines: string[];
  do {
    size -= 4;
    context.font = `${size}px ${families}`;
    lines = balance(context, headline, locale);
  } while (lines.length > LINES_MAX && size > 40);
  const lineHeight = size * (rtl || locale === "hi" ? 1.4 : 1.12);
  context.fillStyle = INK;
  lines.toReversed().forEach((line, index) => {
    context.fillText(line, start, height - MARGIN - 8 - index * lineHeight);
  });

  drawMark(context, rtl ? start - 20 : start + 20, MARGIN + 4);
  context.font = `34px ${families}`;
  context.fillStyle = INK;
  context.fillText(brandName, rtl ? start - 58 : start + 58, MARGIN + 15);

  return sharp(scene)
    .resize(width, height, { fit: "cover", position: "centre" })
    .composite([{ input: canvas.toBuffer("image/png") }])
    .png({ palette: true, colours: 200, dither: 0.6, effort: 5 })
    .toBuffer();
}
