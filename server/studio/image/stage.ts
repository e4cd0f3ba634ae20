import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import type { Palette } from "./palettes.ts";
import type { Noise } from "./noise.ts";
import { createNoise, grainAt } from "./noise.ts";
import type { Random } from "./random.ts";
import { randomStream } from "./random.ts";

/**
 * Design space: x = 0 is the middle of the image, y = 0 the top and y = 720 the bottom. A video shows x from -640 to
 * 640, a 4:3 image -480 to 480: everything important must be inside the latter. An image wider than 16:9 shows a little
 * less at the top and the bottom.
 */
const DESIGN_HEIGHT = 720;
const DESIGN_WIDTH = 1280;
/** Margin drawn beyond every edge, in design units, so that drifting layers never show their end. */
const BLEED = 40;

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A bitmap of a rectangle of design space. Its context is in design units. */
export interface Plate extends Area {
  canvas: Canvas;
  c: SKRSContext2D;
  /** Pixels. */
  width: number;
  height: number;
  /** Pixels per design unit. */
  scale: number;
}

export interface Stage {
  width: number;
  height: number;
  /** Pixels per design unit. */
  scale: number;
  /** The visible part of design space. */
  view: Area;
  /** `view` with a margin of `BLEED`. */
  ground: Area;
  style: "poster" | "collage";
  palette: Palette;
  /** Position of the light source in design units; may be outside the view. */
  light: { x: number; y: number };
  random(name: string): Random;
  noise(name: string): Noise;
  /**
   * Creates a transparent plate over the area, rounded up to whole pixels. `detail` below 1 saves pixels for soft
   * content.
   */
  plate(area: Area, detail?: number): Plate;
  /** Returns transparent pixels in a shared buffer, valid until the next call. */
  pixels(width: number, height: number): ImageData;
}

/** Paints the state at time t (0 to 1, one loop) into a context in design units. */
type Paint = (c: SKRSContext2D, t: number) => void;

export interface Layer {
  /** How much the camera's movement shifts the layer: 0 for the sky to 1 for the nearest. */
  depth: number;
  paint: Paint;
}

/** Creates a stage of `width` x `height` pixels. */
export function createStage(options: {
  width: number;
  height: number;
  seed: string;
  style: Stage["style"];
  palette: Palette;
  light: { x: number; y: number };
}): Stage {
  const { width, height } = options;
  const full = Math.max(height / DESIGN_HEIGHT, width / DESIGN_WIDTH);
  const halfWidth = width / full / 2;
  const top = (DESIGN_HEIGHT - height / full) / 2;
  const view = { left: -halfWidth, right: halfWidth, top, bottom: top + height / full };
  const ground = {
    left: view.left - BLEED,
    right: view.right + BLEED,
    top: view.top - BLEED,
    bottom: view.bottom + BLEED,
  };
  let scratch = new Uint8ClampedArray(0);

  return {
    width,
    height,
    scale: full,
    view,
    ground,
    style: options.style,
    palette: options.palette,
    light: options.light,
    random: (name) => randomStream(options.seed, name),
    noise: (name) => createNoise(randomStream(options.seed, `noise ${name}`)),
    plate(area, detail = 1) {
      const scale = full * detail;
      const snap = (v: number, origin: number, round: (n: number) => number) =>
        round((v - origin) * scale) / scale + origin;
      const left = snap(area.left, view.left, Math.floor);
      const right = snap(area.right, view.left, Math.ceil);
      const upper = snap(area.top, view.top, Math.floor);
      const bottom = snap(area.bottom, view.top, Math.ceil);
      const columns = Math.max(1, Math.round((right - left) * scale));
      const rows = Math.max(1, Math.round((bottom - upper) * scale));
      const canvas = createCanvas(columns, rows);
      const c = canvas.getContext("2d");
      c.setTransform(scale, 0, 0, scale, -left * scale, -upper * scale);
      return { canvas, c, width: columns, height: rows, scale, left, right, top: upper, bottom };
    },
    pixels(columns, rows) {
      const length = columns * rows * 4;
      if (scratch.length < length) scratch = new Uint8ClampedArray(length);
      return new ImageData(scratch.subarray(0, length).fill(0), columns, rows);
    },
  };
}

/** The same stage with `detail` times the resolution, for distant content in haze. */
export function distantStage(stage: Stage, detail: number): Stage {
  return {
    ...stage,
    scale: stage.scale * detail,
    plate: (area, further = 1) => stage.plate(area, detail * further),
  };
}

/**
 * Frees a plate's memory at once; it cannot be drawn again. `into` is the plate it was last drawn on: a canvas records
 * its commands and holds the plate until they are executed, which reading a pixel forces.
 */
export function releasePlate(plate: Plate, into: Plate): void {
  into.c.getImageData(0, 0, 1, 1);
  plate.canvas.width = 1;
  plate.canvas.height = 1;
}

/** Draws a plate at its position, into a context in design units. */
export function drawPlate(c: SKRSContext2D, plate: Plate): void {
  const { a, b, c: skew, d, e, f } = c.getTransform();
  const { left, top, right, bottom } = plate;
  const x = Math.round(a * left + e);
  const y = Math.round(d * top + f);
  const density = plate.width / (right - left);
  const aligned =
    b === 0 &&
    skew === 0 &&
    Math.abs(a - density) + Math.abs(d - density) < density * 1e-5 &&
    Math.abs(a * left + e - x) + Math.abs(d * top + f - y) < 0.02;
  if (!aligned) {
    c.drawImage(plate.canvas, left, top, right - left, bottom - top);
    return;
  }
  // Aligned to pixels: copying takes a quarter of the time of interpolating.
  c.resetTransform();
  c.drawImage(plate.canvas, x, y);
  c.setTransform(a, b, skew, d, e, f);
}

/** A plate as a layer without movement of its own. */
export function plateLayer(plate: Plate, depth: number): Layer {
  return { depth, paint: (c) => drawPlate(c, plate) };
}

/**
 * Fills a plate pixel by pixel. `shade` gets the pixel's design coordinates and its grain value, and writes red, green and
 * blue (0 to 255, not rounded) and, where it is not 1, alpha into `out`. The grain is added to the colours here.
 */
export function shadePlate(
  stage: Stage,
  plate: Plate,
  shade: (x: number, y: number, grain: number, out: Float32Array) => void,
): void {
  const image = stage.pixels(plate.width, plate.height);
  const data = image.data;
  const out = new Float32Array(4);
  const step = 1 / plate.scale;
  const cell = Math.max(1, Math.round(plate.scale * 0.62));
  for (let row = 0, at = 0; row < plate.height; row++) {
    const y = plate.top + (row + 0.5) * step;
    for (let column = 0; column < plate.width; column++, at += 4) {
      const grain = grainAt((column / cell) | 0, (row / cell) | 0);
      out[3] = 1;
      shade(plate.left + (column + 0.5) * step, y, grain, out);
      data[at] = out[0]! + grain;
      data[at + 1] = out[1]! + grain;
      data[at + 2] = out[2]! + grain;
      data[at + 3] = out[3]! * 255;
    }
  }
  plate.c.putImageData(image, 0, 0);
}
