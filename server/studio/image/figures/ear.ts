import { boxed } from "./boxed.ts";
import { SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, towards } from "./strokes.ts";
import { pink } from "./tones.ts";

/** An ear with its rim, its hollow and its lobe. */
export const ear: FigureMaker = (m) => {
  const skin = bodyOr(m, SKIN);
  const inner = towards(skin, pink[2]!, 0.3);
  return boxed([
    part(
      blob(
        "-56 -150, -44 -190, 0 -208, 46 -194, 70 -152, 62 -106, 42 -74, 24 -46, 8 -12, -20 0, -42 -14, -46 -50, -56 -96",
      ),
      skin,
      20,
    ),
    part(
      blob(
        "-32 -148, -20 -174, 6 -184, 34 -172, 46 -146, 40 -114, 20 -84, 2 -56, -18 -48, -30 -70, -34 -110",
      ),
      deeper(inner, m, 0.12),
      10,
      { lift: -0.12 },
    ),
    part(ribbon("-14 -150 14, 8 -162 16, 24 -144 16, 16 -116 14, 2 -96 12"), skin, 7, { lift: 0.06 }),
    part(oval(-22, -92, 11, 16), deeper(inner, m, 0.6), 4, { lift: -0.1 }),
    part(blob("-52 -112, -36 -110, -28 -94, -36 -78, -50 -82"), skin, 7, { lift: 0.05 }),
  ]);
};
