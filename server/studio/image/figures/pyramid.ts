import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, polygon } from "./outline.ts";
import { deeper } from "./strokes.ts";

const APEX = [-24, -200] as const;
const ROWS = Array.from({ length: 10 }, (_, i) => (i + 1) / 11);

/** A point between the apex and a corner of the base. */
const down = (t: number, [x, y]: readonly [number, number]) =>
  `${APEX[0] + (x - APEX[0]) * t} ${APEX[1] + (y - APEX[1]) * t}`;

const LEFT = [-186, -2] as const;
const FRONT = [52, 6] as const;
const RIGHT = [186, -22] as const;

/** Courses of stone over one side, with joints between the blocks. */
const courses = (a: readonly [number, number], b: readonly [number, number]) =>
  ROWS.map((t, row) => {
    const joints = Array.from({ length: Math.max(1, row) }, (_, k) => {
      const s = (k + 0.5 + (row % 2) * 0.3) / (row + 1);
      const corner = [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s] as const;
      return `M${down(t, corner)}L${down(t + 0.09, corner)}`;
    });
    return `M${down(t, a)}L${down(t, b)}${joints.join("")}`;
  }).join("");

/** A pyramid of stone blocks, one side in the light and one in the shade. */
export const pyramid: FigureMaker = (m) =>
  boxed([
    part(blob("-214 0, -160 -12, 40 0, 160 -20, 218 -4, 170 12, 40 18, -150 10"), m.body, 6, { lift: 0.08 }),
    part(polygon([APEX, LEFT, FRONT]), m.body, 5, { lines: { path: courses(LEFT, FRONT), width: 2 } }),
    part(polygon([APEX, FRONT, RIGHT]), deeper(m.body, m, 0.5), 5, {
      lines: { path: courses(FRONT, RIGHT), width: 2 },
    }),
    part(polygon("-34 -4, -30 -34, -10 -32, -8 -2"), m.dark, 2),
  ]);
