import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { put } from "./put-figures.ts";
import { bodyOr } from "./strokes.ts";

/** Two bones with knobs at their ends, one across the other. */
export const bones: FigureMaker = (m) => {
  const bone = bodyOr(m, tint(".93 .03 88"));
  const one = boxed([
    part(
      ribbon("-84 0 30, -50 0 24, 0 0 22, 50 0 24, 84 0 30") +
        [-1, 1].map((s) => oval(s * 98, -17, 21, 19) + oval(s * 98, 17, 21, 19)).join(""),
      bone,
      13,
      { lines: { path: "M-40 -4Q0 -8 40 -4", width: 1.6 } },
    ),
  ]);
  return boxed([
    ...put(one, { x: 0, y: -84, size: 1, turn: 0.56 }, "middle").parts,
    ...put(one, { x: 0, y: -84, size: 1, turn: -0.56 }, "middle").parts,
  ]);
};
