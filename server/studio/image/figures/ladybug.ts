import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { bodyOr, ribbons } from "./strokes.ts";
import { black, white } from "./tones.ts";

/** A ladybird from the side: a red dome with black spots, on short legs. */
export const ladybug: FigureMaker = (m) => {
  const red = bodyOr(m, tint(".56 .21 28"));
  return boxed([
    part(
      ribbons(
        "-58 -22 9, -70 -6 8, -84 0 7",
        "-6 -22 9, -10 -4 8, -22 2 7",
        "48 -22 9, 54 -4 8, 66 2 7",
        "84 -24 9, 94 -8 8, 108 -2 7",
      ),
      black,
      3,
    ),
    part(ribbons("-92 -82 5, -112 -108 4, -128 -112 6", "-80 -90 5, -92 -118 4, -104 -128 6"), black, 2),
    part(oval(-84, -52, 36, 36), black, 14),
    part("M-76 -20Q-84 -120 18 -126Q112 -122 116 -20Q100 -10 20 -10Q-62 -10 -76 -20Z", red, 34, {
      lines: { path: "M-72 -36Q20 -66 116 -28", width: 3.4 },
    }),
    part(
      oval(-22, -90, 17, 15) +
        oval(30, -106, 17, 13) +
        oval(78, -82, 15, 17) +
        oval(20, -66, 17, 15) +
        oval(-36, -32, 15, 10) +
        oval(62, -30, 15, 9),
      black,
      4,
    ),
    part(oval(-98, -60, 11), white, 4),
    part(oval(-101, -60, 5), black, 1),
    part("M-52 -78Q-38 -112 0 -116Q-30 -100 -42 -76Z", white, 2, { lift: -0.05 }),
  ]);
};
