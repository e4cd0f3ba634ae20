import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";

/** Three bananas of one bunch. */
export const banana: FigureMaker = (m) => {
  const peel = bodyOr(m, tint(".87 .16 95"));
  const tip = tint(".36 .05 60");
  const fruit = (line: string, ridge: string, lift: number) =>
    part(ribbon(line), peel, 15, { lift, lines: { path: ridge, width: 2 } });
  return boxed([
    part(ribbons("-118 -66 14, -126 -72 11", "-92 -22 14, -104 -24 11", "-30 2 14, -42 6 11"), tip, 3),
    fruit("82 -176 17, 64 -150 32, 20 -104 44, -50 -76 42, -112 -66 18", "M66 -158Q20 -108 -106 -70", -0.1),
    fruit("86 -176 17, 76 -142 34, 40 -78 47, -22 -38 44, -86 -24 18", "M76 -146Q36 -62 -80 -26", 0),
    fruit("92 -176 17, 98 -136 34, 88 -68 47, 40 -20 44, -24 0 18", "M98 -144Q88 -40 -18 -2", 0.05),
    part(ribbon("86 -168 27, 90 -194 21, 96 -206 22"), deeper(peel, m, 0.3), 6),
    part(ribbon("96 -206 18, 98 -212 17"), tip, 3),
  ]);
};
