import type { Role } from "../../reading/scene/roles.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { COLLAR, suit } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { siblingLook } from "./relatives.ts";
import { ovalPair, ribbons } from "./strokes.ts";
import { colourTones, ramp } from "./tones.ts";

const NAVY = ramp(".46 .06 262/.36 .065 264/.27 .055 266/.17 .04 268");
const TAN = ramp(".76 .06 78/.66 .065 74/.52 .06 68/.36 .05 60");

/** Of the young, of relatives by choice, and of those who find things out. */
export const ACQUAINTANCES = {
  classmate: (woman) => ({
    top: NAVY,
    legs: woman ? colourTones("red") : colourTones("grey"),
    cut: woman ? "dress" : "trousers",
    hair: HAIR.brown,
    hairCut: woman ? "long" : "short",
    over: [
      toned(COLLAR, "white", 1),
      toned("M-1.8 -80L1.8 -80L1.2 -76L3 -60L0 -56L-3 -60L-1.2 -76Z", "red", 1),
      toned("M5 -70L10.4 -70L10.4 -64Q7.7 -61 5 -64Z", "gold", 0.6),
    ],
    behind: [toned("M-18 -80Q-19 -88 0 -88Q19 -88 18 -80L19 -44L-19 -44Z", "red", 4)],
    left: ARM.before,
    right: ARM.raised,
    held: [
      toned(polygon("-22 -68, -3 -68, -3 -46, -22 -46"), "green", 2),
      toned(box(-20, -71, -5, -67), "white", 0.8),
      part(oval(-7, -56, 3.6), SKIN, 1.2),
    ],
  }),
  teenager: (woman) => ({
    top: colourTones("purple"),
    legs: colourTones("blue"),
    hair: HAIR.dark,
    hairCut: woman ? "long" : "short",
    over: [
      toned("M-8 -82Q-14 -80 -12 -74Q0 -66 12 -74Q14 -80 8 -82Q0 -76 -8 -82Z", "purple", 2, { lift: -0.08 }),
      toned(ribbons("-3.4 -72 1.1, -4 -62 1.1", "3.4 -72 1.1, 4 -62 1.1"), "white", 0.4),
      toned("M-9 -57L9 -57L11 -46L-11 -46Z", "purple", 1, { lift: -0.1 }),
    ],
    hat: [
      toned(
        "M-11 -92Q-13 -107 0 -107Q13 -107 11 -92L8.6 -92Q10 -103.6 0 -103.6Q-10 -103.6 -8.6 -92Z",
        "black",
        1.4,
      ),
      toned(ovalPair(10.4, -91, 3.4, 5), "red", 1.6),
    ],
    left: [18, -60, 10, -52],
    right: [19, -68, 10, -70],
    held: [
      toned("M3 -80Q3 -82 5 -82L13 -82Q15 -82 15 -80L15 -66Q15 -64 13 -64L5 -64Q3 -64 3 -66Z", "black", 1.4),
      toned(box(4.6, -79.6, 13.4, -66.6), "blue", 0.4, { lift: 0.2 }),
      part(oval(10, -63, 3.6), SKIN, 1.2),
      toned(ribbon("-30 -1 3.6, -22 -5 3.6, 22 -5 3.6, 30 -1 3.6"), "red", 1.6),
      toned(ovalPair(18, -0.4, 3.6), "yellow", 1),
    ],
  }),
  detective: () => ({
    top: TAN,
    legs: colourTones("black"),
    sleeves: TAN,
    over: [
      part("M-13 -78L-4 -81L0 -62L4 -81L13 -78L16 -24Q0 -19 -16 -24Z", TAN, 3, {
        lines: { path: "M0 -62L0 -22", width: 1.2 },
      }),
      toned(box(-12.6, -52, 12.6, -47.6), "brown", 1),
      toned(box(-3, -53, 3, -46.6), "gold", 0.6),
      part("M-6 -82L-13 -78L-8 -66L0 -62L8 -66L13 -78L6 -82L0 -70Z", TAN, 1.6, { lift: -0.08 }),
    ],
    hat: [
      part("M-17 -96Q0 -102 17 -96Q14 -92.4 0 -94.4Q-14 -92.4 -17 -96Z", TAN, 1.6),
      part("M-10 -97L-8 -110Q0 -106 8 -110L10 -97Q0 -100 -10 -97Z", TAN, 3),
      toned("M-10 -100Q0 -103 10 -100L10 -97Q0 -100 -10 -97Z", "brown", 0.8),
    ],
    left: ARM.hip,
    right: [22, -72, 23, -84],
    held: [
      toned(ribbon("22 -78 3.4, 27 -88 3"), "brown", 1),
      toned(oval(33, -99, 13), "gold", 1.6),
      toned(oval(33, -99, 10), "blue", 1, { lift: 0.3 }),
      toned("M26 -102Q29 -108 35 -107", "white", 0.2),
      part(oval(22.6, -83, 3.6), SKIN, 1.2),
    ],
    reach: [0, 18],
  }),
  twin: siblingLook,
  godparent: (woman) => ({
    top: colourTones(woman ? "pink" : "grey"),
    legs: colourTones(woman ? "pink" : "grey"),
    cut: woman ? "dress" : "trousers",
    hair: HAIR.brown,
    hairCut: woman ? "bun" : "short",
    over: woman ? [] : suit("blue"),
    hat: [],
    face: [],
    left: [19, -62, 13, -58],
    right: [19, -62, 13, -58],
    held: [
      toned(ribbons("-4 -82 1, 0 -72 1", "4 -82 1, 0 -72 1"), "gold", 0.4),
      toned(box(-16, -66, 16, -40), "white", 3),
      toned(box(-2.6, -66, 2.6, -40) + box(-16, -55.4, 16, -50.6), "red", 0.8),
      toned("M0 -66Q-12 -78 -13 -70Q-12 -65 0 -66ZM0 -66Q12 -78 13 -70Q12 -65 0 -66Z", "red", 1.2),
      part(oval(-16, -54, 3.8) + oval(16, -54, 3.8), SKIN, 1.2),
    ],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
