import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import type { Joint } from "./outline.ts";
import { blob, oval, readPoints, ribbon, smoothJoints } from "./outline.ts";

/** A dog that sits and looks to the left. */
export const dog: FigureMaker = (m, window) => ({
  box: { left: -66, right: 80, top: -150, bottom: 3 },
  parts: [
    part(ribbon("44 -10 12, 64 -16 11, 74 -36 6"), m.body, 5, { window }),
    part(
      `${ribbon("30 -26 52, 16 -60 50, -4 -92 38, -10 -116 32")}${ribbon("-10 -122 34, -30 -122 27, -48 -116 17, -56 -114 14")}${ribbon("-6 -76 26, -10 -40 15, -12 -10 13, -20 -5 12")}${ribbon("32 -22 40, 16 -8 14, 2 -6 12")}`,
      m.body,
      18,
      { window },
    ),
    part(ribbon("4 -136 8, 14 -116 17, 10 -96 10"), m.trim, 5),
    part(oval(-58, -118, 5, 4), m.dark, 2),
    part(oval(-28, -127, 2.4), m.dark, 1),
    part(ribbon("-22 -98 5, -4 -92 6, 12 -98 5"), m.trim, 2),
  ],
});

export const rabbit: FigureMaker = (m, window) => ({
  box: { left: -62, right: 60, top: -178, bottom: 3 },
  parts: [
    part(ribbon("-14 -108 14, -4 -138 19, 6 -172 7"), m.body, 6, { lift: -0.1, window }),
    part(oval(46, -20, 13), m.pale, 8),
    part(
      `${ribbon("20 -34 66, 4 -64 54, -8 -84 40")}${ribbon("-14 -98 42, -34 -92 28, -44 -88 18")}${ribbon("30 -20 40, 8 -6 12, -12 -6 12")}${ribbon("-14 -62 20, -20 -28 12, -28 -5 11")}`,
      m.body,
      20,
      { window },
    ),
    part(ribbon("-22 -112 15, -28 -142 20, -22 -174 7"), m.body, 7, {
      window,
      lines: { path: "M-23 -118C-27 -134 -27 -150 -23 -166", width: 4 },
    }),
    part(oval(-30, -100, 2.8), m.dark, 1),
  ],
});

const COILS = readPoints<Joint>(
  "96 -8 3, 70 -5 9, 34 -9 15, -14 -11 20, -52 -14 23, -64 -32 24, -36 -46 25, 12 -50 26, 44 -62 26, 40 -86 25, 4 -98 24, -26 -112 23, -28 -140 21, -4 -160 20, 14 -178 19, 6 -200 19, -16 -210 21",
);

export const snake: FigureMaker = (m, window) => {
  const line = smoothJoints(COILS, 5);
  const marks = line
    .filter((_, i) => i % 3 === 1 && i > 8 && i < line.length - 6)
    .map(([x, y, w]) => oval(x, y, w * 0.22, w * 0.17))
    .join("");
  return {
    box: { left: -82, right: 100, top: -226, bottom: 4 },
    parts: [
      part(ribbon(COILS.slice(0, 7)), m.body, 9, { window, lift: -0.06 }),
      part(ribbon(COILS.slice(6, 12)), m.body, 10, { window }),
      part(ribbon(COILS.slice(11)), m.body, 10, { window, lift: 0.04 }),
      ...(window ? [] : [part(marks, m.trim, 2)]),
      part(blob("-8 -222, -30 -222, -48 -212, -52 -204, -40 -197, -20 -196, -4 -204"), m.body, 9, {
        lift: 0.05,
      }),
      part("M-50 -205L-66 -204L-74 -209L-67 -203L-74 -198L-64 -202.6L-50 -203Z", m.trim, 0.5),
      part(oval(-32, -213, 2.6), m.dark, 1),
    ],
  };
};

/** A spider on legs as thin and tall as towers. */
export const spider: FigureMaker = (m, window) => {
  const leg = (s: number, knee: readonly [number, number], foot: number) =>
    ribbon(
      [
        [9 * s, -104, 8],
        [knee[0] * 0.55 * s, knee[1] - 6, 6],
        [knee[0] * s, knee[1], 5.4],
        [(knee[0] * 0.45 + foot * 0.55) * s, knee[1] * 0.5, 3.8],
        [foot * s, 0, 1.4],
      ],
      7,
    );
  const legs = (list: readonly (readonly [number, number, number])[]) =>
    list.flatMap(([x, y, foot]) => [leg(1, [x, y], foot), leg(-1, [x, y], foot)]).join("");
  return {
    box: { left: -140, right: 140, top: -246, bottom: 4 },
    parts: [
      part(
        legs([
          [56, -222, 60],
          [98, -206, 112],
        ]),
        m.dark,
        3,
        { lift: 0.06 },
      ),
      part(oval(0, -146, 44, 40), m.body, 26, {
        window,
        lines: {
          path: "M-24 -166C-8 -158 8 -158 24 -166M-32 -146C-8 -138 8 -138 32 -146M-24 -126C-8 -119 8 -119 24 -126",
          width: 2,
          light: true,
        },
      }),
      part(oval(0, -100, 23, 19), m.body, 12, { lift: -0.1 }),
      part(
        legs([
          [46, -206, 36],
          [86, -196, 92],
          [112, -164, 134],
        ]),
        m.dark,
        3,
        { lift: 0.12 },
      ),
      part(`${oval(-7, -92, 3)}${oval(7, -92, 3)}`, [m.palette.lamp], 0, { lit: m.palette.lamp }),
    ],
  };
};
