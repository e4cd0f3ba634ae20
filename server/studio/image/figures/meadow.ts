import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { deeper, paler, petals, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A tree full of blossom, petals falling. */
export const blossomTree: FigureMaker = (m) => {
  const trunk = deeper(colourTones("brown"), m, 0.25);
  const heaps = [
    [-82, -178, 44],
    [-44, -224, 50],
    [14, -246, 54],
    [66, -218, 48],
    [96, -172, 40],
    [38, -176, 50],
    [-26, -172, 52],
    [-108, -140, 30],
    [112, -138, 28],
  ] as const;
  const pale = paler(m.body, 0.45);
  const blooms = heaps
    .flatMap(([x, y, r]) => scattered(7, x, y, r * 0.8))
    .map(([x, y], i) => petals(5, x, y, 2, 6, 6, 1, i))
    .join("");
  return {
    box: { left: -142, right: 142, top: -304, bottom: 4 },
    parts: [
      part(
        ribbons(
          "4 0 40, -2 -48 24, 4 -96 22, 10 -140 18",
          "2 -92 16, -34 -134 13, -78 -160 8",
          "6 -100 15, 46 -136 12, 88 -156 8",
          "6 -120 14, -14 -170 10, -26 -200 6",
          "10 -130 13, 32 -172 9, 44 -200 6",
        ),
        trunk,
        8,
      ),
      part(heaps.map(([x, y, r]) => oval(x, y + 8, r, r * 0.86)).join(""), deeper(m.body, m, 0.18), 18),
      ...heaps.map(([x, y, r]) => part(oval(x - 2, y - 4, r * 0.86, r * 0.72), m.body, 16)),
      part(blooms, pale, 2.4),
      part(ribbons("-40 -140 10, -60 -150 8", "40 -140 8, 62 -150 7"), trunk, 3),
      part(
        [
          [-96, -78],
          [-60, -46],
          [84, -92],
          [58, -34],
          [-28, -16],
          [106, -50],
          [-118, -30],
          [30, -8],
        ]
          .map(([x, y], i) =>
            ribbon(
              [
                [x!, y!, 4],
                [x! + 7, y! + (i % 2 ? 4 : -3), 6],
              ],
              3,
            ),
          )
          .join(""),
        pale,
        1.4,
      ),
    ],
  };
};

/** A heap of hay with a fork in it. */
export const haystack: FigureMaker = (m) => ({
  box: { left: -136, right: 132, top: -190, bottom: 6 },
  parts: [
    part(ribbon("54 -96 8, 104 -184 8"), colourTones("brown"), 3),
    part(
      blob("-128 -2, -118 -50, -88 -98, -44 -138, 0 -152, 44 -138, 88 -98, 118 -50, 128 -2, 60 6, -60 6"),
      m.body,
      44,
      {
        lines: {
          path: scattered(90, 0, -62, 108, 74)
            .map(
              ([x, y], i) =>
                `M${x.toFixed(1)} ${y.toFixed(1)}l${(i % 2 ? 1 : -1) * (8 + (i % 5) * 3)} ${12 + (i % 4) * 4}`,
            )
            .join(""),
          width: 2.2,
        },
      },
    ),
    part(
      ribbons(
        "-134 0 4, -110 -10 3",
        "130 2 4, 104 -8 3",
        "-10 -150 4, -26 -166 2",
        "8 -152 4, 20 -170 2",
        "-60 -128 4, -78 -138 2",
      ),
      m.body,
      1.4,
    ),
    part(
      ribbons(
        "40 -70 6, 54 -96 7",
        "26 -90 6, 54 -96 6, 78 -80 6",
        "26 -90 5, 20 -62 3",
        "78 -80 5, 66 -54 3",
        "52 -96 5, 44 -60 3",
      ),
      colourTones("grey"),
      2,
    ),
  ],
});

/** A tree stump with rings, an axe's work. */
export const stump: FigureMaker = (m) => ({
  box: { left: -118, right: 118, top: -112, bottom: 6 },
  parts: [
    part(
      blob(
        "-72 -88, 72 -88, 74 -40, 88 -14, 116 0, 70 4, 40 -4, 0 6, -44 -4, -76 4, -116 0, -86 -16, -74 -40",
      ),
      m.body,
      20,
      {
        lines: {
          path: "M-56 -70L-54 -20M-30 -62L-32 -8M-4 -60L-2 -10M24 -62L22 -12M50 -68L54 -18",
          width: 2.6,
        },
      },
    ),
    part(oval(0, -86, 73, 24), towards(m.body, [0.82, 0.03, 0.08], 0.6), 5, {
      lines: {
        path: [58, 43, 28, 13]
          .map((r) => `M${-r} -86A${r} ${r * 0.32} 0 1 0 ${r} -86A${r} ${r * 0.32} 0 1 0 ${-r} -86`)
          .join(""),
        width: 2,
      },
    }),
    part(ribbon("66 -40 8, 88 -64 6") + blob("84 -62, 92 -84, 112 -86, 108 -66"), colourTones("green"), 3),
  ],
});

/** Icicles under a snowy edge. */
export const icicle: FigureMaker = (m) => {
  const spikes = [
    [-104, 60, 22],
    [-74, 112, 28],
    [-42, 76, 24],
    [-12, 150, 32],
    [22, 92, 26],
    [52, 128, 28],
    [82, 70, 24],
    [106, 100, 22],
  ] as const;
  return {
    box: { left: -136, right: 136, top: -196, bottom: 4 },
    parts: [
      ...spikes.map(([x, long, wide]) =>
        part(
          `M${x - wide / 2} -158L${x + wide / 2} -158Q${x + wide * 0.3} ${-158 + long * 0.5} ${x + 1} ${-152 + long}Q${x} ${-150 + long} ${x - 1} ${-152 + long}Q${x - wide * 0.3} ${-158 + long * 0.5} ${x - wide / 2} -158Z`,
          paler(m.body, 0.55),
          9,
          { lines: { path: `M${x - 3} -150L${x - 1} ${-166 + long}`, width: 2, light: true } },
        ),
      ),
      part(
        blob(
          "-132 -166, -118 -188, -70 -194, 0 -190, 70 -196, 118 -188, 132 -166, 100 -148, 60 -158, 24 -146, -14 -156, -54 -146, -96 -156, -122 -150",
        ),
        colourTones("white"),
        14,
      ),
      part(oval(-12, -2, 7, 4) + oval(22, -3, 5, 3), m.body, 2),
    ],
  };
};
