import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, paler } from "./strokes.ts";
import { gold, white } from "./tones.ts";

/** A ball of crystal with mist and stars in it, on a stand of gold. */
export const crystalBall: FigureMaker = (m) => {
  const glass = bodyOr(m, tint(".6 .13 300"));
  const star = (x: number, y: number, r: number) =>
    polygon(
      Array.from({ length: 8 }, (_, i) => {
        const a = (i / 8) * Math.PI * 2 - Math.PI / 2;
        const far = i % 2 ? r * 0.3 : r;
        return [x + Math.cos(a) * far, y + Math.sin(a) * far] as const;
      }),
    );
  return boxed([
    part("M-74 4Q-70 -14 -46 -22L-34 -44L34 -44L46 -22Q70 -14 74 4Z", gold, 10, {
      lines: { path: "M-48 -20Q0 -8 48 -20", width: 2 },
    }),
    part(oval(0, -128, 92), glass, 66),
    part(
      ribbon("-62 -110 10, -28 -92 20, 12 -106 22, 50 -84 14") +
        ribbon("-44 -140 6, -8 -128 14, 30 -142 12, 60 -124 6"),
      paler(glass, 0.5),
      6,
      { lift: 0.08 },
    ),
    part(star(-18, -162, 20) + star(36, -168, 12) + star(24, -118, 10) + star(-48, -124, 10), white, 0, {
      lift: 0.24,
    }),
    part("M-66 -160Q-58 -196 -20 -206Q-46 -186 -54 -154Z", white, 2, { lift: 0.1 }),
    part("M-54 -56Q0 -30 54 -56L48 -36Q0 -16 -48 -36Z", gold, 6, { lift: 0.06 }),
  ]);
};
