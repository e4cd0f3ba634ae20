import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, paler, ribbons, scattered } from "./strokes.ts";
import { brown, green, white } from "./tones.ts";

const SEED = tint(".24 .02 60");
const STALK = tint(".46 .07 70");
const seeds = (points: readonly (readonly [number, number])[], r = 4) =>
  points.map(([x, y]) => oval(x, y, r * 0.75, r)).join("");
const around = (count: number, x: number, y: number, rx: number, ry: number) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry] as const;
  });

/** A knobby root of ginger, with slices cut off it. */
export const ginger: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".74 .075 78"));
  const cut = tint(".88 .11 95");
  return boxed([
    part(
      ribbons(
        "-92 -66 40, -40 -74 54, 20 -70 56, 76 -84 44, 108 -96 30",
        "-56 -74 42, -78 -112 36, -72 -142 28",
        "10 -74 46, 22 -122 38, 14 -158 30",
        "66 -84 38, 76 -48 30, 92 -26 24",
        "-16 -68 44, -30 -34 34, -50 -18 26",
      ),
      skin,
      18,
      {
        lines: {
          path: "M-68 -94Q-52 -76 -62 -56M-26 -98Q-12 -72 -24 -46M36 -98Q50 -74 40 -46M-94 -118Q-76 -112 -58 -120M0 -134Q18 -128 38 -138M58 -58Q74 -56 92 -64M84 -110Q94 -94 90 -76",
          width: 2.6,
        },
      },
    ),
    part(oval(-94, -66, 15, 20), cut, 3),
    part(oval(14, -166, 13, 7), paler(skin, 0.35), 2),
    part(oval(24, -18, 40, 22), skin, 6),
    part(oval(22, -21, 35, 18), cut, 3, {
      lines: { path: "M2 -21A20 10 0 1 0 42 -21A20 10 0 1 0 2 -21", width: 1.8 },
    }),
    part(oval(92, -12, 36, 18), skin, 6),
    part(oval(90, -15, 31, 14), cut, 3, {
      lines: { path: "M73 -15A17 8 0 1 0 107 -15A17 8 0 1 0 73 -15", width: 1.8 },
    }),
  ]);
};

/** A guava, and a half of one with its pink flesh. */
export const guava: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".78 .14 122"));
  return boxed([
    part(ribbon("-46 -150 8, -52 -172 7, -46 -186 6"), STALK, 3),
    part(blob("-48 -182, -20 -196, 10 -192, -8 -176, -34 -172"), green, 5),
    part(
      blob("-48 -154, -22 -140, 2 -104, 4 -50, -20 -8, -56 -2, -94 -14, -112 -58, -104 -110, -76 -146"),
      skin,
      26,
    ),
    part(oval(52, -62, 66, 64), skin, 12),
    part(oval(52, -63, 57, 55), tint(".88 .07 45"), 4),
    part(oval(52, -63, 48, 46), tint(".72 .16 15"), 6),
    part(seeds([...around(11, 52, -63, 32, 30), ...around(6, 52, -63, 17, 16)], 5), tint(".93 .06 85"), 2),
    part(oval(52, -63, 9), tint(".66 .17 15"), 3),
  ]);
};

/** Lychees: red and rough, one of them half peeled. */
export const lychee: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".56 .18 20"));
  const rough = (x: number, y: number) =>
    scattered(20, x, y, 44, 43)
      .map(([px, py]) => `M${(px - 4).toFixed(1)} ${py.toFixed(1)}l4 -5l4 5`)
      .join("");
  const ball = (x: number, y: number) =>
    part(oval(x, y, 52, 51), skin, 22, { lines: { path: rough(x, y), width: 2.2 } });
  return boxed([
    part(ribbons("0 -196 8, -10 -160 7, -50 -130 6", "-8 -160 7, 30 -140 6"), brown, 3),
    part(
      blob("2 -192, 34 -216, 84 -210, 60 -184, 26 -176") +
        blob("-2 -190, -36 -214, -90 -202, -58 -178, -24 -174"),
      green,
      6,
    ),
    ball(-56, -104),
    ball(40, -112),
    part(oval(-66, -50, 46, 46), white, 24),
    part(
      blob("-114 -48, -106 -74, -92 -54, -76 -66, -58 -46, -40 -62, -18 -50, -30 -16, -64 0, -100 -14"),
      skin,
      14,
    ),
    ball(48, -50),
    part(oval(-80, -76, 9, 6), tint(".99 .005 200"), 2),
  ]);
};

/** A dragon fruit with its green scales, and a half full of black seeds. */
export const dragonFruit: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".62 .2 0"));
  const scales = (
    [
      [-92, -60, -120, -84],
      [-84, -104, -112, -134],
      [-52, -140, -74, -176],
      [-26, -148, -24, -190],
      [2, -132, 22, -170],
      [-58, -96, -66, -130],
      [-22, -104, -14, -140],
      [-66, -52, -84, -84],
      [-30, -58, -30, -94],
    ] as const
  )
    .map(([x, y, tx, ty]) =>
      ribbon([
        [x, y, 22],
        [(x + tx) / 2, (y + ty) / 2, 15],
        [tx, ty, 3],
      ]),
    )
    .join("");
  return boxed([
    part(oval(-40, -76, 66, 76), skin, 26),
    part(scales, tint(".68 .16 130"), 5),
    part(
      ribbons(
        "108 -94 20, 124 -112 12, 134 -128 3",
        "96 -120 18, 104 -140 12, 104 -156 3",
        "112 -40 18, 128 -36 10, 140 -40 3",
      ),
      tint(".68 .16 130"),
      4,
    ),
    part(oval(52, -68, 66, 68), skin, 10),
    part(oval(52, -68, 55, 57), white, 6),
    part(seeds(scattered(46, 52, -68, 48, 50), 3.6), SEED, 1),
  ]);
};

/** A passion fruit, and a half with its yellow pulp. */
export const passionFruit: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".42 .12 340"));
  return boxed([
    part(ribbon("-46 -132 7, -44 -152 6, -34 -166 5"), STALK, 2),
    part(blob("-40 -156, -4 -178, 34 -166, 10 -148, -22 -142"), green, 5),
    part(oval(-50, -70, 68, 66), skin, 26),
    part(oval(50, -62, 70, 62), skin, 12),
    part(oval(50, -63, 58, 50), tint(".93 .03 80"), 4),
    part(oval(50, -63, 48, 41), tint(".82 .16 85"), 8),
    part(seeds([...around(10, 50, -63, 34, 28), ...around(5, 50, -63, 16, 13)], 6), SEED, 3),
    part(seeds(around(10, 47, -67, 34, 28), 2), tint(".9 .05 90"), 1),
  ]);
};

/** Prickly pears on a pad of their cactus. */
export const pricklyPear: FigureMaker = (m) => {
  const fruit = bodyOr(m, tint(".58 .19 25"));
  const pad = tint(".58 .11 145");
  const one = (x: number, y: number, turn: number) => {
    const [tx, ty] = [Math.sin(turn), -Math.cos(turn)];
    return ribbon([
      [x, y, 30],
      [x + tx * 28, y + ty * 28, 44],
      [x + tx * 56, y + ty * 56, 38],
      [x + tx * 64, y + ty * 64, 26],
    ]);
  };
  const places = [
    [-66, -116, -0.7],
    [-24, -146, -0.25],
    [24, -146, 0.25],
    [66, -116, 0.7],
  ] as const;
  const spots = places.flatMap(([x, y, t]) =>
    [16, 36, 52].flatMap((d, i) =>
      [-9, 9].map((o) => [x + Math.sin(t) * d + o + (i % 2) * 3, y - Math.cos(t) * d] as const),
    ),
  );
  return boxed([
    part(places.map(([x, y, t]) => one(x, y, t)).join(""), fruit, 14),
    part(blob("0 -156, 56 -142, 88 -96, 76 -40, 34 -2, -34 -2, -76 -40, -88 -96, -56 -142"), pad, 22, {
      lines: {
        path: scattered(24, 0, -78, 70, 64)
          .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l-5 -8M${x.toFixed(1)} ${y.toFixed(1)}l5 -8`)
          .join(""),
        width: 2,
      },
    }),
    part(seeds(spots, 3), tint(".86 .1 80"), 1),
  ]);
};

/** A custard apple with knobs, and a half with its white flesh. */
export const custardApple: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".66 .1 135"));
  const knobs = scattered(34, -44, -74, 58, 60);
  return boxed([
    part(ribbon("-44 -138 9, -42 -160 8, -52 -176 8"), STALK, 3),
    part(oval(-44, -72, 68, 70), skin, 20),
    ...knobs.map(([x, y]) => part(oval(x, y, 14, 13), skin, 8)),
    part(
      oval(54, -58, 64, 60) +
        around(16, 54, -58, 58, 54)
          .map(([x, y]) => oval(x, y, 12))
          .join(""),
      skin,
      7,
    ),
    part(oval(54, -58, 54, 50), white, 8),
    part(seeds([...around(8, 54, -58, 34, 31), [54, -58]], 8), SEED, 4),
  ]);
};

/** Roots of cassava, one cut to show that it is white. */
export const cassava: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".46 .06 55"));
  const bark =
    "M-90 -78L-84 -66M-50 -94L-44 -80M-10 -106L-4 -90M30 -112L36 -98M-66 -70L-30 -80M0 -88L36 -98M70 -100L74 -90";
  return boxed([
    part(ribbon("-130 -118 8, -104 -112 30, -40 -116 42, 30 -128 44, 84 -140 34, 120 -150 14"), skin, 14),
    part(ribbon("-128 -52 10, -96 -64 36, -30 -84 50, 44 -102 50, 92 -112 30, 128 -124 8"), skin, 16, {
      lines: { path: bark, width: 2.4 },
    }),
    part(ribbon("-112 -28 40, -60 -30 46, 10 -30 46, 64 -34 46"), skin, 14, {
      lines: { path: "M-100 -40L-60 -42M-30 -24L10 -22M-80 -18L-50 -16", width: 2.2 },
    }),
    part(oval(76, -34, 19, 25), tint(".74 .07 40"), 3),
    part(oval(77, -34, 15, 21), white, 4),
    part(oval(77, -34, 3, 4), tint(".8 .03 70"), 1),
  ]);
};

/** Two bitter gourds with warts in rows. */
export const bitterGourd: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".6 .14 138"));
  const rows = (y: number, bend: number) =>
    [-16, -2, 13]
      .flatMap((o, k) =>
        Array.from({ length: 12 }, (_, i) => {
          const t = (i - 5.5) / 5.5;
          return oval(t * 92 + (k % 2) * 7, y + o * (1 - t * t * 0.75) + bend * t * t, 8, 6);
        }),
      )
      .join("");
  return boxed([
    part(ribbon("-112 -116 5, -132 -128 7, -138 -146 6"), STALK, 3),
    part(ribbon("-120 -112 6, -86 -106 34, -20 -98 50, 50 -104 44, 96 -118 22, 124 -132 4"), skin, 14),
    part(rows(-102, -8), paler(skin, 0.12), 5),
    part(ribbon("-116 -34 5, -134 -42 7, -142 -60 6"), STALK, 3),
    part(ribbon("-124 -34 6, -86 -34 36, -10 -30 56, 54 -34 46, 100 -42 20, 130 -50 4"), skin, 14),
    part(rows(-32, -4), paler(skin, 0.12), 5),
  ]);
};

/** Strings of red currants under a leaf. */
export const redCurrants: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".56 .22 25"));
  const strings = [
    [-62, -4],
    [-2, 12],
    [58, -2],
  ] as const;
  const berries = strings.flatMap(([x, drop], k) =>
    Array.from(
      { length: 7 },
      (_, i) => [x + (i % 2 ? 13 : -13) + k * 2, -134 + i * 19 + drop, 19 - i * 1.1] as const,
    ),
  );
  return boxed([
    part(
      ribbons(
        "0 -196 9, -30 -178 7, -60 -150 5, -60 -30 3",
        "0 -196 9, 0 -160 6, 0 -24 3",
        "0 -196 9, 30 -178 7, 60 -150 5, 60 -30 3",
      ),
      green,
      3,
    ),
    part(
      blob(
        "0 -186, -34 -180, -70 -196, -66 -214, -100 -222, -70 -238, -44 -232, -20 -258, 4 -236, 34 -254, 44 -228, 82 -224, 66 -206, 84 -188, 44 -184",
      ),
      green,
      9,
      {
        lines: { path: "M0 -188L-6 -246M-4 -204L-70 -226M0 -204L64 -222", width: 2.6 },
      },
    ),
    ...berries.map(([x, y, r]) => part(oval(x, y, r), red, r * 0.8)),
    part(berries.map(([x, y, r]) => oval(x - r * 0.3, y - r * 0.35, r * 0.24)).join(""), white, 1),
    part(berries.map(([x, y, r]) => oval(x + 1, y + r * 0.86, 3)).join(""), SEED, 1),
  ]);
};

/** A cashew apple: red, with its nut below. */
export const cashewApple: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".64 .2 32"));
  return boxed([
    part(ribbon("0 -196 8, 4 -218 7, -4 -234 7"), STALK, 3),
    part(
      blob("2 -214, 40 -240, 96 -232, 72 -206, 34 -198") +
        blob("-2 -216, -46 -234, -92 -214, -58 -198, -24 -200"),
      green,
      6,
      {
        lines: { path: "M8 -214Q50 -228 84 -228M-8 -214Q-50 -222 -82 -212", width: 2 },
      },
    ),
    part(
      blob("-44 -194, 0 -202, 44 -194, 58 -140, 60 -84, 36 -54, 0 -48, -36 -54, -60 -84, -58 -140"),
      skin,
      28,
    ),
    part(ribbon("-32 -172 9, -40 -130 11, -38 -96 8"), paler(skin, 0.45), 3),
    part(ribbon("-14 -48 24, 16 -40 34, 32 -20 28, 18 -4 18"), tint(".6 .05 80"), 10),
  ]);
};
