import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A toucan on a branch, with its huge bright bill. */
export const toucan: FigureMaker = (m) => {
  const [white, orange, yellow] = [colourTones("white"), colourTones("orange"), colourTones("yellow")];
  return {
    box: { left: -154, right: 98, top: -206, bottom: 16 },
    parts: [
      part(ribbon("28 -60 34, 50 -30 30, 66 2 22"), deeper(m.body, m, 0.3), 8),
      part(ribbon("-110 -34 15, -40 -30 18, 40 -36 17, 92 -30 11"), colourTones("brown"), 7, {
        lines: { path: "M-96 -34L-50 -31M-10 -33L40 -37M56 -36L80 -32", width: 2 },
      }),
      part(
        blob(
          "-44 -196, -12 -204, 18 -190, 34 -158, 48 -116, 52 -76, 38 -46, 8 -38, -22 -44, -44 -70, -54 -110, -56 -156",
        ),
        m.body,
        26,
      ),
      part(blob("-56 -172, -34 -186, -10 -170, -6 -142, -18 -112, -38 -104, -52 -120, -58 -148"), white, 12),
      part(blob("-52 -116, -38 -106, -18 -112, -24 -104, -40 -98, -52 -106"), colourTones("red"), 3),
      part(
        blob("4 -140, 32 -128, 48 -96, 52 -64, 44 -34, 22 -52, 8 -84, 0 -116"),
        deeper(m.body, m, 0.25),
        10,
        {
          lines: { path: "M18 -122Q38 -90 40 -50M26 -124Q46 -92 46 -60", width: 2, light: true },
        },
      ),
      part(
        blob("-44 -182, -72 -196, -108 -192, -136 -172, -152 -140, -148 -132, -124 -146, -88 -154, -48 -150"),
        yellow,
        12,
        { lift: 0.05 },
      ),
      part(blob("-46 -160, -84 -164, -122 -154, -146 -136, -120 -138, -82 -140, -46 -144"), orange, 6),
      part(blob("-132 -170, -152 -142, -150 -132, -138 -140, -126 -152, -124 -164"), m.dark, 5),
      part(ribbon("-47 -184 6, -42 -164 7, -46 -144 6"), m.dark, 2),
      part(oval(-26, -170, 12, 12), colourTones("blue"), 3),
      part(oval(-26, -170, 6.4), m.dark, 1.4),
      part(oval(-28, -172, 2), white, 0.4, { lift: 0.2 }),
      part(
        ribbons("-18 -46 9, -20 -24 8", "-6 -44 9, -6 -22 8", "16 -44 9, 16 -24 8"),
        towards(m.dark, [0.55, 0, 0], 0.4),
        3,
      ),
    ],
  };
};

/** An ostrich with bare legs and neck. */
export const ostrich: FigureMaker = (m) => {
  const skin = towards(colourTones("pink"), [0.74, 0.03, 0.04], 0.5);
  const white = colourTones("white");
  return {
    box: { left: -114, right: 125, top: -306, bottom: 4 },
    parts: [
      part(
        ribbons("34 -104 32, 30 -78 18, 42 -52 10, 34 -8 9", "34 -8 9, 12 -2 9", "34 -8 8, 48 -2 6"),
        deeper(skin, m, 0.25),
        5,
      ),
      part(
        ribbons(
          "78 -146 30, 108 -152 26, 118 -128 14",
          "76 -136 28, 104 -128 26, 112 -106 10",
          "70 -126 26, 96 -110 22, 98 -90 8",
        ),
        white,
        8,
        { lift: -0.05 },
      ),
      part(
        ribbon("-40 -130 24, -62 -160 17, -66 -196 14, -58 -232 14, -58 -262 15, -70 -276 20", 10),
        skin,
        7,
      ),
      part(blob("-84 -270, -104 -268, -112 -260, -100 -256, -82 -260"), colourTones("orange"), 4),
      part(`${oval(-70, -276, 17, 14)}`, skin, 7),
      part(ribbons("-66 -290 3, -64 -302 2", "-60 -288 3, -54 -300 2", "-72 -290 3, -76 -302 2"), m.dark, 1),
      part(
        blob("-52 -138, -34 -158, 6 -172, 50 -168, 86 -150, 90 -120, 66 -96, 22 -86, -20 -92, -46 -112"),
        m.body,
        28,
        {
          lines: {
            path: "M-26 -132q10 8 20 2M0 -142q10 8 20 2M28 -146q10 8 20 2M-16 -110q10 8 20 2M12 -118q10 8 20 2M40 -120q10 8 20 2M4 -98q10 6 20 0",
            width: 2.2,
            light: true,
          },
        },
      ),
      part(blob("2 -110, 30 -136, 70 -132, 92 -112, 78 -94, 40 -88, 12 -92"), white, 9, {
        lines: { path: "M24 -104Q50 -104 80 -108M26 -116Q50 -118 78 -120", width: 2 },
      }),
      part(
        ribbons("-4 -98 36, -8 -74 20, 8 -48 11, -2 -8 10", "-2 -8 10, -26 -1 10", "-2 -8 8, 14 -1 6"),
        skin,
        6,
      ),
      part(oval(-75, -278, 5.6), m.dark, 1.6),
      part(oval(-76.6, -280, 1.8), white, 0.4, { lift: 0.2 }),
    ],
  };
};

/** An eagle that glides with spread wings, its head white. */
export const eagle: FigureMaker = (m) => {
  const white = colourTones("white");
  const feathers = (side: 1 | -1) =>
    Array.from({ length: 6 }, (_, i) => {
      const x = side * (150 - i * 20);
      return ribbon([
        [side * (92 - i * 11), -112 + i * 5, 26],
        [(x + side * (92 - i * 11)) / 2 + side * 8, -136 + i * 22, 22],
        [x, -170 + i * 34, 8],
      ]);
    }).join("");
  return {
    box: { left: -156, right: 156, top: -176, bottom: 8 },
    parts: [
      part(feathers(1) + feathers(-1), deeper(m.body, m, 0.45), 5),
      part(
        blob("12 -92, 40 -120, 74 -142, 108 -152, 118 -138, 104 -110, 84 -84, 52 -58, 16 -52") +
          blob("-12 -92, -16 -52, -52 -58, -84 -84, -104 -110, -118 -138, -108 -152, -74 -142, -40 -120"),
        m.body,
        12,
        {
          lines: {
            path: "M26 -74Q60 -86 96 -130M30 -64Q62 -74 92 -104M-26 -74Q-60 -86 -96 -130M-30 -64Q-62 -74 -92 -104",
            width: 2,
          },
        },
      ),
      part(
        ribbons(
          "0 -44 22, -22 -18 18, -30 -2 12",
          "0 -44 22, -8 -14 18, -10 2 12",
          "0 -44 22, 8 -14 18, 10 2 12",
          "0 -44 22, 22 -18 18, 30 -2 12",
        ),
        white,
        6,
      ),
      part(blob("0 -112, 20 -102, 26 -76, 20 -46, 0 -30, -20 -46, -26 -76, -20 -102"), m.body, 18),
      part(ribbons("-12 -38 7, -16 -26 6", "12 -38 7, 16 -26 6"), colourTones("gold"), 2),
      part(
        blob("0 -150, 16 -144, 20 -126, 18 -108, 8 -94, 0 -100, -8 -94, -18 -108, -20 -126, -16 -144"),
        white,
        12,
      ),
      part("M-9 -126Q0 -134 9 -126Q8 -112 0 -102Q-8 -112 -9 -126Z", colourTones("gold"), 5),
      part(oval(-11, -132, 3.8) + oval(11, -132, 3.8), m.dark, 1),
      part(ribbons("-18 -140 4, -5 -134 3", "18 -140 4, 5 -134 3"), deeper(white, m, 0.3), 1.4),
    ],
  };
};

/** A hummingbird at a flower. */
export const hummingbird: FigureMaker = (m) => {
  const red = colourTones("red");
  return {
    box: { left: -141, right: 112, top: -151, bottom: 66 },
    parts: [
      part(blob("2 -44, 20 -92, 52 -132, 88 -146, 84 -112, 66 -72, 34 -36"), paler(m.body, 0.5), 5, {
        lift: -0.1,
        lines: { path: "M14 -48L76 -134M24 -44L80 -112", width: 1.8 },
      }),
      part(
        ribbons("42 20 20, 70 42 16, 96 62 6", "46 14 18, 76 30 14, 108 42 5"),
        deeper(m.body, m, 0.35),
        5,
      ),
      part(
        `${blob("-52 -46, -30 -50, -4 -40, 24 -16, 50 10, 56 28, 34 30, 0 18, -28 -4, -48 -26")}${oval(-54, -52, 25, 23)}`,
        m.body,
        20,
      ),
      part(blob("-74 -44, -54 -34, -32 -26, -14 -4, 18 20, -4 18, -34 2, -58 -22"), paler(m.body, 0.8), 6),
      part(blob("-76 -44, -58 -36, -42 -34, -44 -18, -60 -24, -72 -34"), red, 5),
      part(blob("-14 -34, -16 -84, 6 -128, 38 -150, 44 -112, 38 -66, 20 -22"), paler(m.body, 0.25), 8, {
        lines: { path: "M-4 -42L30 -132M6 -36L38 -108M14 -30L36 -80", width: 1.8 },
      }),
      part(ribbon("-74 -56 6, -106 -62 3.6, -140 -66 1.6"), m.dark, 1.4),
      part(oval(-62, -58, 5), m.dark, 1.4),
      part(oval(-63.5, -60, 1.7), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};

/** A pelican with its deep pouch. */
export const pelican: FigureMaker = (m) => {
  const orange = colourTones("orange");
  return {
    box: { left: -150, right: 116, top: -212, bottom: 4 },
    parts: [
      part(
        ribbons("4 -44 12, 2 -8 9", "36 -44 12, 36 -8 9") +
          polygon("2 -12, -8 -12, -34 0, -16 3, 0 1, 12 2") +
          polygon("40 -12, 28 -12, 4 0, 20 3, 34 1, 48 2"),
        orange,
        4,
      ),
      part(
        blob("-36 -96, -6 -116, 40 -120, 84 -108, 114 -84, 88 -56, 44 -38, 4 -38, -30 -54, -42 -76"),
        m.body,
        28,
      ),
      part(ribbon("-18 -76 40, -40 -106 28, -40 -140 22, -26 -166 21, -34 -188 28", 10), m.body, 12, {
        lift: 0.03,
      }),
      part(
        blob("-46 -184, -84 -172, -122 -148, -148 -116, -132 -108, -106 -88, -78 -96, -56 -130, -42 -166"),
        paler(orange, 0.25),
        10,
        { lines: { path: "M-56 -166Q-84 -146 -104 -96M-62 -150Q-76 -136 -86 -100", width: 1.6 } },
      ),
      part(ribbon("-44 -188 12, -86 -172 9, -126 -142 7, -148 -114 5"), orange, 4),
      part(oval(-34, -190, 20, 18), m.body, 10),
      part(blob("2 -94, 40 -104, 80 -98, 112 -80, 84 -62, 44 -56, 14 -66"), deeper(m.body, m, 0.18), 10, {
        lines: { path: "M26 -76Q60 -66 96 -80M30 -88Q62 -80 98 -86", width: 2 },
      }),
      part(ribbons("72 -66 9, 92 -72 8, 110 -82 3", "60 -60 9, 82 -60 8, 100 -68 3"), m.dark, 2),
      part(oval(-41, -194, 4.4), m.dark, 1.4),
      part(oval(-42.4, -195.6, 1.5), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};
