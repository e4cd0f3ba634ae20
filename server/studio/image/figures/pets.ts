import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon } from "./outline.ts";
import { deeper, ovalPair, paler, ribbonPair, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A koala that hugs a trunk. */
export const koala: FigureMaker = (m) => {
  const pale = paler(m.body, 0.6);
  return {
    box: { left: -98, right: 98, top: -232, bottom: 21 },
    parts: [
      part(ribbons("62 -214 36, 58 -120 40, 64 -2 46"), colourTones("brown"), 10, {
        lines: { path: "M52 -190L50 -150M68 -170L66 -130M56 -60L58 -20M72 -90L72 -40", width: 2 },
      }),
      part(blob("30 -120, 44 -80, 40 -30, 4 -8, -40 -14, -58 -50, -50 -98, -26 -120"), m.body, 28),
      part(oval(-16, -54, 26, 34), pale, 12),
      part(oval(-70, -180, 28, 27) + oval(38, -184, 28, 27), m.body, 12),
      part(oval(-72, -178, 16, 15) + oval(40, -182, 16, 15), paler(colourTones("pink"), 0.4), 6),
      part(
        blob("-16 -204, 20 -194, 38 -164, 30 -126, 0 -106, -34 -106, -62 -126, -70 -162, -50 -194"),
        m.body,
        26,
      ),
      part(blob("-16 -166, -4 -158, -2 -136, -16 -120, -30 -136, -28 -158"), m.dark, 7),
      part(oval(-46, -154, 6) + oval(12, -154, 6), m.dark, 2),
      part(oval(-48, -156, 2) + oval(10, -156, 2), colourTones("white"), 0.4, { lift: 0.2 }),
      part(ribbons("-26 -112 3, -16 -110 3, -4 -114 3"), m.dark, 0.6),
      part(ribbons("-10 -88 30, 34 -84 28, 70 -92 24", "4 -24 34, 42 -26 32, 74 -38 26"), m.body, 11, {
        lines: { path: "M72 -98l8 0M74 -90l8 0M76 -44l8 0M78 -36l8 0", width: 2.4 },
      }),
    ],
  };
};

/** A capybara. */
export const capybara: FigureMaker = (m) => ({
  box: { left: -136, right: 112, top: -140, bottom: 3 },
  parts: [
    part(
      ribbons("-22 -46 30, -18 -22 20, -22 -5 20", "60 -46 36, 54 -20 22, 48 -5 22"),
      deeper(m.body, m, 0.4),
      6,
      { lift: -0.1 },
    ),
    part(
      ribbons(
        "-40 -74 70, 0 -70 84, 44 -66 88, 66 -62 78",
        "-46 -86 62, -70 -98 54, -98 -94 50, -112 -90 48",
        "-48 -50 36, -48 -20 22, -54 -5 22",
        "76 -46 46, 80 -20 24, 74 -5 24",
      ),
      m.body,
      26,
      {
        lines: {
          path: "M-20 -92l14 4M6 -100l14 4M34 -96l14 4M-8 -74l14 4M20 -76l14 4M48 -72l14 4M-24 -52l14 4M4 -50l14 4M34 -48l14 4M64 -56l14 4",
          width: 2,
        },
      },
    ),
    part(oval(-58, -128, 11, 12) + oval(-74, -128, 10, 11), m.body, 5),
    part(oval(-58, -127, 5, 6), deeper(m.body, m, 0.4), 2),
    part(
      blob("-118 -114, -104 -108, -102 -78, -112 -66, -130 -70, -134 -94, -130 -110"),
      deeper(m.body, m, 0.2),
      9,
    ),
    part(oval(-126, -104, 4, 3.4) + oval(-116, -106, 3, 2.6), m.dark, 1),
    part(ribbons("-132 -82 2.4, -120 -78 2.4, -108 -82 2"), m.dark, 0.6),
    part(oval(-90, -110, 5.4, 4.6), m.dark, 1.4),
    part(oval(-91, -111.4, 1.6), colourTones("white"), 0.4, { lift: 0.2 }),
  ],
});

/** A cat that sits and looks at the onlooker. */
export const cat: FigureMaker = (m, window) => {
  const [pink, dark] = [colourTones("pink"), deeper(m.body, m, 0.45)];
  // A black cat has no white chest.
  const pale = paler(m.body, m.body[1]![0] < 0.4 ? 0.16 : 0.55);
  return {
    box: { left: -71, right: 100, top: -206, bottom: 4 },
    parts: [
      part(ribbons("34 -14 20, 66 -14 19, 88 -34 18, 82 -64 17, 88 -88 12"), m.body, 8, { window }),
      part(ribbons("84 -62 17, 83 -70 17, 88 -88 12"), pale, 6),
      part(polygon("-54 -150, -56 -206, -14 -178") + polygon("54 -150, 56 -206, 14 -178"), m.body, 8, {
        window,
      }),
      part(polygon("-48 -162, -48 -192, -26 -176") + polygon("48 -162, 48 -192, 26 -176"), pink, 3),
      part(
        blob(
          "0 -122, 26 -114, 42 -80, 54 -38, 46 -6, 20 -1, 0 -2, -20 -1, -46 -6, -54 -38, -42 -80, -26 -114",
        ),
        m.body,
        28,
        { window },
      ),
      part(blob("0 -118, 20 -104, 22 -76, 10 -54, 0 -50, -10 -54, -22 -76, -20 -104"), pale, 10),
      part(ribbonPair("20 -70 22, 18 -34 19, 17 -10 20"), m.body, 8, {
        window,
        lines: { path: "M13 -8L13 0M21 -8L21 0M-13 -8L-13 0M-21 -8L-21 0", width: 1.8 },
      }),
      part(
        blob(
          "0 -188, 30 -184, 54 -166, 60 -142, 44 -118, 18 -106, 0 -104, -18 -106, -44 -118, -60 -142, -54 -166, -30 -184",
        ),
        m.body,
        24,
        { window },
      ),
      part(
        ribbonPair("0 -186 0.5, 0 -178 5, 0 -166 1") +
          ribbonPair("16 -184 1, 14 -174 5, 12 -164 1") +
          ribbonPair("60 -142 5, 50 -138 4, 42 -138 1") +
          ribbonPair("54 -128 5, 46 -126 4, 40 -128 1"),
        dark,
        1,
      ),
      part(ovalPair(9, -122, 12, 9) + oval(0, -113, 9, 7), pale, 5),
      part(ovalPair(25, -146, 12, 13), towards(colourTones("green"), [0.86, -0.06, 0.15], 0.5), 4),
      part(ovalPair(25, -146, 4, 11), m.dark, 1),
      part(ovalPair(22, -151, 2.4), colourTones("white"), 0.4, { lift: 0.2 }),
      part("M-7 -130Q0 -134 7 -130Q3 -122 0 -122Q-3 -122 -7 -130Z", pink, 2.4),
      part(
        ribbonPair("0 -121 2, 3 -115 2, 10 -115 1.6") +
          ribbonPair("16 -124 1.6, 46 -130 1.2, 70 -130 0.8") +
          ribbonPair("16 -120 1.6, 46 -119 1.2, 68 -114 0.8"),
        m.dark,
        0.5,
      ),
    ],
  };
};
