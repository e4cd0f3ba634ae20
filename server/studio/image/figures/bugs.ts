import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { blobPair, deeper, ovalPair, paler, ribbonPair, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A striped bee in flight. */
export const bee: FigureMaker = (m) => {
  const black = colourTones("black");
  return {
    box: { left: -118, right: 122, top: -114, bottom: 84 },
    parts: [
      part(blob("6 -36, -10 -80, 8 -108, 38 -100, 44 -64, 30 -34"), paler(colourTones("blue"), 0.7), 5, {
        lift: -0.05,
        lines: { path: "M14 -44L22 -96M22 -44L36 -84", width: 1.6 },
      }),
      part(polygon("92 26, 122 44, 88 44"), black, 3),
      part(ribbons("-24 44 7, -34 70 5", "2 52 7, -2 80 5", "28 52 7, 32 78 5"), black, 2),
      part(ribbons("-84 -38 4, -100 -66 3, -112 -72 6", "-70 -46 4, -74 -76 3, -84 -88 6"), black, 2),
      part(blob("-52 -4, -30 -40, 14 -44, 62 -24, 94 14, 100 36, 80 50, 36 58, -10 52, -44 32"), m.body, 28),
      part(
        ribbons(
          "-8 -42 12, -2 6 20, -12 50 12",
          "32 -38 14, 42 10 20, 34 56 12",
          "70 -16 13, 78 20 16, 72 50 10",
        ),
        black,
        10,
      ),
      part(oval(-68, -4, 44, 42), m.body, 26),
      part(oval(-88, -10, 10, 12) + oval(-58, -14, 10, 12), m.dark, 3),
      part(oval(-91, -14, 3.4) + oval(-61, -18, 3.4), colourTones("white"), 0.4, { lift: 0.2 }),
      part(ribbon("-88 14 3, -76 20 3.4, -64 14 3"), m.dark, 1),
      part(
        blob("26 -38, 22 -82, 46 -112, 84 -106, 88 -72, 62 -42, 36 -30"),
        paler(colourTones("blue"), 0.7),
        7,
        { lines: { path: "M36 -44L60 -98M44 -42L76 -82", width: 1.6 } },
      ),
    ],
  };
};

/** A cockroach seen from above, with long feelers and spiny legs. */
export const cockroach: FigureMaker = (m) => ({
  box: { left: -108, right: 108, top: -232, bottom: 6 },
  parts: [
    part(ribbonPair("8 -164 4, 26 -204 3, 58 -226 2.4, 100 -228 1.4"), m.dark, 1.2),
    part(
      ribbonPair("24 -122 11, 58 -140 9, 74 -164 6, 88 -172 4") +
        ribbonPair("30 -96 12, 70 -96 10, 92 -76 6, 106 -70 4") +
        ribbonPair("26 -72 13, 62 -52 11, 84 -16 6, 98 0 4"),
      deeper(m.body, m, 0.35),
      4,
      {
        lines: {
          path: "M76 -54l8 -4M80 -42l8 -2M84 -32l8 0M-76 -54l-8 -4M-80 -42l-8 -2M-84 -32l-8 0",
          width: 2,
        },
      },
    ),
    part(ribbonPair("10 -8 7, 18 4 4"), m.dark, 1),
    part(
      blob("0 -146, 26 -138, 42 -108, 44 -60, 30 -16, 0 0, -30 -16, -44 -60, -42 -108, -26 -138"),
      deeper(m.body, m, 0.15),
      20,
    ),
    part(blob("-2 -134, -30 -128, -44 -96, -42 -50, -26 -10, -6 -20, -2 -70"), m.body, 12, {
      lines: { path: "M-12 -120Q-30 -70 -22 -20M-6 -110Q-14 -70 -12 -28", width: 1.8 },
    }),
    part(blob("2 -134, 30 -128, 44 -96, 42 -50, 26 -10, 0 -16, -4 -70"), m.body, 12, {
      lift: 0.05,
      lines: { path: "M12 -120Q32 -70 22 -16M4 -110Q16 -70 10 -24", width: 1.8 },
    }),
    part(blob("0 -172, 26 -166, 44 -142, 34 -124, 0 -120, -34 -124, -44 -142, -26 -166"), m.body, 12),
    part(
      blob("0 -162, 16 -156, 24 -142, 12 -134, 0 -134, -12 -134, -24 -142, -16 -156"),
      deeper(m.body, m, 0.5),
      3,
    ),
    part(oval(0, -172, 16, 9), deeper(m.body, m, 0.4), 5),
  ],
});

/** A mosquito on its thin legs, its belly red with blood. */
export const mosquito: FigureMaker = (m) => ({
  box: { left: -132, right: 130, top: -158, bottom: 6 },
  parts: [
    part(
      ribbons(
        "-4 -84 4, 22 -140 3.4, 44 -96 2.6, 60 -4 2, 72 0 2",
        "-22 -82 4, -46 -132 3.4, -62 -78 2.6, -68 -2 2, -80 2 2",
        "8 -80 4, 44 -128 3.4, 80 -108 2.6, 118 -146 2",
      ),
      deeper(m.body, m, 0.4),
      1.4,
    ),
    part(
      blob("-6 -92, 24 -124, 76 -146, 120 -150, 126 -138, 96 -118, 46 -96, 8 -84"),
      paler(m.body, 0.7),
      3,
      { lines: { path: "M14 -98L108 -142M22 -94L90 -122", width: 1.4 } },
    ),
    part(ribbon("0 -80 20, 34 -62 28, 68 -46 26, 98 -36 12", 10), colourTones("red"), 12, {
      lines: { path: "M26 -84L14 -54M46 -76L36 -44M66 -66L58 -34M84 -54L78 -32", width: 2.4 },
    }),
    part(blob("-34 -86, -20 -104, 4 -102, 16 -86, 6 -68, -16 -66, -32 -72"), m.body, 12),
    part(oval(-46, -82, 17, 16), m.body, 8),
    part(ribbons("-58 -76 5, -92 -46 3.4, -122 -12 1.8"), m.dark, 1.4),
    part(
      ribbons("-54 -92 3, -84 -104 2.4, -106 -98 1.4", "-52 -94 3, -76 -118 2.4, -98 -122 1.4"),
      m.dark,
      1,
    ),
    part(oval(-52, -86, 8, 9), colourTones("red"), 3),
    part(oval(-54, -89, 2.4), colourTones("white"), 0.4, { lift: 0.2 }),
    part(
      ribbons(
        "-8 -78 4, 4 -26 3, -14 -2 2.4, -26 0 2",
        "-20 -76 4, -34 -34 3, -34 -2 2.4, -46 0 2",
        "4 -76 4, 28 -30 3, 24 -2 2.4, 36 2 2",
      ),
      m.dark,
      1.4,
    ),
  ],
});

const ringsOf = (count: number, at: (i: number) => readonly [number, number, number, number]) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y, dx, dy] = at(i);
    return `M${x - dx} ${y - dy}Q${x + 4} ${y} ${x + dx} ${y + dy}`;
  }).join("");

/** Earthworms in a heap of earth. */
export const worm: FigureMaker = (m) => {
  const first =
    "-92 -18 17, -82 -54 19, -56 -72 20, -30 -58 20, -18 -30 20, 6 -14 20, 34 -24 19, 44 -56 19, 62 -84 18, 88 -92 15, 108 -84 10";
  return {
    box: { left: -128, right: 128, top: -128, bottom: 6 },
    parts: [
      part(blob("-124 -2, -92 -18, -40 -22, 20 -20, 84 -18, 124 -2, 60 6, -60 6"), colourTones("brown"), 8),
      part(
        ribbon("-14 -10 16, -6 -52 18, -16 -88 17, -4 -112 15, 14 -122 9", 10),
        deeper(m.body, m, 0.2),
        9,
        { lines: { path: ringsOf(7, (i) => [-8 + (i % 2) * 2, -26 - i * 12, 9, 2]), width: 1.8 } },
      ),
      part(ribbon(first, 12), m.body, 10, {
        lines: {
          path:
            ringsOf(6, (i) => [-70 + i * 9, -62 - Math.sin(i / 2) * 6, -4, 10]) +
            ringsOf(5, (i) => [-14 + i * 10, -24 + Math.sin(i) * 4, -3, 10]) +
            ringsOf(4, (i) => [44 + i * 9, -56 - i * 10, 8, 5]),
          width: 1.8,
        },
      }),
      part(ribbon("-40 -70 24, -29 -56 24, -24 -40 23"), paler(m.body, 0.25), 8),
      part(
        blob("-112 2, -96 -16, -64 -14, -52 2, -80 6") + blob("-34 4, -14 -12, 20 -8, 30 4, 0 8"),
        deeper(colourTones("brown"), m, 0.2),
        6,
      ),
      part(oval(101, -88, 2.6) + oval(96, -82, 2), m.dark, 0.6),
    ],
  };
};

/** A grasshopper, ready to leap. */
export const grasshopper: FigureMaker = (m) => ({
  box: { left: -136, right: 143, top: -157, bottom: 4 },
  parts: [
    part(
      ribbons("-98 -92 4, -112 -124 3, -132 -148 1.6", "-92 -94 4, -98 -130 3, -110 -156 1.6"),
      deeper(m.body, m, 0.3),
      1.2,
    ),
    part(
      ribbons("-54 -54 9, -70 -26 7, -64 -2 6, -78 0 5", "-22 -52 9, -30 -24 7, -22 -2 6, -38 0 5"),
      deeper(m.body, m, 0.25),
      3,
    ),
    part(
      ribbons("20 -64 18, 66 -110 14, 96 -132 8", "96 -132 8, 110 -70 7, 126 -6 6, 140 0 5"),
      deeper(m.body, m, 0.3),
      5,
      { lift: -0.06 },
    ),
    part(ribbon("-72 -66 34, -30 -58 40, 30 -54 34, 82 -48 22, 118 -44 8", 10), m.body, 15, {
      lines: { path: "M6 -38l6 -10M26 -38l6 -10M46 -38l6 -8M66 -38l6 -8M86 -38l4 -6", width: 2 },
    }),
    part(
      blob("-48 -80, -10 -84, 50 -74, 110 -58, 130 -48, 100 -46, 40 -52, -20 -58, -46 -66"),
      deeper(m.body, m, 0.15),
      7,
      { lines: { path: "M-36 -74L110 -54M-30 -66L80 -54M-20 -78L90 -60", width: 1.6 } },
    ),
    part(blob("-84 -92, -56 -92, -42 -82, -44 -60, -60 -46, -80 -52"), m.body, 10),
    part(blob("-74 -92, -94 -100, -112 -90, -112 -66, -98 -46, -82 -52, -74 -70"), m.body, 12),
    part(oval(-96, -82, 9, 11), m.dark, 4),
    part(oval(-98, -86, 2.6), colourTones("white"), 0.4, { lift: 0.2 }),
    part(ribbons("0 -48 24, 30 -92 20, 54 -138 10"), m.body, 8, {
      lines: { path: "M8 -58l10 4M14 -70l10 4M22 -82l10 4M28 -94l10 4M36 -106l8 4", width: 1.8 },
    }),
    part(ribbons("54 -138 10, 70 -74 7, 78 -4 6", "78 -4 6, 96 1 6"), m.body, 4, {
      lines: { path: "M60 -110l6 0M64 -94l6 0M68 -76l6 0M70 -58l6 0M74 -40l6 0", width: 2 },
    }),
  ],
});

/** A caterpillar of round rings. */
export const caterpillar: FigureMaker = (m) => {
  const rings = [
    [96, -26, 22],
    [62, -38, 26],
    [26, -46, 29],
    [-12, -40, 30],
  ] as const;
  const black = colourTones("black");
  return {
    box: { left: -106, right: 122, top: -150, bottom: 4 },
    parts: [
      part(
        rings
          .map(([x, , r]) =>
            ribbons(`${x - r * 0.4} -14 9, ${x - r * 0.5} -1 8`, `${x + r * 0.4} -14 9, ${x + r * 0.4} -1 8`),
          )
          .join(""),
        black,
        3,
      ),
      ...rings.flatMap(([x, y, r], i) => [
        part(oval(x, y, r, r * 1.06), i % 2 ? m.body : towards(m.body, [0.9, -0.04, 0.14], 0.5), r * 0.8),
        part(oval(x + 2, y - r * 0.3, 5), colourTones("yellow"), 1.6),
      ]),
      part(ribbons("-60 -98 5, -72 -126 4, -86 -138 9", "-38 -100 5, -36 -130 4, -26 -144 9"), black, 2),
      part(oval(-54, -62, 42, 40), m.body, 26),
      part(oval(-70, -70, 9.4, 11) + oval(-42, -72, 9.4, 11), colourTones("white"), 2),
      part(oval(-72, -68, 5, 6) + oval(-44, -70, 5, 6), m.dark, 1),
      part(ribbon("-76 -46 2.6, -60 -38 3.4, -44 -46 2.6"), m.dark, 0.8),
      part(oval(-86, -52, 7, 5) + oval(-32, -54, 7, 5), colourTones("pink"), 1.4),
    ],
  };
};

/** A fly seen from above. */
export const fly: FigureMaker = (m) => ({
  box: { left: -104, right: 104, top: -190, bottom: 6 },
  parts: [
    part(
      ribbonPair("20 -128 8, 56 -150 6, 62 -178 3") +
        ribbonPair("24 -108 8, 72 -112 6, 92 -92 3") +
        ribbonPair("20 -92 8, 58 -64 6, 68 -26 3"),
      m.dark,
      2,
    ),
    part(
      blob("0 -104, 26 -94, 34 -60, 20 -24, 0 -10, -20 -24, -34 -60, -26 -94"),
      deeper(m.body, m, 0.2),
      18,
      {
        lines: {
          path: "M-32 -72Q0 -62 32 -72M-28 -50Q0 -40 28 -50M-18 -30Q0 -22 18 -30",
          width: 2.6,
          light: true,
        },
      },
    ),
    part(
      blobPair("10 -118, 34 -110, 78 -62, 100 -16, 92 2, 66 -2, 34 -40, 12 -90"),
      paler(colourTones("blue"), 0.75),
      4,
      {
        lines: {
          path: "M18 -106L86 -8M24 -104L94 -22M16 -90L62 -16M-18 -106L-86 -8M-24 -104L-94 -22M-16 -90L-62 -16",
          width: 1.6,
        },
      },
    ),
    part(oval(0, -118, 30, 28), m.body, 16, {
      lines: { path: "M-10 -138L-10 -100M10 -138L10 -100M0 -140L0 -98", width: 2, light: true },
    }),
    part(oval(0, -156, 24, 20), m.body, 8),
    part(ovalPair(19, -160, 16, 19), colourTones("red"), 8),
    part(ovalPair(15, -167, 4), paler(colourTones("red"), 0.6), 0.6),
  ],
});
