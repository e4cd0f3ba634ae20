import { boxed, tint } from "./boxed.ts";
import { SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon } from "./outline.ts";
import { bodyOr, paler } from "./strokes.ts";

/** Toes from the big one to the small one, which is in front: place, and size. */
const TOES = [
  [-122, -22, 25, 20],
  [-100, -17, 18, 15],
  [-83, -13, 16, 13],
  [-67, -10, 15, 12],
  [-52, -7, 14, 11],
] as const;

/** A bare foot with its toes and nails, under a rolled trouser leg. */
export const bareFoot: FigureMaker = (m) => {
  const skin = bodyOr(m, SKIN);
  const nails = paler(tint(".84 .07 15"), 0.35);
  return boxed([
    part(
      blob(
        "10 -176, 66 -172, 66 -110, 78 -60, 86 -24, 70 -2, 40 2, 14 -8, -30 -6, -70 0, -112 -4, -124 -20, -112 -38, -70 -50, -34 -70, 0 -104",
      ),
      skin,
      22,
      { lines: { path: "M48 -72Q34 -80 26 -66M46 -56Q38 -50 30 -54M28 -12Q6 -18 -12 -12", width: 1.8 } },
    ),
    ...TOES.flatMap(([x, y, rx, ry], i) => [
      part(oval(x, y, rx, ry), skin, 9, { lift: i * 0.015 }),
      part(oval(x - rx * 0.42, y - ry * 0.3, rx * 0.42, ry * 0.4), nails, 1.4, { lift: 0.06 }),
    ]),
    part(polygon("-4 -206, 80 -206, 78 -160, -2 -160"), tint(".5 .11 250"), 9, {
      lines: { path: "M-2 -172L78 -172", width: 2 },
    }),
  ]);
};
