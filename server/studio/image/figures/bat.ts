import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { blobPair, bodyOr, ovalPair, paler, ribbonPair } from "./strokes.ts";
import { pink, white } from "./tones.ts";

const wing = (s: 1 | -1) =>
  `M${s * 14} -104Q${s * 40} -150 ${s * 70} -158Q${s * 120} -150 ${s * 168} -96Q${s * 140} -100 ${s * 126} -66Q${s * 108} -84 ${s * 88} -48Q${s * 66} -72 ${s * 46} -36Q${s * 30} -60 ${s * 14} -50Z`;

/** A bat in flight, seen from the front: wings of skin on long fingers, large ears, small teeth. */
export const bat: FigureMaker = (m) => {
  const fur = bodyOr(m, tint(".34 .03 300"));
  const skin = paler(fur, 0.12);
  return boxed([
    part(wing(1), skin, 7, {
      lines: {
        path: "M16 -100Q50 -120 70 -156M70 -156L126 -68M70 -156L88 -50M70 -156L46 -38M70 -156L160 -98",
        width: 2.4,
      },
    }),
    part(wing(-1), skin, 7, {
      lines: {
        path: "M-16 -100Q-50 -120 -70 -156M-70 -156L-126 -68M-70 -156L-88 -50M-70 -156L-46 -38M-70 -156L-160 -98",
        width: 2.4,
      },
    }),
    part(ribbonPair("8 -34 7, 12 -8 6"), tint(".24 .02 300"), 2),
    part(oval(0, -72, 27, 44), fur, 16),
    part(blobPair("4 -142, 10 -184, 30 -188, 34 -150, 24 -132"), fur, 7),
    part(blobPair("12 -146, 16 -170, 26 -174, 28 -150, 22 -140"), pink, 3, { lift: -0.1 }),
    part(oval(0, -126, 32, 29), fur, 15, { lift: 0.04 }),
    part(ovalPair(13, -132, 8), white, 3),
    part(ovalPair(12, -131, 4.4), m.dark, 1),
    part(oval(0, -118, 6, 4.5), pink, 2),
    part("M-12 -110Q0 -104 12 -110L9 -100L5 -107L-5 -107L-9 -100Z", white, 1, { lift: 0.1 }),
  ]);
};
