import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ribbons, scattered } from "./strokes.ts";
import {
  black,
  blue,
  brown,
  colourTones,
  green,
  grey,
  orange,
  pink,
  ramp,
  red,
  white,
  yellow,
} from "./tones.ts";

const CRUST = ramp(".82 .09 72/.71 .11 64/.56 .10 56/.38 .07 50");

/** Half moons of dough with a plaited edge, on a plate. */
export const empanadas: FigureMaker = () => {
  const one = (x: number, y: number, k: number) => {
    const edge = Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI + (i / 10) * Math.PI;
      return oval(x + Math.cos(a) * 56 * k, y + Math.sin(a) * 50 * k, 10 * k, 8 * k);
    }).join("");
    return [
      part(edge, CRUST, 3, { lift: -0.08 }),
      part(
        `M${x - 56 * k} ${y}Q${x - 52 * k} ${y - 50 * k} ${x} ${y - 52 * k}Q${x + 52 * k} ${y - 50 * k} ${x + 56 * k} ${y}Q${x} ${y + 14 * k} ${x - 56 * k} ${y}Z`,
        CRUST,
        11,
        {
          lines: {
            path: `M${x - 12 * k} ${y - 26 * k}L${x - 4 * k} ${y - 18 * k}M${x + 2 * k} ${y - 30 * k}L${x + 10 * k} ${y - 22 * k}`,
            width: 2.4,
          },
        },
      ),
    ];
  };
  return {
    box: { left: -132, right: 132, top: -116, bottom: 4 },
    parts: [
      part(oval(0, -8, 130, 12), white, 3),
      part(oval(0, -12, 108, 9), blue, 1, { lift: 0.2 }),
      ...one(-54, -16, 0.94),
      ...one(58, -16, 0.94),
      ...one(0, -50, 1),
    ],
  };
};

/** A knotted loop with salt. */
export const pretzel: FigureMaker = () => ({
  box: { left: -110, right: 110, top: -158, bottom: 3 },
  parts: [
    part(
      ribbon(
        "-62 -20 18, 0 -66 26, 40 -118 28, 72 -142 26, 96 -112 26, 84 -60 26, 40 -18 30, 0 -12 34, -40 -18 30, -84 -60 26, -96 -112 26, -72 -142 26, -40 -118 28, 0 -66 26, 62 -20 18",
        10,
      ),
      ramp(".66 .11 52/.54 .12 46/.40 .10 42/.26 .07 38"),
      10,
    ),
    part("M-30 -22Q0 -34 30 -22Q0 -8 -30 -22Z", ramp(".92 .05 80/.86 .06 76/.74 .07 70/.58 .06 64"), 3),
    part(
      [
        [-88, -100],
        [-80, -70],
        [-56, -40],
        [54, -42],
        [80, -72],
        [90, -104],
        [68, -138],
        [-68, -138],
        [-36, -112],
        [34, -110],
        [0, -62],
        [-20, -80],
        [20, -80],
      ]
        .map(([x, y]) => box(x! - 3, y! - 3, x! + 3, y! + 3))
        .join(""),
      white,
      1,
    ),
  ],
});

/** Meat and peppers on skewers. */
export const skewers: FigureMaker = () => {
  const one = (y: number) => [
    part(
      ribbon([
        [-118, y, 4],
        [112, y - 14, 4],
      ]),
      grey,
      1,
    ),
    part(ring([-122, y], [9, 9], 4), grey, 1),
    ...[brown, red, brown, green, brown, yellow, brown].map((tones, i) =>
      part(
        tones === brown
          ? blob([
              [-92 + i * 27, y - 20],
              [-70 + i * 27, y - 21],
              [-68 + i * 27, y + 14],
              [-92 + i * 27, y + 15],
            ])
          : blob([
              [-88 + i * 27, y - 16],
              [-74 + i * 27, y - 17],
              [-74 + i * 27, y + 10],
              [-88 + i * 27, y + 11],
            ]),
        tones,
        6,
      ),
    ),
  ];
  return {
    box: { left: -133, right: 124, top: -112, bottom: 4 },
    parts: [part(oval(0, -6, 124, 10), white, 3), ...one(-72), ...one(-28)],
  };
};

/** Fried rolls, one cut open, with a sauce. */
export const springRolls: FigureMaker = () => ({
  box: { left: -116, right: 116, top: -92, bottom: 4 },
  parts: [
    part(oval(0, -6, 114, 10), white, 3),
    part(ribbons("-92 -22 28, 14 -22 28", "-70 -46 28, 36 -46 28", "-84 -70 28, 10 -76 28"), CRUST, 9, {
      lines: {
        path: "M-70 -34L-50 -10M-30 -34L-10 -10M-50 -58L-30 -34M-10 -58L10 -34M-60 -84L-42 -62",
        width: 1.4,
      },
    }),
    part(
      oval(18, -22, 11, 13) + oval(40, -46, 11, 13),
      ramp(".93 .05 90/.86 .06 86/.74 .07 82/.58 .06 76"),
      3,
    ),
    part(oval(16, -26, 4) + oval(38, -50, 4), green, 1),
    part(oval(20, -18, 4) + oval(42, -42, 4), orange, 1),
    part("M58 -34Q62 -4 84 -4Q106 -4 110 -34Z", blue, 5),
    part(oval(84, -34, 26, 8), red, 2),
  ],
});

/** An open oyster with its pearl, and a slice of lemon. */
export const oyster: FigureMaker = () => ({
  box: { left: -112, right: 118, top: -128, bottom: 4 },
  parts: [
    part(
      blob("-100 -46, -70 -100, -16 -124, 50 -112, 92 -76, 70 -58, -20 -44"),
      ramp(".62 .02 240/.50 .025 245/.38 .025 250/.25 .02 250"),
      9,
      {
        lines: {
          path: "M-84 -62Q-40 -100 30 -108M-70 -54Q-20 -84 60 -92M-60 -88L-48 -60M-10 -116L-6 -66M40 -110L34 -66",
          width: 2,
        },
      },
    ),
    part(
      blob("-108 -40, -60 -52, 20 -54, 88 -60, 98 -34, 62 -2, -40 2, -92 -14"),
      ramp(".62 .02 240/.50 .025 245/.38 .025 250/.25 .02 250"),
      8,
    ),
    part(
      blob("-88 -38, -40 -46, 30 -48, 80 -50, 80 -32, 46 -16, -34 -12, -74 -22"),
      ramp(".96 .01 250/.90 .02 270/.80 .03 290/.64 .03 290"),
      5,
    ),
    part(
      blob("-66 -34, -20 -42, 34 -42, 56 -36, 30 -22, -30 -18"),
      ramp(".90 .02 60/.82 .03 50/.70 .04 45/.52 .035 40"),
      5,
    ),
    part(oval(6, -38, 14), white, 7),
    part("M84 -2A30 30 0 0 1 118 -58Q112 -24 84 -2Z", yellow, 3, {
      lines: { path: "M88 -8L112 -46M98 -14L106 -30", width: 2 },
    }),
  ],
});

/** Triangles of maize with cheese and a dip. */
export const nachos: FigureMaker = () => {
  const chip = (x: number, y: number, turn: number) =>
    polygon(
      [0, 1, 2].map((i) => [x + Math.cos(turn + i * 2.09) * 34, y + Math.sin(turn + i * 2.09) * 30] as const),
    );
  return {
    box: { left: -124, right: 124, top: -116, bottom: 4 },
    parts: [
      part(oval(0, -8, 122, 12), blue, 3),
      part(
        [
          [-80, -28, 0.2],
          [-46, -50, 1],
          [-14, -30, 0.5],
          [10, -66, 1.5],
          [-30, -80, 0.3],
          [60, -26, 0.9],
          [88, -30, 0.1],
          [48, -54, 0.6],
        ]
          .map(([x, y, t]) => chip(x!, y!, t!))
          .join(""),
        ramp(".88 .13 82/.79 .15 76/.64 .14 68/.46 .10 60"),
        4,
      ),
      part(
        [
          [-60, -30, 1.3],
          [30, -34, 0.2],
          [-6, -54, 0.9],
          [76, -44, 1.3],
          [-34, -62, 0.7],
        ]
          .map(([x, y, t]) => chip(x!, y!, t!))
          .join(""),
        ramp(".88 .13 82/.79 .15 76/.64 .14 68/.46 .10 60"),
        4,
        { lift: 0.06 },
      ),
      part(blob("-50 -62, -10 -80, 20 -68, 40 -44, 10 -34, -8 -48, -30 -36, -56 -40"), orange, 4),
      part(
        scattered(9, 0, -50, 70, 24)
          .map(([x, y]) => oval(x, y, 6, 3.4))
          .join(""),
        green,
        1.6,
      ),
      part(
        scattered(7, 8, -54, 66, 22)
          .map(([x, y]) => oval(x + 8, y + 4, 4.4))
          .join(""),
        red,
        1.6,
      ),
    ],
  };
};

/** Lumps of sugar in a bowl, with tongs. */
export const sugarCubes: FigureMaker = () => {
  const cube = (x: number, y: number) => [
    part(
      polygon([
        [x - 20, y - 30],
        [x, y - 20],
        [x, y],
        [x - 20, y - 10],
      ]),
      white,
      1.5,
      { lift: -0.1 },
    ),
    part(
      polygon([
        [x, y - 20],
        [x + 20, y - 30],
        [x + 20, y - 10],
        [x, y],
      ]),
      white,
      1.5,
      { lift: -0.04 },
    ),
    part(
      polygon([
        [x - 20, y - 30],
        [x, y - 40],
        [x + 20, y - 30],
        [x, y - 20],
      ]),
      white,
      1.5,
      { lift: 0.06 },
    ),
  ];
  return {
    box: { left: -80, right: 84, top: -149, bottom: 4 },
    parts: [
      ...cube(-30, -62),
      ...cube(28, -62),
      ...cube(-2, -76),
      ...cube(0, -100),
      part(
        ribbons("26 -140 5, 14 -108 5", "44 -134 5, 22 -100 5", "26 -140 5, 36 -146 5, 44 -134 5"),
        grey,
        2,
      ),
      part("M-76 -64Q-70 -10 -24 -8L24 -8Q70 -10 76 -64Z", blue, 12),
      part(oval(0, -4, 30, 7), blue, 3),
      part(ribbon("-70 -42 4, 0 -34 4, 70 -42 4"), colourTones("gold"), 1.5),
    ],
  };
};

/** Tea with pearls of tapioca in a clear cup. */
export const bubbleTea: FigureMaker = (m) => ({
  box: { left: -60, right: 66, top: -219, bottom: 3 },
  parts: [
    part(ribbon("12 -140 13, 34 -212 13"), bodyOr(m, pink), 4),
    part("M-54 -140L54 -140L38 0L-38 0Z", white, 5, { lift: 0.02 }),
    part("M-49 -124L49 -124L37 -4L-37 -4Z", ramp(".88 .05 68/.79 .065 62/.66 .065 58/.48 .05 54"), 7),
    part(
      scattered(17, 0, -28, 34, 24)
        .map(([x, y]) => oval(x, y, 7))
        .join(""),
      black,
      4,
    ),
    part("M-58 -140Q-54 -166 0 -168Q54 -166 58 -140Z", white, 7, { lift: 0.04 }),
    part(box(-60, -144, 60, -136), white, 2),
    part(oval(-18, -92, 5) + oval(18, -92, 5) + ribbon("-8 -80 3, 0 -76 3, 8 -80 3"), brown, 1),
  ],
});
