import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { STEEL } from "./tableware.ts";
import { black, colourTones, gold, white } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");

/** A clothes peg of wood on its line. */
export const clothesPeg: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".74 .09 70"));
  return boxed([
    part(ribbon("-130 -54 7, 0 -48 7, 130 -54 7"), white, 2),
    part(blob("-6 -196, -40 -190, -34 -120, -12 -100, -26 -60, -16 0, -2 0, -2 -90"), wood, 8, {
      lines: { path: "M-28 -180L-16 -20", width: 2 },
    }),
    part(blob("6 -196, 40 -190, 34 -120, 12 -100, 26 -60, 16 0, 2 0, 2 -90"), wood, 8, {
      lift: 0.05,
      lines: { path: "M28 -180L16 -20", width: 2 },
    }),
    part(box(-36, -122, 36, -102), STEEL, 4, {
      lines: {
        path: "M-30 -122L-26 -102M-16 -122L-12 -102M-2 -122L2 -102M12 -122L16 -102M26 -122L30 -102",
        width: 3,
      },
    }),
  ]);
};

/** A sponge with suds. */
export const sponge: FigureMaker = (m) => {
  const yellow = bodyOr(m, tint(".88 .16 92"));
  return boxed([
    part("M-112 -70Q-112 -84 -98 -84L78 -84L112 -60L112 -4L-98 -4Q-112 -4 -112 -18Z", yellow, 14),
    part("M-112 -30L112 -30L112 -4L-98 -4Q-112 -4 -112 -18Z", tint(".52 .14 145"), 8),
    part("M-98 -84L-70 -108L112 -108L112 -60L78 -84Z", yellow, 6, { lift: 0.06 }),
    part(
      scattered(26, -8, -56, 104, 20)
        .map(([x, y], i) => oval(x, y, 4 + (i % 3) * 2, 3 + (i % 2) * 2))
        .join(""),
      deeper(yellow, m, 0.35),
      1.4,
    ),
    part(
      round(
        [
          [60, -118],
          [84, -126],
          [102, -112],
          [76, -106],
          [112, -132],
        ],
        14,
      ),
      white,
      9,
    ),
    part(
      round(
        [
          [-116, -10],
          [-128, -2],
          [-104, 0],
        ],
        10,
      ) +
        round(
          [
            [130, -6],
            [118, 2],
          ],
          9,
        ),
      white,
      6,
    ),
  ]);
};

/** A dustpan with its brush. */
export const dustpan: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".58 .2 28"));
  return boxed([
    part(ribbon("78 -74 22, 124 -104 18, 148 -118 20"), red, 7),
    part(polygon("-96 -64, 66 -104, 104 -62, -22 -4, -108 -6"), red, 7, { lift: -0.14 }),
    part(polygon("66 -104, 104 -62, 104 -36, -22 4, -22 -12, 84 -62"), red, 5),
    part(polygon("-96 -64, -108 -6, -120 0, -108 -72"), red, 4, { lift: 0.04 }),
    part(blob("-70 -30, -40 -50, 0 -46, 24 -32, -10 -18, -50 -14"), colourTones("grey"), 7, {
      lines: {
        path: scattered(26, -24, -32, 40, 14)
          .map(([x, y]) => `M${x} ${y}l4 2`)
          .join(""),
        width: 2.4,
      },
    }),
    part(ribbon("-46 -190 18, -84 -122 18"), red, 7),
    part(ribbon("-132 -132 24, -44 -96 24"), red, 8, { lift: 0.04 }),
    part(polygon("-142 -126, -48 -88, -70 -44, -160 -80"), tint(".82 .06 85"), 4, {
      lines: {
        path: Array.from({ length: 11 }, (_, i) => `M${-138 + i * 9} ${-122 + i * 3.6}l-18 44`).join(""),
        width: 2.6,
      },
    }),
  ]);
};

/** A sticking plaster. */
export const plaster: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".8 .08 62"));
  const one = (lean: number, lift: number) => {
    const at = (x: number, y: number, w: number) =>
      [x * Math.cos(lean) - y * Math.sin(lean), -86 + x * Math.sin(lean) + y * Math.cos(lean), w] as const;
    const dots = [-92, -76, -60, 60, 76, 92].flatMap((x) => [-11, 0, 11].map((y) => at(x, y, 0)));
    return [
      part(ribbon([at(-90, 0, 54), at(0, 0, 54), at(90, 0, 54)], 3), skin, 9, { lift }),
      part(
        polygon(
          [at(-40, -25, 0), at(40, -25, 0), at(40, 25, 0), at(-40, 25, 0)].map(([x, y]) => [x, y] as const),
        ),
        paler(skin, 0.4),
        4,
        { lift },
      ),
      part(dots.map(([x, y]) => oval(x, y, 3)).join(""), deeper(skin, m, 0.35), 1),
    ];
  };
  return boxed([...one(-0.7, -0.03), ...one(0.7, 0.02)]);
};

/** A candlestick of brass without flames on it but a candle that is alight. */
export const candlestick: FigureMaker = (m) => {
  const brass = bodyOr(m, gold);
  const arm = (s: number) =>
    part(
      ribbon([
        [0, -84, 10],
        [s * 34, -62, 10],
        [s * 68, -74, 10],
        [s * 72, -112, 10],
      ]),
      brass,
      4,
    );
  const light = (x: number, y: number) => [
    part(box(x - 9, y - 50, x + 9, y), tint(".95 .03 90"), 5),
    part(
      blob([
        [x, y - 90],
        [x + 10, y - 68],
        [x, y - 54],
        [x - 10, y - 68],
      ]),
      colourTones("orange"),
      3,
      { lit: [0.93, 0.03, 0.13] },
    ),
    part(oval(x, y + 2, 22, 6), brass, 4),
  ];
  return boxed([
    part("M-58 0Q-54 -16 -16 -22L16 -22Q54 -16 58 0Z", brass, 7),
    part(ribbon("0 -20 14, 0 -44 22, 0 -64 11, 0 -100 16, 0 -136 10"), brass, 6),
    arm(-1),
    arm(1),
    ...light(0, -140),
    ...light(-72, -116),
    ...light(72, -116),
  ]);
};

/** An ashtray with stubs and smoke. */
export const ashtray: FigureMaker = (m) => {
  const glass = bodyOr(m, tint(".62 .06 230"));
  const stub = (line: string, end: readonly [number, number]) => [
    part(ribbon(line), white, 4),
    part(oval(end[0], end[1], 8), tint(".66 .14 60"), 4),
  ];
  return boxed([
    part("M-112 -58L112 -58L92 0L-92 0Z", glass, 10),
    part(oval(0, -58, 114, 28), glass, 6),
    part(oval(0, -57, 88, 19), deeper(glass, m, 0.45), 3),
    part(blob("-60 -54, -30 -66, 20 -64, 62 -54, 20 -44, -30 -44"), colourTones("grey"), 5),
    ...stub("-30 -60 13, -70 -88 13", [-72, -90]),
    ...stub("20 -58 13, 40 -90 13", [41, -93]),
    part(ribbon("58 -64 13, 118 -74 13") + ribbon("118 -74 13, 134 -77 13"), white, 4),
    part(ribbon("116 -74 13, 136 -77 13"), tint(".7 .14 62"), 4),
    part(oval(56, -64, 7, 6.5), tint(".65 .21 35"), 2, { lit: [0.75, 0.16, 0.12] }),
    part(ribbons("54 -72 4, 44 -96 6, 60 -124 8, 46 -152 6, 58 -178 3"), white, 2, { lift: -0.05 }),
  ]);
};

/** A lighter with its flame. */
export const lighter: FigureMaker = (m) => {
  const body = bodyOr(m, tint(".58 .2 28"));
  return boxed([
    part("M-36 -110L36 -110L36 -8Q36 0 28 0L-28 0Q-36 0 -36 -8Z", body, 12),
    part(box(-36, -144, 30, -108), STEEL, 6, {
      lines: { path: "M-20 -140L-20 -112M-6 -140L-6 -112", width: 3 },
    }),
    part(oval(20, -148, 15), black, 4, {
      lines: {
        path: "M8 -148L32 -148M20 -160L20 -136M11 -157L29 -139M29 -157L11 -139",
        width: 2,
        light: true,
      },
    }),
    part(box(26, -142, 46, -128), black, 4),
    part(ribbon("-20 -96 8, -20 -20 8"), paler(body, 0.5), 2),
    part(blob("-14 -144, -30 -166, -24 -196, -10 -226, 4 -196, 6 -166"), colourTones("orange"), 6, {
      lit: [0.86, 0.08, 0.15],
    }),
    part(blob("-13 -146, -20 -162, -12 -186, -2 -162"), colourTones("yellow"), 3, { lit: [0.96, 0, 0.1] }),
  ]);
};

/** Sticks of chewing gum in their packet, and a bubble. */
export const chewingGum: FigureMaker = (m) => {
  const pack = bodyOr(m, tint(".62 .17 145"));
  const stick = (x: number, y: number) => [
    part(
      polygon([
        [x - 52, y - 44],
        [x + 6, y - 62],
        [x + 12, y - 40],
        [x - 44, y - 20],
      ]),
      tint(".88 .07 355"),
      4,
    ),
    part(
      polygon([
        [x - 30, y - 51],
        [x + 26, y - 68],
        [x + 34, y - 46],
        [x - 22, y - 27],
      ]),
      STEEL,
      3,
      { lift: 0.1 },
    ),
  ];
  return boxed([
    ...stick(-60, -66),
    ...stick(-66, -36),
    ...stick(-70, -8),
    part(polygon("-70 -124, 104 -104, 112 -12, -64 -4"), pack, 8),
    part(polygon("-70 -124, -46 -122, -40 -6, -64 -4"), STEEL, 4),
    part(ribbon("-20 -64 20, 30 -60 20, 82 -62 20"), white, 3, {
      lines: { path: "M-10 -64L70 -62", width: 4 },
    }),
    part(oval(94, -146, 46), tint(".8 .12 355"), 34),
    part(ribbon("74 -164 10, 88 -176 8"), white, 2),
  ]);
};
