import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { white } from "./tones.ts";

/** A crow that caws: all black with a blue gleam, a heavy open beak and a ragged tail. */
export const crow: FigureMaker = (m) => {
  const plumage = bodyOr(m, tint(".28 .025 270"));
  const gleam = tint(".4 .06 262");
  const beak = tint(".3 .01 260");
  return boxed([
    part(
      polygon("56 -74, 150 -24, 142 -12, 150 -4, 132 0, 134 10, 104 4, 36 -40"),
      deeper(plumage, m, 0.35),
      7,
      {
        lines: { path: "M66 -62L134 -10M58 -52L120 0", width: 2, light: true },
      },
    ),
    part(
      ribbons(
        "-14 -34 10, -16 -8 8, -36 2 6",
        "-16 -4 7, -8 4 5",
        "-16 -4 7, -24 6 5",
        "16 -36 10, 18 -8 8, -2 2 6",
        "18 -4 7, 28 4 5",
        "18 -4 7, 10 6 5",
      ),
      beak,
      2,
    ),
    part(blob("-74 -96, -60 -130, -10 -132, 40 -112, 76 -74, 66 -44, 20 -26, -34 -30, -66 -54"), plumage, 28),
    part(blob("-86 -150, -74 -184, -44 -192, -16 -174, -10 -136, -24 -104, -64 -98, -80 -122"), plumage, 20),
    part(polygon("-78 -176, -140 -168, -130 -158, -80 -154"), beak, 5),
    part(polygon("-80 -152, -126 -140, -118 -134, -72 -136"), beak, 4, { lift: -0.06 }),
    part(polygon("-82 -158, -118 -153, -116 -147, -82 -148"), tint(".5 .15 22"), 1),
    part(
      blob("-34 -120, 12 -122, 56 -92, 110 -34, 96 -28, 92 -18, 74 -24, 64 -14, 44 -24, 20 -26, -20 -56"),
      gleam,
      12,
      {
        lift: -0.04,
        lines: {
          path: "M-8 -96Q36 -76 92 -30M-14 -80Q30 -60 70 -24M-12 -64Q16 -46 46 -28M6 -108Q50 -84 100 -36",
          width: 2,
        },
      },
    ),
    part("M-68 -112L-56 -98L-60 -92L-44 -84L-50 -78L-30 -72L-40 -100Z", gleam, 3, { lift: -0.04 }),
    part(oval(-62, -164, 7), white, 2),
    part(oval(-63, -164, 4.4), m.dark, 1),
  ]);
};
