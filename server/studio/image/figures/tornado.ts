import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, scattered } from "./strokes.ts";
import { brown } from "./tones.ts";

/** Rings of the funnel from the cloud down to the ground, each on its bend. */
const RINGS = Array.from({ length: 11 }, (_, i) => {
  const t = i / 10;
  const half = 118 * (1 - t) ** 1.35 + 13;
  return { x: Math.sin(t * 3.4 + 0.5) * 24 - 10 + t * 8, y: -262 + t * 244, half, high: half * 0.24 + 5 };
});

const FUNNEL = (() => {
  const left = RINGS.map(({ x, y, half }) => [x - half, y] as const);
  const right = RINGS.map(({ x, y, half }) => [x + half, y] as const);
  return blob([...left, ...right.toReversed()], 3);
})();

/** A whirlwind that narrows to the ground, with dust and what it has torn off. */
export const tornado: FigureMaker = (m) => {
  const bands = (from: number, turn: number) =>
    RINGS.filter((_, i) => i % 2 === from)
      .map(({ x, y, half, high }) =>
        ribbon([
          [x - half * 1.04, y - high * turn * 0.3, 3],
          [x - half * 0.5, y + high, half * 0.11 + 4],
          [x + half * 0.3, y + high * 0.9, half * 0.13 + 4],
          [x + half * 1.06, y - high * 0.2, 3],
        ]),
      )
      .join("");
  return boxed([
    part(
      blob(
        "-176 -270, -140 -296, -86 -292, -40 -308, 20 -298, 74 -308, 120 -290, 160 -286, 168 -262, 110 -246, 30 -240, -60 -244, -140 -248",
      ),
      deeper(m.body, m, 0.25),
      22,
    ),
    part(FUNNEL, m.body, 26),
    part(bands(0, 1), deeper(m.body, m, 0.4), 3),
    part(bands(1, -1), paler(m.body, 0.35), 3),
    part(
      blob("-104 4, -86 -18, -56 -16, -36 -32, -6 -24, 22 -34, 46 -18, 78 -20, 100 2, 40 10, -50 10"),
      m.stone,
      14,
    ),
    part(
      polygon("-92 -66, -70 -76, -64 -56, -84 -50") +
        polygon("72 -92, 96 -84, 84 -68") +
        polygon("58 -150, 82 -158, 86 -142, 64 -136"),
      brown,
      3,
    ),
    part(
      scattered(12, 0, -60, 110, 62)
        .map(([x, y], i) => oval(x, y, 2.5 + (i % 3)))
        .join(""),
      deeper(brown, m, 0.3),
      1,
    ),
    part(ribbon("-120 -132 4, -104 -128 6, -92 -136 3"), brown, 1),
  ]);
};
