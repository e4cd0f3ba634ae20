import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { orange, white } from "./tones.ts";

/** A white goose on broad feet, its long neck upright and its beak orange. */
export const goose: FigureMaker = (m) => {
  const down = bodyOr(m, white);
  return boxed([
    part(
      ribbons("-2 -34 10, -4 -6 9", "28 -34 10, 28 -6 9") +
        polygon("-32 2, -4 -10, 8 2") +
        polygon("2 2, 28 -10, 40 2"),
      orange,
      3,
    ),
    part(polygon("80 -88, 132 -112, 124 -92, 136 -84, 96 -62"), deeper(down, m, 0.08), 5),
    part(blob("-68 -70, -56 -104, -10 -112, 50 -110, 104 -92, 96 -54, 56 -26, 0 -20, -48 -36"), down, 30),
    part(ribbon("-34 -76 58, -58 -112 40, -60 -152 28, -56 -190 27, -60 -206 30"), down, 16),
    part(oval(-66, -212, 25, 21), down, 12),
    part(blob("-86 -222, -96 -224, -124 -206, -126 -200, -88 -198"), orange, 5),
    part(blob("-16 -92, 30 -98, 92 -88, 112 -74, 84 -60, 40 -44, 0 -52"), deeper(down, m, 0.1), 10, {
      lift: 0.06,
      lines: { path: "M4 -66Q50 -62 100 -76M6 -78Q50 -78 96 -84M14 -56Q50 -52 84 -62", width: 2 },
    }),
    part(oval(-72, -217, 4.4), m.dark, 1),
  ]);
};
