import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { black, gold, red, white } from "./tones.ts";

/** An electric guitar with its pickups and knobs. */
export const electricGuitar: FigureMaker = (m) => {
  const body = bodyOr(m, tint(".56 .2 26"));
  const frets = Array.from({ length: 12 }, (_, i) => `M-9 ${-132 - i * 12}L9 ${-132 - i * 12}`).join("");
  return boxed([
    part(polygon("-14 -286, 16 -296, 24 -330, 6 -340, -16 -326"), tint(".72 .08 70"), 5),
    part(ribbons("-22 -322 6, -12 -322 6", "-21 -308 6, -12 -308 6", "-20 -294 6, -12 -294 6"), STEEL, 2),
    part(
      blob(
        "-20 -130, -44 -166, -66 -172, -62 -136, -58 -108, -78 -70, -74 -24, -34 4, 20 4, 66 -18, 74 -62, 56 -98, 54 -130, 62 -168, 40 -164, 20 -128",
      ),
      body,
      12,
    ),
    part(blob("-24 -110, 22 -110, 44 -80, 52 -30, 20 -10, -18 -30, -36 -60"), white, 3),
    part(box(-10, -292, 10, -96), tint(".34 .05 40"), 4, { lines: { path: frets, width: 2.2, light: true } }),
    part(box(-24, -92, 24, -78) + box(-24, -62, 24, -48), black, 4),
    part(box(-26, -28, 26, -16), STEEL, 4),
    part(
      ribbons(
        "-6 -322 1.6, -6 -20 1.6",
        "-2 -326 1.6, -2 -20 1.6",
        "2 -326 1.6, 2 -20 1.6",
        "6 -322 1.6, 6 -20 1.6",
      ),
      STEEL,
      0.6,
    ),
    part(oval(42, -44, 7) + oval(50, -26, 7), gold, 4),
    part(ribbon("60 -8 5, 96 -2 5, 108 -30 5, 128 -20 5"), black, 2),
  ]);
};

/** A zither: strings over a long board of wood. */
export const zither: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".56 .1 52"));
  const strings = Array.from({ length: 9 }, (_, i) =>
    ribbon([
      [-126 + i * 4, -72 + i * 6.4, 2],
      [112 - i * 5, -104 + i * 11, 2],
    ]),
  ).join("");
  const bridges = Array.from({ length: 9 }, (_, i) =>
    polygon([
      [-70 + i * 16, -66 + i * 5],
      [-62 + i * 16, -82 + i * 5],
      [-54 + i * 16, -66 + i * 5],
    ]),
  ).join("");
  return boxed([
    part(box(-120, -14, -104, 8) + box(92, -8, 108, 14), deeper(wood, m, 0.3), 4),
    part(polygon("-146 -84, 140 -122, 150 -4, -120 -2"), wood, 10, {
      lines: { path: "M-120 -22L120 -26M-126 -30L130 -36", width: 1.6 },
    }),
    part(
      polygon("-146 -84, -120 -2, -120 12, -152 -72") + polygon("-120 -2, 150 -4, 150 10, -120 12"),
      deeper(wood, m, 0.3),
      4,
    ),
    part(oval(-84, -36, 13) + oval(76, -84, 12), deeper(wood, m, 0.65), 2),
    part(strings, tint(".92 .05 90"), 0.8),
    part(bridges, tint(".9 .03 85"), 3),
    part(Array.from({ length: 7 }, (_, i) => oval(126 + i * 1.4, -104 + i * 13, 4)).join(""), gold, 3),
  ]);
};

/** A goblet drum with inlay. */
export const gobletDrum: FigureMaker = (m) => {
  const body = bodyOr(m, tint(".5 .12 245"));
  const diamonds = (y: number, half: number, count: number, size: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = -half + ((i + 0.5) * half * 2) / count;
      return polygon([
        [x, y - size],
        [x + size * 0.8, y],
        [x, y + size],
        [x - size * 0.8, y],
      ]);
    }).join("");
  return boxed([
    part(
      "M-88 -202Q-84 -142 -42 -112Q-28 -98 -32 -64L-62 -4Q0 12 62 -4L32 -64Q28 -98 42 -112Q84 -142 88 -202Z",
      body,
      22,
    ),
    part(diamonds(-160, 68, 6, 16), gold, 2),
    part(diamonds(-30, 42, 4, 12), gold, 2),
    part(ribbons("-36 -88 8, 0 -82 8, 36 -88 8", "-62 -8 7, 0 4 8, 62 -8 7"), gold, 3),
    part("M-92 -208L92 -208L88 -184Q0 -160 -88 -184Z", STEEL, 6),
    part(oval(0, -208, 92, 24), STEEL, 5),
    part(oval(0, -209, 82, 19), tint(".93 .03 85"), 3),
  ]);
};

/** A drum with the waist of an hourglass, and its stick. */
export const hourglassDrum: FigureMaker = (m) => {
  const body = bodyOr(m, tint(".54 .17 28"));
  const cords = Array.from({ length: 7 }, (_, i) => {
    const t = (i - 3) / 3;
    return ribbon([
      [-104, -90 + t * 62, 4],
      [0, -90 + t * 22 * (i % 2 ? -1 : 1), 4],
      [104, -90 + t * 62, 4],
    ]);
  }).join("");
  return boxed([
    part(
      "M-112 -160Q-60 -140 -24 -112Q0 -100 24 -112Q60 -140 112 -160L112 -20Q60 -40 24 -68Q0 -80 -24 -68Q-60 -40 -112 -20Z",
      body,
      18,
    ),
    part(cords, white, 2),
    part(oval(-114, -90, 26, 78), WOOD, 6),
    part(oval(-118, -90, 20, 70), tint(".93 .03 85"), 4),
    part(oval(114, -90, 26, 78), WOOD, 6, { lift: -0.06 }),
    part(ribbon("-30 -2 8, 70 -24 7, 128 -36 7"), WOOD, 3),
    part(oval(-36, 0, 14), red, 6),
  ]);
};

/** Castanets with their ribbons. */
export const castanets: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".36 .07 45"));
  const clam = (x: number, turn: number) => {
    const at = (a: number, r: number) => [x + Math.cos(a + turn) * r, -64 + Math.sin(a + turn) * r] as const;
    return [
      at(-1.9, 66),
      at(-1.2, 66),
      at(-0.5, 56),
      at(0.3, 58),
      at(1.1, 62),
      at(1.9, 62),
      at(2.7, 58),
      at(3.6, 56),
    ];
  };
  return boxed([
    part(
      ribbons(
        "-62 -120 7, -30 -168 7, 16 -186 7, 52 -162 7, 66 -120 7",
        "-20 -178 8, -58 -196 9, -96 -182 6",
        "16 -186 8, 30 -220 9, 68 -226 6",
      ),
      red,
      3,
    ),
    part(blob(clam(-72, -0.25)), deeper(wood, m, 0.3), 14),
    part(blob(clam(-58, 0.05)), wood, 16),
    part(oval(-54, -58, 30, 32), paler(wood, 0.12), 10),
    part(blob(clam(76, 0.25)), deeper(wood, m, 0.3), 14),
    part(blob(clam(62, -0.05)), wood, 16),
    part(oval(60, -58, 30, 32), paler(wood, 0.12), 10),
    part(oval(-60, -118, 5) + oval(62, -118, 5), gold, 2),
  ]);
};

/** A triangle of steel with its beater. */
export const triangleBell: FigureMaker = (m) => {
  const steel = bodyOr(m, STEEL);
  return boxed([
    part(ribbon("0 -214 3, -4 -232 3, 4 -248 3, 0 -262 3"), red, 1),
    part(oval(0, -262, 7), red, 3),
    part(
      ribbon(
        "-78 -18 14, -102 -18 14, -104 -34 14, -6 -204 14, 6 -204 14, 104 -34 14, 102 -18 14, -44 -18 14",
        6,
      ),
      steel,
      5,
    ),
    part(ribbon("28 -96 8, 92 -150 8, 128 -180 9"), paler(steel, 0.3), 3),
    part(ribbons("-26 -118 4, -34 -104 4, -34 -88 4", "-10 -130 4, -18 -108 4, -18 -84 4"), gold, 1),
  ]);
};

/** A French horn, coiled, with its bell. */
export const frenchHorn: FigureMaker = (m) => {
  const brass = bodyOr(m, gold);
  return boxed([
    part(ring([-22, -112], [74, 72], 15), brass, 6),
    part(ring([-22, -112], [48, 46], 12), deeper(brass, m, 0.12), 5),
    part(ribbons("-84 -152 10, -116 -190 9, -132 -206 7"), brass, 4),
    part(oval(-136, -210, 9, 8), STEEL, 4),
    part(ribbon("-8 -44 16, 40 -36 24, 70 -34 40"), brass, 8),
    part(blob("60 -56, 88 -68, 116 -96, 134 -58, 128 -8, 104 22, 82 -6, 60 -14"), brass, 12),
    part(blob("116 -96, 134 -58, 128 -8, 104 22, 100 -24, 104 -62"), deeper(brass, m, 0.45), 5),
    part(
      ribbons("-40 -130 13, -40 -92 13", "-20 -134 13, -20 -88 13", "0 -130 13, 0 -92 13"),
      paler(brass, 0.3),
      4,
    ),
    part(oval(-40, -136, 9, 5) + oval(-20, -140, 9, 5) + oval(0, -136, 9, 5), STEEL, 3),
  ]);
};

/** A lyre with curved arms. */
export const lyre: FigureMaker = (m) => {
  const gilt = bodyOr(m, gold);
  return boxed([
    part(
      ribbons(
        "-40 -48 20, -92 -96 20, -84 -168 18, -100 -212 14, -128 -222 10",
        "40 -48 20, 92 -96 20, 84 -168 18, 100 -212 14, 128 -222 10",
      ),
      gilt,
      8,
    ),
    part(ring([-116, -210], [11, 11], 7) + ring([116, -210], [11, 11], 7), gilt, 4),
    part(ribbon("-104 -186 14, 0 -194 14, 104 -186 14"), gilt, 6),
    part(ribbons(...[-33, -20, -7, 7, 20, 33].map((x) => `${x * 1.3} -190 3, ${x} -32 3`)), white, 1),
    part(blob("-62 -60, 0 -52, 62 -60, 66 -26, 40 0, -40 0, -66 -26"), gilt, 18),
    part(box(-38, -42, 38, -32), deeper(gilt, m, 0.4), 3),
    part(box(-46, -8, 46, 6), deeper(gilt, m, 0.2), 4),
  ]);
};
