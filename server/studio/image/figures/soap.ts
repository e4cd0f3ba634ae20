import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { paler } from "./strokes.ts";
import { blue, white } from "./tones.ts";

const bubbles = (points: readonly (readonly [x: number, y: number, r: number])[]) =>
  points.map(([x, y, r]) => oval(x, y, r)).join("");

const FLYING = [
  [-70, -150, 17],
  [-28, -184, 11],
  [46, -158, 22],
  [96, -176, 12],
  [104, -124, 13],
] as const;

/** A bar of soap in its foam, with bubbles that rise from it. */
export const soap: FigureMaker = (m) =>
  boxed([
    part(bubbles(FLYING), paler(blue, 0.45), 5),
    part(bubbles(FLYING.map(([x, y, r]) => [x - r * 0.3, y - r * 0.35, r * 0.28])), white, 1, { lift: 0.3 }),
    part(
      "M-104 -72Q-104 -104 -70 -106L70 -106Q104 -104 104 -72L104 -44Q104 -14 70 -12L-70 -12Q-104 -14 -104 -44Z",
      m.body,
      16,
    ),
    part(
      "M-92 -84Q-88 -104 -62 -108L62 -108Q88 -104 92 -84Q88 -66 62 -64L-62 -64Q-88 -66 -92 -84Z",
      m.body,
      9,
      {
        lift: 0.12,
      },
    ),
    part(oval(0, -86, 56, 13), m.body, 4, {
      lift: -0.03,
      lines: { path: "M-36 -86Q-18 -94 0 -86T36 -86", width: 3 },
    }),
    part(
      bubbles([
        [-112, -12, 20],
        [-84, -4, 15],
        [-118, -34, 12],
        [-60, -10, 13],
        [-34, -4, 10],
        [38, -4, 11],
        [62, -8, 15],
        [90, -6, 19],
        [114, -22, 15],
        [10, -4, 9],
        [112, -44, 9],
      ]),
      white,
      8,
    ),
  ]);
