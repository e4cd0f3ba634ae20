import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, ovalPair, paler, ribbonPair } from "./strokes.ts";
import { blue, brown, colourTones, green, grey, red, white, yellow } from "./tones.ts";
import { turned } from "./turned.ts";

const SKIN = paler(colourTones("orange"), 0.45);
const BRIGHT = (["red", "yellow", "green", "blue", "orange", "purple"] as const).map(colourTones);

/** A marionette on its strings. */
export const puppet: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -295, bottom: 3 },
  parts: [
    part(
      [
        "-58 -272, -62 -150",
        "58 -272, 62 -150",
        "-8 -272, -8 -190",
        "8 -272, 8 -190",
        "-30 -266, -30 -46",
        "30 -266, 30 -46",
      ]
        .map((line) =>
          ribbon(
            line
              .split(", ")
              .map((p) => [...p.split(" ").map(Number), 2.4] as unknown as readonly [number, number, number]),
            1,
          ),
        )
        .join(""),
      white,
      1,
    ),
    part(ribbon("-72 -276 11, 72 -276 11", 1) + ribbon("0 -290 10, 0 -258 10", 1), brown, 4),
    part(ribbonPair("-14 -62 15, -28 -36 13, -22 -8 12"), blue, 5),
    part(ovalPair(28, -3, 15, 7), m.dark, 3),
    part(ribbonPair("-18 -118 13, -48 -108 12, -60 -144 10"), m.body, 5),
    part(ovalPair(62, -150, 10), SKIN, 5),
    part(symmetric("0 -132, 22 -130, 28 -92, 24 -58, 0 -54"), m.body, 10),
    part(oval(0, -88, 4) + oval(0, -106, 4), yellow, 2),
    part(oval(0, -160, 29, 30), SKIN, 16),
    part(blob("-30 -168, -20 -198, 12 -202, 30 -172, 0 -182"), red, 6),
    part(ovalPair(10, -164, 4.4), m.dark, 1),
    part(ribbon("0 -158 5, 22 -152 4", 1), SKIN, 4, { lift: 0.1 }),
    part(
      ring([0, -156], [13, 12], 3, [0.5, 2.6]) + ribbonPair("-8 -144 2, -8 -132 2"),
      deeper(brown, m, 0.4),
      1,
    ),
  ],
});

/** A toy car with its key. */
export const toyCar: FigureMaker = (m) => ({
  box: { left: -129, right: 116, top: -124, bottom: 3 },
  parts: [
    part(
      ribbon("-100 -62 6, -112 -62 6", 1) + ring([-118, -74], [8, 10], 5) + ring([-118, -50], [8, 10], 5),
      colourTones("gold"),
      3,
    ),
    part(
      "M-102 -66Q-102 -80 -76 -82L-52 -84Q-40 -124 -10 -124L22 -124Q48 -124 58 -84Q100 -80 106 -56L106 -30Q106 -22 96 -22L-94 -22Q-104 -22 -104 -32Z",
      m.body,
      18,
    ),
    part(
      "M-36 -84Q-28 -110 -8 -110L2 -110L2 -84ZM12 -84L12 -110L22 -110Q38 -110 44 -84Z",
      paler(blue, 0.5),
      4,
    ),
    part(oval(98, -56, 9), yellow, 4),
    part(oval(-60, -26, 28) + oval(62, -26, 28), m.dark, 8),
    part(oval(-60, -26, 15) + oval(62, -26, 15), yellow, 5),
    part(oval(-60, -26, 5) + oval(62, -26, 5), red, 2),
  ],
});

/** Pieces of a jigsaw puzzle. */
export const jigsaw: FigureMaker = (m) => {
  const piece = (x: number, y: number, knobs: readonly [number, number][], size = 60) =>
    box(x, y, x + size, y + size) + knobs.map(([a, b]) => oval(x + size * a, y + size * b, 14)).join("");
  return {
    box: { left: -112, right: 127, top: -164, bottom: 3 },
    parts: [
      part(piece(-104, -128, [[1.12, 0.5]]), blue, 6),
      part(piece(-42, -128, [[0.5, 1.12]]), m.body, 6),
      part(oval(-37, -98, 14), blue, 5),
      part(piece(-104, -64, [[0.5, -0.12]]), yellow, 6),
      part(piece(-42, -66, [[-0.12, 0.5]]), green, 6),
      part(oval(-12, -61, 14), m.body, 5),
      part(
        polygon(turned("-30 -30, 30 -30, 30 30, -30 30", 0.4, 76, -116)) +
          oval(64, -84, 14) +
          oval(112, -106, 14),
        red,
        6,
      ),
      part(box(44, -58, 104, 2) + oval(74, -64, 14) + oval(38, -28, 14), colourTones("purple"), 6),
    ],
  };
};

/** A chequered board with pieces on it. */
export const boardGame: FigureMaker = (m) => {
  const at = (u: number, v: number): [number, number] => [(u - 0.5) * (186 + v * 70), -96 + v * 88];
  const cells = Array.from({ length: 64 }, (_, i) => [i % 8, Math.floor(i / 8)] as const).filter(
    ([x, y]) => (x + y) % 2 === 1,
  );
  const pawn = (u: number, v: number) => {
    const [x, y] = at(u, v);
    return (
      oval(x, y - 4, 12, 5) +
      polygon([
        [x - 9, y - 4],
        [x + 9, y - 4],
        [x + 4, y - 24],
        [x - 4, y - 24],
      ]) +
      oval(x, y - 28, 8)
    );
  };
  return {
    box: { left: -136, right: 136, top: -134, bottom: 3 },
    parts: [
      part(polygon("-102 -102, 102 -102, 136 -6, 136 2, -136 2, -136 -6"), brown, 5),
      part(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), m.body, 2),
      part(
        cells
          .map(([x, y]) =>
            polygon([
              at(x / 8, y / 8),
              at((x + 1) / 8, y / 8),
              at((x + 1) / 8, (y + 1) / 8),
              at(x / 8, (y + 1) / 8),
            ]),
          )
          .join(""),
        deeper(brown, m, 0.4),
        1,
      ),
      part(
        [
          [0.2, 0.1],
          [0.44, 0.12],
          [0.7, 0.1],
          [0.58, 0.4],
        ]
          .map(([u, v]) => pawn(u!, v!))
          .join(""),
        m.dark,
        5,
      ),
      part(
        [
          [0.3, 0.66],
          [0.56, 0.84],
          [0.82, 0.7],
          [0.12, 0.86],
        ]
          .map(([u, v]) => pawn(u!, v!))
          .join(""),
        white,
        5,
      ),
    ],
  };
};

/** A spinning top. */
export const spinningTop: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -169, bottom: 4 },
  parts: [
    part(ring([0, -2], [64, 8], 3, [0.2, 2.4]) + ring([0, -2], [64, 8], 3, [3.4, 5.6]), white, 1),
    part(box(-6, -162, 6, -118) + oval(0, -160, 13, 9), colourTones("gold"), 5),
    part(polygon("-6 -24, 6 -24, 0 3"), grey, 3),
    part(symmetric("0 -128, 40 -120, 82 -88, 62 -56, 14 -18, 0 -14"), m.body, 26),
    part("M-80 -94Q0 -66 80 -94L80 -82Q0 -52 -80 -82Z", yellow, 3),
    part("M-70 -66Q0 -38 70 -66L60 -54Q0 -28 -60 -54Z", blue, 3),
  ],
});

/** A yo-yo on its string. */
export const yoyo: FigureMaker = (m) => ({
  box: { left: -64, right: 70, top: -231, bottom: 3 },
  parts: [
    part(ring([4, -216], [13, 13], 4) + ribbon("4 -204 4, -2 -150 4, 6 -64 4"), white, 1.4),
    part(oval(8, -62, 62), deeper(m.body, m, 0.4), 8),
    part(oval(-4, -62, 60), m.body, 14),
    part(ring([-4, -62], [44, 44], 8), white, 2),
    part(
      polygon(
        Array.from({ length: 10 }, (_, i): [number, number] => [
          -4 + Math.sin((i * Math.PI) / 5) * (i % 2 ? 12 : 28),
          -62 - Math.cos((i * Math.PI) / 5) * (i % 2 ? 12 : 28),
        ]),
      ),
      yellow,
      3,
    ),
  ],
});

/** Glass marbles with coloured twists. */
export const marbles: FigureMaker = (m) => {
  const spots: [number, number, number][] = [
    [-84, -30, 30],
    [66, -38, 38],
    [4, -96, 30],
    [-10, -34, 34],
    [118, -22, 22],
  ];
  return {
    box: { left: -116, right: 142, top: -128, bottom: 3 },
    parts: spots.flatMap(([x, y, r], i) => [
      part(oval(x, y, r), paler(BRIGHT[(i + 2) % 6]!, 0.55), r * 0.7),
      part(
        polygon(turned(`${-r * 0.7} -2, 0 ${-r * 0.5}, ${r * 0.7} 2, 0 ${r * 0.5}`, i * 0.9 + 0.4, x, y)),
        BRIGHT[i % 6]!,
        5,
      ),
      part(
        polygon(turned(`${-r * 0.7} -2, 0 ${-r * 0.2}, ${r * 0.7} 2, 0 ${r * 0.15}`, i * 0.9 + 0.4, x, y)),
        i === 3 ? m.body : white,
        2,
      ),
      part(oval(x - r * 0.35, y - r * 0.45, r * 0.2), white, 1, { lift: 0.3 }),
    ]),
  };
};
