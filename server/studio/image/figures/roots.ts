import type { Lab } from "../colour.ts";
import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered, towards } from "./strokes.ts";
import { basin, GREENS } from "./tableware.ts";
import { colourTones } from "./tones.ts";

const shine = (path: string, tones: readonly Lab[]) => part(path, paler(tones, 0.6), 2, { lift: 0.06 });
const round = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => oval(x, y, r)).join("");

/** Leaves that rise from the top of a root at (x, y). */
const tops = (x: number, y: number, stalk: readonly Lab[], leaf: readonly Lab[], wide = 24, tall = 90) => [
  part(
    [-40, -14, 14, 40]
      .map((d) =>
        ribbon([
          [x, y + 6, 8],
          [x + d * 0.5, y - tall * 0.4, 7],
          [x + d, y - tall * 0.7, 5],
        ]),
      )
      .join(""),
    stalk,
    3,
  ),
  ...[-46, 46, -16, 18].map((d, i) =>
    part(
      blob([
        [x + d * 0.7, y - tall * 0.42],
        [x + d - wide, y - tall * 0.7],
        [x + d * 1.05 - wide * 0.6, y - tall],
        [x + d * 1.2, y - tall * 1.16 - (i > 1 ? 10 : 0)],
        [x + d * 1.05 + wide * 0.6, y - tall],
        [x + d + wide, y - tall * 0.7],
      ]),
      leaf,
      8,
      {
        lines: {
          path: `M${x + d * 0.6} ${y - tall * 0.36}L${x + d * 1.16} ${y - tall * 1.1}`,
          width: 3,
          light: true,
        },
      },
    ),
  ),
];

/** A bell pepper. */
export const bellPepper: FigureMaker = (m) => {
  const red = bodyOr(m, colourTones("red"));
  const lobe = (x: number, w: number, lift: number) =>
    part(
      blob([
        [x * 0.5, -120],
        [x - w * 0.8, -124],
        [x - w, -86],
        [x * 0.9 - w * 0.8, -30],
        [x * 0.7, 0],
        [x * 0.9 + w * 0.8, -30],
        [x + w, -86],
        [x + w * 0.8, -124],
      ]),
      red,
      22,
      { lift },
    );
  return boxed([
    lobe(-40, 38, -0.06),
    lobe(40, 38, -0.06),
    lobe(0, 36, 0.02),
    shine(ribbon("-56 -104 10, -62 -76 9, -56 -50 6") + ribbon("-8 -106 7, -10 -80 6"), red),
    part(blob("-34 -124, -20 -136, 0 -132, 22 -138, 36 -122, 12 -112, 0 -118, -14 -112"), GREENS, 6),
    part(ribbon("0 -126 15, 4 -148 13, 18 -166 17"), GREENS, 5),
  ]);
};

/** Pods of peas, one open. */
export const peas: FigureMaker = (m) => {
  const green = bodyOr(m, tint(".64 .16 135"));
  return boxed([
    part(ribbon("-104 -96 4, -70 -92 30, 0 -102 40, 70 -124 28, 104 -142 4", 10), deeper(green, m, 0.12), 12),
    part(ribbon("104 -142 6, 122 -158 5"), GREENS, 2),
    part(ribbon("-120 -58 4, -84 -36 40, 0 -24 56, 84 -40 42, 122 -70 4", 10), green, 14),
    part(ribbon("-104 -52 4, -76 -38 26, 0 -28 40, 76 -42 26, 106 -62 4", 10), deeper(green, m, 0.45), 4),
    ...[-76, -40, 0, 40, 76].map((x, i) =>
      part(oval(x, [-40, -33, -30, -34, -44][i]!, [15, 19, 21, 19, 15][i]!), paler(green, 0.15), 15),
    ),
    shine([-76, -40, 0, 40, 76].map((x, i) => oval(x - 6, [-46, -41, -39, -42, -50][i]!, 4)).join(""), green),
    part(ribbon("-120 -58 6, -134 -74 5"), GREENS, 2),
    part(
      round(
        [
          [-40, -6],
          [118, -10],
          [70, -4],
        ],
        14,
      ),
      paler(green, 0.1),
      12,
    ),
  ]);
};

/** A bowl of beans. */
export const beans: FigureMaker = (m) => {
  const brown = bodyOr(m, tint(".45 .12 30"));
  const one = (x: number, y: number, turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (a: number, b: number, w: number) => [x + a * c - b * s, y + a * s + b * c, w] as const;
    return ribbon([at(-12, 3, 15), at(0, -3, 15), at(12, 3, 15)]);
  };
  return boxed([
    ...basin(colourTones("white"), deeper(brown, m, 0.5)),
    ...scattered(34, 0, -88, 88, 15)
      .toSorted((a, b) => a[1] - b[1])
      .map(([x, y], i) =>
        part(one(x, y - (1 - (x / 92) ** 2) * 26, i * 1.3), brown, 8, { lift: ((i * 7) % 5) * 0.04 - 0.08 }),
      ),
    part(one(-118, -8, 0.4) + one(124, -8, -0.5) + one(96, -4, 1), brown, 8),
  ]);
};

/** A bunch of radishes. */
export const radish: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".56 .2 12"));
  const one = (x: number, y: number, lift: number) => [
    part(
      ribbon([
        [x, y + 30, 8],
        [x + 3, y + 48, 4],
        [x - 3, y + 62, 1.5],
      ]),
      colourTones("white"),
      2,
    ),
    part(
      blob([
        [x, y - 38],
        [x + 32, y - 24],
        [x + 34, y + 12],
        [x + 8, y + 38],
        [x - 8, y + 38],
        [x - 34, y + 12],
        [x - 32, y - 24],
      ]),
      red,
      22,
      { lift },
    ),
    part(
      blob([
        [x - 15, y + 27],
        [x, y + 31],
        [x + 15, y + 27],
        [x + 6, y + 38],
        [x, y + 44],
        [x - 6, y + 38],
      ]),
      colourTones("white"),
      4,
    ),
    shine(
      ribbon([
        [x - 18, y - 14, 7],
        [x - 10, y - 24, 6],
      ]),
      red,
    ),
  ];
  return boxed([
    ...tops(0, -106, tint(".72 .12 128"), tint(".6 .15 138"), 26, 84),
    ...one(-58, -68, -0.04),
    ...one(58, -68, -0.04),
    ...one(0, -66, 0.03),
  ]);
};

/** A beetroot with red stalks, and a slice with its rings. */
export const beetroot: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".36 .13 5"));
  return boxed([
    ...tops(-30, -112, tint(".5 .19 10"), tint(".5 .12 142"), 24, 86),
    part(ribbon("-30 -14 12, -28 4 5, -36 22 2"), red, 3),
    part(blob("-30 -124, 20 -104, 36 -62, 10 -18, -30 -4, -70 -18, -96 -62, -80 -104"), red, 36, {
      lines: { path: "M-70 -94Q-30 -82 12 -94M-84 -64Q-30 -50 24 -64", width: 1.6, light: true },
    }),
    shine(ribbon("-74 -86 10, -62 -102 8"), red),
    part(oval(74, -30, 50, 48), red, 8),
    part(oval(70, -32, 45, 43), towards(red, colourTones("pink")[1]!, 0.25), 3),
    part(oval(70, -32, 32, 30), red, 2),
    part(oval(70, -32, 25, 23), towards(red, colourTones("pink")[1]!, 0.3), 2),
    part(oval(70, -32, 12, 11), red, 2),
  ]);
};

/** A turnip: white below and violet above. */
export const turnip: FigureMaker = (m) => {
  const white = bodyOr(m, tint(".92 .025 80"));
  const violet = tint(".55 .14 345");
  return boxed([
    ...tops(0, -118, tint(".72 .12 128"), tint(".58 .14 138"), 26, 84),
    part(ribbon("0 -16 16, 4 8 6, -4 28 2"), white, 3),
    part(blob("0 -128, 56 -116, 86 -74, 60 -28, 0 -8, -60 -28, -86 -74, -56 -116"), white, 36),
    part(
      blob("0 -129, 56 -117, 86 -76, 60 -70, 34 -58, 10 -72, -14 -58, -40 -72, -62 -62, -86 -76, -56 -117"),
      violet,
      24,
    ),
    shine(ribbon("-56 -88 12, -40 -106 9"), violet),
  ]);
};

/** A salad of leaves, tomatoes and cucumber in a bowl of wood. */
export const saladBowl: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".55 .09 58"));
  const leaf = (x: number, y: number, lean: number, tones: readonly Lab[]) =>
    part(
      blob([
        [x, y + 30],
        [x - 30 + lean, y + 8],
        [x - 34 + lean, y - 16],
        [x - 16 + lean, y - 20],
        [x - 10 + lean * 1.4, y - 44],
        [x + 8 + lean * 1.4, y - 30],
        [x + 24 + lean * 1.4, y - 40],
        [x + 30 + lean, y - 12],
        [x + 26 + lean, y + 10],
      ]),
      tones,
      8,
      {
        lines: {
          path: `M${x} ${y + 20}L${x + lean * 1.3} ${y - 26}M${x} ${y}L${x + lean - 20} ${y - 8}M${x} ${y}L${x + lean + 20} ${y - 10}`,
          width: 2,
          light: true,
        },
      },
    );
  const [light, dark] = [tint(".74 .16 130"), tint(".56 .14 138")];
  return boxed([
    ...basin(wood, deeper(wood, m, 0.4), 118).slice(0, 1),
    leaf(-82, -96, -16, dark),
    leaf(80, -98, 16, dark),
    leaf(-40, -122, -8, light),
    leaf(34, -124, 10, dark),
    leaf(-4, -134, 0, light),
    part(oval(-60, -110, 27), colourTones("red"), 16),
    part(oval(58, -112, 28), tint(".5 .12 140"), 4),
    part(oval(57, -113, 24), tint(".88 .1 118"), 3),
    part(round(scattered(8, 57, -113, 12), 2.4), tint(".95 .04 110"), 1),
    leaf(-20, -94, -6, dark),
    leaf(24, -92, 8, light),
    leaf(-88, -80, -14, light),
    leaf(92, -80, 10, light),
    part(oval(4, -110, 26, 25), colourTones("red"), 4),
    part(oval(4, -110, 21, 20), tint(".72 .15 32"), 3, {
      lines: { path: "M4 -130L4 -90M-14 -120L22 -100M22 -120L-14 -100", width: 3 },
    }),
    part(ribbons("-48 -74 4, -30 -86 5, -40 -98 4", "42 -74 4, 56 -84 5, 48 -96 4"), tint(".6 .12 320"), 2),
    part("M-118 -84Q0 -56 118 -84Q112 -26 56 -6L-56 -6Q-112 -26 -118 -84Z", wood, 26, {
      lines: { path: "M-112 -66Q0 -38 112 -66M-100 -44Q0 -18 100 -44", width: 1.4 },
    }),
  ]);
};

/** An artichoke: a bud of scales. */
export const artichoke: FigureMaker = (m) => {
  const green = bodyOr(m, tint(".62 .08 140"));
  const scale = (x: number, y: number, w: number) =>
    part(
      blob([
        [x - w, y + 20],
        [x - w * 0.9, y - 10],
        [x, y - 36],
        [x + w * 0.9, y - 10],
        [x + w, y + 20],
        [x, y + 30],
      ]),
      green,
      8,
      { lines: { path: `M${x - 3} ${y - 26}L${x} ${y - 33}L${x + 3} ${y - 26}`, width: 4 } },
    );
  return boxed([
    part(ribbon("0 -4 28, 0 -40 30"), tint(".55 .08 138"), 10),
    part(
      blob("0 -20, 60 -40, 68 -90, 34 -150, 0 -168, -34 -150, -68 -90, -60 -40"),
      deeper(green, m, 0.3),
      20,
    ),
    scale(0, -134, 20),
    scale(-24, -118, 20),
    scale(24, -118, 20),
    scale(-44, -90, 22),
    scale(44, -90, 22),
    scale(0, -100, 24),
    scale(-24, -70, 24),
    scale(24, -70, 24),
    scale(-54, -56, 22),
    scale(54, -56, 22),
    scale(0, -48, 26),
    scale(-32, -34, 22),
    scale(32, -34, 22),
  ]);
};
