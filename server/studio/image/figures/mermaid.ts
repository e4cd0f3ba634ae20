import { boxed, tint } from "./boxed.ts";
import { SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { pink, red } from "./tones.ts";

/** Rows of scales along the tail. */
const SCALES = Array.from({ length: 8 }, (_, row) => {
  const y = -112 + row * 11;
  const middle = -6 + row * row * 0.5;
  const half = 26 - row * 1.6;
  return Array.from({ length: 4 }, (__, i) => {
    const x = middle - half + ((i + (row % 2) * 0.5) * half) / 2;
    return `M${x - 7} ${y}Q${x} ${y + 9} ${x + 7} ${y}`;
  }).join("");
}).join("");

/** A woman with long hair whose body ends in the tail of a fish. */
export const mermaid: FigureMaker = (m) => {
  const tail = bodyOr(m, tint(".62 .11 185"));
  const hair = tint(".5 .13 38");
  return boxed([
    part(
      "M-26 -232Q-46 -206 -42 -172Q-56 -150 -46 -122Q-30 -134 -24 -122Q-14 -140 0 -140L22 -150Q30 -180 24 -214Q14 -250 -26 -232Z",
      hair,
      12,
      {
        lines: {
          path: "M-36 -200Q-42 -160 -38 -132M-26 -200Q-30 -166 -28 -134M18 -206Q24 -180 18 -156",
          width: 2,
        },
      },
    ),
    part(
      "M70 -26Q100 -58 148 -54Q126 -30 134 -2Q104 -2 80 -16Q76 10 46 24Q40 -10 70 -26Z",
      paler(tail, 0.25),
      8,
      { lines: { path: "M78 -24Q108 -42 138 -50M80 -20Q106 -10 128 -6M72 -18Q60 4 52 16", width: 2 } },
    ),
    part(ribbon("-6 -128 46, -12 -100 60, -4 -66 52, 14 -34 38, 42 -14 26, 78 -24 15", 9), tail, 16, {
      lines: { path: SCALES, width: 1.8 },
    }),
    part(ribbons("-26 -176 14, -50 -150 12, -42 -122 11, -22 -110 10"), SKIN, 5),
    part(
      blob("-28 -184, -6 -190, 18 -184, 20 -164, 12 -146, 18 -124, -4 -116, -30 -124, -22 -146, -30 -166"),
      SKIN,
      12,
      {
        lines: { path: "M-5 -136l0 4", width: 3 },
      },
    ),
    part(ribbons("18 -178 14, 46 -164 12, 62 -190 11, 74 -212 10"), SKIN, 5),
    part(
      blob("-34 -126, -6 -118, 22 -128, 26 -112, 12 -104, -6 -98, -26 -104, -38 -110"),
      deeper(tail, m, 0.15),
      5,
      {
        lift: 0.06,
      },
    ),
    part(oval(-17, -164, 14, 12) + oval(9, -164, 14, 12), pink, 6, {
      lines: {
        path: "M-17 -174L-17 -154M-24 -172L-20 -154M-10 -172L-14 -154M9 -174L9 -154M2 -172L6 -154M16 -172L12 -154",
        width: 1.6,
      },
    }),
    part(ribbon("-5 -196 15, -5 -184 16"), SKIN, 4),
    part(oval(-5, -217, 21, 25), SKIN, 12),
    part("M-30 -214Q-34 -250 -4 -250Q26 -250 22 -210Q16 -228 2 -234Q-18 -234 -30 -214Z", hair, 7),
    part(
      blob(
        "16 -236, 26 -242, 30 -232, 40 -230, 33 -221, 36 -211, 26 -213, 18 -206, 15 -216, 6 -221, 14 -227",
      ),
      red,
      4,
    ),
    part(oval(-13, -216, 2.8) + oval(3, -216, 2.8), m.dark, 0.6),
    part(ribbon("-10 -203 2.6, -5 -201 3, 0 -203 2.6"), red, 0.6),
  ]);
};
