import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob } from "./outline.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";

/** A round head of cabbage in its curled outer leaves, with pale ribs. */
export const cabbage: FigureMaker = (m) => {
  const leaf = bodyOr(m, tint(".66 .14 135"));
  const heart = paler(leaf, 0.4);
  const rib = paler(leaf, 0.75);
  const ribs = (path: string, width: number) => ({ path, width, light: true });
  return boxed([
    part(
      blob("-60 -40, -120 -70, -148 -128, -124 -142, -110 -162, -84 -158, -60 -172, -34 -130, -30 -60"),
      leaf,
      12,
      {
        lift: -0.1,
        lines: ribs("M-44 -40Q-80 -90 -122 -130M-70 -74L-118 -88M-86 -98L-88 -146", 4),
      },
    ),
    part(blob("60 -40, 120 -70, 148 -128, 124 -142, 110 -162, 84 -158, 60 -172, 34 -130, 30 -60"), leaf, 12, {
      lift: -0.1,
      lines: ribs("M44 -40Q80 -90 122 -130M70 -74L118 -88M86 -98L88 -146", 4),
    }),
    part(
      blob("0 -186, 54 -178, 92 -134, 92 -78, 60 -28, 0 -14, -60 -28, -92 -78, -92 -134, -54 -178"),
      heart,
      40,
      {
        lines: ribs(
          "M0 -20Q-6 -100 10 -180M-2 -60Q-44 -100 -62 -156M2 -60Q46 -96 66 -150M-2 -96Q-30 -130 -34 -170M4 -96Q30 -126 40 -168",
          4.4,
        ),
      },
    ),
    part(blob("6 -186, 54 -178, 92 -134, 90 -84, 60 -110, 34 -150"), leaf, 10, {
      lift: 0.06,
      lines: ribs("M24 -176Q60 -140 84 -98", 3.6),
    }),
    part(
      blob("-12 0, -78 -8, -128 -40, -140 -80, -118 -82, -104 -100, -84 -78, -54 -84, -30 -40, 0 -22"),
      leaf,
      12,
      {
        lift: 0.04,
        lines: ribs("M-14 -8Q-70 -30 -122 -70M-58 -28L-66 -68M-84 -42L-120 -46", 4),
      },
    ),
    part(blob("12 0, 78 -8, 128 -40, 140 -80, 118 -82, 104 -100, 84 -78, 54 -84, 30 -40, 0 -22"), leaf, 12, {
      lift: 0.04,
      lines: ribs("M14 -8Q70 -30 122 -70M58 -28L66 -68M84 -42L120 -46", 4),
    }),
    part(blob("-22 2, -20 -14, 0 -20, 20 -14, 22 2"), deeper(rib, m, 0.1), 5),
  ]);
};
