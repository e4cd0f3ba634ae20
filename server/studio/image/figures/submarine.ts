import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { black, gold, METAL, yellow } from "./tones.ts";

const PORTS = [-78, -24, 30];

/** A submarine with round windows, a tower with a periscope, fins and its screw. */
export const submarine: FigureMaker = (m) => {
  const hull = bodyOr(m, yellow);
  return boxed([
    part(ribbons("6 -112 8, 6 -168 8", "4 -166 8, -22 -166 9"), METAL, 3),
    part(oval(-27, -166, 5, 7), deeper(black, m, 0.2), 2),
    part(polygon("-40 -82, -30 -126, 38 -126, 52 -82"), hull, 8),
    part(box(-36, -132, 44, -122), deeper(hull, m, 0.3), 3),
    part(blob("146 -62, 170 -98, 180 -96, 174 -50, 182 -4, 170 -2, 146 -36"), deeper(hull, m, 0.25), 5),
    part(
      blob(
        "-158 -48, -138 -78, -80 -92, 0 -94, 90 -88, 152 -58, 156 -48, 152 -38, 90 -10, 0 -4, -80 -6, -138 -20",
      ),
      hull,
      32,
      {
        lines: { path: "M-120 -74Q-112 -48 -120 -22M100 -82Q108 -50 100 -14", width: 2.4 },
      },
    ),
    part(PORTS.map((x) => oval(x, -52, 21)).join(""), METAL, 5),
    part(PORTS.map((x) => oval(x, -52, 14.5)).join(""), gold, 1, { lamp: true }),
    part(oval(-136, -48, 11, 14), gold, 1, { lamp: true }),
    part(ribbon("166 -48 9, 186 -48 8"), METAL, 3),
    part(oval(190, -72, 6, 23) + oval(190, -24, 6, 23), METAL, 4),
    part(oval(191, -48, 8, 9), METAL, 4),
    part("M-20 -16L44 -14Q36 14 4 12Z", deeper(hull, m, 0.25), 5),
  ]);
};
