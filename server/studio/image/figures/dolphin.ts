import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval } from "./outline.ts";
import { bodyOr, paler } from "./strokes.ts";
import { white } from "./tones.ts";

/** A dolphin that leaps to the left, with its beak, its smile and a pale belly. */
export const dolphin: FigureMaker = (m) => {
  const back = bodyOr(m, tint(".56 .09 240"));
  const belly = paler(back, 0.65);
  return boxed([
    part(blob("86 -40, 108 -38, 148 -52, 156 -40, 126 -16, 132 14, 118 22, 98 -4, 78 -16"), back, 7),
    part("M6 -146Q36 -196 74 -196Q58 -164 64 -126Z", back, 7),
    part(
      blob(
        "-168 -76, -150 -86, -128 -92, -112 -124, -70 -152, -10 -158, 48 -138, 88 -96, 106 -48, 96 -20, 82 -32, 56 -68, 10 -84, -50 -78, -100 -68, -130 -70, -160 -66",
      ),
      back,
      24,
    ),
    part(
      blob(
        "-160 -68, -128 -78, -90 -88, -40 -96, 14 -94, 56 -68, 40 -76, 4 -82, -50 -76, -100 -67, -130 -69",
      ),
      belly,
      8,
      { lift: 0.04 },
    ),
    part("M-70 -90Q-76 -50 -40 -24Q-28 -60 -36 -92Z", back, 7, { lift: -0.06 }),
    part("M-166 -75Q-136 -74 -110 -88L-108 -84Q-136 -70 -164 -71Z", m.dark, 0.6),
    part(oval(-98, -104, 6.4), white, 1.4),
    part(oval(-99, -104, 4.4), m.dark, 1),
  ]);
};
