import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, polygon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";

/** A wedge of cheese with holes and a rind. */
export const cheese: FigureMaker = (m) => {
  const paste = bodyOr(m, tint(".87 .14 92"));
  const hole = deeper(paste, m, 0.3);
  return boxed([
    part(polygon("-140 -64, 40 -150, 140 -96, 140 -92, -140 -60"), paste, 5, { lift: 0.1 }),
    part(polygon("-140 -64, 140 -98, 140 0, -140 0"), paste, 9),
    part(polygon("40 -150, 56 -152, 152 -100, 152 -2, 140 0, 140 -96"), tint(".7 .14 60"), 6),
    part(
      oval(-64, -32, 20, 18) +
        oval(12, -58, 17, 16) +
        oval(72, -28, 26, 22) +
        oval(-8, -14, 10, 9) +
        oval(112, -70, 13, 12) +
        oval(-104, -16, 9),
      hole,
      5,
      {
        lift: -0.14,
      },
    ),
    part(oval(44, -112, 18, 7) + oval(-16, -98, 14, 5) + oval(92, -108, 10, 4), hole, 3, { lift: -0.1 }),
  ]);
};
