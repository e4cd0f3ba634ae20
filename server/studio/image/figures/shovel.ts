import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { deeper, ribbons, scattered } from "./strokes.ts";
import { brown } from "./tones.ts";

/** A spade with a handle of wood, stuck in the earth that it has dug. */
export const shovel: FigureMaker = (m) => {
  const wood = brown;
  const earth = deeper(brown, m, 0.35);
  return boxed([
    part(blob("-118 2, -84 -20, -34 -30, 20 -26, 70 -32, 112 -10, 124 2, 60 8, -60 8"), earth, 12),
    part(ribbons("0 -238 10, 0 -120 11"), wood, 4),
    part(ribbon("-26 -262 9, -22 -244 8, 0 -232 10, 22 -244 8, 26 -262 9", 8), wood, 3),
    part(ribbon("-30 -266 14, 30 -266 14"), wood, 5, { lift: 0.06 }),
    part(
      "M-46 -132L-14 -136L-10 -160L10 -160L14 -136L46 -132L46 -58Q40 -22 0 -2Q-40 -22 -46 -58Z",
      m.body,
      9,
      {
        lines: [
          { path: "M0 -150L0 -64", width: 3 },
          { path: "M-44 -124L-12 -126M12 -126L44 -124", width: 2.4 },
        ],
      },
    ),
    part(blob("-76 4, -54 -22, -26 -32, 0 -24, 28 -34, 58 -20, 80 4, 0 10"), earth, 10),
    part(
      scattered(9, 0, -10, 84, 12)
        .map(([x, y], i) => oval(x, y, 4 + (i % 3) * 2, 3 + (i % 2) * 2))
        .join(""),
      brown,
      2,
    ),
  ]);
};
