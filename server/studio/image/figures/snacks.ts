import { mix } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A cooked prawn, curled, with its feelers and its fan of a tail. */
export const prawn: FigureMaker = (m) => {
  const pale = m.body.map((tone) => mix(tone, [0.9, 0.06, 0.05], 0.45));
  return {
    box: { left: -128, right: 92, top: -152, bottom: 7 },
    parts: [
      part(
        ribbon("-72 -62 4, -104 -82 3, -120 -116 2.4, -118 -150 1.6") +
          ribbon("-70 -58 4, -108 -66 3, -124 -40 1.8"),
        m.body,
        1.4,
        { lift: -0.1 },
      ),
      part(
        [
          "-40 -66 7, -32 -44 6, -40 -28 2",
          "-24 -76 7, -14 -52 6, -22 -34 2",
          "-4 -80 7, 4 -58 6, -2 -40 2",
          "16 -74 7, 20 -54 6, 12 -40 2",
        ]
          .map((leg) => ribbon(leg))
          .join(""),
        m.body,
        2,
        { lift: -0.1 },
      ),
      part(
        ribbon("36 -16 12, 10 -14 18, -16 -22 5") +
          ribbon("36 -14 12, 10 -2 18, -20 -4 5") +
          ribbon("36 -18 10, 20 -28 14, 0 -40 4"),
        m.body,
        5,
        { lift: 0.05 },
      ),
      part(
        `${polygon("-66 -78, -104 -92, -70 -60")}${ribbon("-70 -60 22, -54 -82 42, -22 -104 50, 16 -104 48, 46 -80 42, 58 -48 34, 50 -26 24, 34 -14 16", 12)}`,
        m.body,
        17,
      ),
      part(
        [
          "-26 -130 6, -10 -104 6, -12 -84 5",
          "8 -130 6, 10 -106 6, 2 -84 5",
          "42 -116 6, 34 -96 6, 20 -80 5",
          "66 -84 6, 50 -74 6, 34 -70 5",
          "76 -48 5, 56 -48 5, 42 -52 4",
          "66 -20 4, 52 -28 4, 42 -34 3",
        ]
          .map((band) => ribbon(band))
          .join(""),
        pale,
        2.4,
      ),
      part(oval(-62, -76, 6), m.dark, 2),
      part(oval(-63.5, -78, 2), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};

/** A sausage with mustard in a bun. */
export const hotDog: FigureMaker = (m) => {
  const bun = m.body.map((tone) => mix(tone, [0.78, 0.05, 0.12], 0.62));
  return {
    box: { left: -122, right: 122, top: -96, bottom: 3 },
    parts: [
      part(ribbon("-80 -58 44, 0 -66 52, 80 -58 44", 12), bun, 16, { lift: 0.08 }),
      part(
        blob("-96 -60, -60 -78, -20 -72, 20 -80, 60 -76, 96 -60, 60 -46, -60 -46"),
        colourTones("green"),
        5,
      ),
      part(ribbon("-106 -56 28, -50 -54 34, 50 -54 34, 106 -56 28", 12), colourTones("red"), 14, {
        lift: -0.06,
      }),
      part(
        ribbon(
          "-92 -60 8, -76 -68 8, -58 -56 8, -40 -68 8, -22 -56 8, -4 -68 8, 14 -56 8, 32 -68 8, 50 -56 8, 68 -68 8, 90 -60 8",
        ),
        colourTones("yellow"),
        3,
        { lift: 0.1 },
      ),
      part(ribbon("-84 -26 46, 0 -22 50, 84 -26 46", 12), bun, 20, { lift: 0.16 }),
    ],
  };
};

/** Two cherries on their stalks. */
export const cherry: FigureMaker = (m) => {
  const shine = colourTones("white");
  return {
    box: { left: -84, right: 86, top: -176, bottom: 3 },
    parts: [
      part(
        ribbon("-36 -70 6, -22 -112 5, 12 -154 6") + ribbon("44 -62 6, 40 -110 5, 12 -154 6"),
        colourTones("brown"),
        2,
      ),
      part(blob("12 -152, 30 -172, 58 -174, 84 -158, 66 -146, 38 -142"), colourTones("green"), 5, {
        lines: { path: "M14 -152Q48 -162 78 -158M36 -156l10 -10M52 -159l9 -8M40 -155l12 8", width: 1.8 },
      }),
      part(
        blob("-36 -78, -12 -86, 2 -66, 4 -38, -14 -8, -40 0, -66 -8, -82 -38, -76 -70, -56 -86"),
        m.body,
        34,
      ),
      part(blob("46 -72, 66 -78, 82 -58, 82 -32, 66 -6, 44 0, 20 -8, 6 -34, 14 -64, 30 -78"), m.body, 32, {
        lift: 0.06,
      }),
      part(ribbon("-60 -62 9, -64 -50 10, -62 -40 6") + ribbon("24 -56 8, 21 -46 9, 23 -36 5"), shine, 3, {
        lift: 0.1,
      }),
    ],
  };
};

/** A twisted sesame ring. */
export const simit: FigureMaker = (m) => {
  const [turns, at] = [14, (Math.PI * 2) / 14];
  const crust = m.body.map((tone) => mix(tone, [0.66, 0.1, 0.13], 0.5));
  const on = (a: number, r: number) => [Math.cos(a) * 60 * r, -72 + Math.sin(a) * 55 * r] as const;
  return {
    box: { left: -88, right: 88, top: -150, bottom: 3 },
    parts: [
      ...Array.from({ length: turns }, (_, i) => {
        const a = i * at + 1.2;
        return part(
          ribbon([
            [...on(a - 0.22, 0.76), 16],
            [...on(a, 1), 34],
            [...on(a + 0.34, 1.22), 16],
          ]),
          crust,
          12,
        );
      }),
      part(
        Array.from({ length: 84 }, (_, i) => {
          const [x, y] = on(i * 2.399, 0.8 + ((i * 7) % 11) * 0.04);
          return ribbon(
            [
              [x, y, 3.4],
              [x + Math.cos(i) * 3.4, y + Math.sin(i) * 3.4, 2],
            ],
            2,
          );
        }).join(""),
        colourTones("yellow").map((tone) => mix(tone, [0.95, 0, 0.03], 0.6)),
        0.8,
        { lift: 0.16 },
      ),
    ],
  };
};

/** A wide pan of yellow rice with prawns, mussels and lemon. */
export const paella: FigureMaker = (m) => {
  const curl = (x: number, y: number, s: 1 | -1) =>
    ribbon([
      [x - 17 * s, y + 3, 7],
      [x - 12 * s, y - 8, 12],
      [x + 3 * s, y - 11, 12],
      [x + 14 * s, y - 3, 9],
      [x + 10 * s, y + 5, 4],
    ]);
  const mussel = (x: number, y: number, s: 1 | -1) =>
    blob([
      [x - 17 * s, y + 3],
      [x - 8 * s, y - 8],
      [x + 10 * s, y - 9],
      [x + 18 * s, y - 1],
      [x + 4 * s, y + 6],
    ]);
  const wedge = (x: number, y: number) =>
    `M${x - 15} ${y}Q${x} ${y - 24} ${x + 15} ${y}Q${x} ${y + 9} ${x - 15} ${y}Z`;
  return {
    box: { left: -152, right: 152, top: -92, bottom: 3 },
    parts: [
      part(
        "M-112 -58Q-150 -66 -150 -42Q-150 -22 -112 -30L-112 -38Q-138 -30 -138 -43Q-138 -54 -112 -48Z" +
          "M112 -58Q150 -66 150 -42Q150 -22 112 -30L112 -38Q138 -30 138 -43Q138 -54 112 -48Z",
        colourTones("red"),
        4,
      ),
      part("M-124 -46L124 -46Q112 0 60 2L-60 2Q-112 0 -124 -46Z", colourTones("black"), 8, { lift: 0.1 }),
      part(oval(0, -46, 124, 42), colourTones("grey"), 5),
      part(oval(0, -45, 112, 35), m.body, 6, {
        lines: {
          path: Array.from({ length: 70 }, (_, i) => {
            const r = Math.sqrt((i + 0.5) / 70);
            return `M${(Math.cos(i * 2.399) * 104 * r).toFixed(1)} ${(-45 + Math.sin(i * 2.399) * 31 * r).toFixed(1)}l${i % 2 ? 4 : -4} 2`;
          }).join(""),
          width: 1.6,
        },
      }),
      part(
        ribbon("-84 -52 7, -64 -58 7, -46 -56 6") +
          ribbon("30 -26 7, 48 -24 7, 64 -30 6") +
          ribbon("12 -72 7, 30 -70 7, 42 -64 5"),
        colourTones("red"),
        2.4,
      ),
      part(
        [-70, -38, -20, 8, 24, 60, 84, -92, -6, 44]
          .map((x, i) => oval(x, -44 + ((i * 13) % 34) - 14, 4.4, 3.6))
          .join(""),
        colourTones("green"),
        2,
      ),
      part(mussel(-52, -30, 1) + mussel(64, -50, -1) + mussel(-6, -62, 1), colourTones("black"), 4, {
        lift: 0.12,
      }),
      part(
        curl(-24, -42, 1) + curl(28, -44, -1) + curl(-72, -40, -1) + curl(0, -22, 1) + curl(84, -34, 1),
        colourTones("orange"),
        4,
      ),
      part(wedge(-44, -68) + wedge(52, -68) + wedge(-88, -62), colourTones("yellow"), 4, { lift: 0.12 }),
    ],
  };
};

/** Three-cornered pastries with their sauce. */
export const samosa: FigureMaker = (m) => {
  const crust = m.body.map((tone) => mix(tone, [0.7, 0.07, 0.13], 0.4));
  const pastry = (x: number, y: number, s: number) =>
    `M${x - 54 * s} ${y}Q${x - 60 * s} ${y - 8 * s} ${x - 52 * s} ${y - 16 * s}L${x - 8 * s} ${y - 84 * s}Q${x} ${y - 92 * s} ${x + 8 * s} ${y - 84 * s}L${x + 52 * s} ${y - 16 * s}Q${x + 60 * s} ${y - 8 * s} ${x + 54 * s} ${y}Q${x} ${y + 8 * s} ${x - 54 * s} ${y}Z`;
  const folds = (x: number, y: number, s: number) => ({
    path: `M${x} ${y - 86 * s}Q${x + 18 * s} ${y - 40 * s} ${x + 8 * s} ${y + 2 * s}M${x - 46 * s} ${y - 4 * s}l4 -8M${x - 32 * s} ${y - 2 * s}l4 -9M${x - 18 * s} ${y}l3 -9M${x + 24 * s} ${y}l1 -9M${x + 38 * s} ${y - 2 * s}l-1 -9`,
    width: 2,
  });
  return {
    box: { left: -128, right: 128, top: -118, bottom: 3 },
    parts: [
      part(oval(0, -16, 126, 19), m.pale, 6),
      part(oval(0, -19, 100, 12), m.pale, 2, { lift: -0.1 }),
      part(pastry(0, -28, 0.98), crust, 20, { lift: -0.08, lines: folds(0, -28, 0.98) }),
      part(pastry(-56, -16, 1), crust, 22, { lines: folds(-56, -16, 1) }),
      part("M40 -46L108 -46Q104 -10 74 -10Q44 -10 40 -46Z", colourTones("white"), 7),
      part(oval(74, -46, 34, 9), colourTones("white"), 3, { lift: 0.1 }),
      part(oval(74, -46, 27, 6), colourTones("green"), 2),
    ],
  };
};

/** Drop-shaped croquettes. */
export const coxinha: FigureMaker = (m) => {
  const drop = (x: number, y: number) =>
    blob(
      [
        [0, -104],
        [7, -94],
        [16, -72],
        [36, -46],
        [40, -22],
        [26, -4],
        [0, 0],
        [-26, -4],
        [-40, -22],
        [-36, -46],
        [-16, -72],
        [-7, -94],
      ].map(([dx, dy]) => [x + dx!, y + dy!] as const),
    );
  const crumbs = (x: number, y: number) =>
    Array.from({ length: 26 }, (_, i) => {
      const r = Math.sqrt((i + 0.5) / 26) * 34;
      return oval(x + Math.cos(i * 2.399) * r, y - 30 + Math.sin(i * 2.399) * r * 0.8, 2, 1.6);
    }).join("");
  const crust = m.body.map((tone) => mix(tone, [0.68, 0.09, 0.13], 0.5));
  const one = (x: number, y: number, lift = 0) => [
    part(drop(x, y), crust, 24, { lift }),
    part(crumbs(x, y), crust, 1, { lift: lift - 0.16 }),
  ];
  return {
    box: { left: -116, right: 116, top: -134, bottom: 3 },
    parts: [
      part(oval(0, -14, 114, 17), m.pale, 6),
      ...one(0, -28, -0.06),
      ...one(-54, -12),
      ...one(50, -10, 0.04),
    ],
  };
};
