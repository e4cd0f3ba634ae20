import type { Part } from "../sculpt.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ovalPair, paler, ribbonPair, ribbons, scattered } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** Many small creatures in a cloud, each drawn by `one` as layers. */
const cloudOf = (
  count: number,
  wide: number,
  tall: number,
  layers: readonly [
    tones: Part["tones"],
    path: (x: number, y: number, s: number) => string,
    relief: number,
  ][],
) => {
  const places = scattered(count, 0, -tall, wide * 0.92, tall * 0.88).map(
    ([x, y], i) => [x + ((i * 37) % 17) - 8, y + ((i * 23) % 13) - 6, 0.75 + ((i * 13) % 7) / 12] as const,
  );
  return {
    box: { left: -wide, right: wide, top: -tall * 2, bottom: 0 },
    parts: layers.map(([tones, path, relief]) =>
      part(places.map(([x, y, s]) => path(x, y, s)).join(""), tones, relief),
    ),
  };
};

/** A swarm of bees. */
export const beeSwarm: FigureMaker = (m) =>
  cloudOf(34, 190, 130, [
    [
      paler(colourTones("blue"), 0.7),
      (x, y, s) => oval(x - 3 * s, y - 10 * s, 5 * s, 9 * s) + oval(x + 6 * s, y - 10 * s, 5 * s, 8 * s),
      2,
    ],
    [colourTones("yellow"), (x, y, s) => oval(x, y, 15 * s, 10 * s), 6],
    [
      m.dark,
      (x, y, s) =>
        ribbon(
          [
            [x - 2 * s, y - 8 * s, 4 * s],
            [x - 2 * s, y + 8 * s, 4 * s],
          ],
          2,
        ) +
        ribbon(
          [
            [x + 7 * s, y - 6 * s, 4 * s],
            [x + 7 * s, y + 6 * s, 4 * s],
          ],
          2,
        ) +
        oval(x - 13 * s, y - 1, 5 * s),
      2,
    ],
  ]);

/** A flock of birds that fly. */
export const flock: FigureMaker = (m) => {
  const dark = bodyOr(m, colourTones("black"));
  const bird = (x: number, y: number, s: number) =>
    ribbon(
      [
        [x - 26 * s, y - 10 * s, 2],
        [x - 13 * s, y - 13 * s, 6 * s],
        [x, y, 8 * s],
        [x + 13 * s, y - 13 * s, 6 * s],
        [x + 26 * s, y - 10 * s, 2],
      ],
      5,
    ) + oval(x, y + 2 * s, 5 * s, 7 * s);
  return cloudOf(36, 240, 130, [[dark, bird, 3]]);
};

/** A wasp with its narrow waist and its sting. */
export const wasp: FigureMaker = (m) => {
  const black = colourTones("black");
  return {
    box: { left: -120, right: 166, top: -126, bottom: 70 },
    parts: [
      part(
        ribbons("-26 16 5, -40 42 4, -34 66 3", "-8 18 5, -8 46 4, 4 66 3", "8 14 5, 24 40 4, 40 58 3"),
        m.dark,
        2,
      ),
      part(ribbons("-78 -40 4, -100 -66 3, -118 -62 4", "-66 -44 4, -80 -76 3, -98 -84 4"), m.dark, 1.4),
      part(
        blob("-4 -28, 20 -90, 60 -124, 76 -110, 56 -62, 16 -22") +
          blob("2 -26, 50 -78, 104 -94, 110 -78, 70 -44, 20 -18"),
        paler(colourTones("orange"), 0.6),
        4,
        {
          lines: { path: "M6 -34L62 -112M16 -30L98 -84", width: 1.6 },
        },
      ),
      part(blob("-44 -16, -24 -34, 6 -30, 20 -8, 4 14, -28 14"), black, 14),
      part(ribbons("12 -4 8, 34 2 7"), black, 3),
      part(blob("30 -6, 56 -24, 96 -12, 130 24, 144 48, 110 40, 66 28, 40 16"), m.body, 20),
      part(
        ribbons(
          "54 -22 9, 62 4 10, 54 22 8",
          "80 -18 9, 88 12 10, 78 32 8",
          "106 0 8, 110 22 9, 100 38 7",
          "126 20 7, 126 32 7, 122 42 6",
        ),
        black,
        8,
      ),
      part(polygon("138 42, 146 50, 166 70"), black, 2),
      part(oval(-62, -20, 26, 28), m.body, 14),
      part(
        blob("-84 -28, -74 -40, -64 -26, -72 -10, -84 -14") + blob("-50 -36, -42 -28, -46 -12, -54 -20"),
        m.dark,
        4,
      ),
      part(polygon("-78 2, -66 4, -76 14") + polygon("-62 6, -52 2, -58 14"), black, 1.4),
    ],
  };
};

/** A moth with a thick body and feathered feelers. */
export const moth: FigureMaker = (m) => {
  const grey = bodyOr(m, paler(colourTones("brown"), 0.3));
  return {
    box: { left: -128, right: 128, top: -116, bottom: 76 },
    parts: [
      part(
        blob("6 0, 50 4, 84 28, 72 64, 36 70, 12 40") + blob("-6 0, -12 40, -36 70, -72 64, -84 28, -50 4"),
        paler(grey, 0.3),
        7,
      ),
      part(
        blob("6 -30, 50 -62, 112 -74, 126 -56, 104 -10, 60 14, 10 10") +
          blob("-6 -30, -10 10, -60 14, -104 -10, -126 -56, -112 -74, -50 -62"),
        grey,
        9,
        {
          lines: {
            path: "M40 -52Q54 -20 44 8M84 -66Q92 -30 78 0M-40 -52Q-54 -20 -44 8M-84 -66Q-92 -30 -78 0M20 -20L116 -60M-20 -20L-116 -60",
            width: 2.4,
          },
        },
      ),
      part(ovalPair(72, -34, 14, 13), deeper(grey, m, 0.5), 3),
      part(ovalPair(72, -34, 7), paler(grey, 0.7), 1.4),
      part(ribbon("0 -44 24, 0 -16 28, 0 20 22, 0 60 8"), deeper(grey, m, 0.25), 12, {
        lines: { path: "M-10 10L10 10M-10 24L10 24M-8 38L8 38", width: 2.4 },
      }),
      part(oval(0, -52, 15, 13), deeper(grey, m, 0.35), 7),
      part(
        ribbonPair("6 -60 3, 24 -88 3, 48 -106 2") +
          ribbonPair("16 -76 2, 10 -92 1.4") +
          ribbonPair("24 -88 2, 20 -104 1.4") +
          ribbonPair("36 -98 2, 36 -114 1.4") +
          ribbonPair("20 -80 2, 36 -80 1.4") +
          ribbonPair("32 -94 2, 50 -92 1.4"),
        m.dark,
        1,
      ),
      part(ovalPair(8, -54, 4), colourTones("red"), 1),
    ],
  };
};
