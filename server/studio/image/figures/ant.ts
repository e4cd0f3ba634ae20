import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { white } from "./tones.ts";

/** An ant from the side: three round parts, six bent legs, and feelers with an elbow. */
export const ant: FigureMaker = (m) => {
  const body = bodyOr(m, tint(".36 .06 38"));
  const far = deeper(body, m, 0.4);
  return boxed([
    part(
      ribbons(
        "-34 -66 8, -62 -96 7, -92 -44 6, -104 -2 5",
        "0 -66 8, 6 -104 7, -4 -50 6, -14 -2 5",
        "26 -66 8, 62 -100 7, 92 -44 6, 112 -2 5",
      ),
      far,
      2,
      { lift: -0.05 },
    ),
    part(oval(92, -78, 60, 42), body, 26, {
      lines: { path: "M66 -114Q56 -80 66 -44M92 -120Q82 -80 92 -38M118 -114Q110 -80 118 -46", width: 2.4 },
    }),
    part(ribbon("18 -70 20, 40 -74 14"), body, 6),
    part(oval(-12, -74, 36, 26), body, 16),
    part(ribbon("-44 -80 18, -58 -86 16"), body, 6),
    part(oval(-92, -92, 38, 34), body, 18),
    part(
      ribbons(
        "-28 -60 9, -56 -84 8, -78 -36 7, -74 -2 6",
        "-8 -56 9, 12 -88 8, 22 -40 7, 14 -2 6",
        "14 -60 9, 44 -92 8, 70 -36 7, 78 -2 6",
      ),
      body,
      3,
      { lift: 0.06 },
    ),
    part(ribbons("-100 -120 6, -110 -158 5, -144 -164 5", "-82 -124 6, -84 -164 5, -116 -182 5"), body, 2),
    part(ribbons("-124 -78 9, -142 -66 7, -134 -52 4", "-116 -66 9, -126 -50 7, -114 -42 4"), far, 3),
    part(oval(-104, -98, 10, 11), white, 3),
    part(oval(-106, -97, 5), m.dark, 1),
    part(oval(74, -98, 16, 7) + oval(-20, -86, 10, 5), paler(body, 0.4), 1),
  ]);
};
