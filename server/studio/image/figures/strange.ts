import { oklch } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A sitting panda, seen from the front. */
export const panda: FigureMaker = (m) => ({
  box: { left: -76, right: 76, top: -192, bottom: 4 },
  parts: [
    part(`${oval(-33, -174, 16)}${oval(33, -174, 16)}`, m.dark, 7),
    part(symmetric("0 -122, 38 -112, 58 -72, 60 -34, 44 -4, 0 0"), m.body, 34),
    part(
      `${ribbon("40 -20 38, 58 -12 32, 64 -14 24")}${ribbon("-40 -20 38, -58 -12 32, -64 -14 24")}`,
      m.dark,
      13,
    ),
    part(`${oval(60, -14, 10, 11)}${oval(-60, -14, 10, 11)}`, m.pale, 4, { lift: -0.16 }),
    part(
      `${ribbon("38 -104 32, 54 -74 30, 40 -46 27")}${ribbon("-38 -104 32, -54 -74 30, -40 -46 27")}${ribbon("-40 -106 26, 0 -112 24, 40 -106 26")}`,
      m.dark,
      12,
      { lift: 0.04 },
    ),
    part(oval(0, -144, 46, 40), m.body, 28),
    part(
      blob("-10 -158, -22 -166, -34 -152, -32 -138, -20 -136, -10 -146") +
        blob("10 -158, 22 -166, 34 -152, 32 -138, 20 -136, 10 -146"),
      m.dark,
      5,
    ),
    part(`${oval(-20, -150, 4)}${oval(20, -150, 4)}`, m.pale, 1, { lift: 0.2 }),
    part(`${oval(-20, -150, 2.2)}${oval(20, -150, 2.2)}`, m.dark, 0.5),
    part(oval(0, -130, 8, 5.6), m.dark, 3),
    part(ribbon("-9 -121 1.6, 0 -117 2, 9 -121 1.6"), m.dark, 0.5),
  ],
});

/** A parrot on its perch. */
export const parrot: FigureMaker = (m) => {
  const wood = colourTones("brown");
  return {
    box: { left: -58, right: 62, top: -236, bottom: 3 },
    feet: -92,
    parts: [
      part(box(-4, -92, 4, 0) + ribbon("-34 -2 7, 0 -5 9, 34 -2 7"), wood, 3, { stand: true }),
      part(ribbon("8 -112 26, 20 -74 20, 34 -28 7"), colourTones("blue"), 5),
      part(ribbon("-14 -204 48, -8 -176 56, 6 -138 50, 14 -104 26"), m.body, 22),
      part(
        blob("-28 -222, -46 -220, -56 -204, -50 -184, -42 -188, -40 -200, -28 -200"),
        colourTones("gold"),
        6,
      ),
      part(ribbon("-40 -196 1.6, -32 -202 2, -26 -202 1.4"), m.dark, 0.4),
      part(blob("4 -186, 28 -168, 40 -128, 36 -88, 18 -114, 2 -146"), colourTones("red"), 8, { lift: 0.08 }),
      part(blob("18 -136, 38 -122, 40 -84, 26 -98"), colourTones("yellow"), 4),
      part(oval(-22, -206, 11, 10), m.pale, 4),
      part(oval(-23, -207, 4), m.dark, 1),
      part(ribbon("-52 -94 12, 0 -97 13, 54 -93 12"), wood, 5, { stand: true }),
      part(`${ribbon("-4 -104 6, -8 -92 6")}${ribbon("10 -104 6, 8 -92 6")}`, m.dark, 2),
    ],
  };
};

/** An astronaut in the suit, seen from the front. */
export const astronaut: FigureMaker = (m) => {
  const grey = colourTones("grey");
  const visor = [".62 .09 255", ".36 .08 262", ".24 .06 268", ".14 .03 270"].map((tone) => oklch(tone));
  return {
    box: { left: -74, right: 74, top: -206, bottom: 4 },
    parts: [
      part(box(-42, -150, 42, -66), grey, 8, { lift: -0.1 }),
      part(
        `${ribbon("-18 -70 36, -22 -40 31, -24 -16 30")}${ribbon("18 -70 36, 22 -40 31, 24 -16 30")}`,
        m.body,
        11,
        {
          lines: { path: "M-38 -36L-6 -36M6 -36L38 -36M-38 -44L-6 -44M6 -44L38 -44", width: 1.4 },
        },
      ),
      part(`${blob("-42 -14, -10 -16, -8 -2, -46 -2")}${blob("42 -14, 10 -16, 8 -2, 46 -2")}`, grey, 5),
      part(
        `${ribbon("-34 -120 34, -54 -98 29, -60 -74 26")}${ribbon("34 -120 34, 54 -98 29, 60 -74 26")}`,
        m.body,
        10,
        {
          lines: { path: "M-70 -92L-44 -88M70 -92L44 -88", width: 1.6 },
        },
      ),
      part(`${oval(-61, -62, 12, 12)}${oval(61, -62, 12, 12)}`, grey, 5),
      part(symmetric("0 -142, 30 -136, 42 -112, 38 -74, 28 -58, 0 -56"), m.body, 18),
      part(oval(0, -164, 41, 40), m.body, 24),
      part(oval(0, -162, 31, 27), colourTones("gold"), 3),
      part(oval(0, -162, 28, 24), visor, 12),
      part(ribbon("-16 -172 4, -8 -178 6, 2 -180 3"), m.pale, 1, { lift: 0.25 }),
      part(box(-20, -112, 20, -86), grey, 3, { lift: 0.1 }),
      part(oval(-11, -104, 4), colourTones("red"), 1.5),
      part(oval(1, -104, 4), colourTones("blue"), 1.5),
      part(box(-14, -96, 14, -91), m.dark, 1),
      part(`${box(22, -126, 32, -119)}`, colourTones("red"), 1),
    ],
  };
};

/** A vampire in his cape, with pointed teeth. */
export const vampire: FigureMaker = (m) => {
  const red = colourTones("red");
  const skin = colourTones("white");
  return {
    box: { left: -68, right: 68, top: -206, bottom: 4 },
    parts: [
      part(symmetric("0 -140, 20 -146, 36 -196, 42 -160, 34 -128, 50 -70, 64 -4, 34 -10, 0 -6"), m.body, 10),
      part(symmetric("0 -138, 18 -142, 29 -182, 33 -156, 26 -126, 32 -70, 38 -12, 0 -8"), red, 7),
      part(symmetric("0 -136, 17 -130, 21 -96, 17 -60, 18 -6, 3 -4, 0 -50"), m.dark, 9),
      part(polygon("-9 -136, 9 -136, 4 -104, 0 -98, -4 -104"), skin, 3),
      part(polygon("-11 -132, 0 -127, -11 -121") + polygon("11 -132, 0 -127, 11 -121"), red, 2),
      part(
        `${oval(-19, -166, 5, 7)}${oval(19, -166, 5, 7)}${blob("0 -198, 15 -192, 20 -172, 15 -150, 0 -138, -15 -150, -20 -172, -15 -192")}`,
        skin,
        12,
      ),
      part(
        blob(
          "0 -172, 6 -184, 16 -180, 20 -166, 23 -186, 12 -202, 0 -206, -12 -202, -23 -186, -20 -166, -16 -180, -6 -184",
        ),
        m.dark,
        4,
      ),
      part(ribbon("-14 -176 3, -5 -172 3") + ribbon("14 -176 3, 5 -172 3"), m.dark, 0.6),
      part(`${oval(-8, -168, 3.4, 2.6)}${oval(8, -168, 3.4, 2.6)}`, red, 0.6, { lift: 0.1 }),
      part(ribbon("-9 -152 2.4, 0 -150 3, 9 -152 2.4"), m.dark, 0.6),
      part(polygon("-7 -151, -3 -150, -5 -143") + polygon("7 -151, 3 -150, 5 -143"), m.pale, 0.5, {
        lift: 0.25,
      }),
    ],
  };
};

/** A sitting raccoon with its mask and its ringed tail. */
export const raccoon: FigureMaker = (m) => ({
  box: { left: -52, right: 112, top: -142, bottom: 3 },
  parts: [
    part(ribbon("34 -18 26, 64 -22 32, 88 -42 32, 98 -74 26, 94 -96 8"), m.body, 9),
    part(
      `${ribbon("52 -36 3, 58 -20 10, 54 -6 3")}${ribbon("68 -40 3, 78 -28 10, 84 -16 3")}${ribbon("76 -56 3, 90 -52 10, 104 -50 3")}${ribbon("82 -78 3, 96 -76 9, 110 -76 3")}`,
      m.dark,
      2,
    ),
    part(symmetric("0 -88, 26 -80, 42 -44, 40 -14, 26 0, 0 0"), m.body, 20),
    part(symmetric("0 -72, 15 -64, 22 -36, 16 -8, 0 -4"), m.pale, 8, { lift: -0.14 }),
    part(
      `${ribbon("-26 -66 18, -26 -40 16, -18 -26 13")}${ribbon("26 -66 18, 26 -40 16, 18 -26 13")}`,
      m.dark,
      6,
    ),
    part(`${oval(-22, -4, 15, 7)}${oval(22, -4, 15, 7)}`, m.dark, 4),
    part(`${oval(-29, -128, 13)}${oval(29, -128, 13)}`, m.body, 5),
    part(`${oval(-29, -128, 7)}${oval(29, -128, 7)}`, m.pale, 2, { lift: -0.1 }),
    part(blob("0 -136, 28 -128, 44 -102, 26 -82, 0 -76, -26 -82, -44 -102, -28 -128"), m.body, 18),
    part(
      blob("-4 -110, -22 -118, -42 -100, -28 -90, -10 -96") +
        blob("4 -110, 22 -118, 42 -100, 28 -90, 10 -96"),
      m.dark,
      3,
    ),
    part(blob("0 -106, 13 -92, 10 -80, 0 -76, -10 -80, -13 -92"), m.pale, 6),
    part(`${oval(-17, -104, 4)}${oval(17, -104, 4)}`, m.pale, 1, { lift: 0.2 }),
    part(`${oval(-17, -104, 2.4)}${oval(17, -104, 2.4)}${oval(0, -89, 6, 4.4)}`, m.dark, 1),
  ],
});

/** A crocodile with its mouth open. */
export const crocodile: FigureMaker = (m, window) => {
  const teeth = (y: number, up: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const x = -92 - i * 11;
      const at = y + i * up;
      return polygon(`${x} ${at}, ${x + 8} ${at}, ${x + 4} ${at + (up < 0 ? 8 : -8)}`);
    }).join("");
  const ridge = Array.from({ length: 13 }, (_, i) => {
    const x = -56 + i * 15;
    const y = -58 + Math.max(0, i - 5) * 4;
    return polygon(`${x - 8} ${y + 10}, ${x} ${y - 6}, ${x + 8} ${y + 10}`);
  }).join("");
  return {
    box: { left: -172, right: 186, top: -82, bottom: 3 },
    parts: [
      part(ridge, m.body, 3, { lift: -0.16 }),
      part(ribbon("-20 -22 22, -12 -6 15, -24 -4 10") + ribbon("54 -20 22, 60 -6 15, 48 -4 10"), m.body, 5, {
        lift: -0.14,
      }),
      part(ribbon("-84 -22 24, -120 -12 15, -164 -8 9"), m.body, 6, { lift: -0.04 }),
      part(teeth(-17, 1.2), m.pale, 1),
      part(
        `${ribbon("-78 -34 44, -30 -34 54, 24 -34 52, 72 -26 40, 116 -16 26, 150 -14 14, 182 -26 4")}${ribbon("-80 -48 40, -112 -52 24, -148 -62 17, -162 -64 16")}${oval(-84, -66, 11)}${oval(-162, -70, 8)}`,
        m.body,
        17,
        { window },
      ),
      part(teeth(-40, -1.8), m.pale, 1),
      part(ribbon("-46 -24 24, -50 -8 17, -66 -4 11") + ribbon("84 -20 22, 82 -8 16, 66 -4 10"), m.body, 6),
      part(oval(-86, -67, 5), colourTones("yellow"), 1.5),
      part(oval(-87, -67, 1.8, 4), m.dark, 0.4),
    ],
  };
};

/** A seated baby with a dummy. */
export const infant: FigureMaker = (m) => {
  const skin = [".88 .05 60", ".80 .07 55", ".68 .075 48", ".50 .065 40"].map((tone) => oklch(tone));
  return {
    box: { left: -47, right: 47, top: -117, bottom: 3 },
    parts: [
      part(symmetric("0 -66, 20 -62, 28 -34, 24 -6, 0 -4"), m.trim, 14),
      part(`${ribbon("-14 -14 20, -30 -10 18")}${ribbon("14 -14 20, 30 -10 18")}`, m.trim, 7, { lift: 0.06 }),
      part(`${oval(-38, -10, 9, 10)}${oval(38, -10, 9, 10)}`, skin, 4),
      part(`${ribbon("-18 -56 14, -30 -42 12")}${ribbon("18 -56 14, 30 -42 12")}`, m.trim, 5, { lift: 0.06 }),
      part(`${oval(-34, -35, 6.4)}${oval(34, -35, 6.4)}`, skin, 3),
      part(`${oval(-31, -84, 6, 7)}${oval(31, -84, 6, 7)}${oval(0, -86, 31, 28)}`, skin, 17),
      part(ribbon("0 -114 5, 7 -108 5, 2 -102 4, -3 -106 2"), m.dark, 1),
      part(`${oval(-11, -86, 2.6, 3.2)}${oval(11, -86, 2.6, 3.2)}`, m.dark, 0.5),
      part(`${oval(-18, -77, 5, 3.4)}${oval(18, -77, 5, 3.4)}`, colourTones("pink"), 1),
      part(oval(0, -74, 8, 6), m.pale, 2),
      part(oval(0, -74, 4), colourTones("blue"), 1.5),
    ],
  };
};
