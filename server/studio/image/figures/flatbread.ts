import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob } from "./outline.ts";
import { bodyOr, deeper, scattered } from "./strokes.ts";

/** A thin round with scorched bubbles, seen from above and leaning. */
const round = (x: number, y: number, r: number) =>
  blob(
    Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2;
      const far = r * (1 + 0.035 * Math.sin(i * 2.7));
      return [x + Math.cos(a) * far, y + Math.sin(a) * far * 0.74] as const;
    }),
  );
const bubbles = (count: number, x: number, y: number, r: number) =>
  scattered(count, x, y, r, r * 0.72)
    .map(([a, b], i) => {
      const s = 6 + (i % 4) * 2.4;
      return blob([
        [a - s, b],
        [a - s * 0.3, b - s * 0.7],
        [a + s, b - s * 0.2],
        [a + s * 0.4, b + s * 0.6],
      ]);
    })
    .join("");

/** Rounds of flat bread, one over the other, and a piece torn off. */
export const flatbread: FigureMaker = (m) => {
  const crumb = bodyOr(m, tint(".87 .065 82"));
  const toast = tint(".68 .1 65");
  const scorch = tint(".42 .07 50");
  return boxed([
    part(round(44, -96, 116), deeper(crumb, m, 0.14), 8),
    part(bubbles(14, 44, -96, 104), toast, 3),
    part(round(-30, -86, 118), crumb, 9, { lift: 0.05 }),
    part(bubbles(26, -30, -86, 104), toast, 3),
    part(bubbles(9, -34, -88, 84), scorch, 2),
    part(blob("60 -30, 84 -58, 112 -52, 122 -62, 146 -40, 138 -6, 104 2, 70 -4"), crumb, 9, { lift: 0.08 }),
    part(blob("60 -30, 84 -58, 112 -52, 122 -62, 128 -52, 112 -42, 86 -46, 68 -24"), tint(".95 .02 90"), 3),
    part(bubbles(4, 106, -22, 20), toast, 2),
  ]);
};
