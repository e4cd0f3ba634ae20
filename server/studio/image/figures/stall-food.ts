import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { board, dish, WOOD } from "./tableware.ts";
import { green, red, white } from "./tones.ts";

/** Three sticks of sweet dumplings, pink, white and green. */
export const dango: FigureMaker = (m) => {
  const colours = [tint(".82 .1 0"), tint(".95 .02 90"), tint(".74 .11 130")];
  const stick = (x: number, lean: number) => [
    part(
      ribbon([
        [x - lean, -206, 6],
        [x + lean * 1.4, 0, 6],
      ]),
      WOOD,
      2,
    ),
    ...colours.map((tone, i) =>
      part(oval(x + lean * (i * 0.5 - 0.7), -172 + i * 52, 30, 28), bodyOr(m, tone), 18),
    ),
    ...colours.map((_, i) => part(oval(x + lean * (i * 0.5 - 0.7) - 10, -183 + i * 52, 7, 5), white, 1)),
  ];
  return boxed([...dish(132, -6), ...stick(-66, -10), ...stick(66, 10), ...stick(0, 0)]);
};

/** A waffle in the shape of a fish, with red bean paste. */
export const taiyaki: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".66 .12 62"));
  const scales = [-60, -34, -8, 18, 44]
    .flatMap((x, i) => [-88, -66, -44].map((y, k) => `M${x + (k % 2) * 12} ${y - 10 + (i % 2)}q14 10 0 22`))
    .join("");
  return boxed([
    part(blob("76 -70, 108 -112, 142 -120, 130 -70, 144 -20, 108 -28"), crust, 10, {
      lines: { path: "M88 -72L130 -104M90 -68L132 -68M88 -62L130 -36", width: 3 },
    }),
    part(
      blob("-132 -62, -104 -100, -54 -122, 10 -122, 62 -98, 92 -70, 62 -38, 8 -16, -56 -14, -108 -32"),
      crust,
      22,
      { lines: { path: scales, width: 3 } },
    ),
    part(blob("-20 -118, 6 -146, 44 -126, 40 -108"), deeper(crust, m, 0.14), 6, {
      lines: { path: "M2 -134L6 -118M22 -130L24 -114", width: 2.4 },
    }),
    part(blob("-30 -20, -10 0, 30 -4, 24 -22"), deeper(crust, m, 0.14), 6),
    part(ribbon("-74 -112 5, -64 -70 5, -76 -24 5"), deeper(crust, m, 0.4), 2),
    part(oval(-96, -76, 9), deeper(crust, m, 0.5), 2),
    part(ribbon("-130 -56 5, -112 -50 5"), deeper(crust, m, 0.5), 2),
    part(blob("-92 -24, -70 -10, -44 -8, -62 -22"), tint(".32 .08 20"), 5),
  ]);
};

/** Prawns and vegetables in batter, with a bowl of sauce. */
export const tempura: FigureMaker = (m) => {
  const batter = bodyOr(m, tint(".82 .11 80"));
  const prawn = (x: number, lean: number) => [
    part(
      blob([
        [x + lean - 16, -142],
        [x + lean - 4, -172],
        [x + lean + 4, -172],
        [x + lean + 18, -142],
        [x + lean, -128],
      ]),
      tint(".64 .19 35"),
      5,
    ),
    part(
      blob([
        [x - 24, -20],
        [x - 28, -60],
        [x + lean * 0.6 - 28, -104],
        [x + lean - 20, -142],
        [x + lean + 4, -150],
        [x + lean + 24, -136],
        [x + lean * 0.6 + 30, -96],
        [x + 26, -52],
        [x + 22, -18],
      ]),
      batter,
      14,
      {
        lines: {
          path: scattered(12, x + lean * 0.5, -82, 18, 56)
            .map(([a, b]) => `M${a.toFixed(1)} ${b.toFixed(1)}q5 -7 9 0`)
            .join(""),
          width: 2,
        },
      },
    ),
  ];
  return boxed([
    part(polygon("-140 -24, 88 -24, 70 2, -124 2"), WOOD, 5),
    part(polygon("-126 -36, 60 -40, 84 -18, -112 -14"), white, 3),
    ...prawn(-84, -20),
    ...prawn(-40, 4),
    ...prawn(6, 26),
    part(oval(42, -46, 34, 26), batter, 12),
    part(oval(42, -48, 22, 15), tint(".54 .12 140"), 4),
    part("M72 -42L144 -42Q140 -6 122 0L94 0Q76 -6 72 -42Z", tint(".4 .06 255"), 10),
    part(oval(108, -42, 36, 9), tint(".34 .06 50"), 2),
  ]);
};

/** A thin round bread with minced meat, parsley and a lemon. */
export const lahmacun: FigureMaker = (m) => {
  const meat = bodyOr(m, tint(".52 .14 35"));
  return boxed([
    ...board(0, 142),
    part(oval(0, -50, 134, 44), tint(".82 .08 72"), 7),
    part(blob("-118 -50, -84 -80, 0 -88, 86 -78, 118 -52, 88 -24, 0 -14, -90 -24"), meat, 6),
    part(
      scattered(46, 0, -51, 104, 30)
        .map(([x, y]) => oval(x, y, 6, 3.6))
        .join(""),
      deeper(meat, m, 0.25),
      2,
    ),
    part(
      scattered(30, 6, -51, 100, 28)
        .map(([x, y]) => oval(x + 5, y - 3, 5, 2.6))
        .join(""),
      tint(".6 .16 140"),
      1,
    ),
    part(
      scattered(12, -4, -51, 86, 24)
        .map(([x, y]) => oval(x - 6, y + 3, 6, 4))
        .join(""),
      red,
      1,
    ),
    part(blob("60 -24, 82 -60, 108 -32, 86 -14"), tint(".9 .16 100"), 6, {
      lines: { path: "M84 -18L84 -50M84 -18L70 -34M84 -18L98 -36", width: 1.6 },
    }),
    part(
      oval(-84, -38, 13) + oval(-102, -30, 11) + oval(-92, -52, 12) + ribbon("-84 -28 5, -66 -14 5"),
      green,
      5,
    ),
  ]);
};

/** A flask of rice wine with two small cups. */
export const sakeSet: FigureMaker = (m) => {
  const china = bodyOr(m, tint(".92 .02 220"));
  const cup = (x: number) => [
    part(
      `M${x - 32} -44L${x + 32} -44Q${x + 28} -10 ${x + 14} -2L${x - 14} -2Q${x - 28} -10 ${x - 32} -44Z`,
      china,
      10,
    ),
    part(oval(x, -44, 32, 9), china, 3),
    part(oval(x, -43, 25, 6), tint(".88 .05 110"), 1),
    part(
      ribbon([
        [x - 28, -28, 4],
        [x, -22, 4],
        [x + 28, -28, 4],
      ]),
      tint(".48 .13 258"),
      1,
    ),
  ];
  return boxed([
    part(
      "M-20 -206L20 -206L16 -170Q18 -150 44 -128Q62 -108 62 -60Q60 -12 36 0L-36 0Q-60 -12 -62 -60Q-62 -108 -44 -128Q-18 -150 -16 -170Z",
      china,
      22,
    ),
    part("M-26 -214L26 -214L18 -194L-18 -194Z", china, 5),
    part(oval(0, -214, 26, 7), deeper(china, m, 0.4), 2),
    part(
      blob("-30 -70, -14 -96, 4 -84, 20 -104, 36 -76, 20 -58, 26 -38, 0 -50, -22 -36, -20 -58"),
      tint(".48 .13 258"),
      2,
    ),
    part(ribbons("-58 -112 4, 0 -100 4, 58 -112 4", "-58 -22 4, 0 -10 4, 58 -22 4"), tint(".48 .13 258"), 1),
    ...cup(-98),
    ...cup(98),
  ]);
};

/** An apple on a stick in red sugar. */
export const candyApple: FigureMaker = (m) => {
  const sugar = bodyOr(m, tint(".52 .22 25"));
  return boxed([
    part(ribbon("0 -130 13, 8 -236 13"), WOOD, 5),
    part(oval(0, 0, 74, 14), sugar, 4, { lift: -0.06 }),
    part(
      blob("0 -132, 42 -146, 84 -120, 92 -70, 66 -20, 28 -2, -28 -2, -66 -20, -92 -70, -84 -120, -42 -146"),
      sugar,
      30,
    ),
    part(oval(2, -134, 22, 7), deeper(sugar, m, 0.45), 3),
    part(blob("-64 -110, -40 -126, -44 -96, -60 -66, -72 -76"), paler(sugar, 0.75), 4),
    part(oval(-58, -44, 6, 9), paler(sugar, 0.6), 2),
  ]);
};

/** An open tin of black caviar with a spoon. */
export const caviar: FigureMaker = (m) => {
  const roe = bodyOr(m, tint(".26 .02 250"));
  const grains = Array.from({ length: 90 }, (_, i) => {
    const r = Math.sqrt((i + 0.5) / 90);
    return [Math.cos(i * 2.399) * 86 * r, -62 + Math.sin(i * 2.399) * 22 * r - (1 - r) * 18] as const;
  });
  return boxed([
    part("M-104 -58L104 -58L104 -14Q0 16 -104 -14Z", tint(".6 .12 245"), 12),
    part(ribbon("-104 -30 8, 0 -8 8, 104 -30 8"), tint(".84 .13 88"), 2),
    part(oval(0, -58, 106, 31), tint(".84 .13 88"), 5),
    part(oval(0, -60, 94, 26), roe, 8),
    ...[0, 1, 2].map((k) =>
      part(
        grains
          .filter((_, i) => i % 3 === k)
          .map(([x, y]) => oval(x, y, 8, 7))
          .join(""),
        k === 1 ? paler(roe, 0.14) : roe,
        5,
      ),
    ),
    part(
      grains
        .filter((_, i) => i % 2)
        .map(([x, y]) => oval(x - 2, y - 3, 1.8))
        .join(""),
      white,
      0.6,
    ),
    part(ribbon("52 -76 9, 96 -132 8, 132 -170 11"), tint(".94 .03 80"), 3),
    part(blob("26 -66, 36 -92, 62 -92, 64 -72, 44 -58"), tint(".94 .03 80"), 6),
    part(
      scattered(9, 44, -78, 12, 9)
        .map(([x, y]) => oval(x, y, 6))
        .join(""),
      roe,
      4,
    ),
  ]);
};

/** Moon cakes with a stamped pattern, one cut to show its yolk. */
export const mooncake: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".6 .12 60"));
  const scallops = (x: number, y: number, rx: number, ry: number) =>
    Array.from({ length: 14 }, (_, i) =>
      oval(x + Math.cos(i * 0.4488) * rx, y + Math.sin(i * 0.4488) * ry, 12, 9),
    ).join("") + oval(x, y, rx, ry);
  const cake = (x: number, y: number) => [
    part(scallops(x, y + 28, 56, 26), deeper(crust, m, 0.14), 7),
    part(scallops(x, y, 56, 26), crust, 6),
    part(ring([x, y], [42, 18], 4), deeper(crust, m, 0.3), 2),
    part(
      [0, 1, 2, 3, 4, 5]
        .map((k) => oval(x + Math.cos(k * 1.047) * 20, y + Math.sin(k * 1.047) * 9, 9, 5))
        .join("") + oval(x, y, 6, 3),
      deeper(crust, m, 0.25),
      2,
    ),
  ];
  return boxed([
    ...dish(148, -8),
    ...cake(-20, -112),
    ...cake(-66, -58),
    part("M10 -80L120 -80L132 -66L132 -14L16 -14Z", crust, 6),
    part("M18 -66L124 -66L124 -22L18 -22Z", tint(".36 .07 35"), 4),
    part(oval(71, -44, 24, 19), tint(".78 .17 70"), 10),
  ]);
};
