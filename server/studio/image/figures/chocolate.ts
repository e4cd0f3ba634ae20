import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, polygon } from "./outline.ts";
import { bodyOr } from "./strokes.ts";
import { put } from "./put-figures.ts";
import { METAL } from "./tones.ts";

/** A bar of chocolate, half out of its foil and paper, one piece broken off. */
export const chocolate: FigureMaker = (m) => {
  const sweet = bodyOr(m, tint(".36 .06 48"));
  const pieces = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].flatMap((column) =>
      row === 0 && column === 2 ? [] : [[-66 + column * 44, -206 + row * 44] as const],
    ),
  );
  const bar = boxed([
    part(polygon("-70 -210, 20 -210, 26 -196, 20 -184, 24 -164, 66 -164, 70 -60, -70 -60"), sweet, 5, {
      lift: -0.12,
    }),
    part(pieces.map(([x, y]) => box(x, y, x + 40, y + 40)).join(""), sweet, 7),
    part(pieces.map(([x, y]) => box(x + 9, y + 9, x + 31, y + 31)).join(""), sweet, 4, { lift: 0.08 }),
    part(
      polygon(
        "-78 -98, -62 -88, -46 -102, -30 -86, -12 -102, 6 -88, 24 -102, 42 -86, 58 -100, 78 -90, 78 -50, -78 -50",
      ),
      METAL,
      5,
      {
        lift: 0.08,
        lines: { path: "M-56 -92L-50 -56M-20 -94L-24 -56M14 -94L20 -56M50 -94L46 -56", width: 1.4 },
      },
    ),
    part(
      polygon("-80 -66, -60 -58, -40 -68, -18 -58, 4 -68, 26 -58, 46 -68, 66 -58, 80 -66, 80 10, -80 10"),
      tint(".48 .19 25"),
      7,
    ),
    part(box(-80, -34, 80, -10), tint(".9 .07 90"), 2),
  ]);
  const piece = (x: number, y: number) => [
    part(polygon(`${x} ${y - 8}, ${x + 34} ${y - 18}, ${x + 46} ${y + 14}, ${x + 10} ${y + 26}`), sweet, 7),
    part(
      polygon(`${x + 11} ${y - 1}, ${x + 28} ${y - 6}, ${x + 34} ${y + 9}, ${x + 16} ${y + 15}`),
      sweet,
      4,
      { lift: 0.08 },
    ),
  ];
  return boxed([...put(bar, { x: 0, y: 0, size: 1, turn: -0.22 }).parts, ...piece(64, -14)]);
};
