import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon } from "./outline.ts";
import { bodyOr, deeper, paler } from "./strokes.ts";
import { orange, white } from "./tones.ts";

/** A small bird in flight to the left, both wings raised: a bird of no kind in particular. */
export const flyingBird: FigureMaker = (m, window) => {
  const back = bodyOr(m, tint(".58 .1 240"));
  const belly = paler(back, 0.72);
  return boxed([
    part(
      "M6 -60Q10 -118 70 -172Q78 -150 74 -134Q86 -128 82 -110Q88 -102 80 -90Q70 -62 40 -46Z",
      deeper(back, m, 0.3),
      7,
      {
        window,
        lines: { path: "M26 -62L66 -150M38 -56L76 -118M46 -52L76 -92", width: 1.8 },
      },
    ),
    part(polygon("70 -44, 138 -70, 128 -50, 150 -38, 122 -30, 128 -16, 74 -24"), deeper(back, m, 0.15), 6, {
      window,
      lines: { path: "M78 -40L128 -58M80 -36L136 -40M80 -30L120 -22", width: 1.8 },
    }),
    part(
      blob("-92 -70, -78 -94, -50 -98, -26 -78, 30 -66, 76 -46, 80 -24, 40 -4, -20 0, -62 -18, -84 -46"),
      back,
      24,
      { window },
    ),
    part(blob("-90 -60, -66 -62, -30 -40, 30 -24, 60 -14, 30 -2, -24 0, -62 -18, -84 -46"), belly, 12, {
      window,
    }),
    part(
      "M-22 -50Q-54 -100 -36 -178Q-20 -168 -14 -152Q0 -150 4 -134Q18 -128 20 -112Q32 -104 32 -88Q44 -58 18 -38Q-6 -30 -22 -50Z",
      back,
      10,
      {
        window,
        lift: 0.08,
        lines: {
          path: "M-16 -60L-30 -160M-4 -54L-8 -138M8 -50L14 -116M18 -46L28 -88M-38 -96Q-10 -88 22 -66",
          width: 1.8,
        },
      },
    ),
    part(polygon("-90 -80, -88 -66, -120 -70"), orange, 3),
    part(oval(-70, -80, 6.4), white, 1.6),
    part(oval(-71, -80, 4.4), m.dark, 1),
  ]);
};
