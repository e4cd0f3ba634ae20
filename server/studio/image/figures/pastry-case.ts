import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { dish, STEEL } from "./tableware.ts";
import { green, red, white } from "./tones.ts";

/** Cream puffs with sugar, cream between their halves. */
export const creamPuff: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".7 .12 68"));
  const one = (x: number, y: number) => [
    part(
      blob([
        [x - 56, y - 18],
        [x - 48, y - 36],
        [x + 48, y - 36],
        [x + 56, y - 18],
        [x + 34, y],
        [x - 34, y],
      ]),
      crust,
      10,
    ),
    part(
      blob([
        [x - 60, y - 40],
        [x - 40, y - 56],
        [x - 14, y - 46],
        [x + 12, y - 58],
        [x + 40, y - 50],
        [x + 60, y - 40],
        [x + 38, y - 28],
        [x + 10, y - 34],
        [x - 18, y - 26],
        [x - 42, y - 30],
      ]),
      tint(".96 .03 92"),
      8,
    ),
    part(
      blob([
        [x - 54, y - 50],
        [x - 46, y - 84],
        [x - 18, y - 92],
        [x + 4, y - 102],
        [x + 30, y - 90],
        [x + 50, y - 76],
        [x + 54, y - 50],
        [x + 26, y - 44],
        [x - 26, y - 44],
      ]),
      crust,
      18,
      {
        lines: {
          path: `M${x - 26} ${y - 78}Q${x - 10} ${y - 66} ${x - 16} ${y - 54}M${x + 14} ${y - 86}Q${x + 22} ${y - 70} ${x + 14} ${y - 56}`,
          width: 2.2,
        },
      },
    ),
    part(
      scattered(12, x, y - 82, 30, 12)
        .map(([a, b]) => oval(a, b, 3, 2))
        .join(""),
      white,
      1,
    ),
  ];
  return boxed([...dish(150, -8), ...one(0, -72), ...one(-66, -14), ...one(66, -14)]);
};

/** A slice of thin layers and cream, iced with a feathered pattern. */
export const millefeuille: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".66 .12 62"));
  const layer = (y: number) =>
    part(`M-116 ${y - 20}L84 ${y - 20}L116 ${y - 32}L116 ${y - 14}L84 ${y}L-116 ${y}Z`, crust, 3, {
      lines: {
        path: `M-114 ${y - 14}L84 ${y - 14}L114 ${y - 26}M-114 ${y - 7}L84 ${y - 7}L114 ${y - 20}`,
        width: 1.8,
      },
    });
  const cream = (y: number) =>
    part(
      `M-112 ${y - 24}L82 ${y - 24}L112 ${y - 36}L112 ${y - 10}L82 ${y}L-112 ${y}Z`,
      tint(".93 .08 92"),
      7,
    );
  return boxed([
    ...dish(154, -8),
    layer(-16),
    cream(-34),
    layer(-56),
    cream(-74),
    layer(-96),
    part("M-116 -120L84 -120L116 -132L116 -122L84 -112L-116 -112Z", white, 3),
    part("M-116 -120L-84 -144L116 -144L116 -132L84 -120Z", white, 4, { lift: 0.04 }),
    part(
      ribbons(
        "-104 -126 4, -70 -132 4, -40 -126 4, -6 -132 4, 28 -126 4, 70 -132 4, 98 -128 4",
        "-92 -137 4, -60 -142 4, -24 -136 4, 16 -142 4, 52 -136 4, 100 -140 4",
      ),
      tint(".4 .07 45"),
      1,
    ),
    part(oval(-20, -148, 15, 13), red, 8),
    part(blob("-24 -160, -10 -172, 8 -166, -8 -158"), green, 2),
  ]);
};

/** A glass of shaved ice with syrup, a spoon in it. */
export const shavedIce: FigureMaker = (m) => {
  const syrup = bodyOr(m, tint(".64 .2 15"));
  return boxed([
    part(ribbon("40 -150 7, 82 -226 7, 96 -250 14"), STEEL, 3),
    part(
      blob("-82 -118, -74 -160, -46 -196, -14 -222, 14 -222, 46 -198, 76 -160, 84 -118, 0 -96"),
      tint(".95 .02 225"),
      16,
      {
        lines: {
          path: scattered(30, 0, -156, 56, 44)
            .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l5 -4`)
            .join(""),
          width: 2,
        },
      },
    ),
    part(
      blob(
        "-58 -166, -40 -196, -14 -222, 14 -222, 46 -198, 66 -166, 52 -148, 38 -168, 22 -132, 4 -164, -14 -140, -30 -168, -44 -150",
      ),
      syrup,
      8,
    ),
    part(oval(-4, -226, 15) + oval(18, -214, 13), red, 9),
    part(
      "M-92 -122Q0 -96 92 -122Q78 -64 28 -46L20 -22L-20 -22L-28 -46Q-78 -64 -92 -122Z",
      tint(".82 .07 215"),
      18,
    ),
    part(ribbon("-92 -122 8, 0 -100 8, 92 -122 8"), paler(tint(".82 .07 215"), 0.5), 3),
    part(oval(0, -8, 58, 12) + box(-16, -30, 16, -8), tint(".82 .07 215"), 6),
    part(ribbon("-74 -104 6, -56 -76 6"), white, 2, { lift: 0.06 }),
  ]);
};

/** Puffed round breads fried in oil, with potatoes in a bowl. */
export const puri: FigureMaker = (m) => {
  const bread = bodyOr(m, tint(".76 .13 72"));
  const one = (x: number, y: number) => [
    part(oval(x, y, 62, 36), bread, 26),
    part(
      [
        [x - 20, y - 12, 9],
        [x + 16, y + 4, 7],
        [x + 4, y - 18, 6],
      ]
        .map(([a, b, r]) => oval(a!, b!, r!, r! * 0.6))
        .join(""),
      deeper(bread, m, 0.16),
      3,
    ),
    part(oval(x - 26, y - 18, 10, 5), paler(bread, 0.6), 2),
  ];
  return boxed([
    ...dish(154, -8),
    ...one(-44, -112),
    ...one(-80, -52),
    ...one(4, -58),
    part("M52 -66L146 -66Q142 -18 118 -8L80 -8Q56 -18 52 -66Z", STEEL, 12),
    part(oval(99, -66, 47, 13), tint(".72 .15 75"), 3),
    part(oval(82, -68, 13, 9) + oval(110, -72, 14, 9) + oval(100, -62, 11, 6), tint(".86 .12 88"), 5),
    part(oval(92, -76, 5, 3) + oval(122, -66, 5, 3), green, 1),
  ]);
};

/** A betel leaf folded round its filling, with a clove, on a silver leaf. */
export const paan: FigureMaker = (m) => {
  const leaf = bodyOr(m, tint(".52 .14 142"));
  return boxed([
    part(blob("-130 -18, -70 -62, 20 -74, 100 -52, 138 -10, 60 8, -60 8"), deeper(leaf, m, 0.15), 8, {
      lines: {
        path: "M-124 -16Q0 -40 132 -10M-60 -28L-40 -58M0 -34L20 -70M60 -30L84 -54M-60 -20L-44 2M0 -24L16 4M60 -20L72 0",
        width: 2.2,
      },
    }),
    part(polygon("-74 -40, 6 -150, 84 -40, 40 -14, -36 -14"), leaf, 16, {
      lines: { path: "M6 -146L-30 -18M6 -146L44 -18", width: 2.4 },
    }),
    part(polygon("-74 -40, 6 -150, 14 -70, -36 -14"), paler(leaf, 0.14), 10, { lift: 0.05 }),
    part(
      ribbon("-18 -66 6, 20 -58 6, 46 -48 6") +
        [0, 1, 2, 3].map((k) => oval(-22 + Math.cos(k * 1.57) * 5, -67 + Math.sin(k * 1.57) * 5, 5)).join(""),
      tint(".34 .06 45"),
      3,
    ),
    part(oval(-96, -2, 21, 17) + oval(108, 0, 19, 15), tint(".6 .1 50"), 8, {
      lines: { path: "M-108 -6Q-96 2 -84 -6M98 -4Q108 4 118 -4", width: 2 },
    }),
    part(ring([6, -138], [9, 7], 3), tint(".85 .02 250"), 1),
    part(oval(58, -24, 7) + oval(-52, -22, 6) + oval(10, -8, 6), red, 3),
  ]);
};

/** Pods of tamarind, one open. */
export const tamarind: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".54 .08 58"));
  const pod = (dx: number, dy: number) =>
    ribbon([
      [-110 + dx, -80 + dy, 18],
      [-78 + dx, -54 + dy, 36],
      [-44 + dx, -42 + dy, 30],
      [-8 + dx, -36 + dy, 38],
      [30 + dx, -40 + dy, 30],
      [66 + dx, -52 + dy, 36],
      [98 + dx, -74 + dy, 20],
    ]);
  return boxed([
    part(ribbons("-112 -134 6, -134 -150 6, -140 -170 6"), deeper(shell, m, 0.3), 2),
    part(pod(0, -52), shell, 14, { lines: { path: "M-90 -116Q0 -84 84 -112", width: 2 } }),
    part(pod(6, 10), deeper(shell, m, 0.1), 12),
    part(ribbon("-84 -50 22, -40 -36 24, -2 -28 26, 36 -32 22, 76 -46 22"), tint(".36 .09 35"), 8),
    part(
      oval(-60, -42, 9, 8) + oval(-20, -32, 9, 8) + oval(20, -30, 9, 8) + oval(58, -40, 8),
      tint(".26 .05 40"),
      4,
    ),
    part(ribbons("-100 -62 3, -40 -48 3, 20 -42 3, 90 -58 3"), tint(".74 .07 75"), 1),
  ]);
};

/** A root of ginseng like a small man with many fine roots. */
export const ginseng: FigureMaker = (m) => {
  const root = bodyOr(m, tint(".82 .07 78"));
  return boxed([
    part(
      ribbons("0 -204 7, -10 -236 6, -40 -256 5", "0 -204 7, 8 -244 6", "0 -204 7, 30 -246 5, 54 -252 5"),
      tint(".6 .12 135"),
      2,
    ),
    part(
      blob("-40 -256, -86 -270, -96 -248, -66 -238") +
        blob("8 -246, -12 -284, 10 -304, 28 -282") +
        blob("54 -252, 88 -276, 108 -256, 80 -238"),
      green,
      6,
    ),
    part(oval(10, -254, 7) + oval(22, -262, 7) + oval(0, -264, 6), red, 4),
    part(
      ribbons(
        "0 -204 20, 0 -180 40, 0 -140 52, 0 -100 46",
        "-6 -110 34, -28 -70 26, -40 -30 14, -58 6 4",
        "8 -110 34, 28 -68 26, 36 -28 14, 60 4 4",
        "-18 -156 18, -54 -132 13, -82 -96 7, -98 -64 3",
        "18 -156 18, 56 -138 13, 86 -104 7, 106 -78 3",
        "-30 -60 10, -64 -38 6, -88 -10 2",
        "32 -56 10, 64 -40 6, 92 -18 2",
        "0 -96 14, 2 -50 8, -4 -6 3",
      ),
      root,
      10,
      {
        lines: {
          path: "M-22 -168Q0 -160 22 -168M-25 -146Q0 -138 25 -146M-24 -124Q0 -116 24 -124M-36 -78L-16 -74M22 -74L40 -78",
          width: 2,
        },
      },
    ),
    part(
      ribbons("-40 -20 4, -22 6 2", "40 -20 4, 24 8 2", "-80 -98 4, -74 -72 2", "84 -104 4, 76 -78 2"),
      root,
      2,
    ),
  ]);
};
