import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { gold } from "./tones.ts";

/** A harp: a straight pillar, a curved neck, a sound box, and many strings. */
export const harp: FigureMaker = (m) => {
  const wood = bodyOr(m, gold);
  const strings = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const x = -52 + t * 108;
    const top = -222 + Math.sin(t * 3.4) * 16 + t * -6;
    const foot = -36 - t * 148;
    return `${x} ${top} 2.4, ${x} ${Math.max(top + 14, foot)} 2.4`;
  });
  return boxed([
    part(strings.map((line) => ribbon(line, 2)).join(""), tint(".95 .03 90"), 0.6),
    part(ribbon("-52 -18 26, 0 -84 24, 50 -154 18, 78 -206 12"), deeper(wood, m, 0.15), 9),
    part(ribbon("-70 -14 18, -74 -120 14, -70 -238 16"), wood, 7, {
      lines: { path: "M-78 -60L-66 -60M-79 -110L-68 -110M-79 -160L-67 -160", width: 2 },
    }),
    part(
      ribbon("-74 -240 22, -40 -236 20, -4 -210 20, 38 -208 19, 66 -230 17, 84 -222 14, 78 -204 12"),
      wood,
      8,
      { lift: 0.05 },
    ),
    part(oval(-76, -248, 18), wood, 7, { lift: 0.06 }),
    part(polygon("-96 -20, -28 -20, -14 4, -106 4"), wood, 6),
  ]);
};
