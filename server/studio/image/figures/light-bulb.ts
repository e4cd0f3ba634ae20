import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, ribbon } from "./outline.ts";
import { paler, ribbons } from "./strokes.ts";
import { METAL } from "./tones.ts";

const RAYS = Array.from({ length: 7 }, (_, i) => {
  const a = Math.PI * (1.02 + (i / 6) * 0.96);
  const at = (r: number) => [Math.cos(a) * r, -150 + Math.sin(a) * r] as const;
  return ribbon([
    [...at(92), 7],
    [...at(116), 5],
  ]);
}).join("");

/** A bulb that shines: clear glass, the wire that glows in it, and the thread of its foot. */
export const lightBulb: FigureMaker = (m) =>
  boxed([
    part(RAYS, m.body, 2, { lift: 0.1 }),
    part(
      blob(
        "-24 -62, -32 -88, -62 -118, -74 -154, -56 -200, 0 -222, 56 -200, 74 -154, 62 -118, 32 -88, 24 -62",
      ),
      paler(m.body, 0.35),
      26,
      {
        lift: 0.12,
      },
    ),
    part(ribbons("-12 -62 4, -18 -104 4, -30 -136 4", "12 -62 4, 18 -104 4, 30 -136 4"), METAL, 1),
    part(
      ribbon("-30 -136 5, -18 -154 5, -8 -134 5, 0 -154 5, 8 -134 5, 18 -154 5, 30 -136 5", 8),
      tint(".72 .19 55"),
      2,
      {
        lift: 0.1,
      },
    ),
    part(blob("-52 -164, -44 -190, -26 -204, -22 -194, -36 -178, -42 -158"), paler(m.body, 0.95), 3, {
      lift: 0.2,
    }),
    part(box(-30, -66, 30, -20), METAL, 8),
    part(ribbons("-32 -54 7, 32 -60 7", "-32 -40 7, 32 -46 7", "-32 -26 7, 32 -32 7"), METAL, 3, {
      lift: -0.14,
    }),
    part("M-24 -20L24 -20L12 -6L-12 -6Z", METAL, 5, { lift: -0.08 }),
    part(oval(0, -5, 10, 6), m.dark, 3),
  ]);
