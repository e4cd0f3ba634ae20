import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A saxophone. */
export const saxophone: FigureMaker = (m) => ({
  box: { left: -67, right: 84, top: -209, bottom: 3 },
  parts: [
    part(ribbon("-62 -176 9, -52 -192 9, -32 -198 9"), m.dark, 3),
    part(
      ribbon(
        "-36 -198 9, -16 -204 9, -8 -184 12, -8 -130 18, -10 -60 24, -2 -18 30, 28 -12 32, 48 -44 34, 52 -84 40",
      ),
      m.body,
      10,
    ),
    part("M32 -72L28 -106L84 -106L74 -72Q54 -60 32 -72Z", m.body, 6),
    part(oval(56, -106, 26, 9), m.dark, 3),
    part(ring([56, -106], [26, 9], 4), m.body, 2, { lift: 0.1 }),
    part(oval(-8, -150, 8) + oval(-8, -126, 9) + oval(-9, -100, 10) + oval(-9, -72, 11), m.pale, 4),
    part(
      ribbon("14 -150 3.4, 14 -56 3.4") + oval(14, -132, 5) + oval(15, -104, 5) + oval(16, -76, 6),
      m.body,
      2,
      { lift: 0.14 },
    ),
    part(oval(26, -14, 9), m.pale, 3),
  ],
});

/** A violoncello with its bow. */
export const cello: FigureMaker = (m) => {
  const wood = m.body === m.palette.hero ? colourTones("brown") : m.body;
  return {
    box: { left: -62, right: 94, top: -248, bottom: 3 },
    parts: [
      part(ribbon("0 -8 3, 0 2 3"), m.dark, 1),
      part(
        blob(
          "0 -150, 26 -146, 36 -128, 30 -108, 22 -92, 30 -76, 50 -56, 48 -24, 24 -8, 0 -8, -24 -8, -48 -24, -50 -56, -30 -76, -22 -92, -30 -108, -36 -128, -26 -146",
        ),
        wood,
        12,
      ),
      part(
        ribbon("-16 -108 3, -22 -86 3.4, -14 -66 3") + ribbon("16 -108 3, 22 -86 3.4, 14 -66 3"),
        m.dark,
        0.6,
      ),
      part(polygon("-8 -128, 8 -128, 6 -228, -6 -228") + polygon("-9 -44, 9 -44, 6 -18, -6 -18"), m.dark, 3),
      part(box(-15, -72, 15, -66), colourTones("gold"), 2),
      part(
        ribbon("-4 -226 1, -4 -30 1") + ribbon("0 -226 1, 0 -30 1") + ribbon("4 -226 1, 4 -30 1"),
        m.pale,
        0.3,
      ),
      part(
        ribbon("0 -226 13, 0 -240 10, 8 -244 8") +
          ribbon("-16 -232 4, 16 -232 4") +
          ribbon("-16 -222 4, 16 -222 4"),
        wood,
        3,
      ),
      part(ribbon("-56 -96 4, 20 -86 3.4, 92 -72 4"), wood, 2, { lift: 0.1 }),
      part(ribbon("-54 -90 2, 90 -66 2"), m.pale, 0.4),
    ],
  };
};

/** A church organ with its pipes. */
export const organ: FigureMaker = (m) => {
  const wood = colourTones("brown");
  const pipes = Array.from(
    { length: 13 },
    (_, i) =>
      [
        -96 + i * 16,
        -150 - 22 * Math.abs(Math.cos((i / 12) * Math.PI * 1.5)) - (i === 6 ? 26 : 40 - Math.abs(i - 6) * 5),
      ] as const,
  );
  return {
    box: { left: -116, right: 116, top: -236, bottom: 3 },
    parts: [
      part(
        "M-112 -126L-112 -186Q-112 -200 -100 -200L-40 -218L0 -236L40 -218L100 -200Q112 -200 112 -186L112 -126Z",
        wood,
        6,
        { lift: -0.1 },
      ),
      part(
        pipes.map(([x, y]) => `M${x - 6.6} ${y}L${x + 6.6} ${y}L${x + 6.6} -112L${x - 6.6} -112Z`).join(""),
        m.gold,
        5,
      ),
      part(
        pipes
          .map(([x]) =>
            polygon([
              [x - 3.6, -132],
              [x + 3.6, -132],
              [x, -120],
            ]),
          )
          .join(""),
        m.dark,
        0.8,
      ),
      part(box(-116, -120, 116, -104), wood, 4, { lift: 0.06 }),
      part(box(-104, -106, 104, 0), wood, 6),
      part(
        polygon("-66 -84, 66 -84, 74 -70, -74 -70") + polygon("-70 -66, 70 -66, 78 -50, -78 -50"),
        m.pale,
        1.5,
        {
          lines: {
            path: Array.from({ length: 15 }, (_, i) => `M${-62 + i * 9} -84l${-1 + i * 0.1} 34`).join(""),
            width: 1.4,
          },
        },
      ),
      part(
        Array.from({ length: 14 }, (_, i) =>
          i % 7 === 2 || i % 7 === 6
            ? ""
            : box(-60 + i * 9, -84, -56 + i * 9, -77) + box(-62 + i * 9.2, -66, -58 + i * 9.2, -58),
        ).join(""),
        m.dark,
        0.8,
      ),
      part([-92, -80, 80, 92].flatMap((x) => [-82, -68, -54].map((y) => oval(x, y, 4))).join(""), m.pale, 2),
      part(box(-50, -22, 50, -14) + box(-44, -16, -36, 2) + box(36, -16, 44, 2), colourTones("red"), 3),
    ],
  };
};

/** A drum with its sticks. */
export const sideDrum: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -148, bottom: 3 },
  parts: [
    part("M-76 -88L76 -88L76 -18Q76 0 0 2Q-76 0 -76 -18Z", m.body, 16, {
      lines: { path: "M-70 -78L-48 -8L-26 -76L0 -6L26 -76L48 -8L70 -78", width: 3, light: true },
    }),
    part("M-78 -26Q-70 -8 0 -6Q70 -8 78 -26L78 -12Q70 3 0 3Q-70 3 -78 -12Z", colourTones("gold"), 4),
    part(oval(0, -88, 78, 22), colourTones("gold"), 5),
    part(oval(0, -91, 70, 17), m.pale, 3, { lift: 0.1 }),
    part(
      ribbon("76 -142 7, 10 -96 6") +
        oval(6, -94, 8, 6) +
        ribbon("-60 -144 7, -16 -100 6") +
        oval(-12, -97, 8, 6),
      colourTones("brown"),
      3,
    ),
  ],
});

/** A violin with its bow. */
export const fiddle: FigureMaker = (m) => {
  const wood = m.body;
  return {
    box: { left: -60, right: 104, top: -201, bottom: 3 },
    parts: [
      part(
        blob(
          "0 -112, 26 -108, 34 -92, 30 -76, 24 -64, 32 -50, 46 -36, 42 -8, 22 2, 0 2, -22 2, -42 -8, -46 -36, -32 -50, -24 -64, -30 -76, -34 -92, -26 -108",
        ),
        wood,
        12,
      ),
      part(
        ribbon("-15 -74 3, -20 -58 3.4, -12 -42 3") + ribbon("15 -74 3, 20 -58 3.4, 12 -42 3"),
        m.dark,
        0.6,
      ),
      part(polygon("-7 -78, 7 -78, 5 -172, -5 -172") + polygon("-9 -28, 9 -28, 6 -4, -6 -4"), m.dark, 3),
      part(box(-14, -50, 14, -45), colourTones("gold"), 2),
      part(
        ribbon("-3 -172 0.9, -3 -16 0.9") + ribbon("0 -172 0.9, 0 -16 0.9") + ribbon("3 -172 0.9, 3 -16 0.9"),
        m.pale,
        0.3,
      ),
      part(
        ribbon("0 -170 12, 0 -184 9, 8 -192 8, 12 -186 5") +
          ribbon("-15 -180 4, 15 -180 4") +
          ribbon("-15 -172 4, 15 -172 4"),
        wood,
        3,
      ),
      part(ribbon("62 2 6, 76 -90 4, 92 -190 4, 98 -194 5"), colourTones("brown"), 2, { lift: 0.06 }),
      part(ribbon("70 2 2.4, 102 -188 2.4"), m.pale, 0.5),
      part(box(58, -12, 74, 2), m.dark, 2),
    ],
  };
};

/** A tambourine. */
export const tambourine: FigureMaker = (m) => {
  const jingles = [0.4, 1.1, 1.8, 2.6, 3.5, 4.4, 5.2, 5.9].map(
    (a) => [Math.cos(a) * 62, -70 + Math.sin(a) * 60] as const,
  );
  return {
    box: { left: -74, right: 74, top: -142, bottom: 3 },
    parts: [
      part(oval(0, -70, 70, 70), m.body === m.palette.hero ? colourTones("red") : m.body, 8),
      part(oval(0, -70, 52, 52), m.pale, 5, { lift: 0.08 }),
      part(jingles.map(([x, y]) => oval(x, y, 9, 9)).join(""), colourTones("gold"), 4),
      part(jingles.map(([x, y]) => oval(x, y, 2.6)).join(""), m.dark, 0.8),
    ],
  };
};
