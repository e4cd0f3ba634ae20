import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, type Point } from "./outline.ts";
import { paler } from "./strokes.ts";

const AT = (turn: number, r: number): Point => [Math.cos(turn) * r, -100 + Math.sin(turn) * r];
const ARMS = Array.from({ length: 5 }, (_, i) => -Math.PI / 2 + 0.12 + (i / 5) * Math.PI * 2);

const OUTLINE = ARMS.flatMap((turn, i): Point[] => {
  const bend = i % 2 === 0 ? 0.07 : -0.06;
  return [
    AT(turn - 0.63, 46),
    AT(turn - 0.26, 74),
    AT(turn - 0.1 + bend, 104),
    AT(turn + bend, 112),
    AT(turn + 0.1 + bend, 104),
    AT(turn + 0.26, 74),
  ];
});

/** A starfish: five soft arms, each with its rows of knobs. */
export const starfish: FigureMaker = (m) =>
  boxed([
    part(blob(OUTLINE), m.body, 26),
    part(
      ARMS.flatMap((turn, i) => {
        const bend = i % 2 === 0 ? 0.05 : -0.04;
        return [22, 38, 54, 70, 86, 98].map((r, k) => {
          const [x, y] = AT(turn + (bend * r) / 100, r);
          return oval(x, y, 6.4 - k * 0.7);
        });
      }).join("") + oval(0, -100, 7),
      paler(m.body, 0.62),
      2,
    ),
    part(
      ARMS.flatMap((turn) =>
        [44, 62, 78].flatMap((r, k) =>
          [-1, 1].map((side) => {
            const [x, y] = AT(turn + side * (0.3 - k * 0.04), r);
            return oval(x, y, 3.4 - k * 0.4);
          }),
        ),
      ).join(""),
      paler(m.body, 0.45),
      1,
    ),
  ]);
