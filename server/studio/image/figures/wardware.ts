import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { blue, colourTones, green, grey, red, white } from "./tones.ts";

/** A table of an operating theatre under its lamp. */
export const operatingTable: FigureMaker = (m) => {
  const drape = bodyOr(m, green);
  return {
    box: { left: -124, right: 124, top: -236, bottom: 3 },
    parts: [
      part(ribbons("96 -150 7, 98 -220 7, 40 -228 7, 10 -214 7"), grey, 3),
      part("M-66 -186Q-60 -216 0 -218Q60 -216 66 -186Z", grey, 9),
      part(oval(0, -185, 66, 13), white, 3),
      part(
        oval(0, -185, 11, 6) + ovalPair(24, -186, 10, 5) + ovalPair(45, -187, 8, 4),
        [m.palette.lamp, ...m.pale],
        0,
        { lit: m.palette.lamp },
      ),
      part(polygon("-46 0, -32 -14, -16 -18, -14 -62, 14 -62, 16 -18, 32 -14, 46 0"), grey, 6),
      part(ribbons("94 0 6, 96 -152 6"), grey, 2),
      part(box(-118, -72, 118, -58), grey, 4),
      part("M-116 -72L-116 -84Q-112 -92 -96 -92L104 -92Q116 -90 116 -72Z", blue, 6),
      part(
        "M-62 -92L106 -92Q116 -90 116 -76L114 -36Q92 -28 72 -40Q48 -28 26 -40Q4 -28 -20 -38Q-42 -28 -64 -38Z",
        drape,
        8,
        { lines: { path: "M-40 -86L-42 -38M4 -86L4 -40M48 -86L50 -40M92 -86L92 -36", width: 2.4 } },
      ),
      part(blob("-112 -94, -108 -108, -90 -112, -70 -108, -66 -94, -90 -90"), white, 8),
    ],
  };
};

/** A heart as it is in the body, with its great vessels. */
export const heartOrgan: FigureMaker = (m) => {
  const flesh = bodyOr(m, red);
  return {
    box: { left: -97, right: 97, top: -212, bottom: 3 },
    parts: [
      part(ribbons("-46 -118 26, -52 -160 26, -50 -196 24", "-78 -112 20, -88 -128 18"), blue, 8),
      part(oval(-50, -198, 12, 6), deeper(blue, m, 0.5), 2),
      part(ribbons("44 -128 22, 66 -140 20, 88 -138 18", "40 -112 20, 66 -116 18, 88 -112 16"), blue, 7),
      part(ribbons("-6 -182 13, -10 -204 12", "16 -186 13, 17 -206 12", "38 -178 12, 46 -198 11"), red, 5, {
        lift: 0.12,
      }),
      part(ribbon("-14 -112 32, -18 -152 32, 10 -178 32, 42 -160 30, 44 -130 26"), red, 11, { lift: 0.14 }),
      part(
        blob(
          "-72 -108, -46 -130, -12 -120, 20 -132, 60 -122, 84 -86, 78 -48, 52 -16, 24 2, -10 -14, -48 -42, -76 -76",
        ),
        flesh,
        26,
        {
          lines: [
            {
              path: "M18 -122Q2 -84 16 -40Q20 -20 26 -6M6 -84Q-22 -76 -40 -54M8 -64Q-8 -52 -18 -36M16 -74Q40 -66 52 -44M12 -98Q36 -96 62 -80",
              width: 4.4,
            },
            { path: "M-58 -100Q-46 -114 -26 -114", width: 4, light: true },
          ],
        },
      ),
    ],
  };
};

/** A gown of patients, with ties at the back. */
export const hospitalGown: FigureMaker = (m) => {
  const cloth = bodyOr(m, colourTones("blue")).map(([l, a, b]): [number, number, number] => [
    Math.min(0.97, l + 0.16),
    a * 0.55,
    b * 0.5,
  ]);
  const dots = [-150, -122, -94, -66, -38].flatMap((y, row) =>
    [-36, -12, 12, 36].map((x) => oval(x * (1 - y / 900) + (row % 2 ? 8 : -4), y, 3.4)),
  );
  return {
    box: { left: -104, right: 104, top: -212, bottom: 3 },
    parts: [
      part(ribbon("-26 -196 4, 0 -208 4, 26 -196 4"), grey, 2),
      part(
        blob(
          "-24 -194, -54 -184, -104 -122, -76 -102, -54 -128, -60 -60, -72 -4, 0 2, 72 -4, 60 -60, 54 -128, 76 -102, 104 -122, 54 -184, 24 -194, 0 -178",
        ),
        cloth,
        12,
        { lines: { path: "M-50 -130L-46 -168M50 -130L46 -168M-66 -18Q0 -10 66 -18", width: 2.6 } },
      ),
      part(dots.join(""), deeper(blue, m, 0.15), 0.6),
      part(ribbon("-28 -192 8, -8 -172 8, 0 -150 7") + ribbon("28 -192 8, 8 -172 8, 0 -150 7"), blue, 2),
      part(ribbons("2 -150 4, 24 -138 4, 34 -120 3", "0 -150 4, 12 -132 4, 10 -112 3"), blue, 1.6),
    ],
  };
};

/** The blouse and trousers of surgeons and nurses, with the cap. */
export const scrubs: FigureMaker = (m) => {
  const cloth = bodyOr(m, green).map(([l, a, b]): [number, number, number] => [l, a * 0.75, b - 0.06]);
  return {
    box: { left: -98, right: 98, top: -236, bottom: 3 },
    parts: [
      part("M-34 -208Q-34 -236 0 -236Q34 -236 34 -208Q0 -200 -34 -208Z", cloth, 8, {
        lines: { path: "M-32 -212Q0 -204 32 -212", width: 3 },
      }),
      part(polygon("-46 -98, 46 -98, 56 0, 12 0, 0 -64, -12 0, -56 0"), cloth, 8, {
        lift: -0.05,
        lines: { path: "M-34 -90L-36 -4M34 -90L36 -4", width: 2 },
      }),
      part(
        polygon(
          "-26 -192, -56 -182, -96 -124, -66 -108, -54 -128, -56 -82, 56 -82, 54 -128, 66 -108, 96 -124, 56 -182, 26 -192, 0 -150",
        ),
        cloth,
        9,
        { lines: { path: "M-50 -130L-44 -166M50 -130L44 -166M-54 -90L54 -90", width: 2.4 } },
      ),
      part(ribbon("-27 -192 8, -2 -148 8") + ribbon("27 -192 8, 0 -148 8"), deeper(cloth, m, 0.2), 2),
      part(box(10, -138, 42, -108), cloth, 3, { lift: -0.08 }),
      part(box(30, -150, 35, -122), white, 1),
    ],
  };
};

/** A drip: a bag on a stand with its tube. */
export const ivDrip: FigureMaker = (m) => ({
  box: { left: -66, right: 66, top: -246, bottom: 3 },
  parts: [
    part(ribbons("0 -12 6, 0 -236 6", "-40 -226 5, -40 -238 5, 0 -240 5, 40 -238 5, 40 -226 5"), grey, 2),
    part(ribbonPair("0 -16 7, 54 -8 7"), grey, 3),
    part(ovalPair(56, -5, 7), m.dark, 2),
    part("M-62 -220L-18 -220L-16 -152Q-26 -138 -40 -136Q-54 -138 -64 -152Z", white, 8),
    part("M-63 -186Q-40 -180 -17 -186L-16 -152Q-26 -138 -40 -136Q-54 -138 -64 -152Z", blue, 6, {
      lift: 0.16,
    }),
    part(box(-46, -208, -34, -176) + box(-56, -198, -24, -186), red, 1),
    part(box(-46, -138, -34, -112), white, 3),
    part(ribbon("-40 -112 4, -42 -60 4, -20 -36 4, 24 -52 4, 44 -90 4, 62 -64 4"), blue, 1.4, { lift: 0.2 }),
  ],
});

/** A picture of the bones of a chest. */
export const xray: FigureMaker = (m) => {
  const bone = white;
  const rib = (y: number, wide: number) =>
    ribbonPair(`5 ${y} 6, ${wide} ${y + 4} 6, ${wide - 8} ${y + 20} 5`);
  return {
    box: { left: -84, right: 84, top: -214, bottom: 3 },
    parts: [
      part(box(-84, -212, 84, 0), grey, 4),
      part(box(-76, -204, 76, -8), deeper(blue, m, 0.82), 2),
      part([-160, -138, -116, -94, -72].map((y, i) => rib(y, 44 + i * 4)).join(""), bone, 2, { lift: 0.05 }),
      part(ribbonPair("6 -176 7, 34 -178 7, 62 -168 8"), bone, 2),
      part(Array.from({ length: 10 }, (_, i) => box(-8, -186 + i * 16, 8, -174 + i * 16)).join(""), bone, 2),
      part(blob("-46 -24, -20 -36, 0 -26, 20 -36, 46 -24, 40 -12, -40 -12"), bone, 3),
    ],
  };
};

/** A leg in plaster, with writing on it. */
export const plasterCast: FigureMaker = (m) => {
  const skin = colourTones("pink").map(([l, a, b]): [number, number, number] => [
    l - 0.04,
    a * 0.5,
    b + 0.05,
  ]);
  return {
    box: { left: -70, right: 104, top: -224, bottom: 4 },
    parts: [
      part(blob("-40 -216, 24 -216, 26 -170, 22 -150, -38 -150"), skin, 14),
      part(
        blob(
          "-46 -174, -10 -168, 28 -174, 30 -110, 34 -62, 78 -38, 84 -6, 40 0, -20 2, -48 -2, -52 -40, -50 -110",
        ),
        bodyOr(m, white),
        20,
        {
          lines: [
            {
              path: "M-48 -150Q-10 -142 29 -150M-50 -116Q-10 -108 30 -116M-50 -80Q-10 -72 32 -80M-50 -40Q-20 -30 30 -62",
              width: 2,
            },
            {
              path: "M-30 -134l10 12l16 -16M-34 -98q8 -14 16 0q8 -14 16 0q-2 12 -16 20q-14 -8 -16 -20",
              width: 3.4,
            },
          ],
        },
      ),
      part(oval(90, -12, 12, 10) + oval(84, -28, 9, 8) + oval(90, -22, 8, 7), skin, 5),
    ],
  };
};

/** A mask over mouth and nose, with its loops. */
export const faceMask: FigureMaker = (m) => {
  const cloth = bodyOr(m, blue);
  return {
    box: { left: -124, right: 124, top: -142, bottom: 3 },
    parts: [
      part(ring([-86, -72], [36, 48], 5), white, 1.6),
      part(ring([86, -72], [36, 48], 5), white, 1.6),
      part(
        blob("-88 -118, -46 -134, 0 -140, 46 -134, 88 -118, 90 -60, 66 -18, 0 0, -66 -18, -90 -60"),
        cloth,
        14,
        {
          lift: 0.1,
          lines: {
            path: "M-86 -98Q0 -116 86 -98M-88 -76Q0 -88 88 -76M-82 -52Q0 -58 82 -52M-70 -30Q0 -30 70 -30",
            width: 3.4,
          },
        },
      ),
      part(ribbon("-46 -128 6, 0 -135 6, 46 -128 6"), white, 2),
    ],
  };
};
