import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons, scattered } from "./strokes.ts";
import { brown, colourTones, gold, green, grey, orange, red, yellow } from "./tones.ts";
import { turned } from "./turned.ts";

const antAt = (x: number, y: number, angle: number) => {
  const at = (points: string) => turned(points, angle, x, y);
  const spot = (px: number, py: number, r: number) => {
    const [[ox, oy]] = at(`${px} ${py}`) as [readonly [number, number]];
    return oval(ox, oy, r, r * 0.8);
  };
  const leg = (px: number, qx: number, side: number) => {
    const [a, b] = at(`${px} 0, ${qx} ${side * 11}`) as [
      readonly [number, number],
      readonly [number, number],
    ];
    return ribbon([
      [a[0], a[1], 2],
      [b[0], b[1], 1.6],
    ]);
  };
  return (
    spot(-9, 0, 7) +
    spot(0, 0, 4) +
    spot(9, 0, 5) +
    [-1, 1]
      .map((side) => leg(-3, -8, side) + leg(0, 0, side) + leg(3, 9, side) + leg(11, 18, side * 0.6))
      .join("")
  );
};

/** A hill of earth with ants that go in and out. */
export const anthill: FigureMaker = (m) => ({
  box: { left: -131, right: 131, top: -166, bottom: 4 },
  parts: [
    part(
      blob(
        "-126 2, -100 -22, -78 -62, -52 -112, -30 -150, 0 -162, 30 -150, 50 -108, 80 -58, 104 -20, 126 2, 0 4",
      ),
      bodyOr(m, brown),
      26,
      {
        lines: {
          path: scattered(60, 0, -60, 84, 60)
            .map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}l5 2`)
            .join(""),
          width: 4,
        },
      },
    ),
    part(oval(0, -140, 22, 12) + oval(-44, -58, 14, 10) + oval(46, -66, 13, 9), m.dark, 4),
    part(
      antAt(-4, -108, 1.2) +
        antAt(30, -112, -1) +
        antAt(-62, -90, -1.1) +
        antAt(0, -72, 0.2) +
        antAt(-24, -30, 2.6) +
        antAt(36, -34, 0.5) +
        antAt(74, -40, 1) +
        antAt(-84, -22, -0.6) +
        antAt(84, -6, 0.1) +
        antAt(-112, -8, 0),
      colourTones("black"),
      1.6,
    ),
  ],
});

/** Stalks of corn with their ears, tied together. */
export const sheaf: FigureMaker = (m) => {
  const straw = bodyOr(m, gold);
  const ear = (x: number, y: number, angle: number) => {
    const spot = (px: number, py: number) => turned(`${px} ${py}`, angle, x, y)[0]!;
    return (
      [0, 1, 2, 3, 4]
        .flatMap((i) => [-1, 1].map((side) => oval(...spot(side * 6, -8 - i * 10), 6, 7.5)))
        .join("") + oval(...spot(0, -58), 5, 8)
    );
  };
  const heads = [-84, -62, -38, -14, 12, 36, 60, 84].map((x, i) => ({
    x,
    y: -132 + Math.abs(x) * 0.36 - (i % 2) * 12,
  }));
  return {
    box: { left: -139, right: 139, top: -221, bottom: 3 },
    parts: [
      part(
        heads
          .map(({ x, y }) =>
            ribbon([
              [x * -0.5, 0, 7],
              [x * 0.08, -74, 7],
              [x, y, 4],
            ]),
          )
          .join(""),
        deeper(straw, m, 0.12),
        2,
      ),
      part(polygon("-50 0, 50 0, 22 -74, 34 -108, -34 -108, -22 -74"), straw, 8, {
        lines: {
          path: "M-30 0L-14 -74L-24 -106M-10 0L-4 -74L-8 -106M10 0L4 -74L8 -106M30 0L14 -74L24 -106",
          width: 2.4,
        },
      }),
      part(heads.map(({ x, y }) => ear(x, y, x * 0.0085)).join(""), straw, 4, { lift: 0.06 }),
      part(
        heads
          .map(({ x, y }) =>
            ribbon([
              [...turned("0 -56", x * 0.0085, x, y)[0]!, 2],
              [...turned("0 -82", x * 0.0085, x, y)[0]!, 1],
            ]),
          )
          .join(""),
        straw,
        0.6,
      ),
      part(
        ribbon("-27 -80 15, 0 -72 16, 27 -80 15") +
          ribbons("8 -74 8, 26 -56 7, 30 -38 5", "6 -72 8, 8 -50 6"),
        bodyOr(m, brown),
        5,
      ),
    ],
  };
};

/** Stones under a cover of moss. */
export const moss: FigureMaker = (m) => {
  const cover = bodyOr(m, green);
  const tufts = scattered(46, 0, -70, 100, 40).map(([x, y]) => oval(x, y, 7, 5));
  return {
    box: { left: -135, right: 132, top: -155, bottom: 4 },
    parts: [
      part(blob("-122 0, -126 -36, -96 -66, -40 -70, 8 -50, 12 0"), grey, 18),
      part(blob("-26 2, -22 -56, 20 -108, 76 -104, 118 -62, 126 -10, 110 3"), grey, 24),
      part(
        blob(
          "-128 -34, -104 -72, -66 -84, -22 -72, -14 -44, -34 -52, -44 -34, -60 -52, -78 -36, -94 -50, -112 -26",
        ),
        cover,
        13,
      ),
      part(
        blob(
          "-28 -48, -8 -92, 28 -128, 82 -126, 124 -78, 130 -36, 112 -58, 100 -36, 80 -62, 62 -40, 44 -66, 26 -44, 8 -62, -8 -36",
        ),
        cover,
        16,
      ),
      part(tufts.filter((_, i) => i % 3 !== 1).join(""), cover, 4, { lift: 0.1 }),
      part(
        ribbons(
          "40 -124 2, 44 -146 1.6",
          "56 -126 2, 54 -150 1.6",
          "-74 -82 2, -72 -102 1.6",
          "72 -124 2, 80 -142 1.6",
        ) +
          oval(44, -147, 3.4) +
          oval(54, -151, 3.4) +
          oval(-72, -103, 3.4) +
          oval(80, -143, 3.4),
        orange,
        1,
      ),
    ],
  };
};

const LEAF =
  "0 -42, 12 -26, 30 -30, 22 -10, 34 4, 16 8, 6 22, 2 40, -4 22, -16 8, -34 4, -22 -10, -30 -30, -12 -26";
/** A heap of autumn leaves. */
export const leafHeap: FigureMaker = (m) => {
  const tones = m.body === m.palette.hero ? [red, orange, gold, brown, yellow] : [m.body];
  const spots = [
    [-88, -28, 0.4],
    [92, -30, -0.7],
    [-40, -34, 2],
    [44, -36, 1.2],
    [0, -46, 0.2],
    [-66, -60, -0.8],
    [68, -62, 0.9],
    [-24, -76, 1.6],
    [30, -80, -0.4],
    [2, -104, 0.7],
    [-108, -18, 2.4],
    [112, -16, 1.9],
    [-10, -24, -1.2],
  ] as const;
  return {
    box: { left: -142, right: 152, top: -147, bottom: 25 },
    parts: [
      part(blob("-112 2, -80 -46, -30 -82, 0 -96, 34 -82, 84 -44, 114 2"), deeper(brown, m, 0.3), 14),
      ...spots.map(([x, y, angle], i) => {
        const at = (points: string) => turned(points, angle, x, y);
        const line = (points: string) =>
          `M${at(points)
            .map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
            .join("L")}`;
        return part(polygon(at(LEAF)), tones[i % tones.length]!, 5, {
          lift: 0.04,
          lines: {
            path:
              line("0 38, 0 -34") +
              line("0 8, 24 -2") +
              line("0 8, -24 -2") +
              line("0 -8, 20 -24") +
              line("0 -8, -20 -24"),
            width: 1.8,
          },
        });
      }),
    ],
  };
};

/** A sprig with pairs of toothed leaves. */
export const mint: FigureMaker = (m) => {
  const leaf = bodyOr(m, green);
  const blade =
    "0 0, 6 -16, 16 -26, 20 -22, 30 -32, 34 -26, 44 -30, 47 -23, 57 -22, 58 -15, 66 -12, 76 0, 66 11, 59 14, 56 22, 47 22, 43 29, 34 25, 29 31, 20 21, 15 25, 6 15";
  const pairs = [
    [-36, 1.1],
    [-92, 1],
    [-142, 0.76],
    [-174, 0.48],
  ] as const;
  const vein = (x: number, y: number, angle: number, size: number) => {
    const at = (points: string) => turned(points, angle, x, y, size);
    const line = (points: string) =>
      `M${at(points)
        .map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
        .join("L")}`;
    return part(polygon(at(blade)), leaf, 7, {
      lines: {
        path:
          line("4 0, 64 0") +
          line("18 0, 28 -10") +
          line("34 0, 44 -12") +
          line("20 0, 30 9") +
          line("36 0, 46 9"),
        width: 1.8,
        light: true,
      },
    });
  };
  return {
    box: { left: -84, right: 84, top: -220, bottom: 3 },
    parts: [
      part(ribbon("-6 0 8, 0 -60 7, -2 -130 6, 0 -190 4"), deeper(leaf, m, 0.2), 3),
      ...pairs.flatMap(([y, size]) => [vein(2, y, -0.42, size), vein(-2, y + 4, Math.PI + 0.36, size)]),
      vein(0, -184, -1.9, 0.42),
      vein(0, -184, -1.2, 0.42),
    ],
  };
};

/** Two persimmons with their wide calyx. */
export const persimmon: FigureMaker = (m) => {
  const skin = bodyOr(m, orange);
  const calyx = (x: number, y: number, k: number) =>
    [-1, 1]
      .map((side) =>
        blob([
          [x, y],
          [x + side * 14 * k, y - 12 * k],
          [x + side * 40 * k, y - 8 * k],
          [x + side * 46 * k, y + 4 * k],
          [x + side * 20 * k, y + 8 * k],
        ]),
      )
      .join("") +
    blob([
      [x - 15 * k, y],
      [x, y - 6 * k],
      [x + 15 * k, y],
      [x + 10 * k, y + 22 * k],
      [x, y + 30 * k],
      [x - 10 * k, y + 22 * k],
    ]);
  return {
    box: { left: -110, right: 118, top: -153, bottom: 4 },
    parts: [
      part(blob("44 -86, 80 -88, 112 -70, 116 -36, 96 -4, 56 3, 26 -8"), skin, 20, { lift: -0.04 }),
      part(calyx(74, -80, 0.72), deeper(green, m, 0.15), 4),
      part(
        blob("-106 -52, -96 -94, -58 -112, -22 -108, 14 -112, 50 -92, 58 -50, 42 -12, 2 3, -52 3, -90 -12"),
        skin,
        30,
        {
          lines: { path: "M-86 -76Q-80 -92 -62 -98", width: 5, light: true },
        },
      ),
      part(calyx(-24, -104, 1), deeper(green, m, 0.1), 5, {
        lines: { path: "M-24 -102L-24 -82M-34 -104L-58 -104M-14 -104L10 -104", width: 2 },
      }),
      part(ribbon("-24 -106 9, -22 -124 8, -10 -138 9"), brown, 3),
      part(blob("-12 -134, 12 -152, 44 -146, 56 -128, 32 -120, 6 -122"), green, 6, {
        lines: { path: "M-6 -132Q20 -138 46 -130", width: 2, light: true },
      }),
    ],
  };
};
