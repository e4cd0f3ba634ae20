import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ovalPair, ribbons, scattered } from "./strokes.ts";
import { black, blue, brown, green, grey, pink, ramp, red, white, yellow } from "./tones.ts";

const HONEY = ramp(".86 .14 82/.75 .15 72/.60 .14 64/.42 .10 55");

/** A cooker for rice, with its lid open. */
export const riceCooker: FigureMaker = (m) => ({
  box: { left: -92, right: 92, top: -176, bottom: 3 },
  parts: [
    part("M-76 -92Q-84 -164 -40 -172L44 -172Q84 -164 76 -92Z", bodyOr(m, white), 10),
    part("M-60 -96Q-64 -148 -34 -154L36 -154Q64 -148 60 -96Z", grey, 6),
    part("M-86 -90L86 -90Q90 -20 70 -8Q60 0 0 0Q-60 0 -70 -8Q-90 -20 -86 -90Z", bodyOr(m, white), 13),
    part(oval(0, -90, 86, 16), grey, 4),
    part(blob("-72 -92, -50 -112, -20 -118, 20 -120, 52 -110, 72 -92, 40 -80, -40 -80"), white, 7),
    part(
      scattered(16, 0, -98, 54, 12)
        .map(([x, y]) => oval(x, y, 4, 2))
        .join(""),
      white,
      1,
      { lift: 0.12 },
    ),
    part(box(-34, -58, 34, -22), black, 3),
    part(box(-26, -52, 26, -38), green, 1, { lift: 0.3 }),
    part(ovalPair(14, -30, 5), red, 2),
    part(ribbons("-18 -130 4, -24 -146 6, -14 -160 4", "14 -128 4, 20 -144 6, 10 -158 4"), white, 2),
  ],
});

/** A mincer with its crank, and meat that comes out. */
export const meatGrinder: FigureMaker = (m) => {
  const steel = bodyOr(m, grey);
  return {
    box: { left: -112, right: 116, top: -186, bottom: 9 },
    parts: [
      part("M-42 -148L52 -148L26 -106L-18 -106Z", steel, 6),
      part(oval(5, -148, 47, 9), steel, 3, { lift: -0.12 }),
      part(blob("-24 -152, -4 -174, 28 -170, 38 -152, 10 -144"), red, 6),
      part("M-50 -112L40 -112Q60 -108 60 -84Q60 -62 40 -58L-50 -58Z", steel, 10),
      part("M-10 -60L-16 -26L-40 -26L-40 -12L36 -12L36 -26L22 -26L16 -60Z", steel, 6),
      part(ribbon("8 -12 9, 8 4 9") + oval(8, 0, 16, 4), steel, 3),
      part("M-50 -116L-66 -116Q-74 -86 -66 -54L-50 -54Z", steel, 5, { lift: 0.1 }),
      part(
        Array.from({ length: 7 }, (_, i) =>
          ribbon([
            [-68, -110 + i * 9, 7],
            [-86 - (i % 2) * 6, -104 + i * 9, 7],
            [-92 - (i % 3) * 5, -70 + i * 8, 6.4],
            [-90 - (i % 2) * 12, -20 + i * 2, 6],
          ]),
        ).join(""),
        ramp(".72 .11 22/.60 .14 24/.46 .13 23/.32 .09 22"),
        3,
      ),
      part(ribbon("60 -86 9, 78 -86 9, 82 -36 9"), steel, 4),
      part(ribbon("82 -38 15, 108 -38 15"), brown, 5),
    ],
  };
};

/** A broad knife for meat, in its block. */
export const cleaver: FigureMaker = (m) => ({
  box: { left: -106, right: 112, top: -128, bottom: 3 },
  parts: [
    part("M-104 0L-104 -26Q0 -34 104 -26L104 0Z", brown, 7, {
      lines: { path: "M-98 -14L98 -14", width: 1.6 },
    }),
    part("M-88 -122L34 -122L34 -44Q-30 -32 -82 -40Z", bodyOr(m, grey), 4, { lift: 0.1 }),
    part("M-84 -52Q-30 -44 34 -56L34 -44Q-30 -32 -82 -40Z", white, 1.5),
    part("M-72 -112a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z", black, 1),
    part("M34 -118L50 -116L106 -112Q114 -104 106 -94L50 -96L34 -98Z", brown, 6),
    part(oval(58, -106, 4) + oval(78, -105, 4) + oval(96, -104, 4), grey, 1.5),
  ],
});

/** A funnel. */
export const funnel: FigureMaker = (m) => ({
  box: { left: -84, right: 100, top: -177, bottom: 3 },
  parts: [
    part("M-80 -160Q-70 -110 -14 -76L-10 0L10 0L14 -76Q70 -110 80 -160Z", bodyOr(m, grey), 12),
    part(oval(0, -160, 80, 17), bodyOr(m, grey), 4, { lift: 0.1 }),
    part(oval(0, -158, 68, 12), black, 3),
    part(ring([84, -140], [13, 15], 6), bodyOr(m, grey), 2),
  ],
});

/** A tin with the opener on its rim. */
export const canOpener: FigureMaker = () => ({
  box: { left: -88, right: 119, top: -172, bottom: 3 },
  parts: [
    part("M-84 -116L-84 -12Q-70 3 -22 3Q26 3 40 -12L40 -116Z", grey, 10),
    part("M-84 -92L-84 -34Q-20 -18 40 -34L40 -92Q-20 -76 -84 -92Z", red, 4),
    part(oval(-22, -116, 62, 17), grey, 4, { lift: 0.1 }),
    part("M-70 -124Q-60 -160 -20 -150Q30 -140 26 -122Q-20 -112 -70 -124Z", grey, 4, { lift: 0.16 }),
    part(ribbons("28 -112 14, 104 -150 14", "28 -104 14, 112 -118 14"), red, 6),
    part(oval(26, -110, 17) + ribbon("20 -132 9, 32 -90 9"), grey, 5),
    part(oval(26, -110, 6), black, 2),
  ],
});

/** A jar of honey with its dipper. */
export const honeyJar: FigureMaker = () => ({
  box: { left: -78, right: 92, top: -196, bottom: 3 },
  parts: [
    part(
      "M-62 -128Q-74 -120 -74 -104L-74 -18Q-72 0 -54 0L54 0Q72 0 74 -18L74 -104Q74 -120 62 -128Z",
      HONEY,
      14,
    ),
    part(oval(0, -128, 62, 13), HONEY, 4, { lift: 0.14 }),
    part(
      "M-64 -126Q-66 -96 -54 -92Q-46 -94 -46 -110L-30 -112Q-28 -72 -18 -70Q-8 -72 -8 -112L64 -122L64 -132Q0 -142 -64 -126Z",
      HONEY,
      5,
      { lift: 0.1 },
    ),
    part("M-50 -74L50 -74L50 -22L-50 -22Z", white, 2),
    part(oval(4, -46, 20, 13), yellow, 4),
    part(box(-6, -58, 0, -34) + box(8, -57, 14, -35), black, 1),
    part(oval(-18, -47, 8), black, 2),
    part(oval(-2, -62, 12, 6) + oval(14, -62, 11, 6), white, 1.5, { lift: -0.1 }),
    part(ribbon("4 -132 8, 66 -188 8"), brown, 3),
    part(ribbons("-8 -122 26, 24 -150 24"), ramp(".74 .08 70/.62 .08 64/.48 .075 58/.33 .06 52"), 5, {
      lines: { path: "M-14 -136L4 -114M-4 -144L14 -122M6 -152L24 -130", width: 3 },
    }),
  ],
});

/** Eggs painted for spring, in grass. */
export const easterEggs: FigureMaker = () => {
  const egg = (x: number, y: number, k: number, tones: typeof red, band: typeof red) => [
    part(
      `M${x} ${y - 92 * k}Q${x + 34 * k} ${y - 70 * k} ${x + 34 * k} ${y - 34 * k}Q${x + 30 * k} ${y} ${x} ${y}Q${x - 30 * k} ${y} ${x - 34 * k} ${y - 34 * k}Q${x - 34 * k} ${y - 70 * k} ${x} ${y - 92 * k}Z`,
      tones,
      12,
    ),
    part(
      ribbon(
        [-30, -20, -10, 0, 10, 20, 30].map(
          (d, i) => [x + d * k, y - (36 + (i % 2) * 12) * k, 6 * k] as const,
        ),
        1,
      ) +
        [-22, 0, 22].map((d) => oval(x + d * k, y - 18 * k, 4.4 * k)).join("") +
        [-14, 14].map((d) => oval(x + d * k, y - 64 * k, 4.4 * k)).join(""),
      band,
      1.6,
    ),
  ];
  return {
    box: { left: -106, right: 106, top: -124, bottom: 4 },
    parts: [
      ...egg(0, -20, 1.06, yellow, red),
      ...egg(-56, -2, 1, pink, white),
      ...egg(58, -2, 1, blue, yellow),
      part(
        Array.from({ length: 22 }, (_, i) =>
          ribbon([
            [-100 + i * 9.6, 2, 6],
            [-104 + i * 9.6 + (i % 3) * 4, -18 - (i % 4) * 5, 2],
          ]),
        ).join(""),
        green,
        3,
      ),
    ],
  };
};

/** Small green pods, one cut into stars. */
export const okra: FigureMaker = (m) => ({
  box: { left: -112, right: 104, top: -138, bottom: 4 },
  parts: [
    part(
      ribbons(
        "-84 -112 17, -40 -80 22, 20 -40 16, 58 -10 5",
        "-24 -124 17, 10 -92 22, 60 -56 15, 96 -36 4",
        "-96 -58 17, -60 -34 22, -8 -12 15, 26 0 4",
      ),
      bodyOr(m, green),
      8,
      {
        lines: { path: "M-80 -112Q-20 -70 52 -14M-22 -120Q20 -88 90 -40M-92 -58Q-50 -26 20 -2", width: 1.8 },
      },
    ),
    part(oval(-90, -116, 11) + oval(-30, -128, 10) + oval(-102, -62, 10), bodyOr(m, green), 4, {
      lift: -0.1,
    }),
    part(oval(70, -104, 20), bodyOr(m, green), 4),
    part(oval(70, -104, 14), ramp(".95 .05 115/.89 .07 118/.77 .08 120/.60 .07 122"), 2),
    part(
      [0, 1, 2, 3, 4]
        .map((i) => oval(70 + Math.cos(i * 1.257) * 8, -104 + Math.sin(i * 1.257) * 8, 3))
        .join(""),
      white,
      1,
    ),
  ],
});
