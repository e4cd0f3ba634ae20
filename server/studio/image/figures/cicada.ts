import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval } from "./outline.ts";
import { blobPair, bodyOr, deeper, ovalPair, ribbonPair } from "./strokes.ts";
import { brown, red } from "./tones.ts";

/** A cicada that sings on a trunk: a broad head, and clear wings longer than its body. */
export const cicada: FigureMaker = (m) => {
  const body = bodyOr(m, tint(".4 .06 110"));
  const wing = tint(".9 .03 150");
  return boxed([
    part("M-72 -262Q-62 -130 -78 6L78 6Q62 -130 74 -262Z", brown, 24, {
      lines: {
        path: "M-50 -250Q-40 -160 -54 -60M-24 -258L-28 -214M26 -256Q34 -220 28 -200M54 -240Q44 -130 58 -20M-30 -20L-34 4M14 -24Q20 -10 14 4",
        width: 3,
      },
    }),
    part(
      ribbonPair("24 -174 8, 58 -190 7, 66 -212 6") +
        ribbonPair("26 -150 8, 64 -146 7, 76 -122 6") +
        ribbonPair("22 -126 8, 54 -100 7, 58 -76 6"),
      deeper(body, m, 0.4),
      3,
    ),
    part(blob("0 -140, 28 -124, 24 -64, 0 -26, -24 -64, -28 -124"), body, 12, {
      lines: {
        path: "M-24 -110Q0 -100 24 -110M-24 -92Q0 -82 24 -92M-22 -74Q0 -64 22 -74M-16 -56Q0 -48 16 -56",
        width: 2.4,
      },
    }),
    part(blobPair("8 -158, 40 -148, 62 -70, 50 -8, 32 6, 14 -44, 4 -110"), wing, 5, {
      lines: {
        path: "M10 -150Q44 -100 44 -10M12 -140Q30 -90 34 -14M20 -110L44 -128M26 -84L54 -96M30 -56L58 -62M34 -32L54 -34M-10 -150Q-44 -100 -44 -10M-12 -140Q-30 -90 -34 -14M-20 -110L-44 -128M-26 -84L-54 -96M-30 -56L-58 -62M-34 -32L-54 -34",
        width: 2,
      },
    }),
    part(blob("-38 -162, -30 -192, 0 -200, 30 -192, 38 -162, 24 -136, 0 -130, -24 -136"), body, 12, {
      lines: { path: "M-24 -156Q0 -144 24 -156M0 -194L0 -140", width: 2 },
    }),
    part(blob("-40 -202, -26 -220, 0 -226, 26 -220, 40 -202, 20 -188, -20 -188"), body, 8, { lift: 0.04 }),
    part(ovalPair(42, -206, 13, 12), red, 6, { lift: 0.1 }),
    part(oval(0, -212, 4) + ovalPair(9, -206, 3), red, 1),
  ]);
};
