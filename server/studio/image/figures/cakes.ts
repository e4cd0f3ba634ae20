import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { CREAM, dish } from "./tableware.ts";
import { colourTones } from "./tones.ts";

const CHOCOLATE = tint(".36 .07 45");
const [RED, WHITE] = [colourTones("red"), colourTones("white")];
const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
/** The pleated paper cup of a small cake. */
const paperCup = (tones: readonly Lab[]) =>
  part("M-66 -76L66 -76L46 0L-46 0Z", tones, 6, {
    lines: {
      path: Array.from({ length: 11 }, (_, i) => `M${-60 + i * 12} -76L${-42 + i * 8.4} 0`).join(""),
      width: 2.4,
    },
  });

/** A muffin in its paper with chocolate chips. */
export const muffin: FigureMaker = (m) => {
  const dough = bodyOr(m, tint(".64 .11 62"));
  return boxed([
    paperCup(tint(".84 .06 75")),
    part(blob("-78 -72, -82 -96, -58 -128, -20 -146, 26 -146, 62 -126, 84 -96, 78 -72, 0 -62"), dough, 30, {
      lines: { path: "M-50 -110Q-20 -100 -8 -118M20 -96Q40 -104 50 -94", width: 2.4 },
    }),
    part(round(scattered(11, 0, -106, 62, 30), 7), CHOCOLATE, 5),
  ]);
};

/** A cupcake: a whirl of cream with a cherry. */
export const cupcake: FigureMaker = (m) => {
  const cream = bodyOr(m, tint(".84 .09 355"));
  return boxed([
    paperCup(tint(".68 .1 200")),
    part(ribbon("-66 -82 30, 0 -76 34, 66 -82 30"), cream, 14),
    part(ribbon("-50 -106 28, 0 -102 32, 52 -108 26"), cream, 14, { lift: 0.03 }),
    part(ribbon("-34 -130 24, 0 -126 28, 34 -132 22"), cream, 12, { lift: 0.05 }),
    part(blob("-20 -138, 20 -140, 10 -160, -4 -166, -14 -156"), cream, 9, { lift: 0.07 }),
    part(oval(0, -172, 17), RED, 14),
    part(ribbon("2 -184 3, 10 -204 3"), colourTones("green"), 1),
    part(
      [
        [-48, -84],
        [-18, -74],
        [22, -78],
        [50, -86],
        [-30, -106],
        [10, -102],
        [36, -112],
        [-8, -128],
      ]
        .map(([x, y], i) =>
          ribbon([
            [x! - 4, y! - 3, 4],
            [x! + 4, y! + (i % 2 ? 3 : -2), 4],
          ]),
        )
        .join(""),
      tint(".75 .15 85"),
      1.4,
    ),
  ]);
};

/** Squares of brownie. */
export const brownie: FigureMaker = (m) => {
  const dark = bodyOr(m, CHOCOLATE);
  const one = (x: number, y: number, lift: number) => [
    part(
      polygon([
        [x - 56, y - 34],
        [x + 8, y - 18],
        [x + 8, y + 26],
        [x - 56, y + 6],
      ]),
      dark,
      4,
      { lift: lift - 0.03, lines: { path: round(scattered(12, x - 24, y, 28, 16), 1.2), width: 2 } },
    ),
    part(
      polygon([
        [x + 8, y - 18],
        [x + 60, y - 36],
        [x + 60, y + 6],
        [x + 8, y + 26],
      ]),
      dark,
      4,
      { lift: lift - 0.09 },
    ),
    part(
      polygon([
        [x - 56, y - 34],
        [x - 4, y - 50],
        [x + 60, y - 36],
        [x + 8, y - 18],
      ]),
      paler(dark, 0.08),
      3,
      { lift, lines: { path: `M${x - 34} ${y - 34}l20 -6l12 8M${x + 6} ${y - 40}l14 8l16 -6`, width: 1.8 } },
    ),
    part(
      round(
        [
          [x - 18, y - 34],
          [x + 16, y - 34],
          [x + 2, y - 42],
        ],
        5,
      ),
      tint(".72 .08 75"),
      3,
    ),
  ];
  return boxed([...dish(130, -16), ...one(-42, -32, 0), ...one(50, -34, 0.02), ...one(2, -82, 0.04)]);
};

/** Waffles in a grid with cream and a strawberry. */
export const waffle: FigureMaker = (m) => {
  const gold = bodyOr(m, tint(".74 .13 72"));
  const cells: string[] = [];
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 4; j++) {
      const [x, y] = [-84 + i * 34 + (j - 1.5) * 6, -122 + j * 27];
      cells.push(
        polygon([
          [x, y],
          [x + 23, y],
          [x + 26, y + 18],
          [x + 2, y + 18],
        ]),
      );
    }
  return boxed([
    ...dish(130, -12),
    part(polygon("-104 -126, 84 -126, 110 -14, -84 -14"), deeper(gold, m, 0.25), 8),
    part(polygon("-106 -134, 82 -134, 108 -22, -86 -22"), gold, 8),
    part(cells.join(""), deeper(gold, m, 0.3), 3),
    part(blob("-36 -78, -28 -104, 0 -122, 28 -104, 36 -78, 0 -62"), WHITE, 14, {
      lines: { path: "M-28 -84Q0 -70 28 -84M-20 -100Q0 -88 20 -100", width: 2 },
    }),
    part(blob("0 -110, 20 -122, 22 -138, 8 -148, -8 -148, -22 -138, -20 -122"), RED, 10),
    part(polygon("-14 -144, 0 -158, 14 -144, 0 -138"), colourTones("green"), 2),
    part(ribbons("56 -110 8, 66 -60 8, 70 -30 9", "-66 -60 8, -54 -30 9"), tint(".5 .12 50"), 3),
  ]);
};

/** A cake with burning candles. */
export const birthdayCake: FigureMaker = (m) => {
  const icing = bodyOr(m, tint(".86 .08 355"));
  const flame = colourTones("orange");
  return boxed([
    part(oval(0, -8, 132, 16), WHITE, 5),
    part("M-108 -96L-108 -22Q0 10 108 -22L108 -96Z", tint(".86 .07 80"), 16, {
      lines: { path: "M-108 -56Q0 -26 108 -56", width: 6 },
    }),
    part(oval(0, -96, 108, 24), icing, 7),
    part(
      blob(
        "-110 -98, -104 -62, -88 -58, -76 -78, -58 -52, -40 -50, -26 -72, -8 -46, 10 -46, 26 -70, 44 -50, 60 -54, 76 -78, 92 -58, 106 -64, 110 -98, 60 -80, 0 -74, -60 -80",
      ),
      icing,
      8,
    ),
    part(
      round(
        Array.from({ length: 11 }, (_, i) => [-100 + i * 20, -12 + 14 * (1 - ((i - 5) / 5) ** 2)] as const),
        10,
      ),
      WHITE,
      7,
    ),
    ...[-66, -34, 0, 34, 66].flatMap((x, i) => {
      const y = -100 + (i % 2 ? 8 : 0);
      return [
        part(
          box(x - 5, y - 54, x + 5, y),
          [tint(".65 .14 250"), tint(".8 .14 95"), tint(".65 .18 20")][i % 3]!,
          3,
          {
            lines: {
              path: [0, 12, 24, 36].map((d) => `M${x - 6} ${y - 6 - d}l12 -8`).join(""),
              width: 3,
              light: true,
            },
          },
        ),
        part(
          blob([
            [x, y - 92],
            [x + 10, y - 70],
            [x, y - 58],
            [x - 10, y - 70],
          ]),
          flame,
          3,
          { lit: [0.93, 0.03, 0.13] },
        ),
      ];
    }),
  ]);
};

/** An eclair with chocolate on it. */
export const eclair: FigureMaker = (m) => {
  const icing = bodyOr(m, CHOCOLATE);
  return boxed([
    ...dish(138, -12),
    part(ribbon("-92 -34 46, 0 -30 50, 92 -34 46"), tint(".7 .11 70"), 16),
    part(ribbon("-96 -56 16, -60 -52 20, 0 -50 22, 60 -52 20, 96 -56 16"), CREAM, 8),
    part(ribbon("-90 -76 44, 0 -82 50, 90 -76 44"), tint(".7 .11 70"), 18),
    part(
      blob(
        "-106 -82, -88 -98, 0 -108, 88 -98, 106 -82, 92 -66, 70 -74, 44 -60, 20 -74, -10 -62, -40 -74, -66 -60, -88 -72",
      ),
      icing,
      12,
    ),
    part(ribbon("-76 -92 5, -20 -99 6, 10 -98 4"), paler(icing, 0.5), 2),
  ]);
};

/** Macarons: two shells with cream between. */
export const macarons: FigureMaker = (m) => {
  const one = (x: number, y: number, tones: readonly Lab[]) => [
    part(
      `M${x - 50} ${y - 4}Q${x - 50} ${y + 24} ${x} ${y + 24}Q${x + 50} ${y + 24} ${x + 50} ${y - 4}Z`,
      tones,
      12,
      { lift: -0.04 },
    ),
    part(
      ribbon([
        [x - 46, y - 8, 12],
        [x + 46, y - 8, 12],
      ]),
      CREAM,
      5,
    ),
    part(
      `M${x - 52} ${y - 18}Q${x - 50} ${y - 56} ${x} ${y - 56}Q${x + 50} ${y - 56} ${x + 52} ${y - 18}Z`,
      tones,
      16,
    ),
    part(
      round(
        Array.from({ length: 11 }, (_, i) => [x - 48 + i * 9.6, y - 17 + (i % 2) * 2] as const),
        6,
      ),
      tones,
      3,
      { lift: 0.02 },
    ),
  ];
  const own = m.body === m.palette.hero ? undefined : m.body;
  return boxed([
    ...dish(132, -14),
    ...one(-58, -38, own ?? tint(".82 .11 355")),
    ...one(58, -38, own ?? tint(".82 .12 130")),
    ...one(0, -98, own ?? tint(".76 .1 60")),
  ]);
};
