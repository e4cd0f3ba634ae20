import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { METAL, red } from "./tones.ts";

/** Loops for the fingers, open in their middle. */
const loop = (x: number, y: number, turn: number) =>
  ribbon(
    Array.from({ length: 13 }, (_, i) => {
      const a = (i / 12) * Math.PI * 2;
      const [u, v] = [Math.cos(a) * 25, Math.sin(a) * 36];
      return [
        x + u * Math.cos(turn) - v * Math.sin(turn),
        y + u * Math.sin(turn) + v * Math.cos(turn),
        14,
      ] as const;
    }),
    4,
  );

/** Scissors that stand open: two blades of steel, a screw and two loops. */
export const scissors: FigureMaker = (m) => {
  const grip = bodyOr(m, red);
  return boxed([
    part("M-8 -96L14 -108L62 -246Q44 -240 36 -228Z", METAL, 5, { lift: -0.04 }),
    part(ribbons("2 -100 16, -22 -76 17, -36 -62 16"), deeper(grip, m, 0.2), 5),
    part(loop(-54, -34, 0.5), deeper(grip, m, 0.2), 6),
    part("M8 -96L-14 -108L-62 -246Q-44 -240 -36 -228Z", METAL, 5, {
      lift: 0.05,
      lines: { path: "M-54 -228L-2 -104", width: 2 },
    }),
    part(ribbons("-2 -100 16, 22 -76 17, 36 -62 16"), grip, 5),
    part(loop(54, -34, -0.5), grip, 6),
    part(oval(0, -104, 9), METAL, 4, { lines: { path: "M-5 -108L5 -100", width: 2.6 } }),
  ]);
};
