import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, ribbon, symmetric } from "./outline.ts";
import { colourTones } from "./tones.ts";

const spokes = (count: number, from: number, to: number, every = 0) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    const inner = every > 0 && i % every === 0 ? from - 6 : from;
    return `M${(Math.sin(a) * inner).toFixed(2)} ${(-Math.cos(a) * inner).toFixed(2)}L${(Math.sin(a) * to).toFixed(2)} ${(-Math.cos(a) * to).toFixed(2)}`;
  }).join("");

/** A pocket watch; (0, 0) is the middle of its face. */
export const clock: FigureMaker = (m, window) => ({
  box: { left: -84, right: 84, top: -128, bottom: 84 },
  parts: [
    part(`${oval(0, -108, 16)}M-9 -108A9 9 0 1 1 9 -108A9 9 0 1 1 -9 -108Z`, m.gold, 4),
    part(box(-9, -96, 9, -78), m.gold, 4, { lift: -0.1 }),
    part(oval(0, 0, 82), m.gold, 9),
    part(oval(0, 0, 70), window ? m.body : m.pale, 4, {
      window,
      lift: 0.06,
      lines: [
        { path: spokes(60, 62, 65), width: 0.9 },
        { path: spokes(12, 55, 65), width: 2.4 },
        { path: spokes(4, 50, 65), width: 4 },
      ],
    }),
    part(
      `${ribbon("0 10 3, -14 -24 6, -21 -40 1.6", 5)}${ribbon(
        "-4 14 3, 18 -30 4.4, 30 -54 1.2",
        5,
      )}${oval(0, 0, 5)}`,
      m.dark,
      1.5,
    ),
  ],
});

export const hourglass: FigureMaker = (m, window) => ({
  box: { left: -58, right: 58, top: -182, bottom: 4 },
  parts: [
    part(`${box(-50, -166, -43, -14)}${box(43, -166, 50, -14)}`, m.gold, 3),
    part(
      "M-38 -166C-42 -124 -30 -106 -5 -92C-4 -90 -4 -90 -5 -88C-30 -74 -42 -56 -38 -14L38 -14C42 -56 30 -74 5 -88C4 -90 4 -90 5 -92C30 -106 42 -124 38 -166Z",
      window ? m.body : m.belly,
      12,
      { window, lift: 0.1 },
    ),
    part(
      "M-28 -128C-24 -112 -14 -102 -2 -93L2 -93C14 -102 24 -112 28 -128C14 -122 -14 -122 -28 -128ZM-34 -16C-30 -30 -16 -40 0 -50C16 -40 30 -30 34 -16ZM-1 -92L1 -92L1 -46L-1 -46Z",
      m.gold,
      5,
    ),
    part(`${box(-56, -180, 56, -164)}${box(-56, -16, 56, 0)}`, m.trim, 4),
  ],
});

/** A hanging key, its bow at the top. */
export const key: FigureMaker = (m, window) => ({
  box: { left: -48, right: 48, top: -104, bottom: 112 },
  parts: [
    part(
      `M-44 -60A44 44 0 1 0 44 -60A44 44 0 1 0 -44 -60ZM-24 -60A24 24 0 1 1 24 -60A24 24 0 1 1 -24 -60Z${box(-7, -20, 7, 108)}${box(5, 62, 36, 76)}${box(5, 88, 42, 102)}${box(-12, -20, 12, -10)}`,
      m.gold,
      7,
      {
        window,
      },
    ),
  ],
});

/** A mirror on a stand, which shows another sky. */
export const mirror: FigureMaker = (m) => ({
  box: { left: -66, right: 66, top: -198, bottom: 4 },
  parts: [
    part("M-52 0L-40 -8L-8 -30L8 -30L40 -8L52 0L30 0L0 -18L-30 0Z", m.gold, 3),
    part(`${oval(0, -106, 62, 86)}${oval(0, -190, 8)}`, m.gold, 7),
    part(oval(0, -106, 50, 74), m.body, 3, {
      window: true,
      lines: { path: "M-34 -92L-6 -140M-30 -72L12 -142", width: 2.2, light: true },
    }),
  ],
});

export const telephone: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -116, bottom: 4 },
  parts: [
    part(blob("-54 -64, -34 -74, 34 -74, 54 -64, 70 -22, 74 0, 0 2, -74 0, -70 -22"), m.trim, 16),
    part(
      `${ribbon("-66 -74 30, -50 -96 24, 0 -106 20, 50 -96 24, 66 -74 30")}${box(-20, -84, 20, -66)}`,
      m.trim,
      9,
      { lift: 0.04 },
    ),
    part(oval(0, -38, 30), m.pale, 5),
    part(
      Array.from({ length: 10 }, (_, i) => {
        const a = -0.6 + (i / 10) * 5.2;
        return oval(Math.sin(a) * 20, -38 - Math.cos(a) * 20, 4.4);
      }).join(""),
      m.dark,
      1,
    ),
    part(oval(0, -38, 9), m.gold, 3),
  ],
});

export const coin: FigureMaker = () => ({
  box: { left: -64, right: 64, top: -64, bottom: 64 },
  parts: [
    part(oval(0, 0, 62), colourTones("gold"), 7, { lines: { path: spokes(48, 55, 60), width: 1 } }),
    part(oval(0, 0, 48), colourTones("gold"), 4, { lift: -0.12 }),
    part(symmetric("0 -34, 9 -10, 32 -10, 14 6, 20 30, 0 16", 2), colourTones("gold"), 4, { lift: 0.1 }),
  ],
});

export const dagger: FigureMaker = (m) => ({
  box: { left: -36, right: 36, top: -74, bottom: 134 },
  parts: [
    part("M-11 -10L11 -10L9 96L0 130L-9 96Z", m.pale, 9, { lines: { path: "M0 -8L0 118", width: 1.4 } }),
    part(`${ribbon("-32 -12 9, 0 -14 11, 32 -12 9")}${box(-6, -58, 6, -12)}${oval(0, -62, 10)}`, m.gold, 5, {
      lines: { path: "M-6 -50L6 -46M-6 -40L6 -36M-6 -30L6 -26", width: 1.4 },
    }),
  ],
});

export const ring: FigureMaker = (m) => ({
  box: { left: -60, right: 60, top: -118, bottom: 62 },
  parts: [
    part("M-58 0A58 58 0 1 1 58 0A58 58 0 1 1 -58 0ZM-46 2A46 46 0 1 0 46 2A46 46 0 1 0 -46 2Z", m.gold, 6),
    part("M-22 -58L22 -58L14 -46L-14 -46Z", m.gold, 3),
    part("M-30 -88L-18 -108L18 -108L30 -88L0 -52Z", m.belly, 6, {
      lift: 0.14,
      lines: {
        path: "M-30 -88L30 -88M-10 -88L0 -54L10 -88L0 -108L-10 -88M-18 -108L-10 -88M18 -108L10 -88",
        width: 1.1,
      },
    }),
  ],
});
