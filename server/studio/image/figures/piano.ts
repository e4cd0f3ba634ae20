import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper } from "./strokes.ts";
import { black, gold, white } from "./tones.ts";

/** A grand piano with its lid up, the row of its keys and a sheet of music. */
export const piano: FigureMaker = (m) => {
  const wood = bodyOr(m, black);
  return boxed([
    part(box(92, -60, 104, -2) + box(-70, -60, -58, -2), deeper(wood, m, 0.4), 4),
    part("M-92 -92Q-88 -166 -20 -198Q52 -222 128 -212Q112 -176 66 -158Q20 -142 8 -92Z", wood, 6, {
      lift: 0.08,
    }),
    part(
      "M-78 -96Q-70 -156 -14 -184Q44 -204 104 -200Q84 -172 54 -160Q10 -142 -2 -96Z",
      deeper(wood, m, 0.5),
      2,
    ),
    part(ribbon("84 -94 4, 66 -168 4"), gold, 1),
    part("M-112 -100L112 -100Q140 -100 140 -78Q138 -56 108 -56L-112 -56Z", wood, 9, {
      lines: { path: "M-44 -62L132 -66", width: 2, light: true },
    }),
    part(polygon("-104 -104, -40 -104, -36 -132, -100 -132"), white, 2, {
      lines: { path: "M-94 -124L-44 -124M-94 -116L-44 -116M-94 -110L-44 -110M-70 -132L-68 -104", width: 1.6 },
    }),
    part(box(-130, -88, -30, -60), wood, 6),
    part(polygon("-138 -74, -38 -74, -34 -56, -142 -56"), white, 2, {
      lines: {
        path: Array.from({ length: 11 }, (_, i) => `M${-130 + i * 8.6} -74L${-133 + i * 9} -56`).join(""),
        width: 1.8,
      },
    }),
    part(boxes(9, -131, 10.2, 5, -74, -64), black, 1),
    part(box(-146, -58, -28, -48), wood, 4),
    part(box(-124, -50, -108, -4) + box(106, -58, 122, -4), wood, 5),
    part(oval(-116, -3, 9, 5) + oval(114, -3, 9, 5), gold, 3),
    part(ribbon("-6 -56 6, -6 -12 6") + ribbon("12 -56 6, 12 -12 6") + box(-14, -14, 20, -6), wood, 3),
    part(ribbon("-8 -4 5, -12 2 5") + ribbon("3 -4 5, 2 2 5") + ribbon("14 -4 5, 16 2 5"), gold, 2),
  ]);
};
