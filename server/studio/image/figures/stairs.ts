import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, polygon } from "./outline.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { brown, red } from "./tones.ts";

const STEPS = Array.from({ length: 7 }, (_, i) => ({ left: -104 + i * 29, y: -28 * (i + 1) }));
const END = 100;

/** A flight of steps that rises to the right: treads of wood with a runner, risers, and its side. */
export const stairs: FigureMaker = (m) => {
  const wood = bodyOr(m, brown);
  const treads = STEPS.map(({ left, y }) => box(left - 6, y - 1, Math.min(END + 4, left + 34), y + 8)).join(
    "",
  );
  return boxed([
    part(STEPS.map(({ left, y }) => box(left, y, END, y + 32)).join(""), paler(wood, 0.3), 3),
    part(
      polygon([
        [-104, -6],
        ...STEPS.flatMap(({ left, y }) => [
          [left, y + 6] as const,
          [Math.min(END, left + 29), y + 6] as const,
        ]),
        [END, 0],
        [-104, 0],
      ]),
      wood,
      6,
      {
        lines: {
          path: STEPS.map(({ left, y }) => `M${left + 29} ${y + 6}L${left + 29} ${y + 18}`).join(""),
          width: 2,
        },
      },
    ),
    part(STEPS.map(({ left, y }) => box(left - 1, y + 6, left + 5, y + 28)).join(""), red, 2, {
      lift: -0.06,
    }),
    part(treads, paler(wood, 0.45), 3),
    part(
      STEPS.map(({ left, y }) => box(left - 3, y - 4, Math.min(END, left + 27), y + 3)).join(""),
      bodyOr(m, red),
      2,
    ),
    part(box(-112, -10, 108, 0) + box(END - 6, -206, END + 6, 0), deeper(wood, m, 0.3), 4),
  ]);
};
