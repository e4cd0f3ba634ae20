import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { white } from "./tones.ts";

/** A crater: a wide raised rim, steps down its walls, thrown stones, and smoke from the middle. */
export const crater: FigureMaker = (m) => {
  const earth = bodyOr(m, tint(".56 .06 55"));
  return boxed([
    part(blob("-190 4, -150 -40, -96 -84, 0 -96, 96 -84, 150 -40, 190 4, 120 22, 0 28, -120 22"), earth, 14, {
      lines: {
        path: "M-160 -4L-196 14M-110 14L-134 30M-50 22L-56 34M50 22L58 34M112 14L136 28M160 -4L194 12",
        width: 2.6,
      },
    }),
    part(blob("-124 -50, -84 -82, 0 -90, 84 -82, 124 -50, 84 -14, 0 -4, -84 -14"), paler(earth, 0.3), 5, {
      lift: 0.1,
    }),
    part(
      blob("-108 -50, -72 -74, 0 -80, 72 -74, 108 -50, 72 -22, 0 -14, -72 -22"),
      deeper(earth, m, 0.35),
      4,
      { lift: -0.16 },
    ),
    part(oval(0, -40, 78, 22), deeper(earth, m, 0.55), 4, { lift: -0.16 }),
    part(oval(0, -34, 46, 12), deeper(earth, m, 0.8), 3, { lift: -0.2 }),
    part(oval(-4, -36, 20, 10), tint(".4 .05 40"), 5, { lift: 0.04 }),
    part(
      ribbons("-4 -44 12, -18 -86 20, 6 -128 26, -10 -172 18", "6 -44 8, 22 -76 14, 10 -108 18"),
      white,
      8,
      { lift: -0.06 },
    ),
    part(
      ribbon("-156 -30 18, -150 -34 16") +
        ribbon("140 -52 14, 146 -52 14") +
        ribbon("-176 26 14, -168 26 12") +
        ribbon("172 30 16, 178 28 14") +
        ribbon("-76 -100 9, -72 -100 9") +
        ribbon("92 -106 8, 94 -106 8"),
      deeper(earth, m, 0.15),
      5,
    ),
  ]);
};
