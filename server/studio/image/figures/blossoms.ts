import { boxed, tint } from "./boxed.ts";
import { leaf } from "./leaf-shape.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, petals, ribbons, scattered } from "./strokes.ts";
import { brown, gold, green, yellow } from "./tones.ts";
import type { Lab } from "../colour.ts";

const own = (m: Materials, tone: string): Lab[] => bodyOr(m, tint(tone));
const leaves = (places: readonly (readonly [number, number, number, number])[], wide?: number) =>
  part(places.map(([x, y, long, turn]) => leaf(x, y, long, turn, wide)).join(""), green, 5);

/** A sprig of jasmine with white stars. */
export const jasmine: FigureMaker = (m) => {
  const star = own(m, ".97 .012 95");
  const places = [
    [-4, -196, 34],
    [-54, -156, 32],
    [48, -150, 34],
    [-10, -128, 30],
    [-70, -92, 28],
    [64, -84, 30],
    [4, -70, 27],
  ] as const;
  return boxed([
    part(
      ribbons(
        "0 0 7, -6 -70 6, 4 -130 5, -2 -196 4",
        "-4 -60 5, -44 -84 4, -70 -92 4",
        "0 -56 5, 40 -72 4, 62 -84 4",
        "0 -120 4, -30 -146 4, -54 -156 4",
        "2 -118 4, 28 -140 4, 48 -150 4",
      ),
      green,
      3,
    ),
    leaves(
      [
        [-2, -30, 74, -2.8],
        [0, -34, 74, -0.35],
        [-40, -82, 60, 2.6],
        [44, -74, 60, 0.5],
        [-30, -146, 62, -2.9],
        [30, -140, 62, -0.1],
        [0, -176, 56, -2.2],
        [2, -176, 56, -0.9],
      ],
      0.36,
    ),
    ...places.flatMap(([x, y, r], i) => [
      part(petals(5, x, y, 5, r, r * 0.62, 1, -1.57 + i * 0.4), star, 5),
      part(oval(x, y, 5), gold, 2),
    ]),
    part(
      ribbons(
        "-86 -128 7, -80 -142 11, -78 -154 5",
        "88 -122 7, 84 -136 11, 84 -148 5",
        "28 -214 7, 30 -228 11, 34 -240 5",
      ),
      paler(tint(".85 .06 350"), 0.3),
      4,
    ),
  ]);
};

/** A red hibiscus with its long stamen. */
export const hibiscus: FigureMaker = (m) => {
  const red = own(m, ".6 .22 18");
  return boxed([
    part(ribbon("0 0 9, 4 -50 8, 0 -110 8"), green, 3),
    leaves(
      [
        [2, -16, 100, -2.6],
        [2, -20, 104, -0.5],
        [0, -120, 116, 2.75],
        [0, -120, 120, 0.35],
        [0, -150, 122, -2.5],
        [0, -150, 118, -0.75],
      ],
      0.46,
    ),
    ...[0, 1, 2, 3, 4].map((i) => {
      const a = -1.57 + i * 1.2566;
      const at = (r: number, o = 0) => [Math.cos(a + o) * r, -140 + Math.sin(a + o) * r] as const;
      return part(
        blob([at(8), at(48, -0.5), at(86, -0.42), at(90, -0.1), at(84, 0.16), at(88, 0.44), at(50, 0.55)]),
        red,
        10,
        {
          lines: {
            path: [-0.24, 0, 0.24].map((o) => `M${at(22, o).join(" ")}L${at(70, o).join(" ")}`).join(""),
            width: 2,
          },
        },
      );
    }),
    part(oval(0, -140, 20), deeper(red, m, 0.4), 5),
    part(ribbon("0 -140 9, 26 -166 8, 58 -214 7"), tint(".9 .1 60"), 3),
    part(
      scattered(12, 52, -206, 14, 16)
        .map(([x, y]) => oval(x, y, 4.4))
        .join("") +
        oval(62, -222, 5) +
        oval(70, -214, 5),
      yellow,
      2,
    ),
  ]);
};

/** A peony with many folded petals. */
export const peony: FigureMaker = (m) => {
  const pink = own(m, ".8 .12 355");
  const ringOf = (count: number, r: number, size: number, turn: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * 6.283 + turn;
      const [x, y] = [Math.cos(a) * r, -146 + Math.sin(a) * r * 0.86];
      const at = (d: number, o: number) => [x + Math.cos(a + o) * d, y + Math.sin(a + o) * d * 0.9] as const;
      return blob([
        at(size, -0.5),
        at(size * 1.1, -0.14),
        at(size * 0.96, 0),
        at(size * 1.1, 0.16),
        at(size, 0.5),
        at(size * 0.8, 1.5),
        at(size * 0.7, 3.1),
        at(size * 0.8, -1.5),
      ]);
    });
  return boxed([
    part(ribbon("0 0 10, -4 -40 9, 0 -100 9"), green, 3),
    leaves(
      [
        [0, -18, 104, -2.7],
        [0, -18, 104, -0.45],
        [-4, -50, 96, -2.9],
        [0, -50, 96, -0.2],
        [-40, -90, 82, 2.6],
        [40, -90, 82, 0.55],
      ],
      0.3,
    ),
    ...ringOf(8, 50, 44, 0.2).map((path) => part(path, deeper(pink, m, 0.12), 8)),
    ...ringOf(7, 36, 36, 0.5).map((path) => part(path, pink, 8, { lift: 0.02 })),
    ...ringOf(6, 22, 28, 0.1).map((path) => part(path, paler(pink, 0.2), 7, { lift: 0.04 })),
    ...ringOf(4, 9, 20, 0.6).map((path) => part(path, paler(pink, 0.4), 6, { lift: 0.06 })),
    part(
      scattered(7, 0, -146, 9, 8)
        .map(([x, y]) => oval(x, y, 3))
        .join(""),
      gold,
      1,
    ),
  ]);
};

/** A branch of magnolia with a large open flower and buds. */
export const magnolia: FigureMaker = (m) => {
  const pink = own(m, ".92 .04 350");
  const petal = (dx: number, tilt: number, tones: Lab[]) =>
    part(
      blob([
        [dx * 0.2 - 12, -118],
        [dx - 30, -160 + tilt],
        [dx - 16, -214 + tilt],
        [dx + tilt * 0.1, -228 + tilt],
        [dx + 18, -210 + tilt],
        [dx + 28, -158 + tilt],
        [dx * 0.2 + 12, -118],
      ]),
      tones,
      12,
    );
  const bud = (x: number, y: number) => [
    part(
      blob([
        [x - 16, y],
        [x - 18, y - 30],
        [x - 2, y - 62],
        [x + 16, y - 32],
        [x + 16, y],
      ]),
      pink,
      10,
    ),
    part(
      blob([
        [x - 18, y + 4],
        [x - 14, y - 16],
        [x, y - 6],
        [x + 14, y - 16],
        [x + 18, y + 4],
        [x, y + 12],
      ]),
      tint(".5 .06 110"),
      5,
    ),
  ];
  return boxed([
    part(
      ribbons(
        "-126 -20 14, -60 -48 13, -10 -76 12, 0 -114 10",
        "-50 -52 11, 30 -56 10, 108 -98 8",
        "-96 -34 10, -112 -76 8, -112 -108 8",
        "60 -72 8, 108 -56 6",
      ),
      brown,
      4,
    ),
    leaves(
      [
        [100, -58, 56, 0.2],
        [30, -56, 54, 0.9],
        [-70, -44, 56, 1.5],
      ],
      0.4,
    ),
    ...bud(116, -112),
    ...bud(-112, -112),
    petal(-62, 34, deeper(pink, m, 0.06)),
    petal(62, 34, deeper(pink, m, 0.06)),
    petal(-34, 4, pink),
    petal(34, 4, pink),
    petal(0, 16, paler(pink, 0.3)),
    part(blob("-22 -118, -14 -150, 0 -134, 14 -150, 22 -118, 0 -106"), tint(".74 .14 350"), 6),
  ]);
};

/** Lily of the valley: white bells along an arched stem, between two wide leaves. */
export const lilyOfTheValley: FigureMaker = (m) => {
  const bell = own(m, ".97 .01 95");
  const places = [
    [-8, -188, 0.8],
    [18, -190, 0.9],
    [42, -176, 1],
    [62, -154, 1.1],
    [78, -126, 1.2],
  ] as const;
  return boxed([
    part(blob("-14 0, -62 -70, -84 -150, -72 -206, -40 -160, -8 -70"), green, 10, {
      lines: { path: "M-14 -8Q-56 -100 -70 -190M-20 -40Q-40 -110 -58 -160", width: 2 },
    }),
    part(ribbon("-4 0 7, -16 -90 6, -8 -170 5, 24 -210 5, 62 -196 4, 86 -160 3"), tint(".68 .13 135"), 3),
    part(blob("6 0, 4 -60, 36 -124, 92 -170, 96 -110, 56 -40, 20 0"), deeper(green, m, 0.12), 10, {
      lines: { path: "M10 -6Q40 -80 86 -140", width: 2 },
    }),
    ...places.flatMap(([x, y, s]) => [
      part(
        ribbon([
          [x - 4, y - 16, 3],
          [x, y, 3],
        ]),
        green,
        1,
      ),
      part(
        `M${x - 11 * s} ${y + 4}Q${x - 10 * s} ${y - 6} ${x} ${y - 7}Q${x + 10 * s} ${y - 6} ${x + 11 * s} ${y + 4}L${x + 16 * s} ${y + 24 * s}L${x + 7 * s} ${y + 19 * s}L${x} ${y + 26 * s}L${x - 7 * s} ${y + 19 * s}L${x - 16 * s} ${y + 24 * s}Z`,
        bell,
        7,
      ),
    ]),
  ]);
};

/** Hanging clusters of wisteria. */
export const wisteria: FigureMaker = (m) => {
  const lilac = own(m, ".7 .12 305");
  const cluster = (x: number, top: number, long: number) =>
    Array.from({ length: Math.round(long / 5) }, (_, i) => {
      const t = (i * 5) / long;
      const r = (1 - t) * 30 + 4;
      return [x + Math.sin(i * 2.4) * r * 0.8, top + t * long, 13 - t * 6] as const;
    });
  const all = [
    ...cluster(-84, -186, 120),
    ...cluster(-28, -196, 180),
    ...cluster(32, -190, 156),
    ...cluster(86, -182, 112),
  ];
  return boxed([
    part(ribbon("-140 -224 14, -70 -206 13, 0 -216 13, 70 -204 12, 138 -222 10"), brown, 5),
    leaves(
      [
        [-60, -208, 62, -2.3],
        [-40, -206, 58, -1.2],
        [10, -214, 60, -2.0],
        [30, -212, 60, -0.9],
        [84, -206, 60, -1.3],
        [108, -214, 50, -0.5],
        [-112, -216, 50, -1.9],
        [-110, -214, 60, 0.9],
        [60, -204, 60, 0.9],
      ],
      0.3,
    ),
    part(all.map(([x, y, r]) => oval(x + 3, y + 4, r)).join(""), deeper(lilac, m, 0.25), 4),
    ...all.map(([x, y, r], i) => part(oval(x, y, r, r * 0.9), i % 3 === 1 ? paler(lilac, 0.4) : lilac, 5)),
  ]);
};
