import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, polygon, ribbon } from "./outline.ts";
import { bodyOr } from "./strokes.ts";
import { METAL, blue, green, red, white, yellow } from "./tones.ts";

/** A closed refrigerator with two doors and handles; notes hang on it by magnets. */
export const fridge: FigureMaker = (m) => {
  const shell = bodyOr(m, white);
  return boxed([
    part(box(-66, -8, -48, 4) + box(48, -8, 66, 4), tint(".3 .01 260"), 2),
    part("M-76 -268Q-76 -282 -62 -282L62 -282Q76 -282 76 -268L76 -192L-76 -192Z", shell, 12),
    part("M-76 -186L76 -186L76 -14Q76 -4 62 -4L-62 -4Q-76 -4 -76 -14Z", shell, 12),
    part(ribbon("-58 -258 9, -58 -210 9", 2) + ribbon("-58 -168 9, -58 -96 9", 2), METAL, 4),
    part(polygon("-22 -150, 18 -154, 22 -106, -18 -102"), yellow, 2, {
      lines: { path: "M-12 -138L10 -140M-11 -128L12 -130M-10 -118L4 -119", width: 1.6 },
    }),
    part(polygon("28 -136, 58 -130, 54 -96, 24 -102"), tint(".86 .06 230"), 2, {
      lines: { path: "M34 -108L40 -122L46 -112L52 -120", width: 2 },
    }),
    part(box(-4, -158, 6, -148), red, 2),
    part(box(38, -138, 48, -129), blue, 2),
    part(box(28, -250, 54, -236), tint(".5 .02 250"), 2),
    part(box(30, -176, 40, -166), green, 2),
  ]);
};
