import type { Lab } from "./colour.ts";
import { evenRamp, toRgb } from "./colour.ts";
import { sampleField } from "./field.ts";
import { fractal } from "./noise.ts";
import type { Plate, Stage } from "./stage.ts";
import { shadePlate } from "./stage.ts";
import { toneOffset } from "./tone.ts";

export interface RidgeOptions {
  /** Middle of the skyline. */
  y: number;
  /** Amplitude of the skyline around `y`. */
  rise: number;
  /** Width of one mountain. */
  length: number;
  /** 0 for rolling hills to 1 for sharp peaks with lit and shaded faces. */
  sharp: number;
  tones: readonly Lab[];
  haze: number;
  /** Whether the peaks are white. */
  snow?: boolean;
  /** Lower edge, when nearer layers cover the rest; the bottom of the image by default. */
  bottom?: number;
}

/** A range of hills or mountains. */
export function ridgePlate(stage: Stage, name: string, options: RidgeOptions): Plate {
  const { y, rise, length, sharp } = options;
  const noise = stage.noise(`ridge ${name}`);
  const peaks = (n: number) => (1 - Math.abs(n)) ** 2 * 2 - 1;
  const skyline = (x: number) => {
    const broad = fractal(noise, x / length, 3.7, 2);
    const fine = fractal(noise, (x / length) * 3.1, 9.1, 4);
    const shape = sharp * peaks(broad * 1.5) + (1 - sharp) * broad;
    return y - rise * (shape * 0.85 + fine * (0.12 + sharp * 0.2));
  };
  const plate = stage.plate({
    ...stage.ground,
    top: y - rise * 1.5,
    bottom: options.bottom ?? stage.ground.bottom,
  });
  const side = stage.light.x > 0 ? 1 : -1;
  const table = evenRamp(options.tones.toReversed());
  const [ar, ag, ab] = toRgb(stage.palette.haze);
  const tops = Float32Array.from({ length: plate.width }, (_, i) =>
    skyline(plate.left + (i + 0.5) / stage.scale),
  );
  const topAt = (px: number) =>
    tops[Math.min(plate.width - 1, Math.max(0, ((px - plate.left) * stage.scale) | 0))]!;
  const faces = sampleField(plate, 6, (px, py) => {
    const down = py - topAt(px);
    const fall = fractal(noise, (px - side * down * 0.55) / (length * 0.3) + 40, down / (length * 0.9), 4);
    const slope = (topAt(px + 7 * side) - topAt(px - 7 * side)) / 14;
    return fall * 1.15 + Math.max(-0.6, Math.min(0.6, slope)) * sharp;
  });
  const edge = 0.7 / stage.scale;
  shadePlate(stage, plate, (px, py, grain, out) => {
    const top = topAt(px);
    const alpha = Math.min(1, Math.max(0, (py - top) / edge + 0.5));
    out[3] = alpha;
    if (alpha === 0) return;
    const down = (py - top) / (rise * 2.2);
    const face = faces(px, py);
    const cut = Math.max(-1, Math.min(1, face * (1 + sharp * 5)));
    let v = 0.56 + cut * (0.1 + 0.17 * sharp) - down * 0.12;
    if (options.snow && py < y - rise * 0.12 + face * rise * 0.5) v += 0.34;
    const k = toneOffset(stage.style, v, grain, 0.35);
    const a = Math.min(1, Math.max(0, options.haze + down * 0.5 * (0.4 + options.haze)) * (1 + grain * 0.08));
    out[0] = table[k]! + (ar - table[k]!) * a;
    out[1] = table[k + 1]! + (ag - table[k + 1]!) * a;
    out[2] = table[k + 2]! + (ab - table[k + 2]!) * a;
  });
  return plate;
}
