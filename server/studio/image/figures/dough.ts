import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, scattered } from "./strokes.ts";
import { WOOD } from "./tableware.ts";
import { white } from "./tones.ts";

/** Dough on a floured board, and the rolling pin that lies before it. */
export const dough: FigureMaker = (m) => {
  const soft = bodyOr(m, tint(".9 .05 82"));
  return boxed([
    part(polygon("-130 -44, 118 -44, 150 2, -160 2"), WOOD, 7, {
      lines: { path: "M-140 -30L130 -30M-150 -14L140 -14", width: 1.6 },
    }),
    part(blob("-128 -30, -60 -42, 40 -40, 118 -32, 100 -18, 10 -14, -100 -16"), white, 3),
    part(blob("-104 -40, -100 -86, -62 -120, 0 -128, 62 -116, 98 -80, 100 -38, 50 -24, -54 -24"), soft, 36, {
      lift: 0.04,
      lines: { path: "M-40 -106Q-22 -90 -30 -74M24 -116Q44 -98 34 -78M-6 -94Q4 -84 0 -70", width: 2.2 },
    }),
    part(
      scattered(16, 0, -20, 130, 14)
        .map(([x, y], i) => oval(x, y, 3 + (i % 3), 2))
        .join(""),
      white,
      1,
    ),
    part(ribbon("-172 -46 15, -130 -36 15") + ribbon("128 2 15, 170 10 15"), tint(".5 .12 30"), 6),
    part(ribbon("-116 -34 40, 0 -18 42, 114 0 40", 4), WOOD, 14, {
      lift: 0.12,
      lines: { path: "M-110 -40L108 -8", width: 1.4 },
    }),
  ]);
};
