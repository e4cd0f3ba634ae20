import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { basin, steam, STEEL, WOOD } from "./tableware.ts";
import { colourTones, white } from "./tones.ts";

const GLASS = tint(".9 .02 220");
const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");

/** A bag of tea on its string beside a cup. */
export const teaBag: FigureMaker = (m) => {
  const tag = bodyOr(m, tint(".6 .14 145"));
  return boxed([
    part("M-56 -150L-36 -170L36 -170L56 -150L56 -34L-56 -34Z", tint(".92 .03 85"), 7),
    part(blob("-46 -42, 46 -42, 50 -84, 24 -100, 0 -90, -28 -102, -50 -82"), tint(".5 .09 50"), 10, {
      lines: {
        path: scattered(60, 0, -68, 44, 28)
          .map(([x, y], i) => `M${x} ${y}l${i % 2 ? 4 : -4} 2`)
          .join(""),
        width: 2.4,
      },
    }),
    part("M-56 -150L-36 -170L36 -170L56 -150Z", tint(".9 .03 85"), 3, { lift: -0.1 }),
    part(box(-8, -166, 8, -156), STEEL, 2),
    part(ribbon("0 -164 3, 30 -200 3, 84 -186 3, 92 -120 3, 96 -84 3"), white, 1),
    part(polygon("66 -84, 126 -90, 130 -32, 70 -26"), tag, 4),
    part(blob("82 -46, 84 -66, 104 -74, 116 -72, 110 -52, 96 -42"), paler(tag, 0.7), 2, {
      lines: { path: "M84 -44L112 -70", width: 2 },
    }),
  ]);
};

/** Mate in its gourd with the metal straw. */
export const mate: FigureMaker = (m) => {
  const gourd = bodyOr(m, tint(".46 .09 48"));
  return boxed([
    part(ribbon("18 -96 9, 44 -160 8, 58 -196 8, 84 -206 9"), STEEL, 3),
    part(
      blob("-46 -104, -56 -84, -78 -54, -66 -16, -30 0, 30 0, 66 -16, 78 -54, 56 -84, 46 -104, 0 -96"),
      gourd,
      34,
      {
        lines: { path: "M-70 -42Q0 -22 70 -42M-64 -28Q0 -8 64 -28", width: 3, light: true },
      },
    ),
    part(oval(0, -106, 52, 15), STEEL, 4),
    part(oval(0, -108, 43, 10), tint(".55 .12 130"), 3, {
      lines: {
        path: scattered(40, 0, -108, 40, 9)
          .map(([x, y], i) => `M${x} ${y}l${i % 2 ? 6 : -5} 1`)
          .join(""),
        width: 2,
      },
    }),
    part(ribbon("20 -104 9, 30 -128 9"), STEEL, 3),
    part(blob("-8 -116, 6 -124, 18 -112, 4 -104"), tint(".6 .14 130"), 4),
  ]);
};

/** Ayran: a foaming white drink in a copper mug. */
export const ayran: FigureMaker = (m) => {
  const copper = bodyOr(m, tint(".6 .12 48"));
  return boxed([
    part(ring([62, -66], [32, 38], 12, [-1.5, 1.5]), copper, 5),
    part("M-58 -124L58 -124Q50 -60 60 -8Q0 10 -60 -8Q-50 -60 -58 -124Z", copper, 18, {
      lines: [
        { path: "M-56 -104Q0 -90 56 -104M-56 -24Q0 -8 56 -24", width: 3 },
        {
          path: scattered(34, 0, -64, 44, 26)
            .map(([x, y]) => `M${x - 4} ${y}l4 -4l4 4l-4 4Z`)
            .join(""),
          width: 1.6,
        },
      ],
    }),
    part(oval(0, -124, 58, 13), copper, 4),
    part(
      round(
        [
          [-34, -134],
          [-12, -146],
          [14, -144],
          [36, -134],
          [0, -130],
        ],
        21,
      ) + oval(0, -128, 54, 12),
      white,
      9,
    ),
    part(
      round(
        [
          [-30, -142],
          [10, -152],
          [30, -136],
          [-8, -136],
        ],
        5,
      ),
      tint(".88 .01 240"),
      2,
    ),
  ]);
};

/** A samovar with its tap, the pot on top. */
export const samovar: FigureMaker = (m) => {
  const brass = bodyOr(m, tint(".74 .13 82"));
  return boxed([
    part(
      ribbons("-66 -116 9, -92 -118 10, -94 -86 9, -64 -78 8", "66 -116 9, 92 -118 10, 94 -86 9, 64 -78 8"),
      deeper(brass, m, 0.1),
      4,
    ),
    part("M-54 0L-46 -14L46 -14L54 0Z", brass, 5),
    part(box(-24, -30, 24, -12), brass, 4, { lift: -0.1 }),
    part(blob("-52 -146, 52 -146, 72 -112, 66 -64, 34 -30, -34 -30, -66 -64, -72 -112"), brass, 30),
    part(ribbon("-72 -116 6, 0 -108 6, 72 -116 6") + ribbon("-54 -50 5, 0 -44 5, 54 -50 5"), brass, 2, {
      lift: 0.12,
    }),
    part(oval(0, -148, 56, 11), brass, 5),
    part(
      ribbon("0 -62 14, 0 -50 12, 6 -34 10") + ribbon("-16 -72 8, 16 -72 8") + box(-4, -76, 4, -60),
      brass,
      4,
      { lift: 0.1 },
    ),
    part(box(-20, -172, 20, -150), brass, 4, { lift: -0.06 }),
    part(ribbon("34 -190 9, 58 -196 8, 66 -212 7"), white, 3),
    part(ring([-44, -194], [18, 18], 7, [1.4, 5]), white, 3),
    part(blob("-30 -214, 30 -214, 42 -190, 26 -170, -26 -170, -42 -190"), white, 18),
    part(
      round(
        [
          [-16, -192],
          [0, -188],
          [16, -192],
        ],
        6,
      ),
      colourTones("red"),
      2,
    ),
    part("M-22 -212Q0 -236 22 -212Z", white, 5),
    part(oval(0, -228, 6), brass, 3),
  ]);
};

/** A glass of whisky with ice. */
export const whisky: FigureMaker = (m) => {
  const amber = bodyOr(m, tint(".62 .15 60"));
  const ice = (x: number, y: number) =>
    part(
      polygon([
        [x - 24, y - 18],
        [x + 18, y - 24],
        [x + 24, y + 18],
        [x - 18, y + 22],
      ]),
      tint(".94 .03 210"),
      6,
      { lift: 0.02 },
    );
  return boxed([
    part("M-68 -116L68 -116L58 0L-58 0Z", GLASS, 7, { lift: -0.06 }),
    part("M-62 -70L62 -70L54 -14L-54 -14Z", amber, 10),
    ice(-22, -76),
    ice(26, -62),
    part("M-60 -40L60 -40L55 -14L-55 -14Z", amber, 6, { lift: 0.02 }),
    part(
      [-44, -22, 0, 22, 44]
        .map((x) =>
          polygon([
            [x - 9, -12],
            [x, -34],
            [x + 9, -12],
            [x, -2],
          ]),
        )
        .join(""),
      GLASS,
      3,
      { lift: 0.04 },
    ),
    part(ring([0, -116], [68, 10], 4), GLASS, 1, { lift: 0.06 }),
    part(ribbon("-52 -104 6, -46 -30 6"), white, 1.4),
  ]);
};

/** A flask that keeps drinks hot, with its cup. */
export const thermos: FigureMaker = (m) => {
  const coat = bodyOr(m, tint(".5 .13 155"));
  return boxed([
    part(box(-42, -150, 30, 0), coat, 14),
    part(box(-44, -14, 32, 2) + box(-44, -152, 32, -138), STEEL, 4),
    part("M-36 -152L24 -152L18 -172L-30 -172Z", STEEL, 5),
    part("M-34 -172L22 -172L22 -212Q-6 -220 -34 -212Z", STEEL, 8, { lift: 0.04 }),
    part(ribbon("-28 -128 8, -28 -26 8"), paler(coat, 0.5), 2),
    part(ring([34, -92], [22, 40], 9, [-1.5, 1.5]), coat, 4),
    part("M62 -56L118 -56L110 0L70 0Z", STEEL, 8),
    part(oval(90, -56, 28, 7), tint(".45 .09 50"), 2),
    part(ribbons("84 -66 4, 78 -80 5, 88 -96 3", "100 -66 4, 94 -80 5, 104 -98 3"), white, 1.4),
  ]);
};

/** A press of wood for grapes and apples, the juice running out. */
export const winePress: FigureMaker = (m) => {
  const wood = bodyOr(m, WOOD);
  const staves = Array.from({ length: 8 }, (_, i) => box(-74 + i * 19, -112, -60 + i * 19, -44)).join("");
  return boxed([
    part(box(-6, -226, 6, -110), STEEL, 4, {
      lines: { path: Array.from({ length: 12 }, (_, i) => `M-7 ${-220 + i * 9}l14 5`).join(""), width: 2 },
    }),
    part(ribbon("-92 -212 11, 92 -212 11"), wood, 4),
    part(box(-64, -150, 64, -126), wood, 5, { lift: -0.08 }),
    part(box(-60, -126, 60, -108), colourTones("purple"), 5),
    part(box(-66, -112, 70, -44), tint(".34 .12 330"), 3),
    part(staves, wood, 5),
    part(box(-80, -104, 80, -96) + box(-80, -62, 80, -54), STEEL, 3, { lift: -0.2 }),
    part("M-104 -44L104 -44L92 -20L-92 -20Z", wood, 6, { lift: -0.04 }),
    part(box(-84, -20, -66, 26) + box(66, -20, 84, 26), wood, 4, { lift: -0.1 }),
    part(ribbon("92 -34 12, 114 -28 10"), wood, 3),
    part(ribbon("116 -28 7, 120 -8 7, 120 2 7"), colourTones("purple"), 2),
    part("M98 -4L144 -4L138 28L104 28Z", STEEL, 6),
  ]);
};

/** A bowl of miso soup with cubes of tofu. */
export const misoSoup: FigureMaker = (m) => {
  const lacquer = bodyOr(m, tint(".4 .15 25"));
  return boxed([
    ...basin(lacquer, tint(".66 .09 70")),
    part(
      [
        [-44, -88],
        [10, -80],
        [44, -90],
      ]
        .map(([x, y]) =>
          polygon([
            [x! - 16, y! - 8],
            [x! + 8, y! - 12],
            [x! + 16, y! + 4],
            [x! - 8, y! + 8],
          ]),
        )
        .join(""),
      white,
      4,
    ),
    part(
      ribbon("-14 -94 14, 0 -98 15, 16 -94 12") + ribbon("-66 -76 10, -48 -72 11"),
      tint(".32 .06 145"),
      2,
    ),
    part(
      round(
        [
          [-26, -74],
          [64, -76],
          [28, -98],
          [-4, -72],
          [-70, -88],
        ],
        5,
      ),
      tint(".66 .16 135"),
      2,
    ),
    steam(-118),
  ]);
};
