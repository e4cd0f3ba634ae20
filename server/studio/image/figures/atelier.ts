import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ovalPair, ribbons } from "./strokes.ts";
import { black, blue, brown, gold, green, grey, orange, red, white, yellow } from "./tones.ts";

/** A cup of gold for the altar. */
export const chalice: FigureMaker = (m) => {
  const metal = bodyOr(m, gold);
  return {
    box: { left: -66, right: 66, top: -190, bottom: 3 },
    parts: [
      part("M-54 0Q-50 -16 -14 -26L14 -26Q50 -16 54 0Z", metal, 9),
      part(ribbon("0 -24 20, 0 -60 14, 0 -92 20"), metal, 7),
      part(oval(0, -60, 18, 14), metal, 8, { lift: 0.06 }),
      part("M-62 -180L62 -180Q64 -110 22 -94L-22 -94Q-64 -110 -62 -180Z", metal, 18),
      part(oval(0, -180, 62, 10), red, 2, { lift: -0.15 }),
      part(ribbons("0 -158 8, 0 -116 8", "-14 -144 8, 14 -144 8"), red, 2, { lift: 0.1 }),
      part(oval(0, -60, 6), red, 3, { lift: 0.15 }),
    ],
  };
};

/** A picture being painted on its stand. */
export const easel: FigureMaker = (m) => ({
  box: { left: -92, right: 112, top: -230, bottom: 3 },
  parts: [
    part(
      ribbons("0 -226 8, -70 0 9", "0 -226 8, 70 0 9", "0 -220 7, 6 -10 7", "-50 -62 8, 50 -62 8"),
      brown,
      3,
    ),
    part(box(-82, -198, 82, -64), white, 4),
    part(box(-76, -192, 76, -70), blue, 1, { lift: 0.1 }),
    part(blob("-76 -70, -76 -112, -40 -136, -6 -104, 34 -126, 76 -96, 76 -70"), bodyOr(m, green), 3),
    part(oval(42, -164, 15), yellow, 3),
    part(box(-86, -66, 86, -56), brown, 3),
    part(blob("46 -34, 74 -54, 106 -42, 108 -16, 84 -4, 72 -16, 56 -12"), brown, 5, { lift: 0.14 }),
    part(oval(68, -38, 6), red, 2),
    part(oval(86, -40, 6), yellow, 2),
    part(oval(98, -28, 6), blue, 2),
    part(ribbon("88 -18 4, 110 -72 4"), gold, 1),
  ],
});

/** A flask with a bubbling liquid. */
export const flask: FigureMaker = (m) => {
  const liquid = bodyOr(m, green);
  return {
    box: { left: -78, right: 78, top: -206, bottom: 3 },
    parts: [
      part("M-20 -186L20 -186L20 -112L74 -20Q78 2 56 2L-56 2Q-78 2 -74 -20L-20 -112Z", white, 12, {
        lift: -0.05,
      }),
      part("M-42 -74L42 -74L72 -20Q74 0 56 0L-56 0Q-74 0 -72 -20Z", liquid, 10),
      part(oval(0, -74, 42, 7), liquid, 2, { lift: 0.14 }),
      part(
        oval(-20, -34, 9) +
          oval(16, -48, 7) +
          oval(28, -22, 10) +
          oval(-6, -100, 6) +
          oval(8, -126, 5) +
          oval(-4, -150, 6),
        white,
        3,
      ),
      part(ribbon("-26 -188 8, 26 -188 8"), white, 3),
      part(ribbon("-46 -60 4, -62 -26 4"), white, 1, { lift: 0.2 }),
    ],
  };
};

/** A machine for writing, with a sheet in it. */
export const typewriter: FigureMaker = (m) => {
  const shell = bodyOr(m, black);
  const keys = [
    [-26, 9, 15],
    [-14, 10, 15.5],
    [-2, 11, 16],
  ] as const;
  return {
    box: { left: -115, right: 115, top: -186, bottom: 6 },
    parts: [
      part(polygon("-52 -92, 52 -92, 56 -184, -56 -184"), white, 3, {
        lines: { path: "M-38 -168L38 -168M-38 -154L38 -154M-38 -140L10 -140", width: 3 },
      }),
      part(ribbon("-104 -96 22, 104 -96 22"), grey, 9),
      part(ovalPair(104, -96, 9, 15), black, 4),
      part(polygon("-84 -88, 84 -88, 92 -36, 108 4, -108 4, -92 -36"), shell, 10),
      part(polygon("-66 -84, 66 -84, 58 -48, -58 -48"), deeper(grey, m, 0.35), 4, {
        lines: {
          path: "M-44 -52L-14 -80M-22 -50L-6 -80M0 -50L0 -80M22 -50L6 -80M44 -52L14 -80",
          width: 2,
          light: true,
        },
      }),
      ...keys.map(([y, count, step]) =>
        part(
          Array.from({ length: count }, (_, i) => oval((i - (count - 1) / 2) * step, y, 6, 5)).join(""),
          white,
          3,
        ),
      ),
    ],
  };
};

/** A magnet like a horseshoe. */
export const magnet: FigureMaker = (m) => ({
  box: { left: -81, right: 81, top: -176, bottom: 20 },
  parts: [
    part(
      ribbon("-52 -116 44, -52 -66 44, -38 -30 44, 0 -14 44, 38 -30 44, 52 -66 44, 52 -116 44"),
      bodyOr(m, red),
      14,
    ),
    part(box(-75, -142, -29, -106) + box(29, -142, 75, -106), grey, 8, { lift: 0.1 }),
    part(
      ribbons(
        "-52 -152 5, -52 -172 5",
        "-70 -150 5, -78 -166 5",
        "-34 -150 5, -26 -166 5",
        "52 -152 5, 52 -172 5",
        "70 -150 5, 78 -166 5",
        "34 -150 5, 26 -166 5",
      ),
      yellow,
      0,
      { lit: yellow[0]! },
    ),
  ],
});

/** A disc of music with its label. */
export const vinylRecord: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -190, bottom: 3 },
  parts: [
    part(polygon("-112 -184, 66 -184, 66 0, -112 0"), bodyOr(m, orange), 4),
    part(blob("-88 -30, -60 -90, -30 -60, 0 -120, 36 -30"), blue, 4),
    part(oval(22, -92, 90), black, 5, {
      lines: {
        path: [78, 68, 58, 48]
          .map((r) => `M${22 - r} -92a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`)
          .join(""),
        width: 1.6,
        light: true,
      },
    }),
    part(oval(22, -92, 32), red, 3),
    part(oval(22, -92, 5), white, 1),
  ],
});
