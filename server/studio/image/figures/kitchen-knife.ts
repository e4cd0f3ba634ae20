import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval } from "./outline.ts";
import { put } from "./put-figures.ts";
import { bodyOr, paler } from "./strokes.ts";
import { STEEL } from "./tableware.ts";
import { black } from "./tones.ts";

/** A cook's knife: a broad blade with one edge, and a handle with three rivets. */
export const kitchenKnife: FigureMaker = (m) => {
  const flat = boxed([
    part("M8 -62L-96 -62Q-170 -58 -214 -18Q-196 -6 -150 -4L-6 -4Q10 -6 10 -24Z", STEEL, 7, {
      lines: { path: "M0 -52L-98 -52Q-150 -48 -184 -26", width: 1.6 },
    }),
    part("M-206 -19Q-190 -9 -150 -8L-2 -8L-2 -15L-150 -16Q-184 -17 -206 -19Z", paler(STEEL, 0.7), 1),
    part(box(4, -62, 24, -22), STEEL, 5, { lift: -0.12 }),
    part(blob("20 -62, 70 -58, 112 -62, 134 -54, 132 -26, 112 -20, 74 -26, 20 -24"), bodyOr(m, black), 11),
    part(oval(44, -42, 5) + oval(76, -42, 5) + oval(108, -42, 5), STEEL, 2, { lift: 0.15 }),
  ]);
  return boxed(put(flat, { x: 0, y: 0, size: 1, turn: -0.62 }).parts);
};
