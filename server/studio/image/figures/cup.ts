import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { bodyOr, ribbons } from "./strokes.ts";
import { white } from "./tones.ts";

/** A cup on its saucer, filled, with steam over it. */
export const cup: FigureMaker = (m) => {
  const china = bodyOr(m, tint(".93 .02 85"));
  const band = m.body === m.palette.hero ? tint(".56 .12 250") : white;
  return boxed([
    part(
      ribbons("-30 -150 5, -40 -174 9, -24 -196 9, -34 -222 4", "18 -150 5, 8 -176 9, 26 -198 9, 16 -226 4"),
      white,
      3,
    ),
    part(oval(0, -12, 116, 17), china, 6, { lift: -0.06 }),
    part(oval(0, -16, 70, 8), china, 2, { lift: -0.16 }),
    part(ribbon("66 -104 16, 106 -106 16, 112 -70 16, 62 -46 16"), china, 6, { lift: -0.04 }),
    part("M-78 -134Q-76 -60 -44 -26Q-30 -14 0 -14Q30 -14 44 -26Q76 -60 78 -134Z", china, 24),
    part("M-75 -104Q0 -84 75 -104L72 -90Q0 -70 -72 -90Z", band, 3),
    part(oval(0, -134, 78, 17), china, 5, { lift: 0.04 }),
    part(oval(0, -132, 66, 12), tint(".38 .06 50"), 2),
    part(oval(-16, -134, 26, 3), tint(".56 .07 55"), 1),
  ]);
};
