import { boxed } from "./boxed.ts";
import { SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { blue, red } from "./tones.ts";

const STITCHES = Array.from({ length: 7 }, (_, i) => {
  const x = -62 + i * 17;
  const y = -56 + Math.sin(i * 0.9) * 4;
  return ribbon([
    [x - 4, y - 15, 4],
    [x + 4, y + 15, 4],
  ]);
}).join("");

/** A bare forearm with its hand, and a stitched scar along it. */
export const scar: FigureMaker = (m) =>
  boxed([
    part(
      ribbons(
        "112 -66 24, 150 -82 18, 182 -82 14",
        "116 -58 23, 160 -62 18, 196 -60 14",
        "114 -46 22, 158 -42 17, 192 -38 13",
        "108 -36 20, 146 -24 15, 172 -18 12",
      ),
      SKIN,
      7,
    ),
    part(ribbon("-150 -52 82, -60 -54 80, 30 -54 62, 78 -54 50, 118 -52 62", 10), SKIN, 20),
    part(ribbon("84 -70 26, 106 -100 20, 132 -116 15", 8), SKIN, 7),
    part(oval(131, -117, 6, 5) + oval(181, -84, 6, 4) + oval(195, -61, 6, 4), paler(SKIN, 0.35), 1),
    part("M-176 -106Q-150 -112 -122 -100Q-112 -54 -124 -6Q-152 4 -178 0Z", blue, 12, {
      lines: { path: "M-134 -102Q-124 -54 -136 -4", width: 2.4 },
    }),
    part(blob("-80 -54, -50 -66, 0 -60, 44 -68, 66 -56, 40 -46, 0 -48, -50 -44"), deeper(red, m, 0), 3, {
      lift: 0.16,
    }),
    part(ribbon("-76 -53 5, -40 -58 9, 14 -53 8, 62 -58 4"), deeper(red, m, 0.3), 2),
    part(STITCHES, bodyOr(m, deeper(red, m, 0.8)), 1.4),
  ]);
