import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { METAL, red, white } from "./tones.ts";

/** A camera with a large lens, a flash and its shutter button. */
export const camera: FigureMaker = (m) => {
  const skin = bodyOr(m, tint(".34 .015 60"));
  return boxed([
    part(box(-102, -150, -64, -128) + box(66, -146, 104, -128), METAL, 5),
    part(oval(-83, -150, 15, 6), red, 3),
    part(polygon("-44 -134, -30 -170, 30 -170, 44 -134"), METAL, 7),
    part(box(-20, -160, 20, -142), white, 3, { lift: 0.1 }),
    part("M-128 -122Q-128 -136 -114 -136L114 -136Q128 -136 128 -122L128 -108L-128 -108Z", METAL, 8),
    part("M-128 -108L128 -108L128 -18Q128 -4 114 -4L-114 -4Q-128 -4 -128 -18Z", skin, 12, {
      lines: {
        path: Array.from(
          { length: 9 },
          (_, i) => `M${-122 + i * 7} -100L${-122 + i * 7} -12M${66 + i * 7} -100L${66 + i * 7} -12`,
        ).join(""),
        width: 1,
      },
    }),
    part(oval(0, -64, 66, 62), METAL, 8),
    part(oval(0, -64, 56, 53), tint(".24 .01 260"), 8),
    part(oval(0, -64, 40, 38), tint(".36 .08 265"), 14),
    part(oval(0, -64, 22, 21), deeper(tint(".24 .06 270"), m, 0.4), 5),
    part(oval(-16, -80, 10, 8) + oval(14, -50, 5, 4), white, 1, { lift: 0.15 }),
    part(oval(96, -88, 9), red, 4),
    part(
      ribbon("-128 -116 8, -150 -90 7, -150 -40 7") + ribbon("128 -116 8, 150 -90 7, 150 -40 7"),
      tint(".42 .06 50"),
      3,
    ),
  ]);
};
