import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { grey, pink, white } from "./tones.ts";

/** A small mouse that looks to the left: round ears, whiskers, a long bare tail. */
export const mouse: FigureMaker = (m) => {
  const fur = bodyOr(m, grey);
  return boxed([
    part(ribbon("62 -18 9, 104 -6 7, 142 -14 6, 160 -40 5, 150 -62 3", 9), pink, 2),
    part(oval(-30, -92, 22), deeper(fur, m, 0.25), 6),
    part(ribbons("-38 -14 12, -52 -2 9", "44 -12 16, 24 0 10"), deeper(pink, m, 0.2), 3),
    part(
      blob("-96 -34, -78 -58, -52 -78, -24 -82, 6 -80, 46 -70, 72 -40, 66 -12, 34 0, -20 0, -56 -8, -82 -18"),
      fur,
      30,
    ),
    part(blob("-10 -14, 14 -46, 48 -46, 66 -22, 50 -2, 8 2"), fur, 12, { lift: 0.04 }),
    part(oval(-8, -90, 26, 27), fur, 7),
    part(oval(-9, -88, 17, 19), pink, 4),
    part(ribbons("-22 -12 12, -34 2 8", "22 -4 12, -4 2 9"), pink, 3),
    part(oval(-97, -33, 7, 6), pink, 3),
    part(
      ribbons("-80 -28 1.8, -112 -20 1.4", "-80 -26 1.8, -106 -8 1.4", "-78 -34 1.8, -110 -46 1.4"),
      deeper(fur, m, 0.6),
      0.4,
    ),
    part(oval(-62, -52, 6.4), m.dark, 2),
    part(oval(-64, -54, 2), white, 0.5, { lift: 0.2 }),
  ]);
};
