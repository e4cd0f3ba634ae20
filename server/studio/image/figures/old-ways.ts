import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { black, gold, green, orange, red, white, yellow } from "./tones.ts";

/** Two round stones with a handle, and the flour that they grind. */
export const handMill: FigureMaker = (m) => {
  const stone = bodyOr(m, tint(".62 .015 70"));
  const pits = scattered(18, 0, -72, 88, 14)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l5 3`)
    .join("");
  return boxed([
    part(oval(0, -2, 142, 16), tint(".92 .04 85"), 4),
    part("M-118 -46L118 -46L122 -18Q0 18 -122 -18Z", deeper(stone, m, 0.1), 10, {
      lines: { path: "M-92 -26l8 6M-40 -14l8 6M20 -14l8 5M76 -20l8 5", width: 2.4 },
    }),
    part(oval(0, -46, 118, 32), deeper(stone, m, 0.1), 4),
    part("M-104 -84L104 -84L106 -50Q0 -14 -106 -50Z", stone, 10),
    part(oval(0, -84, 104, 30), stone, 6, { lines: { path: pits.replaceAll(" -7", " -8"), width: 2.4 } }),
    part(oval(0, -86, 26, 9), deeper(stone, m, 0.55), 3),
    part(
      scattered(10, 0, -88, 18, 6)
        .map(([x, y]) => oval(x, y, 4, 3))
        .join(""),
      tint(".82 .11 80"),
      2,
    ),
    part(ribbon("74 -90 16, 76 -168 14"), WOOD, 5),
    part(
      blob("-150 0, -124 -18, -96 -6, -104 8") + blob("90 4, 118 -14, 148 0, 130 10"),
      tint(".94 .03 85"),
      5,
    ),
  ]);
};

/** A yoke for the shoulders with two buckets of water. */
export const shoulderYoke: FigureMaker = (m) => {
  const wood = bodyOr(m, WOOD);
  const bucket = (x: number) => [
    part(
      ribbon([
        [x, -178, 4],
        [x, -126, 4],
      ]),
      STEEL,
      1,
    ),
    part(
      ribbon([
        [x - 40, -84, 5],
        [x - 22, -118, 5],
        [x, -128, 5],
        [x + 22, -118, 5],
        [x + 40, -84, 5],
      ]),
      STEEL,
      2,
    ),
    part(`M${x - 44} -86L${x + 44} -86L${x + 34} 0L${x - 34} 0Z`, tint(".66 .07 240"), 12),
    part(oval(x, -86, 44, 11), tint(".74 .03 240"), 4),
    part(oval(x, -84, 37, 8), tint(".72 .1 228"), 2),
    part(
      ribbons(`${x - 41} -62 5, ${x} -54 5, ${x + 41} -62 5`, `${x - 36} -20 5, ${x} -12 5, ${x + 36} -20 5`),
      deeper(tint(".66 .07 240"), m, 0.3),
      2,
    ),
  ];
  return boxed([
    ...bucket(-116),
    ...bucket(116),
    part(
      ribbon("-132 -174 11, -112 -186 14, -60 -214 19, 0 -224 22, 60 -214 19, 112 -186 14, 132 -174 11"),
      wood,
      7,
    ),
    part(ribbons("-26 -222 24, 26 -222 24"), tint(".56 .17 28"), 4),
    part(oval(-64, -12, 4, 8) + oval(66, -16, 4, 8), tint(".72 .1 228"), 1),
  ]);
};

/** A tall paper cone full of sweets for the first day of school. */
export const schoolCone: FigureMaker = (m) => {
  const paper = bodyOr(m, tint(".6 .16 250"));
  return boxed([
    part(ribbons("-34 -226 14, -44 -262 14", "30 -226 12, 44 -258 12"), tint(".82 .16 92"), 4),
    part(oval(-10, -242, 24) + oval(24, -236, 20), red, 10),
    part(
      blob("-82 -210, -70 -248, -42 -232, -20 -262, 4 -236, 30 -264, 44 -232, 74 -248, 82 -210, 0 -190"),
      tint(".86 .1 350"),
      8,
      { lines: { path: "M-60 -216L-62 -238M-18 -210L-18 -250M28 -210L30 -250M60 -216L64 -238", width: 2 } },
    ),
    part("M-86 -210Q0 -186 86 -210L10 -4Q0 6 -10 -4Z", paper, 20),
    part(
      blob("-20 -186, -52 -204, -74 -192, -62 -172, -26 -176") +
        blob("20 -186, 52 -204, 74 -192, 62 -172, 26 -176"),
      red,
      6,
    ),
    part(oval(0, -182, 16, 13), red, 6),
    part(
      polygon("0 -148, 10 -124, 35 -122, 16 -106, 23 -82, 0 -96, -23 -82, -16 -106, -35 -122, -10 -124"),
      yellow,
      4,
    ),
    part(oval(-8, -60, 9) + oval(12, -66, 6) + oval(0, -34, 6), white, 3),
  ]);
};

/** A cork with feathers that is hit with the hand. */
export const shuttlecock: FigureMaker = (m) => {
  const plume = [bodyOr(m, tint(".58 .21 26")), tint(".84 .16 92"), tint(".6 .16 250"), tint(".62 .16 145")];
  const feathers = [-0.62, 0.62, -0.3, 0.3, 0].map((a, i) => {
    const at = (r: number, o = 0) =>
      [Math.sin(a) * r + Math.cos(a) * o, -40 - Math.cos(a) * r + Math.sin(a) * o] as const;
    return [
      part(
        blob([
          at(10, -5),
          at(70, -18),
          at(130, -24),
          at(172, -8),
          at(176, 6),
          at(130, 24),
          at(70, 18),
          at(10, 5),
        ]),
        plume[i % 4]!,
        8,
        {
          lines: {
            path: `M${at(20).join(" ")}L${at(160).join(" ")}M${at(90).join(" ")}L${at(112, -18).join(" ")}M${at(90).join(" ")}L${at(112, 18).join(" ")}M${at(60).join(" ")}L${at(80, -14).join(" ")}M${at(60).join(" ")}L${at(80, 14).join(" ")}`,
            width: 2,
          },
        },
      ),
    ];
  });
  return boxed([
    ...feathers.flat(),
    part("M-44 -52L44 -52Q46 0 0 2Q-46 0 -44 -52Z", tint(".86 .04 85"), 16),
    part(ribbon("-44 -50 11, 0 -42 11, 44 -50 11"), tint(".5 .17 28"), 4),
  ]);
};

/** A bracelet of thread with a flower, tied to the wrist by a sister. */
export const rakhi: FigureMaker = (m) => {
  const thread = bodyOr(m, tint(".56 .21 26"));
  const petal = (count: number, r: number, size: number) =>
    Array.from({ length: count }, (_, i) =>
      oval(Math.cos((i / count) * 6.283) * r, -70 + Math.sin((i / count) * 6.283) * r, size),
    ).join("");
  return boxed([
    part(
      ribbons(
        "-52 -70 9, -100 -84 9, -128 -60 8, -150 -72 8",
        "-52 -66 8, -96 -62 8, -124 -82 8, -148 -54 7",
        "52 -70 9, 100 -84 9, 128 -60 8, 150 -72 8",
        "52 -66 8, 96 -62 8, 124 -82 8, 148 -54 7",
      ),
      thread,
      3,
    ),
    part(
      ribbons(
        "-150 -72 12, -166 -60 4",
        "-148 -54 12, -166 -44 4",
        "150 -72 12, 166 -60 4",
        "148 -54 12, 166 -44 4",
      ),
      yellow,
      2,
    ),
    part(petal(12, 52, 17), thread, 6),
    part(petal(10, 36, 14), yellow, 5),
    part(oval(0, -70, 30), tint(".5 .16 300"), 5),
    part(petal(8, 21, 5), white, 3),
    part(oval(0, -70, 12), gold, 6),
  ]);
};

/** A wooden bell in the shape of a fish, on its cushion with a stick. */
export const woodenFish: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".5 .14 38"));
  return boxed([
    part(blob("-126 -30, -96 -50, 0 -54, 96 -50, 126 -30, 110 -2, 0 6, -110 -2"), tint(".48 .14 300"), 14, {
      lines: { path: "M-116 -26Q0 -6 116 -26", width: 2.4 },
    }),
    part(oval(0, -104, 92, 72), wood, 30),
    part("M-88 -88Q0 -58 88 -88L88 -78Q0 -46 -88 -78Z", deeper(wood, m, 0.7), 3),
    part(oval(-72, -88, 15) + oval(72, -88, 15), deeper(wood, m, 0.6), 4),
    part(ring([-42, -128], [15, 13], 5) + oval(-42, -128, 6), gold, 2),
    part(
      Array.from({ length: 3 }, (_, k) => ring([24 + k * 18, -130], [15, 20], 4, [-1.3, 1.3])).join(""),
      gold,
      2,
    ),
    part(blob("-16 -172, 0 -196, 30 -192, 26 -170"), wood, 8),
    part(ribbon("60 -190 9, 130 -228 9"), WOOD, 3),
    part(oval(54, -186, 17, 14), red, 7),
  ]);
};

/** A low heated table with a quilt and mandarins on it. */
export const kotatsu: FigureMaker = (m) => {
  const quilt = bodyOr(m, tint(".54 .17 26"));
  return boxed([
    part(
      "M-120 -92L120 -92Q146 -40 166 -10Q140 6 108 -4Q72 8 36 -2Q0 8 -36 -2Q-72 8 -108 -4Q-140 6 -166 -10Q-146 -40 -120 -92Z",
      quilt,
      22,
      {
        lines: { path: "M-70 -84L-92 -4M0 -84L0 0M70 -84L92 -4M-142 -40Q0 -20 142 -40", width: 2.4 },
      },
    ),
    part(
      scattered(22, 0, -44, 128, 26)
        .map(([x, y]) => oval(x, y, 7))
        .join(""),
      tint(".9 .06 80"),
      1,
    ),
    part("M-128 -110L128 -110L140 -94L-140 -94Z", tint(".58 .09 60"), 5),
    part(box(-140, -96, 140, -86), tint(".5 .09 55"), 4),
    part("M-46 -134L46 -134Q40 -108 20 -104L-20 -104Q-40 -108 -46 -134Z", tint(".9 .02 220"), 8),
    part(oval(-24, -142, 19, 17) + oval(22, -142, 19, 17), orange, 9),
    part(oval(0, -158, 20, 17), orange, 10),
    part(oval(0, -172, 6, 3) + oval(-26, -156, 5, 3) + oval(24, -156, 5, 3), green, 1),
    part("M76 -130L108 -130L104 -106L80 -106Z", tint(".56 .09 150"), 6),
  ]);
};

/** Two round rice cakes one on the other, with a bitter orange on top, for the new year. */
export const kagamiMochi: FigureMaker = (m) => {
  const rice = bodyOr(m, tint(".97 .012 90"));
  return boxed([
    part("M-92 -34L92 -34L74 0L-74 0Z", tint(".78 .08 75"), 6),
    part(oval(0, -38, 30, 13), tint(".6 .06 60"), 2),
    part(polygon("-112 -52, 112 -52, 104 -34, -104 -34"), tint(".78 .08 75"), 5),
    part(polygon("-40 -56, 0 -64, 40 -56, 24 -12, 0 -30, -24 -12"), white, 3),
    part(oval(0, -80, 98, 36), rice, 26),
    part(oval(0, -132, 70, 29), rice, 22),
    part(oval(0, -178, 31, 29), orange, 16),
    part(
      blob("2 -204, 26 -226, 58 -220, 38 -202, 14 -198") + blob("-2 -204, -24 -222, -50 -212, -32 -200"),
      green,
      5,
    ),
    part(polygon("-14 -112, 14 -112, 20 -52, 8 -62, 0 -48, -8 -62, -20 -52"), red, 3),
  ]);
};

/** A wooden plaque with a horse and a wish, on its red cord. */
export const wishPlaque: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".82 .09 78"));
  return boxed([
    part(ribbons("-40 -140 5, 0 -206 5, 40 -140 5"), red, 2),
    part(polygon("-130 -112, 0 -168, 130 -112, 130 0, -130 0"), wood, 7, {
      lines: { path: "M-126 -70L-70 -72M90 -40L126 -42M-126 -24L-86 -22", width: 1.8 },
    }),
    part(polygon("-140 -110, 0 -172, 140 -110, 140 -98, 0 -156, -140 -98"), deeper(wood, m, 0.25), 4),
    part(oval(-34, -136, 5) + oval(34, -136, 5), deeper(wood, m, 0.6), 1),
    part(
      blob(
        "-92 -64, -70 -74, -30 -70, 0 -78, 12 -104, 38 -112, 46 -96, 34 -86, 28 -60, 8 -44, -40 -44, -82 -46",
      ),
      white,
      8,
    ),
    part(
      ribbons(
        "-76 -50 11, -82 -14 8",
        "-54 -48 11, -50 -14 8",
        "-6 -46 11, -12 -14 8",
        "14 -50 11, 24 -16 8",
        "-90 -62 7, -108 -44 7, -106 -24 3",
      ),
      white,
      4,
    ),
    part(blob("6 -78, 14 -104, 30 -112, 20 -96, 16 -74"), black, 3),
    part(polygon("-52 -76, -14 -76, -16 -52, -48 -52"), red, 3),
    part(oval(38, -101, 2.6), black, 0.6),
    part(
      ribbons(
        "72 -92 6, 104 -92 6",
        "88 -104 6, 88 -66 6",
        "74 -72 6, 102 -72 6",
        "76 -46 5, 100 -46 5",
        "88 -58 5, 84 -24 5",
      ),
      tint(".3 .03 40"),
      1,
    ),
  ]);
};

/** A bow with one string of steel and a gourd. */
export const berimbau: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".62 .1 62"));
  return boxed([
    part(ribbon("-50 0 9, -84 -80 9, -92 -170 9, -70 -260 9, -30 -320 8"), wood, 4),
    part(ribbon("-50 -2 3, -30 -318 3"), STEEL, 0.8),
    part(oval(-104, -92, 46, 44), tint(".6 .12 55"), 20),
    part(oval(-140, -90, 13, 28), tint(".34 .06 50"), 3),
    part(ribbons("-84 -100 4, -46 -104 4", "-84 -84 4, -46 -100 4"), red, 1),
    part(ribbon("-20 -120 6, 60 -170 6, 96 -190 6"), tint(".7 .08 75"), 2),
    part(blob("70 -60, 96 -70, 116 -52, 112 -16, 76 -12, 62 -30"), tint(".76 .11 75"), 10, {
      lines: { path: "M66 -46L112 -34M72 -60L108 -20M90 -66L86 -14", width: 3 },
    }),
    part(ring([92, -78], [18, 18], 5, [3.3, 6.1]), tint(".6 .1 62"), 2),
    part(polygon("-52 -312, -20 -330, -8 -316, -30 -304"), yellow, 2),
  ]);
};

/** A tapir with its short trunk and pale back. */
export const tapir: FigureMaker = (m) => {
  const hide = bodyOr(m, tint(".4 .035 45"));
  return boxed([
    part(ribbons("-30 -60 30, -28 -8 22", "52 -62 32, 54 -8 22"), deeper(hide, m, 0.3), 6),
    part(ribbons("-52 -60 34, -54 -8 24", "76 -66 38, 80 -8 24"), hide, 8),
    part(
      blob("-84 -96, -56 -136, 0 -150, 60 -146, 104 -120, 112 -80, 88 -46, 20 -36, -46 -42, -80 -64"),
      hide,
      32,
    ),
    part(blob("-2 -148, 60 -146, 104 -120, 112 -80, 96 -56, 40 -44, 6 -58, -8 -100"), tint(".84 .02 80"), 24),
    part(
      blob(
        "-64 -140, -96 -156, -130 -138, -152 -112, -164 -84, -156 -62, -142 -64, -140 -84, -116 -84, -80 -80, -56 -100",
      ),
      hide,
      20,
    ),
    part(oval(-78, -156, 12, 17), hide, 5),
    part(oval(-78, -156, 6, 10), tint(".78 .03 60"), 2),
    part(ribbon("-70 -148 9, -92 -160 9, -112 -152 7"), deeper(hide, m, 0.4), 2),
    part(oval(-112, -120, 5.4), black, 1.4),
    part(oval(-113.6, -122, 1.7), white, 0.4),
    part(oval(-157, -68, 4, 5), black, 1),
    part(ribbon("-138 -76 3, -116 -78 3"), paler(hide, 0.3), 0.6),
    part(ribbons("-56 -4 22, -58 -2 20", "80 -4 22, 78 -2 20"), deeper(hide, m, 0.6), 2),
  ]);
};
