import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { blobPair, bodyOr, deeper, ovalPair, ribbonPair } from "./strokes.ts";
import { white } from "./tones.ts";

/** A small green being: a large head, slanted black eyes, thin limbs with three fingers, one hand raised. */
export const alien: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".74 .14 145"));
  return boxed([
    part(ribbonPair("12 -52 20, 14 -22 16, 16 -6 16") + ribbonPair("16 -2 13, 30 -1 11"), skin, 6, {
      lift: -0.04,
    }),
    part(
      ribbon("-20 -98 15, -48 -76 12, -52 -46 11") +
        ribbon("-52 -44 6, -62 -30 6") +
        ribbon("-52 -44 6, -52 -26 6") +
        ribbon("-52 -44 6, -42 -30 6"),
      skin,
      4,
    ),
    part(
      ribbon("20 -98 15, 54 -100 12, 68 -136 11") +
        ribbon("68 -138 6, 56 -158 6") +
        ribbon("68 -138 6, 70 -164 6") +
        ribbon("68 -138 6, 84 -154 6"),
      skin,
      4,
    ),
    part(blob("0 -124, 22 -112, 26 -80, 22 -46, 0 -38, -22 -46, -26 -80, -22 -112"), skin, 14),
    part(ribbonPair("30 -238 6, 40 -262 5, 46 -272 12"), skin, 3),
    part(
      blob(
        "0 -250, 50 -242, 76 -206, 70 -168, 44 -136, 14 -118, 0 -116, -14 -118, -44 -136, -70 -168, -76 -206, -50 -242",
      ),
      skin,
      34,
      { lift: 0.03 },
    ),
    part(blobPair("12 -172, 30 -196, 56 -204, 62 -184, 46 -160, 24 -156"), tint(".18 .01 270"), 7),
    part(ovalPair(46, -190, 7, 5), white, 1, { lift: 0.2 }),
    part(ovalPair(4, -148, 2, 3), deeper(skin, m, 0.6), 0.6),
    part(ribbon("-14 -134 4, 0 -130 5, 14 -134 4"), deeper(skin, m, 0.55), 0.8),
    part(oval(0, -84, 8), tint(".85 .13 95"), 3),
  ]);
};
