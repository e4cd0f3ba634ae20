import type { Role } from "../../reading/scene/roles.ts";
import { type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { BIB, COLLAR, GLASSES, suit } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ribbons } from "./strokes.ts";
import { colourTones, ramp } from "./tones.ts";

const SCRUBS = ramp(".74 .07 210/.62 .08 214/.48 .07 218/.33 .05 222");
const NAVY = ramp(".46 .06 262/.36 .065 264/.27 .055 266/.17 .04 268");
const CARDBOARD = ramp(".76 .065 72/.66 .07 68/.53 .065 64/.37 .055 58");
/** A cross with arms of the same length around (x, y). */
const cross = (x: number, y: number, arm: number, wide: number) =>
  box(x - wide, y - arm, x + wide, y + arm) + box(x - arm, y - wide, x + arm, y + wide);

/** Bib and straps over the shirt. */
const dungarees = (colour: Parameters<typeof colourTones>[0]) => [
  toned("M-8 -70L8 -70L9 -58L12 -54L11.8 -42Q0 -39 -11.8 -42L-12 -54L-9 -58Z", colour, 2.5),
  toned(ribbons("-6 -71 2.4, -7.6 -80 2.4", "6 -71 2.4, 7.6 -80 2.4"), colour, 1),
];

/** A brass bell with a handle of wood. */
const HAND_BELL = [
  toned(ribbon("30 -84 3.4, 31 -98 4"), "brown", 1),
  toned("M24 -84Q30 -90 36 -84L38 -68L44 -62L16 -62L22 -68Z", "gold", 3),
  toned(oval(30, -60, 3.4), "gold", 1, { lift: -0.12 }),
  toned(ribbons("48 -78 1.4, 54 -82 1", "49 -68 1.4, 56 -67 1"), "gold", 0.4),
];

/** Two pans on a beam. */
const BALANCE = [
  toned(ribbons("30 -62 2.6, 30 -112 2.6", "12 -106 2.4, 48 -106 2.4") + oval(30, -113, 3.4), "gold", 1),
  toned(
    ribbons(
      "12 -106 0.9, 6 -88 0.9",
      "12 -106 0.9, 18 -88 0.9",
      "48 -106 0.9, 42 -88 0.9",
      "48 -106 0.9, 54 -88 0.9",
    ),
    "gold",
    0.4,
  ),
  toned("M4 -89L20 -89Q18 -81 12 -81Q6 -81 4 -89ZM40 -89L56 -89Q54 -81 48 -81Q42 -81 40 -89Z", "gold", 1.6),
];

/** An infant in a cloth, before the chest. */
const INFANT = [
  toned("M-18 -68Q-20 -52 -4 -48Q10 -46 16 -54Q18 -62 8 -66Q-6 -72 -18 -68Z", "white", 3),
  part(oval(-12, -66, 6.2), SKIN, 2),
  toned(
    oval(-14, -66.6, 0.8) + oval(-10, -66.6, 0.8) + ribbon("-13.6 -63.4 0.6, -10.4 -63.4 0.6"),
    "brown",
    0.2,
  ),
  toned("M-18.4 -68Q-12 -77 -5.6 -68Q-12 -71 -18.4 -68Z", "pink", 1),
];

/** Of those whom one meets in a town, by what they hold. */
export const TOWNSFOLK = {
  headmaster: (woman) => ({
    top: NAVY,
    legs: NAVY,
    cut: woman ? "dress" : "trousers",
    hair: HAIR.grey,
    hairCut: woman ? "bun" : "short",
    over: suit("red"),
    behind: [
      toned(
        "M-10 -80Q-20 -74 -22 -40L-20 -10L-8 -12L-6 -60ZM10 -80Q20 -74 22 -40L20 -10L8 -12L6 -60Z",
        "black",
        3,
      ),
    ],
    face: [GLASSES],
    hat: [
      toned("M-10 -98Q0 -102 10 -98L10 -104L-10 -104Z", "black", 1.4),
      toned(polygon("-20 -106, 0 -113, 20 -106, 0 -99"), "black", 2, { lift: 0.06 }),
      toned(ribbon("0 -106 1.4, 16 -102 1.4, 17 -92 2"), "gold", 0.6),
    ],
    left: [20, -62, 13, -58],
    right: [23, -78, 30, -88],
    held: [
      ...HAND_BELL,
      part(oval(30, -90, 3.8), SKIN, 1.2),
      toned(polygon("-28 -74, -8 -70, -10 -44, -30 -48"), "red", 2, {
        lines: { path: "M-25 -67L-13 -64.6M-26 -61L-14 -58.6", width: 1 },
      }),
      part(oval(-14, -56, 3.6), SKIN, 1.2),
    ],
    reach: [2, 26],
  }),
  pharmacist: (woman) => ({
    top: colourTones("white"),
    legs: woman ? colourTones("white") : colourTones("grey"),
    cut: woman ? "dress" : "trousers",
    hairCut: woman ? "bun" : "short",
    over: [
      toned(COLLAR, "green", 1),
      toned("M-12.4 -56L-1 -58L-1 -26Q-8 -25 -13.6 -27ZM12.4 -56L1 -58L1 -26Q8 -25 13.6 -27Z", "white", 2),
      toned(cross(7, -67, 4.6, 1.7), "green", 0.6),
    ],
    face: [GLASSES],
    left: [20, -62, 22, -58],
    right: [22, -70, 26, -80],
    // A sign with a cross, and a jar of pills.
    behind: [],
    held: [
      toned("M-42 -62Q-42 -58 -34 -54L-22 -54Q-14 -58 -14 -62Z", "white", 2),
      toned(ribbon("-28 -54 3.4, -28 -48 4") + box(-35, -49, -21, -46), "white", 1),
      toned(ribbon("-24 -62 2.4, -12 -78 3.2"), "grey", 0.8),
      toned("M18 -104L38 -104L38 -80Q38 -77 35 -77L21 -77Q18 -77 18 -80Z", "orange", 2.4),
      toned(box(16, -111, 40, -103.6), "white", 1.6),
      toned(box(18, -98, 38, -84), "white", 0.6),
      toned(cross(28, -91, 5.4, 1.9), "green", 0.5),
      part(oval(26, -79, 3.6) + oval(-22, -57, 3.4), SKIN, 1.2),
    ],
    reach: [12, 10],
  }),
  plumber: () => ({
    top: colourTones("red"),
    legs: colourTones("blue"),
    over: dungarees("blue"),
    face: [toned("M0 -87.6Q-5 -89.6 -8.4 -85Q-4 -83.6 0 -85.8Q4 -83.6 8.4 -85Q5 -89.6 0 -87.6Z", "black", 1)],
    hat: [
      toned("M-10 -96Q-10.4 -107 0 -107Q10.4 -107 10 -96Z", "red", 3),
      toned("M-10 -97Q0 -92 13 -97Q12 -91.6 0 -91.6Q-10 -92 -10 -97Z", "red", 1.5),
    ],
    left: [22, -66, 27, -70],
    right: [22, -68, 28, -76],
    held: [
      // A plunger.
      toned(ribbon("28 -112 3, 28 -58 3"), "brown", 1),
      toned("M16 -42Q16 -58 28 -58Q40 -58 40 -42Z", "red", 3, { lift: -0.06 }),
      toned(box(14, -44, 42, -40), "red", 1, { lift: -0.12 }),
      // A bent pipe with a tap that drips.
      toned(ribbon("-28 -36 8, -28 -88 8, -28 -94 8, -40 -96 8, -46 -90 8, -46 -84 8"), "grey", 2.4),
      toned(box(-34, -52, -22, -46) + box(-34, -78, -22, -72) + box(-52, -86, -40, -81), "grey", 1, {
        lift: -0.14,
      }),
      toned("M-46 -78Q-50 -70 -46 -68Q-42 -70 -46 -78ZM-46 -64Q-50 -56 -46 -54Q-42 -56 -46 -64Z", "blue", 1),
      part(oval(28, -78, 3.8) + oval(-27, -66, 4), SKIN, 1.2),
    ],
    reach: [22, 12],
  }),
  electrician: () => ({
    top: colourTones("orange"),
    legs: colourTones("blue"),
    over: [...dungarees("blue"), toned("M2 -69L-5 -58L-0.6 -58L-3 -48L5 -60L0.6 -60Z", "yellow", 0.8)],
    hat: [
      toned("M-11 -96Q-11 -110 0 -110Q11 -110 11 -96Z", "yellow", 3),
      toned("M-14.6 -95Q0 -100 14.6 -95Q12 -92 0 -94Q-12 -92 -14.6 -95Z", "yellow", 1.4, { lift: -0.06 }),
    ],
    left: [20, -62, 22, -52],
    right: [22, -82, 26, -98],
    held: [
      // A bulb that shines.
      toned(
        ribbons(
          "14 -124 1.4, 10 -128 1",
          "27 -130 1.4, 27 -136 1",
          "40 -124 1.4, 45 -128 1",
          "43 -114 1.4, 49 -114 1",
        ),
        "yellow",
        0.4,
      ),
      toned(
        "M27 -128Q38 -127 37 -116Q36 -110 32 -106L22 -106Q18 -110 17 -116Q17 -127 27 -128Z",
        "yellow",
        2.6,
        {
          lift: 0.14,
        },
      ),
      toned(box(22, -107, 32, -99), "grey", 1),
      part(oval(27, -98, 3.8), SKIN, 1.2),
      // A coil of cable with its plug.
      part(
        "M-40 -40a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM-34 -40a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z",
        colourTones("black"),
        1.6,
      ),
      toned(ribbon("-34 -30 2.4, -42 -18 2.4, -40 -8 2.4"), "black", 0.8),
      toned(box(-46, -9, -34, 0), "black", 1.2),
      toned(ribbons("-43 0 2, -43 6 2", "-37 0 2, -37 6 2"), "gold", 0.5),
      part(oval(-22, -53, 3.8), SKIN, 1.2),
    ],
    reach: [14, 18],
  }),
  lawyer: (woman) => ({
    top: colourTones("black"),
    cut: "gown",
    hairCut: woman ? "long" : "short",
    over: [
      toned("M-15 -62Q-11 -79 -6 -81L-2 -74L-6 -3Q-14 -2 -20 -3Q-19 -30 -15 -62Z", "black", 2, {
        lift: 0.05,
      }),
      toned("M15 -62Q11 -79 6 -81L2 -74L6 -3Q14 -2 20 -3Q19 -30 15 -62Z", "black", 2, { lift: 0.05 }),
      toned("M-4.4 -81L4.4 -81L4 -76L6 -58L0.6 -60L0 -75L-0.6 -60L-6 -58L-4 -76Z", "white", 1.2),
    ],
    left: [20, -62, 14, -56],
    right: [22, -64, 30, -68],
    held: [
      ...BALANCE,
      part(oval(30, -68, 3.8), SKIN, 1.2),
      toned(polygon("-30 -70, -10 -70, -10 -44, -30 -44"), "red", 2.4),
      toned(box(-28, -45.6, -11, -42), "white", 0.8),
      toned(box(-25, -65, -15, -62.6) + box(-25, -60, -15, -57.6), "gold", 0.5),
      part(oval(-14, -55, 3.6), SKIN, 1.2),
    ],
    reach: [4, 26],
  }),
  hitchhiker: () => ({
    top: colourTones("green"),
    legs: colourTones("blue"),
    hair: HAIR.brown,
    behind: [
      toned("M-19 -82Q-20 -92 0 -92Q20 -92 19 -82L20 -40Q0 -36 -20 -40Z", "red", 4),
      toned(ribbon("-17 -97 9, 17 -97 9") + oval(-20, -97, 4.4) + oval(20, -97, 4.4), "blue", 2.4),
    ],
    over: [toned(ribbons("-8 -80 3.4, -9 -46 3.4", "8 -80 3.4, 9 -46 3.4"), "red", 1)],
    hat: [
      toned("M-16 -96Q0 -101 16 -96Q12 -93 0 -94.6Q-12 -93 -16 -96Z", "yellow", 1.4),
      toned("M-9.6 -97Q-9 -108 0 -108Q9 -108 9.6 -97Q0 -100 -9.6 -97Z", "yellow", 2.6),
    ],
    left: [19, -60, 17, -52],
    right: [24, -72, 38, -78],
    held: [
      part(oval(39, -79, 5) + ribbon("39 -80 3.6, 39.6 -91 3.2"), SKIN, 1.6),
      part(polygon("-36 -58, -2 -60, -1 -38, -35 -36"), CARDBOARD, 1.6, {
        lines: {
          path: "M-30 -52L-9 -53M-30 -46L-14 -46.6M-8 -49L-11 -45M-8 -49L-12 -50M-14 -46.6L-8 -49",
          width: 1.6,
        },
      }),
      part(oval(-18, -60, 3.6), SKIN, 1.2),
    ],
    reach: [6, 14],
  }),
  babysitter: (woman) => ({
    top: colourTones("yellow"),
    legs: colourTones("blue"),
    hair: HAIR.brown,
    hairCut: woman ? "long" : "short",
    over: [
      toned(BIB, "pink", 2),
      toned(oval(0, -34, 5) + oval(-5, -39, 2.2) + oval(5, -39, 2.2), "brown", 0.8),
    ],
    left: [19, -62, -4, -54],
    right: [22, -68, 24, -78],
    held: [
      ...INFANT,
      part(oval(-4, -52, 3.6), SKIN, 1.2),
      // A bottle of milk, and a rattle at the feet.
      toned("M19 -96L31 -96L32 -78Q32 -75 29 -75L21 -75Q18 -75 18 -78Z", "white", 2),
      toned(box(18, -101, 32, -96), "blue", 1),
      toned(oval(25, -104, 4) + oval(25, -108, 2.2), "orange", 1),
      part(oval(24, -79, 3.6), SKIN, 1.2),
    ],
    reach: [0, 4],
  }),
  midwife: (woman) => ({
    top: SCRUBS,
    legs: SCRUBS,
    cut: woman ? "dress" : "trousers",
    hairCut: woman ? "bun" : "short",
    over: [
      toned("M-7 -82L0 -70L7 -82L4 -82.4L-4 -82.4Z", "white", 0.8),
      toned(ribbons("-5 -82 1.7, -6 -74 1.7", "5 -82 1.7, 6 -74 1.7"), "black", 0.7),
      toned(BIB, "white", 1.6),
    ],
    hat: [
      toned("M-9 -98L-11 -108Q0 -104 11 -108L9 -98Q0 -101 -9 -98Z", "white", 2),
      toned(cross(0, -103, 3.4, 1), "red", 0.5),
    ],
    left: [19, -62, -6, -52],
    right: [19, -62, 8, -54],
    held: [...INFANT, part(oval(-6, -50, 3.6) + oval(9, -53, 3.6), SKIN, 1.2)],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
