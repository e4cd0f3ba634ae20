import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { blue, gold, pink, red } from "./tones.ts";

/** Points of an ellipse as joints of a ribbon. */
const arc = (rx: number, ry: number, y: number, from: number, to: number, wide: number) =>
  ribbon(
    Array.from({ length: 19 }, (_, i) => {
      const a = from + ((to - from) * i) / 18;
      return [Math.cos(a) * rx, y + Math.sin(a) * ry, wide] as const;
    }),
    3,
  );

/** A bracelet of gold with gems, and charms that hang from it. */
export const bracelet: FigureMaker = (m) => {
  const metal = bodyOr(m, gold);
  const gem = (i: number) => {
    const a = Math.PI * (0.16 + i * 0.17);
    return [Math.cos(a) * 104, -96 + Math.sin(a) * 46] as const;
  };
  const heart = "M0 6Q-34 -20 -24 -40Q-10 -52 0 -34Q10 -52 24 -40Q34 -20 0 6Z";
  const charm = heart.replaceAll(/(-?\d+) (-?\d+)/g, (_, x, y) => `${Number(x) - 2} ${Number(y) + 10}`);
  return boxed([
    part(arc(104, 46, -96, Math.PI, Math.PI * 2, 20), deeper(metal, m, 0.3), 7),
    part(
      ribbon("-2 -50 5, -2 -26 5") + ribbon("-58 -60 5, -58 -34 5") + ribbon("56 -60 5, 56 -34 5"),
      metal,
      2,
    ),
    part(arc(104, 46, -96, 0, Math.PI, 24), metal, 9, { lift: 0.08 }),
    ...[0, 1, 2, 3, 4].map((i) => {
      const [x, y] = gem(i);
      return part(oval(x, y, 13, 12), [red, blue, pink, blue, red][i]!, 6, { lift: 0.1 });
    }),
    part(charm, red, 7, { lift: 0.06 }),
    part(oval(-58, -18, 15), metal, 5),
    part(oval(56, -16, 13, 16), tint(".7 .12 160"), 6),
    part(
      [0, 1, 2, 3, 4].map((i) => oval(gem(i)[0] - 4, gem(i)[1] - 4, 3, 2.4)).join(""),
      tint(".98 .01 90"),
      0.6,
    ),
  ]);
};
