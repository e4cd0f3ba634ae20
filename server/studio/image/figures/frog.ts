import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob } from "./outline.ts";
import { blobPair, bodyOr, deeper, ovalPair, paler, ribbonPair, towards } from "./strokes.ts";
import { white, yellow } from "./tones.ts";

/** A frog that sits before the viewer: eyes on top, a wide mouth, folded legs. */
export const frog: FigureMaker = (m) => {
  const green = bodyOr(m, tint(".66 .16 140"));
  const pale = towards(paler(green, 0.55), yellow[1]!, 0.25);
  return boxed([
    part(blobPair("44 -86, 92 -92, 118 -54, 108 -18, 70 -6, 44 -30"), green, 16, { lift: -0.06 }),
    part(
      ribbonPair("84 -16 22, 108 -8 18, 136 -4 14") +
        ribbonPair("100 -8 12, 120 -16 11, 140 -20 12") +
        ovalPair(138, -3, 9, 7),
      green,
      6,
    ),
    part(blob("0 -136, 60 -124, 74 -76, 60 -22, 0 -6, -60 -22, -74 -76, -60 -124"), green, 28),
    part(blob("0 -92, 44 -88, 50 -50, 36 -16, 0 -8, -36 -16, -50 -50, -44 -88"), pale, 18),
    part(
      ribbonPair("50 -64 22, 46 -30 18, 34 -8 16") +
        ribbonPair("34 -6 10, 20 -1 9") +
        ribbonPair("34 -6 10, 36 2 9") +
        ribbonPair("34 -6 10, 52 -1 9"),
      green,
      7,
      { lift: 0.05 },
    ),
    part(
      blob("0 -168, 62 -164, 94 -130, 82 -98, 40 -86, 0 -84, -40 -86, -82 -98, -94 -130, -62 -164"),
      green,
      24,
      { lift: 0.03 },
    ),
    part(ovalPair(52, -166, 29, 28), green, 14, { lift: 0.06 }),
    part(ovalPair(53, -170, 19), white, 6),
    part(ovalPair(52, -170, 10, 12), m.dark, 2),
    part(ovalPair(48, -176, 3.6), white, 0.6, { lift: 0.2 }),
    part("M-80 -118Q-40 -92 0 -92Q40 -92 80 -118Q44 -86 0 -86Q-44 -86 -80 -118Z", deeper(green, m, 0.75), 1),
    part(ovalPair(10, -134, 3, 4), deeper(green, m, 0.6), 1),
    part(ovalPair(64, -112, 11, 7), towards(green, tint(".8 .1 20")[1]!, 0.55), 3),
  ]);
};
