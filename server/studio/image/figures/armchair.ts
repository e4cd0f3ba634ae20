import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, polygon } from "./outline.ts";
import { blobPair, bodyOr, deeper } from "./strokes.ts";

/** An armchair with a winged back, round arms, a seat cushion and short legs. */
export const armchair: FigureMaker = (m) => {
  const cloth = bodyOr(m, tint(".56 .1 160"));
  const buttons = [-34, 0, 34]
    .map((x) => `M${x - 3} -150L${x + 3} -150M${x - 3} -118L${x + 3} -118`)
    .join("");
  return boxed([
    part(
      polygon("-92 -18, -74 -18, -78 6, -88 6") + polygon("92 -18, 74 -18, 78 6, 88 6"),
      tint(".36 .06 50"),
      4,
    ),
    part(
      blob("0 -206, 52 -202, 82 -178, 88 -120, 84 -60, 0 -50, -84 -60, -88 -120, -82 -178, -52 -202"),
      cloth,
      22,
      {
        lift: -0.02,
        lines: { path: buttons, width: 5 },
      },
    ),
    part(blobPair("66 -186, 92 -180, 104 -130, 96 -90, 76 -92, 76 -140"), cloth, 10, { lift: -0.04 }),
    part(blob("-84 -90, 0 -98, 84 -90, 88 -66, 0 -58, -88 -66"), cloth, 14, { lift: 0.06 }),
    part("M-88 -66L88 -66L88 -16Q0 -8 -88 -16Z", deeper(cloth, m, 0.14), 8),
    part(blobPair("78 -104, 104 -116, 124 -100, 122 -60, 118 -14, 82 -12, 80 -60"), cloth, 15, {
      lift: 0.04,
    }),
    part(blobPair("96 -106, 110 -104, 112 -90, 100 -84, 90 -92"), deeper(cloth, m, 0.2), 6),
  ]);
};
