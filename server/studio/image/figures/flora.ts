import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, petals, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A rose with its leaves and thorns. */
export const rose: FigureMaker = (m) => {
  const green = colourTones("green");
  const dark = deeper(m.body, m, 0.3);
  return {
    box: { left: -72, right: 72, top: -262, bottom: 4 },
    parts: [
      part(
        ribbon("0 -150 9, -4 -80 8, 2 0 8") +
          polygon("-6 -110, -18 -118, -4 -98") +
          polygon("2 -60, 14 -68, 3 -46"),
        green,
        3,
      ),
      part(
        blob("-2 -56, -24 -84, -60 -94, -70 -86, -56 -62, -26 -48") +
          blob("2 -92, 22 -118, 54 -126, 66 -118, 54 -96, 26 -84"),
        green,
        6,
        { lines: { path: "M-4 -54Q-30 -66 -62 -86M4 -90Q30 -100 58 -118", width: 1.8 } },
      ),
      part(polygon("-34 -172, -50 -142, -18 -156, 0 -134, 18 -156, 50 -142, 34 -172"), green, 4),
      part(
        blob("-40 -246, -60 -222, -64 -188, -44 -162, 0 -152, 44 -162, 64 -188, 60 -222, 40 -246, 0 -236"),
        dark,
        14,
      ),
      part(blob("-22 -254, 12 -262, 38 -250, 44 -222, 26 -200, -8 -196, -34 -210, -40 -234"), m.body, 14),
      part(blob("-62 -226, -38 -220, -14 -198, -2 -168, -8 -152, -36 -160, -60 -184"), m.body, 11),
      part(blob("62 -226, 40 -222, 14 -202, -2 -168, 6 -152, 36 -160, 60 -184"), m.body, 11, { lift: 0.03 }),
      part(
        ribbons(
          "-18 -228 5, -14 -246 6, 8 -250 6, 24 -238 6, 22 -220 5, 4 -212 5, -6 -222 4, 0 -234 4, 10 -232 3",
        ),
        dark,
        2,
      ),
    ],
  };
};

/** A lotus on the water with its leaves. */
export const lotus: FigureMaker = (m) => {
  const leaf = colourTones("green");
  const petal = (x: number, tip: number, top: number, wide: number) =>
    blob([
      [x, -22],
      [x + (tip - x) * 0.3 - wide, (top - 22) * 0.5],
      [tip, top],
      [x + (tip - x) * 0.3 + wide, (top - 22) * 0.5],
    ]);
  return {
    box: { left: -146, right: 146, top: -142, bottom: 8 },
    parts: [
      part(oval(-84, -10, 62, 16) + oval(90, -8, 56, 14), leaf, 6, {
        lines: {
          path: "M-84 -10L-140 -12M-84 -10L-110 -22M-84 -10L-60 -24M90 -8L140 -12M90 -8L116 -20M90 -8L70 -20",
          width: 1.8,
        },
      }),
      part(petal(-30, -112, -62, 18) + petal(30, 112, -62, 18), deeper(m.body, m, 0.2), 8),
      part(petal(-24, -76, -102, 22) + petal(24, 76, -102, 22), m.body, 10, { lift: -0.05 }),
      part(petal(-12, -38, -130, 24) + petal(12, 38, -130, 24), m.body, 11, {
        lines: { path: "M-14 -40Q-30 -80 -37 -122M14 -40Q30 -80 37 -122", width: 1.6 },
      }),
      part(petal(0, 0, -140, 27), m.body, 12, {
        lift: 0.06,
        lines: { path: "M0 -34L0 -130M-6 -40Q-14 -80 -6 -112M6 -40Q14 -80 6 -112", width: 1.6 },
      }),
      part(petal(-16, -66, -70, 20) + petal(16, 66, -70, 20), paler(m.body, 0.3), 10, {
        lines: { path: "M-18 -34Q-46 -44 -62 -66M18 -34Q46 -44 62 -66", width: 1.6 },
      }),
      part(petal(-4, -26, -78, 19) + petal(4, 26, -78, 19), paler(m.body, 0.4), 10, { lift: 0.05 }),
      part(oval(0, -16, 52, 13), leaf, 6, { lift: -0.1 }),
    ],
  };
};

/** A daisy with its yellow middle. */
export const daisy: FigureMaker = (m) => {
  const green = colourTones("green");
  return {
    box: { left: -78, right: 78, top: -258, bottom: 4 },
    parts: [
      part(ribbon("0 -180 8, 6 -90 8, -2 0 8"), green, 3),
      part(
        blob("2 -44, 22 -84, 58 -100, 66 -92, 50 -60, 24 -40") +
          blob("0 -20, -22 -58, -54 -70, -62 -62, -46 -34, -22 -16"),
        green,
        6,
        { lines: { path: "M6 -42Q32 -66 60 -94M-4 -18Q-30 -40 -56 -64", width: 1.8 } },
      ),
      part(petals(16, 0, -180, 24, 66, 20), deeper(m.body, m, 0.12), 5),
      part(petals(16, 0, -180, 24, 64, 17, 1, 0.2), m.body, 5),
      part(oval(0, -180, 26, 25), colourTones("yellow"), 14, {
        lines: {
          path: scattered(20, 0, -180, 20)
            .map(([x, y]) => `M${x} ${y}l1 0`)
            .join(""),
          width: 3,
        },
      }),
    ],
  };
};

/** Tulips. */
export const tulip: FigureMaker = (m) => {
  const green = colourTones("green");
  const head = (x: number, y: number, tones: typeof m.body) => [
    part(
      blob([
        [x - 8, y + 2],
        [x - 30, y - 18],
        [x - 32, y - 52],
        [x - 26, y - 74],
        [x - 12, y - 58],
        [x, y - 80],
        [x + 12, y - 58],
        [x + 26, y - 74],
        [x + 32, y - 52],
        [x + 30, y - 18],
        [x + 8, y + 2],
      ]),
      tones,
      14,
    ),
    part(
      blob([
        [x, y - 78],
        [x + 16, y - 44],
        [x + 14, y - 12],
        [x, y + 2],
        [x - 14, y - 12],
        [x - 16, y - 44],
      ]),
      paler(tones, 0.14),
      9,
    ),
  ];
  return {
    box: { left: -96, right: 96, top: -242, bottom: 4 },
    parts: [
      part(
        ribbons("-54 -122 8, -40 -60 8, -12 0 8", "54 -130 8, 42 -60 8, 12 0 8", "0 -160 9, 2 -80 9, 0 0 9"),
        green,
        3,
      ),
      part(
        blob("-4 2, -30 -34, -68 -76, -84 -112, -72 -112, -40 -80, -14 -40") +
          blob("4 2, 30 -34, 68 -76, 86 -118, 72 -116, 40 -80, 14 -40"),
        green,
        7,
        { lines: { path: "M-8 -8Q-44 -50 -76 -106M8 -8Q44 -50 76 -110", width: 2 } },
      ),
      ...head(-56, -122, towards(m.body, colourTones("yellow")[1]!, 0.55)),
      ...head(56, -130, towards(m.body, colourTones("pink")[1]!, 0.5)),
      ...head(0, -160, m.body),
    ],
  };
};

/** Lavender in a bunch. */
export const lavender: FigureMaker = (m) => {
  const green = towards(colourTones("green"), [0.6, -0.03, 0.03], 0.4);
  const stems = [
    [-64, -200],
    [-38, -226],
    [-12, -240],
    [16, -236],
    [42, -218],
    [66, -192],
  ] as const;
  return {
    box: { left: -86, right: 86, top: -258, bottom: 4 },
    parts: [
      part(
        stems
          .map(([x, top]) =>
            ribbon([
              [x, top + 20, 5],
              [x * 0.5, -110, 5],
              [x * 0.2, -60, 5],
              [-x * 0.4, 0, 5],
            ]),
          )
          .join(""),
        green,
        2,
      ),
      ...stems.map(([x, top], k) =>
        part(
          Array.from({ length: 13 }, (_, i) => {
            const y = top + (i >> 1) * 15;
            const side = i % 2 ? 1 : -1;
            const at = x * (1 - (i >> 1) * 0.045);
            return oval(at + side * (4 + (i >> 1) * 0.7), y, 8, 7.4);
          }).join("") + oval(x, top - 10, 6, 8),
          k % 2 ? m.body : deeper(m.body, m, 0.12),
          5,
        ),
      ),
      part(blob("-26 -66, 0 -60, 26 -66, 24 -52, 0 -48, -24 -52"), paler(colourTones("purple"), 0.6), 4),
      part(
        blob("2 -56, 30 -76, 44 -64, 30 -50") +
          blob("-2 -56, -30 -76, -44 -64, -30 -50") +
          ribbons("4 -52 7, 18 -26 6", "-4 -52 7, -16 -24 6"),
        paler(colourTones("purple"), 0.5),
        4,
      ),
    ],
  };
};
