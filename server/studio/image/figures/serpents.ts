import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, ovalPair, paler, ribbonPair, ribbons, scattered } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** An eel that winds through water. */
export const eel: FigureMaker = (m) => ({
  box: { left: -152, right: 156, top: -89, bottom: 30 },
  parts: [
    part(
      ribbon("-90 -50 20, -40 -76 26, 20 -36 30, 80 -10 28, 128 -44 18, 150 -72 8", 12),
      paler(m.body, 0.25),
      5,
      { lift: -0.06 },
    ),
    part(
      ribbon(
        "-132 -32 26, -100 -46 32, -56 -62 32, -8 -36 30, 40 -4 26, 90 -10 20, 128 -44 11, 148 -70 4",
        12,
      ),
      m.body,
      14,
      {
        lines: { path: "M-112 -40Q-80 -66 -40 -54Q0 -32 40 -8Q90 0 128 -44", width: 2, light: true },
      },
    ),
    part(ribbons("-96 -38 8, -84 -22 10, -76 -18 4"), deeper(m.body, m, 0.3), 3),
    part(oval(-134, -38, 6), colourTones("yellow"), 2),
    part(oval(-135, -38, 3), m.dark, 0.8),
    part(ribbon("-146 -26 2.4, -134 -22 2.8, -122 -26 2"), m.dark, 0.8),
  ],
});

/** Tadpoles in a puddle. */
export const tadpole: FigureMaker = (m) => {
  const one = (x: number, y: number, s: number, w: number) =>
    oval(x, y, 22 * s, 17 * s) +
    ribbon([
      [x + 14 * s, y, 17 * s],
      [x + 38 * s, y + w * s, 9 * s],
      [x + 62 * s, y - w * s, 6 * s],
      [x + 82 * s, y + w * s, 2],
    ]);
  return {
    box: { left: -150, right: 150, top: -99, bottom: 4 },
    parts: [
      part(
        blob("-148 -44, -110 -84, -20 -98, 80 -92, 144 -58, 130 -16, 50 2, -60 0, -130 -14"),
        colourTones("blue"),
        6,
        {
          lines: { path: "M-120 -62q20 -8 40 0M60 -80q20 -8 40 0M-30 -12q20 -8 40 0", width: 2, light: true },
        },
      ),
      part(
        one(-92, -50, 1.2, 10) + one(10, -68, 1, -8) + one(-10, -26, 1.1, 8) + one(74, -30, 0.7, -9),
        m.body,
        9,
      ),
      part(
        oval(-106, -56, 4) +
          oval(-106, -46, 4) +
          oval(0, -73, 3.4) +
          oval(0, -64, 3.4) +
          oval(-22, -30, 3.6) +
          oval(-22, -21, 3.6),
        colourTones("white"),
        1,
      ),
    ],
  };
};

/** A slug with its feelers and its trail. */
export const slug: FigureMaker = (m) => ({
  box: { left: -130, right: 160, top: -104, bottom: 6 },
  parts: [
    part(blob("60 -4, 150 -6, 146 4, 60 6"), paler(colourTones("blue"), 0.7), 2),
    part(
      ribbons(
        "-92 -50 7, -104 -84 6, -108 -96 10",
        "-76 -52 7, -78 -88 6, -76 -98 10",
        "-112 -30 6, -126 -36 5",
      ),
      m.body,
      3,
    ),
    part(ribbon("-104 -28 36, -70 -34 50, -10 -34 58, 50 -22 40, 100 -12 22, 126 -6 8", 12), m.body, 20),
    part(blob("-76 -62, -30 -72, 14 -64, 16 -44, -20 -36, -70 -40"), deeper(m.body, m, 0.3), 9, {
      lines: { path: "M-60 -56Q-30 -64 4 -56M-56 -48Q-26 -54 6 -48", width: 1.6 },
    }),
    part(
      scattered(16, 36, -24, 52, 14)
        .map(([x, y]) => oval(x, y, 3.4, 2.2))
        .join(""),
      deeper(m.body, m, 0.45),
      1,
    ),
    part(ribbon("-112 -8 8, -40 -2 10, 60 -2 8, 122 -2 4"), paler(m.body, 0.4), 3),
    part(oval(-108, -97, 3) + oval(-76, -99, 3), m.dark, 0.8),
  ],
});

/** A centipede from above. */
export const centipede: FigureMaker = (m) => {
  const at = (i: number) => [-104 + i * 19, -64 + Math.sin(i * 0.75) * 22] as const;
  const leg = (i: number, side: 1 | -1) => {
    const [x, y] = at(i);
    return ribbon(`${x} ${y} 6, ${x + 6} ${y + side * 28} 5, ${x + 14} ${y + side * 46} 2.4`);
  };
  const nodes = Array.from({ length: 12 }, (_, i) => i);
  return {
    box: { left: -152, right: 136, top: -136, bottom: 4 },
    parts: [
      part(nodes.map((i) => leg(i, 1) + leg(i, -1)).join(""), colourTones("gold"), 2),
      part(
        ribbons("-112 -70 5, -134 -92 4, -150 -100 2", "-112 -58 5, -134 -44 4, -150 -40 2"),
        colourTones("gold"),
        1.4,
      ),
      ...nodes
        .toReversed()
        .map((i) => part(oval(...at(i), 13.4, 15), i % 2 ? m.body : deeper(m.body, m, 0.25), 8)),
      part(oval(-114, -64, 17, 16), colourTones("red"), 8),
      part(oval(-122, -70, 4) + oval(-122, -58, 4), m.dark, 1),
    ],
  };
};

/** A tick, flea or louse, far larger than life. */
export const tick: FigureMaker = (m) => ({
  box: { left: -106, right: 106, top: -176, bottom: 4 },
  parts: [
    part(
      ribbonPair("26 -116 12, 62 -146 10, 78 -170 4") +
        ribbonPair("36 -96 12, 82 -110 10, 102 -130 4") +
        ribbonPair("38 -76 12, 84 -66 10, 104 -44 4") +
        ribbonPair("32 -58 12, 66 -34 10, 80 -4 4"),
      m.dark,
      3,
    ),
    part(ribbonPair("6 -146 9, 8 -172 6"), m.dark, 2),
    part(
      blob("0 -132, 34 -118, 58 -78, 56 -36, 30 -4, 0 2, -30 -4, -56 -36, -58 -78, -34 -118"),
      m.body,
      32,
      {
        lines: { path: "M-44 -50Q0 -36 44 -50M-38 -30Q0 -16 38 -30M0 -84L0 -10", width: 2.2 },
      },
    ),
    part(blob("0 -152, 20 -144, 30 -120, 22 -100, 0 -94, -22 -100, -30 -120, -20 -144"), m.dark, 10),
    part(ovalPair(11, -132, 4), colourTones("red"), 1),
  ],
});

/** A snake with two heads. */
export const twoHeadedSnake: FigureMaker = (m) => {
  const red = colourTones("red");
  const head = (s: 1 | -1) =>
    blob([
      [s * 44, -198],
      [s * 62, -214],
      [s * 88, -214],
      [s * 112, -198],
      [s * 114, -188],
      [s * 90, -178],
      [s * 60, -176],
    ]);
  return {
    box: { left: -144, right: 144, top: -222, bottom: 4 },
    parts: [
      part(
        ribbon(
          "128 -8 4, 96 -8 14, 50 -12 24, -10 -14 30, -60 -18 32, -84 -38 32, -50 -60 34, 10 -56 36, 58 -70 34, 40 -94 34, 4 -104 36",
          10,
        ),
        m.body,
        14,
        {
          lines: {
            path: "M-60 -30l16 0M-20 -28l16 0M20 -26l16 0M-40 -62l16 0M0 -58l16 0M36 -70l14 0",
            width: 5,
          },
        },
      ),
      part(
        ribbon("2 -100 32, -18 -134 26, -54 -150 24, -72 -174 24, -66 -196 26", 10) +
          ribbon("2 -100 32, 22 -134 26, 54 -150 24, 72 -174 24, 66 -196 26", 10),
        m.body,
        12,
      ),
      part(head(1) + head(-1), m.body, 12, { lift: 0.05 }),
      part(
        ribbons(
          "112 -192 4, 128 -192 3, 142 -200 2",
          "128 -192 3, 142 -186 2",
          "-112 -192 4, -128 -192 3, -142 -200 2",
          "-128 -192 3, -142 -186 2",
        ),
        red,
        1,
      ),
      part(ovalPair(84, -204, 6.4), colourTones("yellow"), 2),
      part(ovalPair(85, -204, 2.6, 5), m.dark, 0.8),
    ],
  };
};

/** A rattlesnake that raises its head and its rattle. */
export const rattlesnake: FigureMaker = (m) => {
  const gold = colourTones("gold");
  const marks = (
    [
      [-70, -22],
      [-30, -14],
      [14, -16],
      [52, -30],
      [-46, -58],
      [-4, -50],
      [36, -60],
      [-10, -88],
      [-50, -118],
    ] as const
  )
    .map(([x, y]) => polygon(`${x - 15} ${y}, ${x} ${y - 10}, ${x + 15} ${y}, ${x} ${y + 10}`))
    .join("");
  return {
    box: { left: -141, right: 138, top: -186, bottom: 4 },
    parts: [
      part(ribbon("40 -20 22, 84 -16 20, 104 -46 15, 102 -84 12"), m.body, 8),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        part(oval(103 + i * 2.4, -92 - i * 13, 11 - i * 0.9, 8.4), i % 2 ? gold : paler(gold, 0.4), 5),
      ),
      part("M120 -150l10 -10M126 -130l12 -6M88 -150l-10 -10M84 -130l-12 -6", m.dark, 0.2, {
        lines: { path: "M124 -150l10 -8M128 -130l12 -4M92 -152l-10 -8M88 -130l-12 -4", width: 3 },
      }),
      part(
        ribbon(
          "50 -14 24, 0 -14 32, -54 -18 34, -84 -36 32, -56 -56 34, 0 -48 36, 50 -56 32, 40 -82 30, -10 -88 30, -48 -104 28, -60 -136 26, -76 -158 26",
          10,
        ),
        m.body,
        15,
      ),
      part(marks, deeper(m.body, m, 0.6), 3),
      part(blob("-58 -166, -70 -184, -94 -182, -118 -162, -120 -150, -96 -142, -66 -144"), m.body, 11, {
        lift: 0.05,
      }),
      part(
        ribbons("-118 -154 4, -130 -150 3, -140 -156 2", "-130 -150 3, -138 -142 2"),
        colourTones("red"),
        1,
      ),
      part(oval(-92, -168, 5.4), colourTones("yellow"), 1.6),
      part(oval(-92, -168, 2, 4.4), m.dark, 0.6),
    ],
  };
};

/** A chameleon on a branch, its tail rolled up. */
export const chameleon: FigureMaker = (m) => {
  const spiral = Array.from({ length: 22 }, (_, i) => {
    const a = -0.6 + i * 0.42;
    const r = 40 - i * 1.7;
    return [100 + Math.cos(a) * r, -62 + Math.sin(a) * r, 14 - i * 0.45] as const;
  });
  return {
    box: { left: -138, right: 150, top: -164, bottom: 4 },
    parts: [
      part(ribbon("-130 -14 16, -40 -22 20, 60 -18 18, 144 -34 12"), colourTones("brown"), 8),
      part(ribbon(spiral), m.body, 7),
      part(
        ribbons("-38 -66 22, -50 -42 14, -40 -24 14", "46 -68 24, 40 -42 14, 52 -22 14"),
        deeper(m.body, m, 0.15),
        7,
      ),
      part(
        blob("-74 -104, -40 -122, 10 -132, 62 -110, 126 -92, 132 -78, 80 -62, 20 -52, -40 -60, -70 -76"),
        m.body,
        26,
        {
          lines: {
            path: "M-30 -112Q-24 -90 -30 -68M-4 -120Q4 -92 -2 -62M24 -120Q32 -94 26 -64M52 -108Q58 -90 52 -68",
            width: 5,
            light: true,
          },
        },
      ),
      part(
        Array.from({ length: 9 }, (_, i) =>
          polygon(
            `${-54 + i * 14} ${-112 - Math.sin(i / 2.6) * 16}, ${-40 + i * 14} ${-112 - Math.sin((i + 1) / 2.6) * 16}, ${-46 + i * 14} ${-130 - Math.sin(i / 2.6) * 16}`,
          ),
        ).join(""),
        colourTones("yellow"),
        2,
      ),
      part(
        blob("-60 -128, -38 -162, -54 -138, -90 -122, -122 -98, -128 -88, -108 -78, -72 -74, -54 -96"),
        m.body,
        16,
      ),
      part(oval(-86, -108, 18, 17), paler(m.body, 0.3), 9),
      part(oval(-90, -108, 6.4), m.dark, 2),
      part(ribbon("-126 -90 2.6, -104 -86 3, -80 -88 2"), m.dark, 0.8),
    ],
  };
};
