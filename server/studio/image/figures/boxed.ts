import { Path2D } from "@napi-rs/canvas";
import { oklch, type Lab } from "../colour.ts";
import type { Figure, Part } from "../sculpt.ts";

export function boundsOf(parts: readonly Part[]): Figure["box"] {
  const bounds = parts.map(({ path }) => new Path2D(path).getBounds());
  return {
    left: Math.min(...bounds.map(([left]) => left)),
    right: Math.max(...bounds.map(([, , right]) => right)),
    top: Math.min(...bounds.map(([, top]) => top)),
    bottom: Math.max(...bounds.map(([, , , bottom]) => bottom)),
  };
}

/** A figure whose box is that of its parts. */
export function boxed(parts: readonly Part[]): Figure {
  const { left, right, top, bottom } = boundsOf(parts);
  return { box: { left: left - 2, right: right + 2, top: top - 2, bottom: bottom + 1 }, parts };
}

/** Four tones around an OKLCH colour. */
export function tint(colour: string): Lab[] {
  const [l, a, b] = oklch(colour, 0);
  return [0.14, 0, -0.15, -0.28].map((by, i): Lab => {
    const strength = [0.85, 1, 0.95, 0.7][i]!;
    return [Math.min(0.985, Math.max(0.08, l + by)), a * strength, b * strength];
  });
}
