import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { blue, white } from "./tones.ts";

/** A glass of red wine on its stem. */
export const wineGlass: FigureMaker = (m) => {
  const glass = paler(deeper(blue, m, 0.1), 0.72);
  const wine = bodyOr(m, tint(".36 .15 18"));
  return boxed([
    part(oval(0, -4, 44, 8), glass, 4),
    part("M-38 -6Q-8 -14 -5 -40L-5 -86L5 -86L5 -40Q8 -14 38 -6Z", glass, 4),
    part("M-42 -186L42 -186Q62 -140 48 -108Q32 -80 0 -80Q-32 -80 -48 -108Q-62 -140 -42 -186Z", glass, 12),
    part("M-51 -142L51 -142Q52 -116 42 -104Q28 -86 0 -86Q-28 -86 -42 -104Q-52 -116 -51 -142Z", wine, 12),
    part(oval(0, -142, 51, 9), wine, 3, { lift: 0.16 }),
    part(oval(0, -186, 42, 6), white, 2),
    part(oval(0, -186, 37, 4), glass, 1),
    part(ribbon("-40 -170 6, -46 -140 7, -40 -112 5"), white, 2, { lift: 0.1 }),
  ]);
};
