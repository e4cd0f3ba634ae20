import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { gold, green, METAL } from "./tones.ts";

const LAMPS = [-84, -44, 0, 44, 84].map((x) => [x, -116 + Math.cos(x / 62) * 13] as const);

/** A flying saucer: a dome of glass with someone small in it, lamps, and a beam to the ground. */
export const ufo: FigureMaker = (m) => {
  const hull = bodyOr(m, METAL);
  return boxed([
    part(polygon("-44 -100, 44 -100, 96 0, -96 0"), paler(gold, 0.3), 0, { lift: 0.1 }),
    part(oval(0, 0, 96, 12), paler(gold, 0.5), 2, { lift: 0.15 }),
    part(blob("-58 -150, -50 -198, 0 -216, 50 -198, 58 -150, 0 -140"), tint(".84 .05 215"), 14),
    part(blob("-20 -150, -26 -182, -14 -200, 14 -200, 26 -182, 20 -150"), green, 9),
    part(oval(-10, -184, 6, 8) + oval(10, -184, 6, 8), m.dark, 2),
    part(ribbon("-44 -166 6, -40 -190 6, -26 -204 4"), paler(METAL, 0.9), 1, { lift: 0.2 }),
    part(
      blob("-138 -122, -96 -146, -50 -156, 50 -156, 96 -146, 138 -122, 100 -100, 44 -90, -44 -90, -100 -100"),
      hull,
      18,
      {
        lines: { path: "M-136 -122Q0 -146 136 -122", width: 2.4 },
      },
    ),
    part(LAMPS.map(([x, y]) => oval(x, y, 11, 9)).join(""), deeper(hull, m, 0.4), 2),
    part(LAMPS.map(([x, y]) => oval(x, y, 8, 6.4)).join(""), gold, 1, { lamp: true }),
    part(oval(0, -92, 42, 9), deeper(hull, m, 0.4), 3),
    part(ribbons("0 -214 4, 0 -238 3"), hull, 1),
    part(oval(0, -242, 7), gold, 1, { lamp: true }),
  ]);
};
