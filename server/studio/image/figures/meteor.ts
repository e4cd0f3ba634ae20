import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { grey, orange, yellow } from "./tones.ts";

/** A rock that falls burning to the lower left, with its tail of fire. */
export const meteor: FigureMaker = (m) => {
  const fire = bodyOr(m, orange);
  const rock = deeper(grey, m, 0.4);
  return boxed([
    part(
      blob(
        "-108 -54, -96 -98, -52 -124, -8 -160, 40 -212, 116 -262, 78 -206, 66 -184, 128 -216, 168 -222, 96 -168, 74 -136, 126 -150, 96 -116, 54 -84, 28 -34, -20 4, -74 4, -104 -22",
      ),
      fire,
      14,
      { lift: 0.05 },
    ),
    part(
      blob(
        "-98 -54, -82 -92, -40 -112, 4 -146, 44 -182, 30 -142, 72 -158, 36 -116, 62 -116, 22 -72, 8 -28, -30 -6, -74 -6",
      ),
      yellow,
      10,
      {
        lift: 0.1,
      },
    ),
    part(blob("-104 -52, -92 -84, -62 -98, -26 -88, -6 -58, -14 -24, -42 -2, -78 -4, -100 -24"), rock, 24),
    part(
      oval(-70, -60, 15, 12) + oval(-38, -34, 11, 9) + oval(-78, -26, 8, 7) + oval(-36, -70, 7, 6),
      deeper(rock, m, 0.5),
      3,
    ),
    part(blob("-104 -50, -96 -76, -88 -68, -94 -44, -84 -16, -98 -26"), tint(".78 .17 55"), 3, { lift: 0.1 }),
  ]);
};
