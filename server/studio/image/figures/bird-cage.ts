import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { gold } from "./tones.ts";

/** An empty cage with a dome, its door open and a perch that swings. */
export const birdCage: FigureMaker = (m) => {
  const wire = bodyOr(m, gold);
  const bars = [-76, -51, -25, 0, 25, 51, 76];
  return boxed([
    part(
      "M-80 -22L-80 -128Q-80 -214 0 -220Q80 -214 80 -128L80 -22Z",
      deeper(tint(".5 .03 230"), m, 0.35),
      3,
      { lift: -0.1 },
    ),
    part(ribbon("-22 -206 3, -22 -112 3", 2) + ribbon("22 -206 3, 22 -112 3", 2), wire, 1),
    part(ribbon("-32 -110 8, 32 -110 8", 2), tint(".5 .08 55"), 3),
    part(
      bars
        .map((x) => ribbon(`${x} -22 5, ${x} -128 5, ${x * 0.86} -168 5, ${x * 0.5} -204 5, 0 -222 5`))
        .join(""),
      wire,
      2,
    ),
    part(box(-86, -134, 86, -124), wire, 3),
    part(box(-26, -92, 26, -24), deeper(tint(".5 .03 230"), m, 0.6), 2),
    part(
      ribbons(
        "26 -92 5, 74 -104 5",
        "26 -24 5, 74 -12 5",
        "74 -104 5, 74 -12 5",
        "42 -96 4, 42 -20 4",
        "58 -100 4, 58 -16 4",
      ),
      wire,
      2,
      { lift: 0.06 },
    ),
    part(ribbons("-26 -92 5, 26 -92 5", "-26 -92 5, -26 -24 5", "26 -92 5, 26 -24 5"), wire, 2, {
      lift: 0.05,
    }),
    part("M-94 -26L94 -26L98 0L-98 0Z", wire, 6),
    part(oval(0, -226, 11), wire, 4),
    part(ribbon("0 -236 6, -13 -250 6, 0 -264 6, 13 -250 6, 2 -236 6"), wire, 2),
  ]);
};
