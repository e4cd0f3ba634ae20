import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval } from "./outline.ts";
import { bodyOr, paler } from "./strokes.ts";

const drop = (x: number, y: number, r: number) =>
  `M${x} ${y - r * 2.6}Q${x + r * 0.25} ${y - r * 1.7} ${x + r * 0.8} ${y - r * 0.75}A${r} ${r} 0 1 1 ${x - r * 0.8} ${y - r * 0.75}Q${x - r * 0.25} ${y - r * 1.7} ${x} ${y - r * 2.6}Z`;

/** Drops of blood that fall into a small pool. */
export const blood: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".46 .19 26"));
  const shine = paler(red, 0.65);
  return boxed([
    part(
      blob(
        "-132 -18, -96 -34, -40 -30, 10 -40, 66 -30, 112 -34, 138 -16, 112 -2, 60 2, 20 -2, -40 4, -104 0",
      ),
      red,
      9,
    ),
    part(oval(-160, -8, 15, 6) + oval(164, -10, 11, 5), red, 4),
    part(oval(-72, -20, 26, 4) + oval(70, -22, 18, 3), shine, 1),
    part(drop(4, -108, 42), red, 20),
    part(drop(-82, -104, 21), red, 10),
    part(drop(76, -84, 17), red, 8),
    part(oval(-14, -112, 7, 15) + oval(-90, -106, 3.4, 7) + oval(70, -86, 3, 6), shine, 1.4),
  ]);
};
