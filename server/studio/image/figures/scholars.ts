import type { Role } from "../../reading/scene/roles.ts";
import { bench } from "./acts-low.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { BIB, COLLAR, GLASSES } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones, LEATHER, ramp } from "./tones.ts";

const LAB = colourTones("white");

/** A coat to the knees over trousers. */
const LONG_COAT = "M-12.4 -58L-1 -58L-1 -24Q-8 -23 -14.6 -25ZM12.4 -58L1 -58L1 -24Q8 -23 14.6 -25Z";

/** Of those who heal, write, clean or pour. */
export const SCHOLARS = {
  potter: () => ({
    top: colourTones("blue"),
    over: [toned(BIB, "brown", 2.6)],
    left: [22, -64, 13, -50],
    right: [22, -64, 13, -50],
    held: [
      toned(box(-4, -26, 4, 0) + oval(0, 0, 18, 4), "grey", 2),
      toned(oval(0, -27, 26, 6), "grey", 2.4),
      part(
        "M-9 -30Q-18 -42 -10 -54Q-7 -58 -8 -62L8 -62Q7 -58 10 -54Q18 -42 9 -30Q0 -27 -9 -30Z",
        ramp(".72 .10 48/.60 .11 45/.47 .10 42/.33 .08 38"),
        5,
        {
          lines: { path: "M-13 -40Q0 -36 13 -40M-12 -48Q0 -44 12 -48", width: 1 },
        },
      ),
      part(oval(0, -62, 8, 2.4), ramp(".50 .08 45/.40 .08 42/.32 .07 40/.24 .05 36"), 1),
      part(ovalPair(14, -48, 4.4), SKIN, 1.4),
    ],
  }),
  shoemaker: () => ({
    top: colourTones("white"),
    over: [part(BIB, LEATHER, 2.6)],
    hair: HAIR.grey,
    face: [GLASSES, toned("M-6 -86Q-3 -88 0 -86.6Q3 -88 6 -86Q3 -84 0 -85Q-3 -84 -6 -86Z", "grey", 0.6)],
    left: [20, -62, 16, -54],
    right: ARM.raised,
    held: [
      toned(ribbon("25 -96 2.6, 27 -112 2.4") + box(18, -122, 36, -114), "grey", 1.4),
      toned("M-38 -48L-38 -74L-22 -76Q-20 -64 -10 -60Q2 -58 4 -48Z", "brown", 3.4),
      toned(box(-38, -49, 5, -45) + box(-38, -45, -28, -40), "black", 1),
      toned(ribbons("-20 -70 1, -14 -66 1", "-18 -74 1, -17 -64 1"), "white", 0.3),
      part(oval(-14, -54, 3.8), SKIN, 1.2),
    ],
    reach: [8, 8],
  }),
  scientist: () => ({
    top: LAB,
    legs: colourTones("grey"),
    over: [
      toned(COLLAR, "grey", 1),
      part(LONG_COAT, LAB, 2),
      toned(box(4, -68, 10, -61), "grey", 0.6, { lift: 0.2 }),
    ],
    hairCut: "none",
    behind: [
      part(
        ribbons(
          "-8 -96 7, -17 -104 4",
          "-8 -90 7, -18 -92 4",
          "8 -96 7, 17 -104 4",
          "8 -90 7, 18 -92 4",
          "0 -98 8, 0 -112 4",
          "-5 -98 7, -9 -111 4",
          "5 -98 7, 9 -111 4",
        ),
        HAIR.grey,
        2,
      ),
    ],
    face: [
      toned(ovalPair(4.2, -91, 4.4) + box(-9, -92, 9, -90), "black", 1),
      toned(ovalPair(4.2, -91, 3), "blue", 0.6, { lift: 0.34 }),
    ],
    left: ARM.out,
    right: ARM.raised,
    held: [
      toned("M22 -103L30 -103L30 -112L40 -96Q42 -90 36 -90L16 -90Q10 -90 12 -96L22 -112Z", "white", 1.4, {
        lift: 0.06,
      }),
      toned("M17 -100L35 -100L39 -95Q40 -91 36 -91L16 -91Q12 -91 13 -95Z", "green", 1.4),
      toned(oval(24, -117, 3) + oval(30, -122, 2), "green", 0.8, { lift: 0.1 }),
      toned("M-32 -84L-26 -84L-26 -60Q-29 -56 -32 -60Z", "white", 1),
      toned("M-32 -74L-26 -74L-26 -60Q-29 -56 -32 -60Z", "purple", 1),
      part(oval(26, -104, 3.4) + oval(-29, -66, 3.4), SKIN, 1),
    ],
    reach: [6, 12],
  }),
  dentist: (woman) => ({
    top: LAB,
    legs: colourTones("blue"),
    cut: woman ? "dress" : "trousers",
    over: [toned(COLLAR, "blue", 1), part(LONG_COAT, LAB, 2)],
    face: [
      toned("M-8.4 -89Q0 -92 8.4 -89Q9 -80 0 -79Q-9 -80 -8.4 -89Z", "blue", 1.6, { lift: 0.2 }),
      toned(ribbonPair("8.4 -89 0.9, 9 -93 0.9"), "white", 0.3),
    ],
    hat: [
      toned(box(-9.4, -99, 9.4, -96.4), "grey", 0.8),
      toned(oval(0, -101, 4.4), "grey", 1.4, { lift: 0.2 }),
    ],
    left: ARM.out,
    right: ARM.raised,
    held: [
      toned(ribbon("24 -96 2, 29 -114 2"), "grey", 0.6),
      toned(oval(31, -119, 5.4), "grey", 1.2, { lift: 0.2 }),
      toned(
        "M-46 -82Q-50 -94 -38 -94Q-32 -91 -26 -94Q-14 -94 -18 -82Q-19 -72 -22 -62Q-26 -60 -27 -70Q-32 -76 -37 -70Q-38 -60 -42 -62Q-45 -72 -46 -82Z",
        "white",
        4,
      ),
      part(oval(-30, -64, 4), SKIN, 1.2),
    ],
    reach: [18, 6],
  }),
  vet: (woman) => ({
    top: ramp(".78 .09 165/.66 .10 168/.52 .085 170/.36 .06 172"),
    legs: LAB,
    cut: woman ? "dress" : "trousers",
    over: [toned(ribbon("-5 -82 1.7, -6 -70 1.7, 0 -64 1.7, 6 -70 1.7, 5 -82 1.7"), "black", 0.7)],
    left: [19, -62, 4, -54],
    right: [19, -62, 4, -54],
    held: [
      // A small dog with a bandaged leg.
      toned(oval(0, -57, 17, 9.6), "brown", 4),
      toned(ribbons("-12 -52 5, -14 -38 4", "12 -52 5, 14 -40 4", "16 -60 4, 24 -70 3"), "brown", 2),
      toned(oval(-15, -67, 8.4, 7.4), "brown", 3),
      toned(oval(-20, -69, 3, 6.4) + oval(-9, -70, 3, 6), "brown", 1.4, { lift: -0.14 }),
      toned(oval(-17.6, -68, 1.2) + oval(-12.6, -68, 1.2) + oval(-15, -64, 2, 1.6), "black", 0.4),
      toned(box(-17, -46, -10, -40), "white", 1),
      part(oval(-3, -52, 3.8) + oval(5, -52, 3.8), SKIN, 1.2),
    ],
  }),
  journalist: () => ({
    top: colourTones("brown"),
    legs: colourTones("grey"),
    over: [
      toned(COLLAR, "white", 1),
      toned("M-13 -78L-4 -81L-3 -44L-12 -43ZM13 -78L4 -81L3 -44L12 -43Z", "brown", 1.6, { lift: 0.1 }),
    ],
    hat: [
      toned("M-17 -96Q0 -101 17 -96Q12 -92.6 0 -94.6Q-12 -92.6 -17 -96Z", "brown", 2),
      toned("M-9.6 -97L-8 -109Q0 -106 8 -109L9.6 -97Q0 -100 -9.6 -97Z", "brown", 3),
      toned(polygon("4 -98, 13 -101, 15 -111, 6 -108"), "white", 0.8),
    ],
    left: [20, -62, 14, -56],
    right: [23, -72, 33, -80],
    held: [
      toned(ribbon("32 -78 3, 39 -88 3"), "black", 0.8),
      toned(polygon("34 -94, 44 -94, 44 -84, 34 -84"), "red", 1.2),
      toned(oval(43, -99, 6, 6.4), "black", 2, {
        lines: { path: "M38 -101L48 -101M38 -97L48 -97", width: 0.8 },
      }),
      toned(polygon("-22 -70, -6 -70, -6 -48, -22 -48"), "white", 1, {
        lines: { path: "M-19 -65L-9 -65M-19 -60L-9 -60M-19 -55L-12 -55", width: 1 },
      }),
    ],
    reach: [0, 20],
  }),
  librarian: (woman) => ({
    top: colourTones("purple"),
    cut: woman ? "dress" : "trousers",
    hairCut: woman ? "bun" : "short",
    face: [GLASSES],
    over: [toned(COLLAR, "white", 1)],
    left: [21, -62, 14, -48],
    right: [21, -62, 14, -48],
    held: [
      toned(box(-19, -52, 19, -44), "red", 1.6),
      toned(box(-17, -60, 20, -52), "green", 1.6),
      toned(box(-20, -67, 16, -60), "blue", 1.6),
      toned(box(-16, -75, 18, -67), "yellow", 1.6),
      toned(
        box(-19, -50, -15, -46) + box(-17, -58, -13, -54) + box(-20, -65, -16, -62) + box(-16, -73, -12, -69),
        "white",
        0.4,
      ),
      part(ovalPair(13, -44, 4), SKIN, 1.2),
    ],
  }),
  cleaner: (woman) => ({
    top: colourTones("blue"),
    cut: woman ? "dress" : "trousers",
    over: [toned(BIB, "white", 3)],
    hat: woman
      ? [
          toned("M-10.6 -93Q-12 -106 0 -107Q12 -106 10.6 -93Q0 -101 -10.6 -93Z", "yellow", 2.4),
          toned(oval(9, -104, 4, 3) + oval(13, -107, 3.4, 2.6), "yellow", 1),
        ]
      : [],
    left: ARM.hip,
    right: ARM.out,
    held: [
      toned(ribbon("31 -8 3, 28 -112 3"), "brown", 1),
      toned(
        Array.from({ length: 9 }, (_, i) =>
          ribbon([
            [31 + (i - 4) * 1.4, -14, 3.6],
            [31 + (i - 4) * 4.4, 1, 3],
          ]),
        ).join(""),
        "white",
        1.6,
      ),
      toned(box(24, -18, 38, -12), "blue", 1.4),
      toned(polygon("-50 -26, -24 -26, -28 0, -46 0"), "red", 3),
      toned(oval(-37, -26, 13, 3.6), "white", 1.4),
      toned(ribbon("-50 -26 1.6, -37 -40 1.6, -24 -26 1.6"), "grey", 0.5),
      toned(oval(-42, -31, 3) + oval(-36, -33, 3.6) + oval(-31, -30, 2.6), "white", 1),
      part(oval(29, -66, 3.6), SKIN, 1.2),
    ],
    reach: [22, 22],
  }),
  barman: (woman) => ({
    top: colourTones("white"),
    over: [
      toned("M-12.6 -76L-5 -79L0 -64L5 -79L12.6 -76L11.6 -44Q0 -40 -11.6 -44Z", "black", 2),
      toned("M-4.6 -81L0 -79L4.6 -81L4.6 -76.6L0 -78.4L-4.6 -76.6Z", "red", 0.6),
    ],
    hairCut: woman ? "long" : "short",
    left: ARM.out,
    right: ARM.raised,
    held: [
      ...bench(46),
      toned("M20 -100L32 -100L33 -116L29 -122L23 -122L19 -116Z", "grey", 2, {
        lift: 0.14,
        lines: { path: "M19 -115L33 -115", width: 1 },
      }),
      toned("M-44 -45L-44 -60L-41 -65L-41 -74L-36 -74L-36 -65L-33 -60L-33 -45Z", "green", 2),
      toned("M-30 -45L-30 -62L-27 -67L-27 -76L-23 -76L-23 -67L-20 -62L-20 -45Z", "orange", 2),
      toned("M24 -62L44 -62L35.4 -53L35.4 -46L41 -45L27 -45L32.6 -46L32.6 -53Z", "white", 1, { lift: 0.1 }),
      toned("M27 -60L41 -60L34 -53Z", "red", 0.8),
      toned(oval(41, -64, 3), "green", 1),
      part(oval(26, -102, 3.6), SKIN, 1),
    ],
    reach: [18, 18],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
