import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A sitting monkey with its curled tail. */
export const monkey: FigureMaker = (m) => ({
  box: { left: -62, right: 112, top: -156, bottom: 3 },
  parts: [
    part(ribbon("30 -14 13, 72 -10 13, 102 -38 12, 100 -78 11, 76 -90 9, 66 -70 7"), m.body, 6),
    part(symmetric("0 -94, 24 -86, 38 -48, 36 -14, 22 0, 0 0"), m.body, 18),
    part(symmetric("0 -76, 14 -68, 22 -36, 16 -8, 0 -4"), m.pale, 8, { lift: -0.1 }),
    part(
      ribbon("-26 -76 18, -50 -48 15, -38 -14 13") + ribbon("26 -76 18, 50 -48 15, 38 -14 13"),
      m.body,
      7,
      { lift: 0.06 },
    ),
    part(`${oval(-30, -7, 20, 8)}${oval(30, -7, 20, 8)}`, m.pale, 4, { lift: -0.06 }),
    part(`${oval(-43, -116, 17)}${oval(43, -116, 17)}`, m.body, 6),
    part(`${oval(-44, -116, 9)}${oval(44, -116, 9)}`, m.pale, 3, { lift: -0.1 }),
    part(blob("0 -154, 28 -144, 38 -116, 28 -88, 0 -78, -28 -88, -38 -116, -28 -144"), m.body, 18),
    part(`${oval(-12, -121, 15, 16)}${oval(12, -121, 15, 16)}${oval(0, -100, 25, 18)}`, m.pale, 8),
    part(
      `${oval(-12, -120, 4.6)}${oval(12, -120, 4.6)}${oval(-4, -108, 2.2)}${oval(4, -108, 2.2)}`,
      m.dark,
      1,
    ),
    part(ribbon("-14 -97 2, 0 -92 3, 14 -97 2"), m.dark, 0.5),
  ],
});

export const bucket: FigureMaker = (m) => ({
  box: { left: -48, right: 48, top: -140, bottom: 3 },
  parts: [
    part(ribbon("-42 -84 4, -34 -122 4, 0 -137 5, 34 -122 4, 42 -84 4"), m.dark, 2),
    part(polygon("-43 -84, 43 -84, 31 0, -31 0"), m.body, 16, {
      lines: { path: "M-40 -62L40 -62M-35 -20L35 -20", width: 2 },
    }),
    part(oval(0, -84, 45, 10), m.body, 3, { lift: 0.12 }),
    part(oval(0, -83, 38, 7), m.dark, 1),
  ],
});

/** A bathtub on feet, full of foam. */
export const bathtub: FigureMaker = (m) => {
  const metal = colourTones("grey");
  return {
    box: { left: -112, right: 112, top: -128, bottom: 3 },
    parts: [
      part(ribbon("92 -80 8, 92 -112 8, 82 -124 8, 66 -120 8, 64 -106 7"), metal, 4),
      part(
        oval(-62, -86, 22) + oval(-34, -94, 24) + oval(-4, -90, 22) + oval(24, -88, 18) + oval(-84, -82, 14),
        m.pale,
        9,
        { lift: 0.1 },
      ),
      part(ribbon("-70 -16 14, -78 -2 12") + ribbon("70 -16 14, 78 -2 12"), metal, 4),
      part("M-104 -78L104 -78Q102 -24 62 -14L-62 -14Q-102 -24 -104 -78Z", m.body, 18),
      part(ribbon("-106 -80 12, 106 -80 12"), m.body, 5, { lift: 0.1 }),
    ],
  };
};

/** A motor scooter. */
export const scooter: FigureMaker = (m) => ({
  box: { left: -92, right: 96, top: -134, bottom: 3 },
  parts: [
    part(`${oval(-62, -20, 22)}${oval(62, -20, 22)}`, m.dark, 8),
    part(`${oval(-62, -20, 10)}${oval(62, -20, 10)}`, m.pale, 4),
    part(ribbon("-62 -20 7, -50 -66 9, -42 -112 8"), colourTones("grey"), 3),
    part(ribbon("-54 -124 5, -42 -118 7, -22 -130 6"), m.dark, 2),
    part("M-30 -30L18 -30L18 -18L-34 -18Q-40 -24 -30 -30Z", m.body, 4),
    part("M-60 -104Q-46 -114 -34 -102Q-30 -60 -16 -24L-34 -18Q-48 -56 -60 -104Z", m.body, 7),
    part("M-92 -22Q-86 -50 -60 -50Q-38 -48 -34 -26Q-48 -38 -62 -38Q-80 -36 -92 -22Z", m.body, 4, {
      lift: 0.08,
    }),
    part("M6 -18L6 -64Q44 -84 88 -66Q98 -52 92 -28Q78 -46 60 -44Q40 -42 34 -18Z", m.body, 10),
    part("M2 -70Q6 -84 40 -84L78 -82Q92 -78 88 -68Q44 -74 2 -66Z", m.dark, 5),
    part(oval(-58, -108, 8), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part(oval(92, -54, 4, 6), colourTones("red"), 1),
  ],
});

/** A football; in a colour that the dream names, or white. */
export const ball: FigureMaker = (m) => {
  const five = (x: number, y: number, size: number, turn: number) =>
    polygon(
      [0, 1, 2, 3, 4].map((i) => {
        const angle = turn + (i * 2 * Math.PI) / 5;
        return [x + Math.sin(angle) * size, y - Math.cos(angle) * size] as const;
      }),
    );
  const edges = [0, 1, 2, 3, 4].map((i) => {
    const angle = (i * 2 * Math.PI) / 5;
    const at = (r: number) => `${(Math.sin(angle) * r).toFixed(1)} ${(-52 - Math.cos(angle) * r).toFixed(1)}`;
    return `M${at(17)}L${at(34)}`;
  });
  const around = [0, 1, 2, 3, 4].map((i) => {
    const angle = (i * 2 * Math.PI) / 5;
    return five(Math.sin(angle) * 40, -52 - Math.cos(angle) * 40, 11, angle + Math.PI);
  });
  return {
    box: { left: -54, right: 54, top: -106, bottom: 3 },
    parts: [
      part(oval(0, -52, 52), m.body === m.palette.hero ? m.pale : m.body, 26, {
        lines: { path: edges.join(""), width: 2 },
      }),
      part(five(0, -52, 17, 0) + around.join(""), m.dark, 2),
    ],
  };
};

/** A rod with its reel, its line and a float. */
export const fishingRod: FigureMaker = (m) => ({
  box: { left: -99, right: 92, top: -204, bottom: 3 },
  parts: [
    part(ribbon("62 -198 2, 78 -150 1.8, 80 -64 1.8"), m.pale, 0.5),
    part(ribbon("-90 -6 8, -20 -96 6, 62 -200 3"), m.body, 2),
    part(ribbon("-92 -4 13, -58 -48 12"), m.dark, 4),
    part(oval(-36, -58, 13), colourTones("grey"), 5),
    part(ribbon("-36 -58 4, -22 -44 4"), m.dark, 1),
    part(oval(80, -60, 9, 12), colourTones("red"), 5),
    part(ribbon("80 -48 1.8, 80 -26 2, 74 -16 2.2, 66 -20 2, 66 -28 1"), m.dark, 0.5),
  ],
});

/** A school desk on which a test lies, for exams. */
export const examDesk: FigureMaker = (m) => ({
  box: { left: -80, right: 80, top: -96, bottom: 3 },
  parts: [
    part(`${box(-66, -62, -56, 0)}${box(56, -62, 66, 0)}`, m.dark, 3),
    part(polygon("-60 -96, 60 -96, 78 -62, -78 -62"), m.body, 4, { lift: 0.1 }),
    part(box(-78, -64, 78, -54), m.body, 3),
    part(polygon("-24 -92, 14 -92, 18 -66, -30 -66"), m.pale, 1, {
      lift: 0.14,
      lines: { path: "M-18 -86L8 -86M-19 -80L10 -80M-21 -74L6 -74", width: 1.4 },
    }),
    part(ribbon("34 -88 4, 46 -70 4"), colourTones("yellow"), 1),
  ],
});

/** A scallop shell. */
export const shell: FigureMaker = (m) => ({
  box: { left: -68, right: 68, top: -124, bottom: 3 },
  parts: [
    part("M-26 0L26 0L20 -18L-20 -18Z", m.body, 4, { lift: -0.08 }),
    part(
      "M-10 -4L10 -4L16 -14Q66 -30 66 -72Q64 -102 46 -104Q38 -120 20 -114Q0 -128 -20 -114Q-38 -120 -46 -104Q-64 -102 -66 -72Q-66 -30 -16 -14Z",
      m.body,
      18,
      {
        lines: {
          path: "M0 -12L0 -116M-4 -12L-30 -110M4 -12L30 -110M-8 -13L-52 -92M8 -13L52 -92M-12 -15L-60 -62M12 -15L60 -62",
          width: 2.2,
        },
      },
    ),
  ],
});
