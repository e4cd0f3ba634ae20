import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, ribbon, symmetric } from "./outline.ts";

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
      lines: [{ path: spokes(60, 62, 65), width: 0.9 }, { path: spokes(12, 55, 65), width: 2.4 }, { path: spokes(4, 50, 65), width: 4 }],
    }),
    part(`${ribbon([[0, 10, 3], [-14, -24, 6], [-21, -40, 1.6]], 5)}${ribbon([[-4, 14, 3], [18, -30, 4.4], [30, -54, 1.2]], 5)}${oval(0, 0, 5)}`, m.dark, 1.5),
  ],
});

export const hourglass: FigureMaker = (m, window) => ({
  box: { left: -58, right: 58, top: -182, bottom: 4 },
  parts: [
    part(`${box(-50, -166, -43, -14)}${box(43, -166, 50, -14)}`, m.gold, 3),
    part("M-38 -166C-42 -124 -30 -106 -5 -92C-4 -90 -4 -90 -5 -88C-30 -74 -42 -56 -38 -14L38 -14C42 -56 30 -74 5 -88C4 -90 4 -90 5 -92C30 -106 42 -124 38 -166Z", window ? m.body : m.belly, 12, { window, lift: 0.1 }),
    part("M-28 -128C-24 -112 -14 -102 -2 -93L2 -93C14 -102 24 -112 28 -128C14 -122 -14 -122 -28 -128ZM-34 -16C-30 -30 -16 -40 0 -50C16 -40 30 -30 34 -16ZM-1 -92L1 -92L1 -46L-1 -46Z", m.gold, 5),
    part(`${box(-56, -180, 56, -164)}${box(-56, -16, 56, 0)}`, m.trim, 4),
  ],
});

/** A key that hangs, bow up. */
export const key: FigureMaker = (m, window) => ({
  box: { left: -48, right: 48, top: -104, bottom: 112 },
  parts: [
    part(`M-44 -60A44 44 0 1 0 44 -60A44 44 0 1 0 -44 -60ZM-24 -60A24 24 0 1 1 24 -60A24 24 0 1 1 -24 -60Z${box(-7, -20, 7, 108)}${box(5, 62, 36, 76)}${box(5, 88, 42, 102)}${box(-12, -20, 12, -10)}`, m.gold, 7, {
      window,
    }),
  ],
});

/** A looking-glass on a stand: another sky lies in it. */
export const mirror: FigureMaker = (m) => ({
  box: { left: -66, right: 66, top: -196, bottom: 4 },
  parts: [
    part("M-52 0L-40 -8L-8 -30L8 -30L40 -8L52 0L30 0L0 -18L-30 0Z", m.gold, 3),
    part(`${oval(0, -106, 62, 86)}${oval(0, -190, 8)}`, m.gold, 7),
    part(oval(0, -106, 50, 74), m.body, 3, { window: true, lines: [{ path: "M-34 -92L-6 -140M-30 -72L12 -142", width: 2.2, light: true }] }),
  ],
});

export const telephone: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -112, bottom: 4 },
  parts: [
    part(blob([[-54, -64], [-34, -74], [34, -74], [54, -64], [70, -22], [74, 0], [0, 2], [-74, 0], [-70, -22]]), m.trim, 16),
    part(`${ribbon([[-66, -74, 30], [-50, -96, 24], [0, -106, 20], [50, -96, 24], [66, -74, 30]])}${box(-20, -84, 20, -66)}`, m.trim, 9, { lift: 0.04 }),
    part(oval(0, -38, 30), m.pale, 5),
    part(Array.from({ length: 10 }, (_, i) => { const a = -0.6 + (i / 10) * 5.2; return oval(Math.sin(a) * 20, -38 - Math.cos(a) * 20, 4.4); }).join(""), m.dark, 1),
    part(oval(0, -38, 9), m.gold, 3),
  ],
});

export const book: FigureMaker = (m) => {
  const lines = (s: number) => Array.from({ length: 6 }, (_, i) => `M${14 * s} ${-54 + i * 9}C${36 * s} ${-60 + i * 9} ${60 * s} ${-60 + i * 9} ${82 * s} ${-52 + i * 9}`).join("");
  return {
    box: { left: -110, right: 110, top: -86, bottom: 8 },
    parts: [
      part("M-106 0L-104 -66L0 -58L104 -66L106 0L0 6Z", m.trim, 4),
      part("M0 0C-34 -16 -70 -16 -100 -6L-98 -72C-68 -82 -32 -80 0 -62Z", m.pale, 9, { lines: [{ path: lines(-1), width: 1.2 }] }),
      part("M0 0C34 -16 70 -16 100 -6L98 -72C68 -82 32 -80 0 -62Z", m.pale, 9, { lift: 0.05, lines: [{ path: lines(1), width: 1.2 }] }),
      part("M10 -60L10 -84L-4 -84L-4 -22L3 -30L10 -22Z", m.trim, 2),
    ],
  };
};

export const letter: FigureMaker = (m) => ({
  box: { left: -82, right: 82, top: -54, bottom: 54 },
  parts: [
    part(box(-80, -52, 80, 52), m.pale, 3, { lines: [{ path: "M-78 50L-14 -4M78 50L14 -4", width: 1.4 }] }),
    part("M-80 -52L80 -52L6 12Q0 17 -6 12Z", m.pale, 4, { lift: 0.08 }),
    part(blob([[0, -4], [14, 0], [17, 12], [10, 24], [0, 25], [-12, 22], [-17, 10], [-13, 0]]), m.trim, 6, { lines: [{ path: "M-6 10L0 4L6 10L0 17Z", width: 1.2 }] }),
  ],
});

export const suitcase: FigureMaker = (m) => ({
  box: { left: -82, right: 82, top: -118, bottom: 4 },
  parts: [
    part("M-26 -96L-22 -114L22 -114L26 -96L18 -96L16 -107L-16 -107L-18 -96Z", m.dark, 3),
    part("M-72 -98L72 -98Q80 -98 80 -90L80 -8Q80 0 72 0L-72 0Q-80 0 -80 -8L-80 -90Q-80 -98 -72 -98Z", m.trim, 9, { lines: [{ path: "M-80 -50L80 -50", width: 1.6 }] }),
    part(`${box(-54, -98, -42, 0)}${box(42, -98, 54, 0)}`, m.body, 2),
    part(`${box(-56, -56, -40, -42)}${box(40, -56, 56, -42)}${box(-8, -54, 8, -42)}`, m.gold, 2),
  ],
});

export const shoe: FigureMaker = (m) => ({
  box: { left: -86, right: 60, top: -92, bottom: 4 },
  parts: [
    part("M56 -66L56 0L42 0L34 -34Z", m.dark, 3),
    part("M52 -88C40 -66 26 -52 -4 -40C-34 -30 -60 -26 -78 -10C-84 -4 -82 0 -74 0L-30 0C-4 -2 14 -26 40 -34L56 -44C60 -58 58 -76 52 -88Z", m.trim, 14),
    part("M48 -80C36 -62 18 -50 -8 -40C6 -38 22 -40 34 -48C44 -56 48 -68 48 -80Z", m.dark, 4, { lift: -0.06 }),
  ],
});

export const umbrella: FigureMaker = (m, window) => ({
  box: { left: -96, right: 96, top: -100, bottom: 112 },
  parts: [
    part(ribbon([[0, -90, 3], [0, 60, 3], [0, 88, 4], [10, 104, 4.4], [22, 92, 3.4]], 6), m.dark, 1.5),
    part("M-92 0C-92 -60 -44 -94 0 -96C44 -94 92 -60 92 0C84 -12 70 -12 61 0C52 -12 38 -12 30 0C20 -12 -20 -12 -30 0C-38 -12 -52 -12 -61 0C-70 -12 -84 -12 -92 0Z", m.trim, 24, {
      window,
      lines: window ? [] : [{ path: "M0 -96C-20 -70 -30 -36 -30 0M0 -96C20 -70 30 -36 30 0M0 -96C-44 -80 -60 -40 -61 0M0 -96C44 -80 60 -40 61 0", width: 1.3 }],
    }),
  ],
});

export const coin: FigureMaker = (m) => ({
  box: { left: -64, right: 64, top: -64, bottom: 64 },
  parts: [
    part(oval(0, 0, 62), m.gold, 7, { lines: [{ path: spokes(48, 55, 60), width: 1 }] }),
    part(oval(0, 0, 48), m.gold, 4, { lift: -0.08 }),
    part(symmetric([[0, -34], [9, -10], [32, -10], [14, 6], [20, 30], [0, 16]], 2), m.gold, 4, { lift: 0.1 }),
  ],
});

export const dagger: FigureMaker = (m) => ({
  box: { left: -36, right: 36, top: -74, bottom: 134 },
  parts: [
    part("M-11 -10L11 -10L9 96L0 130L-9 96Z", m.pale, 9, { lines: [{ path: "M0 -8L0 118", width: 1.4 }] }),
    part(`${ribbon([[-32, -12, 9], [0, -14, 11], [32, -12, 9]])}${box(-6, -58, 6, -12)}${oval(0, -62, 10)}`, m.gold, 5, { lines: [{ path: "M-6 -50L6 -46M-6 -40L6 -36M-6 -30L6 -26", width: 1.4 }] }),
  ],
});

export const ring: FigureMaker = (m) => ({
  box: { left: -60, right: 60, top: -118, bottom: 62 },
  parts: [
    part("M-58 0A58 58 0 1 1 58 0A58 58 0 1 1 -58 0ZM-46 2A46 46 0 1 0 46 2A46 46 0 1 0 -46 2Z", m.gold, 6),
    part("M-22 -58L22 -58L14 -46L-14 -46Z", m.gold, 3),
    part("M-30 -88L-18 -108L18 -108L30 -88L0 -52Z", m.belly, 6, { lift: 0.14, lines: [{ path: "M-30 -88L30 -88M-10 -88L0 -54L10 -88L0 -108L-10 -88M-18 -108L-10 -88M18 -108L10 -88", width: 1.1 }] }),
  ],
});

export const chest: FigureMaker = (m) => ({
  box: { left: -92, right: 92, top: -128, bottom: 4 },
  parts: [
    part("M-84 -62L-76 -112C-72 -126 72 -126 76 -112L84 -62Z", m.dark, 5),
    part(`${oval(-40, -60, 16, 10)}${oval(-12, -64, 18, 12)}${oval(22, -62, 18, 12)}${oval(50, -58, 14, 8)}`, [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part("M-86 -56L86 -56L80 0L-80 0Z", m.trim, 6, { lines: [{ path: "M-84 -38L84 -38M-82 -18L82 -18", width: 1.2 }] }),
    part(`${box(-62, -57, -50, 0)}${box(50, -57, 62, 0)}${box(-12, -58, 12, -34)}`, m.gold, 2),
  ],
});

export const fruit: FigureMaker = (m, window) => ({
  box: { left: -74, right: 74, top: -156, bottom: 4 },
  parts: [
    part(ribbon([[2, -112, 5], [4, -132, 5], [12, -150, 6]]), m.dark, 2),
    part(blob([[10, -132], [34, -154], [66, -150], [52, -128], [28, -122]]), m.leaf, 5, { lines: [{ path: "M14 -130C30 -140 44 -146 60 -148", width: 1.2 }] }),
    part(blob([[0, -112], [24, -122], [52, -112], [68, -80], [62, -40], [38, -6], [14, 0], [0, -5], [-14, 0], [-38, -6], [-62, -40], [-68, -80], [-52, -112], [-24, -122]]), window ? m.body : m.trim, 42, { window, lift: 0.05 }),
  ],
});

export const bed: FigureMaker = (m) => ({
  box: { left: -126, right: 126, top: -104, bottom: 4 },
  parts: [
    part(`${box(-120, -100, -110, 0)}${box(-120, -92, -104, -30)}${oval(-115, -102, 7)}`, m.trim, 4),
    part(`${box(108, -70, 118, 0)}${oval(113, -72, 7)}${box(-112, -34, 112, -20)}`, m.trim, 4, { lift: -0.06 }),
    part("M-108 -52C-60 -60 60 -56 110 -50L110 -30L-108 -30Z", m.pale, 8),
    part(blob([[-102, -54], [-100, -72], [-74, -76], [-54, -66], [-58, -52], [-80, -48]]), m.pale, 9, { lift: 0.1 }),
    part("M-40 -58C0 -68 60 -62 110 -54L114 -16C100 -10 90 -22 76 -14C60 -8 50 -20 34 -14C18 -8 4 -20 -12 -14C-24 -10 -34 -16 -42 -20Z", m.body, 10, { lines: [{ path: "M-10 -60C-8 -44 -14 -30 -12 -18M34 -62C38 -44 32 -30 34 -18M76 -58C80 -44 74 -30 76 -18", width: 1.3 }] }),
  ],
});

export const balloonToy: FigureMaker = (m, window) => ({
  box: { left: -46, right: 46, top: -66, bottom: 190 },
  parts: [
    part(ribbon([[0, 60, 1], [6, 96, 1], [-6, 140, 1], [2, 188, 1]]), m.pale, 0.4),
    part("M-6 62L6 62L2 52L-2 52Z", m.trim, 2),
    part(blob([[0, -62], [30, -50], [43, -16], [34, 22], [12, 48], [0, 54], [-12, 48], [-34, 22], [-43, -16], [-30, -50]]), m.trim, 34, { window, lift: 0.08, lines: [{ path: "M-28 -24C-26 -38 -18 -46 -10 -50", width: 3.4, light: true }] }),
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

export const chair: FigureMaker = (m) => ({
  box: { left: -46, right: 50, top: -160, bottom: 4 },
  parts: [
    part(`${box(-30, -72, -23, -4)}${box(34, -76, 40, -8)}`, m.trim, 2, { lift: -0.16 }),
    part(`${box(-42, -72, -34, 0)}${box(24, -72, 32, 0)}`, m.trim, 3),
    part(`M-42 -76L-46 -154L-38 -156L-34 -76Z${box(-42, -156, -8, -146)}`, m.trim, 3, { lift: -0.05 }),
    part("M-44 -150L-10 -158L-6 -84L-40 -78Z", m.trim, 4, { lines: [{ path: "M-34 -148L-30 -84M-26 -150L-22 -84M-18 -152L-14 -86", width: 2 }] }),
    part("M-44 -82L34 -88L48 -72L-34 -64Z", m.body, 5),
  ],
});

export const lantern: FigureMaker = (m) => ({
  box: { left: -34, right: 34, top: -62, bottom: 64 },
  parts: [
    part(`${box(-1, -62, 1, -44)}${box(-12, -46, 12, -38)}${box(-12, 40, 12, 46)}${box(-1, 46, 1, 62)}`, m.dark, 2),
    part(blob([[0, -40], [20, -34], [32, 0], [20, 36], [0, 42], [-20, 36], [-32, 0], [-20, -34]]), [m.palette.lamp], 0, {
      lit: m.palette.lamp,
      lines: [{ path: "M-26 -24C-10 -20 10 -20 26 -24M-32 -8C-12 -3 12 -3 32 -8M-32 9C-12 14 12 14 32 9M-25 26C-10 30 10 30 25 26", width: 1.1 }],
    }),
  ],
});
