import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A row of three lockers, the first one ajar. */
export const locker: FigureMaker = (m) => {
  const vents = (x: number) =>
    [-204, -196, -188, -44, -36, -28].map((y) => `M${x + 12} ${y}L${x + 38} ${y}`).join("");
  return {
    box: { left: -120, right: 84, top: -234, bottom: 3 },
    parts: [
      part(box(-80, -224, 80, -8) + box(-74, -10, -62, 0) + box(62, -10, 74, 0), m.dark, 4),
      part(box(-26, -218, 24, -14) + box(28, -218, 78, -14), m.body, 4, {
        lines: { path: vents(-26) + vents(28), width: 3.4 },
      }),
      part(box(-76, -216, -30, -14), m.dark, 2, { lift: -0.1 }),
      part(box(-76, -150, -30, -145), m.body, 1),
      part(
        box(-72, -170, -64, -150) + box(-62, -176, -53, -150) + box(-51, -166, -43, -150),
        colourTones("red"),
        1.4,
      ),
      part("M-70 -14L-70 -52Q-54 -64 -38 -52L-38 -14Z", colourTones("yellow"), 4),
      part("M-78 -220L-78 -12L-118 0L-118 -232Z", m.body, 3, { lift: 0.1 }),
      part(box(8, -124, 20, -104) + box(62, -124, 74, -104), m.pale, 2),
      part(oval(14, -100, 6) + oval(68, -100, 6), m.dark, 2),
      part(box(-14, -170, 10, -158) + box(40, -170, 64, -158), m.pale, 1.4),
    ],
  };
};

/** A blackboard with sums on it. */
export const blackboard: FigureMaker = (m) => {
  const board = colourTones("green");
  return {
    box: { left: -140, right: 140, top: -196, bottom: 3 },
    parts: [
      part(ribbon("-96 -60 8, -114 0 8") + ribbon("96 -60 8, 114 0 8"), colourTones("brown"), 3),
      part(box(-138, -194, 138, -44), colourTones("brown"), 6),
      part(box(-128, -184, 128, -54), [board[2]!, board[3]!, board[3]!, board[3]!], 1.5),
      part(
        box(-104, -168, -99, -142) +
          box(-88, -158, -68, -154) +
          box(-80, -166, -76, -146) +
          ribbon("-56 -160 4, -50 -168 4, -42 -160 4, -56 -144 4, -38 -144 4") +
          box(-26, -160, -8, -156) +
          box(-26, -152, -8, -148) +
          ribbon("4 -166 4, 16 -164 4, 9 -156 4, 18 -148 4, 2 -144 4") +
          ribbon("-104 -118 3, -40 -118 3") +
          ribbon("-104 -100 3, -14 -100 3") +
          ribbon("-104 -82 3, -56 -82 3") +
          ribbon("50 -80 4, 106 -80 4") +
          ribbon("106 -80 4, 78 -134 4") +
          ribbon("78 -134 4, 50 -80 4"),
        m.pale,
        0.6,
      ),
      part(box(-128, -48, 128, -40), colourTones("brown"), 3, { lift: 0.1 }),
      part(box(-60, -54, -36, -48) + box(-30, -53, -14, -48), m.pale, 1.4),
      part(box(44, -60, 82, -48), colourTones("blue"), 3),
    ],
  };
};

/** A photocopier from which a sheet comes. */
export const photocopier: FigureMaker = (m) => {
  const shell = m.body === m.palette.hero ? colourTones("white") : m.body;
  return {
    box: { left: -104, right: 116, top: -178, bottom: 3 },
    parts: [
      part(box(-70, -8, -54, 0) + box(54, -8, 70, 0), m.dark, 2),
      part(box(-76, -116, 76, -6), shell, 6, {
        lines: { path: "M-76 -82L76 -82M-76 -46L76 -46", width: 2.4 },
      }),
      part(box(-20, -70, 20, -62) + box(-20, -32, 20, -24), m.dark, 2),
      part(polygon("62 -106, 112 -118, 116 -112, 66 -96"), m.dark, 2),
      part(polygon("60 -112, 108 -126, 114 -120, 66 -104"), m.pale, 1, {
        lift: 0.1,
        lines: { path: "M74 -110L102 -118", width: 1.4 },
      }),
      part(box(-84, -142, 84, -112), shell, 6, { lift: 0.04 }),
      part(box(-84, -128, 76, -124), [m.palette.lamp], 0, { lit: m.palette.lamp }),
      part(polygon("-84 -146, 70 -146, 62 -168, -76 -168"), m.dark, 4, { lift: 0.16 }),
      part(box(-66, -176, 44, -166), shell, 4),
      part(polygon("46 -150, 104 -150, 96 -168, 52 -168"), m.dark, 3, { lift: 0.06 }),
      part(box(58, -165, 76, -154), colourTones("blue"), 0, { lit: colourTones("blue")[0]! }),
      part(oval(84, -160, 4), colourTones("green"), 0, { lit: colourTones("green")[0]! }),
    ],
  };
};

/** A school bag with its straps. */
export const rucksack: FigureMaker = (m) => ({
  box: { left: -83, right: 83, top: -175, bottom: 3 },
  parts: [
    part(ribbon("-18 -148 8, -16 -168 8, 16 -168 8, 18 -148 8"), m.dark, 3),
    part(
      ribbon("-52 -120 14, -76 -76 13, -64 -18 11") + ribbon("52 -120 14, 76 -76 13, 64 -18 11"),
      m.dark,
      4,
    ),
    part("M-60 -100Q-60 -156 0 -156Q60 -156 60 -100L64 -16Q64 0 48 0L-48 0Q-64 0 -64 -16Z", m.body, 16),
    part("M-60 -104Q-60 -156 0 -156Q60 -156 60 -104Q40 -84 0 -84Q-40 -84 -60 -104Z", m.body, 9, {
      lift: 0.1,
    }),
    part("M-42 -66L42 -66L46 -14Q46 -6 38 -6L-38 -6Q-46 -6 -46 -14Z", m.body, 9, {
      lift: 0.05,
      lines: { path: "M-42 -50L42 -50", width: 3 },
    }),
    part(box(-7, -110, 7, -72) + box(-3, -50, 3, -36), m.gold, 3),
  ],
});

/** A writing desk with drawers, a lamp and paper. */
export const writingDesk: FigureMaker = (m) => {
  const wood = m.body === m.palette.hero ? colourTones("brown") : m.body;
  return {
    box: { left: -124, right: 124, top: -170, bottom: 3 },
    parts: [
      part(polygon("-98 -154, -50 -168, -44 -142, -92 -130"), colourTones("green"), 5),
      part(ribbon("-72 -148 4, -104 -130 4, -84 -100 4"), m.gold, 1.5),
      part(oval(-84, -98, 16, 4), m.gold, 2),
      part(polygon("-30 -110, 24 -110, 34 -97, -40 -97"), m.pale, 1, { lift: 0.12 }),
      part(box(54, -106, 102, -97) + box(58, -114, 98, -106), colourTones("red"), 2),
      part(box(-112, -90, -102, 0), wood, 3),
      part(box(26, -90, 114, 0), wood, 4),
      part(box(34, -82, 106, -58) + box(34, -52, 106, -30) + box(34, -24, 106, -4), wood, 3, { lift: 0.1 }),
      part(oval(70, -70, 5) + oval(70, -41, 5) + oval(70, -14, 5), m.gold, 2),
      part(box(-100, -84, 26, -66), wood, 3, { lift: -0.06 }),
      part(box(-122, -98, 122, -84), wood, 4, { lift: 0.08 }),
    ],
  };
};

/** A computer with its keyboard and mouse. */
export const desktopComputer: FigureMaker = (m) => ({
  box: { left: -100, right: 108, top: -160, bottom: 3 },
  parts: [
    part(polygon("-18 -56, 18 -56, 24 -30, -24 -30"), colourTones("grey"), 4),
    part(oval(0, -30, 46, 7), colourTones("grey"), 3),
    part(
      "M-92 -160L92 -160Q100 -160 100 -152L100 -58Q100 -50 92 -50L-92 -50Q-100 -50 -100 -58L-100 -152Q-100 -160 -92 -160Z",
      m.dark,
      6,
      { lift: 0.08 },
    ),
    part(box(-90, -150, 90, -64), colourTones("blue"), 0, {
      lamp: true,
      lines: { path: "M-74 -136L-20 -136M-74 -122L0 -122M-74 -108L-30 -108", width: 4 },
    }),
    part(box(14, -126, 76, -84), m.pale, 2, { lines: { path: "M14 -116L76 -116", width: 3 } }),
    part(polygon("-84 -22, 66 -22, 76 0, -94 0"), m.body, 4, {
      lines: {
        path: "M-82 -16L68 -16M-86 -10L70 -10M-90 -4L74 -4M-62 -21L-68 -1M-38 -21L-42 -1M-14 -21L-16 -1M10 -21L10 -1M34 -21L38 -1",
        width: 1.8,
      },
    }),
    part(oval(96, -9, 12, 9), m.body, 6),
  ],
});

/** A pocket calculator. */
export const calculator: FigureMaker = (m) => {
  const keys = (columns: readonly number[]) =>
    columns.flatMap((x) => [-78, -58, -38, -18].map((y) => box(x, y - 7, x + 17, y + 6))).join("");
  return {
    box: { left: -54, right: 54, top: -146, bottom: 3 },
    parts: [
      part(
        "M-44 -146L44 -146Q52 -146 52 -138L52 -8Q52 0 44 0L-44 0Q-52 0 -52 -8L-52 -138Q-52 -146 -44 -146Z",
        m.dark,
        8,
        { lift: 0.06 },
      ),
      part(box(-42, -134, 42, -100), colourTones("green"), 2, {
        lift: 0.3,
        lines: {
          path: "M14 -128l0 9l0 10M22 -128l10 0l0 19l-10 0ZM4 -128l-10 0l0 9l10 0l0 10l-10 0",
          width: 3,
        },
      }),
      part(keys([-42, -20, 2]), m.pale, 2.4),
      part(keys([25]), colourTones("orange"), 2.4),
    ],
  };
};

/** A pencil, its point downwards. */
export const woodPencil: FigureMaker = (m) => {
  const paint = m.body === m.palette.hero || m.body === m.trim ? colourTones("yellow") : m.body;
  return {
    box: { left: -75, right: 74, top: -150, bottom: 3 },
    parts: [
      part(polygon("56 -150, 74 -134, 66 -122, 46 -140"), colourTones("pink"), 5),
      part(polygon("46 -141, 66 -122, 56 -110, 36 -129"), colourTones("grey"), 3),
      part(polygon("36 -130, 57 -110, -40 -12, -60 -34"), paint, 6, {
        lines: { path: "M43 -124L-54 -26M50 -117L-47 -19", width: 1.8 },
      }),
      part(polygon("-60 -36, -39 -13, -74 3"), colourTones("gold"), 4),
      part(polygon("-67 -17, -56 -5, -75 4"), m.dark, 2),
    ],
  };
};
