import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ovalPair, paler, ribbonPair, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";
import { HAIR, SKIN } from "./dressed.ts";

/** A troll with a big nose, tusks and a club. */
export const troll: FigureMaker = (m) => {
  const skin = bodyOr(m, towards(colourTones("green"), colourTones("grey")[1]!, 0.5));
  return {
    box: { left: -134, right: 155, top: -279, bottom: 4 },
    parts: [
      part(ribbons("118 -150 20, 126 -200 36, 132 -246 46"), deeper(colourTones("brown"), m, 0.15), 10, {
        lines: { path: "M112 -236l14 -8M126 -210l14 -8M138 -240l10 -6", width: 4 },
      }),
      part(ribbonPair("40 -60 52, 46 -14 46"), skin, 10),
      part(ovalPair(52, -8, 38, 13), deeper(skin, m, 0.15), 6),
      part(blob("0 -182, 62 -172, 92 -120, 82 -60, 40 -36, -40 -36, -82 -60, -92 -120, -62 -172"), skin, 34),
      part(
        polygon("-84 -76, 84 -76, 70 -30, 46 -44, 24 -24, 0 -42, -26 -24, -46 -44, -70 -30"),
        colourTones("brown"),
        7,
      ),
      part(
        ribbons("-76 -156 46, -112 -110 40, -108 -60 38", "76 -156 46, 116 -140 38, 116 -152 36"),
        skin,
        12,
      ),
      part(polygon("-40 -210, -96 -224, -44 -186") + polygon("40 -210, 96 -224, 44 -186"), skin, 5),
      part(blob("0 -254, 40 -244, 54 -206, 44 -164, 0 -150, -44 -164, -54 -206, -40 -244"), skin, 22),
      part(ribbons("-20 -250 9, -30 -268 5", "0 -254 9, 2 -276 5", "18 -250 9, 30 -266 5"), m.dark, 2),
      part(ribbon("-42 -222 9, 0 -216 9, 42 -222 9"), m.dark, 3),
      part(ovalPair(20, -208, 9, 8), colourTones("yellow"), 2),
      part(ovalPair(19, -207, 4), m.dark, 0.8),
      part(
        blob("0 -216, 14 -202, 24 -182, 12 -172, -12 -172, -24 -182, -14 -202"),
        towards(skin, colourTones("red")[1]!, 0.25),
        12,
      ),
      part(ribbon("-32 -164 6, 0 -160 7, 32 -164 6"), m.dark, 1.4),
      part(
        polygon("-30 -164, -18 -164, -25 -186") + polygon("30 -164, 18 -164, 25 -186"),
        colourTones("white"),
        2.4,
      ),
    ],
  };
};

/** A goblin: small and green with huge ears. */
export const goblin: FigureMaker = (m) => {
  const green = bodyOr(m, colourTones("green"));
  return {
    box: { left: -112, right: 112, top: -200, bottom: 4 },
    parts: [
      part(ribbonPair("14 -44 16, 26 -22 13, 22 -6 13"), green, 5),
      part(ovalPair(28, -4, 20, 8), green, 4),
      part(blob("0 -98, 26 -92, 34 -62, 26 -36, -26 -36, -34 -62, -26 -92"), colourTones("brown"), 14, {
        lines: { path: "M-20 -80L20 -44M20 -80L-20 -44", width: 2 },
      }),
      part(ribbonPair("28 -88 14, 54 -70 12, 62 -92 11"), green, 5),
      part(
        ribbonPair("58 -96 5, 54 -112 4") +
          ribbonPair("64 -98 5, 66 -116 4") +
          ribbonPair("70 -94 5, 78 -108 4"),
        green,
        2,
      ),
      part(
        polygon("-34 -150, -112 -186, -92 -140, -36 -118") + polygon("34 -150, 112 -186, 92 -140, 36 -118"),
        green,
        8,
      ),
      part(
        polygon("-44 -144, -94 -170, -82 -144, -46 -128") + polygon("44 -144, 94 -170, 82 -144, 46 -128"),
        towards(green, colourTones("pink")[1]!, 0.5),
        3,
      ),
      part(blob("0 -196, 38 -184, 52 -148, 38 -112, 0 -92, -38 -112, -52 -148, -38 -184"), green, 24),
      part(ovalPair(21, -152, 14, 13), colourTones("yellow"), 4),
      part(ovalPair(19, -150, 4, 9), m.dark, 1),
      part(ribbonPair("38 -172 6, 8 -162 5"), deeper(green, m, 0.5), 2),
      part(ribbon("0 -150 13, -6 -132 15, -22 -118 8"), deeper(green, m, 0.12), 6),
      part("M-30 -114Q0 -92 30 -116Q0 -104 -30 -114Z", m.dark, 1.4),
      part(
        polygon("-16 -110, -8 -108, -12 -98") +
          polygon("2 -106, 10 -108, 7 -97") +
          polygon("18 -110, 24 -112, 22 -102"),
        colourTones("white"),
        0.8,
      ),
    ],
  };
};

/** A cyclops: one eye and one horn. */
export const cyclops: FigureMaker = (m) => {
  const skin = bodyOr(m, towards(colourTones("brown"), colourTones("pink")[1]!, 0.4));
  return {
    box: { left: -120, right: 120, top: -312, bottom: 4 },
    parts: [
      part(ribbonPair("34 -84 44, 38 -14 38"), skin, 10),
      part(ovalPair(44, -8, 34, 12), deeper(skin, m, 0.2), 6),
      part(blob("0 -202, 60 -194, 80 -150, 66 -90, 0 -76, -66 -90, -80 -150, -60 -194"), skin, 30, {
        lines: { path: "M-34 -154Q-16 -142 0 -152Q16 -142 34 -154", width: 2.4 },
      }),
      part(
        polygon("-66 -106, 66 -106, 60 -50, 36 -64, 10 -46, -14 -64, -40 -48, -60 -58"),
        colourTones("gold"),
        7,
        { lines: { path: "M-40 -90l8 6M0 -84l8 6M36 -90l8 6M-18 -70l8 6M20 -70l8 6", width: 4 } },
      ),
      part(ribbonPair("70 -180 36, 98 -134 32, 94 -84 30"), skin, 10),
      part(polygon("-12 -276, 12 -276, 2 -312"), colourTones("white"), 5),
      part(ovalPair(52, -236, 12, 16), skin, 5),
      part(blob("0 -290, 42 -280, 54 -240, 42 -204, 0 -190, -42 -204, -54 -240, -42 -280"), skin, 26),
      part(oval(0, -246, 29, 26), colourTones("white"), 10),
      part(oval(0, -244, 14), colourTones("blue"), 4),
      part(oval(0, -244, 7.4), m.dark, 1.4),
      part(oval(-5, -250, 3.6), colourTones("white"), 0.4, { lift: 0.2 }),
      part(ribbon("-36 -276 9, 0 -284 10, 36 -276 9"), m.dark, 3),
      part("M-28 -212Q0 -196 28 -212Q0 -206 -28 -212Z", m.dark, 1.4),
    ],
  };
};

/** A genie that rises from a lamp. */
export const genie: FigureMaker = (m) => {
  const blue = bodyOr(m, colourTones("blue"));
  const gold = colourTones("gold");
  return {
    box: { left: -121, right: 130, top: -312, bottom: 4 },
    parts: [
      part(ribbon("-66 -56 8, -30 -76 22, 14 -92 34, 30 -124 52, 0 -160 76", 10), paler(blue, 0.3), 12, {
        lines: { path: "M-40 -66Q0 -80 24 -112M0 -96Q30 -120 10 -150", width: 2 },
      }),
      part(blob("0 -238, 56 -226, 66 -186, 46 -148, 0 -134, -46 -148, -66 -186, -56 -226"), blue, 26),
      part(
        ribbons(
          "-60 -214 34, -80 -176 28, -30 -168 26, 30 -172 24",
          "60 -214 34, 80 -176 28, 34 -186 26, -28 -182 22",
        ),
        blue,
        9,
      ),
      part(ribbons("-54 -170 28, -40 -169 28", "54 -178 28, 42 -181 28"), gold, 4),
      part(polygon("-30 -232, 30 -232, 20 -200, 0 -190, -20 -200"), colourTones("red"), 5),
      part(ovalPair(37, -262, 7, 10), blue, 3),
      part(oval(0, -260, 36, 36), blue, 18),
      part(ovalPair(13, -264, 7, 8), colourTones("white"), 1.6),
      part(ovalPair(12, -263, 3.6, 4.6), m.dark, 0.8),
      part(ribbonPair("22 -278 4, 6 -274 4"), m.dark, 1),
      part(ribbon("-14 -244 3, 0 -238 4, 14 -244 3"), m.dark, 0.8),
      part(polygon("-9 -230, 9 -230, 0 -206"), m.dark, 3),
      part(blob("-40 -280, -28 -306, 0 -312, 28 -306, 40 -280, 0 -288"), colourTones("white"), 10, {
        lines: { path: "M-36 -284Q0 -304 30 -302M-30 -298Q0 -288 38 -286", width: 2 },
      }),
      part(oval(0, -296, 9), colourTones("red"), 4),
      part(
        blob("-66 -42, -108 -54, -120 -66, -104 -72, -80 -62, -40 -60") +
          blob("-64 -38, -30 -56, 40 -58, 88 -40, 70 -16, 10 -8, -40 -16") +
          ribbon("82 -44 9, 118 -54 9, 122 -26 9, 84 -22 8", 8),
        gold,
        11,
      ),
      part(ribbon("-40 -2 10, 0 -10 20, 40 -2 10"), gold, 6),
    ],
  };
};

/** A centaur with a bow. */
export const centaur: FigureMaker = (m) => {
  const coat = bodyOr(m, colourTones("brown"));
  const far = deeper(coat, m, 0.35);
  return {
    box: { left: -150, right: 136, top: -290, bottom: 3 },
    parts: [
      part(
        ribbons(
          "-24 -104 36, -44 -66 20, -66 -54 15, -62 -24 11",
          "60 -104 46, 42 -74 30, 50 -48 16, 38 -6 13",
        ),
        far,
        7,
        { lift: -0.1 },
      ),
      part(ribbon("88 -124 12, 112 -106 18, 124 -66 18, 118 -32 4"), m.dark, 6),
      part(
        ribbons(
          "-42 -112 62, -8 -110 64, 34 -110 62, 72 -116 54",
          "-42 -96 40, -50 -62 20, -52 -46 17, -54 -10 12, -58 -4 15",
          "66 -106 54, 58 -80 38, 76 -54 17, 70 -10 12, 65 -4 15",
        ),
        coat,
        22,
      ),
      part(ribbon("-48 -120 56, -52 -160 50, -54 -200 58", 10), SKIN, 16, {
        lines: { path: "M-70 -196Q-60 -188 -52 -194Q-44 -188 -34 -196M-53 -190L-51 -150", width: 1.8 },
      }),
      part(
        ribbons("-30 -206 20, -2 -186 16, -36 -178 14", "-76 -206 20, -96 -200 16, -116 -196 13"),
        SKIN,
        6,
      ),
      part(
        ribbon("-104 -274 5, -128 -236 6, -130 -194 6, -126 -156 6, -100 -122 5", 10),
        colourTones("gold"),
        3,
      ),
      part(ribbons("-104 -274 1.8, -62 -184 1.8, -100 -122 1.8", "-148 -200 3, -40 -178 3"), m.dark, 0.6),
      part(ribbon("-54 -222 20, -56 -240 18"), SKIN, 5),
      part(oval(-58, -254, 24, 27), SKIN, 12),
      part(
        blob("-78 -262, -72 -284, -44 -288, -28 -266, -28 -232, -38 -238, -42 -262, -60 -272"),
        HAIR.brown,
        7,
      ),
      part(blob("-78 -244, -66 -236, -50 -238, -54 -222, -70 -222"), HAIR.brown, 5),
      part(oval(-70, -256, 3) + oval(-56, -256, 3), m.dark, 0.8),
    ],
  };
};

/** A minotaur: a bull's head on a man's body. */
export const minotaur: FigureMaker = (m) => {
  const fur = bodyOr(m, deeper(colourTones("brown"), m, 0.15));
  return {
    box: { left: -132, right: 132, top: -289, bottom: 4 },
    parts: [
      part(ribbonPair("30 -100 44, 36 -60 28, 32 -14 22"), fur, 10),
      part(ovalPair(36, -6, 24, 9), m.dark, 5),
      part(
        blob("0 -206, 62 -196, 76 -160, 48 -104, 0 -92, -48 -104, -76 -160, -62 -196"),
        towards(SKIN, fur[1]!, 0.3),
        28,
        {
          lines: {
            path: "M-36 -164Q-18 -150 0 -160Q18 -150 36 -164M0 -156L0 -108M-18 -134L18 -134M-16 -118L16 -118",
            width: 2.4,
          },
        },
      ),
      part(polygon("-52 -110, 52 -110, 44 -60, 0 -48, -44 -60"), colourTones("red"), 7),
      part(ribbonPair("66 -184 34, 96 -150 30, 92 -104 26"), towards(SKIN, fur[1]!, 0.3), 9),
      part(ribbon("100 -10 8, 92 -196 8"), colourTones("brown"), 3),
      part(
        "M92 -196Q60 -226 56 -170Q70 -184 92 -178ZM92 -196Q124 -226 128 -170Q114 -184 92 -178Z",
        colourTones("grey"),
        5,
      ),
      part(ribbonPair("34 -244 20, 76 -250 16, 92 -286 5"), colourTones("white"), 7),
      part(ribbonPair("38 -232 12, 66 -224 14, 74 -216 5"), fur, 4),
      part(
        blob("0 -268, 36 -260, 44 -228, 30 -194, 26 -176, 0 -168, -26 -176, -30 -194, -44 -228, -36 -260"),
        fur,
        24,
      ),
      part(oval(0, -188, 28, 20), paler(fur, 0.4), 10),
      part(ovalPair(11, -190, 5, 6), m.dark, 1.4),
      part("M-9 -178a9 9 0 1 0 18 0l-4 0a5 5 0 1 1 -10 0Z", colourTones("gold"), 2),
      part(ovalPair(20, -228, 6), colourTones("red"), 1.6),
      part(ribbonPair("32 -242 6, 10 -232 5"), m.dark, 1.4),
    ],
  };
};

/** The sphinx of stone. */
export const sphinx: FigureMaker = (m) => {
  const stone = bodyOr(m, towards(colourTones("gold"), colourTones("brown")[0]!, 0.45));
  return {
    box: { left: -176, right: 172, top: -222, bottom: 4 },
    parts: [
      part(box(-170, -16, 160, 0), deeper(stone, m, 0.3), 4, {
        lines: { path: "M-120 -16L-120 0M-60 -16L-60 0M0 -16L0 0M60 -16L60 0M120 -16L120 0", width: 2 },
      }),
      part(blob("-60 -18, -54 -100, -20 -116, 40 -108, 100 -104, 146 -80, 158 -40, 154 -16"), stone, 28, {
        lines: { path: "M88 -92Q120 -70 112 -24M-8 -104Q30 -98 80 -98", width: 2.4 },
      }),
      part(ribbon("150 -40 14, 164 -80 10, 148 -104 8"), stone, 5),
      part(ribbons("-40 -40 38, -110 -30 30, -160 -26 28", "100 -32 32, 60 -28 28"), stone, 9, {
        lines: { path: "M-168 -32l10 0M-168 -24l10 0M38 -32l10 0", width: 2.4 },
      }),
      part(blob("-64 -106, -84 -60, -50 -50, -16 -60, -20 -116"), stone, 14),
      part(
        "M-104 -112Q-112 -186 -92 -206Q-64 -232 -36 -206Q-16 -186 -24 -112L-34 -84L-94 -84Z",
        towards(stone, colourTones("blue")[1]!, 0.3),
        12,
        {
          lines: {
            path: "M-98 -190Q-64 -214 -30 -190M-104 -168L-94 -160M-106 -146L-92 -140M-104 -124L-90 -120M-24 -168L-34 -160M-22 -146L-36 -140M-24 -124L-38 -120M-98 -100L-84 -104M-30 -100L-44 -104",
            width: 3.4,
          },
        },
      ),
      part(
        blob("-64 -200, -40 -188, -38 -152, -50 -122, -64 -116, -78 -122, -90 -152, -88 -188"),
        stone,
        14,
        {
          lines: {
            path: "M-82 -168Q-76 -174 -70 -168M-58 -168Q-52 -174 -46 -168M-64 -164L-68 -144L-60 -143M-74 -132Q-64 -127 -54 -132",
            width: 2.4,
          },
        },
      ),
      part(box(-69, -118, -59, -90), stone, 5),
    ],
  };
};
