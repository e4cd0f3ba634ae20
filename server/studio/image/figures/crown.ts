import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { bodyOr, deeper, ovalPair } from "./strokes.ts";
import { blue, gold, red } from "./tones.ts";

/** A crown of five points with balls on them, and gems on its band. */
export const crown: FigureMaker = (m) => {
  const metal = bodyOr(m, gold);
  return boxed([
    part("M-92 -40Q0 -76 92 -40L92 -20L-92 -20Z", deeper(metal, m, 0.45), 3),
    part(
      "M-100 -28L-116 -120L-62 -74L-48 -150L0 -84L48 -150L62 -74L116 -120L100 -28Q0 8 -100 -28Z",
      metal,
      12,
      {
        lines: { path: "M-98 -60Q0 -26 98 -60", width: 2 },
      },
    ),
    part("M-101 -36Q0 2 101 -36L98 -8Q0 30 -98 -8Z", metal, 7, { lift: 0.06 }),
    part(ovalPair(116, -124, 11) + ovalPair(48, -156, 11), metal, 5, { lift: 0.08 }),
    part(oval(0, 2, 14, 11), red, 5),
    part(ovalPair(44, -4, 10, 8), blue, 4),
    part(ovalPair(80, -16, 8, 8), red, 4),
    part(ovalPair(48, -92, 9, 13) + oval(0, -52, 11, 15), tint(".6 .14 155"), 4),
  ]);
};
