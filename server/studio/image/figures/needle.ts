import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { polygon, ribbon } from "./outline.ts";
import { bodyOr } from "./strokes.ts";
import { METAL, red } from "./tones.ts";

/** A sewing needle; its thread goes through the eye and lies in a loop. */
export const needle: FigureMaker = (m) => {
  const thread = red;
  return boxed([
    part(ribbon("78 -186 5, 112 -206 5, 140 -176 5, 118 -142 5", 9), thread, 2),
    part(
      ribbon("-112 0 7, -84 -38 12, 30 -146 15, 64 -180 20, 92 -204 19, 104 -212 10", 9) +
        polygon("-112 -3, -142 36, -108 3"),
      bodyOr(m, METAL),
      6,
    ),
    part(ribbon("66 -180 7, 92 -206 7"), m.dark, 1),
    part(
      ribbon(
        "80 -190 5, 52 -206 5, 6 -198 5, -60 -160 5, -116 -130 5, -120 -92 5, -66 -96 5, -20 -60 5, 40 -52 5, 112 -10 5, 60 22 5, 8 10 5",
        9,
      ),
      thread,
      2,
    ),
  ]);
};
