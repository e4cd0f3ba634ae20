import type { Lab } from "./colour.ts";
import { evenRamp, toRgb } from "./colour.ts";
import { sampleField } from "./field.ts";
import { grainAt } from "./noise.ts";
import type { Plate, Stage } from "./stage.ts";
import { toneOffset } from "./tone.ts";

/** Position of a point of the ground in the image. One ground unit is about the height of a standing person. */
interface Spot {
  x: number;
  y: number;
  /** Design units per ground unit there. */
  size: number;
  /** Amount of haze in front of it, 0 to 1. */
  haze: number;
}

export interface Landscape {
  plate: Plate;
  /** Position of the ground point `across` units to the right and `distance` units from the camera. */
  place(across: number, distance: number): Spot;
}

export interface LandscapeOptions {
  horizon: number;
  /** Height of the camera above the ground, in ground units. */
  eye: number;
  near: number;
  far: number;
  /** Height of the ground. */
  height: (across: number, distance: number) => number;
  /** Lightness added by the ground's texture, about -0.3 to 0.3. */
  texture?: (across: number, distance: number) => number;
  tones: readonly Lab[];
  /** How fast haze increases with distance; 1 by default. */
  air?: number;
  /** Colour of the haze; the palette's by default. */
  haze?: Lab;
}

/** Design units per ground unit at distance 1. */
const FOCAL = 620;
/** Rows of the sampling grid per factor e of distance. */
const ROWS_PER_E = 180;

/** Hilly ground in perspective with the stage's light and cast shadows, drawn column by column. */
export function paintLandscape(stage: Stage, options: LandscapeOptions): Landscape {
  const { horizon, eye, near, far, height } = options;
  const project = (distance: number, h: number) => horizon + ((eye - h) * FOCAL) / distance;
  const hazeAt = (distance: number) => 1 - Math.exp(-((distance / far) * 2.6 * (options.air ?? 1)));
  const rise = Math.max(0, ...[0.2, 0.4, 0.7, 1].map((k) => height(0, far * k) - eye));
  const plate = stage.plate({ ...stage.ground, top: Math.max(stage.ground.top, horizon - 90 - rise * 10) });
  const { width: columns, height: rows } = plate;
  const image = stage.pixels(columns, rows);
  const { data } = image;
  const table = evenRamp(options.tones.toReversed());
  const air = toRgb(options.haze ?? stage.palette.haze);
  const cell = Math.max(1, Math.round(stage.scale * 0.62));
  const side = Math.max(-1, Math.min(1, stage.light.x / 420));
  const stepGrowth = 1.011;

  const shadeAt = (across: number, distance: number, h: number) => {
    const e = 0.05 + distance * 0.006;
    const slopeX = (height(across + e, distance) - h) / e;
    const slopeZ = (height(across, distance + e) - h) / e;
    // The light comes from behind the scene: slopes that face the camera are in shade.
    const facing =
      (-slopeX * -side * 0.9 + slopeZ * 0.55 + 0.42) / Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
    const up = height(across + side * 0.9, distance + 0.8) - h - 0.42;
    const shadow = Math.min(1, Math.max(0, up * 2.2));
    return 0.44 + facing * 0.55 - shadow * 0.25 + (options.texture?.(across, distance) ?? 0);
  };
  // The height is sampled on a grid in perspective: fine near the camera, coarse in the distance.
  const seen = {
    left: plate.left,
    right: plate.right,
    top: Math.log(near) * ROWS_PER_E,
    bottom: Math.log(far) * ROWS_PER_E,
  };
  const sample = (value: (across: number, distance: number) => number) =>
    sampleField(seen, 2.5, (x, depth) => {
      const distance = Math.exp(depth / ROWS_PER_E);
      return value((x * distance) / FOCAL, distance);
    });
  const heights = sample(height);
  const shades = sample((across, distance) => shadeAt(across, distance, height(across, distance)));

  for (let column = 0; column < columns; column++) {
    const x = plate.left + (column + 0.5) / stage.scale;
    let lowest = rows;
    let lastShade = NaN;
    for (let distance = near; distance < far; distance *= stepGrowth) {
      const depth = Math.log(distance) * ROWS_PER_E;
      const h = heights(x, depth);
      const row = (project(distance, h) - plate.top) * stage.scale;
      if (row >= lowest) {
        lastShade = NaN;
        continue;
      }
      const shade = shades(x, depth);
      const from = Number.isNaN(lastShade) ? shade : lastShade;
      const haze = hazeAt(distance);
      const span = Math.max(1, lowest - row);
      const top = Math.max(0, Math.ceil(row - 0.5));
      for (let y = Math.min(rows - 1, Math.ceil(lowest - 0.5) - 1); y >= top; y--) {
        const t = Math.min(1, Math.max(0, (lowest - y) / span));
        const at = (y * columns + column) * 4;
        const grain = grainAt((column / cell) | 0, (y / cell) | 0);
        const k = toneOffset(stage.style, from + (shade - from) * t, grain * 1.5, 0.16);
        const a = Math.min(1, haze * (1 + grain * 0.1));
        const r = table[k]! + (air[0] - table[k]!) * a;
        const g = table[k + 1]! + (air[1] - table[k + 1]!) * a;
        const b = table[k + 2]! + (air[2] - table[k + 2]!) * a;
        data[at] = r + grain;
        data[at + 1] = g + grain;
        data[at + 2] = b + grain;
        data[at + 3] = 255;
      }
      lowest = row;
      lastShade = shade;
      if (lowest <= 0) break;
    }
    softenTop(data, columns, column, lowest);
  }
  plate.c.putImageData(image, 0, 0);

  return {
    plate,
    place(across, distance) {
      return {
        x: (across * FOCAL) / distance,
        y: project(distance, height(across, distance)),
        size: FOCAL / distance,
        haze: hazeAt(distance),
      };
    },
  };
}

/** Antialiases the topmost pixel of a column: its alpha is the part that the ground covers. */
function softenTop(data: Uint8ClampedArray, columns: number, column: number, lowest: number): void {
  const row = Math.floor(lowest);
  const below = ((row + 1) * columns + column) * 4;
  if (row < 0 || below >= data.length) return;
  const at = (row * columns + column) * 4;
  data.copyWithin(at, below, below + 3);
  data[at + 3] = (1 - (lowest - row)) * 255;
}
