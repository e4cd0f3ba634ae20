import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, scattered, towards } from "./strokes.ts";
import { brown, green, yellow } from "./tones.ts";

/** A yellow-green pear with its stalk and leaf. */
export const pear: FigureMaker = (m) => {
  const skin = bodyOr(m, towards(green, yellow[1]!, 0.5));
  const ripe = towards(skin, yellow[1]!, 0.42);
  return boxed([
    part(ribbon("0 -176 11, 4 -200 9, 20 -220 10"), brown, 3),
    part("M6 -196Q46 -232 96 -204Q58 -168 6 -196Z", green, 7, {
      lines: { path: "M12 -196Q52 -206 88 -204", width: 2.4 },
    }),
    part(
      blob(
        "-22 -172, 0 -180, 24 -170, 34 -136, 48 -106, 72 -72, 76 -38, 50 -8, 0 0, -52 -8, -78 -40, -72 -76, -46 -108, -32 -138",
      ),
      ripe,
      34,
    ),
    part(blob("-48 -78, -30 -104, -18 -94, -28 -62, -44 -46, -56 -58"), paler(ripe, 0.55), 5),
    part(
      scattered(22, 14, -54, 52, 50)
        .map(([x, y]) => oval(x, y, 2.2))
        .join(""),
      deeper(brown, m, 0.1),
      0.6,
    ),
    part(blob("-8 -4, 0 -9, 8 -4, 5 3, -5 3"), deeper(brown, m, 0.4), 2),
  ]);
};
