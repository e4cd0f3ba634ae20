import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, paler, ribbons, scattered } from "./strokes.ts";
import { basin, CREAM, dish, GREENS, steam } from "./tableware.ts";
import { colourTones } from "./tones.ts";

const [RED, WHITE] = [colourTones("red"), colourTones("white")];
const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
const flecks = (points: readonly (readonly [number, number])[], long = 5) =>
  points.map(([x, y], i) => `M${x} ${y}l${i % 2 ? long : -long} 2`).join("");

/** Peppers filled with rice. */
export const stuffedPeppers: FigureMaker = (m) => {
  const one = (x: number, y: number, tones: readonly Lab[]) => [
    part(
      blob([
        [x - 40, y - 70],
        [x - 50, y - 36],
        [x - 34, y],
        [x - 12, y + 6],
        [x + 12, y + 6],
        [x + 34, y],
        [x + 50, y - 36],
        [x + 40, y - 70],
      ]),
      tones,
      24,
      {
        lines: {
          path: `M${x - 16} ${y - 66}Q${x - 22} ${y - 30} ${x - 10} ${y}M${x + 16} ${y - 66}Q${x + 22} ${y - 30} ${x + 10} ${y}`,
          width: 3,
        },
      },
    ),
    part(
      blob([
        [x - 42, y - 70],
        [x - 24, y - 92],
        [x + 24, y - 92],
        [x + 42, y - 70],
        [x, y - 60],
      ]),
      tint(".9 .07 80"),
      8,
      {
        lines: { path: flecks(scattered(26, x, y - 76, 32, 12)), width: 2.2 },
      },
    ),
    part(
      blob([
        [x - 18, y - 88],
        [x, y - 104],
        [x + 20, y - 92],
        [x + 4, y - 84],
      ]),
      tones,
      6,
    ),
    part(
      ribbon([
        [x, y - 98, 7],
        [x + 5, y - 112, 6],
      ]),
      GREENS,
      3,
    ),
  ];
  return boxed([
    ...dish(146, -14),
    ...one(0, -52, tint(".8 .16 88")),
    ...one(-66, -22, bodyOr(m, tint(".6 .16 138"))),
    ...one(66, -22, RED),
  ]);
};

/** Vine leaves rolled around rice, with lemon. */
export const dolma: FigureMaker = (m) => {
  const leaf = bodyOr(m, tint(".46 .08 120"));
  const roll = (x: number, y: number) =>
    part(
      ribbon([
        [x - 30, y, 28],
        [x, y, 33],
        [x + 30, y, 28],
      ]),
      leaf,
      12,
      {
        lines: {
          path: `M${x - 14} ${y - 18}Q${x + 4} ${y} ${x - 10} ${y + 18}M${x + 10} ${y - 16}Q${x + 24} ${y} ${x + 14} ${y + 16}M${x - 38} ${y - 4}L${x + 38} ${y + 4}`,
          width: 2,
          light: true,
        },
      },
    );
  return boxed([
    ...dish(146, -12),
    roll(-72, -34),
    roll(0, -32),
    roll(74, -34),
    roll(-38, -62),
    roll(38, -62),
    roll(0, -90),
    part("M76 -66A34 34 0 0 1 144 -66L110 -50Z", tint(".9 .16 100"), 5, {
      lines: { path: "M110 -54L84 -78M110 -54L110 -96M110 -54L136 -78", width: 2.4, light: true },
    }),
  ]);
};

/** A tray of borek cut into squares, golden and flaky. */
export const borek: FigureMaker = (m) => {
  const gold = bodyOr(m, tint(".73 .14 72"));
  const piece = (x: number, y: number, lift: number) => [
    part(
      polygon([
        [x - 56, y - 26],
        [x + 12, y - 10],
        [x + 12, y + 18],
        [x - 56, y],
      ]),
      CREAM,
      3,
      {
        lines: {
          path: [0, 7, 14, 21].map((d) => `M${x - 56} ${y - 24 + d}L${x + 12} ${y - 8 + d}`).join(""),
          width: 3,
        },
      },
    ),
    part(
      polygon([
        [x + 12, y - 10],
        [x + 62, y - 30],
        [x + 62, y - 4],
        [x + 12, y + 18],
      ]),
      CREAM,
      3,
      {
        lift: -0.08,
        lines: {
          path: [0, 7, 14, 21].map((d) => `M${x + 12} ${y - 8 + d}L${x + 62} ${y - 28 + d}`).join(""),
          width: 3,
        },
      },
    ),
    part(
      blob([
        [x - 58, y - 28],
        [x - 30, y - 38],
        [x - 4, y - 48],
        [x + 30, y - 40],
        [x + 64, y - 32],
        [x + 36, y - 18],
        [x + 12, y - 8],
        [x - 24, y - 16],
      ]),
      gold,
      6,
      { lift },
    ),
    part(
      round(
        [
          [x - 16, y - 34],
          [x + 20, y - 34],
          [x, y - 22],
        ],
        8,
      ),
      tint(".56 .13 55"),
      3,
    ),
    part(
      scattered(8, x, y - 28, 34, 9)
        .map(([a, b]) => oval(a, b, 2.6, 1.6))
        .join(""),
      tint(".3 .02 60"),
      1,
    ),
  ];
  return boxed([...dish(146, -12), ...piece(-54, -28, 0), ...piece(56, -30, 0.02), ...piece(0, -80, 0.04)]);
};

/** Pide: a boat of bread with cheese, meat and an egg. */
export const pide: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".68 .13 62"));
  return boxed([
    part(polygon("-150 -14, 150 -14, 138 4, -138 4"), tint(".5 .07 55"), 4),
    part(blob("-160 -34, -100 -70, 0 -82, 100 -70, 160 -34, 100 -8, 0 -2, -100 -8"), crust, 18),
    part(blob("-122 -36, -80 -58, 0 -66, 80 -58, 122 -36, 80 -22, 0 -16, -80 -22"), tint(".86 .13 85"), 5),
    part(
      round(
        [
          [-78, -42],
          [-48, -34],
          [48, -50],
          [82, -40],
          [-56, -52],
          [66, -30],
          [98, -38],
        ],
        10,
      ),
      tint(".46 .13 35"),
      5,
    ),
    part(oval(0, -42, 30, 17), WHITE, 5),
    part(oval(0, -45, 14, 10), tint(".8 .17 70"), 8),
    part(
      scattered(14, 0, -42, 104, 18)
        .map(([x, y]) =>
          ribbon([
            [x - 4, y, 4],
            [x + 4, y + 2, 3],
          ]),
        )
        .join(""),
      GREENS,
      1.4,
    ),
    part(ribbons("-150 -36 6, -112 -54 6", "150 -36 6, 112 -54 6"), paler(crust, 0.4), 2),
  ]);
};

/** Feijoada: a clay pot of black beans and meat, rice and orange beside it. */
export const feijoada: FigureMaker = (m) => {
  const clay = bodyOr(m, tint(".44 .1 42"));
  const beans = tint(".24 .04 30");
  return boxed([
    part(ribbon("-122 -64 18, -100 -60 16") + ribbon("122 -64 18, 100 -60 16"), clay, 6),
    ...basin(clay, beans, 112),
    part(
      scattered(40, 0, -86, 92, 17)
        .map(([x, y]) => oval(x, y, 7, 5))
        .join(""),
      beans,
      4,
      { lift: 0.05 },
    ),
    part(oval(-42, -92, 24, 12) + oval(36, -84, 22, 11), tint(".52 .15 30"), 8),
    part(oval(8, -98, 18, 9) + oval(-14, -78, 16, 8), tint(".7 .1 35"), 6),
    part(oval(128, -14, 66, 14), WHITE, 5),
    part(blob("78 -20, 92 -46, 126 -54, 160 -42, 178 -20, 128 -12"), WHITE, 12, {
      lines: { path: flecks(scattered(30, 128, -34, 40, 14)), width: 2 },
    }),
    part("M150 -20A26 26 0 0 1 202 -20Z", tint(".74 .18 58"), 4, {
      lines: { path: "M176 -20L176 -44M176 -20L158 -36M176 -20L194 -36", width: 2.4, light: true },
    }),
    steam(-116),
  ]);
};

/** Gazpacho: a cold red soup with cucumber and bread. */
export const gazpacho: FigureMaker = (m) => {
  const soup = bodyOr(m, tint(".62 .19 35"));
  return boxed([
    ...basin(WHITE, soup),
    part(
      [
        [-40, -88],
        [-16, -78],
        [20, -90],
        [44, -80],
        [0, -96],
      ]
        .map(([x, y]) =>
          polygon([
            [x! - 8, y! - 4],
            [x! + 6, y! - 7],
            [x! + 9, y! + 3],
            [x! - 5, y! + 6],
          ]),
        )
        .join(""),
      tint(".8 .14 130"),
      3,
    ),
    part(
      [
        [-60, -80],
        [60, -88],
        [2, -74],
      ]
        .map(([x, y]) =>
          polygon([
            [x! - 10, y! - 5],
            [x! + 8, y! - 8],
            [x! + 11, y! + 4],
            [x! - 7, y! + 7],
          ]),
        )
        .join(""),
      tint(".8 .1 75"),
      4,
    ),
    part(blob("16 -98, 26 -122, 46 -124, 36 -104") + blob("16 -98, 2 -116, -14 -114, 0 -98"), GREENS, 4),
    part(oval(132, -38, 36), RED, 26),
    part(blob("112 -66, 128 -74, 132 -86, 138 -74, 154 -66, 134 -60"), GREENS, 4),
  ]);
};
