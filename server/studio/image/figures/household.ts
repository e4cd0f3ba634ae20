import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A plant in a pot. */
export const plant: FigureMaker = (m) => {
  const leaf = (x: number, y: number, lean: number) =>
    ribbon(
      [
        [0, -52, 4],
        [x * 0.45, -70 + y * 0.55, 12],
        [x * 0.8, y, 22],
        [x + lean, y + 22, 3],
      ],
      6,
    );
  return {
    box: { left: -78, right: 78, top: -186, bottom: 3 },
    parts: [
      part(leaf(-54, -112, -18) + leaf(58, -106, 16) + leaf(-26, -160, -14), m.body, 6, { lift: -0.12 }),
      part(leaf(24, -156, 18) + leaf(0, -178, 8) + leaf(-62, -80, -14) + leaf(64, -76, 12), m.body, 6),
      part(leaf(-36, -132, -20) + leaf(40, -130, 20), m.body, 6, { lift: 0.12 }),
      part(polygon("-32 -50, 32 -50, 23 0, -23 0"), colourTones("orange"), 9, { lift: -0.06 }),
      part(box(-37, -60, 37, -46), colourTones("orange"), 5),
    ],
  };
};

/** A wash basin on its foot. */
export const sink: FigureMaker = (m) => {
  const metal = colourTones("grey");
  return {
    box: { left: -78, right: 78, top: -168, bottom: 3 },
    parts: [
      part(polygon("-15 -84, 15 -84, 24 0, -24 0"), m.body, 8, { lift: -0.06 }),
      part(ribbon("0 -118 9, 0 -146 9, -6 -160 9, -26 -160 9, -32 -146 8"), metal, 4),
      part(ribbon("-18 -122 7, -38 -124 8") + ribbon("18 -122 7, 38 -124 8"), metal, 3),
      part("M-76 -118L76 -118Q78 -106 66 -94Q44 -74 0 -74Q-44 -74 -66 -94Q-78 -106 -76 -118Z", m.body, 14),
      part(oval(0, -117, 70, 9), m.body, 3, { lift: 0.1 }),
      part(oval(0, -116, 58, 5.4), metal, 2, { lift: -0.12 }),
      part(ribbon("-33 -140 3, -33 -120 4"), colourTones("blue"), 1, { lift: 0.16 }),
    ],
  };
};

/** A cooker with two plates, its oven lit. */
export const stove: FigureMaker = (m) => ({
  box: { left: -66, right: 66, top: -172, bottom: 3 },
  parts: [
    part(
      ribbon("-52 -148 6, -62 -150 6") + polygon("-50 -162, 2 -162, -2 -132, -46 -132"),
      colourTones("red"),
      7,
    ),
    part(box(-52, -166, 4, -158), colourTones("red"), 3, { lift: 0.08 }),
    part(box(-62, -128, 62, 0), m.body, 6),
    part(box(-66, -134, 66, -124), m.dark, 3),
    part(box(10, -138, 52, -133), m.dark, 2, { lift: 0.16 }),
    part(`${oval(-44, -112, 6)}${oval(-22, -112, 6)}${oval(22, -112, 6)}${oval(44, -112, 6)}`, m.dark, 3),
    part(box(-48, -94, 48, -20), m.dark, 4),
    part(box(-38, -80, 38, -32), m.gold, 0, { lamp: true }),
    part(box(-42, -92, 42, -86), colourTones("grey"), 2, { lift: 0.1 }),
    part(`${box(-54, -6, -44, 0)}${box(44, -6, 54, 0)}`, m.dark, 2),
  ],
});

export const toilet: FigureMaker = (m) => ({
  box: { left: -66, right: 74, top: -152, bottom: 3 },
  parts: [
    part(box(30, -142, 72, -64), m.body, 8),
    part(box(26, -150, 74, -138), m.body, 4, { lift: 0.06 }),
    part(oval(38, -126, 5, 3.4), colourTones("grey"), 1.5),
    part("M-58 -68L46 -68Q48 -40 22 -26L28 0L-26 0L-20 -26Q-58 -36 -58 -68Z", m.body, 15),
    part(ribbon("-60 -70 9, -6 -73 10, 40 -71 9"), m.body, 4, { lift: 0.08 }),
    part(ribbon("32 -76 9, 24 -106 10, 16 -132 8"), m.body, 4, { lift: -0.08 }),
  ],
});

/** An iron for clothes. */
export const iron: FigureMaker = (m) => ({
  box: { left: -92, right: 92, top: -104, bottom: 3 },
  parts: [
    part(ribbon("56 -56 4, 82 -72 4, 88 -96 4, 72 -102 4"), m.dark, 1.5),
    part("M-90 -8Q-50 -52 -6 -56L62 -56Q72 -54 72 -40L72 -8Z", m.body, 14),
    part(ribbon("-18 -54 12, -10 -84 14, 30 -88 14, 56 -80 13, 62 -56 12"), m.dark, 6),
    part("M-92 -10L74 -10L74 0L-88 0Q-94 -4 -92 -10Z", colourTones("grey"), 3),
    part(oval(28, -32, 10), m.pale, 3),
  ],
});

/** A plate between fork and knife. */
export const plate: FigureMaker = (m) => {
  const metal = colourTones("grey");
  return {
    box: { left: -96, right: 96, top: -116, bottom: 2 },
    parts: [
      part(oval(0, -58, 58, 56), m.body, 8),
      part(oval(0, -58, 40, 39), m.body, 5, { lift: -0.1 }),
      part(
        `${ribbon("-80 -4 8, -80 -70 6")}${box(-91, -112, -87, -80)}${box(-82, -112, -78, -80)}${box(-73, -112, -69, -80)}${polygon("-91 -84, -69 -84, -76 -66, -84 -66")}`,
        metal,
        2,
      ),
      part(`${ribbon("80 -4 8, 80 -50 7")}${blob("76 -52, 76 -108, 84 -114, 92 -92, 88 -54")}`, metal, 2),
    ],
  };
};

/** A wardrobe with two doors. */
export const wardrobe: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -236, bottom: 3 },
  parts: [
    part(`${box(-70, -14, -54, 0)}${box(54, -14, 70, 0)}`, m.dark, 3),
    part(box(-76, -222, 76, -10), m.body, 6),
    part(polygon("-84 -222, -70 -236, 70 -236, 84 -222"), m.body, 5, { lift: 0.08 }),
    part(`${box(-66, -208, -6, -62)}${box(6, -208, 66, -62)}`, m.body, 5, {
      lift: 0.06,
      lines: { path: "M-54 -196L-18 -196L-18 -76L-54 -76ZM18 -196L54 -196L54 -76L18 -76Z", width: 1.6 },
    }),
    part(box(-66, -52, 66, -20), m.body, 4, { lift: 0.06 }),
    part(`${oval(-13, -132, 4.4)}${oval(13, -132, 4.4)}${oval(-28, -36, 4)}${oval(28, -36, 4)}`, m.gold, 2),
  ],
});

/** Washing on a line. */
export const laundry: FigureMaker = (m) => {
  const pegs = [-88, -52, -20, 16, 44, 70].map((x) => box(x - 2, -158, x + 2, -144)).join("");
  return {
    box: { left: -134, right: 134, top: -176, bottom: 3 },
    parts: [
      part(
        `${box(-122, -170, -114, 0)}${box(114, -170, 122, 0)}${box(-134, -164, -102, -158)}${box(102, -164, 134, -158)}`,
        colourTones("brown"),
        3,
      ),
      part(ribbon("-118 -162 2, -60 -152 2, 0 -149 2, 60 -152 2, 118 -162 2"), m.dark, 0.6),
      part(
        "M-100 -152L-84 -156Q-70 -146 -56 -152L-40 -148L-30 -120L-44 -114L-48 -126L-48 -72L-92 -72L-92 -126L-96 -114L-110 -120Z",
        m.pale,
        6,
      ),
      part("M-24 -150L20 -150L22 -64L4 -64L-2 -120L-8 -64L-26 -64Z", colourTones("blue"), 6),
      part("M40 -150L76 -152L80 -84Q70 -92 60 -84Q50 -78 40 -86Z", colourTones("red"), 6),
      part(pegs, m.gold, 1.5),
    ],
  };
};

/** An accordion, its bellows drawn out. */
export const accordion: FigureMaker = (m) => {
  const keys = Array.from({ length: 8 }, (_, i) => box(60, -112 + i * 13, 84, -101 + i * 13)).join("");
  const buttons = Array.from({ length: 10 }, (_, i) =>
    oval(-76 + (i % 2) * 14, -104 + Math.floor(i / 2) * 20, 4),
  ).join("");
  const folds = Array.from({ length: 9 }, (_, i) => {
    const x = -44 + i * 11;
    const rise = 10 - Math.abs(i - 4) * 2.4;
    return `M${x} ${-118 - rise}L${x} ${-6 - rise}`;
  }).join("");
  return {
    box: { left: -96, right: 96, top: -134, bottom: 3 },
    parts: [
      part("M-54 -120Q0 -140 54 -120L54 0Q0 -18 -54 0Z", m.dark, 6, {
        lift: 0.16,
        lines: { path: folds, width: 3.4 },
      }),
      part("M-92 -118L-54 -124L-54 4L-92 -2Z", m.body, 7),
      part("M54 -124L92 -118L92 -2L54 4Z", m.body, 7),
      part(buttons, m.pale, 2),
      part(keys, m.pale, 1.4, { lift: 0.1 }),
      part(
        Array.from({ length: 7 }, (_, i) => box(60, -104 + i * 13, 72, -98 + i * 13)).join(""),
        m.dark,
        0.8,
      ),
    ],
  };
};

/** A pearl in an open shell. */
export const pearl: FigureMaker = (m) => {
  const ribs = (s: number) =>
    [-60, -30, 0, 30, 60].map((x) => `M0 ${-20 * s - 24}L${x} ${-20 - 66 * s}`).join("");
  return {
    box: { left: -88, right: 88, top: -142, bottom: 3 },
    parts: [
      part("M-80 -54Q-84 -136 0 -140Q84 -136 80 -54Q40 -40 0 -40Q-40 -40 -80 -54Z", m.trim, 12, {
        lines: { path: ribs(1.4), width: 2 },
      }),
      part("M-66 -58Q-66 -122 0 -126Q66 -122 66 -58Q30 -46 0 -46Q-30 -46 -66 -58Z", colourTones("pink"), 6, {
        lift: 0.08,
      }),
      part(oval(0, -44, 80, 14), colourTones("pink"), 4, { lift: -0.1 }),
      part(oval(0, -64, 28), m.pale, 24, { lift: 0.14 }),
      part(oval(-9, -74, 7, 6), m.pale, 3, { lift: 0.4 }),
      part("M-84 -46Q-40 -26 0 -26Q40 -26 84 -46Q82 0 0 0Q-82 0 -84 -46Z", m.trim, 10, {
        lines: { path: "M-40 -8L-54 -32M-14 -4L-20 -26M14 -4L20 -26M40 -8L54 -32", width: 2 },
      }),
    ],
  };
};

/** A patterned carpet. */
export const carpet: FigureMaker = (m) => {
  const gold = colourTones("gold");
  const fringe = Array.from(
    { length: 12 },
    (_, i) =>
      ribbon(`${-104 - i * 2.4} ${-8 - i * 4} 2, ${-116 - i * 2.4} ${-4 - i * 4} 2`) +
      ribbon(`${130 - i * 2.4} ${-8 - i * 4} 2, ${142 - i * 2.4} ${-4 - i * 4} 2`),
  ).join("");
  return {
    box: { left: -146, right: 146, top: -66, bottom: 3 },
    parts: [
      part(fringe, gold, 0.6),
      part("M-104 0Q-40 -12 20 -2Q80 8 132 -4L102 -56Q50 -46 0 -58Q-70 -66 -130 -52Z", m.body, 6),
      part("M-92 -10Q-34 -20 20 -11Q70 -4 112 -12L92 -46Q44 -38 0 -48Q-62 -56 -110 -46Z", gold, 2),
      part("M-86 -14Q-32 -23 20 -15Q66 -8 104 -15L88 -42Q42 -34 0 -44Q-58 -52 -102 -43Z", m.body, 3, {
        lift: -0.1,
      }),
      part(
        polygon("0 -42, 26 -29, 0 -18, -28 -31") +
          polygon("-58 -46, -40 -35, -58 -26, -78 -36") +
          polygon("56 -36, 76 -26, 58 -17, 40 -26"),
        gold,
        2,
      ),
    ],
  };
};

/** Playing cards, fanned out. */
export const cards: FigureMaker = (m) => {
  const card = (turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return (points: readonly (readonly [number, number])[]) =>
      points.map(([x, y]) => [x * c - y * s, -6 + x * s + y * c] as const);
  };
  const [left, middle, right] = [card(-0.5), card(0), card(0.5)];
  const sheet = [
    [-29, -6],
    [29, -6],
    [29, -96],
    [-29, -96],
  ] as const;
  const diamond = [
    [0, -76],
    [14, -54],
    [0, -32],
    [-14, -54],
  ] as const;
  const spade = [
    [0, -78],
    [16, -54],
    [6, -46],
    [8, -34],
    [-8, -34],
    [-6, -46],
    [-16, -54],
  ] as const;
  const red = colourTones("red");
  return {
    box: { left: -82, right: 82, top: -106, bottom: 4 },
    parts: [
      part(polygon(left(sheet)), m.pale, 2.4, { lift: -0.06 }),
      part(polygon(left(spade)), m.dark, 1),
      part(polygon(middle(sheet)), m.pale, 2.4),
      part(polygon(middle(diamond)), red, 1),
      part(polygon(right(sheet)), m.pale, 2.4, { lift: 0.06 }),
      part(
        polygon(
          right([
            [0, -34],
            [-16, -56],
            [-10, -72],
            [0, -64],
            [10, -72],
            [16, -56],
          ]),
        ),
        red,
        1,
      ),
    ],
  };
};

/** A photograph or painting in its frame. */
export const picture: FigureMaker = (m) => ({
  box: { left: -76, right: 76, top: -128, bottom: 3 },
  parts: [
    part(box(-74, -124, 74, 0), colourTones("gold"), 7),
    part(box(-58, -108, 58, -16), m.pale, 2),
    part(box(-58, -108, 58, -58), colourTones("blue"), 2, { lift: 0.16 }),
    part(oval(28, -86, 11), colourTones("yellow"), 3),
    part(polygon("-58 -16, -58 -44, -26 -78, 6 -44, 26 -60, 58 -34, 58 -16"), colourTones("green"), 4),
  ],
});
