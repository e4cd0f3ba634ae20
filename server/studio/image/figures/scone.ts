import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, scattered } from "./strokes.ts";
import { black, red, white } from "./tones.ts";

const JAM = tint(".5 .18 22");

/** A tall scone with raisins, and half of one with jam and cream. */
export const scone: FigureMaker = (m) => {
  const dough = bodyOr(m, tint(".82 .085 78"));
  const baked = deeper(tint(".7 .11 62"), m, 0.06);
  return boxed([
    part(oval(6, -6, 146, 17), white, 5),
    part("M-22 -18Q-36 -64 -26 -110L108 -110Q118 -64 104 -18Q40 -2 -22 -18Z", dough, 16, {
      lines: { path: "M-28 -62Q-6 -54 16 -62T60 -58T108 -66M-26 -74Q20 -66 50 -74T108 -76", width: 2.6 },
    }),
    part(blob("-32 -112, -12 -140, 40 -150, 94 -142, 114 -112, 80 -98, 40 -104, 0 -98"), baked, 16),
    part(
      scattered(9, 42, -94, 62, 44)
        .map(([x, y]) => oval(x, y, 6, 5))
        .join(""),
      black,
      2,
    ),
    part("M-132 -10Q-144 -34 -130 -50L-20 -50Q-8 -34 -20 -10Q-76 4 -132 -10Z", dough, 12, {
      lines: { path: "M-134 -28Q-110 -22 -90 -29T-50 -27T-18 -31", width: 2.4 },
    }),
    part(
      blob("-136 -50, -112 -62, -76 -66, -36 -62, -14 -50, -26 -34, -44 -44, -66 -30, -92 -42, -116 -32"),
      JAM,
      7,
    ),
    part(blob("-114 -58, -102 -82, -76 -92, -48 -82, -36 -60, -56 -52, -96 -52"), white, 14, {
      lines: { path: "M-106 -66Q-76 -58 -46 -68M-98 -78Q-76 -70 -54 -80", width: 2 },
    }),
    part(ribbon("-78 -92 14, -70 -102 7"), white, 6),
    part(oval(-62, -84, 9, 8), red, 4),
  ]);
};
