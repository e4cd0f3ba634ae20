import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { METAL } from "./tones.ts";

const hoop = (y: number, w: number, tall: number) =>
  `M${-w} ${y}Q0 ${y + 26} ${w} ${y}L${w} ${y + tall}Q0 ${y + tall + 26} ${-w} ${y + tall}Z`;

/** A cask of staves with iron hoops and a bung. */
export const barrel: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".56 .09 60"));
  const iron = deeper(METAL, m, 0.4);
  const staves = [-66, -42, -16, 10, 36, 60];
  return boxed([
    part("M-70 -196Q-110 -100 -70 -6Q0 16 70 -6Q110 -100 70 -196Z", wood, 30, {
      lines: {
        path: staves.map((x) => `M${x * 0.86} -188Q${x * 1.34} -96 ${x * 0.86} 2`).join(""),
        width: 2,
      },
    }),
    part(oval(0, -196, 72, 19), wood, 5, { lift: 0.06 }),
    part(oval(0, -194, 61, 14), deeper(wood, m, 0.2), 3, {
      lift: -0.06,
      lines: { path: "M-40 -204L-40 -184M-14 -207L-14 -181M12 -207L12 -181M38 -204L38 -184", width: 1.6 },
    }),
    part(hoop(-186, 74, 15), iron, 4),
    part(hoop(-146, 85, 14), iron, 4),
    part(hoop(-66, 86, 14), iron, 4),
    part(hoop(-28, 76, 15), iron, 4),
    part(oval(0, -94, 11), deeper(wood, m, 0.45), 4),
  ]);
};
