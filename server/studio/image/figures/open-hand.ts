import { boxed, tint } from "./boxed.ts";
import { SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, polygon, ribbon } from "./outline.ts";
import { bodyOr, ribbons } from "./strokes.ts";
import { white } from "./tones.ts";

const FINGERS = [
  "-34 -120 28, -44 -168 27, -52 -204 24",
  "-11 -130 29, -14 -186 28, -16 -230 24",
  "14 -130 28, 20 -182 27, 24 -222 23",
  "38 -116 25, 50 -158 23, 60 -190 20",
] as const;

/** An open palm that comes out of a sleeve. */
export const openHand: FigureMaker = (m) => {
  const skin = bodyOr(m, SKIN);
  return boxed([
    part(
      ribbon("0 -20 62, 0 -52 58, 0 -76 74") +
        blob("-44 -76, -50 -108, -46 -138, -12 -146, 22 -144, 50 -130, 52 -98, 40 -66, 0 -54") +
        ribbons(...FINGERS) +
        ribbon("-30 -76 40, -64 -104 33, -92 -134 27"),
      skin,
      15,
      {
        lines: [
          {
            path: "M-40 -116C-16 -126 16 -124 46 -108M-42 -98C-14 -104 16 -96 32 -76M-22 -122C-28 -98 -18 -72 -4 -60",
            width: 2,
          },
          {
            path: "M-54 -164L-32 -168M-58 -188L-40 -191M-28 -182L-1 -182M-29 -210L-3 -210M8 -178L34 -181M11 -204L36 -206M40 -156L60 -162",
            width: 1.6,
          },
        ],
      },
    ),
    part(polygon("-40 -34, 40 -34, 42 -10, -42 -10"), white, 6),
    part(polygon("-46 -18, 46 -18, 54 14, -54 14"), tint(".5 .11 250"), 8),
  ]);
};
