import { RAMP } from "./colour.ts";
import type { Stage } from "./stage.ts";

/**
 * Converts lightness v (0 dark to 1 light) to an offset in a ramp. Posters have a few flat tones with grainy borders,
 * collages are smooth. `flatness` is the strength of that effect, 0 to 1.
 */
export function toneOffset(style: Stage["style"], v: number, grain: number, flatness = 0.58): number {
  let tone = v;
  if (style === "poster") {
    const steps = 5;
    const stippled = v + grain * 0.13;
    tone = v * (1 - flatness) + ((Math.floor(stippled * steps) + 0.5) / steps) * flatness + grain * 0.02;
  } else {
    tone = v + grain * 0.05;
  }
  return Math.max(0, Math.min(RAMP - 1, (tone * (RAMP - 1)) | 0)) * 3;
}
