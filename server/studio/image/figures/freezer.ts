import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { blue, green, orange, white } from "./tones.ts";

/** A tall freezer with its door open: drawers with frozen food, frost and icicles. */
export const freezer: FigureMaker = (m) => {
  const shell = bodyOr(m, white);
  const ice = tint(".88 .05 225");
  const drawers = [-196, -136, -76];
  return boxed([
    part(box(-76, -262, 70, -6), shell, 10),
    part(box(-62, -248, 56, -18), deeper(ice, m, 0.25), 3, { lift: -0.1 }),
    ...drawers.flatMap((y) => [
      part(box(-58, y, 52, y + 46), ice, 5, {
        lift: 0.05,
        lines: { path: `M-52 ${y + 10}L46 ${y + 10}`, width: 2 },
      }),
      part(box(-18, y + 16, 12, y + 26), blue, 3),
    ]),
    part(box(-50, -214, -14, -194) + box(-6, -222, 20, -194), green, 4),
    part(polygon("22 -216, 46 -212, 44 -194, 22 -194"), orange, 4),
    part(
      Array.from({ length: 8 }, (_, i) =>
        polygon(`${-62 + i * 15} -250, ${-48 + i * 15} -250, ${-55 + i * 15} ${-228 + (i % 3) * 7}`),
      ).join(""),
      white,
      3,
      { lift: 0.1 },
    ),
    part(polygon("70 -262, 156 -244, 156 14, 70 -6"), shell, 8, { lift: -0.06 }),
    part(
      Array.from({ length: 6 }, (_, i) => {
        const a = (i / 6) * Math.PI * 2 + Math.PI / 6;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const at = (r: number, o: number, w: number) =>
          [114 + c * r * 0.82 - s * o, -150 + s * r + c * o, w] as const;
        return (
          ribbon([at(0, 0, 6), at(40, 0, 6)], 3) +
          ribbon([at(22, 0, 5), at(34, 12, 5)], 3) +
          ribbon([at(22, 0, 5), at(34, -12, 5)], 3)
        );
      }).join(""),
      blue,
      2,
    ),
    part(blob("-84 0, -50 -10, 20 -8, 66 -6, 40 6, -40 8"), white, 4),
    part(
      oval(-70, -252, 14, 8) +
        oval(-40, -254, 16, 8) +
        oval(-8, -254, 16, 8) +
        oval(26, -254, 18, 8) +
        oval(54, -250, 12, 8),
      white,
      4,
    ),
  ]);
};
