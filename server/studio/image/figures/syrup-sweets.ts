import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { bodyOr, deeper, paler, scattered } from "./strokes.ts";
import { basin, board } from "./tableware.ts";

/** A block of halva with pistachios, slices cut off. */
export const halva: FigureMaker = (m) => {
  const sweet = bodyOr(m, tint(".82 .06 82"));
  const nuts = (points: readonly (readonly [number, number])[]) =>
    part(points.map(([x, y]) => oval(x, y, 6, 4.4)).join(""), tint(".62 .12 130"), 2);
  const slice = (x: number) => [
    part(`M${x} -74L${x + 46} -84L${x + 60} -78L${x + 60} -16L${x + 14} -4L${x} -10Z`, sweet, 5),
    part(`M${x + 14} -68L${x + 60} -78L${x + 60} -16L${x + 14} -4Z`, paler(sweet, 0.3), 4, { lift: 0.04 }),
    nuts([
      [x + 26, -54],
      [x + 44, -44],
      [x + 28, -30],
      [x + 48, -64],
      [x + 42, -24],
      [x + 24, -16],
    ]),
  ];
  return boxed([
    ...board(0, 132),
    part("M-126 -96L-10 -112L20 -100L-98 -84Z", paler(sweet, 0.3), 4, { lift: 0.05 }),
    part("M-126 -96L-98 -84L-98 -6L-126 -18Z", deeper(sweet, m, 0.14), 4),
    part("M-98 -84L20 -100L20 -22L-98 -6Z", sweet, 5),
    nuts([
      [-80, -66],
      [-54, -40],
      [-30, -74],
      [-10, -50],
      [-76, -26],
      [-36, -20],
      [6, -78],
      [4, -34],
      [-58, -88],
      [-20, -100],
      [-96, -92],
    ]),
    ...slice(36),
    ...slice(74),
  ]);
};

/** Fried balls in syrup, in a bowl. */
export const gulabJamun: FigureMaker = (m) => {
  const ball = bodyOr(m, tint(".42 .1 45"));
  const places = [
    [-58, -92],
    [2, -102],
    [60, -92],
    [-30, -76],
    [34, -74],
  ] as const;
  return boxed([
    ...basin(tint(".72 .03 250"), tint(".68 .15 65"), 112),
    ...places.flatMap(([x, y]) => [
      part(oval(x, y, 33, 31), ball, 18),
      part(oval(x - 10, y - 13, 7, 4), tint(".86 .06 70"), 2),
    ]),
    part(
      scattered(16, 0, -98, 76, 22)
        .map(([x, y]) => oval(x, y, 4.4, 2.6))
        .join(""),
      tint(".72 .13 125"),
      2,
    ),
    part(
      "M-112 -84Q-104 -26 -53 -6L53 -6Q104 -26 112 -84Q60 -58 0 -58Q-60 -58 -112 -84Z",
      tint(".72 .03 250"),
      16,
      { lift: 0.02 },
    ),
  ]);
};
