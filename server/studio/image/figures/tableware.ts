import type { Lab } from "../colour.ts";
import type { Part } from "../sculpt.ts";
import { tint } from "./boxed.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

export const CREAM = tint(".93 .035 90");
export const GREENS = tint(".6 .14 138");
export const STEEL = tint(".74 .012 250");
export const WOOD = tint(".58 .08 60");

/** A plate seen from the side, its rim at `y`. */
export const dish = (wide = 126, y = -18, tones: readonly Lab[] = colourTones("white")): Part[] => [
  part(oval(0, y + 4, wide, wide * 0.18), tones, 6, { lift: -0.08 }),
  part(oval(0, y, wide, wide * 0.17), tones, 5),
  part(oval(0, y, wide * 0.76, wide * 0.11), tones, 2, { lift: -0.12 }),
];

/** A round bowl that is filled with `filling`; what lies in it is drawn after it. */
export const basin = (tones: readonly Lab[], filling: readonly Lab[], wide = 108): Part[] => {
  const w = wide;
  return [
    part(box(-w * 0.36, -10, w * 0.36, 0), tones, 4, { lift: -0.14 }),
    part(
      `M${-w} -84L${w} -84Q${w * 0.95} -26 ${w * 0.47} -6L${-w * 0.47} -6Q${-w * 0.95} -26 ${-w} -84Z`,
      tones,
      26,
    ),
    part(oval(0, -84, w, w * 0.25), tones, 5),
    part(oval(0, -83, w * 0.91, w * 0.2), filling, 3),
  ];
};

/** A board of wood with a handle. */
export const board = (y = -6, wide = 124): Part[] => [
  part(`M${-wide} ${y - 14}L${wide} ${y - 14}L${wide + 14} ${y + 6}L${-wide - 14} ${y + 6}Z`, WOOD, 5, {
    lines: {
      path: `M${-wide} ${y - 6}L${wide} ${y - 8}M${-wide * 0.8} ${y}L${wide * 0.9} ${y - 1}`,
      width: 1.4,
    },
  }),
];

export const steam = (y: number): Part =>
  part(
    ribbons(
      ...[-30, 4, 38].map(
        (x, i) =>
          `${x} ${y} 5, ${x - 10} ${y - 22} 6, ${x + 6} ${y - 44 - (i % 2) * 8} 5, ${x - 4} ${y - 66 - (i % 2) * 8} 3`,
      ),
    ),
    colourTones("white"),
    1.6,
    { lift: 0.1 },
  );

/** A straight glass at `x`, filled to `level`. */
export const tumbler = (drink: readonly Lab[], level = -118, half = 44, x = 0): Part[] => {
  const glass = tint(".9 .02 220");
  const narrow = half * 0.8;
  const at = (y: number) => narrow + ((half - narrow) * -y) / 150;
  const taper = (top: number, bottom: number, inset: number) =>
    polygon([
      [x - at(top) + inset, top],
      [x + at(top) - inset, top],
      [x + at(bottom) - inset, bottom],
      [x - at(bottom) + inset, bottom],
    ]);
  return [
    part(taper(-150, 0, 0), glass, 6, { lift: -0.06 }),
    part(taper(level, -9, 5), drink, 10),
    part(oval(x, level, at(level) - 5, 7), drink, 2, { lift: 0.1 }),
    part(ring([x, -150], [half - 2, 7], 4), glass, 1.4, { lift: 0.05 }),
    part(
      ribbon([
        [x - half + 11, -134, 5],
        [x - narrow + 8, -24, 5],
      ]),
      colourTones("white"),
      1.4,
      {
        lift: 0.06,
      },
    ),
  ];
};
