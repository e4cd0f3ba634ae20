import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

export const shoppingCart: FigureMaker = (m) => {
  const bars = Array.from({ length: 7 }, (_, i) => `M${-62 + i * 19} -116L${-48 + i * 15.5} -58`).join("");
  const rows = [-102, -88, -74].map((y) => `M-66 ${y}L62 ${y}`).join("");
  return {
    box: { left: -78, right: 106, top: -146, bottom: 3 },
    parts: [
      part(`${oval(-20, -122, 22, 20)}${box(6, -146, 34, -112)}`, colourTones("orange"), 8),
      part(polygon("-74 -118, 66 -118, 52 -54, -56 -54"), m.body, 4, {
        lines: { path: bars + rows, width: 2.6 },
      }),
      part(ribbon("64 -116 7, 76 -138 7, 100 -140 8") + ribbon("52 -56 6, 56 -32 6, -48 -28 6"), m.body, 2.5),
      part(`${oval(-42, -11, 11)}${oval(44, -11, 11)}`, m.dark, 4),
      part(`${oval(-42, -11, 4)}${oval(44, -11, 4)}`, m.pale, 1.5),
    ],
  };
};

export const wateringCan: FigureMaker = (m) => ({
  box: { left: -104, right: 82, top: -124, bottom: 3 },
  parts: [
    part(ribbon("36 -76 8, 68 -74 8, 72 -30 8, 38 -16 8"), m.body, 3, { lift: -0.08 }),
    part(ribbon("-30 -84 7, -6 -118 8, 26 -114 8, 34 -84 7"), m.body, 3, { lift: -0.08 }),
    part(ribbon("-34 -22 18, -66 -58 12, -84 -92 10"), m.body, 4),
    part(polygon("-104 -92, -72 -112, -74 -90, -92 -80"), m.body, 4, { lift: 0.08 }),
    part(polygon("-42 -86, 42 -86, 46 0, -46 0"), m.body, 13),
    part(oval(0, -86, 42, 7), m.dark, 2),
  ],
});

/** A parasol on the beach. */
export const parasol: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -214, bottom: 3 },
  parts: [
    part(ribbon("0 -200 5, 6 0 5"), m.pale, 2),
    part(
      "M-110 -112Q-96 -200 0 -208Q96 -200 110 -112Q88 -126 66 -112Q44 -126 22 -112Q0 -126 -22 -112Q-44 -126 -66 -112Q-88 -126 -110 -112Z",
      m.body,
      18,
    ),
    part("M-66 -112Q-62 -180 0 -208Q-30 -176 -22 -112Q-44 -126 -66 -112Z", m.pale, 6),
    part("M22 -112Q30 -176 0 -208Q62 -180 66 -112Q44 -126 22 -112Z", m.pale, 6),
    part(oval(0, -209, 5), m.gold, 2),
  ],
});

export const trafficLight: FigureMaker = (m) => ({
  box: { left: -36, right: 36, top: -262, bottom: 3 },
  parts: [
    part(box(-6, -120, 6, 0) + ribbon("-20 -3 7, 0 -5 8, 20 -3 7"), colourTones("grey"), 3),
    part(box(-30, -258, 30, -116), m.dark, 8, { lift: 0.06 }),
    part(oval(0, -232, 18), colourTones("red"), 4, { lit: colourTones("red")[1]! }),
    part(oval(0, -187, 18), colourTones("yellow"), 6, { lift: -0.28 }),
    part(oval(0, -142, 18), colourTones("green"), 6, { lift: -0.2 }),
  ],
});

export const caravan: FigureMaker = (m) => ({
  box: { left: -140, right: 118, top: -156, bottom: 3 },
  parts: [
    part(ribbon("-96 -34 7, -136 -24 6"), m.dark, 2),
    part("M-104 -22L-110 -92Q-104 -150 -56 -154L76 -154Q114 -148 114 -92L110 -22Z", m.body, 14),
    part("M-109 -76L113 -76L112 -52L-107 -52Z", m.trim, 2),
    part(box(-88, -132, -34, -88), m.gold, 0, { lamp: true }),
    part(box(56, -130, 98, -90), m.gold, 0, { lamp: true }),
    part(box(-8, -136, 38, -24), m.trim, 4, { lift: 0.06 }),
    part(box(2, -126, 28, -92), m.gold, 0, { lamp: true }),
    part(oval(30, -76, 3), m.gold, 1),
    part(oval(-50, -22, 22), m.dark, 6),
    part(oval(-50, -22, 10), m.pale, 3),
  ],
});

/** A hole in the ground. */
export const hole: FigureMaker = (m) => ({
  box: { left: -124, right: 124, top: -52, bottom: 3 },
  parts: [
    part(blob("-122 -24, -84 -46, 0 -52, 88 -46, 122 -24, 84 -4, 0 2, -90 -4"), m.stone, 9),
    part(
      blob("-100 -24, -70 -38, 0 -42, 72 -38, 100 -24, 70 -9, 0 -6, -74 -9"),
      [m.palette.ink, m.palette.ink, m.palette.ink, m.palette.ink],
      0,
    ),
  ],
});

/** A bench of boards. */
export const bench: FigureMaker = (m) => ({
  box: { left: -104, right: 104, top: -104, bottom: 3 },
  parts: [
    part(
      `${ribbon("-82 -100 7, -80 -50 8, -84 0 8")}${ribbon("82 -100 7, 80 -50 8, 84 0 8")}${ribbon("-80 -48 7, -66 -46 7, -62 0 7")}${ribbon("80 -48 7, 66 -46 7, 62 0 7")}`,
      m.dark,
      3,
    ),
    part(`${box(-100, -100, 100, -86)}${box(-100, -80, 100, -66)}`, m.body, 4),
    part(
      `${polygon("-100 -54, 100 -54, 102 -47, -102 -47")}${polygon("-102 -45, 102 -45, 104 -36, -104 -36")}`,
      m.body,
      3,
      { lift: 0.1 },
    ),
  ],
});

export const truck: FigureMaker = (m) => ({
  box: { left: -142, right: 142, top: -166, bottom: 3 },
  parts: [
    part(box(-130, -40, 134, -22), m.dark, 3),
    part(box(-46, -162, 138, -34), m.body, 7, {
      lines: {
        path: "M-16 -158L-16 -38M14 -158L14 -38M44 -158L44 -38M74 -158L74 -38M104 -158L104 -38",
        width: 1.6,
      },
    }),
    part("M-52 -132L-104 -132Q-112 -130 -116 -118L-134 -78Q-138 -70 -138 -60L-138 -28L-52 -28Z", m.trim, 9),
    part("M-66 -118L-100 -118L-118 -80L-66 -80Z", m.gold, 0, { lamp: true }),
    part(`${oval(-133, -48, 6, 9)}`, [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part(box(-142, -34, -126, -22), colourTones("grey"), 2),
    part(`${oval(-94, -22, 24)}${oval(52, -22, 24)}${oval(106, -22, 24)}`, m.dark, 7),
    part(`${oval(-94, -22, 10)}${oval(52, -22, 10)}${oval(106, -22, 10)}`, m.pale, 3),
  ],
});

/** A watermelon with a slice cut out. */
export const watermelon: FigureMaker = (m) => ({
  box: { left: -100, right: 92, top: -112, bottom: 3 },
  parts: [
    part(oval(20, -54, 70, 54), m.body, 34, {
      lines: {
        path: "M-20 -96Q-44 -54 -20 -12M4 -106Q-14 -54 4 -2M36 -106Q54 -54 36 -2M60 -98Q84 -54 60 -12",
        width: 6,
      },
    }),
    part("M-98 -52A50 50 0 0 0 2 -46L-4 -38A54 54 0 0 1 -100 -44Z", m.body, 4),
    part("M-96 -56L4 -50A50 50 0 0 1 -96 -56Z", colourTones("white"), 3, { lift: 0.1 }),
    part("M-88 -56L-4 -51A42 42 0 0 1 -88 -56Z", colourTones("red"), 5, { lift: 0.08 }),
    part(
      `${oval(-66, -40, 2.6, 4)}${oval(-46, -30, 2.6, 4)}${oval(-26, -38, 2.6, 4)}${oval(-46, -46, 2.6, 4)}`,
      m.dark,
      0.8,
    ),
  ],
});

/** A window in its frame, with a sky behind the panes. */
export const windowFrame: FigureMaker = (m) => ({
  box: { left: -70, right: 70, top: -186, bottom: 3 },
  parts: [
    part(box(-62, -180, 62, -8), m.pale, 5),
    part(
      `${box(-50, -168, -5, -98)}${box(5, -168, 50, -98)}${box(-50, -88, -5, -20)}${box(5, -88, 50, -20)}`,
      m.body,
      1,
      { window: true },
    ),
    part(box(-70, -14, 70, 0), m.pale, 4, { lift: 0.06 }),
  ],
});

/** A desk with a computer, for offices. */
export const workplace: FigureMaker = (m) => ({
  box: { left: -100, right: 100, top: -166, bottom: 3 },
  parts: [
    part(box(-44, -160, 44, -104), m.dark, 4),
    part(box(-38, -154, 38, -110), m.gold, 0, { lamp: true }),
    part(`${box(-5, -106, 5, -90)}${box(-24, -94, 24, -88)}`, m.dark, 2),
    part(polygon("-96 -90, 96 -90, 100 -80, -100 -80"), m.trim, 4),
    part(`${box(-92, -80, -84, 0)}${box(40, -80, 92, 0)}`, m.trim, 4, {
      lines: { path: "M42 -54L90 -54M42 -28L90 -28", width: 2 },
    }),
  ],
});

/** A loaf of bread with one slice cut. */
export const loaf: FigureMaker = (m) => ({
  box: { left: -106, right: 104, top: -84, bottom: 3 },
  parts: [
    part("M-70 0L84 0Q102 -6 100 -34Q98 -78 60 -78L-44 -78Q-96 -78 -98 -44Q-98 -6 -70 0Z", m.body, 22, {
      lines: {
        path: "M-44 -72Q-26 -60 -22 -42M-8 -76Q10 -62 14 -44M30 -76Q48 -62 52 -44",
        width: 5,
        light: true,
      },
    }),
    part("M-104 -2L-104 -44Q-112 -74 -82 -76Q-50 -74 -56 -44L-56 -2Z", m.body, 4, { lift: -0.1 }),
    part("M-98 -6L-98 -44Q-104 -68 -81 -70Q-58 -68 -62 -44L-62 -6Z", m.gold, 4, { lift: 0.1 }),
  ],
});
