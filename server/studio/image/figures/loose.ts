import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, polygon, ribbon } from "./outline.ts";

const rows = (x: number, y: number, wide: number, count: number, slope: number) =>
  Array.from({ length: count }, (_, i) => {
    const length = i === count - 1 ? wide * 0.55 : wide;
    return `M${x + i * slope} ${y + i * 14}L${x + i * slope + length} ${y + i * 14 - length * 0.06}`;
  }).join("");

/** Two written sheets of paper. */
export const paper: FigureMaker = (m) => ({
  box: { left: -72, right: 82, top: -146, bottom: 4 },
  parts: [
    part(polygon("-34 -132, 66 -146, 82 -10, -18 4"), m.body, 3, {
      lift: -0.06,
      lines: { path: rows(-18, -108, 76, 7, 1.6), width: 2 },
    }),
    part(polygon("-72 -126, 30 -132, 40 -4, -62 2"), m.body, 3, {
      lift: 0.05,
      lines: { path: rows(-56, -104, 74, 7, 1), width: 2 },
    }),
  ],
});

/** A heap of cloud with a flat foot. */
export const cloud: FigureMaker = (m) => ({
  box: { left: -124, right: 124, top: -112, bottom: 4 },
  parts: [
    part(`${oval(-70, -40, 46, 38)}${oval(74, -38, 44, 34)}`, m.body, 20, { lift: -0.04 }),
    part(`${oval(-22, -66, 50, 44)}${oval(36, -60, 46, 40)}`, m.body, 22),
    part("M-96 -30C-108 -8 -94 2 -76 2L84 2C108 0 112 -20 98 -34C60 -50 -60 -52 -96 -30Z", m.body, 14, {
      lift: 0.05,
    }),
  ],
});

/** A witch on her broom. */
export const witch: FigureMaker = (m) => ({
  box: { left: -132, right: 128, top: -148, bottom: 26 },
  parts: [
    part(ribbon("-60 8 5, 124 -30 5"), m.gold, 2, { lift: -0.16 }),
    part("M-54 0L-66 -14C-96 -16 -118 -8 -132 6C-120 10 -112 14 -110 26C-88 28 -66 22 -52 14Z", m.gold, 5, {
      lift: -0.08,
    }),
    part(
      "M-8 -88C-40 -84 -84 -70 -104 -34C-74 -44 -52 -44 -34 -34C-20 -14 14 -4 46 -12C34 -40 30 -70 16 -90Z",
      m.body,
      8,
    ),
    part(ribbon("14 -74 13, 40 -54 10, 58 -26 7"), m.body, 5, { lift: 0.06 }),
    part(ribbon("20 -14 13, 54 -10 11, 62 14 8, 78 16 6"), m.body, 5, { lift: 0.06 }),
    part("M-8 -98C-26 -96 -44 -84 -52 -64C-34 -70 -16 -72 -4 -78Z", m.trim, 4),
    part(`${oval(12, -98, 16, 17)}${polygon("24 -102, 40 -92, 24 -90")}`, m.pale, 5, { lift: -0.12 }),
    part(
      "M-22 -104C-4 -112 26 -116 44 -112C36 -106 -6 -98 -22 -104ZM-10 -108C-8 -126 -16 -142 -28 -148C-4 -150 22 -132 28 -112Z",
      m.body,
      4,
    ),
  ],
});

/** A plough for oxen. */
export const plow: FigureMaker = (m) => ({
  box: { left: -126, right: 123, top: -109, bottom: 8 },
  parts: [
    part("M-120 6C-80 -12 60 -10 116 6Z", m.stone, 4),
    part(ribbon("-118 -96 9, -84 -62 10, -44 -26 12, -22 -14 13"), m.body, 4),
    part(ribbon("-88 -104 9, -60 -62 10, -30 -24 12"), m.body, 4, { lift: 0.05 }),
    part(ribbon("-44 -30 14, 10 -52 12, 70 -62 10, 118 -74 9"), m.body, 5),
    part("M-36 -34C-10 -30 22 -14 44 6C16 8 -20 8 -44 2C-40 -12 -40 -24 -36 -34Z", m.stone, 7, {
      lift: 0.08,
    }),
    part(oval(88, -24, 24), m.body, 4),
    part(oval(88, -24, 15), m.dark, 2),
    part(ribbon("88 -48 4, 88 0 4") + ribbon("64 -24 4, 112 -24 4"), m.body, 2),
  ],
});

/** A boulder with a few facets. */
export const boulder: FigureMaker = (m) => ({
  box: { left: -98, right: 98, top: -124, bottom: 4 },
  parts: [
    part("M-96 2L-98 -36L-74 -84L-30 -118L22 -124L66 -98L92 -52L98 -14L90 2Z", m.body, 12),
    part("M-74 -84L-30 -118L22 -124L8 -78L-40 -62Z", m.body, 7, { lift: 0.08 }),
    part("M8 -78L22 -124L66 -98L92 -52L52 -44Z", m.body, 7, { lift: 0.02 }),
    part("M-98 -36L-74 -84L-40 -62L-54 -6L-96 2Z", m.body, 7, { lift: -0.04 }),
  ],
});
