/** A colour in OKLab: lightness 0 to 1, then a and b. */
export type Lab = readonly [number, number, number];

/** Reads `"L C H"` (OKLCH; hue in degrees). */
export function oklch(text: string, hueShift = 0): Lab {
  const [l = 0, c = 0, h = 0] = text.split(" ").map(Number);
  const hue = ((h + hueShift) * Math.PI) / 180;
  return [l, c * Math.cos(hue), c * Math.sin(hue)];
}

/** Interpolates between two colours; `t` is 0 to 1. */
export function mix(from: Lab, to: Lab, t: number): Lab {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
}

/** Adds `by` to the lightness. */
export function shift([lightness, a, b]: Lab, by: number): Lab {
  return [Math.min(0.995, Math.max(0.03, lightness + by)), a, b];
}

const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const clamp255 = (v: number) => Math.min(255, Math.max(0, v * 255));

/** OKLab to sRGB, each 0 to 255 and not rounded. Colours outside sRGB are clipped. */
export function toRgb([lightness, a, b]: Lab): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp255(gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    clamp255(gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    clamp255(gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

/** A CSS colour, for canvas fills. */
export function css(colour: Lab, alpha = 1): string {
  const [r, g, b] = toRgb(colour);
  return `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${Math.max(0, Math.min(1, alpha)).toFixed(4)})`;
}

/** Number of steps in a ramp. */
export const RAMP = 1024;

/** A table of `RAMP` sRGB triples (0 to 255, not rounded) through the given colours, mixed in OKLab. */
export function ramp(stops: readonly (readonly [at: number, colour: Lab])[]): Float32Array {
  const table = new Float32Array(RAMP * 3);
  let segment = 0;
  for (let i = 0; i < RAMP; i++) {
    const t = i / (RAMP - 1);
    while (segment < stops.length - 2 && t > stops[segment + 1]![0]) segment++;
    const [fromAt, from] = stops[segment]!;
    const [toAt, to] = stops[Math.min(segment + 1, stops.length - 1)]!;
    const local = toAt > fromAt ? Math.min(1, Math.max(0, (t - fromAt) / (toAt - fromAt))) : 0;
    const [r, g, b] = toRgb(mix(from, to, local));
    table[i * 3] = r;
    table[i * 3 + 1] = g;
    table[i * 3 + 2] = b;
  }
  return table;
}

/** A ramp through evenly spaced colours. */
export function evenRamp(colours: readonly Lab[]): Float32Array {
  const last = Math.max(1, colours.length - 1);
  return ramp(colours.map((colour, i) => [i / last, colour] as const));
}
