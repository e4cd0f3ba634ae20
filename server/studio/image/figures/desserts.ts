import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { CREAM, dish } from "./tableware.ts";
import { colourTones } from "./tones.ts";

const CHOCOLATE = tint(".36 .07 45");
const WHITE = colourTones("white");
const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
const balls = (tones: readonly Lab[], extra: (x: number, y: number) => ReturnType<typeof part>[]) =>
  (
    [
      [-64, -42],
      [64, -42],
      [0, -40],
      [-32, -92],
      [32, -92],
      [0, -140],
    ] as const
  ).flatMap(([x, y]) => [part(oval(x, y, 34, 32), tones, 26), ...extra(x, y)]);

/** A square of tiramisù in layers, dusted with cocoa. */
export const tiramisu: FigureMaker = (m) => {
  const layer = (y: number, tones: readonly Lab[], h: number) => [
    part(
      polygon([
        [-82, y],
        [22, y + 12],
        [22, y + 12 - h],
        [-82, y - h],
      ]),
      tones,
      4,
    ),
    part(
      polygon([
        [22, y + 12],
        [84, y - 8],
        [84, y - 8 - h],
        [22, y + 12 - h],
      ]),
      tones,
      4,
      { lift: -0.07 },
    ),
  ];
  const sponge = tint(".66 .09 65");
  return boxed([
    ...dish(132, -14),
    ...layer(-26, sponge, 26),
    ...layer(-50, CREAM, 26),
    ...layer(-74, sponge, 26),
    ...layer(-98, CREAM, 30),
    part(polygon("-82 -128, -20 -144, 84 -134, 22 -114"), bodyOr(m, CHOCOLATE), 3, {
      lines: {
        path: scattered(50, 0, -128, 70, 10)
          .map(([x, y]) => `M${x} ${y}l3 1`)
          .join(""),
        width: 2,
        light: true,
      },
    }),
    part(
      round(
        [
          [-8, -128],
          [14, -132],
          [36, -128],
        ],
        5,
      ),
      tint(".3 .06 45"),
      3,
    ),
  ]);
};

/** Churros with a cup of chocolate. */
export const churros: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".68 .13 65"));
  const stick = (line: string) => part(ribbon(line), crust, 8, {});
  const sticks = [
    "-88 -20 20, -50 -70 20, -14 -130 19",
    "-100 -14 20, -76 -76 20, -52 -150 19",
    "-60 -14 20, 0 -66 20, 40 -140 19",
    "-110 -24 20, -106 -80 20, -96 -140 19",
    "-30 -14 20, 8 -40 20, 56 -92 19",
  ];
  return boxed([
    ...dish(140, -10),
    ...sticks.flatMap((line) => [
      stick(line),
      part(ribbon(line.replace(/ (20|19)(?=,|$)/g, " 5")), deeper(crust, m, 0.3), 2),
    ]),
    part("M26 -76L124 -76Q124 -6 92 -4L58 -4Q26 -6 26 -76Z", WHITE, 16),
    part(ribbon("120 -62 9, 142 -56 9, 138 -30 9, 114 -28 8"), WHITE, 4),
    part(oval(75, -76, 49, 12), WHITE, 3),
    part(oval(75, -75, 42, 9), CHOCOLATE, 2),
  ]);
};

/** A turned out pudding with caramel. */
export const pudding: FigureMaker = (m) => {
  const custard = bodyOr(m, tint(".86 .11 85"));
  return boxed([
    ...dish(134, -14),
    part(blob("-104 -22, -40 -12, 40 -12, 104 -22, 60 -32, -60 -32"), tint(".5 .12 50"), 4),
    part("M-60 -116L60 -116Q72 -60 88 -26Q0 -8 -88 -26Q-72 -60 -60 -116Z", custard, 26),
    part(
      blob(
        "-62 -114, -66 -88, -56 -78, -44 -90, -26 -68, -10 -86, 10 -70, 30 -88, 46 -74, 60 -88, 64 -114, 0 -102",
      ),
      tint(".48 .12 50"),
      7,
    ),
    part(oval(0, -116, 61, 14), tint(".5 .12 50"), 5),
    part(oval(-20, -118, 18, 4), paler(tint(".5 .12 50"), 0.5), 1),
  ]);
};

/** A jelly that wobbles, clear and ribbed. */
export const jelly: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".6 .21 20"));
  return boxed([
    ...dish(134, -14),
    part(
      "M-34 -128Q0 -142 34 -128Q56 -118 62 -84Q72 -76 80 -60Q92 -48 98 -24Q0 -6 -98 -24Q-92 -48 -80 -60Q-72 -76 -62 -84Q-56 -118 -34 -128Z",
      red,
      30,
      {
        lines: {
          path: "M-18 -132Q-34 -80 -44 -16M18 -132Q34 -80 44 -16M-62 -84Q0 -66 62 -84M-82 -58Q0 -38 82 -58",
          width: 3,
          light: true,
        },
      },
    ),
    part(
      ribbons("-44 -108 9, -50 -92 8", "-64 -70 8, -72 -56 7", "-82 -44 7, -86 -34 6"),
      paler(red, 0.7),
      2,
    ),
  ]);
};

/** An ice lolly on its stick, bitten. */
export const iceLolly: FigureMaker = (m) => {
  const ice = bodyOr(m, tint(".68 .2 25"));
  return boxed([
    part(ribbon("0 -8 17, 0 -66 17"), tint(".82 .06 80"), 4),
    part(
      "M-48 -60Q-54 -54 -44 -54L44 -54Q54 -54 48 -60L48 -150Q40 -148 34 -160Q18 -158 14 -172Q0 -176 -10 -192Q-48 -184 -48 -140Z",
      ice,
      16,
    ),
    part(
      "M-48 -128Q-20 -118 0 -126Q24 -134 48 -124L48 -150Q40 -148 34 -160Q18 -158 14 -172Q0 -176 -10 -192Q-48 -184 -48 -140Z",
      paler(ice, 0.55),
      12,
    ),
    part(ribbons("-22 -84 8, -22 -150 8", "12 -84 8, 12 -140 8"), deeper(ice, m, 0.15), 3),
    part(blob("40 -52, 50 -50, 50 -34, 44 -28, 40 -36"), ice, 4),
  ]);
};

/** Brigadeiros: balls of chocolate with sprinkles in paper. */
export const brigadeiro: FigureMaker = (m) =>
  boxed([
    ...dish(132, -12),
    ...balls(bodyOr(m, CHOCOLATE), (x, y) => [
      part(
        scattered(20, x, y, 30, 28)
          .map(([a, b], i) =>
            ribbon([
              [a - 4, b - (i % 3) + 1, 4],
              [a + 4, b + (i % 3) - 1, 4],
            ]),
          )
          .join(""),
        tint(".26 .05 40"),
        1.6,
        { lift: 0.04 },
      ),
      part(
        `M${x - 34} ${y + 6}L${x - 22} ${y + 14}L${x - 12} ${y + 8}L${x} ${y + 15}L${x + 12} ${y + 8}L${x + 22} ${y + 14}L${x + 34} ${y + 6}L${x + 24} ${y + 34}L${x - 24} ${y + 34}Z`,
        tint(".88 .07 90"),
        4,
        {
          lines: {
            path: [-18, -6, 6, 18].map((d) => `M${x + d * 1.3} ${y + 10}L${x + d} ${y + 34}`).join(""),
            width: 2,
          },
        },
      ),
    ]),
  ]);

/** Mochi: soft cakes of rice, dusted, one bitten. */
export const mochi: FigureMaker = (m) => {
  const one = (x: number, y: number, tones: readonly Lab[]) =>
    part(
      blob([
        [x - 50, y],
        [x - 42, y - 34],
        [x, y - 50],
        [x + 42, y - 34],
        [x + 50, y],
        [x + 30, y + 16],
        [x - 30, y + 16],
      ]),
      tones,
      26,
    );
  const own = m.body === m.palette.hero ? undefined : m.body;
  return boxed([
    part(polygon("-130 -22, 130 -22, 144 2, -144 2"), tint(".4 .07 45"), 5),
    one(-74, -28, own ?? tint(".86 .08 355")),
    one(68, -28, own ?? tint(".84 .1 130")),
    one(-4, -72, own ?? tint(".95 .01 90")),
    part(oval(92, -46, 25, 24), tint(".36 .08 20"), 6),
    part(round(scattered(20, -10, -84, 44, 18), 1.6), WHITE, 0.6),
  ]);
};

/** Jalebi: orange spirals in syrup. */
export const jalebi: FigureMaker = (m) => {
  const orange = bodyOr(m, tint(".74 .18 55"));
  const coil = (x: number, y: number, r: number) =>
    Array.from({ length: 3 }, (_, k) => {
      const from = k * 5.2;
      return part(
        ribbon(
          Array.from({ length: 14 }, (_, i) => {
            const a = from + i * 0.42;
            const q = r * (1 - a / 20);
            return [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.62, 10] as const;
          }),
          3,
        ),
        orange,
        4,
        { lift: k * 0.02 },
      );
    });
  return boxed([
    ...dish(138, -12, colourTones("grey")),
    ...coil(-60, -44, 56),
    ...coil(62, -44, 56),
    ...coil(0, -78, 58),
    ...coil(2, -118, 46),
  ]);
};
