import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, petals } from "./strokes.ts";
import { gold, white } from "./tones.ts";

/** A round teapot with a flower on it; steam comes from its spout. */
export const teapot: FigureMaker = (m) => {
  const china = bodyOr(m, tint(".66 .1 240"));
  return boxed([
    part(ribbon("130 -128 6, 138 -146 8, 128 -162 8, 140 -182 4", 9), m.pale, 3),
    part(ribbon("-66 -98 14, -112 -104 15, -122 -64 15, -84 -30 14, -60 -32 12", 9), china, 6),
    part("M58 -40Q96 -46 100 -82Q102 -112 134 -122L142 -108Q124 -100 124 -76Q120 -22 62 -14Z", china, 9),
    part(oval(0, -3, 48, 7), deeper(china, m, 0.3), 3),
    part(blob("-44 -110, 44 -110, 84 -82, 88 -46, 56 -10, 0 -2, -56 -10, -88 -46, -84 -82"), china, 32),
    part(petals(8, 4, -56, 6, 26, 13), white, 3, { lift: 0.05 }),
    part(oval(4, -56, 9), gold, 4),
    part(ribbon("-70 -26 3, -20 -16 4, 30 -16 4, 72 -28 3"), gold, 1),
    part("M-50 -110Q-40 -142 0 -144Q40 -142 50 -110Q0 -100 -50 -110Z", china, 10, { lift: 0.07 }),
    part(ribbon("-50 -110 5, 0 -103 6, 50 -110 5"), gold, 2),
    part(oval(0, -152, 12, 11), gold, 6),
  ]);
};
