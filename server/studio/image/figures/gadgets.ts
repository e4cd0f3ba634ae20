import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A laptop that is open. */
export const laptop: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -138, bottom: 3 },
  parts: [
    part("M-76 -138L76 -138Q84 -138 84 -130L84 -32L-84 -32L-84 -130Q-84 -138 -76 -138Z", m.dark, 5, {
      lift: 0.1,
    }),
    part(box(-74, -128, 74, -42), colourTones("blue"), 0, { lamp: true }),
    part(box(-56, -112, 8, -72), m.pale, 2, {
      lines: { path: "M-48 -102L0 -102M-48 -92L-8 -92M-48 -82L0 -82", width: 3 },
    }),
    part(oval(40, -92, 18), colourTones("orange"), 4),
    part(polygon("-84 -34, 84 -34, 108 -8, -108 -8"), colourTones("grey"), 3, { lift: 0.1 }),
    part([-29, -23, -17].map((y, i) => boxes(11, -70 - i * 5, 12.6 + i, 10, y, y + 4)).join(""), m.dark, 0.8),
    part(box(-22, -11, 22, -8), m.dark, 0.8, { lift: 0.2 }),
    part("M-110 -8L110 -8Q110 0 100 0L-100 0Q-110 0 -110 -8Z", colourTones("grey"), 3),
  ],
});

/** A flat television on its stand. */
export const flatScreen: FigureMaker = (m) => ({
  box: { left: -120, right: 120, top: -156, bottom: 3 },
  parts: [
    part(ribbon("-58 -30 7, -72 0 7") + ribbon("58 -30 7, 72 0 7"), m.dark, 3, { lift: 0.1 }),
    part(
      "M-112 -156L112 -156Q120 -156 120 -148L120 -30Q120 -22 112 -22L-112 -22Q-120 -22 -120 -30L-120 -148Q-120 -156 -112 -156Z",
      m.dark,
      5,
      { lift: 0.05 },
    ),
    part(box(-111, -147, 111, -32), colourTones("blue"), 0, { lamp: true }),
    part(polygon("-111 -32, -111 -60, -60 -92, -10 -54, 36 -84, 111 -46, 111 -32"), colourTones("green"), 4),
    part(oval(70, -116, 15), colourTones("yellow"), 0, { lit: m.palette.lamp }),
    part(oval(-56, -122, 22, 9) + oval(-36, -128, 18, 10), colourTones("white"), 5),
  ],
});

/** A remote control. */
export const remoteControl: FigureMaker = (m) => ({
  box: { left: -36, right: 36, top: -172, bottom: 3 },
  parts: [
    part(
      "M-22 -172L22 -172Q34 -172 34 -158L30 -14Q28 0 14 0L-14 0Q-28 0 -30 -14L-34 -158Q-34 -172 -22 -172Z",
      m.dark,
      9,
      { lift: 0.08 },
    ),
    part(oval(0, -152, 9), colourTones("red"), 3),
    part(oval(0, -112, 21), m.dark, 5, { lift: 0.24 }),
    part(oval(0, -112, 8), m.pale, 2),
    part(
      [-78, -58, -38, -18].flatMap((y) => [-16, 0, 16].map((x) => oval(x * (1 + y / 900), y, 5.4))).join(""),
      m.pale,
      2,
    ),
  ],
});

/** A game controller. */
export const gamepad: FigureMaker = (m) => ({
  box: { left: -106, right: 106, top: -104, bottom: 3 },
  parts: [
    part(
      "M-60 -100Q-30 -106 -22 -92L22 -92Q30 -106 60 -100Q92 -96 104 -28Q108 0 88 2Q72 2 52 -30L-52 -30Q-72 2 -88 2Q-108 0 -104 -28Q-92 -96 -60 -100Z",
      m.body,
      13,
    ),
    part(box(-68, -78, -56, -46) + box(-78, -68, -46, -56), m.dark, 3),
    part(oval(62, -76, 8), colourTones("yellow"), 3),
    part(oval(62, -48, 8), colourTones("green"), 3),
    part(oval(48, -62, 8), colourTones("blue"), 3),
    part(oval(76, -62, 8), colourTones("red"), 3),
    part(oval(-24, -44, 14) + oval(24, -44, 14), m.dark, 5, { lift: 0.1 }),
    part(box(-14, -78, -4, -72) + box(4, -78, 14, -72), m.pale, 1),
  ],
});

/** A record player. */
export const recordPlayer: FigureMaker = (m) => {
  const wood = m.body === m.palette.hero ? colourTones("brown") : m.body;
  return {
    box: { left: -112, right: 112, top: -124, bottom: 3 },
    parts: [
      part(box(-94, -8, -78, 0) + box(78, -8, 94, 0), m.dark, 2),
      part(box(-110, -46, 110, -6), wood, 6),
      part(polygon("-110 -46, 110 -46, 86 -118, -86 -118"), wood, 4, { lift: 0.12 }),
      part(oval(-18, -82, 72, 31), m.dark, 4),
      part(
        ring([-18, -82], [58, 25], 1.6) + ring([-18, -82], [44, 19], 1.6) + ring([-18, -82], [32, 14], 1.6),
        m.dark,
        0.4,
        { lift: 0.3 },
      ),
      part(oval(-18, -82, 22, 9.6), colourTones("red"), 2),
      part(oval(-18, -82, 4, 2), m.pale, 1),
      part(ribbon("82 -106 7, 78 -76 5, 34 -66 5"), colourTones("grey"), 2),
      part(oval(82, -106, 11, 7), colourTones("grey"), 3),
      part(oval(-86, -26, 9) + oval(-62, -26, 9), m.gold, 3),
    ],
  };
};

/** A robot of metal. */
export const android: FigureMaker = (m) => {
  const metal = m.body === m.palette.hero ? colourTones("grey") : m.body;
  return {
    box: { left: -85, right: 85, top: -207, bottom: 3 },
    parts: [
      part(ribbon("0 -176 4, 0 -198 4") + oval(0, -200, 7), colourTones("red"), 3),
      part(
        ribbon("-50 -110 13, -68 -82 12, -70 -58 12") + ribbon("50 -110 13, 68 -82 12, 70 -58 12"),
        metal,
        4,
        { lift: -0.1 },
      ),
      part(
        ring([-70, -44], [11, 11], 8, [-0.6, 3.8]) + ring([70, -44], [11, 11], 8, [-0.6, 3.8]),
        colourTones("orange"),
        3,
      ),
      part(box(-32, -48, -14, -8) + box(14, -48, 32, -8), metal, 4, {
        lift: -0.1,
        lines: { path: "M-32 -38L-14 -38M-32 -28L-14 -28M14 -38L32 -38M14 -28L32 -28", width: 2 },
      }),
      part(
        "M-44 0L-44 -8Q-38 -18 -22 -18Q-8 -18 -6 -8L-6 0ZM44 0L6 0L6 -8Q8 -18 22 -18Q38 -18 44 -8Z",
        m.dark,
        4,
        { lift: 0.1 },
      ),
      part("M-42 -118L42 -118Q50 -118 50 -110L44 -46L-44 -46L-50 -110Q-50 -118 -42 -118Z", metal, 9),
      part(box(-28, -104, 28, -70), m.dark, 3),
      part(oval(-14, -92, 6), colourTones("red"), 0, { lit: colourTones("red")[1]! }),
      part(oval(4, -92, 6), colourTones("green"), 0, { lit: colourTones("green")[0]! }),
      part(box(-20, -82, 20, -77), m.gold, 1),
      part(box(-10, -126, 10, -116), m.dark, 3, { lift: 0.16 }),
      part(
        "M-38 -178L38 -178Q46 -178 46 -170L46 -132Q46 -124 38 -124L-38 -124Q-46 -124 -46 -132L-46 -170Q-46 -178 -38 -178Z",
        metal,
        9,
        { lift: 0.06 },
      ),
      part(oval(-18, -156, 11) + oval(18, -156, 11), [m.palette.lamp], 0, { lit: m.palette.lamp }),
      part(oval(-18, -156, 4) + oval(18, -156, 4), m.dark, 1),
      part(boxes(5, -22, 9.4, 7, -139, -131), m.dark, 1),
      part(box(-54, -162, -46, -142) + box(46, -162, 54, -142), colourTones("orange"), 3),
    ],
  };
};

/** A radio with its dial. */
export const tableRadio: FigureMaker = (m) => {
  const wood = m.body === m.palette.hero ? colourTones("brown") : m.body;
  return {
    box: { left: -104, right: 104, top: -176, bottom: 3 },
    parts: [
      part(ribbon("72 -116 3, 98 -174 2"), colourTones("grey"), 1),
      part(ribbon("-50 -112 7, -44 -134 7, 44 -134 7, 50 -112 7"), m.dark, 3),
      part(box(-84, -8, -64, 0) + box(64, -8, 84, 0), m.dark, 2),
      part("M-90 -118L90 -118Q102 -118 102 -106L102 -6L-102 -6L-102 -106Q-102 -118 -90 -118Z", wood, 9),
      part(oval(-48, -62, 42), m.dark, 5, {
        lift: 0.08,
        lines: {
          path: "M-82 -82L-14 -82M-88 -72L-8 -72M-90 -62L-6 -62M-88 -52L-8 -52M-82 -42L-14 -42",
          width: 2.6,
          light: true,
        },
      }),
      part(box(10, -104, 90, -70), m.gold, 0, {
        lamp: true,
        lines: {
          path: "M18 -96l0 8M28 -96l0 8M38 -96l0 8M48 -96l0 8M58 -96l0 8M68 -96l0 8M78 -96l0 8",
          width: 2,
        },
      }),
      part(box(43, -104, 46, -70), colourTones("red"), 0.6),
      part(oval(30, -40, 16) + oval(74, -40, 16), m.pale, 6),
      part(box(29, -54, 32, -40) + box(73, -54, 76, -40), m.dark, 0.6),
    ],
  };
};

/** A tap from which a drop falls. */
export const waterTap: FigureMaker = (m) => ({
  box: { left: -92, right: 76, top: -152, bottom: 3 },
  parts: [
    part(box(-92, -112, -78, -58), m.body, 5),
    part("M-80 -100L-20 -100Q20 -104 44 -96Q70 -86 70 -40L38 -40Q38 -64 20 -68L-80 -68Z", m.body, 13),
    part(box(32, -46, 76, -34), m.body, 4, { lift: 0.06 }),
    part(box(-22, -128, -2, -98), m.body, 5),
    part(
      ribbon("-58 -138 15, -12 -136 11, 34 -138 15"),
      m.body === m.palette.hero ? colourTones("red") : m.body,
      5,
      { lift: 0.08 },
    ),
    part(oval(-12, -138, 9), m.pale, 3),
    part("M54 -30Q68 -8 54 2Q40 -8 54 -30Z", colourTones("blue"), 5, { lift: 0.2 }),
  ],
});

/** A table lamp that is lit. */
export const tableLamp: FigureMaker = (m) => ({
  box: { left: -72, right: 72, top: -176, bottom: 3 },
  parts: [
    part("M-38 0Q-38 -12 -14 -16L14 -16Q38 -12 38 0Z", m.body, 5),
    part("M-10 -14Q-34 -40 -24 -66Q-16 -82 -7 -90L7 -90Q16 -82 24 -66Q34 -40 10 -14Z", m.body, 13, {
      lift: 0.04,
    }),
    part(box(-5, -104, 5, -86), m.gold, 2),
    part(polygon("-32 -174, 32 -174, 68 -96, -68 -96"), [m.palette.lamp], 0, {
      lit: m.palette.lamp,
      lines: { path: "M-16 -174L-34 -96M16 -174L34 -96M0 -174L0 -96", width: 1.2 },
    }),
    part(ribbon("-33 -174 4, 33 -174 4") + ribbon("-69 -97 5, 69 -97 5"), m.gold, 1.5),
  ],
});

/** A toothbrush with paste. */
export const brush: FigureMaker = (m) => ({
  box: { left: -122, right: 122, top: -65, bottom: 3 },
  parts: [
    part("M42 -26L42 -46Q60 -52 80 -46Q100 -52 118 -46L118 -26Z", colourTones("white"), 4, {
      lines: { path: "M54 -48L54 -26M66 -48L66 -26M78 -48L78 -26M90 -48L90 -26M102 -48L102 -26", width: 2.4 },
    }),
    part(ribbon("48 -52 12, 66 -58 13, 84 -52 13, 102 -57 12, 114 -52 9"), colourTones("blue"), 5, {
      lift: 0.2,
    }),
    part(
      "M-118 -24Q-122 -6 -104 -4Q-60 0 -20 -10L34 -12L116 -10Q124 -18 118 -27L36 -27L-20 -28Q-60 -34 -118 -24Z",
      m.body,
      7,
    ),
    part(ribbon("-96 -16 7, -60 -16 8, -28 -19 6"), m.pale, 2),
  ],
});
