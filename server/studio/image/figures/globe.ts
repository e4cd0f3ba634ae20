import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon } from "./outline.ts";
import { bodyOr } from "./strokes.ts";

/** A globe with green lands on blue seas, in its ring of brass on a foot. */
export const globe: FigureMaker = (m) => {
  const sea = bodyOr(m, tint(".62 .12 245"));
  const land = tint(".68 .13 130");
  const brass = tint(".72 .11 78");
  const ringAround = ribbon(
    Array.from({ length: 17 }, (_, i) => {
      const a = -2.0 + (i / 16) * 3.55;
      return [Math.cos(a) * 96, -142 + Math.sin(a) * 96, 11] as const;
    }),
    3,
  );
  return boxed([
    part(ribbon("0 -46 15, 0 -16 15"), brass, 6),
    part("M-62 4Q-62 -14 -20 -20L20 -20Q62 -14 62 4Z", tint(".46 .07 50"), 9),
    part(oval(0, -142, 84), sea, 60, {
      lines: {
        path: "M-82 -142L82 -142M-70 -186Q0 -178 70 -186M-70 -98Q0 -106 70 -98M0 -226Q-60 -142 0 -58M0 -226Q60 -142 0 -58",
        width: 1,
        light: true,
      },
    }),
    part(
      blob("-66 -184, -44 -210, -16 -208, -22 -190, -8 -178, -26 -164, -40 -150, -48 -164, -64 -166") +
        blob("-42 -142, -18 -140, -6 -122, -20 -100, -30 -74, -42 -88, -46 -116") +
        blob("14 -206, 38 -210, 60 -194, 74 -168, 60 -160, 52 -172, 40 -160, 20 -168, 26 -184") +
        blob("10 -158, 36 -160, 50 -140, 40 -110, 28 -88, 16 -104, 14 -128, 2 -140") +
        blob("52 -104, 68 -108, 64 -92, 50 -90"),
      land,
      5,
      { lift: 0.04 },
    ),
    part(ringAround, brass, 5, { lift: 0.04 }),
    part(oval(-42, -228, 8) + oval(2, -46, 9), brass, 4),
  ]);
};
