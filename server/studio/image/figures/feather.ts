import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { white } from "./tones.ts";

/** One curved feather: a vane with slits, down at its foot, and the quill. */
export const feather: FigureMaker = (m) => {
  const vane = bodyOr(m, white);
  return boxed([
    part(
      ribbon("-34 -60 12, -54 -52 8, -62 -38 3") +
        ribbon("-24 -50 12, -18 -34 9, -22 -20 3") +
        ribbon("-36 -54 10, -44 -36 8, -40 -22 3"),
      vane,
      5,
      { lift: -0.04 },
    ),
    part(
      "M-40 -50Q-66 -90 -52 -116L-38 -112L-50 -128Q-40 -164 -8 -188L0 -178L-2 -194Q46 -236 104 -238Q112 -190 88 -152L72 -156L82 -142Q60 -104 28 -84L18 -92L20 -78Q-8 -56 -40 -50Z",
      vane,
      12,
      {
        lines: {
          path: "M-34 -62L-54 -96M-20 -80L-50 -118M-2 -104L-36 -146M18 -128L-10 -178M40 -154L20 -208M62 -180L54 -228M-26 -66L6 -70M-8 -88L28 -92M12 -112L56 -112M32 -136L76 -138M54 -162L94 -168M74 -190L104 -200",
          width: 1.3,
        },
      },
    ),
    part(
      ribbon("-78 4 5, -50 -34 6, -10 -88 5, 40 -152 3.4, 98 -232 1.4"),
      deeper(tint(".86 .05 85"), m, 0.15),
      2,
    ),
  ]);
};
