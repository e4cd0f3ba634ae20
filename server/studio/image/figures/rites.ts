/** Of faith and of weddings. */
import { dressed, HAIR, SKIN } from "./dressed.ts";
import { grouped } from "./groups.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";
import { flame, flowers } from "./bouquets.ts";

/** A confessional of carved wood: a curtain in the middle, lattices beside it. */
export const confessional: FigureMaker = (m) => {
  const wood = colourTones("brown");
  const lattice = (x: number) =>
    part(box(x - 24, -170, x + 24, -104), colourTones("black"), 1, {
      lines: {
        path: Array.from(
          { length: 7 },
          (_, i) =>
            `M${x - 24 + i * 8} -170L${x - 24 + i * 8} -104M${x - 24} ${-166 + i * 10}L${x + 24} ${-166 + i * 10}`,
        ).join(""),
        width: 2.2,
        light: true,
      },
    });
  return {
    box: { left: -118, right: 118, top: -268, bottom: 4 },
    parts: [
      part(box(-112, -214, 112, 2), wood, 7),
      part("M-118 -206L-118 -220L-44 -220Q0 -262 44 -220L118 -220L118 -206Z", deeper(wood, m, 0.2), 6),
      part(box(-3, -266, 3, -240) + box(-10, -258, 10, -252), colourTones("gold"), 2),
      part("M-34 -2L-34 -176Q0 -212 34 -176L34 -2Z", colourTones("black"), 2),
      part(
        "M-34 -4Q-30 -120 -34 -180Q-6 -196 -2 -194Q-8 -90 -4 -4ZM34 -4Q30 -120 34 -180Q6 -196 2 -194Q8 -90 4 -4Z",
        bodyOr(m, colourTones("purple")),
        6,
        {
          lines: {
            path: "M-24 -180Q-22 -90 -24 -6M-14 -188Q-14 -90 -14 -6M24 -180Q22 -90 24 -6M14 -188Q14 -90 14 -6",
            width: 2,
          },
        },
      ),
      lattice(-74),
      lattice(74),
      part(box(-104, -88, -44, -12) + box(44, -88, 104, -12), deeper(wood, m, 0.12), 4),
      part(box(-116, -34, -40, -24) + box(40, -34, 116, -24), colourTones("red"), 4),
    ],
  };
};

/** A baptismal font of stone with water. */
export const font: FigureMaker = (m) => {
  const stone = bodyOr(m, paler(colourTones("grey"), 0.4));
  return {
    box: { left: -100, right: 100, top: -186, bottom: 4 },
    parts: [
      part(symmetric("0 -90, 22 -88, 18 -40, 56 -8, 54 4, 0 4"), stone, 12),
      part("M-94 -148Q-88 -74 0 -74Q88 -74 94 -148Z", stone, 14, {
        lines: { path: "M-60 -136L-44 -92M-22 -134L-16 -84M22 -134L16 -84M60 -136L44 -92", width: 2.2 },
      }),
      part(oval(0, -150, 98, 22), stone, 5),
      part(oval(0, -151, 84, 15), colourTones("blue"), 2),
      part(ring([0, -151], [46, 8], 3) + ring([0, -151], [22, 4], 2.4), colourTones("white"), 1),
      part(box(-3.4, -128, 3.4, -96) + box(-12, -120, 12, -113), colourTones("gold"), 2),
      part("M0 -186Q12 -168 0 -162Q-12 -168 0 -186Z", colourTones("blue"), 3),
    ],
  };
};

/** A candelabrum of nine arms, all alight. */
export const menorah: FigureMaker = (m) => {
  const gold = bodyOr(m, colourTones("gold"));
  const arms = [26, 52, 78, 104];
  const ends = [...arms.map((x) => -x), 0, ...arms];
  const topOf = (x: number) => (x === 0 ? -166 : -146);
  return {
    box: { left: -116, right: 116, top: -226, bottom: 4 },
    parts: [
      part(
        arms.map((r) => ring([0, -146], [r, r * 0.9], 8, [0, Math.PI])).join("") +
          ribbon("0 -166 9, 0 -14 10"),
        gold,
        4,
      ),
      part(
        symmetric("0 -34, 16 -28, 52 -6, 56 4, 0 4") +
          ends.map((x) => oval(x, topOf(x), 9, 4)).join("") +
          oval(0, -50, 12, 8),
        gold,
        6,
      ),
      part(ends.map((x) => box(x - 4, topOf(x) - 32, x + 4, topOf(x))).join(""), colourTones("white"), 2),
      ...ends.map((x) => flame(x, topOf(x) - 30)),
    ],
  };
};

/** Sticks of incense in a bowl of brass, with smoke. */
export const incense: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -238, bottom: 4 },
  parts: [
    part(
      ribbons(
        "-28 -150 5, -46 -176 8, -24 -198 10, -40 -222 7, -30 -236 2",
        "2 -156 5, 18 -180 8, -4 -206 10, 14 -228 4",
        "32 -148 5, 54 -170 8, 36 -196 9, 56 -220 3",
      ),
      paler(colourTones("grey"), 0.5),
      2,
    ),
    part(
      ribbons("-10 -60 4.4, -28 -148 4.4", "0 -60 4.4, 2 -154 4.4", "10 -60 4.4, 32 -146 4.4"),
      colourTones("brown"),
      1.4,
    ),
    part(oval(-28, -148, 5) + oval(2, -154, 5) + oval(32, -146, 5), colourTones("orange"), 0, {
      lit: colourTones("orange")[0]!,
    }),
    part(ribbonPair("50 -20 16, 58 0 14"), deeper(colourTones("gold"), m, 0.2), 5),
    part("M-78 -68Q-84 -6 0 -4Q84 -6 78 -68Z", bodyOr(m, colourTones("gold")), 12),
    part(oval(0, -68, 80, 15), colourTones("gold"), 4),
    part(oval(0, -67, 68, 10), colourTones("grey"), 2),
  ],
});

/** A statue in a robe that men carry on a decked platform, candles around it. */
export const litter: FigureMaker = (m) => {
  const bearers = grouped(
    [0, 1, 2, 3, 4].map((i) =>
      dressed({ top: colourTones("purple"), cut: "gown", hair: i % 2 ? HAIR.brown : HAIR.dark }),
    ),
    (i) => ({ x: -96 + i * 48, y: 0, size: 0.92 }),
  );
  const candles = [-104, -84, -64, 64, 84, 104];
  return {
    box: { left: -134, right: 134, top: -262, bottom: 3 },
    parts: [
      ...bearers.parts,
      part(box(-130, -96, 130, -86), colourTones("brown"), 3),
      part("M-118 -122L118 -122L124 -94L-124 -94Z", colourTones("red"), 5, {
        lines: {
          path: Array.from({ length: 12 }, (_, i) => `M${-110 + i * 20} -120l0 24`).join(""),
          width: 1.6,
        },
      }),
      part(box(-120, -126, 120, -118), colourTones("gold"), 2),
      part(symmetric("0 -224, 20 -218, 34 -186, 54 -124, 0 -118"), bodyOr(m, colourTones("blue")), 8, {
        lines: { path: "M-10 -200L-22 -124M10 -200L22 -124", width: 1.6 },
      }),
      part("M-14 -206Q0 -196 14 -206L20 -122L-20 -122Z", colourTones("white"), 4),
      part(oval(0, -222, 13, 15), SKIN, 4),
      part(
        "M-18 -204Q-22 -242 0 -242Q22 -242 18 -204Q12 -232 0 -234Q-12 -232 -18 -204Z",
        bodyOr(m, colourTones("blue")),
        3,
      ),
      part(polygon("-14 -238, -16 -256, -8 -248, 0 -260, 8 -248, 16 -256, 14 -238"), colourTones("gold"), 3),
      part(ribbonPair("5 -172 7, 20 -186 8"), SKIN, 2),
      part(candles.map((x) => box(x - 3.6, -156, x + 3.6, -122)).join(""), colourTones("white"), 2),
      ...candles.map((x) => flame(x, -154, 0.8)),
      ...flowers(
        [
          [-44, -126],
          [-26, -124],
          [26, -124],
          [44, -126],
          [-74, -124],
          [74, -124],
          [-94, -124],
          [94, -124],
        ],
        8,
        "white",
      ),
    ],
  };
};

/** A canopy on four posts with garlands of flowers and a fire below, for a wedding. */
export const mandap: FigureMaker = (m) => {
  const cloth = bodyOr(m, colourTones("red"));
  const garland = (x0: number, x1: number): [number, number][] =>
    Array.from({ length: 8 }, (_, i) => [x0 + ((x1 - x0) * i) / 7, -196 + Math.sin((i / 7) * Math.PI) * 26]);
  return {
    box: { left: -142, right: 142, top: -268, bottom: 6 },
    parts: [
      part(polygon("-140 0, 140 0, 116 -22, -116 -22"), colourTones("red"), 3),
      part(box(-98, -196, -86, -22) + box(86, -196, 98, -22), deeper(colourTones("gold"), m, 0.3), 3),
      part("M-136 -200Q-60 -214 0 -264Q60 -214 136 -200L124 -180Q0 -208 -124 -180Z", cloth, 8, {
        lines: { path: "M0 -260L0 -200M-6 -258Q-40 -220 -70 -192M6 -258Q40 -220 70 -192", width: 2.4 },
      }),
      part(box(-132, -190, -116, 2) + box(116, -190, 132, 2), colourTones("gold"), 5),
      part(
        "M-132 -190Q-96 -150 -104 -60L-122 -60Q-126 -150 -132 -190ZM132 -190Q96 -150 104 -60L122 -60Q126 -150 132 -190Z",
        cloth,
        5,
      ),
      ...flowers([...garland(-122, -4), ...garland(4, 122)], 9, "orange"),
      ...flowers(
        [-170, -140, -110, -80, -50, -20].flatMap((y): [number, number][] => [
          [-124, y],
          [124, y],
        ]),
        9,
        "yellow",
      ),
      part(polygon("-34 -26, 34 -26, 26 0, -26 0"), colourTones("brown"), 5),
      flame(-14, -22, 1.5),
      flame(14, -22, 1.5),
      flame(0, -20, 2.2),
    ],
  };
};

/** An arch of flowers with white cloth and an aisle, for a wedding. */
export const weddingArch: FigureMaker = (m) => {
  const along = Array.from({ length: 21 }, (_, i): [number, number] => {
    const a = Math.PI + (i * Math.PI) / 20;
    return [Math.cos(a) * 96, -140 + Math.sin(a) * 96];
  });
  const posts = [-8, -34, -60, -86, -112].flatMap((y): [number, number][] => [
    [-96, y],
    [96, y],
  ]);
  return {
    box: { left: -124, right: 124, top: -258, bottom: 8 },
    parts: [
      part(polygon("-64 6, 64 6, 34 -40, -34 -40"), bodyOr(m, colourTones("white")), 2),
      part(
        "M-96 -140A96 96 0 0 1 96 -140Q70 -120 66 -10L88 -4Q96 -70 96 -140ZM-96 -140Q-70 -120 -66 -10L-88 -4Q-96 -70 -96 -140Z",
        paler(colourTones("white"), 0.3),
        3,
        { lift: -0.08 },
      ),
      part(
        ring([0, -140], [96, 96], 14, [Math.PI, Math.PI * 2]) +
          box(-103, -140, -89, 2) +
          box(89, -140, 103, 2),
        colourTones("green"),
        5,
      ),
      ...flowers(
        [...along, ...posts].filter((_, i) => i % 2 === 0),
        17,
        "pink",
      ),
      ...flowers(
        [...along, ...posts].filter((_, i) => i % 2 === 1),
        14,
        "white",
      ),
    ],
  };
};

/** An altar with its white cloth, candles and a cross. */
export const altar: FigureMaker = (m) => ({
  box: { left: -140, right: 140, top: -222, bottom: 4 },
  parts: [
    part(box(-126, -106, 126, 2), paler(colourTones("grey"), 0.4), 7),
    part(
      "M-136 -118L136 -118L136 -70Q112 -58 90 -70Q68 -58 45 -70Q22 -58 0 -70Q-22 -58 -45 -70Q-68 -58 -90 -70Q-112 -58 -136 -70Z",
      bodyOr(m, colourTones("white")),
      5,
    ),
    part(box(-7, -56, 7, -8) + box(-22, -44, 22, -31), colourTones("gold"), 3),
    part(box(-6, -220, 6, -128) + box(-28, -194, 28, -182), colourTones("gold"), 4),
    part(polygon("-26 -118, 26 -118, 14 -132, -14 -132"), colourTones("gold"), 4),
    part([-104, -68, 68, 104].map((x) => box(x - 7, -168, x + 7, -124)).join(""), colourTones("white"), 3),
    part(
      [-104, -68, 68, 104]
        .map((x) =>
          polygon([
            [x - 14, -118],
            [x + 14, -118],
            [x + 6, -130],
            [x - 6, -130],
          ]),
        )
        .join(""),
      colourTones("gold"),
      3,
    ),
    ...[-104, -68, 68, 104].map((x) => flame(x, -166)),
  ],
});
