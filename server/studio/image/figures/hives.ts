import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A hive of coiled straw with bees. */
export const beehive: FigureMaker = (m) => {
  const gold = bodyOr(m, colourTones("gold"));
  const bees = [
    [-96, -150],
    [92, -120],
    [-78, -56],
    [84, -182],
    [70, -40],
  ] as const;
  return {
    box: { left: -118, right: 118, top: -206, bottom: 4 },
    parts: [
      part(box(-76, -16, 76, 0), colourTones("brown"), 4),
      part(
        blob(
          "0 -200, 30 -192, 56 -150, 72 -90, 72 -30, 56 -12, -56 -12, -72 -30, -72 -90, -56 -150, -30 -192",
        ),
        gold,
        30,
        {
          lines: {
            path: "M-28 -184Q0 -174 28 -184M-44 -164Q0 -150 44 -164M-56 -142Q0 -126 56 -142M-64 -116Q0 -98 64 -116M-70 -90Q0 -70 70 -90M-73 -62Q0 -42 73 -62M-72 -36Q0 -16 72 -36",
            width: 4,
          },
        },
      ),
      part("M-18 -18L-18 -36Q0 -58 18 -36L18 -18Z", m.dark, 3),
      part(
        bees.map(([x, y]) => oval(x - 2, y - 10, 5, 9) + oval(x + 6, y - 10, 5, 8)).join(""),
        paler(colourTones("blue"), 0.7),
        2,
      ),
      part(bees.map(([x, y]) => oval(x, y, 14, 10)).join(""), colourTones("yellow"), 5),
      part(
        bees
          .map(
            ([x, y]) =>
              ribbon(`${x - 1} ${y - 8} 4, ${x - 1} ${y + 8} 4`, 2) +
              ribbon(`${x + 7} ${y - 6} 4, ${x + 7} ${y + 6} 4`, 2) +
              oval(x - 12, y, 5),
          )
          .join(""),
        m.dark,
        2,
      ),
    ],
  };
};

/** A honeycomb that drips. */
export const honeycomb: FigureMaker = (m) => {
  const cells = Array.from({ length: 5 }, (_, r) =>
    Array.from({ length: r % 2 ? 4 : 5 }, (_, c) => [-88 + (r % 2) * 22 + c * 44, -184 + r * 38] as const),
  ).flat();
  const hex = (x: number, y: number, r: number) =>
    polygon(
      Array.from(
        { length: 6 },
        (_, i) =>
          [x + Math.cos((i / 3 + 1 / 6) * Math.PI) * r, y + Math.sin((i / 3 + 1 / 6) * Math.PI) * r] as const,
      ),
    );
  return {
    box: { left: -118, right: 118, top: -212, bottom: 11 },
    parts: [
      part(cells.map(([x, y]) => hex(x, y, 27)).join(""), m.body, 6),
      part(
        ribbons("-40 -20 16, -40 4 14", "28 -14 14, 28 -2 12", "66 -24 12, 66 -12 10"),
        colourTones("orange"),
        6,
      ),
      part(cells.map(([x, y]) => hex(x, y, 18)).join(""), deeper(colourTones("orange"), m, 0.4), 4, {
        lift: -0.1,
      }),
      part(
        cells
          .filter((_, i) => i % 3 !== 1)
          .map(([x, y]) => hex(x, y, 15))
          .join(""),
        colourTones("orange"),
        6,
        { lift: 0.1 },
      ),
    ],
  };
};
