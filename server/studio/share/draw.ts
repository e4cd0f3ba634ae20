import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { localeInfo } from "#shared/locales.ts";
import { quotationMarks } from "../reading/quotations.ts";
import { SHARE_SIZES, type ShareShape } from "#shared/share-pictures.ts";
import { drawBrand } from "./brand.ts";
import type { ShareContent, ShareDrawing, VideoWords } from "./content.ts";
import { drawBlock, fitPhrase, fitWords, type Phrase, type WordsBox } from "./layout.ts";
import { drawableText } from "./lines.ts";
import { backgroundOf, darkenReflection, drawWater, INKS, WATER } from "./surface.ts";

type Ink = (typeof INKS)["water" | "paper"];

const style = (size: number, lines: number) => ({ size, lines });

interface Frame {
  margin: number;
  /** Thickness of the line in pixels. */
  stroke: number;
  /** Radius of the half-disc on the line, above an image. */
  moon: number;
  /** From the line to the words, and where they end. */
  below: number;
  bottom: number;
  gap: number;
  brand: { size: number; radius: number; gap: number; baseline: number };
  choices: WordsBox["choices"];
  /** Lines of a quotation before it is shortened, where a smaller title leaves them. */
  quotationLines: number;
  /** On paper the title stands above the line, where the image would be. */
  paper: { above: number; titles: ReturnType<typeof style>[]; quotations: ReturnType<typeof style>[] };
}

const FRAMES: Record<ShareShape, Frame> = {
  card: {
    margin: 64,
    stroke: 1,
    moon: 0,
    below: 30,
    bottom: 600,
    gap: 12,
    brand: { size: 26, radius: 15, gap: 12, baseline: 578 },
    choices: [
      { title: style(68, 1), quotation: style(26, 1) },
      { title: style(56, 1), quotation: style(24, 2) },
      { title: style(44, 2), quotation: style(24, 1) },
      { title: style(38, 2), quotation: style(22, 2) },
    ],
    quotationLines: 2,
    paper: {
      above: 44,
      titles: [style(104, 1), style(92, 2), style(78, 3), style(60, 4)],
      quotations: [style(30, 2), style(26, 3), style(24, 4)],
    },
  },
  poster: {
    margin: 88,
    stroke: 1.5,
    moon: 14,
    below: 62,
    bottom: 1700,
    gap: 32,
    brand: { size: 38, radius: 22, gap: 16, baseline: 1784 },
    choices: [
      { title: style(112, 3), quotation: style(40, 4) },
      { title: style(95, 3), quotation: style(38, 4) },
      { title: style(80, 4), quotation: style(34, 5) },
      { title: style(64, 5), quotation: style(32, 5) },
    ],
    quotationLines: 3,
    paper: {
      above: 64,
      titles: [style(148, 4), style(126, 5), style(96, 7), style(76, 9)],
      quotations: [style(44, 6), style(38, 7), style(34, 8)],
    },
  },
};
const PAPER_MOON = 18;
const NOTE_SIZE = 30;
/** From the top of the date to the top of the title. */
const DATE_HEIGHT = 58;

function drawLine(
  context: SKRSContext2D,
  { shape, x, moon, ink }: { shape: ShareShape; x: number; moon: number; ink: Ink },
): void {
  const { line } = WATER[shape];
  context.fillStyle = ink.line;
  context.fillRect(0, line, SHARE_SIZES[shape].width, FRAMES[shape].stroke);
  context.fillStyle = ink.dawn;
  context.beginPath();
  context.arc(x, line, moon, Math.PI, 0);
  context.fill();
}

/** A quotation with its marks, as far as it can be drawn. */
function quotationOf({ quotation, locale }: Pick<ShareContent, "quotation" | "locale">): Phrase | null {
  const words = quotation && drawableText(quotation.text);
  if (!words) return null;
  const [open, closing] = quotation.spoken ? quotationMarks(locale) : ["", ""];
  return { text: open + words + closing, closing, kind: "sentence", locale };
}

/** Draws the line, the words and the brand, on water or on paper. */
function drawWords(
  context: SKRSContext2D,
  shape: ShareShape,
  content: Omit<ShareContent, "image">,
  onWater: boolean,
): void {
  const { locale } = content;
  const frame = FRAMES[shape];
  const { margin, paper } = frame;
  const { width } = SHARE_SIZES[shape];
  const { line } = WATER[shape];
  const ink = INKS[onWater ? "water" : "paper"];
  const poster = shape === "poster";
  const start = localeInfo(locale).dir === "rtl" ? "right" : "left";
  const sideOf = (align: "left" | "right") => ({ align, x: align === "left" ? margin : width - margin });
  const place = sideOf(start);

  const moon = onWater ? frame.moon : PAPER_MOON;
  drawLine(context, { shape, ink, moon, x: place.x + (start === "left" ? moon : -moon) });
  // At the end of a card, beside the quotation; at the start of a poster, below it.
  const right = poster === (start === "right");
  const name = drawableText(content.brandName);
  const brandWidth = drawBrand(context, { ...frame.brand, name, margin, width, right, ink });

  const room = { width: width - margin * 2, height: Infinity };
  const note = (given: string | null, top: number, align: "left" | "right") => {
    const text = given && drawableText(given);
    if (!text) return 0;
    const phrase = { text, kind: "sentence", closing: "", locale } as const;
    const block = fitPhrase(context, phrase, [style(NOTE_SIZE, 1)], room);
    drawBlock(context, block, { ...sideOf(align), top, colour: ink.note });
    return DATE_HEIGHT;
  };
  let top = line + frame.below;
  if (poster) {
    note(content.host, frame.brand.baseline - 32, start === "left" ? "right" : "left");
    top += note(content.date, top, start);
  }

  const title: Phrase = { text: drawableText(content.title), kind: "title", closing: "", locale };
  const quotation = quotationOf(content);
  const quotationWidth = poster ? room.width : room.width - brandWidth - 48;
  const height = frame.bottom - top;
  if (onWater) {
    const box = { ...frame, width: room.width, quotationWidth, height };
    const words = fitWords(context, { title, quotation }, box);
    drawBlock(context, words.title, { ...place, top, colour: ink.title });
    top += words.title.height + frame.gap;
    if (words.quotation) drawBlock(context, words.quotation, { ...place, top, colour: ink.quotation });
    return;
  }
  const above = { ...room, height: line - paper.above - margin };
  const head = fitPhrase(context, title, paper.titles, above);
  drawBlock(context, head, { ...place, top: line - paper.above - head.height, colour: ink.title });
  if (!quotation) return;
  const block = fitPhrase(context, quotation, paper.quotations, { width: quotationWidth, height });
  drawBlock(context, block, { ...place, top, colour: ink.quotation });
}

/** Draws a share picture. Resolves to the bytes of a JPEG file. Rejects where the image cannot be read. */
export async function drawSharePicture({ content, shape }: ShareDrawing): Promise<Buffer> {
  const { width, height } = SHARE_SIZES[shape];
  const context = createCanvas(width, height).getContext("2d");
  if (content.image) drawWater(context, shape);
  drawWords(context, shape, content, content.image !== null);
  const { data } = context.getImageData(0, 0, width, height);
  const background = await backgroundOf(shape, content.image);
  return sharp({ create: { width, height, channels: 3, background: background.colour } })
    .composite([
      ...background.layers,
      { input: Buffer.from(data.buffer), raw: { width, height, channels: 4 } },
    ])
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/**
 * Draws what lies over an upright video: the darkened water and the words of a poster. Resolves to the bytes of a PNG
 * file, transparent where the video shows.
 */
export async function drawVideoWords(content: VideoWords): Promise<Buffer> {
  const { width, height } = SHARE_SIZES.poster;
  const context = createCanvas(width, height).getContext("2d");
  darkenReflection(context, "poster");
  drawWater(context, "poster");
  drawWords(context, "poster", { ...content, quotation: null }, true);
  const { data } = context.getImageData(0, 0, width, height);
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
