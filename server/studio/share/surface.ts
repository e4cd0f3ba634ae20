import type { SKRSContext2D } from "@napi-rs/canvas";
import sharp, { type OverlayOptions, type Raw, type Sharp } from "sharp";
import { SHARE_SIZES, type ShareShape } from "#shared/share-pictures.ts";

const PIXEL_LIMIT = 50_000_000;
/** Point of an image that stays visible when it is cropped, as fractions of width and height. */
export const FOCUS = { x: 0.5, y: 0.62 };

/** Height of the line, and the reflection below: how far it goes beyond the edges, its blur, its gradient. */
export const WATER = {
  card: { line: 424, bleed: 40, blur: 10, top: 0.52, bottom: 0.94, depth: 0.7 },
  poster: { line: 1160, bleed: 60, blur: 18, top: 0.5, bottom: 0.95, depth: 0.58 },
} as const satisfies Record<ShareShape, unknown>;
/** Brightness of a reflection. Any image is dark enough for text with it. */
const REFLECTED = 0.42;

/** Colours of the words, by the surface that they lie on. */
export const INKS = {
  water: {
    title: "#f6f1e7",
    quotation: "#e0dcd2",
    note: "#d6d0c2",
    line: "#fbf1dc99",
    ring: "#f6f1e74d",
    dawn: "#f4b676",
  },
  paper: {
    title: "#142230",
    quotation: "#3a4856",
    note: "#505c69",
    line: "#14223038",
    ring: "#1422304d",
    dawn: "#d26529",
  },
} as const;
const PAPER = "#f4ecdd";
const DEEP = "#020912";

/** Crops an image to a size around its focus. */
async function cropped(image: Uint8Array, width: number, height: number): Promise<Sharp> {
  const source = sharp(image, { limitInputPixels: PIXEL_LIMIT });
  const { width: w, height: h } = await source.metadata();
  const scale = Math.max(width / w, height / h);
  const [wide, high] = [Math.max(width, Math.round(w * scale)), Math.max(height, Math.round(h * scale))];
  const [left, top] = [Math.round((wide - width) * FOCUS.x), Math.round((high - height) * FOCUS.y)];
  const { data, info } = await source
    .resize(wide, high, { fit: "fill" })
    .extract({ left, top, width, height })
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** The ground of a share picture: paper, or the image above the line and its reflection below. */
export async function backgroundOf(
  shape: ShareShape,
  image: Uint8Array | null,
): Promise<{ colour: string; layers: OverlayOptions[] }> {
  if (!image) return { colour: PAPER, layers: [] };
  const { width, height } = SHARE_SIZES[shape];
  const { line, bleed, blur } = WATER[shape];
  const layer = async (picture: Sharp, top: number): Promise<OverlayOptions> => {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return { input: data, raw: info, left: 0, top };
  };
  const above = await cropped(image, width, line);
  // Wider than the frame, since a blur darkens the edges.
  const wide = await cropped(image, width + bleed * 2, line);
  const blurred = await layer(wide.flip().blur(blur).linear(REFLECTED, 0), 0);
  const { input, raw } = blurred as { input: Buffer; raw: Raw };
  const seen = { left: bleed, top: 0, width, height: Math.min(line, height - line) };
  return {
    colour: DEEP,
    layers: [await layer(above, 0), await layer(sharp(input, { raw }).extract(seen), line)],
  };
}

/** Darkens a reflection as `backgroundOf` does, for one that is not drawn here. */
export function darkenReflection(context: SKRSContext2D, shape: ShareShape): void {
  const { width, height } = SHARE_SIZES[shape];
  const { line } = WATER[shape];
  context.fillStyle = `rgb(0 0 0 / ${1 - REFLECTED})`;
  context.fillRect(0, line, width, height - line);
}

/** Darkens the reflection towards the bottom, and the image just above the line. */
export function drawWater(context: SKRSContext2D, shape: ShareShape): void {
  const { width, height } = SHARE_SIZES[shape];
  const { line, top, bottom, depth, blur } = WATER[shape];
  const water = context.createLinearGradient(0, line, 0, height);
  water.addColorStop(0, `rgb(0 37 57 / ${top})`);
  water.addColorStop(depth, `rgb(2 9 18 / ${bottom})`);
  context.fillStyle = water;
  context.fillRect(0, line, width, height - line);
  const shore = context.createLinearGradient(0, line - blur * 2, 0, line);
  shore.addColorStop(0, "rgb(2 9 18 / 0)");
  shore.addColorStop(1, "rgb(2 9 18 / 0.3)");
  context.fillStyle = shore;
  context.fillRect(0, line - blur * 2, width, blur * 2);
}
