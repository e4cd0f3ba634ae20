import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { brown, red, white } from "./tones.ts";

const EDGES = [-130, -80, -28, 28, 80, 130];

/** One panel of the canopy between two seams. */
const panel = (a: number, b: number) =>
  `M0 -262Q${a * 0.86} -262 ${a} -158Q${(a + b) / 2} -142 ${b} -158Q${b * 0.86} -262 0 -262Z`;

/** A striped parachute with its lines, and the pack that hangs on it. */
export const parachute: FigureMaker = (m) => {
  const cloth = bodyOr(m, red);
  const stripes = EDGES.slice(1).map((b, i) => [panel(EDGES[i]!, b), i % 2 === 0] as const);
  return boxed([
    part(EDGES.map((x) => ribbon(`${x} -156 2.6, ${x * 0.1} -48 2.6`)).join(""), deeper(white, m, 0.45), 0.6),
    part("M0 -262Q-130 -262 -130 -158L130 -158Q130 -262 0 -262Z", cloth, 26),
    ...stripes.map(([path, coloured]) => part(path, coloured ? cloth : white, 12)),
    part(box(-30, -50, 30, 0), brown, 9, {
      lines: { path: "M-30 -26L30 -26M-10 -50L-10 0M10 -50L10 0", width: 3 },
    }),
    part(ribbon("-16 -48 5, 0 -60 5, 16 -48 5"), deeper(brown, m, 0.3), 2),
  ]);
};
