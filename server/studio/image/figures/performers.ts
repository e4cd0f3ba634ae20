import type { Role } from "../../reading/scene/roles.ts";
import { ARM, type Costume, HAIR, toned } from "./dressed.ts";
import { BEARD, suit } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

const WIG =
  oval(-9, -96, 6.4) +
  oval(9, -96, 6.4) +
  oval(-10.6, -88, 5.6) +
  oval(10.6, -88, 5.6) +
  oval(-5, -101, 6) +
  oval(5, -101, 6);

/** Of the stage, of sport and of stories. */
export const PERFORMERS = {
  clown: () => ({
    top: colourTones("yellow"),
    legs: colourTones("red"),
    hairCut: "none",
    behind: [toned(WIG, "orange", 3)],
    over: [
      toned(oval(-6, -68, 3) + oval(5, -60, 3) + oval(-4, -50, 3) + oval(7, -74, 2.6), "blue", 0.6),
      toned(oval(-8, -80, 4.4) + oval(-3, -79, 4.4) + oval(3, -79, 4.4) + oval(8, -80, 4.4), "white", 1.5),
    ],
    face: [
      toned(oval(0, -89, 2.6), "red", 1.5),
      toned("M-5.4 -86Q0 -79 5.4 -86Q0 -83.4 -5.4 -86Z", "red", 0.6),
    ],
    hat: [toned(polygon("-7 -100, 7 -100, 1 -121"), "blue", 2), toned(oval(1, -121, 2.6), "red", 1)],
    left: ARM.raised,
    right: ARM.raised,
  }),
  athlete: () => ({
    top: colourTones("red"),
    legs: colourTones("white"),
    cut: "shorts",
    over: [toned("M-2 -70L3 -72L3 -54L-0.6 -54L-0.6 -66L-2 -66Z", "white", 0.6)],
    hat: [toned("M-9.6 -98L9.6 -98L9.8 -95L-9.8 -95Z", "white", 0.8)],
    left: ARM.hip,
    held: [
      toned(oval(24, -9, 10), "white", 5),
      toned(
        oval(24, -9, 3) + oval(17, -13, 2.2) + oval(31, -13, 2.2) + oval(20, -2, 2.2) + oval(29, -2, 2.2),
        "black",
        0.5,
      ),
    ],
    reach: [0, 4],
  }),
  dancer: (woman) => ({
    top: colourTones(woman ? "pink" : "black"),
    cut: woman ? "tutu" : "trousers",
    hairCut: woman ? "bun" : "short",
    dances: true,
    left: ARM.raised,
    right: ARM.raised,
    reach: [4, 4],
  }),
  singer: (woman) => ({
    top: colourTones("red"),
    cut: woman ? "gown" : "trousers",
    face: [toned(oval(0, -85.6, 2.4, 3), "black", 0.6)],
    left: ARM.raised,
    right: ARM.mouth,
    held: [
      toned(ribbon("7 -80 2.6, 9 -70 2"), "black", 0.8),
      toned(oval(5.6, -84, 3.2), "grey", 1.4),
      toned(ribbon("33 -98 1.6, 33 -114 1.6, 42 -110 1.6") + oval(30.6, -97, 3.6, 2.8), "black", 0.6),
    ],
    reach: [0, 12],
  }),
  musician: () => ({
    top: colourTones("black"),
    legs: colourTones("black"),
    left: ARM.before,
    right: [21, -64, 26, -70],
    held: [
      toned(oval(-7, -48, 12, 10.6) + oval(5, -55, 8.4, 8), "orange", 3),
      toned(oval(-3, -51, 3.6), "black", 0.6),
      toned(ribbon("6 -56 3, 40 -80 2.4"), "brown", 1),
    ],
    reach: [0, 12],
  }),
  pirate: () => ({
    top: colourTones("white"),
    legs: colourTones("red"),
    over: [toned(box(-13, -76, 13, -72) + box(-12.6, -66, 12.6, -62) + box(-12, -56, 12, -52), "red", 0.6)],
    face: [
      toned(oval(3.4, -91, 3) + ribbon("-9 -97 1.2, 9 -86 1.2"), "black", 0.6),
      part(BEARD, HAIR.dark, 1.5),
    ],
    hat: [
      toned("M-19 -96Q-12 -112 0 -110Q12 -112 19 -96Q0 -103 -19 -96Z", "black", 3),
      toned(oval(0, -104, 2.8), "white", 0.8),
    ],
    right: ARM.out,
    held: [
      toned("M26 -68L31 -67Q42 -92 38 -116Q30 -94 26 -68Z", "grey", 1),
      toned(ribbon("23 -68 2, 34 -64 2"), "gold", 0.8),
    ],
    reach: [0, 10],
  }),
  cowboy: () => ({
    top: colourTones("red"),
    legs: colourTones("blue"),
    over: [
      toned("M-12 -78L-4 -80L-5 -50L-12 -50ZM12 -78L4 -80L5 -50L12 -50Z", "brown", 1.6),
      toned("M-5 -81L5 -81L0 -73Z", "yellow", 0.8),
    ],
    hat: [
      toned(
        "M-22 -100Q-14 -94 0 -94Q14 -94 22 -100Q14 -97 9 -98L7 -110Q3 -107 0 -108Q-3 -107 -7 -110L-9 -98Q-14 -97 -22 -100Z",
        "brown",
        2.5,
      ),
    ],
    left: ARM.hip,
    right: ARM.hip,
  }),
  knight: () => ({
    top: colourTones("grey"),
    legs: colourTones("grey"),
    hairCut: "none",
    over: [
      toned("M-9 -76L9 -76L9 -60Q6 -50 0 -46Q-6 -50 -9 -60Z", "blue", 2),
      toned(box(-1.4, -74, 1.4, -52) + box(-7, -68, 7, -65), "gold", 0.6),
    ],
    hat: [
      toned("M-10.6 -82Q-12 -106 0 -107Q12 -106 10.6 -82Q0 -78 -10.6 -82Z", "grey", 4, {
        lines: { path: "M-8 -93L8 -93M0 -106L0 -82M-5 -88L-5 -84M5 -88L5 -84", width: 1.6 },
      }),
      toned("M0 -107Q6 -122 16 -112Q10 -112 0 -107Z", "red", 2),
    ],
    right: ARM.out,
    held: [
      toned("M27 -62L31 -62L31 -112L29 -118L27 -112Z", "grey", 1, { lift: 0.1 }),
      toned(box(21, -64, 37, -61), "gold", 0.8),
    ],
    reach: [0, 8],
  }),
  magician: () => ({
    top: colourTones("black"),
    legs: colourTones("black"),
    over: suit("red"),
    behind: [toned("M-8 -81Q-22 -60 -26 -14Q0 -6 26 -14Q22 -60 8 -81Z", "purple", 3)],
    hat: [
      toned(
        "M-16 -95Q0 -99 16 -95Q10 -98 9 -99L9.6 -120Q0 -123 -9.6 -120L-9 -99Q-10 -98 -16 -95Z",
        "black",
        2.5,
      ),
      toned(box(-9.4, -104, 9.4, -100), "red", 0.8),
    ],
    right: ARM.raised,
    held: [
      toned(ribbon("23 -100 2, 38 -118 2"), "black", 0.6),
      toned(oval(38, -118, 1.9), "white", 0.5),
      toned(oval(46, -114, 1.6) + oval(40, -106, 1.3) + oval(47, -104, 1.1), "gold", 0.6),
    ],
    reach: [0, 16],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
