import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { blobPair, bodyOr, deeper, ribbons, scattered } from "./strokes.ts";
import { brown, colourTones, green, white } from "./tones.ts";
import { turned } from "./turned.ts";

/** Branches of cotton with open bolls. */
export const cottonBranch: FigureMaker = (m) => {
  const boll = (x: number, y: number, k: number) => [
    part(
      [
        [-12, 4],
        [12, 4],
        [0, 12],
      ]
        .map(([dx, dy]) =>
          blob(
            turned(
              "0 0, 9 -6, 4 -24, -6 -20",
              dx! < 0 ? -1 : dx! > 0 ? 1 : 3.1,
              x + dx! * k * 0.7,
              y + dy! * k,
            ),
          ),
        )
        .join(""),
      brown,
      3,
    ),
    part(
      oval(x - 13 * k, y, 16 * k) +
        oval(x + 13 * k, y, 16 * k) +
        oval(x, y - 13 * k, 16 * k) +
        oval(x, y + 6 * k, 15 * k),
      bodyOr(m, white),
      11,
      { lift: 0.08 },
    ),
  ];
  return {
    box: { left: -92, right: 93, top: -221, bottom: 3 },
    parts: [
      part(
        ribbons(
          "0 0 8, -4 -80 7, 4 -180 5",
          "-3 -60 6, -44 -104 5, -58 -120 4",
          "0 -90 6, 40 -128 5, 58 -150 4",
          "0 -40 5, 40 -62 4, 56 -72 4",
        ),
        brown,
        3,
      ),
      part(
        blobPair("6 -44, 30 -52, 54 -40, 30 -30") + blob("-8 -116, -34 -134, -56 -160, -22 -146"),
        green,
        5,
      ),
      ...boll(4, -186, 1.2),
      ...boll(-60, -128, 1.1),
      ...boll(62, -156, 1),
      ...boll(60, -78, 0.95),
    ],
  };
};

/** A cone of a fir. */
export const pineCone: FigureMaker = (m) => {
  const rows = [
    [-22, 34, 3],
    [-42, 52, 4],
    [-64, 60, 5],
    [-88, 60, 5],
    [-110, 52, 4],
    [-130, 40, 3],
    [-148, 24, 2],
  ] as const;
  return {
    box: { left: -70, right: 76, top: -190, bottom: 4 },
    parts: [
      part(ribbon("0 -150 9, 4 -176 8"), brown, 3),
      part(
        ribbons("6 -172 3, 40 -186 2", "6 -172 3, 60 -168 2", "4 -170 3, -40 -184 2", "4 -168 3, -56 -166 2"),
        green,
        1.4,
      ),
      part(oval(0, -80, 54, 78), deeper(bodyOr(m, brown), m, 0.35), 18),
      ...rows.toReversed().map(([y, wide, count], i) =>
        part(
          Array.from({ length: count }, (_, k) => {
            const x = (k - (count - 1) / 2) * ((wide * 2) / count);
            return blob([
              [x - 15, y - 6],
              [x, y - 16],
              [x + 15, y - 6],
              [x + 9, y + 10],
              [x, y + 15],
              [x - 9, y + 10],
            ]);
          }).join(""),
          bodyOr(m, brown),
          6,
          { lift: i % 2 ? 0.1 : 0.04 },
        ),
      ),
    ],
  };
};

/** A pot of basil. */
export const pottedBasil: FigureMaker = (m) => {
  const leaf = bodyOr(m, green);
  const spots = scattered(22, 0, -118, 66, 50);
  return {
    box: { left: -84, right: 84, top: -186, bottom: 3 },
    parts: [
      part(ribbons("-20 -60 4, -34 -120 3", "0 -60 4, 0 -140 3", "20 -60 4, 36 -120 3"), green, 1.4),
      ...spots.map(([x, y], i) =>
        part(
          blob(turned("0 12, 14 4, 13 -10, 0 -20, -13 -10, -14 4", ((i * 1.7) % 3) - 1.5, x, y)),
          leaf,
          7,
          {
            lift: (i % 3) * 0.05 - 0.02,
            lines: { path: `M${x.toFixed(0)} ${(y + 8).toFixed(0)}l0 -18`, width: 1.8, light: true },
          },
        ),
      ),
      part(polygon("-46 -68, 46 -68, 34 2, -34 2"), colourTones("orange"), 11),
      part(box(-52, -78, 52, -60), colourTones("orange"), 5, { lift: 0.06 }),
    ],
  };
};
