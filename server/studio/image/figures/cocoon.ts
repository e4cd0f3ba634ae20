import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, ribbon } from "./outline.ts";
import { bodyOr, ribbons } from "./strokes.ts";
import { brown, green } from "./tones.ts";

/** A cocoon of thread that hangs from a twig. */
export const cocoon: FigureMaker = (m) => {
  const silk = bodyOr(m, tint(".93 .025 90"));
  return boxed([
    part(ribbon("-122 -226 17, -40 -236 14, 40 -232 13, 124 -250 8"), brown, 6),
    part(ribbons("62 -238 7, 84 -270 5"), brown, 3),
    part(blob("82 -266, 96 -296, 128 -300, 122 -276, 100 -262"), green, 6, {
      lines: { path: "M86 -268L120 -294", width: 1.8 },
    }),
    part(blob("-92 -238, -112 -262, -140 -262, -132 -244, -112 -232"), green, 6, {
      lines: { path: "M-96 -240L-132 -258", width: 1.8 },
    }),
    part(
      ribbons("-8 -238 16, -4 -212 18, 0 -190 30", "-22 -236 6, -10 -206 8", "10 -236 6, 4 -206 8"),
      silk,
      4,
    ),
    part(
      blob("0 -206, 36 -180, 56 -126, 54 -70, 30 -18, 0 -2, -30 -18, -54 -70, -56 -126, -36 -180"),
      silk,
      32,
      {
        lines: [
          {
            path: "M-38 -176Q10 -160 42 -168M-50 -150Q0 -120 52 -140M-56 -118Q4 -96 56 -104M-56 -86Q-4 -60 55 -76M-52 -58Q4 -34 50 -48M-42 -34Q4 -12 40 -26M-46 -160Q-10 -100 54 -84M-54 -104Q0 -44 46 -40M44 -160Q0 -130 -54 -92M54 -118Q0 -70 -48 -50",
            width: 2,
          },
        ],
      },
    ),
    part(ribbons("-54 -70 2, -84 -56 1.4, -92 -28 1", "54 -100 2, 82 -92 1.4"), silk, 1),
  ]);
};
