import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { black, brown, grey } from "./tones.ts";

/** A hatch that stands open in the planks of a floor, with a ladder down into the dark. */
export const trapdoor: FigureMaker = (m) => {
  const wood = bodyOr(m, brown);
  return boxed([
    part(polygon("-170 6, 170 6, 122 -96, -122 -96"), paler(wood, 0.28), 4, {
      lines: {
        path: "M-114 6L-82 -96M-56 6L-40 -96M0 6L0 -96M56 6L40 -96M114 6L82 -96M-150 -32L-98 -32M100 -32L152 -32",
        width: 2.4,
      },
    }),
    part(polygon("-92 -12, 92 -12, 70 -80, -70 -80"), deeper(black, m, 0.6), 0),
    part(polygon("-92 -12, 92 -12, 86 -22, -86 -22"), deeper(wood, m, 0.55), 1),
    part(ribbons("-26 -16 9, -24 -112 9", "26 -16 9, 24 -112 9"), paler(wood, 0.1), 3),
    part(ribbons("-26 -30 7, 26 -30 7", "-25 -56 7, 25 -56 7", "-24 -82 7, 24 -82 7"), paler(wood, 0.1), 3),
    part(polygon("-72 -82, 72 -82, 96 -204, -48 -204"), wood, 6, {
      lines: { path: "M-36 -84L-12 -202M0 -84L24 -202M36 -84L60 -202", width: 3 },
    }),
    part(
      polygon("-68 -104, 76 -104, 78 -120, -64 -120") + polygon("-54 -170, 88 -170, 92 -186, -51 -186"),
      wood,
      4,
      {
        lift: -0.12,
      },
    ),
    part(ribbons("-44 -78 9, -40 -98 9", "44 -78 9, 48 -98 9"), grey, 3),
    part(ribbon("10 -144 5, 4 -130 5, 16 -122 5, 30 -130 5, 26 -144 5", 8), grey, 2),
    part(oval(18, -145, 11, 5), grey, 2),
    part(ribbons("-25 -70 9, -24 -118 9", "25 -70 9, 24 -118 9", "-24 -96 7, 24 -96 7"), paler(wood, 0.1), 3),
  ]);
};
