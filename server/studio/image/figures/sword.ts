import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, polygon, ribbon, type Point } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { brown, gold, METAL, red } from "./tones.ts";

/** A point along the sword from its pommel and to its side, which rises to the right. */
const at = (along: number, aside: number): Point => [
  -92 + (along + aside) * Math.SQRT1_2,
  -8 - (along - aside) * Math.SQRT1_2,
];
const line = (from: Point, to: Point, width: number) =>
  ribbon([
    [...from, width],
    [...to, width],
  ]);

/** A sword with a bright blade, a guard of gold and a bound hilt. */
export const sword: FigureMaker = (m) => {
  const steel = bodyOr(m, METAL);
  return boxed([
    part(polygon([at(66, -14), at(244, -11), at(276, 0), at(244, 11), at(66, 14)]), steel, 6, { lift: 0.06 }),
    part(polygon([at(66, 0), at(276, 0), at(244, 11), at(66, 14)]), deeper(steel, m, 0.22), 3),
    part(line(at(72, 0), at(214, 0), 3.4), deeper(steel, m, 0.5), 0.6),
    part(line(at(10, 0), at(62, 0), 15), deeper(brown, m, 0.1), 5, {
      lines: {
        path: [14, 25, 36, 47].map((a) => `M${at(a, -9).join(" ")}L${at(a + 7, 9).join(" ")}`).join(""),
        width: 2.6,
      },
    }),
    part(
      ribbon([
        [...at(76, -48), 10],
        [...at(64, -26), 13],
        [...at(62, 0), 15],
        [...at(64, 26), 13],
        [...at(76, 48), 10],
      ]),
      gold,
      5,
    ),
    part(oval(...at(4, 0), 14), gold, 6),
    part(oval(...at(63, 0), 5.5), red, 2),
  ]);
};
