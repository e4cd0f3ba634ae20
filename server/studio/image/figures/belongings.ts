import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, ribbon } from "./outline.ts";

export const book: FigureMaker = (m) => {
  const lines = (s: number) =>
    Array.from(
      { length: 6 },
      (_, i) =>
        `M${14 * s} ${-54 + i * 9}C${36 * s} ${-60 + i * 9} ${60 * s} ${-60 + i * 9} ${82 * s} ${-52 + i * 9}`,
    ).join("");
  return {
    box: { left: -110, right: 110, top: -86, bottom: 8 },
    parts: [
      part("M-106 0L-104 -66L0 -58L104 -66L106 0L0 6Z", m.trim, 4),
      part("M0 0C-34 -16 -70 -16 -100 -6L-98 -72C-68 -82 -32 -80 0 -62Z", m.pale, 9, {
        lines: { path: lines(-1), width: 1.2 },
      }),
      part("M0 0C34 -16 70 -16 100 -6L98 -72C68 -82 32 -80 0 -62Z", m.pale, 9, {
        lift: 0.05,
        lines: { path: lines(1), width: 1.2 },
      }),
      part("M10 -60L10 -84L-4 -84L-4 -22L3 -30L10 -22Z", m.trim, 2),
    ],
  };
};

export const letter: FigureMaker = (m) => ({
  box: { left: -82, right: 82, top: -54, bottom: 54 },
  parts: [
    part(box(-80, -52, 80, 52), m.pale, 3, { lines: { path: "M-78 50L-14 -4M78 50L14 -4", width: 1.4 } }),
    part("M-80 -52L80 -52L6 12Q0 17 -6 12Z", m.pale, 4, { lift: 0.08 }),
    part(blob("0 -4, 14 0, 17 12, 10 24, 0 25, -12 22, -17 10, -13 0"), m.trim, 6, {
      lines: { path: "M-6 10L0 4L6 10L0 17Z", width: 1.2 },
    }),
  ],
});

export const suitcase: FigureMaker = (m) => ({
  box: { left: -82, right: 82, top: -118, bottom: 4 },
  parts: [
    part("M-26 -96L-22 -114L22 -114L26 -96L18 -96L16 -107L-16 -107L-18 -96Z", m.dark, 3),
    part(
      "M-72 -98L72 -98Q80 -98 80 -90L80 -8Q80 0 72 0L-72 0Q-80 0 -80 -8L-80 -90Q-80 -98 -72 -98Z",
      m.trim,
      9,
      { lines: { path: "M-80 -50L80 -50", width: 1.6 } },
    ),
    part(`${box(-54, -98, -42, 0)}${box(42, -98, 54, 0)}`, m.body, 2),
    part(`${box(-56, -56, -40, -42)}${box(40, -56, 56, -42)}${box(-8, -54, 8, -42)}`, m.gold, 2),
  ],
});

export const shoe: FigureMaker = (m) => ({
  box: { left: -86, right: 60, top: -92, bottom: 4 },
  parts: [
    part("M56 -66L56 0L42 0L34 -34Z", m.dark, 3),
    part(
      "M52 -88C40 -66 26 -52 -4 -40C-34 -30 -60 -26 -78 -10C-84 -4 -82 0 -74 0L-30 0C-4 -2 14 -26 40 -34L56 -44C60 -58 58 -76 52 -88Z",
      m.trim,
      14,
    ),
    part("M48 -80C36 -62 18 -50 -8 -40C6 -38 22 -40 34 -48C44 -56 48 -68 48 -80Z", m.dark, 4, {
      lift: -0.06,
    }),
  ],
});

export const umbrella: FigureMaker = (m, window) => ({
  box: { left: -96, right: 96, top: -100, bottom: 112 },
  parts: [
    part(ribbon("0 -90 3, 0 60 3, 0 88 4, 10 104 4.4, 22 92 3.4", 6), m.dark, 1.5),
    part(
      "M-92 0C-92 -60 -44 -94 0 -96C44 -94 92 -60 92 0C84 -12 70 -12 61 0C52 -12 38 -12 30 0C20 -12 -20 -12 -30 0C-38 -12 -52 -12 -61 0C-70 -12 -84 -12 -92 0Z",
      m.trim,
      24,
      {
        window,
        lines: window
          ? []
          : {
              path: "M0 -96C-20 -70 -30 -36 -30 0M0 -96C20 -70 30 -36 30 0M0 -96C-44 -80 -60 -40 -61 0M0 -96C44 -80 60 -40 61 0",
              width: 1.3,
            },
      },
    ),
  ],
});

export const balloonToy: FigureMaker = (m, window) => ({
  box: { left: -46, right: 46, top: -66, bottom: 190 },
  parts: [
    part(ribbon("0 60 1, 6 96 1, -6 140 1, 2 188 1"), m.pale, 0.4),
    part("M-6 62L6 62L2 52L-2 52Z", m.trim, 2),
    part(blob("0 -62, 30 -50, 43 -16, 34 22, 12 48, 0 54, -12 48, -34 22, -43 -16, -30 -50"), m.trim, 34, {
      window,
      lift: 0.08,
      lines: { path: "M-28 -24C-26 -38 -18 -46 -10 -50", width: 3.4, light: true },
    }),
  ],
});

export const paperPlane: FigureMaker = (m) => ({
  box: { left: -108, right: 92, top: -52, bottom: 46 },
  parts: [
    part("M-104 18L86 -48L20 4Z", m.pale, 1, { lift: 0.1 }),
    part("M20 4L86 -48L34 42Z", m.pale, 1, { lift: -0.08 }),
    part("M-10 12L20 4L4 34L-6 28Z", m.pale, 1, { lift: -0.26 }),
  ],
});
