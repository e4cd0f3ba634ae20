import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, readPoints, ribbon, type Joint } from "./outline.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { brown, green } from "./tones.ts";

type Place = readonly [x: number, y: number, size: number];
const SWARM: readonly Place[] = [
  [-132, -236, 0.5],
  [20, -250, 0.55],
  [150, -222, 0.48],
  [-70, -190, 0.8],
  [84, -178, 0.86],
  [-150, -126, 0.66],
  [168, -122, 0.62],
  [-8, -104, 1.15],
  [-118, -44, 0.8],
  [118, -44, 0.86],
];

/** The joints of one insect at all places of the swarm. */
const swarmOf = (...lines: readonly string[]): string =>
  SWARM.flatMap(([x, y, s]) =>
    lines.map((line) =>
      ribbon(readPoints<Joint>(line).map(([px, py, width]): Joint => [x + px * s, y + py * s, width * s])),
    ),
  ).join("");

/** Locusts in flight, which look to the left: long hind legs, spread wings, feelers. */
export const locusts: FigureMaker = (m) => {
  const body = bodyOr(m, green);
  return boxed([
    part(swarmOf("-4 -8 12, 26 -44 30, 62 -66 10", "-14 -8 10, -2 -48 26, 22 -78 8"), paler(body, 0.6), 4, {
      lift: 0.04,
    }),
    part(swarmOf("2 4 9, 34 -22 7, 46 -26 5, 58 22 4"), deeper(body, m, 0.45), 2),
    part(swarmOf("-34 -2 26, -10 0 24, 30 6 16, 66 14 7"), body, 9),
    part(swarmOf("-50 -2 24, -46 6 18"), body, 7, { lift: 0.05 }),
    part(swarmOf("6 6 12, 30 -16 9, 40 -20 6, 54 26 4, 62 28 4"), body, 3, { lift: 0.08 }),
    part(swarmOf("-26 8 4, -34 22 4, -28 30 3", "-12 10 4, -16 24 4, -8 32 3"), deeper(body, m, 0.4), 1),
    part(swarmOf("-56 -12 3, -72 -30 2", "-52 -13 3, -62 -36 2"), deeper(brown, m, 0.4), 1),
    part(SWARM.map(([x, y, s]) => oval(x - 54 * s, y - 6 * s, 5.5 * s)).join(""), m.dark, 1.4),
  ]);
};
