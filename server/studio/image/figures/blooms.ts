import type { Lab } from "../colour.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, petals, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const green = () => colourTones("green");

/** A poppy: broad red petals around a black middle, and a bud. */
export const poppy: FigureMaker = (m) => {
  const red = bodyOr(m, colourTones("red"));
  return {
    box: { left: -84, right: 84, top: -256, bottom: 4 },
    parts: [
      part(ribbons("0 -180 6, -6 -100 6, 0 0 7", "2 -50 5, 44 -110 5, 52 -150 5, 40 -166 5"), green(), 3),
      part(blob("-4 -30, -30 -60, -64 -56, -50 -44, -66 -34, -40 -26") + oval(38, -160, 11, 16), green(), 5),
      part(blob("-56 -246, 0 -256, 56 -246, 62 -206, 0 -190, -62 -206"), deeper(red, m, 0.2), 12),
      part(blob("-78 -222, -50 -236, -6 -200, 0 -168, -36 -160, -72 -180"), red, 12, {
        lines: { path: "M-8 -184Q-40 -196 -66 -206", width: 1.6 },
      }),
      part(blob("78 -222, 50 -236, 6 -200, 0 -168, 36 -160, 72 -180"), red, 12, {
        lines: { path: "M8 -184Q40 -196 66 -206", width: 1.6 },
      }),
      part(blob("-36 -186, 0 -194, 36 -186, 30 -156, 0 -148, -30 -156"), paler(red, 0.12), 10, {
        lift: 0.06,
      }),
      part(petals(16, 0, -196, 10, 26, 5), m.dark, 2),
      part(oval(0, -196, 14, 13), towards(green(), [0.3, 0, 0], 0.4), 6),
    ],
  };
};

const lilyHead = (x: number, y: number, s: number, tones: readonly Lab[], m: Materials) => {
  const at = (a: number, r: number) => [x + Math.cos(a) * r * s, y + Math.sin(a) * r * s * 0.92] as const;
  const petal = (a: number) =>
    ribbon(
      [
        [...at(a, 4), 12 * s],
        [...at(a, 36), 30 * s],
        [...at(a, 66), 18 * s],
        [...at(a + 0.12, 84), 3],
      ],
      6,
    );
  const angles = (from: number) => [0, 1, 2].map((i) => from + (i * Math.PI * 2) / 3);
  return [
    part(angles(-0.52).map(petal).join(""), deeper(tones, m, 0.12), 8),
    part(angles(0.52).map(petal).join(""), tones, 8, {
      lines: {
        path: angles(0.52)
          .map((a) => `M${at(a, 10).join(" ")}L${at(a, 70).join(" ")}`)
          .join(""),
        width: 1.6,
      },
    }),
    part(
      angles(0.2)
        .concat(angles(1.2))
        .map((a) =>
          ribbon(
            [
              [x, y, 3],
              [...at(a, 34), 2.4],
            ],
            2,
          ),
        )
        .join(""),
      paler(green(), 0.4),
      1,
    ),
    part(
      angles(0.2)
        .concat(angles(1.2))
        .map((a) => oval(...at(a, 36), 5 * s, 4 * s))
        .join(""),
      colourTones("orange"),
      2,
    ),
  ];
};

/** A white lily with six pointed petals. */
export const lily: FigureMaker = (m) => {
  const white = bodyOr(m, colourTones("white"));
  return {
    box: { left: -96, right: 106, top: -272, bottom: 4 },
    parts: [
      part(ribbons("0 -180 8, 4 -90 8, 0 0 9", "2 -100 6, 44 -140 6, 62 -150 6"), green(), 3),
      part(
        ribbons(
          "2 -30 6, -40 -70 14, -70 -90 3",
          "2 -50 6, 44 -80 14, 74 -84 3",
          "2 -80 6, -36 -118 12, -60 -124 3",
        ),
        green(),
        4,
      ),
      part(ribbon("58 -148 12, 80 -172 20, 94 -200 8"), paler(green(), 0.6), 8),
      ...lilyHead(0, -190, 1, white, m),
    ],
  };
};

/** An orchid: an arching stem of blossoms in a pot. */
export const orchid: FigureMaker = (m) => {
  const pink = bodyOr(m, colourTones("pink"));
  const heads = [
    [-62, -206, 1.05],
    [-16, -238, 1],
    [38, -232, 0.92],
    [82, -196, 0.8],
  ] as const;
  return {
    box: { left: -112, right: 128, top: -290, bottom: 4 },
    parts: [
      part(
        ribbon("0 -50 6, 4 -120 6, -30 -190 5, -10 -236 5, 44 -236 4, 96 -180 3, 112 -150 3", 10),
        deeper(green(), m, 0.2),
        2,
      ),
      part(
        blob("-4 -50, -40 -86, -96 -84, -110 -66, -60 -54") + blob("4 -50, 40 -90, 96 -92, 112 -74, 60 -54"),
        deeper(green(), m, 0.15),
        7,
        { lines: { path: "M-8 -54Q-50 -74 -100 -74M8 -54Q50 -78 100 -80", width: 2 } },
      ),
      ...heads.flatMap(([x, y, s]) => [
        part(
          [-1.57, 0.66, 2.48]
            .map((a) =>
              ribbon(
                [
                  [x, y, 12 * s],
                  [x + Math.cos(a) * 26 * s, y + Math.sin(a) * 26 * s, 24 * s],
                  [x + Math.cos(a) * 42 * s, y + Math.sin(a) * 42 * s, 8 * s],
                ],
                5,
              ),
            )
            .join(""),
          paler(pink, 0.3),
          6,
        ),
        part(oval(x - 24 * s, y - 4, 24 * s, 20 * s) + oval(x + 24 * s, y - 4, 24 * s, 20 * s), pink, 8, {
          lines: {
            path: `M${x - 6 * s} ${y}L${x - 40 * s} ${y - 8}M${x + 6 * s} ${y}L${x + 40 * s} ${y - 8}`,
            width: 1.4,
          },
        }),
        part(
          blob([
            [x, y - 6 * s],
            [x + 11 * s, y + 8 * s],
            [x + 6 * s, y + 22 * s],
            [x, y + 17 * s],
            [x - 6 * s, y + 22 * s],
            [x - 11 * s, y + 8 * s],
          ]),
          colourTones("purple"),
          5,
        ),
        part(oval(x, y, 5 * s), colourTones("yellow"), 2),
      ]),
      part(oval(110, -146, 6, 8) + oval(100, -166, 6, 8), paler(green(), 0.3), 3),
      part("M-40 -56L40 -56L30 0L-30 0Z", colourTones("white"), 9),
      part(ribbon("-44 -54 13, 0 -54 13, 44 -54 13", 2), colourTones("white"), 5, { lift: 0.05 }),
    ],
  };
};

/** Carnations with fringed petals. */
export const carnation: FigureMaker = (m) => {
  const red = bodyOr(m, towards(colourTones("red"), colourTones("pink")[1]!, 0.35));
  const ruff = (x: number, y: number, r: number, n: number, turn: number) =>
    polygon(
      Array.from({ length: n * 2 }, (_, i) => {
        const a = (i / n) * Math.PI + turn;
        const q = i % 2 ? r * 0.86 : r;
        return [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.82] as const;
      }),
    );
  return {
    box: { left: -76, right: 76, top: -258, bottom: 4 },
    parts: [
      part(
        ribbons(
          "0 -150 8, -3 -76 7, 0 0 8",
          "-2 -80 5, -36 -116 5, -62 -114 2",
          "-2 -60 5, 34 -96 5, 62 -96 2",
          "0 -40 5, -30 -66 5, -52 -64 2",
        ),
        towards(green(), [0.6, -0.03, 0.01], 0.3),
        3,
      ),
      part("M-22 -176L22 -176L16 -138Q0 -128 -16 -138Z", towards(green(), [0.6, -0.03, 0.01], 0.2), 8),
      part(ruff(0, -196, 72, 22, 0), deeper(red, m, 0.25), 8),
      part(ruff(-4, -204, 58, 19, 0.2), red, 9),
      part(ruff(6, -212, 44, 16, 0.4), paler(red, 0.12), 8),
      part(ruff(-2, -220, 30, 13, 0.1), red, 8, { lift: 0.04 }),
      part(ruff(2, -226, 16, 9, 0.3), deeper(red, m, 0.15), 5),
    ],
  };
};
