import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { deeper, ribbons } from "./strokes.ts";

/** A round pig that looks to the left, with its snout, its hanging ears and a curled tail. */
export const pig: FigureMaker = (m) => {
  const far = deeper(m.body, m, 0.26);
  const hoof = deeper(m.body, m, 0.62);
  return boxed([
    part(ribbons("-34 -50 26, -38 -8 19", "62 -50 28, 68 -8 19"), far, 6),
    part(ribbons("-39 -6 19, -39 -2 19", "68 -6 19, 68 -2 19"), hoof, 3),
    part(ribbon("104 -104 7, 124 -112 7, 128 -130 7, 114 -132 7, 116 -116 6, 136 -118 5", 9), m.body, 3),
    part(ribbons("-56 -50 28, -60 -8 20", "84 -56 32, 92 -8 20"), m.body, 8),
    part(ribbons("-61 -6 20, -61 -2 20", "92 -6 20, 92 -2 20"), hoof, 3),
    part(
      blob(
        "-78 -96, -58 -128, -14 -144, 44 -142, 94 -124, 112 -88, 100 -50, 60 -28, 0 -24, -52 -34, -76 -62",
      ),
      m.body,
      34,
    ),
    part(blob("-86 -152, -66 -172, -50 -160, -52 -130, -70 -126"), far, 6),
    part(blob("-122 -110, -110 -142, -80 -152, -52 -138, -42 -104, -56 -72, -88 -62, -116 -78"), m.body, 24),
    part(blob("-72 -146, -44 -170, -28 -156, -34 -128, -50 -112, -66 -122"), m.body, 8, {
      lift: 0.05,
      lines: { path: "M-58 -142Q-46 -146 -40 -150", width: 2 },
    }),
    part(oval(-124, -94, 17, 23), m.body, 8, { lift: 0.08 }),
    part(oval(-130, -99, 4, 6) + oval(-119, -99, 4, 6), hoof, 1.4),
    part(oval(-94, -116, 5.4, 6), m.dark, 1.6),
    part(ribbon("-112 -70 3, -98 -66 3, -84 -72 3"), hoof, 0.6),
  ]);
};
