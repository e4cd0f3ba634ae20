import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";

/** A dome of snow blocks with an arched way in. */
export const igloo: FigureMaker = (m) => {
  const snow = bodyOr(m, tint(".95 .02 225"));
  return boxed([
    part(blob("-180 2, -130 -14, 0 -20, 130 -14, 184 2, 90 10, -90 10"), snow, 5, { lift: -0.06 }),
    part("M-140 0Q-140 -146 0 -150Q140 -146 140 0Z", snow, 44, {
      lines: {
        path: "M-136 -34Q0 -46 136 -34M-124 -72Q0 -86 124 -72M-100 -106Q0 -120 100 -106M-60 -134Q0 -142 60 -134M-110 -36L-112 -2M-74 -40L-76 -2M96 -38L100 -2M132 -34L136 -2M-96 -76L-100 -38M-50 -80L-52 -42M-6 -82L-6 -44M44 -80L46 -42M90 -76L96 -38M-72 -110L-78 -76M-26 -114L-28 -80M22 -114L24 -80M68 -110L74 -76M-34 -138L-40 -110M14 -142L16 -116M46 -136L50 -112",
        width: 2.2,
      },
    }),
    part("M-22 8L-22 -34Q-18 -80 34 -80Q86 -80 90 -34L90 8Z", snow, 10, {
      lift: 0.04,
      lines: {
        path: "M-20 -20L2 -20M-12 -52L8 -40M12 -74L20 -56M58 -74L50 -56M80 -52L62 -40M90 -20L68 -20",
        width: 2.2,
      },
    }),
    part("M2 8L2 -30Q6 -60 34 -60Q62 -60 66 -30L66 8Z", deeper(tint(".4 .06 245"), m, 0.3), 3, {
      lift: -0.1,
    }),
  ]);
};
