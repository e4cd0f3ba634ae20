import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";

/** A pistol with its slide, trigger and grip. */
export const gun: FigureMaker = (m) => {
  const steel = bodyOr(m, tint(".42 .012 255"));
  return boxed([
    part(box(-138, -150, -126, -134) + polygon("86 -168, 98 -168, 98 -154, 82 -154"), steel, 3),
    part(ribbon("-4 -96 9, -4 -62 9, 28 -52 9, 46 -66 9"), steel, 3),
    part(ribbon("22 -98 9, 14 -82 8, 18 -70 6"), deeper(steel, m, 0.4), 3),
    part("M28 -108L96 -108L118 -10Q118 2 104 4L66 4Q56 2 54 -8Z", tint(".4 .06 50"), 12, {
      lines: {
        path: Array.from(
          { length: 7 },
          (_, i) => `M${52 + i * 3} ${-92 + i * 13}L${96 + i * 3} ${-96 + i * 13}`,
        ).join(""),
        width: 1.8,
      },
    }),
    part("M-132 -118L110 -118L106 -98L-8 -98L-20 -88L-132 -92Z", steel, 6, { lift: -0.08 }),
    part("M-140 -156L112 -156Q120 -154 120 -144L116 -114L-140 -114Z", steel, 9, {
      lines: {
        path: "M72 -150L72 -122M82 -150L82 -122M92 -150L92 -122M102 -150L102 -122M-130 -128L60 -128",
        width: 2,
      },
    }),
    part(box(-6, -148, 34, -134), deeper(steel, m, 0.4), 2),
    part(oval(-139, -136, 3, 8), m.dark, 1),
  ]);
};
