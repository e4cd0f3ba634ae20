import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, scattered } from "./strokes.ts";
import { CREAM, GREENS, STEEL, steam } from "./tableware.ts";
import { white } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
const flecks = (points: readonly (readonly [number, number])[], long = 5) =>
  points.map(([x, y], i) => `M${x} ${y}l${i % 2 ? long : -long} 2`).join("");

/** Dosa: a long crisp roll on a plate with chutneys. */
export const dosa: FigureMaker = (m) => {
  const crisp = bodyOr(m, tint(".74 .13 68"));
  const pot = (x: number, filling: readonly Lab[]) => [
    part(
      `M${x - 30} -44L${x + 30} -44Q${x + 28} -14 ${x + 14} -10L${x - 14} -10Q${x - 28} -14 ${x - 30} -44Z`,
      STEEL,
      8,
    ),
    part(oval(x, -44, 30, 8), STEEL, 3),
    part(oval(x, -43, 25, 6), filling, 2),
  ];
  return boxed([
    part(oval(0, -10, 164, 26), tint(".5 .13 140"), 5),
    part(ribbon("-142 -66 58, 0 -74 64, 142 -66 58"), crisp, 24, {
      lines: {
        path: "M-160 -82Q0 -100 160 -82M-150 -58Q0 -62 150 -58M-60 -104Q-40 -70 -66 -42M30 -106Q50 -74 24 -42M100 -100Q116 -70 96 -40",
        width: 2,
      },
    }),
    part(
      oval(-50, -76, 24, 8) + oval(36, -66, 30, 9) + oval(104, -80, 20, 7) + oval(-112, -64, 18, 7),
      tint(".58 .14 52"),
      3,
    ),
    part(oval(168, -66, 13, 28), deeper(crisp, m, 0.5), 3),
    ...pot(-84, white),
    ...pot(-10, tint(".62 .19 35")),
    ...pot(64, tint(".66 .13 130")),
  ]);
};

/** Idli: white steamed cakes with chutney. */
export const idli: FigureMaker = (m) => {
  const white = bodyOr(m, tint(".95 .015 90"));
  const one = (x: number, y: number) =>
    part(
      blob([
        [x - 52, y],
        [x - 40, y - 22],
        [x, y - 30],
        [x + 40, y - 22],
        [x + 52, y],
        [x + 34, y + 12],
        [x - 34, y + 12],
      ]),
      white,
      18,
      {
        lines: {
          path: scattered(24, x, y - 8, 42, 14)
            .map(([a, b]) => `M${a} ${b}l2 1`)
            .join(""),
          width: 2.4,
        },
      },
    );
  return boxed([
    part(oval(0, -10, 150, 28), tint(".5 .13 140"), 5, {
      lines: { path: "M-150 -10L150 -10M-80 -30L-60 12M0 -36L0 16M80 -30L60 12", width: 2, light: true },
    }),
    one(-78, -26),
    one(30, -22),
    one(-24, -56),
    part("M62 -74L142 -74Q140 -28 118 -20L86 -20Q64 -28 62 -74Z", STEEL, 10),
    part(oval(102, -74, 40, 11), STEEL, 3),
    part(oval(102, -73, 34, 8), tint(".64 .17 55"), 2),
    part(
      round(
        [
          [90, -74],
          [112, -72],
          [104, -78],
        ],
        4,
      ),
      GREENS,
      1.4,
    ),
    steam(-92),
  ]);
};

/** A thali: a round tray with little bowls, rice and bread. */
export const thali: FigureMaker = (m) => {
  const steel = bodyOr(m, STEEL);
  const pot = (x: number, y: number, filling: readonly Lab[]) => [
    part(oval(x, y + 6, 34, 21), steel, 5, { lift: -0.1 }),
    part(oval(x, y, 34, 20), steel, 4, { lift: 0.06 }),
    part(oval(x, y + 1, 28, 15), filling, 4),
    part(round(scattered(5, x, y, 16, 8), 4), paler(filling, 0.35), 2),
  ];
  return boxed([
    part(oval(0, -70, 168, 78), steel, 9, { lift: -0.06 }),
    part(oval(0, -76, 168, 76), steel, 6),
    part(oval(0, -76, 148, 64), steel, 2, { lift: -0.12 }),
    ...pot(-104, -90, tint(".78 .16 85")),
    ...pot(-50, -118, tint(".55 .18 32")),
    ...pot(24, -124, tint(".5 .13 140")),
    ...pot(90, -106, white),
    part(oval(96, -54, 46, 27), tint(".8 .1 75"), 5, {
      lines: {
        path: scattered(10, 96, -54, 34, 18)
          .map(([x, y]) => `M${x - 4} ${y}l9 1`)
          .join(""),
        width: 4,
      },
    }),
    part(oval(84, -48, 46, 26), tint(".83 .1 78"), 5, {
      lines: {
        path: scattered(10, 84, -48, 34, 18)
          .map(([x, y]) => `M${x - 4} ${y}l9 1`)
          .join(""),
        width: 4,
      },
    }),
    part(blob("-74 -40, -50 -74, -12 -84, 24 -68, 36 -40, -20 -24"), white, 16, {
      lines: { path: flecks(scattered(50, -18, -54, 44, 22)), width: 2 },
    }),
    part(oval(-106, -46, 17, 12), tint(".72 .18 58"), 10),
  ]);
};

/** Biryani: yellow and white rice in a brass pot with meat. */
export const biryani: FigureMaker = (m) => {
  const brass = bodyOr(m, tint(".7 .12 75"));
  return boxed([
    part(blob("-100 -84, -82 -116, -40 -140, 20 -144, 76 -122, 102 -84, 0 -64"), tint(".84 .16 85"), 18, {
      lines: [
        { path: flecks(scattered(100, 0, -106, 86, 34), 7), width: 3, light: true },
        { path: flecks(scattered(60, 4, -104, 84, 32), 6), width: 1.6 },
      ],
    }),
    part(
      blob("-60 -112, -34 -132, -8 -120, -20 -98, -48 -94") +
        blob("14 -124, 44 -132, 62 -112, 40 -98, 18 -104"),
      tint(".5 .12 45"),
      12,
    ),
    part(ribbon("50 -124 9, 72 -146 8") + oval(76, -152, 8) + oval(68, -154, 7), CREAM, 4),
    part(
      blob("-2 -140, 6 -164, 26 -164, 16 -144") + blob("-2 -140, -20 -160, -34 -150, -16 -138"),
      GREENS,
      4,
    ),
    part("M-118 -86Q0 -60 118 -86L108 -70Q136 -30 84 0L-84 0Q-136 -30 -108 -70Z", brass, 26, {
      lines: { path: "M-110 -66Q0 -42 110 -66M-112 -36Q0 -12 112 -36", width: 2.6 },
    }),
    steam(-152),
  ]);
};
