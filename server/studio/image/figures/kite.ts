import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { polygon, ribbon } from "./outline.ts";
import { bodyOr } from "./strokes.ts";
import { blue, green, yellow } from "./tones.ts";

/** A kite of four fields with a tail of bows. */
export const kite: FigureMaker = (m) => {
  const own = bodyOr(m, tint(".58 .2 28"));
  const [top, right, foot, left, middle] = ["40 -260", "108 -150", "-16 -56", "-64 -206", "12 -176"];
  const bow = (x: number, y: number, a: number) => {
    const [c, s] = [Math.cos(a) * 16, Math.sin(a) * 16];
    return (
      polygon(`${x} ${y}, ${x + c - s * 0.6} ${y + s + c * 0.6}, ${x + c + s * 0.6} ${y + s - c * 0.6}`) +
      polygon(`${x} ${y}, ${x - c - s * 0.6} ${y - s + c * 0.6}, ${x - c + s * 0.6} ${y - s - c * 0.6}`)
    );
  };
  return boxed([
    part(ribbon("-16 -56 4, -44 -30 4, -30 0 4, -70 14 4, -96 -10 4, -128 0 3"), tint(".4 .05 50"), 1.5),
    part(polygon(`${top}, ${middle}, ${left}`), own, 5),
    part(polygon(`${top}, ${right}, ${middle}`), yellow, 5),
    part(polygon(`${middle}, ${right}, ${foot}`), own, 5, { lift: -0.04 }),
    part(polygon(`${left}, ${middle}, ${foot}`), blue, 5),
    part(
      ribbon(`${top} 4, ${middle} 4, ${foot} 4`, 2) + ribbon(`${left} 4, ${middle} 4, ${right} 4`, 2),
      tint(".46 .07 55"),
      1.5,
    ),
    part(bow(-42, -28, 0.4), yellow, 3),
    part(bow(-36, 4, -0.5), own, 3),
    part(bow(-84, 2, 0.9), green, 3),
  ]);
};
