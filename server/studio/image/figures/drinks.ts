import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, paler } from "./strokes.ts";
import { STEEL, tumbler, WOOD } from "./tableware.ts";
import { colourTones, white } from "./tones.ts";

const GLASS = tint(".9 .02 220");
const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
/** A slice of citrus fruit with its segments. */
const slice = (x: number, y: number, r: number, rind: readonly Lab[], flesh: readonly Lab[]) => [
  part(oval(x, y, r), rind, 3),
  part(oval(x, y, r * 0.86), paler(flesh, 0.7), 1),
  part(
    Array.from({ length: 8 }, (_, i) => {
      const a = i * 0.785;
      const at = (q: number, turn: number) =>
        [x + Math.cos(a + turn) * r * q, y + Math.sin(a + turn) * r * q] as const;
      return polygon([at(0.12, 0), at(0.76, -0.3), at(0.8, 0), at(0.76, 0.3)]);
    }).join(""),
    flesh,
    2,
  ),
];
const straw = (x: number, y: number, tones: readonly Lab[]) =>
  part(
    ribbon(`${x} ${y} 8, ${x + 16} ${y - 76} 8`) + ribbon(`${x + 16} ${y - 76} 8, ${x + 48} ${y - 96} 8`),
    tones,
    2.4,
    {
      lines: {
        path: [10, 26, 42, 58].map((d) => `M${x - 4 + d * 0.2} ${y - d}l12 -8`).join(""),
        width: 4,
        light: true,
      },
    },
  );

/** A tankard of beer with foam. */
export const beer: FigureMaker = (m) => {
  const gold = bodyOr(m, tint(".74 .16 75"));
  return boxed([
    part(ring([68, -72], [38, 46], 17, [-1.5, 1.5]), GLASS, 6),
    part("M-64 -136L64 -136L60 0L-60 0Z", gold, 14, {
      lines: { path: "M-36 -130L-34 -6M0 -130L0 -6M36 -130L34 -6", width: 5, light: true },
    }),
    part("M-64 -16L64 -16L62 4L-62 4Z", GLASS, 5),
    part(
      round(
        [
          [-28, -30],
          [-10, -58],
          [20, -40],
          [30, -76],
          [-34, -84],
          [6, -100],
          [40, -110],
        ],
        4,
      ),
      paler(gold, 0.6),
      1,
    ),
    part(ribbon("-50 -118 9, -47 -30 9"), paler(gold, 0.7), 2),
    part(
      oval(-52, -142, 25) +
        oval(-18, -154, 30) +
        oval(24, -154, 30) +
        oval(56, -142, 24) +
        blob("-72 -140, 72 -140, 68 -116, 40 -120, 0 -112, -30 -120, -50 -98, -66 -104") +
        oval(0, -138, 40),
      white,
      12,
    ),
    part(ribbon("-58 -116 15, -58 -88 13"), white, 5),
  ]);
};

/** A flute of champagne with bubbles, beside its bottle. */
export const champagne: FigureMaker = (m) => {
  const gold = bodyOr(m, tint(".86 .12 92"));
  const green = tint(".36 .08 150");
  const flute = (x: number) => [
    part(box(x - 3, -60, x + 3, -4), GLASS, 2),
    part(oval(x, -4, 28, 6), GLASS, 2),
    part(`M${x - 24} -164Q${x - 28} -90 ${x} -56Q${x + 28} -90 ${x + 24} -164Z`, GLASS, 6),
    part(`M${x - 23} -140Q${x - 25} -88 ${x} -62Q${x + 25} -88 ${x + 23} -140Z`, gold, 6),
    part(
      round(
        [
          [x - 4, -86],
          [x + 6, -102],
          [x - 8, -116],
          [x + 4, -128],
          [x + 12, -120],
        ],
        3.2,
      ),
      white,
      1,
    ),
    part(
      ribbon([
        [x - 15, -152, 4],
        [x - 13, -100, 3],
      ]),
      white,
      1,
    ),
  ];
  return boxed([
    part(
      "M-58 -4L-58 -104Q-54 -128 -36 -150L-36 -208L-6 -208L-6 -150Q12 -128 16 -104L16 -4Q-20 4 -58 -4Z",
      green,
      18,
    ),
    part("M-40 -160L-2 -160L-4 -214Q-20 -224 -38 -214Z", colourTones("gold"), 7, {
      lines: { path: "M-38 -172L-4 -172M-38 -184L-4 -184", width: 2 },
    }),
    part("M-54 -86L12 -86L12 -36L-54 -36Z", tint(".92 .05 90"), 2),
    part(oval(-21, -62, 14), colourTones("gold"), 2),
    ...flute(52),
    ...flute(104),
  ]);
};

/** A cocktail in its wide glass, with an olive and an umbrella of paper. */
export const cocktail: FigureMaker = (m) => {
  const drink = bodyOr(m, tint(".68 .19 10"));
  return boxed([
    part(box(-4, -90, 4, -6), GLASS, 2),
    part(oval(0, -5, 46, 9), GLASS, 3),
    part(polygon("-92 -176, 92 -176, 6 -84, -6 -84"), GLASS, 5),
    part(polygon("-76 -160, 76 -160, 4 -86, -4 -86"), drink, 6),
    part(oval(0, -160, 77, 8), paler(drink, 0.3), 2),
    part(oval(0, -176, 92, 10), GLASS, 1, { lift: 0.04 }),
    part(oval(0, -175, 86, 7.4), paler(drink, 0.55), 1),
    part(ribbon("-30 -130 4, 40 -214 4"), WOOD, 1),
    part(polygon("-6 -206, 40 -236, 92 -190, 66 -190, 40 -180, 18 -186"), tint(".7 .17 345"), 4, {
      lines: { path: "M40 -234L18 -188M40 -234L40 -182M40 -234L66 -192", width: 2 },
    }),
    ...slice(-78, -180, 27, tint(".8 .16 75"), tint(".78 .17 65")),
    part(oval(-22, -140, 12, 11), colourTones("red"), 8),
  ]);
};

/** Lemonade with ice, a lemon and a straw. */
export const lemonade: FigureMaker = (m) => {
  const drink = bodyOr(m, tint(".93 .1 104"));
  return boxed([
    straw(8, -120, colourTones("red")),
    ...tumbler(drink, -122, 52),
    part(
      [
        [-18, -104, 0.2],
        [20, -88, -0.3],
        [-6, -64, 0.5],
      ]
        .map(([x, y]) =>
          polygon([
            [x! - 14, y! - 12],
            [x! + 12, y! - 15],
            [x! + 15, y! + 10],
            [x! - 11, y! + 13],
          ]),
        )
        .join(""),
      tint(".96 .02 220"),
      4,
    ),
    ...slice(-50, -150, 31, tint(".86 .17 98"), tint(".92 .14 100")),
    part(
      ribbon("26 -128 4, 36 -150 20, 30 -172 3") + ribbon("28 -128 4, 52 -146 18, 60 -160 3"),
      tint(".6 .15 145"),
      4,
    ),
  ]);
};

/** A glass of orange juice beside half an orange. */
export const juice: FigureMaker = (m) => {
  const drink = bodyOr(m, tint(".76 .18 62"));
  return boxed([
    straw(-40, -116, tint(".65 .15 145")),
    ...tumbler(drink, -124, 50, -40),
    part(oval(54, -44, 52, 46), tint(".7 .18 52"), 30),
    ...slice(62, -44, 46, tint(".72 .18 55"), tint(".76 .18 60")),
  ]);
};

/** A can of soda. */
export const sodaCan: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".55 .21 27"));
  return boxed([
    part("M-44 -8Q0 8 44 -8L40 0Q0 12 -40 0Z", STEEL, 4),
    part("M-50 -140L50 -140L50 -12Q0 8 -50 -12Z", red, 16),
    part("M-50 -140L-38 -156Q0 -148 38 -156L50 -140Q0 -128 -50 -140Z", STEEL, 5),
    part(oval(0, -157, 38, 9), STEEL, 3, { lift: 0.08 }),
    part(ribbon("-8 -160 7, 12 -162 9"), STEEL, 2, { lift: -0.15 }),
    part("M-50 -92Q-20 -112 4 -84Q24 -62 50 -78L50 -54Q22 -40 -2 -62Q-22 -84 -50 -66Z", white, 2),
    part(ribbon("-36 -130 8, -36 -20 8"), paler(red, 0.5), 2),
  ]);
};
