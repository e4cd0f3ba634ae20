import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons } from "./strokes.ts";
import { brown, colourTones, grey, red, white } from "./tones.ts";
import { rays, turned } from "./turned.ts";

/** Three nails. */
export const nail: FigureMaker = (m) => {
  const one = (x: number, angle: number, size: number) => [
    part(polygon(turned("-8 -150, 8 -150, 8 -28, 0 0, -8 -28", angle, x, 0, size)), m.body, 5),
    part(
      polygon(turned("-26 -162, 26 -162, 28 -154, 24 -147, -24 -147, -28 -154", angle, x, 0, size)),
      m.body,
      5,
      {
        lift: 0.08,
      },
    ),
  ];
  return {
    box: { left: -99, right: 99, top: -176, bottom: 3 },
    parts: [...one(-24, -0.36, 0.92), ...one(24, 0.36, 0.92), ...one(0, 0, 1.08)],
  };
};

/** A screw, its head seen a little from above. */
export const screw: FigureMaker = (m) => {
  const half = Array.from({ length: 21 }, (_, i): [number, number] => {
    const y = -132 + i * 6;
    return [(i % 2 === 0 ? 11 : 19) * (1 - i / 34), y];
  });
  const other = half.map(([x, y]): [number, number] => [-x, y]).toReversed();
  return {
    box: { left: -44, right: 44, top: -190, bottom: 3 },
    parts: [
      part(polygon([...half, [0, 2], ...other]), m.body, 7),
      part("M-42 -160L42 -160Q24 -140 13 -128L-13 -128Q-24 -140 -42 -160Z", m.body, 8, { lift: 0.05 }),
      part(oval(0, -164, 43, 24), m.body, 6, { lift: 0.12 }),
      part(
        polygon("-26 -168, 26 -168, 26 -160, -26 -160") + polygon("-6 -180, 6 -180, 6 -148, -6 -148"),
        m.dark,
        2,
      ),
    ],
  };
};

/** A paint roller with wet paint. */
export const paintRoller: FigureMaker = (m) => ({
  box: { left: -87, right: 96, top: -206, bottom: 3 },
  parts: [
    part(ribbon("58 -178 8, 88 -178 8, 88 -128 8, 80 -122 8, 4 -116 8, 0 -108 8, 0 -84 9", 3), grey, 3),
    part("M-12 -88L12 -88L17 -14Q15 2 0 2Q-15 2 -17 -14Z", m.dark, 8),
    part(box(-80, -204, 62, -152), m.body, 20),
    part(oval(-80, -178, 7, 26) + oval(62, -178, 7, 26), deeper(m.body, m, 0.3), 4),
    part(
      ribbons("-58 -156 12, -58 -138 13", "-28 -156 10, -28 -146 10", "30 -156 12, 30 -134 13"),
      m.body,
      6,
    ),
  ],
});

/** A roll of adhesive tape with its end pulled out. */
export const tape: FigureMaker = (m) => ({
  box: { left: -77, right: 128, top: -150, bottom: 3 },
  parts: [
    part(polygon("6 -6, 126 -26, 128 0, 6 3"), paler(m.body, 0.3), 2),
    part(ring([6, -74], [54, 54], 40), deeper(m.body, m, 0.35), 8),
    part(ring([-4, -74], [54, 54], 38), m.body, 9, {
      lines: { path: "M-74 -74A70 70 0 1 1 66 -74M-64 -74A60 60 0 1 1 56 -74", width: 1.4 },
    }),
    part(ring([-4, -74], [34, 34], 9), white, 4),
  ],
});

/** A bottle of glue with a drop. */
export const glue: FigureMaker = (m) => ({
  box: { left: -56, right: 70, top: -196, bottom: 4 },
  parts: [
    part(blob("20 -4, 44 -12, 68 -4, 60 4, 30 4"), white, 4),
    part(
      "M-44 -110Q-44 -124 -20 -128L20 -128Q44 -124 44 -110L44 -8Q44 0 34 0L-34 0Q-44 0 -44 -8Z",
      white,
      14,
    ),
    part("M-20 -126L-14 -140L-5 -190L5 -190L14 -140L20 -126Z", m.body, 7),
    part(box(-22, -134, 22, -122), m.body, 4, { lift: 0.05 }),
    part(box(-44, -96, 44, -26), m.body, 3),
    part("M0 -90Q24 -56 0 -34Q-24 -56 0 -90Z", white, 4),
  ],
});

/** A heap of bricks. */
export const bricks: FigureMaker = (m) => {
  const one = (x: number, y: number) => [
    part(
      polygon([
        [x, y - 40],
        [x + 14, y - 52],
        [x + 84, y - 52],
        [x + 70, y - 40],
      ]),
      paler(m.body, 0.2),
      2,
    ),
    part(
      polygon([
        [x + 70, y - 40],
        [x + 84, y - 52],
        [x + 84, y - 12],
        [x + 70, y],
      ]),
      deeper(m.body, m, 0.4),
      2,
    ),
    part(box(x, y - 40, x + 70, y), m.body, 5, {
      lines: { path: `M${x + 12} ${y - 28}l12 0M${x + 40} ${y - 12}l14 0M${x + 48} ${y - 30}l8 0`, width: 2 },
    }),
  ];
  const rows = [
    [-150, -74, 2, 78],
    [-112, -36, 40],
    [-72, 2],
  ];
  return {
    box: { left: -152, right: 166, top: -134, bottom: 3 },
    parts: rows.flatMap((row, i) => row.toReversed().flatMap((x) => one(x, i * -41))),
  };
};

/** A cement mixer on its wheels. */
export const cementMixer: FigureMaker = (m) => ({
  box: { left: -104, right: 104, top: -196, bottom: 3 },
  parts: [
    part(ribbons("-50 -4 9, -6 -76 9", "62 -4 9, 10 -76 9", "-56 -10 9, 66 -10 9"), grey, 3),
    part(polygon("10 -80, 60 -84, 74 -50, 24 -40"), m.dark, 6),
    part(
      blob("-78 -160, -46 -188, 4 -170, 56 -128, 62 -92, 34 -62, -8 -62, -54 -96, -86 -128", 5),
      m.body,
      26,
      {
        lines: {
          path: "M-38 -178Q-78 -140 -66 -104M6 -166Q-40 -130 -26 -74M46 -136Q14 -106 18 -62",
          width: 5,
        },
      },
    ),
    part(oval(-68, -146, 26, 34), deeper(grey, m, 0.3), 5),
    part(oval(-71, -146, 18, 26), m.dark, 3),
    part(ring([74, -20], [15, 15], 10) + ring([-50, -20], [15, 15], 10), m.dark, 4),
    part(oval(74, -20, 6) + oval(-50, -20, 6), grey, 3),
  ],
});

/** A pickaxe. */
export const pickaxe: FigureMaker = (m) => ({
  box: { left: -96, right: 96, top: -190, bottom: 3 },
  parts: [
    part("M-8 -182L8 -182L11 -20Q12 0 0 2Q-12 0 -11 -20Z", brown, 7),
    part("M-96 -112Q-58 -178 0 -180Q58 -178 96 -112Q50 -146 0 -148Q-50 -146 -96 -112Z", m.body, 8),
    part(box(-18, -186, 18, -140), m.body, 6, { lift: -0.06 }),
  ],
});

/** The hook of a crane under its pulley. */
export const hook: FigureMaker = (m) => ({
  box: { left: -56, right: 56, top: -231, bottom: 3 },
  parts: [
    part(ribbons("-12 -228 5, -12 -176 5", "12 -228 5, 12 -176 5"), m.dark, 2),
    part("M-34 -178Q0 -204 34 -178L30 -118L-30 -118Z", colourTones("yellow"), 8, {
      lines: { path: "M-30 -130L-6 -174M-8 -122L16 -176M14 -122L32 -156", width: 6 },
    }),
    part(oval(0, -152, 9), m.dark, 3),
    part(
      ribbon("0 -118 18, 2 -92 17, 28 -70 20, 34 -36 24, 4 -10 26, -30 -24 22, -38 -52 10, -36 -64 3"),
      m.body,
      9,
    ),
  ],
});

/** The engine of a car with its fan and pipes. */
export const engine: FigureMaker = (m) => ({
  box: { left: -124, right: 120, top: -179, bottom: 3 },
  parts: [
    part(polygon("-60 -22, 90 -22, 70 2, -40 2"), m.dark, 5),
    part(box(-84, -112, 96, -20), m.body, 9, {
      lines: { path: "M-84 -46L96 -46M-40 -44L-40 -24M0 -44L0 -24M40 -44L40 -24", width: 2.4 },
    }),
    part(
      ribbons("100 -96 15, 112 -60 15, 100 -26 13", "-54 -100 13, -60 -62 13, -30 -42 12"),
      deeper(m.body, m, 0.4),
      5,
    ),
    part(box(-74, -142, 86, -108), red, 8, {
      lines: { path: "M-64 -126L76 -126M-64 -118L76 -118", width: 2 },
    }),
    part([-50, -14, 22, 58].map((x) => box(x, -160, x + 14, -138)).join(""), m.dark, 3),
    part(ribbon("-43 -160 5, -20 -174 5, 29 -174 5, 65 -160 5") + ribbon("-7 -160 5, 10 -168 5"), m.dark, 2),
    part(oval(-92, -66, 32), m.dark, 5),
    part(ring([-92, -66], [25, 25], 6), grey, 3, { lines: { path: rays(6, -92, -66, 4, 24), width: 5 } }),
    part(oval(-92, -66, 7), grey, 3),
    part(oval(20, -76, 19), deeper(m.body, m, 0.2), 4),
  ],
});

/** A battery with its plus sign. */
export const battery: FigureMaker = (m) => ({
  box: { left: -50, right: 50, top: -196, bottom: 3 },
  parts: [
    part(box(-15, -194, 15, -172), grey, 6),
    part("M-48 -176Q0 -188 48 -176L48 -4Q0 8 -48 -4Z", m.dark, 22),
    part("M-48 -176Q0 -188 48 -176L48 -112Q0 -100 -48 -112Z", m.body, 22),
    part(
      polygon("-7 -164, 7 -164, 7 -120, -7 -120") + polygon("-22 -149, 22 -149, 22 -135, -22 -135"),
      white,
      2,
    ),
    part(box(-20, -54, 20, -42), white, 2),
  ],
});

/** A cable with its plug. */
export const cable: FigureMaker = (m) => ({
  box: { left: -113, right: 118, top: -152, bottom: 3 },
  parts: [
    part(
      ribbon(
        "-108 -6 9, -40 -4 9, 34 -20 9, 52 -66 9, 14 -100 9, -44 -92 9, -60 -54 9, -24 -24 9, 40 -34 9, 70 -84 10",
        8,
      ),
      m.dark,
      4,
    ),
    part(ribbons("78 -120 8, 68 -148 8", "104 -108 8, 96 -136 8"), grey, 3),
    part(polygon(turned("-26 -24, 26 -24, 26 14, 12 32, -12 32, -26 14", 0.36, 82, -92)), m.body, 8),
  ],
});
