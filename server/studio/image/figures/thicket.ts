import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, petals, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** Brambles: arching stems full of thorns. */
export const thorns: FigureMaker = (m) => {
  const stem = bodyOr(m, deeper(colourTones("brown"), m, 0.2));
  const arcs = [
    [-130, 0, -60, -190, 60, -20],
    [-70, 0, 20, -230, 132, 0],
    [-140, -60, 0, -150, 140, -90],
    [-30, 0, -120, -150, -50, -190],
    [60, 0, 130, -120, 40, -200],
  ] as const;
  const at = ([x0, y0, x1, y1, x2, y2]: (typeof arcs)[number], t: number) =>
    [
      (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2,
      (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2,
    ] as const;
  const spikes = arcs.flatMap((arc, k) =>
    Array.from({ length: 8 }, (_, i) => {
      const t = 0.06 + i * 0.12;
      const [x, y] = at(arc, t);
      const [nx, ny] = at(arc, t + 0.04);
      const [dx, dy] = [nx - x, ny - y];
      const s = (i + k) % 2 ? 1 : -1;
      const l = Math.hypot(dx, dy) || 1;
      return polygon([
        [x - dx * 0.8, y - dy * 0.8],
        [x + dx * 0.8, y + dy * 0.8],
        [x + (-dy / l) * 20 * s + dx * 0.6, y + (dx / l) * 20 * s + dy * 0.6],
      ]);
    }),
  );
  return {
    box: { left: -146, right: 146, top: -206, bottom: 4 },
    parts: [
      part(spikes.join(""), paler(stem, 0.25), 2),
      part(
        arcs
          .map((arc) => ribbon([0, 0.25, 0.5, 0.75, 1].map((t) => [...at(arc, t), 11 - t * 4] as const)))
          .join(""),
        stem,
        5,
      ),
      part(
        [
          [-90, -60],
          [40, -120],
          [96, -60],
          [-20, -110],
          [-60, -150],
        ]
          .map(([x, y]) =>
            blob([
              [x!, y!],
              [x! + 14, y! - 16],
              [x! + 30, y! - 10],
              [x! + 18, y! + 4],
            ]),
          )
          .join(""),
        colourTones("green"),
        4,
      ),
    ],
  };
};

/** Violets among heart-shaped leaves. */
export const violet: FigureMaker = (m) => {
  const purple = bodyOr(m, colourTones("purple"));
  const green = colourTones("green");
  const heads = [
    [-56, -112],
    [4, -146],
    [60, -118],
  ] as const;
  return {
    box: { left: -116, right: 116, top: -186, bottom: 4 },
    parts: [
      part(
        heads.map(([x, y]) => ribbon(`${x * 0.2} 0 5, ${x * 0.7} ${y * 0.6} 5, ${x} ${y} 4`)).join(""),
        green,
        2,
      ),
      part(
        blob("0 0, -50 -8, -104 -36, -106 -62, -78 -66, -60 -54, -40 -46") +
          blob("0 0, 50 -8, 104 -36, 106 -62, 78 -66, 60 -54, 40 -46") +
          blob("0 2, -30 -20, -26 -52, 0 -44, 26 -52, 30 -20"),
        green,
        8,
        { lines: { path: "M-6 -4L-88 -48M6 -4L88 -48M0 -4L0 -38", width: 2 } },
      ),
      ...heads.flatMap(([x, y]) => [
        part(oval(x - 13, y - 20, 17, 18) + oval(x + 13, y - 20, 17, 18), deeper(purple, m, 0.12), 6),
        part(oval(x - 20, y + 3, 17, 14) + oval(x + 20, y + 3, 17, 14) + oval(x, y + 16, 19, 18), purple, 7),
        part(petals(3, x, y, 2, 13, 5, 1, 0.5), colourTones("white"), 1),
        part(oval(x, y, 6), colourTones("yellow"), 2),
      ]),
    ],
  };
};

/** The roots of a tree that reach into the earth. */
export const roots: FigureMaker = (m) => {
  const wood = bodyOr(m, colourTones("brown"));
  return {
    box: { left: -167, right: 167, top: -234, bottom: 4 },
    parts: [
      part(
        blob("-158 0, -150 -66, -60 -82, 60 -82, 150 -66, 158 0, 60 4, -60 4"),
        deeper(colourTones("brown"), m, 0.55),
        8,
        {
          lines: {
            path: "M-120 -20l6 0M-60 -10l6 0M90 -24l6 0M30 -8l6 0M130 -50l6 0M-140 -48l6 0M-20 -30l6 0M60 -44l6 0",
            width: 5,
          },
        },
      ),
      part(
        ribbons(
          "0 -204 60, 0 -140 58, 0 -90 70",
          "-20 -96 34, -66 -74 24, -104 -50 15, -146 -46 6",
          "20 -96 34, 68 -74 24, 108 -46 15, 148 -34 6",
          "-10 -90 34, -36 -50 22, -56 -20 13, -84 -4 5",
          "10 -90 34, 34 -50 22, 58 -18 13, 92 -6 5",
          "0 -86 32, 4 -44 20, -4 -4 7",
          "-60 -76 14, -92 -26 9, -126 -14 4",
          "62 -76 14, 92 -66 9, 124 -72 4",
        ),
        wood,
        14,
        {
          lines: {
            path: "M-14 -200Q-16 -140 -26 -100M8 -200Q8 -130 4 -70M20 -196Q20 -140 34 -100",
            width: 2.4,
          },
        },
      ),
    ],
  };
};

/** A felled log. */
export const log: FigureMaker = (m) => {
  const wood = bodyOr(m, colourTones("brown"));
  return {
    box: { left: -140, right: 140, top: -105, bottom: 4 },
    parts: [
      part(ribbons("30 -60 22, 46 -88 18, 52 -96 17"), deeper(wood, m, 0.15), 6),
      part(ribbon("-98 -38 72, 0 -38 72, 96 -38 70", 3), deeper(wood, m, 0.2), 18, {
        lines: {
          path: "M-70 -60L0 -64M10 -52L90 -56M-60 -34L20 -38M40 -30L110 -32M-66 -16L10 -14M30 -10L90 -12",
          width: 2.6,
        },
      }),
      part(oval(-104, -38, 28, 37), paler(wood, 0.5), 6, {
        lines: {
          path: "M-122 -38a18 25 0 1 0 36 0a18 25 0 1 0 -36 0M-114 -38a10 15 0 1 0 20 0a10 15 0 1 0 -20 0M-107 -38a3 5 0 1 0 6 0a3 5 0 1 0 -6 0",
          width: 2.2,
        },
      }),
      part(oval(52, -94, 9, 6), paler(wood, 0.5), 2),
      part(oval(-20, -74, 24, 7) + oval(76, -72, 20, 6), colourTones("green"), 3),
    ],
  };
};

/** A seedling with two leaves. */
export const seedling: FigureMaker = (m) => {
  const green = bodyOr(m, colourTones("green"));
  return {
    box: { left: -96, right: 96, top: -139, bottom: 4 },
    parts: [
      part(ribbon("0 -20 8, 4 -60 7, 0 -96 6"), green, 3),
      part(
        blob("0 -92, -24 -124, -66 -132, -78 -118, -54 -92, -22 -84") +
          blob("0 -92, 24 -128, 66 -138, 80 -124, 56 -96, 22 -86"),
        green,
        8,
        { lines: { path: "M-4 -92Q-40 -108 -70 -118M4 -92Q40 -112 72 -124", width: 2, light: true } },
      ),
      part(blob("-88 2, -62 -22, -20 -32, 20 -32, 62 -22, 88 2"), colourTones("brown"), 9, {
        lines: { path: "M-50 -12l8 0M-14 -20l8 0M24 -14l8 0M50 -8l8 0", width: 4 },
      }),
    ],
  };
};

/** Seaweed that waves. */
export const seaweed: FigureMaker = (m) => {
  const green = bodyOr(m, towards(colourTones("green"), colourTones("brown")[1]!, 0.25));
  const band = (x: number, h: number, s: number) =>
    ribbon([
      [x, 0, 16],
      [x + 20 * s, -h * 0.25, 22],
      [x - 14 * s, -h * 0.5, 24],
      [x + 16 * s, -h * 0.75, 20],
      [x - 4 * s, -h, 4],
    ]);
  return {
    box: { left: -129, right: 127, top: -232, bottom: 6 },
    parts: [
      part(band(-70, 170, 1) + band(64, 190, -1), deeper(green, m, 0.25), 7),
      part(band(-30, 226, -1) + band(26, 210, 1), green, 7, {
        lines: {
          path: "M-30 -6Q-48 -60 -20 -112Q-44 -170 -28 -216M26 -6Q44 -56 14 -106Q42 -160 24 -200",
          width: 2,
        },
      }),
      part(band(96, 110, 1) + band(-98, 100, -1), paler(green, 0.15), 6),
      part(blob("-112 4, -80 -14, -20 -10, 40 -16, 108 4"), colourTones("grey"), 6),
    ],
  };
};

/** A round bush. */
export const bush: FigureMaker = (m) => {
  const green = bodyOr(m, colourTones("green"));
  const heaps = [
    [-82, -52, 48],
    [-30, -84, 54],
    [34, -86, 52],
    [84, -54, 46],
    [0, -44, 56],
  ] as const;
  return {
    box: { left: -134, right: 134, top: -142, bottom: 4 },
    parts: [
      part(heaps.map(([x, y, r]) => oval(x, y + 6, r, r * 0.86)).join(""), deeper(green, m, 0.25), 18),
      ...heaps.map(([x, y, r]) => part(oval(x - 3, y - 4, r * 0.84, r * 0.68), green, 15)),
      part(
        scattered(22, 0, -70, 100, 50)
          .map(([x, y]) =>
            blob([
              [x, y],
              [x + 8, y - 9],
              [x + 16, y - 5],
              [x + 9, y + 3],
            ]),
          )
          .join(""),
        paler(green, 0.2),
        2,
      ),
    ],
  };
};
