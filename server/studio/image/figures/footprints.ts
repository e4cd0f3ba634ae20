import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval } from "./outline.ts";
import { bodyOr } from "./strokes.ts";

/** Prints of bare feet, with all their toes, that lead away. */
export const footprints: FigureMaker = (m) => {
  const print = bodyOr(m, tint(".42 .06 60"));
  /** One sole; `side` is 1 for a right foot. */
  const sole = (x: number, y: number, size: number, side: 1 | -1) => {
    const at = (px: number, py: number) => [x + px * size * side, y + py * size * 0.56] as const;
    const outline = [
      "-15 -44",
      "4 -50",
      "20 -40",
      "22 -20",
      "15 4",
      "16 30",
      "8 46",
      "-8 46",
      "-14 30",
      "-8 4",
      "-16 -20",
    ];
    const toes = [
      [-15, -62, 10],
      [0, -67, 7.4],
      [11, -64, 6.6],
      [20, -58, 6],
      [27, -49, 5.2],
    ] as const;
    return (
      blob(outline.map((p) => at(...(p.split(" ").map(Number) as [number, number])))) +
      toes.map(([tx, ty, r]) => oval(...at(tx, ty), r * size, r * size * 0.6)).join("")
    );
  };
  return boxed([
    part(
      sole(-84, -26, 1, -1) +
        sole(64, -58, 0.84, 1) +
        sole(-52, -88, 0.68, -1) +
        sole(46, -111, 0.55, 1) +
        sole(-26, -130, 0.44, -1) +
        sole(28, -146, 0.34, 1),
      print,
      5,
      { lift: -0.06 },
    ),
  ]);
};
