import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { green } from "./tones.ts";

/** One leaf with its stalk and veins. */
export const leaf: FigureMaker = (m) => {
  const blade = bodyOr(m, green);
  return boxed([
    part(ribbon("-96 4 7, -76 -22 9, -52 -52 8"), deeper(blade, m, 0.3), 3),
    part("M-62 -40Q-92 -110 -40 -160Q16 -204 108 -214Q112 -110 62 -58Q8 -6 -62 -40Z", blade, 18),
    part("M-64 -38Q0 -96 88 -190Q8 -110 -58 -34Z", deeper(blade, m, 0.45), 0.6, {}),
    part(
      [
        ["-30 -70", "-58 -110"],
        ["-4 -96", "-26 -146"],
        ["24 -124", "8 -176"],
        ["52 -152", "44 -194"],
        ["-28 -72", "20 -42"],
        ["0 -100", "56 -62"],
        ["28 -128", "84 -96"],
        ["54 -156", "98 -138"],
      ]
        .map(([from, to]) => ribbon(`${from} 4, ${to} 1.4`, 3))
        .join(""),
      deeper(blade, m, 0.35),
      0.6,
    ),
  ]);
};
