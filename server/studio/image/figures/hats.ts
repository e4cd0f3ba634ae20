import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, ovalPair, ribbonPair } from "./strokes.ts";
import { black, blue, brown, colourTones, gold, grey, pink, red, white } from "./tones.ts";

/** A napkin of a baby with its tapes. */
export const diaper: FigureMaker = (m) => ({
  box: { left: -104, right: 104, top: -136, bottom: 3 },
  parts: [
    part(symmetric("0 -122, 60 -128, 98 -134, 100 -92, 66 -76, 46 -40, 40 -4, 0 2"), bodyOr(m, white), 18),
    part(ribbonPair("64 -78 6, 44 -44 6, 40 -10 6"), white, 2, { lift: -0.12 }),
    part(
      polygon("-98 -128, -64 -120, -66 -96, -98 -98") + polygon("98 -128, 64 -120, 66 -96, 98 -98"),
      blue,
      3,
    ),
    part(ovalPair(24, -64, 9) + oval(0, -86, 9) + oval(0, -36, 8), pink, 2),
  ],
});

/** A dummy that babies suck. */
export const pacifier: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -166, bottom: 3 },
  parts: [
    part(ring([0, -34], [32, 32], 11), bodyOr(m, blue), 4),
    part(blob("-82 -84, -64 -104, 0 -94, 64 -104, 82 -84, 64 -60, 0 -68, -64 -60"), bodyOr(m, blue), 10),
    part(oval(0, -74, 18, 12), white, 5),
    part(ovalPair(48, -82, 7, 8), m.dark, 2, { lift: 0.2 }),
    part(
      blob("-14 -94, -12 -108, -26 -132, -14 -160, 14 -160, 26 -132, 12 -108, 14 -94"),
      colourTones("gold"),
      11,
      { lift: 0.08 },
    ),
  ],
});

/** A hanger for clothes. */
export const hanger: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -146, bottom: 3 },
  parts: [
    part(ribbon("0 -88 6, 0 -110 6, 20 -126 6, 4 -142 6, -16 -132 6"), grey, 2),
    part(ribbon("-104 -10 15, -60 -42 15, 0 -84 16, 60 -42 15, 104 -10 15", 5), bodyOr(m, brown), 6),
    part(ribbon("-98 -10 9, 98 -10 9"), bodyOr(m, brown), 4),
  ],
});

/** A tall hat with a ribbon. */
export const topHat: FigureMaker = (m) => ({
  box: { left: -106, right: 106, top: -166, bottom: 4 },
  parts: [
    part(blob("-106 -24, -60 -34, 0 -30, 60 -34, 106 -24, 66 -2, 0 4, -66 -2"), bodyOr(m, black), 8),
    part("M-60 -26L-68 -154Q0 -138 68 -154L60 -26Q0 -10 -60 -26Z", bodyOr(m, black), 16, { lift: 0.06 }),
    part(oval(0, -154, 68, 12), bodyOr(m, black), 4, { lift: 0.14 }),
    part("M-61 -38L-63 -66Q0 -50 63 -66L61 -38Q0 -22 -61 -38Z", red, 5),
  ],
});

/** A hat of straw with a wide brim. */
export const strawHat: FigureMaker = (m) => {
  const straw = bodyOr(m, gold);
  return {
    box: { left: -124, right: 124, top: -112, bottom: 5 },
    parts: [
      part(oval(0, -24, 122, 28), straw, 9, {
        lines: {
          path: "M-100 -24a100 20 0 0 0 200 0M-80 -24a80 14 0 0 0 160 0M-112 -22a112 24 0 0 0 224 0",
          width: 2,
        },
      }),
      part("M-58 -30Q-62 -108 0 -110Q62 -108 58 -30Q0 -12 -58 -30Z", straw, 18, {
        lines: { path: "M-56 -56Q0 -40 56 -56M-52 -78Q0 -62 52 -78M-38 -96Q0 -86 38 -96", width: 2 },
      }),
      part("M-58 -28L-59 -48Q0 -30 59 -48L58 -28Q0 -10 -58 -28Z", red, 5),
    ],
  };
};

/** A flat round cap of felt. */
export const beret: FigureMaker = (m) => ({
  box: { left: -109, right: 108, top: -110, bottom: 4 },
  parts: [
    part(ribbon("4 -92 8, 10 -106 7"), bodyOr(m, blue), 3),
    part(blob("-84 -18, -108 -48, -84 -84, 0 -96, 78 -84, 106 -54, 92 -24, 58 -12"), bodyOr(m, blue), 22),
    part(blob("-76 -18, 0 -26, 62 -14, 60 0, 0 -6, -72 2"), deeper(bodyOr(m, blue), m, 0.35), 5),
  ],
});

/** A red cap with a tassel. */
export const fez: FigureMaker = (m) => ({
  box: { left: -64, right: 88, top: -126, bottom: 4 },
  parts: [
    part("M-62 -4L-46 -112Q0 -122 46 -112L62 -4Q0 10 -62 -4Z", bodyOr(m, red), 20),
    part(oval(0, -113, 46, 9), bodyOr(m, red), 3, { lift: 0.12 }),
    part(ribbon("0 -118 4, 34 -122 4, 62 -104 4, 66 -74 4"), black, 1.6, { lift: 0.1 }),
    part(polygon("60 -78, 72 -78, 80 -36, 54 -36"), black, 3, { lift: 0.12 }),
  ],
});
