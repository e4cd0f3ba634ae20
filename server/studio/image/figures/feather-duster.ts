import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { put } from "./put-figures.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { brown } from "./tones.ts";

/**
 * A row of soft plumes that leave the handle and droop at their ends. They lean to both sides of the upright by up to
 * `spread`, turned by `shift`, in radians.
 */
const plumes = (count: number, spread: number, long: number, wide: number, shift: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const a = t * spread + shift;
    const at = (r: number, drop: number, w: number) =>
      [Math.sin(a) * r, -70 - Math.cos(a) * r + Math.abs(t) * drop, w] as const;
    return ribbon([
      at(4, 0, 8),
      at(long * 0.4, 0, wide),
      at(long * 0.75, 8, wide * 1.2),
      at(long, 24, wide * 0.5),
    ]);
  });

/** A duster: a thick bush of soft plumes on a turned handle with a loop. */
export const featherDuster: FigureMaker = (m) => {
  const light = bodyOr(m, tint(".74 .05 60"));
  const rows = [
    [plumes(15, 1.75, 118, 19, 0), deeper(light, m, 0.3), -0.08],
    [plumes(12, 1.35, 146, 20, 0.05), light, -0.02],
    [plumes(9, 0.95, 150, 20, -0.04), paler(light, 0.3), 0.02],
    [plumes(8, 1.3, 96, 18, 0.06), light, 0.06],
    [plumes(6, 0.9, 74, 17, -0.05), paler(light, 0.35), 0.08],
  ] as const;
  const upright = boxed([
    part(ribbon("0 -60 15, 0 -20 13, 0 20 17, 0 60 12, 0 104 18"), tint(".5 .14 30"), 7),
    part(ribbon("0 112 5, -12 124 5, 0 138 5, 12 124 5, 2 112 5"), brown, 2),
    ...rows.flatMap(([row, tones, lift]) => row.map((one) => part(one, tones, 6, { lift }))),
    part(oval(0, -62, 17, 12), tint(".5 .14 30"), 6),
  ]);
  return boxed(put(upright, { x: 0, y: 0, size: 1, turn: -0.6 }).parts);
};
