import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { black, METAL, red } from "./tones.ts";

/** A cooking pot with two handles; its lid stands a little open and steam rises. */
export const pot: FigureMaker = (m) => {
  const enamel = bodyOr(m, red);
  return boxed([
    part(
      ribbons("-34 -158 6, -44 -176 9, -30 -194 8, -40 -212 5", "30 -160 6, 20 -180 9, 34 -198 8, 24 -218 5"),
      m.pale,
      3,
    ),
    part(
      ribbon("-76 -78 10, -108 -82 10, -108 -62 10, -76 -60 10", 8) +
        ribbon("76 -78 10, 108 -82 10, 108 -62 10, 76 -60 10", 8),
      deeper(black, m, 0.2),
      4,
    ),
    part("M-82 -104L82 -104L80 -26Q78 0 50 0L-50 0Q-78 0 -80 -26Z", enamel, 20),
    part(ribbon("-62 -84 8, -60 -34 8"), paler(enamel, 0.55), 3),
    part(oval(0, -103, 84, 10), METAL, 4),
    part("M-80 -108Q-70 -138 0 -142Q70 -138 80 -108Q0 -98 -80 -108Z", enamel, 11, { lift: 0.05 }),
    part(box(-84, -110, 84, -102), METAL, 3),
    part(oval(0, -149, 16, 10), deeper(black, m, 0.2), 5),
  ]);
};
