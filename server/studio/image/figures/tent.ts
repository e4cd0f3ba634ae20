import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { brown, orange } from "./tones.ts";

/** A tent with its door turned back, ropes and pegs. */
export const tent: FigureMaker = (m) => {
  const cloth = bodyOr(m, orange);
  return boxed([
    part(
      ribbons("-36 -156 3, -148 0 3", "92 -140 3, 190 -6 3", "-146 -10 6, -152 6 5", "188 -16 6, 194 0 5"),
      deeper(brown, m, 0.1),
      1,
    ),
    part(polygon("-36 -160, 92 -144, 164 -10, 62 0"), deeper(cloth, m, 0.16), 7, {
      lines: { path: "M-8 -154L88 -4M44 -148L128 -8", width: 2 },
    }),
    part(polygon("-36 -160, 62 0, -126 0"), cloth, 7),
    part(polygon("-36 -128, 8 0, -74 0"), deeper(m.dark, m, 0.3), 2),
    part(polygon("-36 -130, -22 -84, -2 -42, -24 -14, 8 0, 30 0, -8 -84"), paler(cloth, 0.35), 5, {
      lines: { path: "M-30 -118L6 -10", width: 2 },
    }),
    part(polygon("-36 -130, -52 -78, -82 -36, -60 -10, -74 0, -98 0, -62 -86"), paler(cloth, 0.35), 5),
    part(ribbon("-36 -172 6, -36 -150 6"), brown, 2),
    part(ribbons("-40 -160 6, 92 -144 6", "-126 -2 6, 62 -2 6"), deeper(cloth, m, 0.35), 2),
  ]);
};
