import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { black, red, white } from "./tones.ts";

/** A dead one that walks to the right: green skin, arms held out, torn clothes, one eye out of place. */
export const zombie: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".66 .08 140"));
  const shirt = tint(".58 .04 75");
  const jeans = tint(".42 .05 255");
  return boxed([
    part(
      ribbons(
        "14 -166 17, 52 -160 14, 92 -164 12",
        "92 -164 9, 108 -172 6, 118 -166 5",
        "94 -162 9, 112 -160 6, 120 -152 5",
      ),
      deeper(skin, m, 0.2),
      6,
    ),
    part(ribbon("12 -168 26, 44 -162 22"), deeper(shirt, m, 0.2), 5),
    part(ribbon("-18 -92 30, -30 -58 24, -44 -24 20"), deeper(jeans, m, 0.2), 8),
    part(polygon("-30 -32, -58 -38, -54 -16, -48 -24, -42 -12, -36 -20"), deeper(jeans, m, 0.2), 3),
    part(ribbons("-46 -26 13, -50 -8 12, -34 -2 12"), deeper(skin, m, 0.15), 4),
    part(ribbon("8 -92 30, 20 -54 25, 18 -26 22"), jeans, 9),
    part(polygon("30 -34, 6 -34, 6 -10, 12 -18, 18 -8, 24 -18, 32 -12"), jeans, 3),
    part(ribbons("18 -20 13, 20 -6 13, 40 -2 13"), skin, 5),
    part(
      polygon(
        "26 -178, -16 -184, -34 -170, -36 -92, -26 -84, -18 -96, -8 -80, 0 -94, 10 -82, 18 -94, 26 -84, 30 -130",
      ),
      shirt,
      16,
      { lines: { path: "M0 -176L4 -96", width: 2 } },
    ),
    part(blob("-4 -146, -24 -152, -28 -130, -14 -122, -2 -130"), deeper(red, m, 0.25), 3),
    part(ribbons("-6 -142 3, -24 -146 3", "-6 -134 3, -25 -138 3"), white, 1),
    part(
      ribbons(
        "-20 -170 17, 14 -146 15, 62 -146 13, 76 -146 12",
        "76 -146 9, 94 -152 6, 102 -146 5",
        "78 -144 9, 98 -142 6, 106 -134 5",
        "76 -140 8, 90 -132 6, 94 -124 5",
      ),
      skin,
      7,
    ),
    part(polygon("-8 -182, -34 -176, -24 -146, 8 -132, 24 -136, 16 -146, 26 -152, 14 -160"), shirt, 6),
    part(ribbon("0 -188 18, 6 -202 18"), deeper(skin, m, 0.1), 4),
    part(blob("46 -232, 34 -262, 4 -272, -26 -260, -34 -232, -22 -204, -2 -190, 26 -192, 42 -208"), skin, 18),
    part(
      blob(
        "42 -244, 36 -264, 16 -276, -8 -277, -28 -264, -36 -240, -34 -214, -26 -218, -26 -238, -16 -252, -4 -246, 6 -258, 18 -248, 28 -260, 36 -250",
      ),
      deeper(black, m, 0.2),
      5,
    ),
    part(oval(26, -236, 11, 12) + oval(-4, -236, 9, 10), white, 4),
    part(oval(30, -234, 4) + oval(-2, -238, 3), black, 1),
    part(blob("36 -212, 14 -216, -8 -210, -4 -198, 18 -196, 34 -202"), deeper(black, m, 0.2), 2),
    part(
      polygon("30 -212, 24 -212, 27 -204") +
        polygon("14 -214, 8 -214, 11 -206") +
        polygon("22 -198, 16 -198, 19 -206"),
      white,
      0.6,
    ),
    part(
      ribbon("-10 -258 3, -26 -244 3") + ribbon("-12 -244 2, -20 -254 2") + ribbon("-18 -240 2, -26 -250 2"),
      deeper(red, m, 0.3),
      0.6,
    ),
  ]);
};
