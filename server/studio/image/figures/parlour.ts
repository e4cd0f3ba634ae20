import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { STEEL } from "./tableware.ts";
import { black, gold, green, red, white } from "./tones.ts";

/** A glass of milk. */
export const milkGlass: FigureMaker = (m) => {
  const milk = bodyOr(m, tint(".97 .012 90"));
  const glass = tint(".84 .04 225");
  return boxed([
    part("M-62 -190L62 -190L48 -6Q0 6 -48 -6Z", glass, 8),
    part("M-55 -160Q0 -148 55 -160L43 -16Q0 -6 -43 -16Z", milk, 18),
    part(oval(0, -160, 55, 12), milk, 4, { lift: 0.06 }),
    part(ring([0, -190], [60, 13], 5), glass, 2, { lift: 0.06 }),
    part(ribbon("-44 -144 6, -36 -40 6"), tint(".9 .03 225"), 2),
    part(ring([0, -4], [46, 7], 4, [0, 3.14]), glass, 2),
  ]);
};

/** A glass cup of clear tea, with a bag on its thread and a slice of lemon. */
export const teaCup: FigureMaker = (m) => {
  const tea = bodyOr(m, tint(".68 .15 60"));
  const glass = tint(".87 .03 215");
  return boxed([
    part(
      ribbons("-26 -170 5, -36 -192 8, -18 -212 8, -28 -236 4", "26 -170 5, 16 -194 8, 34 -214 8, 24 -238 4"),
      white,
      3,
    ),
    part(oval(0, -10, 122, 18), glass, 6, { lift: -0.06 }),
    part(oval(0, -14, 74, 9), glass, 2, { lift: -0.16 }),
    part(ribbon("70 -118 14, 114 -120 14, 118 -76 14, 62 -52 14"), glass, 6),
    part("M-84 -150Q-82 -62 -46 -24Q-32 -12 0 -12Q32 -12 46 -24Q82 -62 84 -150Z", glass, 14),
    part("M-76 -128Q0 -112 76 -128Q70 -62 42 -32Q28 -20 0 -20Q-28 -20 -42 -32Q-70 -62 -76 -128Z", tea, 26),
    part(oval(0, -128, 77, 14), paler(tea, 0.2), 3),
    part(ring([0, -150], [83, 17], 5), glass, 2, { lift: 0.06 }),
    part(oval(-34, -130, 30, 9), tint(".9 .15 100"), 3, {
      lines: { path: "M-60 -130L-8 -130M-46 -136L-22 -124M-22 -136L-46 -124", width: 1.6 },
    }),
    part(ribbon("38 -126 3, 52 -164 3, 84 -142 3, 88 -104 3"), white, 1),
    part(polygon("72 -106, 106 -104, 104 -66, 70 -68"), white, 4),
    part(blob("88 -76, 78 -86, 82 -98, 96 -98, 98 -86"), green, 3),
    part(ribbon("-58 -104 8, -50 -68 8, -34 -44 6"), paler(tea, 0.55), 2),
  ]);
};

/** A bottle of oil, golden green, beside olives. */
export const oilBottle: FigureMaker = (m) => {
  const oil = bodyOr(m, tint(".76 .15 105"));
  const glass = tint(".86 .05 125");
  return boxed([
    part(
      "M-22 -262L22 -262L22 -212Q26 -188 50 -170Q58 -162 58 -148L58 -12Q58 0 46 0L-46 0Q-58 0 -58 -12L-58 -148Q-58 -162 -50 -170Q-26 -188 -22 -212Z",
      glass,
      10,
    ),
    part(
      "M-15 -214L15 -214Q20 -184 44 -166Q50 -160 50 -146L50 -14Q50 -8 42 -8L-42 -8Q-50 -8 -50 -14L-50 -146Q-50 -160 -44 -166Q-20 -184 -15 -214Z",
      oil,
      16,
    ),
    part(box(-15, -288, 15, -256), tint(".66 .08 65"), 5),
    part(box(-50, -124, 50, -42), tint(".94 .03 95"), 4),
    part(blob("-10 -104, -2 -116, 14 -112, 24 -92, 20 -70, 2 -60, -16 -68, -22 -88"), tint(".5 .11 125"), 9),
    part(ribbon("2 -112 4, -4 -122 4, -14 -122 4"), green, 1),
    part(ribbon("-42 -150 7, -44 -22 7"), white, 2, { lift: 0.06 }),
    part(
      ribbons(
        "76 -10 5, 96 -30 5, 130 -46 4",
        "100 -32 4, 96 -52 10, 88 -72 3",
        "118 -42 4, 126 -60 10, 124 -82 3",
      ),
      green,
      3,
    ),
    part(oval(84, -18, 21, 18), tint(".5 .12 125"), 10),
    part(oval(122, -16, 20, 17), tint(".36 .07 330"), 10),
  ]);
};

/** A steamer for couscous: a sieve full of grains on a round pot. */
export const couscousSteamer: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  const holes = [-64, -38, -12, 14, 40, 64]
    .flatMap((x, i) => [-132, -116].map((y, k) => oval(x - (k ? 0 : 6) + (i % 2), y, 4.6)))
    .join("");
  const grains = Array.from({ length: 46 }, (_, i) => {
    const a = i * 2.399;
    const r = Math.sqrt(i / 46);
    return oval(Math.cos(a) * 84 * r, -172 - (1 - r) * 24 + Math.sin(a) * 9 * r, 5.4, 4.6);
  }).join("");
  return boxed([
    part(
      ribbons("-24 -204 6, -36 -226 8, -18 -246 7, -28 -266 4", "26 -204 6, 14 -228 8, 32 -248 7, 22 -270 4"),
      white,
      3,
    ),
    part(blob("-94 -166, -62 -190, 0 -204, 62 -190, 94 -166, 0 -150"), tint(".88 .1 88"), 12),
    part(grains, tint(".92 .09 92"), 3),
    part(
      ribbons(
        "-96 -148 10, -122 -152 10, -124 -134 10, -92 -130 10",
        "96 -148 10, 122 -152 10, 124 -134 10, 92 -130 10",
      ),
      metal,
      4,
    ),
    part("M-104 -168Q0 -142 104 -168L86 -100L-86 -100Z", metal, 14),
    part(holes, tint(".26 .01 250"), 1),
    part(box(-90, -106, 90, -92), paler(metal, 0.3), 5),
    part(
      ribbons(
        "-104 -64 11, -134 -70 11, -136 -46 11, -102 -42 11",
        "104 -64 11, 134 -70 11, 136 -46 11, 102 -42 11",
      ),
      metal,
      4,
    ),
    part("M-88 -94L88 -94Q118 -70 112 -36Q106 -4 80 0L-80 0Q-106 -4 -112 -36Q-118 -70 -88 -94Z", metal, 24),
    part(ribbon("-74 -74 9, -86 -46 10, -78 -24 7"), paler(metal, 0.6), 2),
  ]);
};

/** A ballot box with a folded paper in its slot. */
export const ballotBox: FigureMaker = (m) => {
  const side = bodyOr(m, tint(".86 .05 230"));
  return boxed([
    part(polygon("-104 -126, 72 -126, 72 0, -104 0"), side, 6),
    part(polygon("72 -126, 112 -154, 112 -26, 72 0"), deeper(side, m, 0.22), 5),
    part(polygon("-104 -126, -64 -154, 112 -154, 72 -126"), paler(side, 0.3), 4),
    part(polygon("-44 -136, -34 -144, 58 -144, 50 -136"), black, 1),
    part(polygon("-30 -142, -22 -232, 40 -232, 44 -142"), white, 5, {
      lines: { path: "M-14 -212L30 -212M-16 -196L32 -196M-16 -180L20 -180", width: 3 },
    }),
    part(box(-58, -96, 26, -24), white, 4),
    part(ribbon("-44 -62 11, -24 -40 12, 12 -84 11"), tint(".55 .17 145"), 3),
    part(box(60, -138, 84, -112), gold, 5),
  ]);
};

/** A walkie-talkie with its aerial. */
export const walkieTalkie: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".4 .03 250"));
  const slots = [-92, -80, -68, -56]
    .map((y) =>
      ribbon([
        [-32, y, 5],
        [32, y, 5],
      ]),
    )
    .join("");
  const keys = [-36, -22].flatMap((y) => [-28, 0, 28].map((x) => box(x - 10, y - 5, x + 10, y + 5))).join("");
  return boxed([
    part(ribbon("-36 -186 14, -36 -282 10"), black, 5),
    part(oval(-36, -284, 8), black, 4),
    part(box(18, -206, 44, -184), black, 4, {
      lines: { path: "M25 -204L25 -186M32 -204L32 -186M38 -204L38 -186", width: 2 },
    }),
    part(box(-66, -150, -52, -104), tint(".66 .17 45"), 5),
    part(
      "M-46 -192Q-56 -192 -56 -180L-56 -14Q-56 0 -42 0L42 0Q56 0 56 -14L56 -180Q56 -192 46 -192Z",
      shell,
      12,
    ),
    part(box(-40, -172, 40, -116), tint(".82 .1 140"), 4, {
      lines: {
        path: "M-30 -156L10 -156M-30 -140L-6 -140M20 -134L20 -128M26 -142L26 -128M32 -152L32 -128",
        width: 4,
      },
    }),
    part(slots, black, 2),
    part(keys, tint(".72 .01 250"), 3),
    part(
      ribbons(
        "-78 -236 4, -84 -256 4, -78 -276 4",
        "-92 -228 4, -102 -256 4, -92 -284 4",
        "6 -236 4, 12 -256 4, 6 -276 4",
        "20 -228 4, 30 -256 4, 20 -284 4",
      ),
      tint(".62 .15 45"),
      1,
    ),
  ]);
};

/** A hearing aid behind an ear. */
export const hearingAid: FigureMaker = (m) => {
  const skin = tint(".78 .07 55");
  const shell = bodyOr(m, tint(".5 .06 250"));
  return boxed([
    part(
      blob(
        "-30 0, -52 -30, -60 -76, -72 -110, -66 -164, -24 -200, 30 -198, 62 -160, 58 -112, 30 -84, 20 -48, 4 -10",
      ),
      skin,
      20,
    ),
    part(
      ribbon("-40 -118 11, -44 -156 13, -10 -178 13, 30 -168 12, 38 -132 11, 14 -104 10"),
      deeper(skin, m, 0.16),
      4,
    ),
    part(blob("-32 -92, -14 -118, 10 -108, 4 -78, -14 -56, -30 -62"), deeper(skin, m, 0.4), 5),
    part(ribbon("54 -186 7, 32 -214 7, -6 -216 7, -24 -186 6, -18 -120 6, -12 -92 6"), tint(".9 .03 220"), 2),
    part(oval(-10, -88, 15, 13), tint(".86 .03 220"), 6),
    part(ribbon("52 -190 28, 78 -150 40, 78 -92 42, 56 -52 30"), shell, 12),
    part(oval(88, -140, 6, 9) + ribbon("86 -100 6, 84 -82 6"), paler(shell, 0.6), 2),
    part(
      ribbons("112 -148 5, 122 -124 5, 112 -100 5", "128 -162 5, 142 -124 5, 128 -86 5"),
      tint(".66 .14 240"),
      1,
    ),
  ]);
};

/** An electric fire with three glowing bars. */
export const electricHeater: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".88 .02 80"));
  return boxed([
    part(box(-104, -14, -70, 0) + box(70, -14, 104, 0), black, 4),
    part(
      "M-128 -156Q-128 -168 -116 -168L116 -168Q128 -168 128 -156L128 -24Q128 -12 116 -12L-116 -12Q-128 -12 -128 -24Z",
      shell,
      10,
    ),
    part(box(-110, -150, 78, -30), tint(".34 .05 40"), 4),
    ...[-130, -92, -54].map((y) =>
      part(
        ribbon([
          [-102, y, 15],
          [70, y, 15],
        ]),
        tint(".74 .19 50"),
        6,
        { lift: 0.1 },
      ),
    ),
    ...[-130, -92, -54].map((y) =>
      part(
        ribbon([
          [-96, y - 2, 4],
          [64, y - 2, 4],
        ]),
        tint(".95 .1 90"),
        2,
        { lift: 0.1 },
      ),
    ),
    part(boxes(9, -108, 23, 4, -152, -28), STEEL, 2),
    part(oval(102, -126, 13) + oval(102, -90, 13), tint(".4 .02 250"), 5, {
      lines: { path: "M102 -136L102 -124M102 -100L108 -90", width: 3 },
    }),
    part(
      ribbons(
        "-60 -182 5, -70 -200 7, -54 -218 4",
        "0 -182 5, -10 -202 7, 6 -222 4",
        "60 -182 5, 50 -200 7, 66 -218 4",
      ),
      tint(".8 .14 50"),
      2,
    ),
  ]);
};

/** An open box of fuses with its switches. */
export const fuseBox: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".8 .01 250"));
  return boxed([
    part(polygon("84 -222, 146 -240, 146 14, 84 -4"), paler(shell, 0.25), 5),
    part(
      polygon("100 -160, 132 -166, 116 -112, 132 -116, 104 -60, 110 -104, 96 -102"),
      tint(".86 .16 92"),
      3,
    ),
    part(box(-104, -226, 92, 0), shell, 7),
    part(box(-90, -212, 78, -14), deeper(shell, m, 0.3), 4),
    ...[-196, -132, -68].flatMap((y, r) =>
      [-74, -36, 2, 40].flatMap((x, i) => [
        part(box(x - 2, y, x + 28, y + 46), white, 4),
        part(
          box(x + 6, y + ((i + r) % 4 ? 8 : 24), x + 20, y + ((i + r) % 4 ? 22 : 38)),
          (i + r) % 4 ? black : red,
          3,
        ),
      ]),
    ),
    part(ribbons("-60 -226 6, -60 -256 6", "0 -226 6, 0 -262 6", "50 -226 6, 50 -256 6"), black, 2),
  ]);
};

/** A bell push beside a door, with a finger on it. */
export const doorbell: FigureMaker = (m) => {
  const plate = bodyOr(m, gold);
  return boxed([
    part(
      "M-58 -198Q-58 -220 -36 -220L36 -220Q58 -220 58 -198L58 -22Q58 0 36 0L-36 0Q-58 0 -58 -22Z",
      plate,
      9,
    ),
    part(oval(0, -200, 6) + oval(0, -18, 6), deeper(plate, m, 0.4), 2),
    part("M-30 -136Q-26 -144 -24 -160Q-22 -180 0 -182Q22 -180 24 -160Q26 -144 30 -136Z", white, 6),
    part(oval(0, -132, 8, 6) + oval(0, -184, 5), white, 3),
    part(oval(0, -74, 38), deeper(plate, m, 0.35), 4),
    part(oval(0, -74, 29), tint(".94 .02 80"), 12),
    part(
      ribbons(
        "-74 -96 5, -84 -74 5, -74 -52 5",
        "-90 -108 5, -106 -74 5, -90 -40 5",
        "74 -96 5, 84 -74 5, 74 -52 5",
        "90 -108 5, 106 -74 5, 90 -40 5",
      ),
      tint(".68 .17 45"),
      1,
    ),
  ]);
};

/** A contact lens on a fingertip, over its case. */
export const contactLens: FigureMaker = (m) => {
  const lens = bodyOr(m, tint(".8 .08 225"));
  const pot = (x: number, colour: string, sign: string) => [
    part(oval(x, -26, 56, 26), tint(colour), 12),
    part(oval(x, -36, 50, 18), tint(colour), 6, { lift: 0.06, lines: { path: sign, width: 4 } }),
  ];
  return boxed([
    ...pot(-62, ".9 .02 220", "M-70 -42L-70 -30L-56 -30"),
    ...pot(62, ".7 .12 240", "M54 -30L54 -42L66 -42L66 -36L54 -36M60 -36L68 -30"),
    part(box(-12, -40, 12, -20), tint(".9 .02 220"), 3),
    part("M-66 -132Q-60 -76 0 -70Q60 -76 66 -132Z", lens, 14),
    part(oval(0, -132, 67, 24), paler(lens, 0.4), 5),
    part(oval(0, -128, 34, 10), tint(".6 .12 240"), 3),
    part(oval(0, -127, 13, 4), tint(".32 .06 250"), 1),
    part(ribbon("-46 -108 7, -32 -90 6"), white, 2),
  ]);
};
