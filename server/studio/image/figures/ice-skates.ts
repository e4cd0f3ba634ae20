import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, polygon, ribbon } from "./outline.ts";
import { bodyOr, ribbons } from "./strokes.ts";
import { METAL, blue, white } from "./tones.ts";

/** A white skating boot with laces, on its steel blade. */
export const iceSkates: FigureMaker = (m) => {
  const boot = bodyOr(m, white);
  return boxed([
    part(polygon("-66 -52, -50 -52, -54 -22, -62 -22") + polygon("54 -52, 72 -52, 66 -22, 58 -22"), METAL, 3),
    part("M-118 -30Q-128 -10 -104 -6L84 -6Q96 -6 98 -22L-92 -22Q-104 -22 -106 -32Z", METAL, 5, {
      lift: 0.06,
    }),
    part(box(34, -200, 88, -176), tint(".94 .02 80"), 8),
    part(
      "M-14 -192Q30 -204 84 -192Q80 -140 94 -80Q96 -62 88 -56L-104 -56Q-118 -66 -108 -86Q-90 -108 -50 -112Q-22 -120 -14 -192Z",
      boot,
      20,
      {
        lines: { path: "M40 -116Q60 -110 88 -116M-76 -102Q-66 -86 -70 -60", width: 2 },
      },
    ),
    part("M-110 -62L92 -62L88 -46L-108 -46Z", tint(".42 .05 50"), 5),
    part(box(54, -48, 90, -34), tint(".42 .05 50"), 4),
    part(
      ribbons(
        "-18 -178 7, 16 -170 7",
        "-20 -158 7, 14 -148 7",
        "-26 -138 7, 8 -126 7",
        "-40 -120 7, -6 -104 7",
        "-62 -110 7, -34 -90 7",
      ),
      blue,
      2,
    ),
    part(ribbon("-14 -184 6, -40 -196 6, -34 -172 6, -14 -182 6, -2 -150 5"), blue, 2),
  ]);
};
