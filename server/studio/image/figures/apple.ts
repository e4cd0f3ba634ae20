import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { brown, green } from "./tones.ts";

/** An apple with its stalk, one leaf and a gleam. */
export const apple: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".52 .2 27"));
  return boxed([
    part(
      blob(
        "0 -150, 34 -166, 74 -156, 98 -118, 94 -66, 66 -16, 30 2, 0 -6, -30 2, -66 -16, -94 -66, -98 -118, -74 -156, -34 -166",
      ),
      skin,
      50,
    ),
    part(blob("-24 -152, 0 -158, 24 -152, 10 -138, -10 -138"), deeper(skin, m, 0.5), 3, { lift: -0.1 }),
    part(ribbon("0 -142 9, 4 -174 8, 16 -200 11"), brown, 4),
    part("M8 -176Q24 -222 88 -214Q78 -168 8 -176Z", green, 9, {
      lines: { path: "M12 -177Q44 -186 80 -210", width: 2 },
    }),
    part(blob("-70 -122, -56 -142, -40 -144, -50 -122, -58 -96, -70 -98"), paler(skin, 0.65), 2, {
      lift: 0.06,
    }),
  ]);
};
