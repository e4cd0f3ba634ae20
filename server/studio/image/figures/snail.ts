import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon, type Joint } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { brown } from "./tones.ts";

/** The winding of the house, from its mouth to the middle. */
const WINDING: Joint[] = Array.from({ length: 26 }, (_, i) => {
  const t = i / 25;
  const turn = Math.PI * 0.62 - t * Math.PI * 4.6;
  const r = 66 * (1 - t) ** 1.15;
  return [30 + Math.cos(turn) * r, -84 + Math.sin(turn) * r * 0.96, 7 - t * 3.4];
});

/** A snail that creeps to the left: a wound house on a soft body, eyes on stalks. */
export const snail: FigureMaker = (m) => {
  const house = bodyOr(m, brown);
  const soft = tint(".8 .055 85");
  return boxed([
    part(
      ribbons("-104 -62 9, -112 -92 7, -104 -116 6", "-92 -60 9, -86 -92 7, -74 -112 6"),
      deeper(soft, m, 0.1),
      3,
    ),
    part(oval(-104, -120, 8) + oval(-73, -116, 8), m.dark, 3),
    part(
      blob(
        "-134 -40, -126 -66, -104 -76, -82 -68, -68 -42, -40 -24, 40 -22, 104 -20, 152 -4, 164 2, 100 6, -60 6, -112 0, -130 -18",
      ),
      soft,
      16,
      { lines: { path: "M-60 -8Q20 -16 120 -6", width: 2 } },
    ),
    part(ribbons("-130 -30 6, -148 -20 5", "-126 -22 6, -140 -8 5"), soft, 2),
    part(ribbon("-124 -36 3, -116 -30 3, -106 -32 2"), m.dark, 0.6),
    part(oval(30, -84, 78, 74), house, 34),
    part(ribbon(WINDING, 3), deeper(house, m, 0.5), 2),
    part(ribbon("-26 -126 9, 4 -148 11, 44 -150 8"), paler(house, 0.45), 4),
  ]);
};
