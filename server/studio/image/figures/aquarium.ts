import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon } from "./outline.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { green, orange, yellow } from "./tones.ts";

const swimmer = (x: number, y: number, size: number) =>
  blob([
    [x - 34 * size, y],
    [x - 12 * size, y - 17 * size],
    [x + 16 * size, y - 10 * size],
    [x + 26 * size, y],
    [x + 16 * size, y + 10 * size],
    [x - 12 * size, y + 17 * size],
  ]) +
  polygon([
    [x + 20 * size, y],
    [x + 44 * size, y - 17 * size],
    [x + 38 * size, y],
    [x + 44 * size, y + 17 * size],
  ]);

/** A tank of glass with fish, water plants, gravel and bubbles. */
export const aquarium: FigureMaker = (m) => {
  const water = tint(".72 .09 225");
  const frame = tint(".34 .02 250");
  return boxed([
    part(box(-140, -172, 140, -8), paler(water, 0.5), 4),
    part(box(-136, -146, 136, -10), water, 4, { lift: 0.02 }),
    part(box(-136, -150, 136, -143), paler(water, 0.7), 1),
    part(
      blob("-136 -34, -90 -44, -40 -32, 20 -42, 80 -32, 136 -40, 136 -10, 0 -8, -136 -10"),
      tint(".78 .08 80"),
      5,
      {
        lines: {
          path: "M-120 -26l4 2M-84 -20l4 2M-50 -26l4 2M-10 -22l4 2M30 -28l4 2M64 -20l4 2M104 -26l4 2",
          width: 3,
        },
      },
    ),
    part(
      ribbons(
        "-104 -36 8, -112 -70 10, -98 -100 9, -108 -128 3",
        "-90 -36 7, -82 -64 9, -92 -92 3",
        "104 -36 8, 112 -66 10, 98 -92 9, 108 -118 3",
        "90 -36 7, 84 -58 8, 92 -84 3",
      ),
      green,
      3,
    ),
    part(blob("22 -36, 26 -64, 50 -74, 66 -58, 72 -34"), deeper(tint(".6 .02 250"), m, 0.1), 8),
    part(swimmer(-40, -104, 0.95), orange, 8),
    part(swimmer(56, -112, 0.7), yellow, 6),
    part(swimmer(-8, -62, 0.62), tint(".56 .17 12"), 5),
    part(oval(-62, -107, 4) + oval(38, -114, 3) + oval(-22, -64, 3), m.dark, 0.6),
    part(
      oval(-84, -126, 5) + oval(-78, -136, 3.4) + oval(18, -130, 4) + oval(100, -134, 5),
      paler(water, 0.8),
      1,
    ),
    part(polygon("-128 -168, -104 -168, -128 -60"), paler(water, 0.85), 0.6, { lift: 0.06 }),
    part(box(-146, -184, 146, -168) + box(-146, -12, 146, 4), frame, 5),
  ]);
};
