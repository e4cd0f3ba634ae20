import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval } from "./outline.ts";
import { bodyOr, deeper, paler, scattered } from "./strokes.ts";
import { white } from "./tones.ts";

/** Lines of the mould from the crown of a cake at x, y down to its rim. */
const grooves = (x: number, y: number) =>
  [-62, -40, -16, 16, 40, 62]
    .map((d) => `M${x + d * 0.28} ${y - 62}Q${x + d * 0.86} ${y - 50} ${x + d} ${y - 12}`)
    .join("") + `M${x - 26} ${y - 58}Q${x} ${y - 50} ${x + 26} ${y - 58}`;

/** Maamoul: domed cakes from a mould, dusted with sugar, and one cut open with its dates. */
export const maamoul: FigureMaker = (m) => {
  const dough = bodyOr(m, tint(".84 .08 80"));
  const cake = (x: number, y: number) => [
    part(
      `M${x - 74} ${y}Q${x - 78} ${y - 70} ${x} ${y - 76}Q${x + 78} ${y - 70} ${x + 74} ${y}Q${x} ${y + 20} ${x - 74} ${y}Z`,
      dough,
      20,
      {
        lines: { path: grooves(x, y), width: 4 },
      },
    ),
    part(
      scattered(16, x, y - 62, 34, 9)
        .map(([sx, sy]) => oval(sx, sy, 2.6, 2))
        .join(""),
      white,
      0.6,
    ),
  ];
  return boxed([
    part(oval(0, -6, 182, 20), tint(".62 .1 200"), 5),
    ...cake(-4, -74),
    ...cake(-90, -24),
    part("M12 -22Q8 -92 88 -98Q168 -92 164 -22Q88 -4 12 -22Z", dough, 14),
    part("M20 -26Q18 -86 88 -90Q158 -86 156 -26Q88 -12 20 -26Z", paler(dough, 0.3), 5),
    part(
      blob("46 -36, 52 -64, 88 -72, 124 -64, 130 -36, 108 -26, 66 -26"),
      deeper(tint(".42 .08 40"), m, 0.05),
      9,
    ),
  ]);
};
