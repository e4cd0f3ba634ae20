import type { Lab } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const dots = (points: readonly (readonly [number, number])[], rx: number, ry = rx) =>
  points.map(([x, y]) => oval(x, y, rx, ry)).join("");
const shine = (path: string, tones: readonly Lab[]) => part(path, paler(tones, 0.55), 2, { lift: 0.06 });

/** A whole orange with its leaf, and a half. */
export const orange: FigureMaker = (m) => {
  const green = colourTones("green");
  const rays = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    const at = (turn: number, r: number) =>
      `${(58 + Math.cos(turn) * r).toFixed(1)} ${(-44 + Math.sin(turn) * r).toFixed(1)}`;
    return `M${at(a, 7)}L${at(a - 0.3, 30)}Q${at(a, 38)} ${at(a + 0.3, 30)}Z`;
  }).join("");
  return {
    box: { left: -104, right: 108, top: -168, bottom: 3 },
    parts: [
      part(ribbon("-26 -132 8, -22 -156 6"), colourTones("brown"), 2),
      part(blob("-20 -142, 2 -164, 34 -164, 52 -150, 30 -136, 4 -132"), green, 6, {
        lines: { path: "M-16 -142Q16 -156 48 -150", width: 2 },
      }),
      part(oval(-28, -68, 74, 68), m.body, 50, {
        lines: {
          path: scattered(46, -28, -66, 62, 56)
            .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l1.4 0`)
            .join(""),
          width: 2.2,
        },
      }),
      shine(ribbon("-76 -96 9, -70 -108 10, -58 -118 7"), m.body),
      part(oval(58, -44, 48, 46), m.body, 8),
      part(oval(58, -44, 42, 40), paler(m.body, 0.8), 3),
      part(rays, m.body, 4),
    ],
  };
};

/** A bunch of grapes. */
export const grapes: FigureMaker = (m) => {
  const green = colourTones("green");
  const rows = [
    [-108, 4],
    [-88, 5],
    [-68, 4],
    [-48, 3],
    [-29, 2],
    [-12, 1],
  ] as const;
  const grape = (x: number, y: number) => [
    part(oval(x, y, 16, 17), m.body, 13),
    shine(oval(x - 5, y - 6, 3.6, 3), m.body),
  ];
  return {
    box: { left: -84, right: 84, top: -172, bottom: 5 },
    parts: [
      part(
        ribbons("0 -108 8, 2 -140 7, 12 -168 9", "2 -140 4, 30 -152 3, 44 -140 3, 38 -130 2"),
        colourTones("brown"),
        2,
      ),
      part(
        blob(
          "-6 -136, -28 -128, -46 -136, -64 -128, -58 -146, -70 -158, -46 -160, -34 -172, -22 -160, -4 -158",
        ),
        green,
        6,
        { lines: { path: "M-6 -140L-58 -146M-24 -144L-34 -164M-24 -142L-34 -132", width: 2 } },
      ),
      ...rows.flatMap(([y, n], row) =>
        Array.from({ length: n }, (_, i) =>
          grape((i - (n - 1) / 2) * 28 + (row % 2 ? 2 : -2), y + ((i * 3) % 5) - 2),
        ).flat(),
      ),
    ],
  };
};

/** A pineapple with its crown of leaves. */
export const pineapple: FigureMaker = (m) => {
  const green = colourTones("green");
  const leaf = (x: number, top: number, w: number) =>
    ribbon([
      [0 + x * 0.2, -128, w],
      [x * 0.6, (top - 128) / 2 - 10, w * 0.9],
      [x, top, 2],
    ]);
  const net = Array.from(
    { length: 9 },
    (_, i) => `M${-110 + i * 26} 0L${-10 + i * 26} -140M${-100 + i * 26} -140L${0 + i * 26} 0`,
  ).join("");
  return {
    box: { left: -72, right: 72, top: -245, bottom: 3 },
    parts: [
      part(
        leaf(-66, -176, 22) + leaf(66, -176, 22) + leaf(-46, -212, 22) + leaf(46, -212, 22),
        deeper(green, m, 0.25),
        5,
      ),
      part(leaf(-26, -234, 22) + leaf(26, -234, 22) + leaf(0, -244, 24), green, 6),
      part(
        leaf(-36, -176, 20) + leaf(36, -176, 20) + leaf(-14, -194, 20) + leaf(16, -194, 20),
        paler(green, 0.15),
        5,
      ),
      part(
        blob(
          "0 -146, 30 -140, 52 -112, 58 -70, 48 -28, 24 -4, 0 0, -24 -4, -48 -28, -58 -70, -52 -112, -30 -140",
        ),
        m.body,
        32,
        { lines: { path: net, width: 3 } },
      ),
      part(
        dots(
          Array.from(
            { length: 18 },
            (_, i) => [-39 + (i % 4) * 26, -122 + Math.floor(i / 4) * 26] as const,
          ).filter(([x, y]) => Math.abs(x) < 44 && y < -10),
          4,
        ),
        colourTones("brown"),
        1.4,
      ),
    ],
  };
};

/** An ear of maize in its husk. */
export const corn: FigureMaker = (m) => {
  const green = colourTones("green");
  const kernels = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 5 }, (__, i) => {
      const wide = 0.5 + 0.5 * Math.sin(Math.min(1, (row + 2) / 6) * (Math.PI / 2));
      return oval((i - 2) * 13.4 * wide + (row % 2 ? 1 : -1), -186 + row * 13.5, 7.4 * wide, 7);
    }).join(""),
  ).join("");
  return {
    box: { left: -76, right: 76, top: -207, bottom: 4 },
    parts: [
      part(
        ribbons("-4 -190 4, -14 -204 2", "2 -192 4, 4 -206 2", "6 -190 4, 18 -202 2"),
        colourTones("brown"),
        1,
      ),
      part(
        blob("0 -202, 18 -192, 34 -160, 40 -110, 36 -50, 0 -20, -36 -50, -40 -110, -34 -160, -18 -192"),
        deeper(m.body, m, 0.12),
        16,
      ),
      part(kernels, m.body, 6),
      part(blob("-8 2, -34 -10, -62 -54, -74 -112, -62 -126, -36 -96, -18 -52"), green, 8, {
        lines: { path: "M-14 -8Q-44 -50 -62 -112M-16 -24Q-34 -56 -46 -92", width: 2 },
      }),
      part(blob("8 2, 34 -10, 62 -54, 76 -100, 60 -118, 36 -90, 18 -52"), green, 8, {
        lines: { path: "M14 -8Q44 -50 62 -106M16 -24Q34 -56 46 -88", width: 2 },
      }),
      part(blob("0 2, -24 -6, -30 -40, -12 -84, 4 -96, 20 -70, 30 -36, 22 -6"), paler(green, 0.2), 9, {
        lines: { path: "M0 -4Q-6 -44 4 -88M-12 -8Q-18 -40 -8 -70M12 -8Q18 -40 12 -70", width: 2 },
      }),
    ],
  };
};

/** A carrot with its greens. */
export const carrot: FigureMaker = (m) => {
  const green = colourTones("green");
  return {
    box: { left: -110, right: 120, top: -196, bottom: 4 },
    parts: [
      part(
        ribbons(
          "46 -128 9, 64 -160 10, 66 -188 12",
          "50 -124 9, 84 -146 10, 104 -172 13",
          "52 -118 9, 90 -122 10, 112 -124 12",
          "48 -124 9, 74 -152 10, 88 -186 10",
          "52 -120 9, 90 -134 10, 114 -150 11",
        ),
        green,
        5,
      ),
      part(ribbon("32 -106 58, 4 -76 50, -40 -40 30, -82 -12 14, -106 0 4", 10), m.body, 22, {
        lines: {
          path: "M14 -124l16 14M44 -94l-14 -12M-12 -92l14 14M20 -66l-12 -12M-34 -66l10 12M-20 -36l-8 -12M-62 -38l8 10M-52 -16l-6 -8",
          width: 2.6,
        },
      }),
      shine(ribbon("10 -112 7, -8 -94 8, -22 -80 5"), m.body),
    ],
  };
};

/** Two potatoes. */
export const potato: FigureMaker = (m) => {
  const skin = towards(m.body, [0.76, 0.03, 0.09], 0.5);
  return {
    box: { left: -112, right: 112, top: -112, bottom: 3 },
    parts: [
      part(
        blob("34 -104, 70 -98, 100 -70, 106 -34, 84 -8, 48 -4, 18 -26, 8 -66"),
        deeper(skin, m, 0.12),
        34,
        { lines: { path: "M60 -78q6 4 12 0M84 -52q4 4 8 0M58 -40q5 4 10 0M36 -64q4 3 8 0", width: 2.4 } },
      ),
      part(
        blob("-66 -92, -26 -88, 12 -70, 36 -42, 28 -12, -8 -2, -58 -2, -96 -18, -110 -50, -96 -80"),
        skin,
        40,
        {
          lines: {
            path: "M-66 -62q6 5 12 0M-28 -48q5 4 10 0M-50 -28q5 4 10 0M0 -30q5 4 10 0M-86 -36q4 4 8 0M-14 -70q4 3 8 0",
            width: 2.6,
          },
        },
      ),
    ],
  };
};

/** A strawberry with seeds and green leaves. */
export const strawberry: FigureMaker = (m) => ({
  box: { left: -76, right: 76, top: -174, bottom: 3 },
  parts: [
    part(ribbon("0 -136 9, 4 -154 7, 14 -170 8"), colourTones("green"), 3),
    part(
      blob(
        "0 -136, 34 -142, 64 -126, 74 -94, 58 -52, 28 -14, 0 0, -28 -14, -58 -52, -74 -94, -64 -126, -34 -142",
      ),
      m.body,
      44,
    ),
    part(
      dots(
        [
          [-46, -92],
          [-18, -100],
          [14, -98],
          [44, -92],
          [-32, -72],
          [0, -74],
          [30, -70],
          [-42, -52],
          [-16, -48],
          [16, -48],
          [42, -50],
          [-2, -24],
          [-22, -28],
          [20, -28],
          [58, -104],
          [-60, -106],
        ],
        3.6,
        5,
      ),
      colourTones("yellow"),
      1.4,
    ),
    part(
      polygon(
        "0 -146, 20 -152, 52 -146, 62 -128, 40 -128, 34 -108, 18 -124, 0 -102, -18 -124, -34 -108, -40 -128, -62 -128, -52 -146, -20 -152",
      ),
      colourTones("green"),
      6,
      {
        lines: {
          path: "M0 -142L0 -112M8 -142L32 -118M-8 -142L-32 -118M12 -144L52 -134M-12 -144L-52 -134",
          width: 1.8,
        },
      },
    ),
    shine(ribbon("-58 -110 9, -60 -94 9, -54 -80 5"), m.body),
  ],
});

/** A coconut and a half of another. */
export const coconut: FigureMaker = (m) => {
  const hairs = scattered(44, -30, -68, 62, 58)
    .map(([x, y], i) => `M${x.toFixed(1)} ${y.toFixed(1)}l${6 + (i % 3) * 3} ${(i % 5) - 2}`)
    .join("");
  return {
    box: { left: -106, right: 131, top: -142, bottom: 3 },
    parts: [
      part(oval(-30, -70, 74, 70), m.body, 46, { lines: { path: hairs, width: 2 } }),
      part(oval(-58, -110, 8, 9) + oval(-30, -118, 8, 9) + oval(-42, -94, 8, 8), deeper(m.body, m, 0.75), 3),
      part(blob("4 -64, 66 -70, 126 -62, 124 -32, 98 -4, 66 2, 32 -4, 8 -32"), m.body, 22, {
        lines: { path: "M24 -34l10 4M48 -22l12 2M80 -30l12 -2M62 -8l10 0M100 -26l8 -4", width: 2 },
      }),
      part(oval(66, -66, 61, 22), deeper(m.body, m, 0.2), 4),
      part(oval(66, -66, 56, 18.6), colourTones("white"), 5),
      part(oval(66, -62, 42, 12), deeper(colourTones("white"), m, 0.16), 5),
    ],
  };
};
