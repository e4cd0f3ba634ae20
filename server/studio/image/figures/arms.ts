import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, ovalPair, paler, ribbonPair, ribbons } from "./strokes.ts";
import { brown, colourTones, gold, grey, red, white } from "./tones.ts";
import { rays, turned } from "./turned.ts";

/** Three bullets, one of them lying. */
export const bullet: FigureMaker = (m) => {
  const one = (x: number, y: number, a: number) => [
    part(polygon(turned("-20 -4, 20 -4, 20 -86, 16 -92, -16 -92, -20 -86", a, x, y)), m.body, 12),
    part(
      blob(turned("-16 -90, 16 -90, 15 -118, 6 -142, 0 -148, -6 -142, -15 -118", a, x, y)),
      deeper(colourTones("orange"), m, 0.3),
      9,
    ),
    part(polygon(turned("-24 -8, 24 -8, 24 2, -24 2", a, x, y)), m.body, 4),
  ];
  return {
    box: { left: -92, right: 188, top: -152, bottom: 4 },
    parts: [...one(-62, 0, 0), ...one(-4, 0, 0), ...one(40, -24, 1.5)],
  };
};

/** A cannon on its carriage, with balls. */
export const cannon: FigureMaker = (m) => ({
  box: { left: -130, right: 150, top: -140, bottom: 3 },
  parts: [
    part(polygon("-122 -8, -104 2, 20 -62, 0 -84"), deeper(brown, m, 0.15), 7),
    part(polygon("-66 -108, -58 -66, 136 -96, 128 -132"), m.dark, 16),
    part(blob("-74 -108, -56 -112, -50 -64, -70 -66, -86 -74, -92 -90"), m.dark, 10),
    part(
      polygon("122 -138, 140 -134, 148 -94, 132 -90") + polygon("-8 -118, 2 -120, 10 -76, 0 -74"),
      deeper(grey, m, 0.5),
      5,
    ),
    part(oval(0, -52, 52), brown, 5),
    part(ring([0, -52], [46, 46], 12), deeper(brown, m, 0.3), 5, {
      lines: { path: rays(8, 0, -52, 8, 42), width: 6 },
    }),
    part(oval(0, -52, 13), m.gold, 5),
    part(oval(86, -20, 20) + oval(126, -20, 20) + oval(106, -54, 20), m.dark, 12),
  ],
});

/** A knight's shield. */
export const shield: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -206, bottom: 3 },
  parts: [
    part("M-82 -190Q-40 -196 0 -206Q40 -196 82 -190L82 -120Q78 -40 0 2Q-78 -40 -82 -120Z", grey, 10),
    part("M-70 -178Q-34 -184 0 -192Q34 -184 70 -178L70 -118Q66 -48 0 -12Q-66 -48 -70 -118Z", m.body, 8),
    part(
      "M-12 -190L12 -190L12 -126L70 -126L69 -104L12 -104L12 -18L0 -12L-12 -18L-12 -104L-69 -104L-70 -126L-12 -126Z",
      white,
      3,
    ),
    part(ovalPair(58, -166, 5) + ovalPair(58, -86, 5), gold, 3),
  ],
});

/** A suit of armour, standing with a sword. */
export const armour: FigureMaker = (m) => ({
  box: { left: -84, right: 92, top: -293, bottom: 3 },
  parts: [
    part(ribbonPair("-24 -120 34, -26 -64 29, -26 -16 26"), m.body, 12),
    part(
      blob("-44 2, -46 -14, -24 -24, -10 -14, -10 2") + blob("44 2, 46 -14, 24 -24, 10 -14, 10 2"),
      m.body,
      6,
    ),
    part(ovalPair(26, -66, 18, 15), m.body, 7, { lift: 0.1 }),
    part(ribbonPair("-46 -208 26, -62 -160 24, -50 -124 22"), m.body, 10),
    part(symmetric("0 -228, 36 -224, 48 -190, 38 -150, 44 -112, 0 -104", 5), m.body, 16, {
      lines: { path: "M0 -226L0 -108M-42 -150Q0 -140 42 -150M-42 -132Q0 -120 42 -132", width: 2.4 },
    }),
    part(ovalPair(50, -210, 25, 20), m.body, 10, { lift: 0.1 }),
    part(ribbon("0 -262 14, -12 -284 16, -40 -278 12, -54 -256 6"), red, 5),
    part("M-28 -268Q0 -284 28 -268L30 -240Q22 -222 0 -218Q-22 -222 -30 -240Z", m.body, 12),
    part(box(-25, -256, 25, -249), m.dark, 2),
    part("M-28 -246L28 -246Q24 -226 0 -220Q-24 -226 -28 -246Z", deeper(m.body, m, 0.1), 6, {
      lines: { path: "M-12 -240l0 10M-4 -240l0 12M4 -240l0 12M12 -240l0 10", width: 2.4 },
    }),
    part(polygon("66 -134, 74 -134, 74 -6, 70 3, 66 -6"), white, 3, { lift: 0.1 }),
    part(box(50, -142, 90, -132) + box(66, -170, 74, -140) + oval(70, -172, 8), gold, 4, { lift: 0.12 }),
    part(ovalPair(56, -124, 14), m.body, 7, { lift: 0.14 }),
    part(oval(70, -150, 14), m.body, 7, { lift: 0.16 }),
  ],
});

/** A bow with an arrow on its string. */
export const bowArrow: FigureMaker = (m) => ({
  box: { left: -110, right: 120, top: -208, bottom: 3 },
  parts: [
    part(ribbon("-14 -204 7, 38 -176 11, 62 -102 14, 38 -28 11, -14 0 7"), m.body, 6),
    part(ribbon("60 -124 17, 60 -80 17", 1), m.dark, 4),
    part(ribbon("-14 -202 2.4, -72 -102 2.4, -14 -2 2.4", 1), white, 1),
    part(ribbon("-84 -102 5, 106 -102 5", 1), brown, 2, { lift: 0.2 }),
    part(polygon("98 -114, 120 -102, 98 -90"), grey, 4, { lift: 0.2 }),
    part(polygon("-104 -116, -76 -116, -60 -102, -76 -88, -104 -88, -90 -102"), red, 3, { lift: 0.2 }),
  ],
});

/** A spear. */
export const spear: FigureMaker = (m) => ({
  box: { left: -40, right: 50, top: -290, bottom: 3 },
  parts: [
    part(ribbon("-34 0 9, 26 -220 8", 1), brown, 4),
    part(ribbons("18 -206 5, 34 -184 6, 30 -158 4", "18 -206 5, 4 -184 6, 2 -164 4"), red, 3),
    part(polygon(turned("0 -74, 17 -30, 7 0, -7 0, -17 -30", 0.27, 26, -214)), m.body, 6),
    part(ribbon("24 -214 13, 28 -228 11", 1), gold, 3),
  ],
});

/** A gallows with its noose. */
export const gallows: FigureMaker = (m) => ({
  box: { left: -110, right: 110, top: -290, bottom: 3 },
  parts: [
    part(box(-104, -34, 104, -20), m.body, 5),
    part([-92, -30, 30, 92].map((x) => box(x - 7, -22, x + 7, 2)).join(""), deeper(m.body, m, 0.3), 4),
    part(box(-74, -286, -58, -30), m.body, 6),
    part(box(-90, -288, 74, -274), m.body, 6),
    part(ribbon("-64 -228 11, -18 -278 11", 1), m.body, 5),
    part(ribbon("48 -278 5, 48 -190 5", 1) + ring([48, -156], [22, 32], 6), paler(brown, 0.4), 3),
    part(box(41, -206, 55, -184), paler(brown, 0.3), 4, {
      lines: { path: "M41 -201L55 -201M41 -195L55 -195M41 -189L55 -189", width: 1.6 },
    }),
  ],
});

/** A guillotine. */
export const guillotine: FigureMaker = (m) => ({
  box: { left: -90, right: 120, top: -288, bottom: 3 },
  parts: [
    part(polygon("-10 -58, 116 -30, 116 -18, -10 -42"), deeper(brown, m, 0.1), 5),
    part(box(96, -26, 106, 2), deeper(brown, m, 0.3), 4),
    part(box(-60, -280, -44, 0) + box(44, -280, 60, 0), m.body, 6),
    part(box(-74, -286, 74, -270), m.body, 5),
    part(box(-84, -10, 84, 3), m.body, 5),
    part(polygon("-44 -252, 44 -252, 44 -196, -44 -232"), grey, 5, { lift: 0.06 }),
    part(box(-46, -262, 46, -246), m.dark, 4),
    part(ribbon("0 -286 3, 0 -262 3", 1), white, 1),
    part(box(-46, -88, 46, -42), m.body, 5),
    part(oval(0, -64, 15), m.dark, 3),
  ],
});

/** A judge's gavel on its block. */
export const gavel: FigureMaker = (m) => ({
  box: { left: -96, right: 134, top: -158, bottom: 3 },
  parts: [
    part("M-92 -18L58 -18Q66 -10 58 0Q-16 10 -92 0Q-100 -10 -92 -18Z", deeper(m.body, m, 0.3), 8),
    part(oval(-17, -18, 75, 11), m.body, 4),
    part(ribbon("-4 -90 13, 126 -48 15", 1), m.body, 6),
    part(polygon(turned("-34 -52, 34 -52, 34 52, -34 52", 0.32, -20, -92)), m.body, 16),
    part(
      polygon(turned("-38 -56, 38 -56, 38 -38, -38 -38", 0.32, -20, -92)) +
        polygon(turned("-38 38, 38 38, 38 56, -38 56", 0.32, -20, -92)),
      deeper(m.body, m, 0.25),
      6,
    ),
    part(polygon(turned("-35 -6, 35 -6, 35 6, -35 6", 0.32, -20, -92)), gold, 3),
  ],
});

/** A strongbox with its wheel. */
export const safe: FigureMaker = (m) => ({
  box: { left: -92, right: 92, top: -190, bottom: 3 },
  parts: [
    part(box(-72, -14, -48, 2) + box(48, -14, 72, 2), m.dark, 4),
    part(
      "M-90 -178Q-90 -190 -78 -190L78 -190Q90 -190 90 -178L90 -20Q90 -8 78 -8L-78 -8Q-90 -8 -90 -20Z",
      deeper(m.body, m, 0.3),
      9,
    ),
    part(box(-72, -172, 72, -26), m.body, 7),
    part(box(-84, -150, -68, -124) + box(-84, -74, -68, -48), m.dark, 4),
    part(ring([6, -86], [28, 28], 6), grey, 4, { lines: { path: rays(6, 6, -86, 6, 26), width: 4 } }),
    part(
      Array.from({ length: 3 }, (_, i) => {
        const a = (i / 3) * Math.PI;
        return ribbon(
          [
            [6 - Math.cos(a) * 42, -86 - Math.sin(a) * 42, 6],
            [6 + Math.cos(a) * 42, -86 + Math.sin(a) * 42, 6],
          ],
          1,
        );
      }).join(""),
      grey,
      3,
    ),
    part(oval(6, -86, 11), gold, 4),
    part(oval(6, -146, 14), m.dark, 4, {
      lines: { path: rays(12, 6, -146, 9, 13), width: 1.4, light: true },
    }),
  ],
});

/** A cash machine with notes in its slot. */
export const cashMachine: FigureMaker = (m) => ({
  box: { left: -76, right: 76, top: -236, bottom: 3 },
  parts: [
    part("M-74 -234L74 -234L74 -118L66 -104L66 0L-66 0L-66 -104L-74 -118Z", m.body, 9),
    part(box(-66, -228, 66, -204), white, 2),
    part(
      "M-40 -224L-28 -224L-20 -208L-28 -208L-30 -212L-38 -212L-40 -208L-48 -208ZM-14 -224L12 -224L12 -219L3 -219L3 -208L-5 -208L-5 -219L-14 -219ZM18 -224L26 -224L32 -216L38 -224L46 -224L46 -208L38 -208L38 -214L32 -207L26 -214L26 -208L18 -208Z",
      m.body,
      0.6,
    ),
    part(box(-50, -194, 30, -136), m.dark, 4),
    part(box(-44, -188, 24, -142), colourTones("green"), 0, { lit: colourTones("green")[1]! }),
    part(box(42, -184, 60, -176) + box(42, -158, 60, -152), m.dark, 2),
    part(polygon("-66 -118, 66 -118, 56 -100, -56 -100"), grey, 4),
    part(
      Array.from({ length: 12 }, (_, i) =>
        box(
          -42 + (i % 4) * 15,
          -117 + Math.floor(i / 4) * 6,
          -31 + (i % 4) * 15,
          -113 + Math.floor(i / 4) * 6,
        ),
      ).join(""),
      m.dark,
      1,
    ),
    part(box(-46, -82, 46, -70), m.dark, 3),
    part(box(-38, -76, 38, -42), colourTones("green"), 3, {
      lines: { path: "M-30 -70L30 -70L30 -48L-30 -48Z", width: 1.6 },
    }),
    part(oval(0, -59, 9), white, 1),
  ],
});
