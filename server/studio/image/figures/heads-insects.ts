import type { Lab } from "../colour.ts";
import { DARK, dimmer, hairs, type HeadMaker, WHITE } from "./head-parts.ts";
import { part } from "./materials.ts";
import { oval, symmetric } from "./outline.ts";
import { ovalPair, ribbonPair } from "./strokes.ts";
import { ramp } from "./tones.ts";

interface Insect {
  face: string;
  eye: readonly [x: number, y: number, rx: number, ry: number];
  eyes: readonly Lab[];
  feelers: string;
  stripes?: boolean;
}
/** Large faceted eyes and feelers. */
const insect =
  (own: string, { face, eye: [x, y, rx, ry], eyes, feelers, stripes }: Insect): HeadMaker =>
  (fur = ramp(own)) => {
    const facets = [0, 1, 2].flatMap((i) =>
      [0, 1, 2].map((j) => [x - rx * 0.5 + i * rx * 0.5, y - ry * 0.5 + j * ry * 0.5, 3, 1] as const),
    );
    return {
      front: [
        part(feelers, dimmer(fur, 0.3), 2),
        part(
          symmetric(face),
          fur,
          20,
          stripes ? hairs("6 -84 2 9, 18 -80 4 9, 10 -68 3 8, 6 -20 2 8, 14 -14 2 8", 1.6) : {},
        ),
        ...(stripes
          ? [part(ribbonPair("0 -66 9, 16 -66 7, 26 -72 3") + ribbonPair("0 -30 8, 14 -28 6"), DARK, 2)]
          : []),
        part(ovalPair(x, y, rx, ry), eyes, 9, hairs(facets.map((one) => one.join(" ")).join(","), 1.6)),
        part(
          oval(x - rx * 0.3, y - ry * 0.5, rx * 0.2, ry * 0.16) +
            oval(-x - rx * 0.3, y - ry * 0.5, rx * 0.2, ry * 0.16),
          WHITE,
          0.4,
          { lift: 0.2 },
        ),
        part(ribbonPair("3 -4 6, 16 2 7, 8 14 3"), dimmer(fur, 0.5), 2),
      ],
      eye: [x, y, rx + 2],
      hat: [0, -88],
      paws: DARK,
    };
  };
export const antHead = insect(".46 .06 35/.35 .06 32/.25 .05 30/.15 .03 28", {
  face: "0 -96, 30 -92, 46 -66, 38 -30, 22 -4, 0 4",
  eye: [34, -58, 10, 15],
  eyes: DARK,
  feelers: ribbonPair("14 -84 6, 32 -120 5, 62 -112 4, 76 -92 4"),
});
export const beeHead = insect(".92 .12 92/.82 .15 84/.65 .14 74/.44 .10 62", {
  face: "0 -94, 30 -90, 50 -62, 44 -28, 24 -4, 0 4",
  eye: [38, -52, 14, 25],
  eyes: ramp(".44 .03 60/.32 .03 55/.22 .025 50/.13 .02 48"),
  feelers: ribbonPair("12 -84 5, 22 -114 4.4, 42 -124 4, 50 -116 7"),
  stripes: true,
});
export const flyHead = insect(".50 .02 260/.38 .02 260/.27 .02 260/.16 .015 260", {
  face: "0 -88, 24 -84, 40 -58, 32 -24, 18 -2, 0 4",
  eye: [38, -58, 27, 33],
  eyes: ramp(".62 .15 25/.48 .17 22/.35 .14 20/.22 .09 18"),
  feelers: ribbonPair("5 -56 4, 8 -44 3"),
});
export const hopperHead = insect(".80 .14 130/.66 .15 134/.50 .13 138/.32 .09 144", {
  face: "0 -100, 24 -94, 34 -66, 30 -30, 22 0, 0 8",
  eye: [30, -68, 13, 17],
  eyes: ramp(".70 .09 60/.55 .10 52/.40 .08 48/.26 .06 44"),
  feelers: ribbonPair("10 -90 4, 22 -134 3, 52 -168 2"),
});
export const beetleHead = insect(".48 .07 280/.36 .08 280/.26 .07 278/.16 .05 276", {
  face: "0 -86, 34 -82, 50 -54, 40 -24, 22 -4, 0 2",
  eye: [38, -42, 9, 11],
  eyes: DARK,
  feelers: ribbonPair("24 -76 13, 46 -112 11, 32 -142 7, 12 -140 3"),
});
