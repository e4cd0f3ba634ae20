import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import type { Point } from "./outline.ts";
import { blob, mirrored, oval, readPoints, ribbon, symmetric } from "./outline.ts";

/** A dove in flight to the left. */
export const dove: FigureMaker = (m, window) => ({
  box: { left: -74, right: 100, top: -124, bottom: 36 },
  parts: [
    part(
      "M-14 -8C-16 -42 10 -82 52 -100C46 -80 52 -64 44 -54C46 -40 34 -32 34 -24C28 -10 14 -4 4 -2Z",
      m.pale,
      6,
      {
        lift: -0.16,
        window,
        lines: { path: "M10 -14L40 -76M18 -12L40 -56M24 -10L36 -36", width: 1 },
      },
    ),
    part("M46 2L92 -6L84 6L98 14L82 16L88 28L44 16Z", m.pale, 4, {
      lift: -0.05,
      window,
      lines: { path: "M50 6L84 4M52 10L86 14", width: 1 },
    }),
    part(
      "M-68 0L-56 -5C-52 -17 -36 -19 -24 -12C4 -18 34 -8 56 4C40 20 10 26 -14 20C-34 18 -48 12 -54 5Z",
      m.pale,
      14,
      { window },
    ),
    part(
      "M-24 -6C-48 -38 -52 -84 -28 -120C-22 -106 -6 -104 -2 -88C8 -82 8 -70 14 -60C22 -50 20 -38 24 -28C26 -12 18 2 4 6C-8 8 -18 2 -24 -6Z",
      m.pale,
      8,
      {
        window,
        lift: 0.05,
        lines: {
          path: "M-16 -14L-24 -96M-6 -10L-6 -80M4 -8L8 -58M12 -6L18 -32M-34 -50C-20 -44 4 -36 18 -20",
          width: 1,
        },
      },
    ),
    part("M-66 -1L-74 2L-64 4.5Z", m.gold, 1),
    part(oval(-48, -6, 2.2), m.dark, 1),
  ],
});

/** A sitting owl, seen from the front; it stands on y = 0. */
export const owl: FigureMaker = (m, window) => ({
  box: { left: -58, right: 58, top: -164, bottom: 4 },
  parts: [
    part(symmetric("0 -120, 30 -112, 46 -72, 40 -26, 18 0, 0 2"), m.body, 26, {
      window,
      lines: {
        path: Array.from({ length: 5 }, (_, r) =>
          Array.from(
            { length: 5 - (r > 3 ? 1 : 0) },
            (_, i) => `M${-24 + i * 12 - 4 + (r % 2) * 5} ${-76 + r * 14}q4 7 8 0`,
          ).join(""),
        ).join(""),
        width: 1.5,
      },
    }),
    part("M40 -104C56 -80 56 -36 36 -6C30 -30 30 -70 40 -104Z", m.body, 7, { lift: -0.08, window }),
    part("M-40 -104C-56 -80 -56 -36 -36 -6C-30 -30 -30 -70 -40 -104Z", m.body, 7, { lift: -0.08, window }),
    part(
      "M-42 -118C-46 -136 -44 -152 -36 -162C-28 -150 -14 -146 0 -146C14 -146 28 -150 36 -162C44 -152 46 -136 42 -118C36 -98 14 -92 0 -92C-14 -92 -36 -98 -42 -118Z",
      m.body,
      15,
      { window },
    ),
    part(`${oval(-17, -120, 17)}${oval(17, -120, 17)}`, m.pale, 6),
    part(`${oval(-16, -120, 8.5)}${oval(16, -120, 8.5)}`, [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part(`${oval(-16, -120, 4.6)}${oval(16, -120, 4.6)}`, m.dark, 1),
    part("M-5 -112L5 -112L0 -98Z", m.gold, 2),
    part("M-20 0L-16 -10L-12 0L-8 -10L-4 0ZM4 0L8 -10L12 0L16 -10L20 0Z", m.gold, 1),
  ],
});

const UPPER = "2 -8, 16 -44, 48 -82, 88 -92, 102 -76, 94 -40, 66 -10, 30 0";
const LOWER = "2 2, 30 2, 62 12, 74 38, 62 66, 38 72, 22 50, 8 24";

export const butterfly: FigureMaker = (m, window) => {
  const veins = (s: number) =>
    `M${6 * s} -10L${82 * s} -78M${8 * s} -6L${88 * s} -50M${12 * s} -3L${66 * s} -18M${6 * s} 6L${60 * s} 44M${6 * s} 10L${40 * s} 62`;
  const upper = blob(UPPER) + blob(mirrored(UPPER));
  const lower = blob(LOWER) + blob(mirrored(LOWER));
  const spots = [1, -1]
    .map((s) => oval(78 * s, -66, 9) + oval(86 * s, -46, 6) + oval(58 * s, 46, 10))
    .join("");
  return {
    box: { left: -106, right: 106, top: -98, bottom: 78 },
    parts: [
      part(lower, m.trim, 7, { window, lift: -0.06, lines: { path: veins(1) + veins(-1), width: 1.2 } }),
      part(upper, m.trim, 8, { window, lift: 0.06, lines: { path: veins(1) + veins(-1), width: 1.2 } }),
      ...(window ? [] : [part(spots, m.pale, 3)]),
      part(
        `${ribbon("0 -28 8, 0 -6 11, 0 18 9, 0 42 3")}${ribbon(
          "-1 -30 1.6, -12 -52 1.3, -24 -64 1.6",
          5,
        )}${ribbon("1 -30 1.6, 12 -52 1.3, 24 -64 1.6", 5)}`,
        m.dark,
        3,
      ),
    ],
  };
};

export const dragonfly: FigureMaker = (m, window) => {
  const wing = (x: number, y: number, turn: number) => {
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const points = readPoints<Point>("0 0, 30 -11, 80 -13, 104 -4, 100 5, 60 9, 20 6").map(
      ([a, b]): Point => [x + a * c - b * s, y + a * s + b * c],
    );
    return blob(points) + blob(mirrored(points));
  };
  return {
    box: { left: -112, right: 112, top: -74, bottom: 124 },
    parts: [
      part(wing(2, -18, 0.22), m.pale, 3, { window, lift: -0.1 }),
      part(wing(2, -28, -0.3), m.pale, 3, { window, lift: 0.05 }),
      part(ribbon("0 -46 16, 0 -26 18, 0 0 10, 0 60 7, 0 118 4"), m.trim, 6, {
        lines: {
          path: Array.from({ length: 7 }, (_, i) => `M-6 ${14 + i * 14}L6 ${14 + i * 14}`).join(""),
          width: 1.2,
        },
      }),
      part(`${oval(-8, -54, 9)}${oval(8, -54, 9)}`, m.dark, 5),
    ],
  };
};

/** A pair of wings without a body. */
export const wingPair: FigureMaker = (m, window) => {
  const feathers = (s: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = -1.25 + i * 0.26;
      const long = 128 - i * 8;
      return ribbon(
        [
          [10 * s, -20 + i * 3, 10],
          [(10 + Math.cos(angle) * long * 0.55) * s, -20 + Math.sin(angle) * long * 0.5, 20],
          [(10 + Math.cos(angle) * long) * s, -16 + Math.sin(angle) * long, 3],
        ],
        6,
      );
    });
  const left = feathers(-1);
  const right = feathers(1);
  return {
    box: { left: -142, right: 142, top: -150, bottom: 92 },
    parts: left.flatMap((feather, i) => [
      part(feather + right[i]!, m.pale, 6, { window, lift: 0.1 - i * 0.025 }),
    ]),
  };
};
