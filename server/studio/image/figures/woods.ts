import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A weeping willow: long hanging curtains of leaves. */
export const willow: FigureMaker = (m) => {
  const green = bodyOr(m, towards(colourTones("green"), colourTones("yellow")[1]!, 0.25));
  const strand = (i: number) => {
    const x = -118 + i * 17;
    const top = -232 + Math.abs(i - 7) ** 1.7 * 2.4;
    const out = (i - 7) * 2.6;
    return ribbon(
      [
        [x * 0.72, top, 12],
        [x + out * 0.6, top + 74, 16],
        [x + out, -60 + (i % 3) * 14, 12],
        [x + out * 1.05, -22 + (i % 4) * 8, 3],
      ],
      6,
    );
  };
  const strands = Array.from({ length: 15 }, (_, i) => i);
  return {
    box: { left: -146, right: 146, top: -284, bottom: 4 },
    parts: [
      part(
        ribbons("0 0 46, -6 -60 30, 4 -130 26, -4 -200 18", "-6 -6 24, -40 2 8", "6 -6 24, 40 2 8"),
        deeper(colourTones("brown"), m, 0.3),
        9,
        {
          lines: { path: "M-8 -10Q-14 -70 -2 -140M6 -14Q4 -70 10 -130", width: 2 },
        },
      ),
      part(
        blob("0 -280, 60 -266, 104 -220, 96 -180, 0 -200, -96 -180, -104 -220, -60 -266"),
        deeper(green, m, 0.25),
        22,
      ),
      part(
        strands
          .filter((i) => i % 2 === 0)
          .map(strand)
          .join(""),
        deeper(green, m, 0.2),
        5,
      ),
      part(
        strands
          .filter((i) => i % 2 === 1 && i !== 7)
          .map(strand)
          .join(""),
        green,
        5,
        { lift: 0.06 },
      ),
      part(blob("0 -282, 50 -270, 84 -232, 60 -214, 0 -226, -60 -214, -84 -232, -50 -270"), green, 16, {
        lift: 0.05,
      }),
    ],
  };
};

/** Birches: white trunks with black marks. */
export const birch: FigureMaker = (m) => {
  const green = bodyOr(m, towards(colourTones("green"), colourTones("yellow")[1]!, 0.35));
  const white = colourTones("white");
  const marks = (x: number, top: number) =>
    Array.from({ length: 8 }, (_, i) =>
      ribbon(`${x + (i % 2 ? -7 : 2)} ${top + i * 25} 3, ${x + (i % 2 ? 1 : 9)} ${top + 2 + i * 25} 5`, 2),
    ).join("");
  const crown = (x: number, y: number, s: number) =>
    [
      [0, 0, 44],
      [-30, 34, 34],
      [30, 30, 34],
      [-10, 62, 30],
      [24, 66, 26],
      [0, -34, 28],
    ]
      .map(([dx, dy, r]) => oval(x + dx! * s, y + dy! * s, r! * s, r! * s * 0.9))
      .join("");
  return {
    box: { left: -112, right: 112, top: -312, bottom: 4 },
    parts: [
      part(ribbons("-44 0 20, -42 -110 16, -50 -230 10", "46 0 18, 50 -100 14, 44 -210 9"), white, 8),
      part(crown(-50, -236, 0.86) + crown(48, -212, 0.8), deeper(green, m, 0.15), 12),
      part(ribbons("0 4 26, 4 -120 20, 0 -260 12", "4 -150 8, 30 -190 5", "2 -130 8, -30 -172 5"), white, 10),
      part(marks(-44, -200) + marks(48, -180) + marks(1, -216), colourTones("black"), 1.4),
      part(crown(0, -252, 1), green, 14, { lift: 0.05 }),
    ],
  };
};

const spire = (rx: number, top: number) =>
  blob([
    [0, top],
    [rx * 0.5, top * 0.84],
    [rx * 0.92, top * 0.56],
    [rx, top * 0.3],
    [rx * 0.6, -14],
    [0, -6],
    [-rx * 0.6, -14],
    [-rx, top * 0.3],
    [-rx * 0.92, top * 0.56],
    [-rx * 0.5, top * 0.84],
  ]);

/** A cypress: a dark narrow flame. */
export const cypress: FigureMaker = (m) => {
  const green = bodyOr(m, deeper(colourTones("green"), m, 0.35));
  return {
    box: { left: -50, right: 50, top: -330, bottom: 4 },
    parts: [
      part(ribbon("0 4 18, 0 -30 16"), colourTones("brown"), 4),
      part(spire(44, -326), green, 26, {
        lines: {
          path: "M-6 -300Q-16 -220 -24 -130M6 -290Q16 -210 24 -110M-2 -270Q-8 -160 -14 -40M8 -230Q14 -130 14 -30M-26 -200Q-34 -140 -34 -70M28 -190Q36 -130 32 -60",
          width: 2.4,
        },
      }),
    ],
  };
};

/** Poplars in a row. */
export const poplar: FigureMaker = (m) => {
  const green = bodyOr(m, towards(colourTones("green"), colourTones("yellow")[1]!, 0.2));
  const moved = (x: number, s: number) => {
    const at = (px: number, py: number) => [x + px * s, py * s] as const;
    return blob([
      at(0, -300),
      at(20, -250),
      at(34, -170),
      at(32, -96),
      at(16, -52),
      at(-16, -52),
      at(-32, -96),
      at(-34, -170),
      at(-20, -250),
    ]);
  };
  return {
    box: { left: -134, right: 134, top: -304, bottom: 4 },
    parts: [
      part(
        ribbons("-92 2 12, -92 -60 10", "92 2 12, 92 -60 10", "0 4 15, 0 -70 12"),
        deeper(colourTones("brown"), m, 0.2),
        4,
      ),
      part(moved(-92, 0.84) + moved(92, 0.88), deeper(green, m, 0.15), 16),
      part(moved(0, 1), green, 20, {
        lines: {
          path: "M0 -280L0 -70M0 -240L-16 -200M0 -210L18 -170M0 -170L-20 -130M0 -140L18 -104",
          width: 2.2,
        },
      }),
    ],
  };
};

/** A broad oak with acorns. */
export const oak: FigureMaker = (m) => {
  const green = bodyOr(m, deeper(colourTones("green"), m, 0.12));
  const lobes = [
    [-112, -150, 42],
    [-70, -196, 50],
    [-8, -222, 56],
    [62, -204, 52],
    [112, -158, 44],
    [-50, -146, 50],
    [52, -150, 50],
    [0, -170, 52],
  ] as const;
  const acorns = [
    [-92, -124],
    [-40, -150],
    [20, -130],
    [70, -160],
    [104, -130],
    [-10, -200],
    [-70, -190],
    [52, -212],
  ] as const;
  return {
    box: { left: -158, right: 158, top: -280, bottom: 6 },
    parts: [
      part(
        ribbons(
          "0 4 66, -2 -40 44, 0 -90 38, 0 -140 24",
          "-10 -2 30, -54 6 10",
          "10 -2 30, 56 6 10",
          "0 -84 22, -44 -116 16, -92 -140 9",
          "2 -88 22, 46 -118 16, 94 -142 9",
        ),
        deeper(colourTones("brown"), m, 0.25),
        12,
        {
          lines: { path: "M-12 -6Q-16 -50 -8 -110M4 -8Q2 -50 6 -110M16 -8Q16 -40 14 -90", width: 2.4 },
        },
      ),
      part(lobes.map(([x, y, r]) => oval(x, y + 8, r, r * 0.84)).join(""), deeper(green, m, 0.2), 18),
      ...lobes.map(([x, y, r]) => part(oval(x - 3, y - 4, r * 0.82, r * 0.68), green, 15)),
      part(acorns.map(([x, y]) => oval(x, y + 8, 8, 12)).join(""), colourTones("gold"), 6),
      part(
        acorns
          .map(
            ([x, y]) =>
              `M${x - 10} ${y + 2}Q${x} ${y - 14} ${x + 10} ${y + 2}Z` +
              ribbon(`${x} ${y - 6} 3, ${x + 2} ${y - 14} 3`, 2),
          )
          .join(""),
        deeper(colourTones("brown"), m, 0.3),
        3,
      ),
    ],
  };
};
