import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, petals, ribbons } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { colourTones } from "./tones.ts";

const [RED, WHITE, BLACK, GOLD] = [
  colourTones("red"),
  colourTones("white"),
  colourTones("black"),
  colourTones("gold"),
];

/** A lampshade on its wire, lit. */
export const lampshade: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".82 .11 75"));
  return boxed([
    part(box(-3, -230, 3, -150), BLACK, 2),
    part(box(-14, -166, 14, -146), GOLD, 4),
    part(oval(0, -20, 30, 24), tint(".97 .05 95"), 5, { lit: [0.97, 0, 0.08] }),
    part("M-58 -150L58 -150L124 -24Q0 0 -124 -24Z", cloth, 16, {
      lines: {
        path: [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => `M${i * 13} -150L${i * 28} -20`).join(""),
        width: 2.2,
      },
    }),
    part(
      ribbon("-58 -150 9, 58 -150 9") + ribbon("-124 -26 9, -60 -14 9, 0 -10 9, 60 -14 9, 124 -26 9"),
      cloth,
      4,
      { lift: 0.06 },
    ),
    part(
      Array.from({ length: 15 }, (_, i) =>
        ribbon([
          [-119 + i * 17, -22 + 12 * (1 - ((i - 7) / 7) ** 2), 5],
          [-119 + i * 17, -2 + 12 * (1 - ((i - 7) / 7) ** 2), 3],
        ]),
      ).join(""),
      GOLD,
      2,
    ),
  ]);
};

/** A keyhole in its plate on a door, light behind it. */
export const keyhole: FigureMaker = (m) => {
  const brass = bodyOr(m, GOLD);
  return boxed([
    part(box(-94, -216, 94, 0), tint(".42 .08 48"), 6, {
      lines: { path: "M-78 -206L-78 -8M-64 -210L-64 -4M64 -210L64 -4M78 -206L78 -8", width: 2 },
    }),
    part(
      blob("0 -200, 40 -184, 50 -140, 46 -60, 34 -22, 0 -10, -34 -22, -46 -60, -50 -140, -40 -184"),
      brass,
      10,
    ),
    part(oval(0, -184, 6) + oval(0, -24, 6), deeper(brass, m, 0.4), 3),
    part(oval(0, -126, 29) + polygon("-15 -116, 15 -116, 28 -46, -28 -46"), BLACK, 2),
    part(oval(0, -126, 21) + polygon("-9 -114, 9 -114, 19 -53, -19 -53"), tint(".95 .1 92"), 2, {
      lit: [0.95, 0, 0.1],
    }),
  ]);
};

/** A radiator with its ribs and a tap. */
export const radiator: FigureMaker = (m) => {
  const white = bodyOr(m, tint(".92 .015 90"));
  return boxed([
    part(ribbon("108 -22 9, 146 -22 9, 146 0 9") + ribbon("-112 -22 9, -140 -22 9, -140 0 9"), STEEL, 4),
    part(ribbon("-100 -118 15, 100 -118 15") + ribbon("-100 -22 15, 100 -22 15"), white, 6, { lift: -0.08 }),
    ...Array.from({ length: 8 }, (_, i) =>
      part(
        ribbon(
          [
            [-98 + i * 28, -128, 24],
            [-98 + i * 28, -70, 22],
            [-98 + i * 28, -12, 24],
          ],
          4,
        ),
        white,
        10,
      ),
    ),
    part(oval(128, -34, 15, 13) + box(120, -30, 136, -14), RED, 6),
    part(
      ribbons(
        "-60 -150 4, -70 -166 6, -54 -184 5, -64 -202 3",
        "0 -150 4, -10 -166 6, 6 -184 5, -4 -202 3",
        "60 -150 4, 50 -166 6, 66 -184 5, 56 -202 3",
      ),
      tint(".8 .1 45"),
      1.6,
    ),
  ]);
};

/** A fan under the ceiling with a rod and four blades. */
export const ceilingFan: FigureMaker = (m) => {
  const blade = bodyOr(m, tint(".5 .08 55"));
  return boxed([
    part("M-38 -190L38 -190L26 -170L-26 -170Z", GOLD, 5),
    part(box(-5, -172, 5, -112), GOLD, 3),
    part(
      polygon("-30 -98, -150 -128, -158 -106, -34 -86") + polygon("30 -98, 150 -128, 158 -106, 34 -86"),
      blade,
      5,
      { lift: -0.08 },
    ),
    part(
      polygon("-26 -84, -136 -40, -112 -22, -10 -76") + polygon("26 -84, 136 -40, 112 -22, 10 -76"),
      blade,
      5,
    ),
    part(oval(0, -94, 42, 24), GOLD, 10),
    part(oval(0, -66, 34, 28), tint(".96 .05 92"), 9, { lit: [0.97, 0, 0.07] }),
    part(ring([0, -94], [128, 60], 3, [0.5, 0.95]) + ring([0, -94], [128, 60], 3, [2.2, 2.65]), WHITE, 1),
    part(ribbon("26 -58 2, 28 -12 2") + oval(28, -8, 6), GOLD, 2),
  ]);
};

/** An air conditioner on a wall that blows cold air. */
export const airConditioner: FigureMaker = (m) => {
  const white = bodyOr(m, tint(".94 .01 230"));
  const gust = (x: number, d: number) =>
    `${x} -58 4, ${x + d} -40 7, ${x + d * 0.4} -20 6, ${x + d * 1.6} 0 3`;
  return boxed([
    part(
      "M-136 -150Q-136 -162 -124 -162L124 -162Q136 -162 136 -150L136 -88Q130 -70 112 -70L-112 -70Q-130 -70 -136 -88Z",
      white,
      14,
    ),
    part(box(-126, -106, 126, -100), colourTones("grey"), 1),
    part(polygon("-112 -90, 112 -90, 104 -74, -104 -74"), BLACK, 2),
    part(polygon("-108 -84, 108 -84, 118 -62, -118 -62"), white, 3, { lift: -0.06 }),
    part(oval(104, -126, 5), tint(".7 .2 145"), 2, { lit: [0.8, -0.15, 0.1] }),
    part(box(60, -134, 90, -118), tint(".3 .05 230"), 2),
    part(
      ribbons(gust(-84, -14), gust(-42, -8), gust(0, 8), gust(42, 10), gust(84, 14)),
      tint(".84 .08 225"),
      2,
    ),
    part(petals(6, -100, 6, 0, 13, 5) + petals(6, 104, 2, 0, 13, 5) + petals(6, 0, 14, 0, 12, 5), WHITE, 1),
  ]);
};

/** A calendar on the wall with its leaves. */
export const wallCalendar: FigureMaker = (m) => {
  const head = bodyOr(m, RED);
  const days: string[] = [];
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 7; i++)
      if (r > 0 || i > 1) days.push(box(-80 + i * 23.5, -118 + r * 27, -64 + i * 23.5, -102 + r * 27));
  return boxed([
    part(polygon("-100 -176, 100 -176, 100 2, -100 2"), WHITE, 5, { lift: -0.12 }),
    part(polygon("-104 -184, 96 -184, 96 -4, 70 -4, 52 -22, -104 -6"), WHITE, 5),
    part(polygon("52 -22, 70 -4, 96 -4, 96 -28"), colourTones("grey"), 4),
    part(box(-104, -186, 96, -136), head, 5),
    part(ribbon("-60 -160 15, 10 -160 15, 50 -160 15", 3), WHITE, 2, { lift: -0.02 }),
    part(
      Array.from({ length: 8 }, (_, i) =>
        ribbon([
          [-88 + i * 24.6, -176, 7],
          [-88 + i * 24.6, -200, 7],
        ]),
      ).join(""),
      STEEL,
      3,
    ),
    part(days.join(""), tint(".45 .02 260"), 1),
    part(
      [0, 1, 2].map((r) => box(-80 + 6 * 23.5, -118 + r * 27, -64 + 6 * 23.5, -102 + r * 27)).join(""),
      RED,
      1,
    ),
    part(ring([-25, -56], [19, 17], 5), RED, 1),
  ]);
};

/** A window blind of slats, half down. */
export const windowBlind: FigureMaker = (m) => {
  const slat = bodyOr(m, tint(".9 .03 85"));
  return boxed([
    part(box(-112, -222, 112, 0), WOOD, 7),
    part(box(-98, -210, 98, -12), tint(".8 .1 225"), 3, { lit: [0.86, -0.03, -0.05] }),
    part(box(-4, -100, 4, -12) + box(-98, -62, 98, -54), WOOD, 3),
    part(box(-118, -232, 118, -208), slat, 6, { lift: 0.04 }),
    ...Array.from({ length: 9 }, (_, i) =>
      part(
        polygon([
          [-106, -204 + i * 14],
          [106, -204 + i * 14],
          [110, -193 + i * 14],
          [-110, -193 + i * 14],
        ]),
        slat,
        3,
        { lift: (i % 2) * 0.03 },
      ),
    ),
    part(box(-108, -80, 108, -66), slat, 4, { lift: -0.06 }),
    part(
      ribbon("86 -210 2.6, 88 -30 2.6") +
        oval(88, -24, 8, 11) +
        box(-70, -206, -67, -68) +
        box(64, -206, 67, -68),
      WHITE,
      2,
    ),
  ]);
};

/** A drain in tiles with water whirling into it. */
export const drain: FigureMaker = (m) => {
  const metal = bodyOr(m, STEEL);
  const whirl = (from: number) =>
    ribbon(
      Array.from({ length: 16 }, (_, i) => {
        const a = from + i * 0.36;
        const r = 140 - i * 6.4;
        return [Math.cos(a) * r, -46 + Math.sin(a) * r * 0.3, 8 - i * 0.25] as const;
      }),
      3,
    );
  return boxed([
    part(oval(0, -46, 156, 50), tint(".66 .1 230"), 7),
    part(whirl(0) + whirl(2.1) + whirl(4.2), tint(".88 .06 220"), 2),
    part(oval(0, -46, 62, 22), metal, 5),
    part(oval(0, -46, 52, 17), tint(".16 .01 260"), 2),
    part(
      [-36, -18, 0, 18, 36]
        .map((x) => box(x - 4, -61 + Math.abs(x) * 0.12, x + 4, -31 - Math.abs(x) * 0.12))
        .join("") + box(-50, -49, 50, -43),
      metal,
      2,
    ),
  ]);
};

/** A chair on rockers. */
export const rockingChair: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".5 .1 52"));
  return boxed([
    part(ribbon("-116 -22 13, -60 -4 13, 20 0 13, 90 -16 13, 120 -36 12"), wood, 5, { lift: -0.12 }),
    part(ribbons("-70 -84 11, -76 -10 11", "54 -78 11, 64 -12 11"), wood, 4, { lift: -0.12 }),
    part(ribbons("-44 -86 14, -92 -222 13", "10 -92 13, -24 -228 13"), wood, 5, { lift: -0.04 }),
    part(
      [-76, -60, -44]
        .map((x, i) =>
          ribbon([
            [x + 52, -90 - i * 2, 7],
            [x + 8, -212 - i * 3, 7],
          ]),
        )
        .join(""),
      wood,
      3,
    ),
    part(ribbon("-100 -222 24, -60 -240 24, -18 -230 24"), wood, 7),
    part(polygon("-66 -92, 14 -104, 92 -88, 84 -70, -52 -72"), wood, 7, { lift: 0.04 }),
    part(blob("-60 -96, 10 -110, 84 -92, 70 -82, -44 -82"), tint(".58 .16 25"), 8),
    part(ribbon("-66 -140 12, 20 -134 13, 84 -138 14, 92 -126 10"), wood, 5, { lift: 0.06 }),
    part(ribbons("74 -132 11, 70 -84 11", "70 -72 13, 78 -12 12", "-50 -74 13, -56 2 12"), wood, 5),
    part(ribbon("-52 -36 8, 72 -40 8"), wood, 3),
    part(ribbon("-136 -12 14, -70 8 14, 20 12 14, 100 -6 14, 136 -28 12"), wood, 6, { lift: 0.04 }),
  ]);
};

/** A kettle that whistles: a round one with its handle above and steam from the spout. */
export const kettle: FigureMaker = (m) => {
  const coat = bodyOr(m, tint(".58 .19 28"));
  return boxed([
    part(ribbon("-58 -112 11, -64 -164 13, -24 -204 15, 24 -204 15, 64 -164 13, 58 -112 11"), BLACK, 6),
    part(ribbon("-72 -70 34, -102 -96 25, -122 -130 18"), coat, 8),
    part(oval(-123, -134, 12, 8), BLACK, 3),
    part(
      ribbons(
        "-132 -144 5, -148 -164 9, -134 -186 9, -152 -212 5",
        "-120 -146 4, -124 -166 7, -108 -188 7, -118 -208 4",
      ),
      WHITE,
      2,
      { lift: 0.1 },
    ),
    part(blob("-54 -114, -92 -74, -98 -26, -84 0, 84 0, 98 -26, 92 -74, 54 -114, 0 -122"), coat, 40),
    part(oval(0, -114, 54, 13), coat, 5, { lift: 0.06 }),
    part("M-40 -116Q0 -144 40 -116Z", coat, 6),
    part(oval(0, -136, 11), BLACK, 4),
    part(ribbon("-62 -84 10, -70 -46 10"), paler(coat, 0.6), 3),
    part(box(-88, -10, 88, 2), BLACK, 4),
    part(
      ribbon("-60 14 10, -40 6 12, -20 14 10") +
        ribbon("-16 14 10, 4 6 12, 24 14 10") +
        ribbon("28 14 10, 46 6 12, 62 14 10"),
      tint(".66 .16 250"),
      3,
    ),
  ]);
};
