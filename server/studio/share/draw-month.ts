import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { POSTER_SIZES, type PosterForm } from "#shared/calendar.ts";
import { localeInfo } from "#shared/locales.ts";
import { drawBrand } from "./brand.ts";
import { drawBlock, fitPhrase } from "./layout.ts";
import { setLetters } from "./letters.ts";
import { drawableText } from "./lines.ts";
import type { MonthContent, MonthDrawing, PosterNight } from "./month.ts";
import { INKS } from "./surface.ts";

const PIXEL_LIMIT = 50_000_000;
const SKY = { top: "#0a131d", bottom: "#122434" };
const LINE = "#f6f1e72e";
const RING = "#f6f1e74d";
const IVORY = "#f6f1e7";
const POINT = "#a9b3ba";

interface Frame {
  margin: number;
  columns: number;
  /** Whether a row is a week from Monday. */
  weeks: boolean;
  /** Diameter of an image. */
  disc: number;
  /** Middles of the first and the last row at most. */
  first: number;
  last: number;
  /** Between the middles of two rows at most. */
  row: number;
  title: { top: number; sizes: { size: number; lines: number }[] };
  brand: { size: number; radius: number; gap: number; baseline: number };
  number: number;
}

const FRAMES: Record<PosterForm, Frame> = {
  wide: {
    margin: 64,
    columns: 11,
    weeks: false,
    disc: 84,
    first: 226,
    last: 470,
    row: 122,
    title: {
      top: 52,
      sizes: [
        { size: 76, lines: 1 },
        { size: 60, lines: 1 },
        { size: 46, lines: 2 },
      ],
    },
    brand: { size: 26, radius: 15, gap: 12, baseline: 582 },
    number: 19,
  },
  tall: {
    margin: 88,
    columns: 7,
    weeks: true,
    disc: 112,
    first: 620,
    last: 1540,
    row: 172,
    title: {
      top: 210,
      sizes: [
        { size: 132, lines: 2 },
        { size: 104, lines: 3 },
        { size: 80, lines: 4 },
      ],
    },
    brand: { size: 38, radius: 22, gap: 16, baseline: 1784 },
    number: 27,
  },
};

interface Place {
  x: number;
  y: number;
}

/** The middles of a month's nights, and of its rows. */
function placesOf({ nights, firstColumn, locale }: MonthContent, form: PosterForm) {
  const { margin, columns, weeks, first, last, row } = FRAMES[form];
  const { width } = POSTER_SIZES[form];
  const before = weeks ? firstColumn - 1 : 0;
  const count = Math.ceil((nights.length + before) / columns);
  const step = Math.min(row, (last - first) / Math.max(1, count - 1));
  const column = (width - margin * 2) / columns;
  const rtl = localeInfo(locale).dir === "rtl";
  const places = nights.map(({ day }): Place => {
    const cell = day - 1 + before;
    const x = margin + ((cell % columns) + 0.5) * column;
    return { x: rtl ? width - x : x, y: first + Math.floor(cell / columns) * step };
  });
  return { places, rows: Array.from({ length: count }, (_, index) => first + index * step) };
}

function circle(context: SKRSContext2D, { x, y }: Place, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
}

/** A night without a picture: half-lit for a reading, a ring with a point for a note, else a ring with its day. */
function drawWithout(
  context: SKRSContext2D,
  { look, day, fullMoon }: PosterNight<unknown>,
  { place, frame, sky }: { place: Place; frame: Frame; sky: CanvasGradient },
): void {
  const radius = frame.disc / 2;
  context.fillStyle = sky;
  circle(context, place, radius * (look === "empty" ? 0.62 : 0.8));
  context.fill();
  context.strokeStyle = RING;
  context.lineWidth = frame.disc / 60;
  if (look === "words") {
    context.fillStyle = "#24384a";
    context.fill();
    context.fillStyle = IVORY;
    context.beginPath();
    context.arc(place.x, place.y, radius * 0.8, 0, Math.PI);
    context.fill();
    return;
  }
  context.stroke();
  if (look === "note") {
    context.fillStyle = POINT;
    circle(context, place, radius * 0.13);
    context.fill();
    return;
  }
  if (fullMoon) {
    context.fillStyle = "#f6f1e71f";
    context.fill();
  }
  const text = String(day);
  const { baseline, lineHeight } = setLetters(context, {
    size: frame.number,
    kind: "sentence",
    text,
    locale: "en-US",
  });
  context.textAlign = "center";
  context.fillStyle = POINT;
  context.fillText(text, place.x, place.y - lineHeight / 2 + baseline);
}

/** Draws an image as a disc, twice as sharp as the cropped files of the calendar would be. */
async function drawDisc(
  context: SKRSContext2D,
  image: Uint8Array,
  { place, frame: { disc: diameter }, sky }: { place: Place; frame: Frame; sky: CanvasGradient },
): Promise<void> {
  const square = await sharp(image, { limitInputPixels: PIXEL_LIMIT })
    .resize(diameter, diameter, { fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const picture = await loadImage(square);
  context.fillStyle = sky;
  circle(context, place, diameter / 2 + 6);
  context.fill();
  context.save();
  circle(context, place, diameter / 2);
  context.clip();
  context.drawImage(picture, place.x - diameter / 2, place.y - diameter / 2);
  context.restore();
}

/** Draws the poster of a month. Resolves to the bytes of a PNG file. Rejects where an image cannot be read. */
export async function drawMonthPoster({ form, month }: MonthDrawing): Promise<Buffer> {
  const { width, height } = POSTER_SIZES[form];
  const frame = FRAMES[form];
  const { margin, title, brand } = frame;
  const context = createCanvas(width, height).getContext("2d");
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, SKY.top);
  sky.addColorStop(1, SKY.bottom);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);

  const rtl = localeInfo(month.locale).dir === "rtl";
  const start = { x: rtl ? width - margin : margin, align: rtl ? "right" : "left" } as const;
  const ink = INKS.water;
  const phrase = {
    text: drawableText(month.title),
    kind: "title",
    closing: "",
    locale: month.locale,
  } as const;
  const block = fitPhrase(context, phrase, title.sizes, { width: width - margin * 2, height: Infinity });
  drawBlock(context, block, { ...start, top: title.top, colour: ink.title });

  const { places, rows } = placesOf(month, form);
  for (const y of rows) {
    context.fillStyle = LINE;
    context.fillRect(0, y - 0.5, width, form === "tall" ? 1.5 : 1);
  }
  for (const [index, night] of month.nights.entries()) {
    const place = places[index]!;
    if (night.image) await drawDisc(context, night.image, { place, frame, sky });
    else drawWithout(context, night, { place, frame, sky });
  }

  const name = drawableText(month.brandName);
  drawBrand(context, { ...brand, name, margin, width, right: rtl, ink });
  const host = month.host && drawableText(month.host);
  if (host) {
    const note = { text: host, kind: "sentence", closing: "", locale: month.locale } as const;
    const line = fitPhrase(context, note, [{ size: brand.size * 0.8, lines: 1 }], {
      width: width / 2,
      height: Infinity,
    });
    const x = rtl ? margin : width - margin;
    const top = brand.baseline - brand.size * 0.84;
    drawBlock(context, line, { x, align: rtl ? "left" : "right", top, colour: ink.note });
  }
  return sharp(context.canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 8 })
    .toBuffer();
}
