import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval } from "./outline.ts";
import { bodyOr } from "./strokes.ts";

/** Prints of bare feet, with all their toes, that lead away over a strip of sand. */
export const footprints: FigureMaker = (m) => {
  const print = bodyOr(m, tint(".42 .06 60"));
  /** One sole; `side` is 1 for a right foot. */
  const sole = (x: number, y: number, size: number, side: 1 | -1) => {
    const at = (px: number, py: number) => [x + px * size * side, y + py * size * 0.72] as const;
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
      toes.map(([tx, ty, r]) => oval(...at(tx, ty), r * size, r * size * 0.76)).join("")
    );
  };
  return boxed([
    part(
      blob("-130 6, -104 -60, -70 -130, -40 -196, 0 -206, 42 -196, 72 -130, 106 -60, 132 6, 60 18, -60 18"),
      tint(".84 .06 82"),
      6,
    ),
    part(
      sole(-44, -38, 0.86, -1) +
        sole(50, -70, 0.72, 1) +
        sole(-28, -112, 0.6, -1) +
        sole(32, -142, 0.48, 1) +
        sole(-12, -168, 0.38, -1) +
        sole(14, -188, 0.28, 1),
      print,
      5,
      { lift: -0.06 },
    ),
  ]);
};
