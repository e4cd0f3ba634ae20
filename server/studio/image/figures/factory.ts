import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { grey, white } from "./tones.ts";

/** A factory of brick with a saw-tooth roof, and smoke from its chimneys. */
export const factory: FigureMaker = (m) => {
  const brick = bodyOr(m, tint(".52 .11 35"));
  const rows = Array.from({ length: 7 }, (_, i) => `M-150 ${-14 - i * 14}L112 ${-14 - i * 14}`).join("");
  const puffs = (x: number, y: number) =>
    blob([
      [x, y],
      [x - 16, y - 26],
      [x - 2, y - 52],
      [x + 26, y - 64],
      [x + 62, y - 60],
      [x + 74, y - 40],
      [x + 50, y - 22],
      [x + 22, y - 18],
    ]);
  return boxed([
    part(puffs(70, -236) + puffs(112, -204), grey, 14, { lift: 0.1 }),
    part(polygon("56 -240, 82 -240, 88 0, 50 0"), brick, 8, { lift: -0.04 }),
    part(polygon("98 -208, 124 -208, 130 0, 92 0"), brick, 8),
    part(box(54, -244, 84, -228) + box(96, -212, 126, -196), white, 4),
    part(
      polygon("-150 0, -150 -110, -150 -160, -84 -112, -84 -160, -18 -112, -18 -160, 48 -112, 48 0"),
      brick,
      7,
      {
        lines: { path: rows, width: 1 },
      },
    ),
    part(
      polygon("-144 -148, -96 -112, -144 -112") +
        polygon("-78 -148, -30 -112, -78 -112") +
        polygon("-12 -148, 36 -112, -12 -112"),
      tint(".8 .05 230"),
      3,
    ),
    part(box(-150, -70, 134, 0), brick, 6, { lift: 0.04, lines: { path: rows, width: 1 } }),
    part(boxes(4, -136, 36, 22, -56, -30), [m.palette.lamp], 0, { lamp: true }),
    part(box(24, -52, 84, 0), deeper(grey, m, 0.3), 4, {
      lines: { path: "M24 -40L84 -40M24 -28L84 -28M24 -16L84 -16", width: 1.8 },
    }),
    part(oval(110, -42, 12), white, 3, { lines: { path: "M110 -42L110 -50M110 -42L116 -40", width: 2 } }),
  ]);
};
