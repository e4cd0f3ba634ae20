import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";

/** A brain from the side, with its folds, the small brain and the stem. */
export const brain: FigureMaker = (m) => {
  const tissue = bodyOr(m, tint(".8 .09 5"));
  const fold = deeper(tissue, m, 0.42);
  const folds = [
    "-96 -150 6, -70 -166 6, -50 -150 6, -62 -130 6",
    "-40 -190 6, -20 -170 6, 0 -184 6, 14 -164 6",
    "-84 -110 6, -60 -104 6, -40 -118 6, -22 -100 6",
    "-30 -142 6, -6 -138 6, 4 -118 6, 26 -124 6",
    "34 -186 6, 50 -166 6, 40 -146 6, 60 -136 6",
    "72 -166 6, 92 -150 6, 84 -130 6",
    "-70 -72 6, -40 -78 6, -20 -64 6, 6 -74 6",
    "30 -92 6, 54 -104 6, 76 -92 6, 104 -108 6",
    "-100 -84 6, -112 -104 6, -104 -124 6",
    "20 -62 6, 44 -70 6, 62 -60 6",
  ];
  return boxed([
    part(ribbon("18 -50 36, 30 -22 28, 34 4 24"), deeper(tissue, m, 0.15), 9),
    part(blob("30 -60, 70 -70, 104 -58, 106 -30, 76 -14, 42 -22"), deeper(tissue, m, 0.12), 12, {
      lines: { path: "M36 -44Q70 -56 104 -46M40 -34Q72 -44 102 -34M52 -24Q76 -30 92 -24", width: 2.2 },
    }),
    part(
      blob(
        "-128 -110, -118 -150, -92 -184, -50 -206, -4 -214, 48 -208, 92 -184, 122 -146, 126 -108, 104 -76, 60 -54, 16 -52, -10 -40, -52 -46, -78 -62, -110 -74",
      ),
      tissue,
      30,
    ),
    part(folds.map((line) => ribbon(line)).join(""), fold, 1, { lift: 0.06 }),
    part(ribbon("-84 -66 7, -40 -92 7, 20 -98 7, 44 -112 7"), deeper(tissue, m, 0.55), 1, { lift: 0.04 }),
  ]);
};
