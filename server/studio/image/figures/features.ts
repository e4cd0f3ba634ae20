import type { Outfit } from "../../reading/scene/outfit-names.ts";
import { type Costume, HAIR, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { blobPair, ovalPair, paler, ribbonPair } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const BONE = paler(colourTones("brown"), 0.35);
const PLUMES = Array.from({ length: 6 }, (_, i) => {
  const a = -0.9 + i * 0.36;
  return `24 ${-74 + i * 3} 9, ${38 + Math.cos(a) * 12} ${-78 + Math.sin(a) * 24 + i * 4} 11, ${46 + Math.cos(a) * 16} ${-80 + Math.sin(a) * 40 + i * 5} 4`;
});

/** What grows on a person. */
export const FEATURES: Partial<Record<Outfit, (woman: boolean) => Partial<Costume>>> = {
  wings: () => ({
    wings: true,
    behind: [
      part(PLUMES.map(ribbonPair).join(""), colourTones("white"), 3),
      part(
        blobPair("6 -78, 20 -94, 40 -106, 52 -104, 46 -88, 34 -70, 18 -62, 7 -64"),
        colourTones("white"),
        4,
      ),
    ],
    reach: [34, 34],
  }),
  horns: () => ({
    hat: [part(ribbonPair("6 -99 6.4, 13 -106 5.6, 16 -115 3.8, 12 -124 0.8"), BONE, 3)],
  }),
  antlers: () => ({
    hat: [
      part(
        ribbonPair("4 -100 4, 9 -108 3.6, 18 -114 3.2, 21 -126 1") +
          ribbonPair("9 -108 3, 9 -118 2.4, 6 -125 0.8") +
          ribbonPair("17 -113 2.6, 26 -115 2, 30 -122 0.8"),
        colourTones("brown"),
        2,
      ),
    ],
  }),
  tail: () => ({
    behind: [
      part(ribbon("4 -42 6, 22 -26 9, 40 -34 14, 42 -58 14, 36 -74 4"), colourTones("orange"), 4),
      part(ribbon("42 -60 13, 40 -68 10, 36 -76 3"), colourTones("white"), 2),
    ],
    reach: [0, 18],
  }),
  beard: () => ({
    face: [
      part(
        "M-9 -91Q-12 -72 -7 -62L-4 -66L0 -54L4 -66L7 -62Q12 -72 9 -91Q6 -86 0 -88Q-6 -86 -9 -91Z",
        HAIR.brown,
        2.5,
        { lines: { path: "M-5 -80L-4 -70M0 -80L0 -64M5 -80L4 -70", width: 0.8 } },
      ),
      toned(oval(0, -84.6, 2.6, 1.2), "red", 0.3),
    ],
  }),
  moustache: () => ({
    face: [
      part(
        "M0 -87.6Q-4 -90 -7 -87Q-10 -85 -12 -88Q-11 -82 -6 -83Q-2 -83 0 -85.4Q2 -83 6 -83Q11 -82 12 -88Q10 -85 7 -87Q4 -90 0 -87.6Z",
        HAIR.dark,
        1.2,
      ),
    ],
  }),
  rootFeet: () => ({
    cut: "barefoot",
    held: [
      part(
        [
          "6 -22 8, 7 -8 10, 10 -2 9",
          "8 -4 6, 16 0 5, 26 0 3, 32 3 1",
          "6 -4 5, 6 2 4, 10 6 1",
          "10 -6 5, 20 -4 4, 28 -6 2, 36 -3 1",
          "4 -4 4, 0 2 3, -2 5 1",
        ]
          .map(ribbonPair)
          .join(""),
        colourTones("brown"),
        2.5,
      ),
      toned(ovalPair(20, -8, 3, 2) + ovalPair(14, -12, 2, 3), "green", 0.8),
    ],
  }),
};
