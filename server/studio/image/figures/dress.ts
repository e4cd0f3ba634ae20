import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbonPair } from "./strokes.ts";
import { METAL } from "./tones.ts";

/** A dress on its hanger: a fitted top, a sash with a bow, and a wide skirt in folds. */
export const dress: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".56 .17 12"));
  return boxed([
    part(ribbon("0 -262 5, 0 -278 5, 14 -286 5, 22 -274 5, 16 -264 5"), METAL, 2),
    part(ribbonPair("0 -262 6, 44 -242 6"), tint(".56 .08 60"), 2),
    part(ribbonPair("40 -248 20, 58 -226 24"), cloth, 7, { lift: -0.04 }),
    part(
      "M-36 -252Q-26 -226 0 -222Q26 -226 36 -252L52 -244Q46 -200 44 -164L-44 -164Q-46 -200 -52 -244Z",
      cloth,
      13,
      {
        lines: { path: "M-20 -224Q-22 -196 -20 -168M20 -224Q22 -196 20 -168", width: 1.6 },
      },
    ),
    part(
      "M-44 -160L44 -160Q66 -90 108 -20Q94 -8 76 -14Q58 2 38 -6Q18 8 0 -2Q-18 8 -38 -6Q-58 2 -76 -14Q-94 -8 -108 -20Q-66 -90 -44 -160Z",
      cloth,
      18,
      {
        lines: {
          path: "M-28 -150Q-50 -80 -76 -18M-12 -150Q-22 -80 -38 -10M0 -150L0 -6M12 -150Q22 -80 38 -10M28 -150Q50 -80 76 -18",
          width: 2,
        },
      },
    ),
    part("M-46 -170Q0 -160 46 -170L46 -150Q0 -140 -46 -150Z", deeper(cloth, m, 0.4), 4),
    part(
      "M26 -160Q0 -184 0 -160Q0 -140 26 -158Q54 -140 54 -160Q54 -184 26 -160ZM22 -156L10 -112L22 -116L28 -108L32 -156Z",
      deeper(cloth, m, 0.3),
      4,
      {
        lift: 0.05,
      },
    ),
  ]);
};
