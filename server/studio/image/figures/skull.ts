import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, polygon, ribbon } from "./outline.ts";
import { blobPair, deeper } from "./strokes.ts";

const TEETH = (y: number, high: number, half: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const wide = (half * 2) / count;
    const x = -half + i * wide;
    return box(x + 1.4, y, x + wide - 1.4, y + high);
  }).join("");

/** A human skull from the front, its teeth shown. */
export const skull: FigureMaker = (m) =>
  boxed([
    part(blob("-50 -66, -40 -48, 0 -44, 40 -48, 50 -66, 52 -30, 36 -6, 0 0, -36 -6, -52 -30"), m.body, 12, {
      lift: -0.06,
    }),
    part(box(-34, -54, 34, -30), deeper(m.dark, m, 0.3), 1),
    part(
      blob(
        "-88 -138, -72 -188, -30 -214, 30 -214, 72 -188, 88 -138, 80 -104, 58 -88, 46 -52, 0 -46, -46 -52, -58 -88, -80 -104",
      ),
      m.body,
      30,
      { lines: { path: "M30 -210L22 -196L34 -186L26 -172", width: 2 } },
    ),
    part(blobPair("14 -120, 26 -142, 50 -144, 66 -126, 60 -104, 40 -96, 20 -102"), m.dark, 8),
    part(polygon("0 -100, 14 -74, 4 -78, 0 -74, -4 -78, -14 -74"), m.dark, 3),
    part(ribbon("-72 -84 8, -56 -78 6") + ribbon("72 -84 8, 56 -78 6"), m.body, 4),
    part(TEETH(-58, 17, 36, 8), m.body, 3, { lift: 0.1 }),
    part(TEETH(-38, 15, 32, 7), m.body, 3, { lift: 0.06 }),
  ]);
