import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon } from "./outline.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { blue, METAL, white } from "./tones.ts";

const MARKS = Array.from(
  { length: 8 },
  (_, i) => `M30 ${-190 + i * 12}L${i % 2 === 0 ? 8 : 16} ${-190 + i * 12}`,
).join("");

/** A syringe with its point up: marks on the barrel, half full, and a drop at the needle. */
export const syringe: FigureMaker = (m) => {
  const clear = bodyOr(m, paler(blue, 0.8));
  return boxed([
    part(box(-7, -86, 7, -24), deeper(white, m, 0.1), 3),
    part(box(-34, -28, 34, -14) + oval(0, -14, 34, 7), bodyOr(m, white), 5),
    part(box(-32, -206, 32, -92), clear, 9),
    part(box(-26, -170, 26, -116), tint(".72 .11 215"), 6),
    part(box(-27, -118, 27, -98), deeper(METAL, m, 0.6), 4, {
      lines: { path: "M-27 -108L27 -108", width: 2 },
    }),
    part(box(-31, -206, 31, -200), white, 1, { lines: { path: MARKS, width: 2.6 } }),
    part(
      Array.from({ length: 8 }, (_, i) => box(i % 2 === 0 ? 4 : 14, -192 + i * 11, 28, -189.4 + i * 11)).join(
        "",
      ),
      deeper(METAL, m, 0.5),
      0.4,
    ),
    part(box(-58, -96, 58, -84), white, 5),
    part(polygon("-32 -204, -14 -226, 14 -226, 32 -204"), clear, 6),
    part(box(-9, -246, 9, -224), tint(".6 .13 250"), 4),
    part(polygon("-2.6 -244, -2.6 -312, 2.6 -322, 2.6 -244"), METAL, 2),
    part("M16 -330Q26 -314 16 -306Q6 -314 16 -330Z", tint(".72 .11 215"), 3),
  ]);
};
