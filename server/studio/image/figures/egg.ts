import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, symmetric } from "./outline.ts";
import { bodyOr, deeper, paler, scattered } from "./strokes.ts";

/** A hen's egg, a little speckled, on some straw. */
export const egg: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".88 .05 68"));
  const straw = Array.from(
    { length: 15 },
    (_, i) => `M${-92 + i * 12} ${-8 + (i % 3) * 4}l${18 - (i % 4) * 12} ${-16 - (i % 3) * 6}`,
  ).join("");
  return boxed([
    part(blob("-112 -4, -80 -26, 0 -34, 80 -26, 112 -4, 60 10, -60 10"), tint(".78 .1 85"), 8, {
      lines: { path: straw, width: 2.4 },
    }),
    part(symmetric("0 -206, 40 -186, 70 -124, 74 -74, 54 -26, 0 -6"), shell, 50),
    part(
      scattered(9, 12, -84, 46, 60)
        .map(([x, y], i) => oval(x, y, 2 + (i % 3) * 0.8))
        .join(""),
      deeper(shell, m, 0.28),
      0.6,
    ),
    part(oval(-28, -146, 12, 24), paler(shell, 0.7), 1, { lift: 0.04 }),
    part(blob("-86 -2, -40 -14, 0 -12, 40 -14, 86 -2, 40 10, -40 10"), tint(".78 .1 85"), 5, {
      lift: 0.04,
      lines: { path: "M-60 -2l30 -8M-20 4l34 -12M20 2l36 -6", width: 2 },
    }),
  ]);
};
