import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, boxes, oval, polygon, type Point } from "./outline.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { brown, red, white } from "./tones.ts";

const HUB = [0, -212] as const;

/** A sail's pole and frame, turned around the hub. */
function sail(turn: number): { pole: string; cloth: string; lines: string } {
  const at = (along: number, aside: number): Point => [
    HUB[0] + Math.cos(turn) * along - Math.sin(turn) * aside,
    HUB[1] + Math.sin(turn) * along + Math.cos(turn) * aside,
  ];
  const line = (a: Point, b: Point) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  const bars = Array.from({ length: 7 }, (_, i) => line(at(40 + i * 17, 3), at(40 + i * 17, 32)));
  return {
    pole: polygon([at(0, -4), at(0, 4), at(152, 3), at(152, -3)]),
    cloth: polygon([at(34, 3), at(150, 3), at(150, 34), at(34, 34)]),
    lines: [...bars, line(at(34, 18), at(150, 18))].join(""),
  };
}

/** A mill of brick under its cap, with four sails of lattice. */
export const windmill: FigureMaker = (m) => {
  const walls = bodyOr(m, paler(brown, 0.42));
  const sails = [0.42, 0.42 + Math.PI / 2, 0.42 + Math.PI, 0.42 + Math.PI * 1.5].map(sail);
  return boxed([
    part(polygon("-42 -196, 42 -196, 70 0, -70 0"), walls, 16, {
      lines: {
        path: Array.from(
          { length: 9 },
          (_, i) => `M${-44 - i * 3} ${-180 + i * 20}L${44 + i * 3} ${-180 + i * 20}`,
        ).join(""),
        width: 1.4,
      },
    }),
    part("M-52 -192Q-50 -246 0 -252Q50 -246 52 -192Z", deeper(red, m, 0.12), 14),
    part(box(-78, -84, 78, -74) + boxes(9, -74, 18, 4, -104, -84) + box(-76, -108, 76, -102), brown, 3),
    part("M-18 0L-18 -44Q0 -60 18 -44L18 0Z", deeper(brown, m, 0.35), 4),
    part(box(-14, -150, 14, -122), m.gold, 2, { lamp: true }),
    part(box(-2, -150, 2, -122) + box(-14, -138, 14, -134), white, 1),
    ...sails.map(({ cloth, lines }) => part(cloth, white, 2, { lines: { path: lines, width: 2.6 } })),
    part(sails.map(({ pole }) => pole).join(""), deeper(brown, m, 0.1), 2),
    part(oval(HUB[0], HUB[1], 11), deeper(brown, m, 0.4), 5),
  ]);
};
