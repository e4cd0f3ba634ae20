import type { Lab } from "./colour.ts";
import { evenRamp, toRgb } from "./colour.ts";
import { sampleField } from "./field.ts";
import { grainAt } from "./noise.ts";
import type { Plate, Stage } from "./stage.ts";
import { toneOffset } from "./tone.ts";

/** A point of the ground: `across` and `away` in ground units (1 is about a person's height). */
interface Spot {
  x: number;
  y: number;
  /** Design units per ground unit there. */
  size: number;
  /** How much air lies before it, 0 to 1. */
  haze: number;
}

export interface Landscape {
  plate: Plate;
  /** Where a point of the ground is in the picture. */
  place(across: number, away: number): Spot;
}

export interface LandscapeOptions {
  horizon: number;
  /** Height of the eye above the ground. */
  eye: number;
  near: number;
  far: number;
  /** Height of the ground. */
  height: (across: number, away: number) => number;
  /** Lightness added by what lies on the ground, about -0.3 to 0.3. */
  texture?: (across: number, away: number) => number;
  tones: readonly Lab[];
  /** How fast the air thickens; 1 is usual. */
  air?: number;
  /** The air's colour; the palette's haze unless given. */
  haze?: Lab;
}

/** Design units per ground unit at distance 1. */
const FOCAL = 620;
/** Units of the sampling grid for each time that the distance grows by e. */
const LENGTHENED = 180;

/** Rolling ground in true perspective, lit by the stage's light, with cast shadows; drawn column by column. */
export function paintLandscape(stage: Stage, options: LandscapeOptions): Landscape {
  const { horizon, eye, near, far, height } = options;
  const project = (away: number, h: number) => horizon + ((eye - h) * FOCAL) / away;
  const hazeAt = (away: number) => 1 - Math.exp(-((away / far) * 2.6 * (options.air ?? 1)));
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

  const shadeAt = (across: number, away: number, h: number) => {
    const e = 0.05 + away * 0.006;
    const slopeX = (height(across + e, away) - h) / e;
    const slopeZ = (height(across, away + e) - h) / e;
    // Low light from behind the scene: slopes toward the eye lie in shade.
    const facing =
      (-slopeX * -side * 0.9 + slopeZ * 0.55 + 0.42) / Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
    const up = height(across + side * 0.9, away + 0.8) - h - 0.42;
    const shadow = Math.min(1, Math.max(0, up * 2.2));
    return 0.44 + facing * 0.55 - shadow * 0.25 + (options.texture?.(across, away) ?? 0);
  };
  // Ground is asked for once every few pixels, on a grid as the eye sees it: dense near by, wide far off.
  const seen = {
    left: plate.left,
    right: plate.right,
    top: Math.log(near) * LENGTHENED,
    bottom: Math.log(far) * LENGTHENED,
  };
  const sample = (value: (across: number, away: number) => number) =>
    sampleField(seen, 2.5, (x, depth) => {
      const away = Math.exp(depth / LENGTHENED);
      return value((x * away) / FOCAL, away);
    });
  const heights = sample(height);
  const shades = sample((across, away) => shadeAt(across, away, height(across, away)));

  for (let column = 0; column < columns; column++) {
    const x = plate.left + (column + 0.5) / stage.scale;
    let lowest = rows;
    let lastShade = NaN;
    for (let away = near; away < far; away *= stepGrowth) {
      const depth = Math.log(away) * LENGTHENED;
      const h = heights(x, depth);
      const row = (project(away, h) - plate.top) * stage.scale;
      if (row >= lowest) {
        lastShade = NaN;
        continue;
      }
      const shade = shades(x, depth);
      const from = Number.isNaN(lastShade) ? shade : lastShade;
      const haze = hazeAt(away);
      const span = Math.max(1, lowest - row);
      const top = Math.max(0, Math.ceil(row - 0.5));
      for (let y = Math.min(rows - 1, Math.ceil(lowest - 0.5) - 1); y >= top; y--) {
        const t = Math.min(1, Math.max(0, (lowest - y) / span));
        const at = (y * columns + column) * 4;
        const grain = grainAt((column / cell) | 0, (y / cell) | 0);
        const k = toneOffset(stage.manner, from + (shade - from) * t, grain * 1.5, 0.16);
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
    place(across, away) {
      return {
        x: (across * FOCAL) / away,
        y: project(away, height(across, away)),
        size: FOCAL / away,
        haze: hazeAt(away),
      };
    },
  };
}

/** Lets the topmost pixel of a column cover only the part of itself that the ground fills. */
function softenTop(data: Uint8ClampedArray, columns: number, column: number, lowest: number): void {
  const row = Math.floor(lowest);
  const below = ((row + 1) * columns + column) * 4;
  if (row < 0 || below >= data.length) return;
  const at = (row * columns + column) * 4;
  data.copyWithin(at, below, below + 3);
  data[at + 3] = (1 - (lowest - row)) * 255;
}
