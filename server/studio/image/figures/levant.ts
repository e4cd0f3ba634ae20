import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon } from "./outline.ts";
import { bodyOr, ribbons, scattered } from "./strokes.ts";
import { basin, CREAM, dish, GREENS, steam, STEEL } from "./tableware.ts";
import { red, white } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
const flecks = (points: readonly (readonly [number, number])[], long = 5) =>
  points.map(([x, y], i) => `M${x} ${y}l${i % 2 ? long : -long} 2`).join("");

/** Couscous heaped in a bowl with vegetables. */
export const couscous: FigureMaker = (m) => {
  const grain = bodyOr(m, tint(".86 .12 88"));
  return boxed([
    part(blob("-104 -84, -80 -124, -20 -158, 30 -156, 84 -122, 104 -84, 0 -66"), grain, 22, {
      lines: {
        path: scattered(150, 0, -110, 90, 40)
          .map(([x, y]) => `M${x} ${y}l2 1`)
          .join(""),
        width: 3,
      },
    }),
    part(
      ribbons("-60 -98 20, -30 -138 16", "-10 -104 20, 4 -150 14", "44 -98 20, 34 -136 15"),
      tint(".7 .18 55"),
      7,
    ),
    part(ribbons("-38 -94 20, -14 -132 18", "72 -90 18, 54 -124 16"), tint(".55 .13 140"), 7),
    part(
      round(
        [
          [-78, -92],
          [20, -92],
          [24, -130],
          [-48, -112],
          [62, -106],
        ],
        9,
      ),
      tint(".8 .1 80"),
      6,
    ),
    part("M-112 -84Q0 -58 112 -84Q104 -24 52 -6L-52 -6Q-104 -24 -112 -84Z", tint(".5 .13 250"), 26),
    part("M-108 -66Q0 -42 108 -66L104 -48Q0 -26 -104 -48Z", white, 3, {
      lines: {
        path: Array.from({ length: 9 }, (_, i) => `M${-96 + i * 24} -60l10 14l10 -12`).join(""),
        width: 2.4,
      },
    }),
    part(box(-40, -10, 40, 0), tint(".5 .13 250"), 4),
    steam(-160),
  ]);
};

/** A tagine: the pot with its pointed lid. */
export const tagine: FigureMaker = (m) => {
  const clay = bodyOr(m, tint(".58 .14 40"));
  return boxed([
    part("M-112 -58L112 -58Q104 -6 60 0L-60 0Q-104 -6 -112 -58Z", clay, 18, { lift: -0.04 }),
    part(oval(0, -58, 114, 20), clay, 6),
    part("M-98 -62Q-62 -96 -22 -178L22 -178Q62 -96 98 -62Q0 -40 -98 -62Z", clay, 28),
    part("M-70 -88Q0 -66 70 -88L60 -102Q0 -82 -60 -102Z", tint(".86 .12 88"), 2, {
      lines: {
        path: Array.from({ length: 8 }, (_, i) => `M${-62 + i * 17} -90l8 -6l8 8`).join(""),
        width: 2.6,
      },
    }),
    part("M-38 -142Q0 -130 38 -142L33 -152Q0 -142 -33 -152Z", tint(".5 .13 250"), 2),
    part(blob("-24 -176, -28 -196, 0 -208, 28 -196, 24 -176, 0 -170"), clay, 12),
    part("M-100 -36Q0 -16 100 -36L94 -26Q0 -6 -94 -26Z", tint(".5 .13 250"), 2),
  ]);
};

/** Falafel: fried balls in a flat bread. */
export const falafel: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".55 .11 62"));
  const ball = (x: number, y: number, lift = 0) =>
    part(oval(x, y, 33, 31), crust, 24, {
      lift,
      lines: {
        path: scattered(26, x, y, 28, 26)
          .map(([a, b]) => `M${a} ${b}l4 2`)
          .join(""),
        width: 2.6,
      },
    });
  return boxed([
    ...dish(146, -12),
    part(oval(104, -36, 40, 14), tint(".88 .05 88"), 4),
    ball(-84, -42),
    ball(-20, -38, 0.03),
    ball(44, -42),
    ball(-52, -88, 0.02),
    ball(14, -88),
    ball(-18, -132, 0.04),
    part("M66 -56L146 -56Q142 -22 124 -18L88 -18Q70 -22 66 -56Z", white, 10),
    part(oval(106, -56, 40, 11), CREAM, 4, { lines: { path: "M80 -56Q106 -66 132 -56", width: 2 } }),
    part(
      blob("-104 -30, -126 -40, -130 -20, -110 -14") + blob("-8 -150, 8 -168, 24 -160, 10 -148"),
      GREENS,
      4,
    ),
  ]);
};

/** Hummus: a plate of paste with oil in its furrow and chickpeas. */
export const hummus: FigureMaker = (m) => {
  const paste = bodyOr(m, tint(".85 .07 82"));
  return boxed([
    ...basin(tint(".5 .12 250"), paste, 118),
    part(oval(0, -92, 96, 22), paste, 10, { lift: 0.02 }),
    part(
      blob("-74 -92, -40 -108, 20 -108, 70 -94, 40 -82, 60 -90, 10 -98, -40 -92, -30 -82"),
      tint(".7 .16 80"),
      3,
    ),
    part(
      round(
        [
          [-10, -94],
          [10, -98],
          [4, -88],
          [-26, -90],
          [26, -90],
        ],
        9,
      ),
      tint(".82 .1 78"),
      7,
    ),
    part(
      scattered(16, 0, -94, 82, 15)
        .map(([x, y]) => oval(x, y, 3, 2))
        .join(""),
      red,
      1,
    ),
    part(blob("-58 -96, -70 -112, -52 -116, -44 -102"), GREENS, 3),
    part(polygon("66 -92, 108 -150, 142 -104"), tint(".84 .09 78"), 6, {
      lines: { path: flecks(scattered(10, 106, -114, 20, 16)), width: 2.4 },
    }),
    part(polygon("40 -96, 62 -158, 104 -116"), tint(".86 .09 80"), 6, {
      lines: { path: flecks(scattered(10, 70, -122, 18, 16)), width: 2.4 },
    }),
  ]);
};

/** Kunafa: a round of threads of pastry with pistachio, cheese drawn out. */
export const kunafa: FigureMaker = (m) => {
  const gold = bodyOr(m, tint(".72 .17 58"));
  return boxed([
    part(oval(0, -14, 146, 26), STEEL, 6),
    part("M-124 -46L-124 -26A124 26 0 0 0 124 -26L124 -46Z", CREAM, 5),
    part(oval(0, -48, 124, 30), gold, 7, {
      lines: {
        path: scattered(110, 0, -48, 116, 26)
          .map(([x, y], i) => `M${x - 6} ${y + (i % 3) - 1}l12 ${(i % 5) - 2}`)
          .join(""),
        width: 1.8,
      },
    }),
    part(
      scattered(44, 0, -50, 54, 13)
        .map(([x, y]) => oval(x, y, 5, 3.4))
        .join(""),
      tint(".64 .16 130"),
      2,
    ),
    part(polygon("30 -104, 128 -124, 132 -96, 40 -76"), gold, 5, {
      lines: { path: "M40 -96L124 -114M44 -86L126 -104", width: 2 },
    }),
    part(polygon("40 -76, 132 -96, 132 -84, 42 -64"), CREAM, 4),
    part(ribbons("60 -66 7, 56 -40 5", "86 -70 7, 84 -38 5", "112 -76 7, 108 -44 5"), CREAM, 2),
  ]);
};
