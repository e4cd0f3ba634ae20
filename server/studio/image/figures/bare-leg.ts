import { boxed, tint } from "./boxed.ts";
import { SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon } from "./outline.ts";
import { bodyOr, paler } from "./strokes.ts";

/** A bare leg in short trousers, its knee a little bent. */
export const bareLeg: FigureMaker = (m) => {
  const skin = bodyOr(m, SKIN);
  const toes = [-62, -50, -40, -31].map((x, i) => oval(x, -8 - i * 1.6, 9 - i, 7 - i * 0.6)).join("");
  return boxed([
    part(toes, skin, 5, { lift: -0.05 }),
    part(
      blob(
        "-22 -236, 44 -236, 42 -190, 28 -144, 30 -128, 40 -98, 34 -60, 22 -30, 30 -8, 20 2, -6 2, -30 0, -66 1, -72 -8, -58 -17, -26 -24, -10 -40, -6 -70, -10 -100, -18 -122, -22 -140, -22 -160, -26 -200",
      ),
      skin,
      20,
      { lines: { path: "M-16 -128Q-6 -118 6 -124M-14 -156Q-2 -164 8 -154M12 -36Q6 -40 4 -34", width: 1.8 } },
    ),
    part(blob("-73 -8, -66 -15, -58 -13, -60 -7"), paler(tint(".84 .07 15"), 0.35), 1.4),
    part(polygon("-36 -262, 54 -262, 56 -200, -40 -206"), tint(".5 .11 250"), 10, {
      lines: { path: "M-38 -216L55 -211", width: 2 },
    }),
  ]);
};
