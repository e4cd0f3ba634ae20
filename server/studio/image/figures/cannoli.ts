import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, scattered } from "./strokes.ts";
import { dish } from "./tableware.ts";
import { green, red, white } from "./tones.ts";

/** Fried tubes with cream that swells out of both ends. */
export const cannoli: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".62 .12 62"));
  const one = (x: number, y: number, end: string) => [
    part(oval(x - 74, y + 10, 27, 30) + oval(x + 74, y - 10, 27, 30), white, 14, { lift: 0.08 }),
    part(
      ribbon(
        [
          [x - 62, y + 8, 60],
          [x, y, 54],
          [x + 62, y - 8, 60],
        ],
        5,
      ),
      crust,
      20,
      { lines: { path: `M${x - 36} ${y - 24}Q${x + 20} ${y - 10} ${x + 34} ${y + 22}`, width: 3 } },
    ),
    part(oval(x - 84, y + 10, 25, 29) + oval(x + 84, y - 10, 25, 29), white, 12, { lift: 0.1 }),
    part(oval(x - 92, y + 4, 11) + oval(x + 92, y - 16, 11), white, 6, { lift: 0.16 }),
    part(
      scattered(7, x - 90, y + 12, 16, 20)
        .concat(scattered(7, x + 90, y - 8, 16, 20))
        .map(([a, b]) => oval(a, b, 3.4, 2.8))
        .join(""),
      end === "green" ? green : tint(".32 .05 50"),
      1,
    ),
    part(
      scattered(14, x, y, 40, 20)
        .map(([a, b]) => oval(a, b, 2.6, 1.8))
        .join(""),
      deeper(crust, m, 0.3),
      0.6,
    ),
  ];
  return boxed([
    ...dish(160, -18),
    ...one(-36, -52, "green"),
    ...one(44, -62, "brown"),
    ...one(-2, -112, "green"),
    part(oval(-98, -118, 12), red, 6),
  ]);
};
