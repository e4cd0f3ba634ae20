import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { tint } from "./boxed.ts";

/** A felt hat with a dented crown, a dark band and a curved brim. */
export const hat: FigureMaker = (m) => {
  const felt = bodyOr(m, tint(".52 .06 62"));
  return boxed([
    part(blob("-134 -34, -80 -46, 0 -42, 80 -46, 134 -34, 120 -12, 60 2, 0 6, -60 2, -120 -12"), felt, 9, {
      lift: -0.08,
    }),
    part(oval(0, -40, 80, 12), deeper(felt, m, 0.5), 2),
    part(
      blob(
        "-78 -38, -76 -96, -62 -142, -34 -150, 0 -136, 34 -150, 62 -142, 76 -96, 78 -38, 40 -24, 0 -20, -40 -24",
      ),
      felt,
      20,
      {
        lines: {
          path: "M0 -134Q-4 -112 0 -92M-40 -142Q-30 -124 -24 -106M40 -142Q30 -124 24 -106",
          width: 2.2,
        },
      },
    ),
    part("M-78 -68Q0 -46 78 -68L79 -34Q40 -20 0 -18Q-40 -20 -79 -34Z", tint(".26 .02 60"), 4),
    part(blob("52 -60, 66 -66, 74 -48, 66 -34, 54 -42"), tint(".26 .02 60"), 4, { lift: 0.12 }),
    part(
      "M-134 -34Q-120 -12 -60 2L0 6L60 2Q120 -12 134 -34Q100 -16 56 -10L0 -6L-56 -10Q-100 -16 -134 -34Z",
      felt,
      4,
      {
        lift: 0.05,
      },
    ),
  ]);
};
