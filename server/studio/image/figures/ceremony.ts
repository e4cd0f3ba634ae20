import type { Colour } from "../../reading/scene/catalogue.ts";
import type { Role } from "../../reading/scene/roles.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { BEARD } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

const WING = "M8 -76Q24 -104 44 -98Q52 -94 46 -84Q50 -78 42 -72Q44 -64 34 -62Q32 -54 22 -56Q12 -58 8 -66Z";

/** A bride in a gown of a colour: white, or red as in India. */
export const weddingGown = (colour: Colour): Costume => ({
  top: colourTones(colour),
  cut: "gown",
  hair: HAIR.brown,
  hairCut: "bun",
  behind: [
    toned("M-9 -103Q0 -109 9 -103Q20 -60 26 -6Q0 2 -26 -6Q-20 -60 -9 -103Z", colour, 2, { lift: -0.12 }),
  ],
  over: [
    toned("M-10 -56Q-24 -30 -28 -2Q0 3 28 -2Q24 -30 10 -56Z", colour, 5),
    toned("M-5 -81Q0 -73 5 -81L5.4 -83L-5.4 -83Z", colour === "white" ? colour : "gold", 0.6),
  ],
  hat: [toned("M-9.4 -98Q0 -104 9.4 -98L9 -101Q0 -108 -9 -101Z", "gold", 1)],
  left: ARM.before,
  right: ARM.before,
  held: [
    toned(oval(0, -53, 8, 5), "green", 2),
    toned(oval(-5, -57, 4) + oval(5, -57, 4) + oval(0, -60, 4.4) + oval(0, -53, 4), "red", 1.6),
  ],
});

/** Of ceremonies, of faith and of other worlds, and of the poor and the young. */
export const CEREMONY = {
  bride: () => weddingGown("white"),
  groom: () => ({
    top: colourTones("black"),
    legs: colourTones("black"),
    over: [
      toned("M-6 -81L0 -56L6 -81L3.4 -82.4L-3.4 -82.4Z", "white", 1),
      toned("M-4.6 -80L0 -78L4.6 -80L4.6 -75.6L0 -77.4L-4.6 -75.6Z", "black", 0.6),
      toned(oval(8, -70, 3.4) + oval(5.6, -73, 2.2) + oval(10.6, -72.4, 2.2), "white", 1.4),
    ],
    // A top hat, and flowers for the bride.
    hat: [
      toned(
        "M-16 -96Q0 -100 16 -96Q10 -99 9 -100L9.6 -118Q0 -121 -9.6 -118L-9 -100Q-10 -99 -16 -96Z",
        "black",
        2.5,
      ),
      toned(box(-9.4, -104, 9.4, -100.6), "white", 0.8),
    ],
    left: ARM.hip,
    right: [20, -63, 25, -58],
    held: [
      toned("M19 -56L31 -56L38 -74L13 -74Z", "white", 2),
      toned(oval(16, -77, 4.4, 3) + oval(36, -77, 4.4, 3), "green", 1),
      toned(oval(19, -78, 5) + oval(32, -78, 5) + oval(25.6, -83, 5.4), "red", 2.2),
      toned(oval(25.6, -75, 4.6), "pink", 2),
      part(oval(25, -57, 3.6), SKIN, 1.2),
    ],
    reach: [0, 8],
  }),
  priest: () => ({
    top: colourTones("black"),
    cut: "gown",
    over: [
      toned(box(-3.4, -82, 3.4, -78), "white", 0.6),
      toned(box(-1.2, -70, 1.2, -54) + box(-5, -66, 5, -63.6), "gold", 0.7),
    ],
    left: ARM.before,
    right: ARM.before,
    held: [toned(polygon("-8 -62, 8 -62, 8 -50, -8 -50"), "brown", 1.5)],
  }),
  imam: () => ({
    top: colourTones("white"),
    cut: "gown",
    over: [
      toned("M-15 -62Q-12 -80 -6 -81L-3 -2Q-14 -1 -20 -3ZM15 -62Q12 -80 6 -81L3 -2Q14 -1 20 -3Z", "brown", 3),
    ],
    face: [part(BEARD, HAIR.dark, 2)],
    hat: [
      toned("M-10.4 -94Q-13 -107 0 -108Q13 -107 10.4 -94Q0 -98 -10.4 -94Z", "white", 3, {
        lines: { path: "M-11 -98Q0 -104 11 -101M-10 -102Q0 -107 9 -105", width: 0.9 },
      }),
    ],
    left: ARM.before,
    right: ARM.before,
  }),
  monk: () => ({
    top: colourTones("orange"),
    cut: "gown",
    hairCut: "none",
    over: [toned("M-6 -81Q-13 -79 -15 -64Q0 -40 17 -36L18 -24Q-4 -32 -16 -54L-6 -81Z", "red", 2)],
    left: ARM.before,
    right: ARM.before,
    held: [
      toned(
        Array.from({ length: 9 }, (_, i) =>
          oval(Math.sin(i * 0.7) * 7, -48 + Math.cos(i * 0.7) * 8, 1.5),
        ).join(""),
        "brown",
        0.8,
      ),
    ],
  }),
  nun: () => ({
    top: colourTones("black"),
    cut: "gown",
    hairCut: "none",
    behind: [
      toned("M-12 -92Q-12 -106 0 -106Q12 -106 12 -92Q17 -70 17 -52L-17 -52Q-17 -70 -12 -92Z", "black", 3),
    ],
    over: [toned("M-11 -84Q0 -68 11 -84Q12 -72 0 -68Q-12 -72 -11 -84Z", "white", 1.5)],
    hat: [
      toned("M-10.6 -90Q-11 -104 0 -104Q11 -104 10.6 -90Q9 -98 0 -98.4Q-9 -98 -10.6 -90Z", "white", 1.5),
      toned("M-12 -92Q-12 -107 0 -107Q12 -107 12 -92Q10 -102 0 -102.4Q-10 -102 -12 -92Z", "black", 2),
    ],
    left: ARM.before,
    right: ARM.before,
    held: [toned(box(-1.2, -56, 1.2, -40) + box(-5, -52, 5, -49.6), "gold", 0.7)],
  }),
  angel: (woman) => ({
    top: colourTones("white"),
    cut: "gown",
    hair: HAIR.brown,
    hairCut: woman ? "long" : "short",
    behind: [
      toned(
        WING +
          "M-8 -76Q-24 -104 -44 -98Q-52 -94 -46 -84Q-50 -78 -42 -72Q-44 -64 -34 -62Q-32 -54 -22 -56Q-12 -58 -8 -66Z",
        "white",
        3,
      ),
    ],
    hat: [
      part(
        "M-11 -111a11 3.6 0 1 0 22 0a11 3.6 0 1 0 -22 0ZM-8 -111a8 1.8 0 1 1 16 0a8 1.8 0 1 1 -16 0Z",
        colourTones("gold"),
        1,
      ),
    ],
    left: ARM.before,
    right: ARM.before,
    reach: [20, 20],
  }),
  beggar: () => ({
    top: colourTones("brown"),
    legs: colourTones("grey"),
    over: [
      toned(polygon("-8 -60, -1 -61, -2 -53, -8 -54"), "green", 0.6),
      toned(polygon("4 -72, 9 -72, 9 -66, 4 -66"), "red", 0.6),
    ],
    face: [part(BEARD, HAIR.grey, 2)],
    hat: [toned("M-10 -95Q-11 -105 0 -106Q11 -105 10 -95Z", "grey", 2.5)],
    right: ARM.out,
    held: [
      toned("M22 -72L38 -72Q37 -62 30 -62Q23 -62 22 -72Z", "brown", 1.6),
      toned(oval(27, -73, 2) + oval(32, -73.4, 2), "gold", 0.6),
    ],
    reach: [0, 8],
  }),
  student: (woman) => ({
    top: colourTones("yellow"),
    legs: colourTones("blue"),
    cut: woman ? "dress" : "trousers",
    behind: [toned("M-15 -78Q-18 -62 -16 -44L16 -44Q18 -62 15 -78Q0 -86 -15 -78Z", "red", 3)],
    over: [
      toned(
        ribbon("-8 -81 3.4, -10 -66 3.4, -12 -54 3") + ribbon("8 -81 3.4, 10 -66 3.4, 12 -54 3"),
        "red",
        1,
      ),
    ],
    left: ARM.before,
    right: ARM.before,
    held: [toned(polygon("-9 -64, 9 -66, 10 -48, -8 -46"), "blue", 1.5)],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
