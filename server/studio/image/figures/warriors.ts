import type { Role } from "../../reading/scene/roles.ts";
import { kimono } from "./attire.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones, gold, WHITE_FACE } from "./tones.ts";

/** Of other times and lands. */
export const WARRIORS = {
  pharaoh: () => ({
    top: SKIN,
    sleeves: SKIN,
    legs: colourTones("white"),
    cut: "shorts",
    hairCut: "none",
    behind: [
      part("M-9 -104Q-20 -92 -18 -70L18 -70Q20 -92 9 -104Z", gold, 3, {
        lines: { path: "M-17 -78L17 -78M-18 -84L18 -84M-17 -90L17 -90M-16 -74L16 -74", width: 1.8 },
      }),
    ],
    over: [
      part("M-13 -80Q0 -72 13 -80L14 -70Q0 -58 -14 -70Z", gold, 2),
      toned(ribbon("-13 -74 2, 0 -65 2, 13 -74 2"), "blue", 0.6),
      toned("M-11.6 -48L11.6 -48L15 -22Q0 -18 -15 -22Z", "white", 3),
      part(box(-12, -51, 12, -46) + "M-4 -46L4 -46L5 -24L-5 -24Z", gold, 1.2),
      toned(box(-3, -42, 3, -39) + box(-3.4, -35, 3.4, -32), "blue", 0.5),
    ],
    face: [
      part("M-2.4 -82L2.4 -82L1.6 -70L-1.6 -70Z", gold, 1),
      toned(ribbonPair("2 -92.6 1, 7.4 -92.4 1"), "black", 0.3),
    ],
    hat: [
      part("M-10.6 -94Q-13 -108 0 -109Q13 -108 10.6 -94Q0 -99 -10.6 -94Z", gold, 3, {
        lines: { path: "M-6 -107L-8 -97M0 -109L0 -99M6 -107L8 -97", width: 1.6 },
      }),
      toned(ribbon("0 -98 2.6, 0 -106 2.4, 2 -109 2"), "blue", 0.8),
    ],
    left: [22, -66, 7, -68],
    right: [22, -66, 7, -68],
    held: [
      part(ribbon("-12 -56 2.6, 12 -86 2.6, 18 -88 2.6, 18 -82 2.4"), gold, 1),
      toned(
        ribbon("12 -56 2.6, -12 -86 2.6") + ribbons("-12 -86 1.6, -18 -80 1.6", "-12 -86 1.6, -20 -85 1.6"),
        "blue",
        1,
      ),
      part(ovalPair(6, -66, 3.6), SKIN, 1),
    ],
  }),
  geisha: () => ({
    ...kimono(true),
    hairCut: "none",
    face: [
      part(oval(0, -91, 8.4, 9.4), WHITE_FACE, 3),
      part(ovalPair(3.2, -91, 1.3, 1), HAIR.dark, 0.4),
      toned(oval(0, -85.6, 1.8, 1.4), "red", 0.4),
      toned(ovalPair(5, -87.4, 1.8, 1.2), "pink", 0.3),
    ],
    hat: [
      part(
        "M-9 -94Q-12 -104 -13 -100Q-16 -112 0 -114Q16 -112 13 -100Q12 -104 9 -94Q4 -99 0 -99Q-4 -99 -9 -94Z",
        HAIR.dark,
        3.4,
      ),
      part(oval(0, -115, 6, 5), HAIR.dark, 2.4),
      toned(oval(9, -107, 3.4) + oval(13, -104, 2.6) + oval(-9, -108, 2.6), "pink", 1),
      toned(ribbon("-16 -119 1.4, 14 -110 1.4") + oval(-17, -119, 2.2), "gold", 0.6),
    ],
  }),
  samurai: () => ({
    top: colourTones("red"),
    legs: colourTones("black"),
    over: [
      toned(box(-13, -77, 13, -72) + box(-12.8, -69, 12.8, -64) + box(-12.4, -61, 12.4, -56), "black", 1.4),
      toned("M-12 -52L12 -52L19 -22L7 -20L0 -44L-7 -20L-19 -22Z", "red", 3, {
        lines: {
          path: "M-14 -44L14 -44M-16 -36L-4 -35M16 -36L4 -35M-18 -28L-6 -27M18 -28L6 -27",
          width: 1.4,
        },
      }),
      toned(ribbon("-12 -53 3.6, 12 -53 3.6"), "gold", 1),
    ],
    face: [toned("M-6 -87Q-3 -89 0 -87.6Q3 -89 6 -87Q3 -85 0 -86Q-3 -85 -6 -87Z", "black", 0.6)],
    hat: [
      toned("M-11 -95L-19 -84L-14 -82Q-12 -90 -9 -94ZM11 -95L19 -84L14 -82Q12 -90 9 -94Z", "black", 1.6),
      toned("M-11.6 -95Q-12 -109 0 -110Q12 -109 11.6 -95Q0 -100 -11.6 -95Z", "black", 3, {
        lines: { path: "M0 -109L0 -98M-6 -107L-7 -97M6 -107L7 -97", width: 1 },
      }),
      part("M-2 -104Q-16 -108 -17 -124Q-10 -112 0 -111Q10 -112 17 -124Q16 -108 2 -104Z", gold, 1.6),
    ],
    left: ARM.hip,
    right: ARM.out,
    held: [
      toned("M-9 -80Q-18 -80 -22 -62L-12 -60ZM9 -80Q18 -80 22 -62L12 -60Z", "red", 2.4, {
        lines: { path: "M-19 -70L-11 -70M19 -70L11 -70", width: 1.4 },
      }),
      toned("M27 -68L31 -69Q42 -94 40 -122Q32 -96 26 -70Z", "grey", 1, { lift: 0.16 }),
      toned(ribbon("27 -56 3, 29 -67 3"), "black", 1),
      toned(oval(29, -69, 5, 2.4), "gold", 0.8),
      part(oval(28, -64, 3.6), SKIN, 1),
    ],
    reach: [0, 12],
  }),
  ninja: () => ({
    top: colourTones("black"),
    legs: colourTones("black"),
    hairCut: "none",
    behind: [
      toned(ribbon("-20 -106 2.4, 18 -60 2.4"), "grey", 1),
      toned(ribbon("-26 -114 3.4, -19 -106 3.4"), "brown", 1),
    ],
    over: [
      toned(ribbons("-6 -81 2, 4 -62 2", "6 -81 2, -4 -62 2"), "grey", 0.4),
      toned(box(-12.4, -52, 12.4, -47), "red", 1),
    ],
    face: [
      toned(
        "M-10.6 -86Q-12 -106 0 -107Q12 -106 10.6 -86Q9 -78 0 -77Q-9 -78 -10.6 -86ZM-8.4 -94L-8 -88.4L8 -88.4L8.4 -94Z",
        "black",
        3,
      ),
      part(box(-8.2, -93.6, 8.2, -88.8), SKIN, 0.6),
      part(ovalPair(3.4, -91, 1.6, 1.2), HAIR.dark, 0.3),
      toned(ribbons("9 -99 3, 17 -104 2.4", "9 -98 3, 18 -97 2.4"), "red", 0.8),
      toned(ribbon("-10 -98.6 2.6, 0 -100.6 2.6, 10 -98.6 2.6"), "red", 0.8),
    ],
    left: [24, -76, 16, -68],
    right: ARM.out,
    held: [
      toned(polygon("38 -82, 41 -73, 50 -70, 41 -67, 38 -58, 35 -67, 26 -70, 35 -73"), "grey", 1.2),
      toned(oval(38, -70, 2), "black", 0.4),
      part(oval(30, -66, 3.4), SKIN, 1),
    ],
    reach: [0, 20],
  }),
  roman: () => ({
    top: colourTones("grey"),
    sleeves: SKIN,
    legs: SKIN,
    cut: "shorts",
    behind: [toned("M-9 -82Q-26 -56 -28 -10Q0 -2 28 -10Q26 -56 9 -82Z", "red", 3)],
    over: [
      toned("M-13 -80Q0 -72 13 -80L12 -48L-12 -48Z", "gold", 3, {
        lines: { path: "M0 -74L0 -50M-11 -66Q-5 -60 0 -66Q5 -60 11 -66M-6 -57L6 -57", width: 1.2 },
      }),
      toned(
        [-10, -5, 0, 5, 10]
          .map((x) =>
            polygon([
              [x - 2.6, -48],
              [x + 2.6, -48],
              [x * 1.3 + 2.8, -24],
              [x * 1.3 - 2.8, -24],
            ]),
          )
          .join(""),
        "brown",
        1.6,
      ),
    ],
    hat: [
      toned("M-17 -106Q0 -130 17 -106Q8 -112 0 -112Q-8 -112 -17 -106Z", "red", 2, {
        lines: { path: "M-8 -117L-6 -109M0 -119L0 -112M8 -117L6 -109", width: 1 },
      }),
      toned("M-11 -84Q-12 -109 0 -110Q12 -109 11 -84L7 -84Q9 -95 0 -98Q-9 -95 -7 -84Z", "gold", 3),
    ],
    left: ARM.before,
    right: ARM.out,
    held: [
      toned("M-32 -78L-6 -78L-4 -34L-34 -34Z", "red", 3),
      toned(ribbons("-19 -76 2.6, -19 -36 2.6", "-33 -56 2.6, -5 -56 2.6") + oval(-19, -56, 5), "gold", 1),
      toned("M27 -68L31 -68L32 -100L29 -108L26 -100Z", "grey", 1, { lift: 0.14 }),
      toned(ribbon("23 -68 2.4, 35 -68 2.4"), "gold", 0.8),
      part(oval(29, -64, 3.6), SKIN, 1),
    ],
    reach: [4, 6],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
