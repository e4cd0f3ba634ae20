import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { ribbon } from "./outline.ts";
import { bodyOr, ovalPair, ribbonPair } from "./strokes.ts";
import { white } from "./tones.ts";

const ROUND = Array.from({ length: 25 }, (_, i) => {
  const a = (i / 24) * Math.PI * 2;
  return [Math.cos(a), Math.sin(a)] as const;
});
const rim = (x: number) =>
  ribbon(
    ROUND.map(([c, s]) => [x + c * 46, -54 + s * 42, 11] as const),
    2,
  );

/** A pair of glasses from the front: two rims, a bridge, and the arms behind. */
export const glasses: FigureMaker = (m) => {
  const frame = bodyOr(m, tint(".36 .05 40"));
  return boxed([
    part(ribbonPair("100 -66 10, 118 -74 9, 108 -94 7, 84 -100 6"), frame, 3, { lift: -0.08 }),
    part(ovalPair(54, -54, 44, 40), tint(".9 .025 220"), 4),
    part(
      "M-84 -48L-58 -84L-46 -84L-80 -38ZM-66 -32L-34 -80L-28 -78L-60 -26ZM24 -48L50 -84L62 -84L28 -38ZM42 -32L74 -80L80 -78L48 -26Z",
      white,
      0.6,
      {
        lift: 0.1,
      },
    ),
    part(
      rim(-54) + rim(54) + ribbon("-14 -64 9, 0 -74 10, 14 -64 9") + ribbonPair("98 -62 11, 108 -66 11"),
      frame,
      4,
      {
        lift: 0.04,
      },
    ),
  ]);
};
