import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, scattered } from "./strokes.ts";
import { dish, GREENS } from "./tableware.ts";
import { red } from "./tones.ts";

const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");
const flecks = (points: readonly (readonly [number, number])[], long = 5) =>
  points.map(([x, y], i) => `M${x} ${y}l${i % 2 ? long : -long} 2`).join("");

/** Tamales in husks of corn, one open. */
export const tamales: FigureMaker = (m) => {
  const husk = bodyOr(m, tint(".86 .09 98"));
  const wrapped = (x: number, y: number) => [
    part(
      polygon([
        [x - 74, y],
        [x - 122, y - 22],
        [x - 114, y],
        [x - 124, y + 20],
      ]) +
        polygon([
          [x + 74, y],
          [x + 122, y - 22],
          [x + 114, y],
          [x + 124, y + 20],
        ]),
      husk,
      4,
      { lift: -0.04 },
    ),
    part(
      ribbon([
        [x - 70, y, 34],
        [x, y, 52],
        [x + 70, y, 34],
      ]),
      husk,
      16,
      {
        lines: {
          path: [-16, -8, 0, 8, 16]
            .map((d) => `M${x - 80} ${y + d * 0.7}Q${x} ${y + d * 1.6} ${x + 80} ${y + d * 0.7}`)
            .join(""),
          width: 1.8,
        },
      },
    ),
    part(
      ribbon([
        [x - 66, y - 16, 7],
        [x - 66, y + 16, 7],
      ]) +
        ribbon([
          [x + 66, y - 16, 7],
          [x + 66, y + 16, 7],
        ]),
      tint(".6 .12 110"),
      2,
    ),
  ];
  return boxed([
    ...wrapped(0, -104),
    part(blob("-120 -44, -60 -70, 60 -70, 120 -44, 90 -2, -90 -2"), husk, 8, {
      lines: { path: "M-100 -40L-50 -4M100 -40L50 -4M-70 -56L-30 -4M70 -56L30 -4", width: 2 },
    }),
    part(ribbon("-66 -38 40, 0 -40 48, 66 -38 40"), tint(".88 .12 92"), 16, {
      lines: { path: flecks(scattered(30, 0, -40, 70, 18), 3), width: 2.2 },
    }),
    part(blob("-18 -58, 16 -60, 22 -30, -4 -22, -22 -34"), tint(".5 .14 38"), 6, {
      lines: { path: "M-10 -50L14 -34M6 -54L-10 -32", width: 3 },
    }),
  ]);
};

/** Arepas: round cakes of corn, split and filled. */
export const arepa: FigureMaker = (m) => {
  const corn = bodyOr(m, tint(".88 .1 88"));
  const one = (x: number, y: number) => [
    part(
      ribbon([
        [x - 56, y, 26],
        [x, y + 4, 30],
        [x + 56, y, 26],
      ]),
      corn,
      11,
    ),
    part(
      blob([
        [x - 64, y - 16],
        [x - 40, y - 8],
        [x - 18, y - 16],
        [x + 4, y - 6],
        [x + 28, y - 16],
        [x + 50, y - 8],
        [x + 68, y - 18],
        [x + 30, y - 32],
        [x - 30, y - 32],
      ]),
      tint(".9 .14 95"),
      5,
    ),
    part(
      round(
        [
          [x - 40, y - 22],
          [x - 8, y - 20],
          [x + 26, y - 22],
        ],
        9,
      ),
      tint(".48 .12 38"),
      5,
    ),
    part(
      ribbon([
        [x - 56, y - 40, 30],
        [x, y - 46, 36],
        [x + 56, y - 40, 30],
      ]),
      corn,
      13,
    ),
    part(
      oval(x - 20, y - 52, 14, 5) + oval(x + 24, y - 50, 12, 5) + oval(x + 48, y - 40, 7, 4),
      tint(".62 .12 60"),
      2,
    ),
  ];
  return boxed([...dish(142, -12), ...one(-52, -28), ...one(58, -28), ...one(0, -92)]);
};

/** Acarajé: a fried ball of beans, split, with prawns. */
export const acaraje: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".55 .14 48"));
  return boxed([
    ...dish(130, -12),
    part(blob("-96 -44, -80 -20, 0 -10, 80 -20, 96 -44, 60 -60, -60 -60"), crust, 18),
    part(blob("-90 -66, -60 -52, 0 -46, 60 -52, 92 -66, 60 -88, -60 -88"), tint(".82 .15 82"), 8),
    part(
      round(
        [
          [-66, -62],
          [-20, -56],
          [30, -56],
          [70, -64],
        ],
        11,
      ),
      red,
      7,
    ),
    part(
      [
        [-44, -68],
        [2, -66],
        [50, -70],
      ]
        .map(([x, y]) =>
          ribbon([
            [x! - 16, y! + 6, 6],
            [x! - 10, y! - 8, 12],
            [x! + 6, y! - 12, 13],
            [x! + 16, y!, 10],
          ]),
        )
        .join(""),
      tint(".74 .16 40"),
      5,
      { lift: 0.04 },
    ),
    part(blob("-92 -78, -84 -124, -40 -150, 30 -150, 82 -124, 92 -80, 40 -92, -40 -92"), crust, 26, {
      lines: { path: flecks(scattered(40, 0, -118, 74, 26)), width: 2.4 },
    }),
  ]);
};

/** A Spanish tortilla with a slice cut out. */
export const potatoTortilla: FigureMaker = (m) => {
  const egg = bodyOr(m, tint(".8 .15 82"));
  return boxed([
    ...dish(146, -10),
    part("M-110 -70L-110 -34A110 32 0 0 0 110 -34L110 -70Z", tint(".86 .13 90"), 10),
    part(oval(0, -70, 110, 34), egg, 9),
    part(
      round(
        [
          [-60, -76],
          [-20, -90],
          [36, -88],
          [70, -70],
          [-36, -58],
        ],
        12,
      ),
      tint(".62 .13 58"),
      3,
    ),
    part(polygon("0 -70, 36 -36, 36 0, 0 -36"), tint(".9 .1 92"), 3, { lift: -0.05 }),
    part(polygon("0 -70, 108 -58, 108 -24, 36 -4, 36 -36"), tint(".5 .06 70"), 1),
    part(polygon("0 -70, 106 -60, 106 -28, 0 -36"), tint(".9 .1 92"), 3),
    part(oval(24, -52, 15, 8) + oval(62, -48, 16, 9) + oval(92, -44, 10, 7), tint(".94 .06 95"), 3),
    part(polygon("60 6, 156 -26, 156 8, 60 40"), tint(".9 .1 92"), 5),
    part(polygon("60 6, 132 -48, 156 -26"), egg, 4),
    part(oval(88, 12, 13, 8) + oval(126, 2, 14, 8), tint(".94 .06 95"), 3),
  ]);
};

/** Fried croquettes on a plate. */
export const croquettes: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".7 .14 66"));
  const one = (x: number, y: number, lean: number) =>
    part(
      ribbon([
        [x - 34, y + lean, 36],
        [x, y, 40],
        [x + 34, y - lean, 36],
      ]),
      crust,
      16,
      { lines: { path: flecks(scattered(30, x, y, 44, 16), 3), width: 2.2 } },
    );
  return boxed([
    ...dish(144, -12),
    one(-68, -36, 6),
    one(8, -34, -4),
    one(84, -38, 8),
    one(-34, -72, -6),
    one(44, -72, 6),
    one(4, -106, 3),
    part(
      blob("-30 -116, -44 -134, -28 -142, -16 -128") + blob("-30 -116, -16 -140, 2 -138, -6 -122"),
      GREENS,
      4,
    ),
  ]);
};
