import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { put } from "./put-figures.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { gold } from "./tones.ts";

/** A bell of bronze that swings, its clapper out, with lines of sound. */
export const bell: FigureMaker = (m) => {
  const bronze = bodyOr(m, gold);
  const upright = boxed([
    part(ribbon("0 -196 12, -15 -212 12, 0 -228 12, 15 -212 12, 2 -196 12"), bronze, 4),
    part(ribbon("0 -60 7, 14 -14 8") + oval(18, 2, 17), deeper(bronze, m, 0.45), 6),
    part(
      "M-26 -196Q0 -206 26 -196Q62 -176 66 -110Q68 -64 98 -34Q60 -16 0 -16Q-60 -16 -98 -34Q-68 -64 -66 -110Q-62 -176 -26 -196Z",
      bronze,
      30,
    ),
    part("M-70 -84Q0 -66 70 -84L74 -70Q0 -52 -74 -70Z", deeper(bronze, m, 0.2), 3),
    part("M-98 -40Q0 -14 98 -40L100 -26Q0 2 -100 -26Z", bronze, 6, { lift: 0.08 }),
    part("M-40 -176Q-50 -140 -50 -100L-36 -98Q-38 -140 -28 -180Z", paler(bronze, 0.6), 2, { lift: 0.05 }),
  ]);
  const wave = (x: number, side: 1 | -1, r: number) =>
    ribbon(
      Array.from({ length: 7 }, (_, i) => {
        const a = -0.6 + i * 0.2;
        return [x + side * Math.cos(a) * r, -90 + Math.sin(a) * r, 6] as const;
      }),
    );
  return boxed([
    ...put(upright, { x: 0, y: 0, size: 1, turn: 0.26 }).parts,
    part(wave(30, -1, 130) + wave(24, -1, 152) + wave(0, 1, 130) + wave(6, 1, 152), tint(".95 .05 95"), 1),
  ]);
};
