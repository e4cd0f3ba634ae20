import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon, type Point } from "./outline.ts";
import { bodyOr, deeper, paler, petals, ribbons, scattered } from "./strokes.ts";
import { brown, green, white, yellow } from "./tones.ts";

/** A vine on its trellis, with leaves and grapes. */
export const grapevine: FigureMaker = (m) => {
  const grape = bodyOr(m, tint(".42 .13 315"));
  const leaf = (x: number, y: number, s: number): Point[] =>
    [
      [0, 20],
      [-16, 12],
      [-38, 18],
      [-34, -4],
      [-46, -24],
      [-22, -24],
      [-14, -44],
      [0, -30],
      [14, -44],
      [22, -24],
      [46, -24],
      [34, -4],
      [38, 18],
      [16, 12],
    ].map(([a, b]): Point => [x + a! * s, y + b! * s]);
  const bunch = (x: number, y: number) =>
    [4, 3, 3, 2, 1].flatMap((n, r) =>
      Array.from({ length: n }, (_, i) => [x + (i - (n - 1) / 2) * 21 + (r % 2) * 3, y + r * 18] as const),
    );
  const all = [...bunch(-54, -120), ...bunch(52, -104)];
  const veins = (x: number, y: number, s: number) =>
    `M${x} ${y + 16 * s}L${x} ${y - 28 * s}M${x} ${y}L${x - 36 * s} ${y - 16 * s}M${x} ${y}L${x + 36 * s} ${y - 16 * s}`;
  const places = [
    [-100, -170, 0.9],
    [0, -178, 1],
    [98, -168, 0.95],
    [-104, -90, 0.75],
    [4, -100, 0.7],
    [108, -70, 0.75],
  ] as const;
  return boxed([
    part(
      ribbons(
        "-128 0 9, -128 -232 9",
        "128 0 9, 128 -232 9",
        "-136 -212 8, 136 -212 8",
        "-136 -132 6, 136 -132 6",
      ),
      tint(".72 .07 75"),
      3,
    ),
    part(
      ribbons(
        "-20 0 20, -12 -70 16, -30 -140 13, -10 -206 10, 60 -214 8, 118 -206 6",
        "-28 -150 9, -70 -196 8, -116 -210 6",
      ),
      brown,
      6,
    ),
    ...all.map(([x, y]) => part(oval(x, y, 13), grape, 9)),
    part(all.map(([x, y]) => oval(x - 4, y - 5, 2.4)).join(""), paler(grape, 0.7), 0.6),
    ...places.map(([x, y, s]) =>
      part(blob(leaf(x, y, s), 4), green, 6, { lines: { path: veins(x, y, s), width: 2 } }),
    ),
  ]);
};

/** An aloe with thick toothed leaves, in a pot. */
export const aloe: FigureMaker = (m) => {
  const flesh = bodyOr(m, tint(".62 .1 150"));
  const blades = [-1.25, 1.25, -0.85, 0.85, -0.45, 0.45, 0].map((a, i) => {
    const long = 150 - Math.abs(a) * 30 + (i % 2) * 6;
    const at = (r: number, bend = 0) =>
      [Math.sin(a) * r * long + bend * Math.sign(a) * 10, -78 - Math.cos(a) * r * long] as const;
    return {
      path: ribbon([
        [...at(0), 34],
        [...at(0.4), 30],
        [...at(0.75, 0.4), 18],
        [...at(1, 1), 3],
      ]),
      spots: [0.25, 0.42, 0.58, 0.72].map((r) => at(r)),
    };
  });
  return boxed([
    ...blades.flatMap(({ path, spots }, i) => [
      part(path, i < 2 ? deeper(flesh, m, 0.25) : i < 4 ? deeper(flesh, m, 0.12) : flesh, 10),
      part(spots.map(([x, y], k) => oval(x + (k % 2 ? 6 : -6), y, 3.4, 5)).join(""), paler(flesh, 0.6), 1),
    ]),
    part("M-66 -84L66 -84L50 0L-50 0Z", tint(".6 .13 42"), 14),
    part("M-74 -96L74 -96L70 -74L-70 -74Z", tint(".6 .13 42"), 6),
  ]);
};

/** Holly: prickly leaves and red berries. */
export const holly: FigureMaker = (m) => {
  const berry = bodyOr(m, tint(".56 .22 26"));
  const leaf = (x: number, y: number, turn: number, long: number) => {
    const at = (r: number, side: number) =>
      [
        x + Math.cos(turn) * r * long - Math.sin(turn) * side,
        y + Math.sin(turn) * r * long + Math.cos(turn) * side,
      ] as const;
    const edge = (s: number) => [
      at(0.06, s * 10),
      at(0.2, s * 32),
      at(0.3, s * 18),
      at(0.45, s * 38),
      at(0.55, s * 20),
      at(0.7, s * 32),
      at(0.8, s * 12),
    ];
    return part(blob([at(0, 0), ...edge(1), at(1, 0), ...edge(-1).toReversed()], 4), green, 8, {
      lines: { path: `M${at(0.08, 0).join(" ")}L${at(0.9, 0).join(" ")}`, width: 2.4 },
    });
  };
  return boxed([
    part(ribbons("0 -4 9, -4 -70 8, 0 -110 7"), brown, 3),
    leaf(-4, -40, -2.75, 116),
    leaf(4, -40, -0.4, 116),
    leaf(-4, -100, -2.5, 124),
    leaf(4, -100, -0.62, 124),
    leaf(0, -116, -1.57, 118),
    part(oval(-22, -96, 21) + oval(24, -98, 21), berry, 13),
    part(oval(2, -70, 22), berry, 14),
    part(oval(-28, -104, 5) + oval(18, -106, 5) + oval(-5, -78, 5), white, 1),
  ]);
};

/** A bunch of mistletoe with white berries, hung up by a red ribbon. */
export const mistletoe: FigureMaker = (m) => {
  const leafy = bodyOr(m, tint(".66 .13 122"));
  const stems = [
    [-70, -90],
    [-40, -50],
    [0, -36],
    [42, -50],
    [72, -92],
    [-24, -100],
    [26, -102],
  ] as const;
  const leaf = (x: number, y: number, a: number) =>
    ribbon([
      [x, y, 6],
      [x + Math.cos(a) * 30, y + Math.sin(a) * 30, 21],
      [x + Math.cos(a) * 58, y + Math.sin(a) * 58, 8],
    ]);
  return boxed([
    part(
      stems
        .map(([x, y]) =>
          ribbon([
            [0, -176, 6],
            [x * 0.5, (y - 176) / 2, 5],
            [x, y, 4],
          ]),
        )
        .join(""),
      tint(".56 .1 115"),
      2,
    ),
    part(
      stems
        .flatMap(([x, y]) => [leaf(x, y, 1.57 - x * 0.008 + 0.55), leaf(x, y, 1.57 - x * 0.008 - 0.55)])
        .join(""),
      leafy,
      6,
    ),
    part(
      stems
        .flatMap(([x, y]) => [oval(x - 9, y - 2, 10), oval(x + 9, y - 2, 10), oval(x, y - 14, 10)])
        .join(""),
      white,
      6,
    ),
    part(ribbons("0 -176 9, 0 -232 7"), tint(".56 .2 26"), 2),
    part(
      blob("-4 -178, -34 -206, -62 -196, -54 -170, -26 -166") +
        blob("4 -178, 34 -206, 62 -196, 54 -170, 26 -166") +
        blob("-6 -172, -26 -140, -10 -128, 0 -166") +
        blob("6 -172, 26 -140, 12 -128, 0 -166"),
      tint(".56 .2 26"),
      6,
    ),
    part(oval(0, -176, 12), tint(".5 .2 26"), 5),
  ]);
};

/** A geranium with round heads of flowers, in a clay pot. */
export const geranium: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".58 .22 20"));
  const heads = [
    [-58, -196],
    [0, -220],
    [60, -192],
  ] as const;
  const leaf = (x: number, y: number, r: number) =>
    blob(
      Array.from({ length: 12 }, (_, i): Point => [
        x + Math.cos((i / 12) * 6.283) * r * (i % 2 ? 0.86 : 1),
        y + Math.sin((i / 12) * 6.283) * r * 0.8 * (i % 2 ? 0.86 : 1),
      ]),
    );
  return boxed([
    part(
      ribbons("-10 -90 6, -40 -150 5, -56 -190 5", "0 -90 6, 0 -210 5", "10 -90 6, 42 -150 5, 58 -186 5"),
      green,
      2,
    ),
    ...(
      [
        [-70, -120, 32],
        [70, -118, 32],
        [-30, -140, 28],
        [34, -138, 28],
        [-44, -98, 32],
        [46, -98, 32],
        [0, -108, 34],
      ] as const
    ).map(([x, y, r]) =>
      part(leaf(x, y, r), green, 7, {
        lines: {
          path: `M${x} ${y + 10}L${x - r * 0.6} ${y - 6}M${x} ${y + 10}L${x} ${y - r * 0.6}M${x} ${y + 10}L${x + r * 0.6} ${y - 6}`,
          width: 1.8,
        },
      }),
    ),
    ...heads.flatMap(([x, y]) =>
      scattered(12, x, y, 34, 28).map(([px, py], i) =>
        part(petals(5, px, py, 2, 12, 10, 1, i), i % 3 ? red : paler(red, 0.2), 4),
      ),
    ),
    part(
      heads.flatMap(([x, y]) => scattered(12, x, y, 34, 28).map(([px, py]) => oval(px, py, 2.2))).join(""),
      yellow,
      0.6,
    ),
    part("M-64 -74L64 -74L46 0L-46 0Z", tint(".62 .13 45"), 14),
    part("M-72 -88L72 -88L68 -66L-68 -66Z", tint(".62 .13 45"), 6),
  ]);
};

/** Brown mushrooms of the forest with thick stems. */
export const porcini: FigureMaker = (m) => {
  const cap = bodyOr(m, tint(".5 .09 52"));
  const one = (x: number, y: number, s: number) => [
    part(
      blob([
        [x - 24 * s, y - 78 * s],
        [x - 30 * s, y - 40 * s],
        [x - 40 * s, y - 10 * s],
        [x - 22 * s, y + 2],
        [x + 22 * s, y + 2],
        [x + 40 * s, y - 10 * s],
        [x + 30 * s, y - 40 * s],
        [x + 24 * s, y - 78 * s],
      ]),
      tint(".88 .04 80"),
      16,
    ),
    part(oval(x, y - 80 * s, 66 * s, 16 * s), tint(".8 .07 90"), 4),
    part(
      `M${x - 82 * s} ${y - 82 * s}Q${x - 80 * s} ${y - 146 * s} ${x} ${y - 150 * s}Q${x + 80 * s} ${y - 146 * s} ${x + 82 * s} ${y - 82 * s}Q${x} ${y - 66 * s} ${x - 82 * s} ${y - 82 * s}Z`,
      cap,
      22 * s,
    ),
    part(
      ribbon([
        [x - 52 * s, y - 106 * s, 6 * s],
        [x - 36 * s, y - 128 * s, 8 * s],
        [x - 8 * s, y - 138 * s, 6 * s],
      ]),
      paler(cap, 0.4),
      3,
    ),
  ];
  return boxed([
    ...one(-26, -4, 1.25),
    ...one(74, 0, 0.68),
    part(
      scattered(14, 10, -2, 124, 6)
        .map(([x, y], i) =>
          ribbon([
            [x, y + 4, 6],
            [x + (i % 2 ? 6 : -6), y - 16, 2],
          ]),
        )
        .join(""),
      green,
      2,
    ),
    part(blob("-120 2, -96 -14, -66 -8, -74 6") + blob("26 4, 44 -8, 70 -2, 60 8"), tint(".58 .12 55"), 3),
  ]);
};

/** An iris: three petals up, three hanging with yellow. */
export const iris: FigureMaker = (m) => {
  const violet = bodyOr(m, tint(".5 .16 295"));
  return boxed([
    part(ribbon("0 0 10, 2 -60 9, 0 -130 9"), green, 3),
    part(
      blob("-8 0, -40 -60, -62 -150, -30 -90, -2 -20") + blob("8 0, 36 -50, 66 -120, 30 -70, 4 -16"),
      green,
      8,
    ),
    part(
      blob("-8 -146, -40 -176, -44 -222, -22 -246, -2 -220, 0 -170") +
        blob("8 -146, 40 -176, 44 -222, 22 -246, 2 -220, 0 -170"),
      paler(violet, 0.25),
      12,
    ),
    part(blob("-10 -150, -16 -200, 0 -236, 16 -200, 10 -150"), paler(violet, 0.35), 9),
    part(
      blob("-6 -150, -50 -160, -86 -136, -92 -94, -68 -84, -50 -112, -16 -132") +
        blob("6 -150, 50 -160, 86 -136, 92 -94, 68 -84, 50 -112, 16 -132"),
      violet,
      12,
    ),
    part(blob("-18 -146, -30 -108, -18 -72, 0 -60, 18 -72, 30 -108, 18 -146"), violet, 12),
    part(ribbons("0 -140 11, 0 -98 6", "-20 -144 9, -58 -136 5", "20 -144 9, 58 -136 5"), yellow, 3),
  ]);
};
