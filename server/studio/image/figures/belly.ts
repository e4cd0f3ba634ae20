import { boxed, tint } from "./boxed.ts";
import { SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval } from "./outline.ts";
import { bodyOr, deeper, ribbonPair, ribbons } from "./strokes.ts";
import { brown, gold } from "./tones.ts";

/** A round belly with its navel, between a lifted shirt and a belt; two hands lie on it. */
export const belly: FigureMaker = (m) => {
  const shirt = bodyOr(m, tint(".62 .12 245"));
  return boxed([
    part(ribbonPair("78 -214 46, 116 -150 42, 108 -92 38"), shirt, 12),
    part("M-66 -170Q-88 -120 -84 -70Q-80 -30 -60 -16L60 -16Q80 -30 84 -70Q88 -120 66 -170Z", SKIN, 22),
    part(oval(0, -84, 78, 64), SKIN, 34, { lift: 0.04 }),
    part(oval(0, -70, 6, 9), deeper(SKIN, m, 0.6), 2),
    part("M-44 -244Q0 -226 44 -244L92 -226L80 -152Q40 -134 0 -134Q-40 -134 -80 -152L-92 -226Z", shirt, 12, {
      lines: { path: "M-76 -158Q-36 -142 0 -142Q36 -142 76 -158", width: 2 },
    }),
    part("M-70 -30Q0 -6 70 -30L78 20L-78 20Z", tint(".42 .09 255"), 8),
    part("M-70 -34Q0 -10 70 -34L72 -16Q0 8 -72 -16Z", brown, 4),
    part(box(-14, -18, 14, 2), gold, 4),
    part(
      ribbonPair("104 -96 30, 72 -84 28, 48 -84 26") +
        ribbons("50 -94 11, 32 -98 10", "46 -84 11, 26 -84 10", "48 -74 11, 30 -70 10") +
        ribbons("-50 -94 11, -32 -98 10", "-46 -84 11, -26 -84 10", "-48 -74 11, -30 -70 10"),
      SKIN,
      7,
      { lift: 0.05 },
    ),
  ]);
};
