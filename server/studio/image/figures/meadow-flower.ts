import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, petals, scattered } from "./strokes.ts";
import { green, yellow } from "./tones.ts";

/** A flower with round petals around a yellow middle. */
export const meadowFlower: FigureMaker = (m) => {
  const own = bodyOr(m, tint(".7 .17 5"));
  return boxed([
    part(ribbon("0 2 9, 6 -50 9, -2 -100 8, 0 -150 8"), green, 4),
    part(blob("4 -36, 34 -74, 78 -82, 66 -50, 36 -28"), green, 8, {
      lines: { path: "M10 -36Q40 -60 70 -76", width: 2 },
    }),
    part(blob("0 -56, -30 -92, -72 -96, -60 -66, -30 -48"), green, 8, {
      lines: { path: "M-6 -56Q-36 -78 -64 -90", width: 2 },
    }),
    ...[0, 1].map((ring) =>
      part(petals(6, 0, -176, 24, 52, ring === 0 ? 40 : 30, 1, ring === 0 ? 0.5 : 1.02), own, 9, {
        lift: ring === 0 ? -0.08 : 0.04,
      }),
    ),
    part(oval(0, -176, 24), yellow, 10),
    part(
      scattered(14, 0, -176, 18)
        .map(([x, y]) => oval(x, y, 2.2))
        .join(""),
      tint(".6 .13 65"),
      0.8,
    ),
  ]);
};
