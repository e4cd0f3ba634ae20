import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { ribbons } from "./strokes.ts";
import { brown } from "./tones.ts";

/** A fire of three flames, one within the other, over logs. */
export const fire: FigureMaker = (m) => {
  const [outer, middle, heart] =
    m.body === m.palette.hero || m.body[1]![1] > 0.05
      ? [tint(".64 .2 38"), tint(".77 .17 62"), tint(".93 .12 95")]
      : [m.body, tint(".8 .14 70"), tint(".93 .12 95")];
  return boxed([
    part(
      "M-12 -244Q30 -206 30 -164Q52 -182 50 -214Q98 -160 96 -96Q104 -104 106 -126Q128 -30 66 -10L-66 -10Q-124 -30 -100 -116Q-90 -96 -80 -92Q-84 -150 -44 -184Q-46 -164 -34 -152Q-4 -190 -12 -244Z",
      outer!,
      18,
      { lift: 0.14 },
    ),
    part(
      "M0 -178Q24 -150 22 -122Q40 -130 42 -150Q74 -100 66 -60Q60 -16 30 -10L-34 -10Q-72 -24 -62 -84Q-52 -70 -44 -70Q-44 -110 -20 -128Q-18 -114 -10 -108Q4 -140 0 -178Z",
      middle!,
      14,
      { lift: 0.2 },
    ),
    part(
      "M4 -112Q16 -94 16 -78Q28 -84 28 -98Q46 -60 36 -34Q28 -12 0 -10Q-34 -12 -36 -44Q-28 -38 -24 -40Q-22 -70 4 -112Z",
      heart!,
      10,
      { lift: 0.26 },
    ),
    part(ribbons("-108 -8 30, 92 -36 30"), brown, 10),
    part(ribbons("108 -6 32, -92 -30 32"), brown, 10, {
      lift: 0.05,
      lines: { path: "M-50 -28L0 -22M20 -20L70 -12", width: 2.4 },
    }),
    part(oval(110, -6, 11, 14) + oval(-110, -8, 10, 13), tint(".8 .08 72"), 3, {
      lines: {
        path: "M106 -6a4 5 0 1 0 8 0a4 5 0 1 0 -8 0M-114 -8a4 5 0 1 0 8 0a4 5 0 1 0 -8 0",
        width: 1.6,
      },
    }),
  ]);
};
