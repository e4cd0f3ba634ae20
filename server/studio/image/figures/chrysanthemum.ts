import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, petals } from "./strokes.ts";
import { green } from "./tones.ts";

/** A chrysanthemum: a full ball of many narrow petals over lobed leaves. */
export const chrysanthemum: FigureMaker = (m) => {
  const own = bodyOr(m, tint(".8 .15 85"));
  const rings = [
    [22, 40, 92, 20],
    [20, 34, 76, 19],
    [17, 26, 60, 17],
    [13, 16, 44, 15],
    [9, 8, 28, 13],
    [5, 2, 14, 10],
  ] as const;
  return boxed([
    part(ribbon("0 4 11, 4 -50 10, 0 -110 9"), green, 4),
    part(blob("2 -30, 24 -60, 22 -78, 44 -70, 62 -92, 70 -64, 92 -62, 70 -40, 60 -20, 30 -20"), green, 7, {
      lines: { path: "M8 -30Q40 -50 74 -68", width: 2 },
    }),
    part(
      blob("-2 -50, -24 -80, -22 -98, -44 -90, -62 -112, -70 -84, -92 -82, -70 -60, -60 -40, -30 -40"),
      green,
      7,
      {
        lines: { path: "M-8 -50Q-40 -70 -74 -88", width: 2 },
      },
    ),
    ...rings.map(([count, inner, outer, wide], i) =>
      part(
        petals(count, 0, -178, inner, outer, wide, 0.94, i * 0.17),
        i % 2 ? own : deeper(own, m, 0.16),
        6,
        {
          lift: i * 0.025 - 0.06,
        },
      ),
    ),
    part(oval(0, -178, 6), deeper(own, m, 0.3), 2),
  ]);
};
