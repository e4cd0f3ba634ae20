import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { ribbons } from "./strokes.ts";
import { black, red, white } from "./tones.ts";

/** One firefly with a shining tail, and the lights of others around it. */
export const firefly: FigureMaker = (m) => {
  const glow = tint(".95 .13 105");
  const far = [
    [-150, -196, 8],
    [-120, -40, 7],
    [140, -206, 9],
    [166, -36, 7],
    [30, -226, 6],
  ] as const;
  return boxed([
    part(oval(56, -74, 62, 50), tint(".88 .11 105"), 0, { lift: 0.05 }),
    part(blob("-12 -118, 0 -178, 56 -206, 78 -170, 40 -128"), tint(".86 .03 230"), 4, {
      lines: { path: "M0 -124Q20 -160 64 -194", width: 1.6 },
    }),
    part(blob("-24 -120, -36 -180, 4 -216, 34 -186, 12 -128"), tint(".92 .025 230"), 4, {
      lines: { path: "M-12 -124Q-10 -166 8 -202", width: 1.6 },
    }),
    part(
      ribbons(
        "-20 -92 7, -28 -64 6, -46 -52 5",
        "4 -88 7, 2 -60 6, -14 -46 5",
        "26 -84 7, 30 -52 6, 16 -40 5",
      ),
      black,
      2,
    ),
    part(ribbon("20 -104 46, 56 -80 50, 84 -58 34"), glow, 0, { lit: glow[1]! }),
    part(ribbon("34 -98 3, 50 -72 3") + ribbon("58 -90 3, 70 -58 3"), tint(".72 .14 95"), 0.5),
    part(ribbon("-34 -120 44, 4 -110 48, 26 -98 46"), tint(".3 .04 50"), 16),
    part(ribbon("-44 -116 34, -26 -120 36"), red, 8, { lift: 0.06 }),
    part(oval(-66, -118, 24, 23), tint(".28 .03 50"), 10),
    part(oval(-74, -122, 8, 9), white, 3),
    part(oval(-76, -121, 4), m.dark, 0.8),
    part(ribbons("-74 -138 4, -92 -166 3, -112 -170 5", "-62 -140 4, -68 -172 3, -84 -184 5"), black, 1.6),
    part(far.map(([x, y, r]) => oval(x, y, r)).join(""), glow, 0, { lit: glow[1]! }),
  ]);
};
