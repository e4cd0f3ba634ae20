import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, polygon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { brown, orange, yellow } from "./tones.ts";

/** A torch of wood, bound with cloth at its head, that burns. */
export const torch: FigureMaker = (m) => {
  const flame = bodyOr(m, orange);
  return boxed([
    part(
      blob(
        "-34 -146, -50 -178, -38 -212, -32 -190, -22 -200, -26 -236, 4 -282, 8 -244, 20 -226, 26 -250, 42 -222, 36 -206, 50 -188, 40 -152, 10 -136, -18 -136",
      ),
      flame,
      12,
      { lift: 0.06 },
    ),
    part(
      blob("-24 -146, -32 -174, -18 -190, -8 -214, 4 -238, 6 -208, 22 -192, 32 -172, 24 -148, 0 -138"),
      yellow,
      8,
      {
        lift: 0.1,
      },
    ),
    part(blob("-12 -146, -16 -166, 0 -194, 14 -168, 12 -148, 0 -140"), m.pale, 5, { lift: 0.2 }),
    part(polygon("-14 -112, 14 -112, 9 0, -9 0"), brown, 6, {
      lines: { path: "M-5 -96L-4 -8M5 -90L3 -30", width: 1.8 },
    }),
    part(polygon("-34 -150, 34 -150, 20 -104, -20 -104"), deeper(brown, m, 0.35), 9),
    part(
      ribbons("-31 -138 7, 30 -142 7", "-27 -124 7, 27 -128 7", "-22 -110 7, 22 -114 7"),
      deeper(m.pale, m, 0.35),
      3,
    ),
  ]);
};
