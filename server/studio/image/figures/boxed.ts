import { Path2D } from "@napi-rs/canvas";
import { oklch, type Lab } from "../colour.ts";
import type { Figure, Part } from "../sculpt.ts";

/** A figure whose box is that of its parts. */
export function boxed(parts: readonly Part[]): Figure {
  const bounds = parts.map(({ path }) => new Path2D(path).getBounds());
  return {
    box: {
      left: Math.min(...bounds.map(([left]) => left)) - 2,
      right: Math.max(...bounds.map(([, , right]) => right)) + 2,
      top: Math.min(...bounds.map(([, top]) => top)) - 2,
      bottom: Math.max(...bounds.map(([, , , bottom]) => bottom)) + 1,
    },
    parts,
  };
}

/** Four tones around an OKLCH colour. */
export function tint(colour: string): Lab[] {
  const [l, a, b] = oklch(colour, 0);
  return [0.14, 0, -0.15, -0.28].map((by, i): Lab => {
    const strength = [0.85, 1, 0.95, 0.7][i]!;
    return [Math.min(0.985, Math.max(0.08, l + by)), a * strength, b * strength];
  });
}
