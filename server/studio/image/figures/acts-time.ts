import type { Make } from "./acts-low.ts";
import { toned } from "./dressed.ts";
import { oval, ribbon } from "./outline.ts";
import { held } from "./stance.ts";

export const SPEED = (lines: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[]) =>
  toned(
    lines
      .map(([x0, y0, x1, y1]) =>
        ribbon([
          [x0, y0, 0.6],
          [(x0 + x1) / 2, (y0 + y1) / 2, 2.2],
          [x1, y1, 0.6],
        ]),
      )
      .join(""),
    "white",
    0.6,
  );

/** In full stride to the right, with an open mouth. */
export const running: Make = (look) =>
  held(
    { ...look, held: [] },
    {
      box: { left: -58, right: 46, top: -110, bottom: 3 },
      hip: [-2, -46],
      lean: 0.2,
      nod: -0.1,
      legs: ["-4 -46, -14 -26, -38 -20", "0 -46, 20 -36, 20 -5"],
      toes: 1,
      arms: ["-12 -62, -24 -72", "22 -56, 36 -66"],
      behind: [
        SPEED([
          [-40, -76, -62, -76],
          [-44, -60, -70, -60],
          [-38, -44, -58, -44],
        ]),
      ],
      face: [toned(oval(1, -85, 2.6, 2.2), "black", 0.4)],
    },
  );

/** Looks at the watch on a raised wrist. */
export const waiting: Make = (look) =>
  held(
    { ...look, held: [] },
    {
      box: { left: -34, right: 40, top: -116, bottom: 3 },
      nod: 0.2,
      arms: ["-24 -62, -12 -50", "22 -62, 9 -72"],
      held: [
        toned(ribbon("11.6 -75.2 3.4, 15.4 -66 3.4"), "brown", 0.8),
        toned(oval(13.6, -70.6, 3.2), "gold", 0.8),
        toned(oval(13.6, -70.6, 2.2), "white", 0.4),
      ],
    },
  );
