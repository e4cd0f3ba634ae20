import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ribbons } from "./strokes.ts";
import {
  black,
  blue,
  brown,
  green,
  grey,
  orange,
  PALE_WOOD,
  pink,
  ramp,
  red,
  white,
  yellow,
} from "./tones.ts";

const STEEL = ramp(".90 .006 250/.76 .01 250/.58 .012 250/.38 .012 250");

/** Balls of steel and the little wooden one. */
export const boules: FigureMaker = () => {
  const ball = (x: number, y: number) => [
    part(oval(x, y, 38), STEEL, 18, {
      lines: [
        {
          path: `M${x - 36} ${y - 8}Q${x} ${y + 14} ${x + 36} ${y - 8}M${x - 37} ${y + 2}Q${x} ${y + 24} ${x + 37} ${y + 2}`,
          width: 2.4,
        },
        {
          path: `M${x - 18} ${y - 32}Q${x - 26} ${y} ${x - 14} ${y + 34}M${x + 18} ${y - 32}Q${x + 26} ${y} ${x + 14} ${y + 34}`,
          width: 2.4,
        },
      ],
    }),
    part(oval(x - 14, y - 18, 7, 5), white, 1),
  ];
  return {
    box: { left: -116, right: 122, top: -112, bottom: 4 },
    parts: [...ball(0, -72), ...ball(-74, -36), ...ball(30, -36), part(oval(98, -16, 18), orange, 8)],
  };
};

/** Pins, and the ball that strikes them. */
export const bowlingPins: FigureMaker = () => {
  const pin = (x: number, y: number, turn = 0) => {
    const at = (u: number, v: number, w: number) => [x + u + v * turn, y + v, w] as const;
    return [
      part(
        ribbon([at(0, -6, 30), at(0, -40, 40), at(0, -84, 20), at(0, -112, 28), at(0, -120, 22)], 8),
        white,
        9,
      ),
      part(ribbon([at(-11, -84, 5), at(11, -84, 5)]) + ribbon([at(-12, -94, 5), at(12, -94, 5)]), red, 1),
    ];
  };
  return {
    box: { left: -122, right: 138, top: -142, bottom: 9 },
    parts: [
      ...pin(-2, -6),
      ...pin(50, -6, -0.16),
      ...pin(76, -2, -0.42),
      ...pin(24, 0, 0.06),
      part(oval(-72, -44, 46), black, 20),
      part(oval(-84, -66, 7) + oval(-66, -70, 7) + oval(-74, -54, 7), grey, 1, { lift: -0.2 }),
    ],
  };
};

/** A large hoop for the waist. */
export const hulaHoop: FigureMaker = (m) => ({
  box: { left: -96, right: 96, top: -186, bottom: 3 },
  parts: [
    part(ring([0, -92], [88, 88], 12), bodyOr(m, pink), 4),
    part(
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => ring([0, -92], [88, 88], 12.4, [i * 0.785, i * 0.785 + 0.3]))
        .join(""),
      yellow,
      3,
    ),
  ],
});

/** A boot on four wheels. */
export const rollerSkates: FigureMaker = (m) => ({
  box: { left: -84, right: 110, top: -176, bottom: 3 },
  parts: [
    part("M-66 -52L-62 -166Q-30 -176 2 -166Q2 -116 24 -100Q76 -92 88 -52Z", bodyOr(m, white), 11),
    part(ribbon("-62 -158 12, 2 -158 12"), red, 4),
    part(
      ribbons("-12 -146 4, 6 -138 4", "-10 -128 4, 8 -120 4", "-4 -110 4, 14 -104 4", "10 -98 4, 22 -88 4"),
      red,
      1,
    ),
    part(box(-74, -56, 94, -44), brown, 3),
    part(polygon("-66 -44, -30 -44, -40 -24, -58 -24") + polygon("44 -44, 82 -44, 74 -24, 54 -24"), grey, 3),
    part(oval(-62, -18, 19) + oval(-28, -18, 19) + oval(44, -18, 19) + oval(78, -18, 19), bodyOr(m, red), 5),
    part(oval(-62, -18, 8) + oval(-28, -18, 8) + oval(44, -18, 8) + oval(78, -18, 8), white, 2),
    part(blob("86 -50, 106 -46, 108 -28, 94 -28"), red, 4),
  ],
});

/** A board of crossing lines with black and white stones. */
export const goBoard: FigureMaker = () => {
  const at = (u: number, v: number) => {
    const k = 1 - v * 0.045;
    return [u * 17 * k, -44 - v * 11] as const;
  };
  const lines = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((u) => `M${at(u, 0).join(" ")}L${at(u, 7).join(" ")}`)
    .concat([0, 1, 2, 3, 4, 5, 6, 7].map((v) => `M${at(-4, v).join(" ")}L${at(4, v).join(" ")}`))
    .join("");
  const stones = (spots: readonly (readonly [number, number])[]) =>
    spots.map(([u, v]) => oval(...at(u, v), 8.4 - v * 0.35, 5.4 - v * 0.25)).join("");
  return {
    box: { left: -116, right: 128, top: -146, bottom: 3 },
    parts: [
      part(polygon("-80 -36, -62 -36, -66 0, -78 0") + polygon("62 -36, 80 -36, 78 0, 66 0"), brown, 4),
      part(polygon("-92 -36, 92 -36, 90 -16, -90 -16"), PALE_WOOD, 3, { lift: -0.12 }),
      part(polygon("-92 -36, 92 -36, 66 -130, -66 -130"), PALE_WOOD, 4, {
        lines: { path: lines, width: 1.3 },
      }),
      part(
        stones([
          [-3, 6],
          [-2, 3],
          [0, 4],
          [1, 2],
          [2, 5],
          [-1, 1],
          [3, 1],
          [0, 6],
        ]),
        black,
        4,
      ),
      part(
        stones([
          [-2, 5],
          [-1, 4],
          [1, 4],
          [0, 2],
          [2, 2],
          [3, 6],
          [-3, 2],
          [1, 6],
        ]),
        white,
        4,
      ),
      part("M88 -18Q92 2 108 2Q124 2 128 -18Z", brown, 5),
      part(oval(108, -19, 20, 5) + oval(102, -23, 7, 5) + oval(114, -23, 7, 5), black, 3),
    ],
  };
};

/** Tiles of mahjong in a row. */
export const mahjong: FigureMaker = () => {
  const tile = (x: number, y: number, k = 1) => [
    part(
      polygon([
        [x - 26 * k, y - 70 * k],
        [x - 18 * k, y - 80 * k],
        [x + 34 * k, y - 80 * k],
        [x + 34 * k, y - 12 * k],
        [x + 26 * k, y],
        [x + 26 * k, y - 70 * k],
      ]),
      green,
      3,
    ),
    part(box(x - 26 * k, y - 70 * k, x + 26 * k, y), white, 5),
  ];
  return {
    box: { left: -120, right: 128, top: -152, bottom: 4 },
    parts: [
      ...tile(-86, 0),
      ...tile(-28, 0),
      ...tile(30, 0),
      ...tile(88, 0),
      part(oval(-86, -35, 15), red, 2),
      part(oval(-86, -35, 8), white, 1),
      part(oval(-86, -35, 4), green, 1),
      part(
        ribbons(
          "-40 -56 5, -40 -40 5",
          "-28 -56 5, -28 -40 5",
          "-16 -56 5, -16 -40 5",
          "-40 -30 5, -40 -14 5",
          "-28 -30 5, -28 -14 5",
          "-16 -30 5, -16 -14 5",
        ),
        green,
        1,
      ),
      part(
        "M26 -60L34 -60L34 -50L46 -50L46 -24L34 -24L34 -10L26 -10L26 -24L14 -24L14 -50L26 -50ZM21 -44L21 -30L26 -30L26 -44ZM34 -44L34 -30L39 -30L39 -44Z",
        red,
        1,
      ),
      part([-54, -35, -16].map((y) => oval(76, y, 6) + oval(100, y, 6)).join(""), blue, 1.6),
      ...tile(-30, -72, 0.96),
      ...tile(28, -72, 0.96),
      part(
        ribbons(
          "-44 -126 4, -16 -126 4",
          "-30 -134 4, -30 -90 4",
          "-44 -108 4, -16 -108 4",
          "-40 -92 4, -20 -92 4",
        ),
        red,
        1,
      ),
      part(oval(28, -106, 14) + oval(28, -106, 0.1), blue, 2),
      part(oval(28, -106, 6), white, 1),
    ],
  };
};

/** Wooden pieces of shogi, five-sided, with signs. */
export const shogiPieces: FigureMaker = () => {
  const piece = (x: number, y: number, k: number, sign: string) => [
    part(
      polygon([
        [x - 44 * k, y],
        [x - 34 * k, y - 78 * k],
        [x, y - 104 * k],
        [x + 34 * k, y - 78 * k],
        [x + 44 * k, y],
      ]),
      PALE_WOOD,
      7,
    ),
    part(box(x - 44 * k, y - 3, x + 44 * k, y + 6 * k), PALE_WOOD, 1, { lift: -0.2 }),
    part(
      ribbons(
        ...sign.split("/").map((line) =>
          line
            .split(",")
            .map((p) => {
              const [u, v] = p.trim().split(" ").map(Number);
              return `${x + u! * k} ${y + v! * k} ${5 * k}`;
            })
            .join(", "),
        ),
      ),
      black,
      0.8,
    ),
  ];
  return {
    box: { left: -112, right: 112, top: -146, bottom: 6 },
    parts: [
      ...piece(0, -36, 1.02, "-20 -72,20 -72/0 -84,0 -14/-22 -52,22 -52/-26 -14,26 -14/-14 -34,14 -34"),
      ...piece(-62, 0, 0.92, "-18 -68,18 -68/0 -80,-20 -20/4 -60,22 -20/-12 -40,14 -40"),
      ...piece(64, 0, 0.92, "-22 -64,22 -64/-10 -80,-10 -14/10 -80,10 -14/-22 -38,22 -38"),
    ],
  };
};

/** A box for backgammon, open, with points, draughts and dice. */
export const backgammon: FigureMaker = () => {
  const points = (left: number, top: boolean) =>
    Array.from({ length: 6 }, (_, i) => {
      const x = left + i * 17;
      return top
        ? polygon([
            [x, -134],
            [x + 16, -134],
            [x + 8, -82],
          ])
        : polygon([
            [x, -12],
            [x + 16, -12],
            [x + 8, -64],
          ]);
    });
  const all = [...points(-108, true), ...points(6, true), ...points(-108, false), ...points(6, false)];
  return {
    box: { left: -126, right: 126, top: -150, bottom: 4 },
    parts: [
      part(box(-124, -148, 124, 2), brown, 6),
      part(box(-110, -136, -4, -10) + box(4, -136, 110, -10), PALE_WOOD, 2),
      part(all.filter((_, i) => i % 2 === 0).join(""), red, 1),
      part(all.filter((_, i) => i % 2 === 1).join(""), black, 1),
      part(
        oval(-100, -22, 9) +
          oval(-100, -40, 9) +
          oval(48, -124, 9) +
          oval(48, -106, 9) +
          oval(48, -88, 9) +
          oval(82, -22, 9),
        white,
        3,
      ),
      part(
        oval(-66, -124, 9) +
          oval(-66, -106, 9) +
          oval(14, -22, 9) +
          oval(14, -40, 9) +
          oval(14, -58, 9) +
          oval(100, -124, 9),
        black,
        3,
      ),
      part(box(-58, -84, -38, -64) + box(-34, -78, -14, -58), white, 3),
      part(
        oval(-48, -74, 2.6) +
          oval(-53, -79, 2.2) +
          oval(-43, -69, 2.2) +
          oval(-29, -73, 2.2) +
          oval(-19, -63, 2.2),
        red,
        0.6,
      ),
    ],
  };
};
