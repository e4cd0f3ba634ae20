import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, ribbons } from "./strokes.ts";
import { brown, colourTones, gold, grey, white } from "./tones.ts";
import { turned } from "./turned.ts";

/** A harmonica. */
export const harmonica: FigureMaker = (m) => ({
  box: { left: -124, right: 124, top: -96, bottom: 3 },
  parts: [
    part(box(-118, -66, 118, -30), m.dark, 3),
    part(
      Array.from({ length: 10 }, (_, i) => box(-106 + i * 21.6, -60, -92 + i * 21.6, -38)).join(""),
      brown,
      2,
    ),
    part("M-122 -64L-118 -86Q-112 -96 -98 -96L98 -96Q112 -96 118 -86L122 -64Z", m.body, 7, {
      lines: { path: "M-80 -80L80 -80", width: 4, light: true },
    }),
    part("M-122 -34L-118 -10Q-112 0 -98 0L98 0Q112 0 118 -10L122 -34Z", m.body, 7),
  ],
});

/** A tuba with its wide bell. */
export const tuba: FigureMaker = (m) => ({
  box: { left: -99, right: 96, top: -241, bottom: 3 },
  parts: [
    part(
      ribbon(
        "62 -158 12, 72 -60 16, 40 -20 20, -10 -20 22, -44 -48 24, -42 -110 26, -30 -150 40, -28 -190 66",
        8,
      ),
      m.body,
      9,
    ),
    part(polygon("-66 -186, 10 -186, 44 -226, -98 -226"), m.body, 16),
    part(oval(-27, -226, 72, 15), deeper(m.body, m, 0.25), 4),
    part(oval(-27, -226, 52, 9), m.dark, 2),
    part(
      ribbon("62 -158 9, 40 -170 8, 20 -140 8") + ribbon("-40 -84 9, 30 -90 9, 36 -50 9, -6 -44 9, -8 -80 9"),
      m.body,
      4,
    ),
    part([-4, 16, 36].map((x) => box(x - 8, -118, x + 8, -52)).join(""), m.body, 5, { lift: 0.1 }),
    part([-4, 16, 36].map((x) => box(x - 2, -132, x + 2, -118) + oval(x, -134, 7, 4)).join(""), white, 2),
    part(oval(70, -164, 12, 8), grey, 4),
  ],
});

/** Two cymbals. */
export const cymbals: FigureMaker = (m) => {
  const one = (x: number, angle: number) => [
    part(
      polygon(
        turned(
          Array.from({ length: 32 }, (_, i): [number, number] => [
            Math.cos(i * 0.19635) * 30,
            Math.sin(i * 0.19635) * 88,
          ]),
          angle,
          x,
          -92,
        ),
      ),
      m.body,
      8,
      { lift: x / 900 },
    ),
    part(
      polygon(
        turned(
          Array.from({ length: 24 }, (_, i): [number, number] => [
            Math.cos(i * 0.2618) * 20,
            Math.sin(i * 0.2618) * 60,
          ]),
          angle,
          x,
          -92,
        ),
      ),
      m.body,
      3,
    ),
    part(
      polygon(
        turned(
          Array.from({ length: 20 }, (_, i): [number, number] => [
            Math.cos(i * 0.314) * 12,
            Math.sin(i * 0.314) * 26,
          ]),
          angle,
          x,
          -92,
        ),
      ),
      deeper(m.body, m, 0.15),
      8,
    ),
  ];
  return {
    box: { left: -110, right: 110, top: -186, bottom: 3 },
    parts: [
      ...one(-48, -0.22),
      ...one(48, 0.22),
      part(
        ribbon("-48 -92 8, -88 -104 8, -92 -76 8, -48 -88 8") +
          ribbon("48 -92 8, 88 -104 8, 92 -76 8, 48 -88 8"),
        colourTones("red"),
        3,
      ),
      part(ribbons("0 -180 3, 0 -160 5", "-18 -172 3, -12 -156 4", "18 -172 3, 12 -156 4"), m.gold, 1),
    ],
  };
};

const RAINBOW = (["red", "orange", "yellow", "green", "blue", "purple", "pink"] as const).map(colourTones);

/** A xylophone of seven colours with its beaters. */
export const xylophone: FigureMaker = (m) => ({
  box: { left: -120, right: 126, top: -140, bottom: 3 },
  parts: [
    part(
      polygon("-112 -92, 112 -68, 112 -58, -112 -80") + polygon("-112 -18, 112 -38, 112 -28, -112 -6"),
      brown,
      4,
    ),
    ...RAINBOW.map((tones, i) => part(box(-108 + i * 32, -106 + i * 6, -82 + i * 32, 2 - i * 6), tones, 6)),
    part(
      Array.from(
        { length: 7 },
        (_, i) => oval(-95 + i * 32, -88 + i * 3, 4) + oval(-95 + i * 32, -14 - i * 3, 4),
      ).join(""),
      m.dark,
      1,
    ),
    part(ribbons("-20 -50 6, 88 -134 6", "40 -40 6, 118 -110 6"), brown, 2, { lift: 0.2 }),
    part(oval(-22, -48, 12) + oval(38, -38, 12), m.body, 8, { lift: 0.2 }),
  ],
});

/** Bagpipes with their drones. */
export const bagpipes: FigureMaker = (m) => ({
  box: { left: -116, right: 113, top: -247, bottom: 3 },
  parts: [
    part(ribbons("-34 -120 13, -66 -226 10", "-4 -128 13, -8 -236 10", "26 -124 13, 50 -222 10"), m.dark, 5),
    part(
      ribbons(
        "-48 -166 16, -52 -178 16",
        "-5 -180 16, -6 -192 16",
        "36 -168 16, 39 -180 16",
        "-64 -218 17, -67 -228 17",
        "-8 -228 17, -8 -238 17",
        "48 -214 17, 51 -224 17",
      ),
      white,
      4,
    ),
    part(ribbon("70 -104 11, 108 -150 9"), m.dark, 4),
    part(ribbon("-70 -56 13, -96 -4 12"), m.dark, 4),
    part(oval(-98, -2, 11, 7), white, 3),
    part(
      blob("-88 -66, -70 -108, -20 -132, 40 -128, 82 -104, 92 -62, 58 -26, -4 -18, -58 -32", 8),
      m.body,
      34,
      {
        lines: [
          { path: "M-70 -100L20 -20M-30 -128L62 -34M20 -130L88 -64M-84 -60L-10 -20", width: 4 },
          { path: "M-30 -24L-50 -112M10 -20L-10 -130M50 -28L34 -128M-66 -36L-78 -88", width: 4 },
        ],
      },
    ),
  ],
});

/** A pair of tabla drums. */
export const tabla: FigureMaker = (m) => ({
  box: { left: -126, right: 112, top: -138, bottom: 3 },
  parts: [
    part("M-122 -96Q-128 -10 -86 0L-40 0Q0 -10 -6 -96Z", grey, 24, {
      lines: {
        path: "M-110 -88L-84 -10M-92 -84L-64 -6M-70 -82L-64 -6M-50 -82L-40 -10M-22 -88L-44 -8",
        width: 2.4,
      },
    }),
    part("M22 -108L14 -22Q16 0 34 0L86 0Q104 0 106 -22L98 -108Z", m.body, 20, {
      lines: { path: "M28 -100L34 -10M44 -96L40 -8M60 -94L60 -6M76 -96L80 -8M92 -100L88 -10", width: 2.4 },
    }),
    part([20, 44, 68].map((x) => box(x, -62, x + 18, -42)).join(""), colourTones("red"), 4),
    part(oval(-64, -96, 60, 26) + oval(60, -108, 41, 18), colourTones("red"), 4),
    part(oval(-64, -98, 50, 20) + oval(60, -110, 33, 13), white, 3),
    part(oval(-54, -96, 22, 9) + oval(60, -110, 15, 6), m.dark, 2),
  ],
});

/** A gong on its frame. */
export const gong: FigureMaker = (m) => ({
  box: { left: -122, right: 130, top: -244, bottom: 3 },
  parts: [
    part(
      ribbons("-98 0 11, -98 -212 11, 98 -212 11, 98 0 11".replace(/, /g, ", "), "-98 -2 10, 98 -2 10"),
      brown,
      5,
    ),
    part(
      box(-106, -220, 106, -206) +
        box(-104, -214, -92, 0) +
        box(92, -214, 104, 0) +
        box(-122, -8, -78, 3) +
        box(78, -8, 122, 3),
      colourTones("red"),
      5,
    ),
    part(ribbons("-40 -206 4, -44 -168 4", "40 -206 4, 44 -168 4"), m.dark, 1),
    part(oval(0, -110, 80), m.body, 7),
    part(ring([0, -110], [62, 62], 5), deeper(m.body, m, 0.25), 3),
    part(oval(0, -110, 24), m.body, 12),
    part(ribbon("56 -60 8, 116 0 9"), brown, 3, { lift: 0.2 }),
    part(oval(52, -64, 18), colourTones("red"), 9, { lift: 0.2 }),
  ],
});

/** A set of drums with its cymbals. */
export const drumKit: FigureMaker = (m) => {
  const drum = (x: number, y: number, w: number, h: number) => [
    part(
      `M${x - w} ${y}L${x - w} ${y + h}Q${x} ${y + h + w * 0.4} ${x + w} ${y + h}L${x + w} ${y}Z`,
      m.body,
      w * 0.5,
    ),
    part(oval(x, y, w, w * 0.32), grey, 3),
    part(oval(x, y, w - 4, w * 0.32 - 3), white, 2),
  ];
  return {
    box: { left: -158, right: 156, top: -214, bottom: 3 },
    parts: [
      part(
        ribbons("-112 0 5, -116 -188 5", "116 0 5, 112 -196 5", "-132 0 4, -114 -40 4", "134 0 4, 114 -40 4"),
        grey,
        2,
      ),
      part(oval(-116, -190, 42, 9) + oval(112, -200, 44, 9), gold, 5),
      ...drum(-40, -150, 38, 38),
      ...drum(44, -150, 38, 38),
      part(oval(0, -66, 68), m.body, 10),
      part(oval(0, -66, 58), white, 5),
      part(oval(0, -66, 20), m.dark, 2),
      part(ribbons("-52 -20 7, -66 2 7", "52 -20 7, 66 2 7"), grey, 2),
      part(
        ribbons("-96 -40 4, -108 0 4", "-96 -40 4, -82 0 4", "98 -20 5, 92 2 5", "130 -20 5, 136 2 5"),
        grey,
        2,
      ),
      ...drum(-98, -88, 38, 26),
      ...drum(108, -92, 44, 66),
    ],
  };
};
