import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { polygon, ribbon } from "./outline.ts";
import { deeper } from "./strokes.ts";

/** A plane folded from a sheet of paper, with the line of its flight behind it. */
export const foldedPlane: FigureMaker = (m) => {
  const dash = (x: number, y: number, dx: number, dy: number) =>
    ribbon([
      [x, y, 4],
      [x + dx, y + dy, 4],
    ]);
  return boxed([
    part(
      dash(-66, -18, -13, 7) + dash(-92, -4, -14, 4) + dash(-120, 2, -15, 0) + dash(-148, 0, -14, -5),
      m.pale,
      1,
    ),
    part(polygon("128 -150, -128 -104, -52 -70"), m.body, 5, {
      lines: { path: "M124 -150L-84 -88", width: 2 },
    }),
    part(polygon("128 -150, -52 -70, -44 -12, -22 -54"), deeper(m.body, m, 0.55), 3),
    part(polygon("128 -150, -22 -54, -44 -12, -4 -40"), deeper(m.body, m, 0.3), 3),
    part(polygon("128 -150, -22 -54, 62 -8"), m.body, 5, {
      lift: 0.06,
      lines: { path: "M124 -146L24 -30", width: 2 },
    }),
  ]);
};
