/** Clothes that are no coat and no trousers. */
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A pleated skirt with a waistband. */
export const skirt: FigureMaker = (m) => {
  const cloth = bodyOr(m, colourTones("purple"));
  const pleats = Array.from({ length: 7 }, (_, i) => `M${-33 + i * 11} -150L${-84 + i * 28} -6`).join("");
  return {
    box: { left: -110, right: 110, top: -180, bottom: 4 },
    parts: [
      part("M-42 -158L42 -158Q66 -90 106 -10Q0 22 -106 -10Q-66 -90 -42 -158Z", cloth, 14, {
        lines: { path: pleats, width: 3 },
      }),
      part("M-44 -176Q0 -168 44 -176L45 -152Q0 -144 -45 -152Z", deeper(cloth, m, 0.3), 5),
      part(oval(0, -160, 6), colourTones("gold"), 2),
    ],
  };
};

/** A pair of shorts. */
export const shorts: FigureMaker = (m) => {
  const cloth = bodyOr(m, colourTones("green"));
  return {
    box: { left: -92, right: 92, top: -150, bottom: 4 },
    parts: [
      part("M-66 -132L66 -132L88 -6Q50 6 12 0L2 -62L-2 -62L-12 0Q-50 6 -88 -6Z", cloth, 14, {
        lines: {
          path: "M0 -126L0 -66M-60 -112L-74 -76M60 -112L74 -76M-84 -16Q-50 -6 -14 -12M84 -16Q50 -6 14 -12",
          width: 2.4,
        },
      }),
      part("M-68 -148Q0 -140 68 -148L68 -126Q0 -118 -68 -126Z", deeper(cloth, m, 0.25), 5),
      part(ribbon("-6 -132 4, -18 -100 4") + ribbon("6 -132 4, 16 -98 4"), colourTones("white"), 1.6),
    ],
  };
};

/** Blue jeans with stitched pockets. */
export const jeans: FigureMaker = (m) => {
  const cloth = bodyOr(m, colourTones("blue"));
  return {
    box: { left: -74, right: 74, top: -240, bottom: 4 },
    parts: [
      part("M-50 -222L50 -222L60 -150L66 0L14 2L2 -136L-2 -136L-14 2L-66 0L-60 -150Z", cloth, 12, {
        lines: [
          { path: "M0 -216L0 -146M-46 -204Q-24 -186 -22 -216M46 -204Q24 -186 22 -216", width: 2.4 },
          { path: "M8 -214Q14 -180 2 -166M-40 -130L-42 -10M40 -130L42 -10", width: 1.6, light: true },
        ],
      }),
      part("M-51 -238Q0 -230 51 -238L51 -218Q0 -210 -51 -218Z", cloth, 4, { lift: -0.08 }),
      part(oval(0, -226, 5), colourTones("gold"), 2),
      part("M-66 -14L-14 -10L-14 4L-67 2ZM66 -14L14 -10L14 4L67 2Z", paler(cloth, 0.4), 3),
    ],
  };
};

/** A knitted sweater with a pattern across its chest. */
export const sweater: FigureMaker = (m) => {
  const wool = bodyOr(m, colourTones("red"));
  const band = (y: number) =>
    Array.from({ length: 9 }, (_, i) =>
      polygon([
        [-60 + i * 15, y],
        [-52.5 + i * 15, y - 13],
        [-45 + i * 15, y],
        [-52.5 + i * 15, y + 13],
      ]),
    ).join("");
  return {
    box: { left: -123, right: 123, top: -198, bottom: 4 },
    parts: [
      part(ribbonPair("52 -158 50, 84 -104 42, 100 -40 34"), wool, 11),
      part(ribbonPair("88 -34 13, 116 -40 13"), deeper(wool, m, 0.25), 4),
      part(
        "M-30 -188Q-66 -180 -74 -160L-66 -8Q0 10 66 -8L74 -160Q66 -180 30 -188Q0 -166 -30 -188Z",
        wool,
        15,
      ),
      part(band(-112), colourTones("white"), 2),
      part("M-70 -138L70 -138L70 -132L-70 -132ZM-69 -92L69 -92L69 -86L-69 -86Z", colourTones("white"), 1),
      part("M-67 -22Q0 -4 67 -22L66 -2Q0 14 -66 -2Z", deeper(wool, m, 0.25), 4, {
        lines: { path: Array.from({ length: 13 }, (_, i) => `M${-60 + i * 10} -16l0 16`).join(""), width: 2 },
      }),
      part(ribbon("-30 -190 15, 0 -176 16, 30 -190 15"), deeper(wool, m, 0.2), 5),
    ],
  };
};

/** Two open sandals, seen from above. */
export const sandals: FigureMaker = (m) => {
  const strap = bodyOr(m, colourTones("brown"));
  const one = (x: number) => [
    part(
      blob([
        [x, -146],
        [x + 34, -126],
        [x + 30, -70],
        [x + 28, -18],
        [x, 2],
        [x - 28, -18],
        [x - 30, -70],
        [x - 34, -126],
      ]),
      colourTones("brown"),
      8,
      { lift: -0.1 },
    ),
    part(
      blob([
        [x, -138],
        [x + 27, -120],
        [x + 24, -68],
        [x + 22, -20],
        [x, -6],
        [x - 22, -20],
        [x - 24, -68],
        [x - 27, -120],
      ]),
      paler(colourTones("brown"), 0.55),
      3,
    ),
    part(
      ribbon([
        [x - 34, -104, 15],
        [x, -112, 16],
        [x + 34, -104, 15],
      ]) +
        ribbon([
          [x - 33, -80, 13],
          [x, -88, 14],
          [x + 33, -80, 13],
        ]) +
        ribbon([
          [x - 29, -30, 11],
          [x, -50, 12],
          [x + 29, -30, 11],
        ]),
      strap,
      6,
    ),
    part(box(x + 18, -48, x + 30, -34), colourTones("gold"), 2),
  ];
  return { box: { left: -92, right: 92, top: -150, bottom: 5 }, parts: [...one(-46), ...one(46)] };
};

/** A cap with a long peak. */
export const cap: FigureMaker = (m) => {
  const cloth = bodyOr(m, colourTones("red"));
  return {
    box: { left: -84, right: 122, top: -122, bottom: 4 },
    parts: [
      part("M-76 -22Q-84 -112 -4 -116Q70 -116 74 -26Q0 0 -76 -22Z", cloth, 18, {
        lines: { path: "M-4 -114Q-34 -70 -34 -14M-4 -114Q30 -74 36 -14", width: 2.4 },
      }),
      part(oval(-4, -116, 8, 5), deeper(cloth, m, 0.3), 2),
      part("M-4 -14Q40 -40 74 -34Q116 -28 120 -6Q70 -14 24 2Q4 2 -4 -14Z", deeper(cloth, m, 0.2), 7),
      part(oval(8, -64, 22, 20), colourTones("white"), 3),
      part(polygon("8 -80, 12 -68, 24 -68, 14 -60, 18 -48, 8 -56, -2 -48, 2 -60, -8 -68, 4 -68"), cloth, 2),
    ],
  };
};

/** A pair of knitted mittens on a string. */
export const mittens: FigureMaker = (m) => {
  const wool = bodyOr(m, colourTones("red"));
  return {
    box: { left: -112, right: 112, top: -170, bottom: 12 },
    parts: [
      part(ribbon("-58 -10 5, -30 6 5, 0 -14 5, 30 6 5, 58 -10 5"), colourTones("white"), 1),
      part(
        ribbonPair("58 -20 62, 60 -90 72, 58 -130 58") + ribbonPair("34 -70 30, 14 -98 28, 8 -108 24"),
        wool,
        14,
      ),
      part(ribbonPair("30 -18 26, 86 -18 26"), colourTones("white"), 6, {
        lines: {
          path: Array.from({ length: 6 }, (_, i) => `M${34 + i * 10} -28l0 20M${-34 - i * 10} -28l0 20`).join(
            "",
          ),
          width: 2,
        },
      }),
      part(
        [-62, 62]
          .map(
            (x) =>
              polygon([
                [x, -128],
                [x + 13, -104],
                [x, -80],
                [x - 13, -104],
              ]) +
              polygon([
                [x - 24, -76],
                [x, -60],
                [x + 24, -76],
                [x, -50],
              ]),
          )
          .join(""),
        colourTones("white"),
        2,
      ),
    ],
  };
};

/** A sturdy boot with a thick sole, hooks and red laces. */
export const hikingBoots: FigureMaker = (m) => {
  const leather = bodyOr(m, colourTones("brown"));
  return {
    box: { left: -80, right: 96, top: -168, bottom: 4 },
    parts: [
      part(
        "M-62 -150Q-30 -168 14 -152L20 -88Q58 -74 84 -50Q96 -36 90 -18L-70 -18Q-64 -80 -62 -150Z",
        leather,
        14,
      ),
      part(
        "M-74 -24L94 -24Q98 -8 92 2L76 2L72 -4L58 2L40 2L36 -4L22 2L4 2L0 -4L-14 2L-32 2L-36 -4L-50 2L-74 2Q-80 -10 -74 -24Z",
        colourTones("black"),
        5,
      ),
      part("M-64 -154Q-26 -176 18 -156L16 -134Q-26 -148 -63 -132Z", deeper(colourTones("grey"), m, 0.2), 5),
      part("M46 -68Q78 -58 92 -24L52 -24Q44 -48 46 -68Z", deeper(leather, m, 0.35), 4),
      part("M-70 -24Q-70 -56 -58 -64Q-40 -60 -38 -24Z", deeper(leather, m, 0.35), 4),
      part(
        ribbons("-6 -132 6, 22 -122 6", "-8 -114 6, 24 -104 6", "-4 -94 6, 30 -88 6", "8 -76 6, 40 -72 6"),
        colourTones("red"),
        2,
      ),
      part(
        ribbon("6 -136 5, -18 -128 6, -10 -112 5, 8 -134 5, 34 -140 6, 30 -124 5, 8 -134 5"),
        colourTones("red"),
        2,
      ),
    ],
  };
};
