import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, paler } from "./strokes.ts";

/** A round bomb whose fuse burns. */
export const bomb: FigureMaker = (m) => {
  const iron = bodyOr(m, tint(".27 .015 260"));
  const star = polygon(
    Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * Math.PI * 2;
      const r = i % 2 ? 13 : 34;
      return [106 + Math.cos(a) * r, -214 + Math.sin(a) * r] as const;
    }),
  );
  return boxed([
    part(ribbon("42 -162 8, 56 -196 8, 84 -196 8, 104 -212 7"), tint(".78 .07 75"), 3, {
      lines: { path: "M44 -172l10 4M52 -190l8 8M70 -202l2 12M88 -204l2 10", width: 1.8 },
    }),
    part(oval(-10, -90, 90), iron, 60),
    part(polygon("14 -166, 44 -150, 58 -176, 28 -192"), iron, 7, { lift: 0.05 }),
    part(ribbon("-66 -116 14, -50 -142 15, -30 -152 11"), paler(iron, 0.7), 3),
    part(star, tint(".8 .16 65"), 0, { lit: tint(".8 .16 65")[1]! }),
    part(oval(106, -214, 12), tint(".97 .06 95"), 0, { lit: tint(".97 .06 95")[1]! }),
  ]);
};
