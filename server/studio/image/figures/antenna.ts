import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { polygon, ribbon } from "./outline.ts";
import { bodyOr, ribbons } from "./strokes.ts";

/** An aerial on the ridge of a roof: crossbars that get shorter along a boom, and waves that reach it. */
export const antenna: FigureMaker = (m) => {
  const metal = bodyOr(m, tint(".55 .012 250"));
  const bars = Array.from({ length: 7 }, (_, i) => {
    const [x, y, half] = [-96 + i * 32, -214 + i * 6, 48 - i * 4.6];
    return ribbon(
      [
        [x - half * 0.3, y - half, 6],
        [x + half * 0.3, y + half, 6],
      ],
      2,
    );
  }).join("");
  const wave = (r: number) =>
    ribbon(
      Array.from({ length: 9 }, (_, i) => {
        const a = -0.7 + (i / 8) * 1.4;
        return [120 + Math.cos(a) * r, -176 + Math.sin(a) * r, 6] as const;
      }),
    );
  return boxed([
    part(polygon("-120 4, 0 -58, 120 4"), tint(".54 .13 35"), 8, {
      lines: {
        path: "M-70 -22L-70 4M-36 -40L-36 4M0 -56L0 4M36 -40L36 4M70 -22L70 4M-90 -12L90 -12",
        width: 2,
      },
    }),
    part(ribbon("0 -40 10, 0 -208 9"), metal, 4),
    part(bars, metal, 3, { lift: 0.06 }),
    part(ribbons("-112 -218 9, 112 -176 9"), metal, 4),
    part(wave(24) + wave(46) + wave(68), tint(".9 .04 90"), 1.5),
  ]);
};
