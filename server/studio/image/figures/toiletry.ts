import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { colourTones } from "./tones.ts";

const [RED, WHITE, BLACK, GOLD] = [
  colourTones("red"),
  colourTones("white"),
  colourTones("black"),
  colourTones("gold"),
];
const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");

/** A roll of toilet paper. */
export const toiletPaper: FigureMaker = (m) => {
  const paper = bodyOr(m, WHITE);
  return boxed([
    part("M-70 -136L70 -136L70 -34Q0 -4 -70 -34Z", paper, 20),
    part(oval(0, -136, 70, 27), paper, 4, {
      lines: {
        path: "M-54 -136A54 19 0 1 0 54 -136A54 19 0 1 0 -54 -136M-40 -136A40 14 0 1 0 40 -136A40 14 0 1 0 -40 -136",
        width: 1.4,
      },
    }),
    part(oval(0, -136, 24, 9), tint(".66 .07 70"), 3),
    part(oval(0, -135, 17, 5.6), tint(".3 .04 60"), 1),
    part("M40 -128L70 -136L78 -40Q96 -20 118 -8L150 2L92 10Q50 0 46 -30Z", paper, 6, {
      lift: 0.03,
      lines: { path: "M44 -40Q62 -44 76 -46M70 -6L110 -12", width: 2.4 },
    }),
  ]);
};

/** A tube of toothpaste with a stripe on a brush. */
export const toothpaste: FigureMaker = (m) => {
  const tube = bodyOr(m, WHITE);
  return boxed([
    part(polygon("-136 -132, -122 -138, 48 -98, 60 -80, 52 -52, 36 -46, -136 -86"), tube, 12),
    part(polygon("-60 -120, 8 -104, 4 -60, -62 -74"), tint(".55 .16 250"), 3),
    part(polygon("-58 -100, 6 -86, 5 -74, -60 -88"), RED, 2),
    part(polygon("-140 -134, -124 -138, -128 -82, -144 -86"), STEEL, 3, {
      lines: { path: "M-140 -126L-128 -128M-142 -112L-128 -114M-142 -98L-130 -100", width: 2 },
    }),
    part(polygon("50 -94, 74 -84, 68 -60, 46 -54"), RED, 5),
    part(ribbon("72 -70 12, 92 -62 13, 104 -44 13"), paler(tint(".7 .12 210"), 0.4), 5),
    part(ribbon("-90 -12 14, 20 -12 12, 124 -12 16"), tint(".55 .16 250"), 5),
    part(Array.from({ length: 8 }, (_, i) => box(72 + i * 8, -36, 78 + i * 8, -18)).join(""), WHITE, 2),
    part(ribbon("74 -42 15, 96 -46 17, 122 -42 14"), tint(".8 .1 210"), 6, {
      lines: { path: "M70 -46Q96 -52 126 -44", width: 3, light: true },
    }),
  ]);
};

/** A razor for shaving with foam. */
export const razor: FigureMaker = (m) => {
  const grip = bodyOr(m, tint(".5 .16 250"));
  return boxed([
    part(ribbon("0 0 18, -4 -50 24, 6 -110 18, 0 -148 14"), grip, 8, {
      lines: { path: "M-14 -20L12 -20M-16 -34L12 -34M-16 -48L12 -48M-16 -62L12 -62", width: 3 },
    }),
    part("M-14 -140L14 -140L24 -162L-24 -162Z", BLACK, 5),
    part(box(-66, -196, 66, -158), STEEL, 6),
    part(box(-58, -190, 58, -184) + box(-58, -178, 58, -172) + box(-58, -167, 58, -162), BLACK, 1),
    part(ribbon("-66 -200 9, 66 -200 9"), tint(".7 .12 210"), 3),
    part(
      round(
        [
          [44, -160],
          [60, -150],
          [72, -164],
          [54, -140],
        ],
        14,
      ),
      WHITE,
      9,
    ),
  ]);
};

/** A lipstick, turned out, with its cap. */
export const lipstick: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".54 .22 20"));
  return boxed([
    part("M-66 -134L-66 -176Q-62 -204 -14 -216L-14 -134Z", red, 12),
    part(blob("-64 -176, -58 -196, -16 -215, -16 -190, -40 -176"), paler(red, 0.2), 4),
    part(box(-72, -140, -8, -84), GOLD, 8),
    part(box(-80, -88, 0, 0), BLACK, 8),
    part(box(-80, -92, 0, -78), GOLD, 3),
    part(ribbon("-66 -70 7, -66 -12 7"), colourTones("grey"), 2),
    part("M30 -118Q30 -128 40 -128L88 -128Q98 -128 98 -118L98 0L30 0Z", BLACK, 12),
    part(box(28, -18, 100, -4), GOLD, 3),
    part(ribbon("44 -112 7, 44 -28 7"), colourTones("grey"), 2),
  ]);
};

/** A bottle of nail polish with its brush. */
export const nailPolish: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".56 .22 15"));
  return boxed([
    part(
      "M-104 -92Q-112 -104 -92 -106L-20 -106Q0 -104 -8 -92L0 -12Q0 0 -12 0L-100 0Q-112 0 -112 -12Z",
      tint(".93 .02 20"),
      8,
    ),
    part("M-98 -84L-14 -84L-8 -14L-104 -14Z", red, 12),
    part(ribbon("-88 -72 8, -92 -26 8"), paler(red, 0.6), 2),
    part(box(-76, -122, -36, -104), STEEL, 4),
    part(oval(-56, -122, 20, 5), red, 2),
    part("M60 -200L92 -206L110 -98L78 -92Z", BLACK, 10),
    part(ribbon("94 -92 7, 100 -52 6"), STEEL, 2),
    part(ribbon("100 -52 14, 104 -24 15, 104 -8 6"), red, 5),
    part(oval(104, 2, 15, 5), red, 3),
  ]);
};

/** A box of tissues. */
export const tissueBox: FigureMaker = (m) => {
  const card = bodyOr(m, tint(".68 .11 230"));
  return boxed([
    part(polygon("-120 -84, 84 -84, 84 0, -120 0"), card, 6),
    part(polygon("84 -84, 126 -108, 126 -22, 84 0"), card, 5, { lift: -0.1 }),
    part(polygon("-120 -84, -76 -108, 126 -108, 84 -84"), card, 4, { lift: 0.08 }),
    part(oval(4, -96, 62, 8), tint(".2 .02 260"), 1),
    part(
      blob("-40 -94, -52 -130, -30 -150, -24 -184, 2 -160, 22 -192, 32 -152, 58 -134, 44 -94, 4 -90"),
      WHITE,
      14,
      {
        lines: { path: "M-30 -98Q-20 -130 -24 -170M4 -94Q6 -130 2 -158M36 -98Q26 -130 24 -180", width: 2.6 },
      },
    ),
    part(
      round(
        [
          [-84, -42],
          [-40, -30],
          [8, -46],
          [52, -30],
        ],
        13,
      ),
      WHITE,
      3,
    ),
    part(
      round(
        [
          [-84, -42],
          [-40, -30],
          [8, -46],
          [52, -30],
        ],
        5,
      ),
      colourTones("yellow"),
      2,
    ),
  ]);
};

/** Soap suds: a heap of bubbles. */
export const foam: FigureMaker = (m) => {
  const white = bodyOr(m, tint(".95 .015 225"));
  const bubbles = [
    [-100, -26, 26],
    [-58, -34, 36],
    [-6, -38, 42],
    [48, -34, 38],
    [96, -26, 28],
    [-74, -78, 32],
    [-24, -92, 38],
    [32, -88, 36],
    [78, -70, 26],
    [-42, -134, 28],
    [8, -142, 32],
    [50, -126, 22],
    [-8, -180, 20],
  ] as const;
  return boxed([
    part(bubbles.map(([x, y, r]) => oval(x, y, r * 1.03)).join("") + box(-120, -24, 120, -6), white, 16),
    ...bubbles.map(([x, y, r], i) =>
      part(
        oval(x, y, r * 0.95),
        [tint(".93 .03 220"), tint(".94 .03 330"), tint(".94 .03 130")][i % 3]!,
        r * 0.7,
      ),
    ),
    part(bubbles.map(([x, y, r]) => oval(x - r * 0.35, y - r * 0.4, r * 0.18)).join(""), WHITE, 2, {
      lift: 0.08,
    }),
    part(
      ring([96, -140], [19, 19], 4) + ring([-112, -118], [15, 15], 4) + ring([58, -190], [12, 12], 3),
      white,
      1,
    ),
  ]);
};

/** A bathrobe on its hanger. */
export const bathrobe: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".9 .03 220"));
  return boxed([
    part(ribbon("-44 -190 6, 0 -208 6, 44 -190 6") + ring([4, -222], [9, 11], 5, [-2.6, 1.6]), WOOD, 3),
    part(blob("-40 -194, -66 -184, -112 -96, -124 -58, -84 -44, -62 -92, -50 -130"), cloth, 13),
    part(blob("40 -194, 66 -184, 112 -96, 124 -58, 84 -44, 62 -92, 50 -130"), cloth, 13),
    part(ribbon("-118 -62 17, -86 -50 17") + ribbon("118 -62 17, 86 -50 17"), cloth, 6, { lift: 0.05 }),
    part(polygon("-44 -196, 44 -196, 66 -180, 60 -100, 82 0, -82 0, -60 -100, -66 -180"), cloth, 14, {
      lines: { path: "M-50 -80Q-60 -40 -60 -4M52 -80Q58 -40 60 -4M-10 -84L-20 -4", width: 2 },
    }),
    part(polygon("-16 -198, 16 -198, 0 -130"), deeper(cloth, m, 0.6), 2),
    part(ribbon("-36 -196 20, -20 -160 22, 6 -106 20, 8 -4 16"), cloth, 8, { lift: 0.06 }),
    part(ribbon("36 -196 20, 22 -160 22, 0 -110 18"), cloth, 8, { lift: 0.06 }),
    part(ribbon("-62 -104 17, 0 -98 17, 62 -104 17"), tint(".62 .12 240"), 6),
    part(
      ribbon("6 -98 13, 20 -64 13, 16 -34 14") +
        ribbon("2 -98 13, -12 -70 13, -8 -44 14") +
        oval(4, -98, 13, 12),
      tint(".62 .12 240"),
      6,
    ),
    part("M-66 -66L-30 -66L-30 -28Q-48 -22 -66 -28Z", cloth, 5, { lift: 0.05 }),
  ]);
};

/** A shower: its head on a pipe, water falling into a tray, with a curtain. */
export const shower: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  const drops: string[] = [];
  for (let i = 0; i < 7; i++)
    for (let k = 0; k < 8; k++) {
      const [x, y] = [(i - 3) * (7 + k * 1.7) + 6, -214 + k * 26 + (i % 2) * 10];
      drops.push(
        ribbon([
          [x, y, 3.4],
          [x + (i - 3) * 0.7, y + 14, 5],
        ]),
      );
    }
  const tiles =
    Array.from({ length: 9 }, (_, i) => `M-104 ${-30 - i * 28}L104 ${-30 - i * 28}`).join("") +
    Array.from({ length: 7 }, (_, i) => `M${-78 + i * 26} -290L${-78 + i * 26} -20`).join("");
  return boxed([
    part(box(-104, -290, 104, -16), tint(".84 .05 215"), 4, { lines: { path: tiles, width: 2 } }),
    part(ribbon("82 -40 9, 82 -256 9, 60 -276 9, 24 -276 9, 8 -262 10"), metal, 4),
    part("M-12 -258L28 -258L46 -236L-32 -236Z", metal, 7),
    part(oval(7, -236, 40, 8), metal, 3, { lift: -0.1 }),
    part(drops.join(""), tint(".86 .09 225"), 2, { lift: 0.04 }),
    part(oval(82, -120, 13) + ribbon("70 -120 7, 96 -120 7"), metal, 4, { lift: 0.08 }),
    part("M-124 -22L124 -22L112 0L-112 0Z", WHITE, 8),
    part(oval(0, -23, 120, 11), WHITE, 4),
    part(oval(6, -23, 92, 7), tint(".8 .08 225"), 2),
    part(
      round(
        [
          [-34, -26],
          [-14, -30],
          [34, -28],
          [56, -25],
        ],
        7,
      ),
      WHITE,
      4,
    ),
    part(ribbon("-112 -292 7, 112 -292 7"), metal, 3),
    part(blob("-112 -288, -66 -288, -60 -160, -74 -30, -112 -24"), tint(".66 .12 240"), 9, {
      lines: { path: "M-98 -284L-100 -34M-82 -284L-84 -36", width: 3 },
    }),
  ]);
};
