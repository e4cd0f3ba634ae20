import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, scattered } from "./strokes.ts";
import { GREENS, steam, STEEL } from "./tableware.ts";
import { black, colourTones, white } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
const flecks = (points: readonly (readonly [number, number])[], long = 5) =>
  points.map(([x, y], i) => `M${x} ${y}l${i % 2 ? long : -long} 2`).join("");

/** Fondue: a red pot over its flame, forks with bread. */
export const fondue: FigureMaker = (m) => {
  const pot = bodyOr(m, tint(".55 .2 28"));
  const fork = (x: number, tipX: number, tipY: number) => [
    part(
      ribbon([
        [x, -118, 5],
        [tipX, tipY, 5],
      ]) +
        ribbon([
          [tipX, tipY, 10],
          [tipX + (tipX - x) * 0.3, tipY - 30, 10],
        ]),
      STEEL,
      3,
    ),
    part(
      polygon([
        [x - 17, -134],
        [x + 13, -138],
        [x + 17, -106],
        [x - 13, -102],
      ]),
      tint(".76 .11 70"),
      6,
    ),
  ];
  return boxed([
    part(polygon("-70 -60, -58 -60, -78 0, -94 0") + polygon("70 -60, 58 -60, 78 0, 94 0"), black, 4),
    part(ribbon("-84 -22 7, 84 -22 7"), black, 3),
    part(box(-24, -20, 24, 0), STEEL, 5),
    part(blob("0 -58, 14 -36, 0 -20, -14 -36"), colourTones("orange"), 4, { lit: [0.86, 0.06, 0.14] }),
    part(ribbon("94 -90 13, 150 -104 12"), black, 4),
    part("M-100 -112L100 -112Q98 -58 62 -54L-62 -54Q-98 -58 -100 -112Z", pot, 20),
    part(oval(0, -112, 101, 21), pot, 5),
    part(oval(0, -111, 91, 16), tint(".9 .13 92"), 4),
    ...fork(-40, -96, -200),
    ...fork(36, 84, -206),
    part(blob("-100 -110, -84 -96, -80 -64, -92 -72"), tint(".9 .13 92"), 4),
  ]);
};

/** Ratatouille: slices of vegetables in a spiral. */
export const ratatouille: FigureMaker = (m) => {
  const clay = bodyOr(m, tint(".55 .13 40"));
  const colours = [tint(".6 .19 30"), tint(".6 .14 135"), tint(".85 .13 92"), tint(".4 .12 325")];
  const slices = (n: number, rx: number, ry: number, r: number) =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2 - 1.5;
      const [x, y] = [Math.cos(a) * rx, -66 + Math.sin(a) * ry];
      return [
        part(oval(x, y, r, r * 0.66), colours[i % 4]!, 4),
        part(oval(x - 1, y - 1, r * 0.74, r * 0.46), colours[i % 4]!, 2, { lift: 0.1 }),
      ];
    }).flat();
  return boxed([
    part("M-134 -64L134 -64L112 0L-112 0Z", clay, 12),
    part(oval(0, -66, 136, 46), clay, 6),
    part(oval(0, -66, 122, 39), tint(".5 .18 32"), 3),
    ...slices(22, 100, 29, 25),
    ...slices(14, 58, 16, 23),
    ...slices(5, 20, 5, 20),
    part(blob("-4 -76, 10 -104, 34 -100, 22 -80") + blob("-4 -76, -26 -98, -40 -88, -20 -76"), GREENS, 4),
  ]);
};

/** A quiche with a slice taken out. */
export const quiche: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".68 .12 65"));
  const pleats = Array.from({ length: 17 }, (_, i) => `M${-128 + i * 16} -70L${-112 + i * 14} 0`).join("");
  return boxed([
    part("M-128 -62L128 -62L106 -8Q0 14 -106 -8Z", crust, 10, { lines: { path: pleats, width: 3 } }),
    part(
      Array.from({ length: 26 }, (_, i) =>
        oval(Math.cos(i * 0.2417) * 122, -66 + Math.sin(i * 0.2417) * 40, 13, 10),
      ).join("") + oval(0, -66, 122, 40),
      crust,
      6,
    ),
    part(oval(0, -67, 109, 33), tint(".87 .13 88"), 5),
    part(
      scattered(18, 0, -67, 92, 26)
        .map(([x, y], i) => (i % 2 ? oval(x, y, 10, 6) : ""))
        .join(""),
      tint(".6 .15 25"),
      3,
    ),
    part(
      scattered(18, 0, -67, 92, 26)
        .map(([x, y], i) => (i % 2 ? "" : oval(x, y, 9, 5)))
        .join(""),
      GREENS,
      3,
    ),
    part(
      scattered(9, 10, -70, 84, 22)
        .map(([x, y]) => oval(x, y, 13, 6))
        .join(""),
      tint(".64 .14 58"),
      2,
    ),
  ]);
};

/** Papadums: wide thin crisp rounds with blisters, leaning on each other. */
export const papadum: FigureMaker = (m) => {
  const crisp = bodyOr(m, tint(".84 .12 82"));
  const one = (x: number, y: number, r: number, lift: number) => {
    const rim = Array.from({ length: 22 }, (_, i) => {
      const a = i * 0.2856;
      const k = r * (1 + Math.sin(i * 2.7) * 0.035);
      return [x + Math.cos(a) * k, y + Math.sin(a) * k * 0.94] as const;
    });
    return [
      part(blob(rim), crisp, 5, { lift }),
      part(
        scattered(34, x, y, r * 0.88, r * 0.82)
          .map(([a, b], i) => oval(a, b, 4 + (i % 4) * 2.4, 3.4 + (i % 3) * 2))
          .join(""),
        crisp,
        3,
        { lift: lift + 0.05 },
      ),
      part(
        scattered(15, x + 4, y + 3, r * 0.8, r * 0.74)
          .map(([a, b], i) => oval(a, b, 3 + (i % 3) * 2, 2.6))
          .join(""),
        tint(".58 .13 55"),
        1.6,
      ),
    ];
  };
  return boxed([
    ...one(62, -84, 74, -0.08),
    ...one(-52, -88, 84, 0),
    part("M64 -44L140 -44Q136 -8 116 -2L88 -2Q68 -8 64 -44Z", STEEL, 8),
    part(oval(102, -44, 38, 10), STEEL, 3),
    part(oval(102, -43, 32, 7), GREENS, 2),
  ]);
};

/** Risotto in a wide plate. */
export const risotto: FigureMaker = (m) => {
  const rice = bodyOr(m, tint(".9 .1 90"));
  return boxed([
    part(oval(0, -22, 152, 32), white, 8),
    part(oval(0, -28, 118, 20), white, 2, { lift: -0.12 }),
    part(blob("-108 -32, -80 -58, -20 -70, 50 -66, 100 -46, 110 -30, 40 -16, -50 -16"), rice, 14, {
      lines: { path: flecks(scattered(100, 0, -42, 94, 22), 6), width: 2.2 },
    }),
    part(
      [
        [-46, -58],
        [18, -62],
        [60, -46],
        [-10, -40],
        [-70, -38],
      ]
        .map(([x, y]) =>
          blob([
            [x! - 16, y!],
            [x! - 10, y! - 12],
            [x!, y! - 14],
            [x! + 12, y! - 10],
            [x! + 16, y! + 2],
            [x! + 5, y!],
            [x! + 4, y! + 10],
            [x! - 5, y! + 10],
            [x! - 4, y!],
          ]),
        )
        .join(""),
      tint(".6 .07 60"),
      5,
    ),
    part(
      round(
        [
          [-30, -50],
          [40, -54],
          [80, -36],
          [-86, -32],
          [2, -30],
        ],
        4.5,
      ),
      GREENS,
      2,
    ),
    steam(-76),
  ]);
};
