import type { Lab } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const TRUNK = [
  "4 0 40, -2 -48 26, 2 -96 22, 6 -150 16",
  "2 -92 15, -34 -134 12, -72 -160 8",
  "6 -100 15, 44 -136 12, 82 -158 8",
] as const;
const HEAPS = [
  [-80, -176, 46],
  [-44, -222, 50],
  [14, -246, 54],
  [66, -216, 48],
  [94, -172, 42],
  [38, -178, 50],
  [-26, -172, 52],
] as const;

const mapleLeaf = (x: number, y: number, s: number, turn: number) => {
  const points: (readonly [number, number])[] = [
    [0, -30],
    [6, -16],
    [16, -20],
    [14, -8],
    [28, -10],
    [22, 2],
    [26, 10],
    [10, 12],
    [0, 16],
    [-10, 12],
    [-26, 10],
    [-22, 2],
    [-28, -10],
    [-14, -8],
    [-16, -20],
    [-6, -16],
  ];
  const [c, q] = [Math.cos(turn) * s, Math.sin(turn) * s];
  return (
    polygon(points.map(([a, b]) => [x + a * c - b * q, y + a * q + b * c] as const)) +
    ribbon(
      [
        [x - 14 * -q, y + 14 * c, 4 * s],
        [x - 30 * q, y + 30 * c, 3 * s],
      ],
      2,
    )
  );
};

/** A maple in its autumn red, leaves falling. */
export const maple: FigureMaker = (m) => {
  const red = bodyOr(m, towards(colourTones("red"), colourTones("orange")[1]!, 0.4));
  const leaves = HEAPS.flatMap(([x, y, r]) => scattered(4, x, y, r * 0.8)).map(([x, y], i) =>
    mapleLeaf(x, y, 0.62, i * 1.3),
  );
  return {
    box: { left: -132, right: 140, top: -306, bottom: 4 },
    parts: [
      part(ribbons(...TRUNK), deeper(colourTones("brown"), m, 0.25), 8),
      part(HEAPS.map(([x, y, r]) => oval(x, y + 6, r, r * 0.88)).join(""), deeper(red, m, 0.2), 18),
      part(leaves.filter((_, i) => i % 2 === 0).join(""), red, 3, { lift: 0.04 }),
      part(leaves.filter((_, i) => i % 2 === 1).join(""), colourTones("orange"), 3, { lift: 0.04 }),
      part(
        mapleLeaf(-96, -70, 0.9, 0.5) +
          mapleLeaf(92, -90, 0.9, -0.6) +
          mapleLeaf(60, -14, 1, 1.2) +
          mapleLeaf(-56, -10, 1, -0.9),
        red,
        3,
      ),
    ],
  };
};

/** A baobab: a swollen trunk and a small crown of roots in the air. */
export const baobab: FigureMaker = (m) => {
  const bark = bodyOr(m, towards(colourTones("brown"), colourTones("grey")[1]!, 0.4));
  const green = colourTones("green");
  const crowns = [
    [-112, -252],
    [-74, -282],
    [-20, -292],
    [36, -288],
    [86, -270],
    [120, -236],
    [-134, -222],
  ] as const;
  return {
    box: { left: -167, right: 156, top: -314, bottom: 6 },
    parts: [
      part(
        ribbons(
          "-20 -190 30, -60 -226 18, -112 -246 8",
          "-6 -196 28, -24 -240 16, -34 -284 8",
          "14 -196 28, 36 -240 16, 40 -284 8",
          "26 -190 30, 66 -226 18, 118 -240 8",
          "-30 -210 14, -78 -250 10, -76 -278 6",
          "40 -212 14, 80 -244 10, 86 -266 6",
        ),
        bark,
        8,
      ),
      part(
        blob("-36 -206, 36 -206, 52 -160, 70 -90, 72 -30, 92 4, -92 4, -72 -30, -70 -90, -52 -160"),
        bark,
        30,
        {
          lines: {
            path: "M-40 -180Q-52 -90 -50 -6M-18 -190Q-22 -90 -20 -4M8 -190Q12 -90 12 -4M32 -180Q46 -90 44 -6",
            width: 2.6,
          },
        },
      ),
      part(crowns.map(([x, y]) => oval(x, y, 33, 19)).join(""), green, 10),
    ],
  };
};

/** A bonsai in its tray. */
export const bonsai: FigureMaker = (m) => {
  const green = bodyOr(m, colourTones("green"));
  const pads = [
    [-66, -112, 44, 22],
    [66, -136, 46, 22],
    [-20, -168, 54, 26],
    [30, -92, 30, 15],
  ] as const;
  return {
    box: { left: -124, right: 124, top: -200, bottom: 4 },
    parts: [
      part(
        ribbon("-10 -40 34, 18 -74 24, -20 -108 20, 6 -140 14, -14 -160 10", 10),
        deeper(colourTones("brown"), m, 0.2),
        10,
        {
          lines: { path: "M-10 -44Q10 -70 -8 -104M4 -48Q24 -74 -6 -104", width: 2 },
        },
      ),
      part(
        ribbons(
          "-14 -108 12, -44 -106 8, -66 -104 6",
          "2 -130 11, 34 -128 8, 62 -128 6",
          "14 -74 10, 32 -82 7",
        ),
        deeper(colourTones("brown"), m, 0.2),
        5,
      ),
      part(pads.map(([x, y, rx, ry]) => oval(x, y + 6, rx, ry)).join(""), deeper(green, m, 0.3), 10),
      part(pads.map(([x, y, rx, ry]) => oval(x - 3, y - 3, rx * 0.88, ry * 0.82)).join(""), green, 10),
      part(
        blob("-70 -36, -20 -48, 30 -46, 70 -36, 40 -28, -40 -28"),
        towards(green, colourTones("brown")[1]!, 0.3),
        5,
      ),
      part("M-100 -36L100 -36L84 -6L-84 -6Z", deeper(colourTones("blue"), m, 0.15), 8, {
        lines: { path: "M-94 -26L94 -26", width: 2, light: true },
      }),
      part(
        polygon("-76 -8, -50 -8, -54 4, -72 4") + polygon("50 -8, 76 -8, 72 4, 54 4"),
        deeper(colourTones("blue"), m, 0.3),
        3,
      ),
    ],
  };
};

/** A banana plant with its bunch. */
export const bananaTree: FigureMaker = (m) => {
  const green = colourTones("green");
  const yellow = bodyOr(m, colourTones("yellow"));
  const leaf = (tip: readonly [number, number], mid: readonly [number, number]) =>
    ribbon(
      [
        [0, -168, 10],
        [mid[0], mid[1], 46],
        [(mid[0] + tip[0]) / 2, (mid[1] + tip[1]) / 2 - 6, 44],
        [tip[0], tip[1], 6],
      ],
      8,
    );
  const vein = (tip: readonly [number, number], mid: readonly [number, number]) =>
    `M0 -170Q${mid[0]} ${mid[1] - 10} ${tip[0]} ${tip[1]}`;
  const leaves = [
    [
      [-136, -120],
      [-76, -222],
    ],
    [
      [136, -124],
      [78, -222],
    ],
    [
      [-96, -268],
      [-48, -240],
    ],
    [
      [98, -272],
      [48, -244],
    ],
    [
      [4, -312],
      [2, -240],
    ],
  ] as const;
  const bananas = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = [36 + (i % 2 ? 20 : -20), -128 + (i >> 1) * 13];
    const s = i % 2 ? 1 : -1;
    return ribbon(
      [
        [36, y + 6, 8],
        [x, y + 2, 12],
        [x + s * 9, y - 14, 6],
      ],
      5,
    );
  });
  return {
    box: { left: -150, right: 150, top: -318, bottom: 4 },
    parts: [
      part(
        leaves
          .slice(0, 2)
          .map(([tip, mid]) => leaf(tip, mid))
          .join(""),
        deeper(green, m, 0.2),
        9,
      ),
      part(
        ribbons("0 4 48, -2 -60 38, 0 -120 32, 0 -180 24"),
        paler(towards(green, colourTones("brown")[1]!, 0.35), 0.1),
        12,
        { lines: { path: "M-10 -4L-8 -160M8 -4L6 -160M-20 -60L16 -80M-18 -110L14 -126", width: 2 } },
      ),
      ...leaves
        .slice(2)
        .map(([tip, mid]) =>
          part(leaf(tip, mid), green, 9, { lines: { path: vein(tip, mid), width: 3, light: true } }),
        ),
      part(ribbon("10 -176 9, 34 -166 8, 36 -60 7, 36 -44 6"), deeper(green, m, 0.2), 3),
      part(bananas.join(""), yellow, 6, { lift: 0.05 }),
      part(blob("36 -56, 48 -40, 44 -22, 36 -12, 28 -22, 24 -40"), colourTones("purple"), 7),
    ],
  };
};

/** A cherry tree full of red fruit, or another one with fruit in pairs. */
export const cherryTree: FigureMaker = (m) => {
  const red = bodyOr(m, colourTones("red"));
  const green = colourTones("green");
  const places = HEAPS.flatMap(([x, y, r]) => scattered(2, x, y, r * 0.7));
  const fruit = (dx: number) => places.map(([x, y]) => oval(x + dx, y + 16, 10)).join("");
  return {
    box: { left: -132, right: 140, top: -306, bottom: 4 },
    parts: [
      part(ribbons(...TRUNK), deeper(colourTones("brown"), m, 0.2), 8),
      part(HEAPS.map(([x, y, r]) => oval(x, y + 6, r, r * 0.88)).join(""), deeper(green, m, 0.2), 18),
      ...HEAPS.map(([x, y, r]) => part(oval(x - 2, y - 4, r * 0.84, r * 0.7), green, 15)),
      part(
        places
          .map(([x, y]) =>
            ribbons(
              `${x} ${y - 8} 2.6, ${x - 11} ${y + 10} 2.6`,
              `${x} ${y - 8} 2.6, ${x + 11} ${y + 10} 2.6`,
            ),
          )
          .join(""),
        paler(green, 0.3),
        1,
      ),
      part(fruit(-11) + fruit(11), red as Lab[], 7),
    ],
  };
};

/** A fig tree with its lobed leaves. */
export const figTree: FigureMaker = (m) => {
  const purple = bodyOr(m, colourTones("purple"));
  const green = colourTones("green");
  const hand = (x: number, y: number, turn: number) =>
    [-1, -0.5, 0, 0.5, 1]
      .map((a) =>
        ribbon(
          [
            [x, y, 8],
            [x + Math.cos(turn + a) * 16, y + Math.sin(turn + a) * 16, 10],
            [x + Math.cos(turn + a) * 27, y + Math.sin(turn + a) * 27, 6],
          ],
          4,
        ),
      )
      .join("");
  const places = HEAPS.flatMap(([x, y, r]) => scattered(2, x, y, r * 0.66));
  return {
    box: { left: -148, right: 143, top: -306, bottom: 4 },
    parts: [
      part(ribbons(...TRUNK), towards(colourTones("brown"), colourTones("grey")[1]!, 0.4), 8),
      part(HEAPS.map(([x, y, r]) => oval(x, y + 6, r, r * 0.88)).join(""), deeper(green, m, 0.3), 18),
      part(
        HEAPS.flatMap(([x, y, r]) => scattered(5, x, y, r * 0.9))
          .map(([x, y], i) => hand(x, y, i * 1.1))
          .join(""),
        green,
        4,
      ),
      part(
        places
          .map(([x, y]) =>
            blob([
              [x, y - 8],
              [x + 13, y + 14],
              [x + 8, y + 26],
              [x, y + 29],
              [x - 8, y + 26],
              [x - 13, y + 14],
            ]),
          )
          .join(""),
        purple,
        9,
      ),
      part(
        places.map(([x, y]) => ribbon(`${x} ${y - 12} 4, ${x} ${y - 4} 6`, 2)).join(""),
        paler(green, 0.3),
        1,
      ),
    ],
  };
};
