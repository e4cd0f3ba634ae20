import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ovalPair, ribbons } from "./strokes.ts";
import { black, blue, brown, gold, green, grey, orange, pink, red, white, yellow } from "./tones.ts";
import { turned } from "./turned.ts";

/** A cube with faces of nine colours. */
export const rubiksCube: FigureMaker = (m) => {
  const face = (
    corner: readonly [number, number],
    u: readonly [number, number],
    v: readonly [number, number],
    tones: (typeof red)[],
  ) =>
    Array.from({ length: 9 }, (_, i) => {
      const [a, b] = [i % 3, Math.floor(i / 3)];
      const at = (s: number, t: number): [number, number] => [
        corner[0] + u[0] * s + v[0] * t,
        corner[1] + u[1] * s + v[1] * t,
      ];
      return part(
        polygon([at(a + 0.1, b + 0.1), at(a + 0.9, b + 0.1), at(a + 0.9, b + 0.9), at(a + 0.1, b + 0.9)]),
        tones[i % tones.length]!,
        4,
      );
    });
  return {
    box: { left: -96, right: 96, top: -196, bottom: 3 },
    parts: [
      part(polygon("-94 -144, 0 -194, 94 -144, 94 -46, 0 3, -94 -46"), m.dark, 6),
      ...face([-92, -142], [30.6, 16], [0, 31.6], [red, red, blue, red, yellow, red, green, red, red]),
      ...face([0, -94], [30.6, -16], [0, 31.6], [blue, white, blue, blue, blue, orange, yellow, blue, blue]),
      ...face(
        [-91, -144],
        [30.4, -16.2],
        [30.4, 16.2],
        [yellow, yellow, green, yellow, yellow, yellow, red, white, yellow],
      ),
    ],
  };
};

const nested = (x: number, k: number, coat: typeof red, m: Parameters<FigureMaker>[0]) => [
  part(
    blob([
      [x - 40 * k, -2],
      [x - 48 * k, -60 * k],
      [x - 34 * k, -104 * k],
      [x - 34 * k, -140 * k],
      [x, -172 * k],
      [x + 34 * k, -140 * k],
      [x + 34 * k, -104 * k],
      [x + 48 * k, -60 * k],
      [x + 40 * k, -2],
      [x, 4],
    ]),
    coat,
    16 * k,
  ),
  part(oval(x, -132 * k, 24 * k, 25 * k), pink, 5),
  part(
    blob([
      [x - 24 * k, -134 * k],
      [x - 16 * k, -154 * k],
      [x, -158 * k],
      [x + 16 * k, -154 * k],
      [x + 24 * k, -134 * k],
      [x, -146 * k],
    ]),
    brown,
    3,
  ),
  part(oval(x - 9 * k, -132 * k, 3.4 * k) + oval(x + 9 * k, -132 * k, 3.4 * k), m.dark, 1),
  part(
    ribbon([
      [x - 6 * k, -118 * k, 3 * k],
      [x, -115 * k, 4 * k],
      [x + 6 * k, -118 * k, 3 * k],
    ]),
    red,
    1,
  ),
  part(oval(x, -50 * k, 30 * k, 34 * k), yellow, 4),
  part(
    [0, 1, 2, 3, 4]
      .map((i) =>
        oval(x + Math.cos(i * 1.257 - 1.57) * 13 * k, -50 * k + Math.sin(i * 1.257 - 1.57) * 13 * k, 9 * k),
      )
      .join(""),
    red,
    3,
  ),
  part(oval(x, -50 * k, 6 * k), gold, 2),
];
/** Wooden dolls that fit into each other. */
export const matryoshka: FigureMaker = (m) => ({
  box: { left: -108, right: 109, top: -178, bottom: 5 },
  parts: [...nested(-56, 1, bodyOr(m, red), m), ...nested(32, 0.74, blue, m), ...nested(84, 0.5, green, m)],
});

/** Domino stones, standing in a row and falling. */
export const dominoes: FigureMaker = (m) => {
  const stone = (
    x: number,
    y: number,
    angle: number,
    up: readonly [number, number][],
    down: readonly [number, number][],
  ) => {
    const at = (points: string) => turned(points, angle, x, y);
    const spot = ([px, py]: readonly [number, number]) => oval(...at(`${px} ${py}`)[0]!, 5);
    return [
      part(polygon(at("-27 0, 27 0, 27 -108, -27 -108")), bodyOr(m, white), 7),
      part(polygon(at("-22 -55.5, 22 -55.5, 22 -52.5, -22 -52.5")), m.dark, 0.8),
      part(
        [...up.map(([px, py]) => spot([px, py - 81])), ...down.map(([px, py]) => spot([px, py - 27]))].join(
          "",
        ),
        m.dark,
        1.6,
      ),
    ];
  };
  const three: [number, number][] = [
    [-13, -13],
    [0, 0],
    [13, 13],
  ];
  const four: [number, number][] = [
    [-13, -13],
    [13, -13],
    [-13, 13],
    [13, 13],
  ];
  return {
    box: { left: -118, right: 125, top: -128, bottom: 17 },
    parts: [
      ...stone(-84, 0, -0.06, three, four),
      ...stone(-18, 0, 0.1, [...four, [0, 0]], [[0, 0]]),
      ...stone(44, 2, 0.56, four, three),
    ],
  };
};

/** A round board with darts in it. */
export const dartboard: FigureMaker = (m) => {
  const wedge = (i: number, r: number) => {
    const [a, b] = [(i * Math.PI) / 10 - 0.157, ((i + 1) * Math.PI) / 10 - 0.157];
    return polygon([
      [0, -100],
      [Math.cos(a) * r, -100 + Math.sin(a) * r],
      [Math.cos(b) * r, -100 + Math.sin(b) * r],
    ]);
  };
  const wedges = (odd: number, r: number) =>
    Array.from({ length: 10 }, (_, i) => wedge(i * 2 + odd, r)).join("");
  return {
    box: { left: -100, right: 118, top: -202, bottom: 3 },
    parts: [
      part(oval(0, -100, 100), black, 8),
      part(wedges(0, 80), bodyOr(m, red), 1),
      part(wedges(1, 80), green, 1),
      part(wedges(0, 72), black, 1),
      part(wedges(1, 72), white, 1),
      part(wedges(0, 50), red, 1),
      part(wedges(1, 50), green, 1),
      part(wedges(0, 43), black, 1),
      part(wedges(1, 43), white, 1),
      part(oval(0, -100, 15), green, 2),
      part(oval(0, -100, 8), red, 2),
      part(ribbons("2 -101 4, 62 -136 7"), grey, 2),
      part(polygon("56 -142, 66 -128, 112 -150, 104 -170"), blue, 4),
    ],
  };
};

/** A bag for boxers that hangs from a chain. */
export const punchingBag: FigureMaker = (m) => {
  const leather = bodyOr(m, red);
  return {
    box: { left: -50, right: 50, top: -248, bottom: 3 },
    parts: [
      part([-240, -228, -216, -204].map((y) => ring([0, y], [4, 6], 3)).join(""), grey, 1),
      part(ribbons("0 -200 4, -34 -170 4", "0 -200 4, 34 -170 4", "0 -200 4, 0 -168 4"), grey, 1.4),
      part("M-44 -172L44 -172L46 -16Q44 2 0 2Q-44 2 -46 -16Z", leather, 22),
      part(box(-46, -150, 46, -138) + box(-47, -40, 47, -28), black, 3),
      part(box(-24, -112, 24, -70), black, 3, { lift: 0.1 }),
    ],
  };
};

/** A table with green cloth, balls and a cue. */
export const poolTable: FigureMaker = (m) => ({
  box: { left: -126, right: 126, top: -129, bottom: 3 },
  parts: [
    part(polygon("-104 -50, -86 -50, -90 0, -104 0") + polygon("104 -50, 86 -50, 90 0, 104 0"), brown, 6),
    part(polygon("-126 -58, 126 -58, 122 -34, -122 -34"), brown, 6, { lift: -0.06 }),
    part(polygon("-98 -112, 98 -112, 126 -56, -126 -56"), brown, 5),
    part(polygon("-86 -105, 86 -105, 108 -63, -108 -63"), bodyOr(m, green), 2),
    part(
      ovalPair(110, -62, 9, 6) + ovalPair(88, -105, 8, 4) + oval(0, -62, 8, 5) + oval(0, -106, 7, 4),
      black,
      2,
    ),
    part(oval(24, -86, 8) + oval(54, -80, 8), red, 5),
    part(oval(38, -90, 8), yellow, 5),
    part(oval(40, -76, 8), blue, 5),
    part(oval(56, -94, 8), orange, 5),
    part(oval(-22, -78, 8.5), white, 5),
    part(ribbon("-32 -79 3, -122 -126 6"), gold, 2),
  ],
});
