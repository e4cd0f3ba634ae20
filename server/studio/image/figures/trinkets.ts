/** What is worn with clothes. */
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon, symmetric } from "./outline.ts";
import { ring } from "./ring.ts";
import { blobPair, bodyOr, deeper, ovalPair, paler, ribbonPair } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A small crown of a princess, open behind, with stones. */
export const tiara: FigureMaker = (m) => {
  const silver = bodyOr(m, colourTones("white"));
  return {
    box: { left: -106, right: 106, top: -112, bottom: 9 },
    parts: [
      part(ring([0, -22], [98, 26], 9, [0, Math.PI]), silver, 4),
      part(
        "M-98 -22Q-84 -50 -70 -42Q-58 -82 -42 -58Q-24 -114 0 -110Q24 -114 42 -58Q58 -82 70 -42Q84 -50 98 -22Q60 4 0 6Q-60 4 -98 -22ZM-74 -24Q-40 -12 0 -10Q40 -12 74 -24Q66 -32 56 -22Q50 -44 38 -30Q24 -76 0 -72Q-24 -76 -38 -30Q-50 -44 -56 -22Q-66 -32 -74 -24Z",
        silver,
        5,
      ),
      part(oval(0, -44, 12, 16) + ovalPair(46, -16, 6), colourTones("blue"), 5),
      part(
        oval(0, -102, 7) + ovalPair(44, -66, 6) + ovalPair(72, -44, 5) + ovalPair(0.01, -2, 4),
        colourTones("pink"),
        3,
      ),
    ],
  };
};

/** A wig of curls on a stand. */
export const wig: FigureMaker = (m) => {
  const hair = bodyOr(m, colourTones("orange"));
  const curls = [
    [0, -176, 30],
    [-34, -164, 28],
    [34, -164, 28],
    [-58, -136, 27],
    [58, -136, 27],
    [-68, -102, 25],
    [68, -102, 25],
    [-70, -68, 23],
    [70, -68, 23],
  ] as const;
  return {
    box: { left: -96, right: 96, top: -208, bottom: 4 },
    parts: [
      part(ribbon("0 -80 26, 0 -10 20") + oval(0, -4, 46, 9), colourTones("brown"), 6),
      part(
        curls
          .slice(5)
          .map(([x, y, r]) => oval(x, y, r))
          .join(""),
        deeper(hair, m, 0.15),
        9,
      ),
      part(oval(0, -104, 46, 58), paler(colourTones("brown"), 0.6), 10),
      part(
        curls.map(([x, y, r]) => oval(x, y, r)).join("") +
          blob("-60 -110, -50 -160, 0 -180, 50 -160, 60 -110, 30 -146, 0 -150, -30 -146"),
        hair,
        12,
        {
          lines: {
            path: curls
              .map(([x, y, r]) => `M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 1 1 ${r * 0.7} ${r * 0.4}`)
              .join(""),
            width: 2.6,
          },
        },
      ),
    ],
  };
};

/** A bow tie. */
export const bowTie: FigureMaker = (m) => {
  const silk = bodyOr(m, colourTones("black"));
  return {
    box: { left: -104, right: 104, top: -100, bottom: 4 },
    parts: [
      part(
        "M0 -48Q-60 -104 -96 -92Q-106 -48 -96 -4Q-60 8 0 -48ZM0 -48Q60 -104 96 -92Q106 -48 96 -4Q60 8 0 -48Z",
        silk,
        12,
        {
          lines: {
            path: "M-18 -54Q-50 -66 -74 -62M-18 -42Q-50 -30 -74 -34M18 -54Q50 -66 74 -62M18 -42Q50 -30 74 -34",
            width: 2.6,
          },
        },
      ),
      part("M-17 -66Q0 -74 17 -66Q22 -48 17 -30Q0 -22 -17 -30Q-22 -48 -17 -66Z", deeper(silk, m, 0.2), 8),
    ],
  };
};

/** A leather belt, half rolled up, with its buckle. */
export const belt: FigureMaker = (m) => {
  const leather = bodyOr(m, colourTones("brown"));
  return {
    box: { left: -132, right: 132, top: -116, bottom: 18 },
    parts: [
      part(
        "M-118 -62Q-120 -114 0 -114Q120 -114 118 -62L118 -40Q100 -88 0 -88Q-100 -88 -118 -40Z",
        deeper(leather, m, 0.4),
        4,
      ),
      part("M-120 -60Q-90 -22 0 -20Q90 -22 120 -60L124 -26Q90 8 0 8Q-90 8 -124 -26Z", leather, 7, {
        lines: {
          path: "M-116 -50Q-88 -12 0 -12Q88 -12 116 -50M-118 -28Q-86 1 0 1Q86 1 118 -28",
          width: 1.8,
          light: true,
        },
      }),
      part("M-34 -38L34 -38L34 18L-34 18ZM-22 -26L-22 6L22 6L22 -26Z", colourTones("gold"), 6),
      part(ribbon("-24 -10 6, 28 -10 5"), colourTones("gold"), 3),
      part(oval(56, -13, 4) + oval(74, -18, 4) + oval(92, -26, 4), colourTones("black"), 1),
    ],
  };
};

/** A pair of earrings with drops. */
export const earrings: FigureMaker = (m) => {
  const gem = bodyOr(m, colourTones("green"));
  const gold = colourTones("gold");
  return {
    box: { left: -76, right: 76, top: -166, bottom: 4 },
    parts: [
      part([-40, 40].map((x) => ring([x, -140], [14, 20], 6, [-3.4, 1.2])).join(""), gold, 3),
      part(ovalPair(40, -108, 14) + ovalPair(40, -86, 6), gold, 5),
      part(
        [-40, 40]
          .map((x) => `M${x} -84Q${x + 34} -34 ${x + 26} -18Q${x} 10 ${x - 26} -18Q${x - 34} -34 ${x} -84Z`)
          .join(""),
        gold,
        7,
      ),
      part(
        [-40, 40]
          .map((x) => `M${x} -66Q${x + 22} -30 ${x + 16} -20Q${x} -4 ${x - 16} -20Q${x - 22} -30 ${x} -66Z`)
          .join(""),
        gem,
        8,
      ),
      part(ovalPair(34, -28, 4, 7), paler(gem, 0.7), 1),
    ],
  };
};

/** A brooch: a stone in a rim of pearls, with its pin. */
export const brooch: FigureMaker = (m) => {
  const stone = bodyOr(m, colourTones("red"));
  return {
    box: { left: -106, right: 106, top: -140, bottom: 4 },
    parts: [
      part(ribbon("-104 -40 5, 100 -96 4"), colourTones("grey"), 2),
      part(oval(0, -68, 74, 66), colourTones("gold"), 8),
      part(
        Array.from({ length: 18 }, (_, i) =>
          oval(Math.cos((i * Math.PI) / 9) * 63, -68 + Math.sin((i * Math.PI) / 9) * 55, 9),
        ).join(""),
        colourTones("white"),
        6,
      ),
      part(oval(0, -68, 46, 40), stone, 16, {
        lines: { path: "M-24 -92L0 -68L24 -92M0 -68L0 -32M-38 -60L0 -68L38 -60", width: 1.8, light: true },
      }),
      part(oval(-16, -84, 9, 6), paler(stone, 0.75), 1),
    ],
  };
};

/** An open folding fan with flowers. */
export const handFan: FigureMaker = (m) => {
  const silk = bodyOr(m, colourTones("red"));
  const at = (a: number, r: number) =>
    `${(Math.cos(a) * r).toFixed(1)} ${(-12 + Math.sin(a) * r).toFixed(1)}`;
  const angles = Array.from({ length: 13 }, (_, i) => Math.PI + 0.22 + (i * (Math.PI - 0.44)) / 12);
  const rim = angles.map((a, i) => `${i ? "L" : "M"}${at(a, i % 2 ? 134 : 142)}`).join("");
  const hub = angles
    .toReversed()
    .map((a) => `L${at(a, 62)}`)
    .join("");
  return {
    box: { left: -142, right: 142, top: -156, bottom: 6 },
    parts: [
      part(
        angles
          .map((a) =>
            ribbon([
              [0, -12, 6],
              [Math.cos(a) * 70, -12 + Math.sin(a) * 70, 8],
            ]),
          )
          .join(""),
        colourTones("brown"),
        2,
      ),
      part(`${rim}${hub}Z`, silk, 6, {
        lines: { path: angles.map((a) => `M${at(a, 62)}L${at(a, 138)}`).join(""), width: 2.2 },
      }),
      part(
        [2, 5, 8, 10]
          .map((i) => {
            const [x, y] = [Math.cos(angles[i]!) * 104, -12 + Math.sin(angles[i]!) * 104];
            return [0, 1, 2, 3, 4]
              .map((k) => oval(x + Math.cos(k * 1.257) * 8, y + Math.sin(k * 1.257) * 8, 6.4))
              .join("");
          })
          .join(""),
        colourTones("white"),
        2,
      ),
      part(
        [2, 5, 8, 10]
          .map((i) => oval(Math.cos(angles[i]!) * 104, -12 + Math.sin(angles[i]!) * 104, 5))
          .join(""),
        colourTones("gold"),
        1,
      ),
      part(oval(0, -12, 8), colourTones("gold"), 3),
      part(ribbon("0 -8 3, 8 -2 3, 4 4 6"), silk, 1),
    ],
  };
};

/** A walking stick with a bent handle. */
export const cane: FigureMaker = (m) => ({
  box: { left: -30, right: 62, top: -220, bottom: 4 },
  parts: [
    part(
      ribbon("-12 -4 11, -10 -100 12, -8 -176 13, 4 -206 14, 30 -210 14, 46 -190 13, 44 -166 12"),
      bodyOr(m, colourTones("brown")),
      8,
    ),
    part(ribbon("-12 -16 13, -12 -2 12"), colourTones("black"), 3),
    part(ribbon("-15 -160 14, -2 -160 14"), colourTones("gold"), 3),
  ],
});

/** A bow of ribbon with two long ends. */
export const ribbonBow: FigureMaker = (m) => {
  const silk = bodyOr(m, colourTones("red"));
  return {
    box: { left: -106, right: 106, top: -150, bottom: 10 },
    parts: [
      part(ribbonPair("6 -92 18, 30 -50 24, 44 -4 28"), deeper(silk, m, 0.12), 5),
      part(blobPair("6 -96, 40 -146, 92 -140, 102 -96, 88 -60, 40 -66"), silk, 14, {
        lines: {
          path: "M22 -98Q56 -118 78 -106M22 -90Q56 -82 78 -90M-22 -98Q-56 -118 -78 -106M-22 -90Q-56 -82 -78 -90",
          width: 2.6,
        },
      }),
      part(symmetric("0 -116, 18 -112, 22 -92, 16 -74, 0 -70"), deeper(silk, m, 0.2), 8),
    ],
  };
};
