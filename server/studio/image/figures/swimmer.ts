import type { Figure } from "../sculpt.ts";
import { type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";

const FOAM =
  "M-80 3Q-64 -7 -52 0Q-40 -8 -28 0Q-14 -8 0 0Q14 -8 28 0Q42 -8 56 0Q66 -6 82 3Q60 6.4 40 5.6Q20 8 0 6.6Q-22 8.4 -40 6Q-62 7 -80 3Z";
const DROPS = [
  [-66, -14, 3],
  [-74, -22, 2.2],
  [-58, -24, 2],
  [62, -12, 2.6],
  [70, -20, 2],
  [76, -8, 2],
] as const;

/** One who swims to the right, an arm over the head and the feet in foam. */
export function swimmer({ top, hair = HAIR.dark, hairCut }: Costume): Figure {
  return {
    box: { left: -82, right: 82, top: -62, bottom: 12 },
    parts: [
      part(ribbon("-60 -2 8, -44 -8 12, -16 -12 19, 10 -14 21"), SKIN, 5),
      part(ribbon("-46 -6 14, -20 -11 20, 4 -13 22"), top, 5),
      toned(`${oval(-62, -8, 6, 4)}${oval(-56, -13, 6, 4)}`, "pink", 1),
      // Long hair lies on the back and the water.
      ...(hairCut === "long"
        ? [part(ribbon("26 -36 9, 12 -33 11, -4 -24 11, -20 -14 9, -34 -5 6"), hair, 3)]
        : []),
      part(oval(28, -27, 12, 12.6), SKIN, 4),
      part(
        hairCut === "long"
          ? "M16 -14Q8 -42 29 -41.6Q41 -40 40 -29Q34 -36 28 -34Q24 -30 24 -20Q22 -12 16 -14Z"
          : "M18 -24Q13 -42 29 -41.6Q41 -40 40 -29Q34 -36 26 -34Q20 -32 18 -24Z",
        hair,
        2.5,
      ),
      toned(oval(34, -27, 1.6, 2), "black", 0.4),
      toned(oval(36.6, -20.6, 2.4, 1.6), "red", 0.4),
      part(ribbon("6 -18 11, 18 -44 9.4, 40 -54 8, 58 -42 6.6"), SKIN, 3),
      part(oval(61, -38, 5.4, 5.6), SKIN, 1.5),
      toned(FOAM, "white", 3, { lift: -0.06 }),
      toned(
        ribbon("-76 2 1, -52 -1 3, -28 1 2.4, 0 -1 3, 28 1 2.4, 56 -1 3, 78 2 1") +
          DROPS.map(([x, y, r]) => oval(x, y, r, r * 1.3)).join(""),
        "white",
        0.8,
      ),
    ],
  };
}
