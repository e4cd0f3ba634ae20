import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { brown, green } from "./tones.ts";

/** A peach with its cleft, its blush and a leaf, and a half with the stone. */
export const peach: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".8 .12 55"));
  return boxed([
    part(ribbon("-8 -158 9, -4 -180 8"), brown, 3),
    part("M-4 -172Q34 -206 84 -178Q46 -148 -4 -172Z", green, 7, {
      lines: { path: "M0 -172Q40 -182 76 -178", width: 2.4 },
    }),
    part(
      blob("-16 -156, 22 -164, 72 -136, 82 -80, 56 -28, 0 0, -58 -28, -92 -82, -76 -140, -44 -160"),
      skin,
      38,
    ),
    part(blob("-84 -112, -58 -140, -42 -120, -46 -74, -52 -42, -76 -62"), tint(".66 .17 28"), 22, {
      lift: 0.05,
    }),
    part(ribbon("-10 -154 3, 20 -116 6, 22 -60 5, 2 -10 2", 9), deeper(skin, m, 0.4), 1),
    part(oval(90, -52, 62, 52), tint(".64 .16 30"), 12),
    part(oval(90, -52, 54, 45), tint(".88 .1 80"), 6),
    part(oval(90, -52, 34, 28), tint(".68 .15 35"), 5),
    part(blob("68 -54, 84 -74, 108 -68, 114 -50, 98 -32, 76 -38"), deeper(brown, m, 0.15), 11, {
      lines: { path: "M78 -60Q90 -52 88 -40M94 -68Q104 -56 100 -42", width: 2.6 },
    }),
  ]);
};
