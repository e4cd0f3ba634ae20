import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon } from "./outline.ts";
import { deeper, ovalPair } from "./strokes.ts";

/** Two dazzling lamps of a dark car, whose beams widen towards the viewer. */
export const headlights: FigureMaker = (m) => {
  const car = tint(".24 .02 255");
  const beam = tint(".93 .07 95");
  return boxed([
    part(blob("-64 -150, -50 -188, 0 -196, 50 -188, 64 -150, 40 -138, -40 -138"), car, 12),
    part(polygon("-46 -152, -38 -180, 38 -180, 46 -152"), tint(".4 .03 240"), 4),
    part(
      blob("-108 -96, -100 -138, -60 -152, 0 -154, 60 -152, 100 -138, 108 -96, 96 -62, 0 -56, -96 -62"),
      car,
      18,
    ),
    part(box(-98, -66, -68, -34) + box(68, -66, 98, -34), deeper(car, m, 0.4), 6),
    part(box(-36, -112, 36, -84), deeper(car, m, 0.5), 4, {
      lines: { path: "M-34 -105L34 -105M-34 -98L34 -98M-34 -91L34 -91", width: 1.6, light: true },
    }),
    part(polygon("-94 -112, -56 -112, -20 4, -214 4") + polygon("56 -112, 94 -112, 214 4, 20 4"), beam, 0, {
      lift: 0.1,
    }),
    part(
      polygon("-88 -112, -62 -112, -62 4, -168 4") + polygon("62 -112, 88 -112, 168 4, 62 4"),
      tint(".98 .03 95"),
      0,
      {
        lift: 0.2,
      },
    ),
    part(ovalPair(75, -112, 32), [m.palette.lamp], 0, { lit: m.palette.lamp }),
    part(oval(-75, -112, 19) + oval(75, -112, 19), [m.palette.disc[0]], 0, { lit: m.palette.disc[0] }),
  ]);
};
