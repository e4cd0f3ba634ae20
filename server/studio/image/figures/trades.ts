import type { Role } from "../../reading/scene/roles.ts";
import type { Part } from "../sculpt.ts";
import { ARM, type Costume, toned } from "./dressed.ts";
import { BIB, BUTTONS, COLLAR, GLASSES, suit } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

const STRAPS = ribbon("-6 -71 2, -7.6 -80 2") + ribbon("6 -71 2, 7.6 -80 2");
const DUNGAREES = "M-8 -70L8 -70L9 -58L12 -54L11.8 -42Q0 -39 -11.8 -42L-12 -54L-9 -58Z";
/** A blackboard on legs beside a teacher. */
const BOARD: Part[] = [
  toned(ribbon("-70 0 3, -64 -60 3") + ribbon("-24 0 3, -30 -60 3"), "brown", 1),
  toned(box(-76, -104, -20, -48), "brown", 2),
  toned(box(-73, -101, -23, -51), "green", 0.6, { lift: -0.28 }),
  toned(
    ribbon("-68 -94 1.6, -56 -92 1.6, -46 -95 1.6, -34 -93 1.6", 3) +
      ribbon("-68 -82 1.6, -54 -84 1.6, -40 -81 1.6", 3) +
      ribbon("-68 -70 1.6, -60 -68 1.6, -48 -71 1.6", 3),
    "white",
    0.4,
  ),
];
/** A counter with a till. */
const COUNTER: Part[] = [
  toned(box(-40, -42, 40, 1), "brown", 3, {
    lines: { path: "M-40 -20L40 -20M-14 -38L-14 0M14 -38L14 0", width: 1 },
  }),
  toned(box(-44, -46, 44, -40), "brown", 1.5, { lift: 0.14 }),
  toned("M12 -46L38 -46L36 -58L30 -59L30 -67L20 -67L20 -59L14 -58Z", "grey", 2),
  toned(box(21.5, -65.4, 28.5, -61), "green", 0.6),
  toned(
    oval(18, -54, 1.2) +
      oval(22.5, -54, 1.2) +
      oval(27, -54, 1.2) +
      oval(31.5, -54, 1.2) +
      oval(18, -50, 1.2) +
      oval(22.5, -50, 1.2) +
      oval(27, -50, 1.2) +
      oval(31.5, -50, 1.2),
    "white",
    0.5,
  ),
];
const WRENCH =
  "M26 -74L30 -75L35 -100Q29 -104 31 -111L36 -106L40 -108L40 -114Q46 -110 44 -103Q42 -99 39 -99L34 -74Z";
const FORK =
  ribbon("27 2 2.6, 27 -92 2.6") +
  ribbon("20 -112 2, 20 -98 2.4, 27 -92 2.6, 34 -98 2.4, 34 -112 2") +
  ribbon("27 -92 2.4, 27 -114 2");
const TOQUE =
  "M-9.6 -96L-10 -104Q-18 -106 -15 -114Q-10 -121 -4 -117Q0 -123 6 -118Q14 -121 15.6 -113Q17 -106 10 -104L9.6 -96Z";

/** Of those who work with their hands or serve. */
export const TRADES = {
  waiter: () => ({
    top: colourTones("black"),
    over: [
      toned(COLLAR, "white", 1),
      toned("M-4.6 -81L0 -79L4.6 -81L4.6 -76.6L0 -78.4L-4.6 -76.6Z", "black", 0.6),
      toned("M-12 -48L12 -48L14 -14L-14 -14Z", "white", 2),
    ],
    left: ARM.hip,
    right: [23, -74, 28, -86],
    held: [
      toned(box(13, -93, 45, -89.6), "grey", 1.2),
      toned(
        polygon("17 -106, 25 -106, 23 -93, 19 -93") + polygon("31 -110, 38 -110, 37 -93, 32 -93"),
        "white",
        1.5,
      ),
    ],
    reach: [0, 16],
  }),
  cook: () => ({
    top: colourTones("white"),
    over: [
      toned(BUTTONS, "grey", 0.6),
      toned(BIB, "white", 2, {
        lift: 0.1,
        lines: { path: "M-13 -54L13 -54M-6 -40L6 -40L6 -30L-6 -30Z", width: 0.9 },
      }),
    ],
    hat: [toned(TOQUE, "white", 3, { lines: { path: "M-10 -103L10 -103", width: 1 } })],
    right: ARM.out,
    held: [toned(ribbon("28 -58 2.2, 32 -92 2.2"), "brown", 0.8), toned(oval(33, -97, 4.6, 6.4), "brown", 2)],
    reach: [0, 8],
  }),
  baker: () => ({
    top: colourTones("white"),
    over: [toned(BIB, "white", 2, { lift: 0.1 })],
    hat: [toned(TOQUE, "white", 3, { lines: { path: "M-10 -103L10 -103", width: 1 } })],
    left: ARM.before,
    right: ARM.before,
    held: [
      toned(box(-24, -56, 24, -52.6), "brown", 1),
      toned(oval(-14, -61, 8.4, 5.6) + oval(2, -62, 8.4, 6) + oval(16, -61, 7.4, 5.4), "orange", 3, {
        lines: { path: "M-17 -65L-13 -60M-2 -66L2 -61M13 -65L17 -60", width: 1 },
      }),
    ],
  }),
  teacher: (woman) => ({
    top: colourTones(woman ? "purple" : "brown"),
    legs: colourTones(woman ? "grey" : "black"),
    cut: woman ? "dress" : "trousers",
    over: [toned(COLLAR, "white", 1)],
    face: [GLASSES],
    behind: BOARD,
    left: [20, -70, 27, -80],
    right: ARM.before,
    held: [
      toned(ribbon("-25 -78 1.8, -46 -94 1.2"), "brown", 0.5),
      toned(polygon("2 -64, 17 -67, 19 -49, 4 -46"), "red", 1.5),
    ],
    reach: [48, 0],
  }),
  clerk: () => ({
    top: colourTones("white"),
    over: [toned(BIB, "green", 2), toned(STRAPS, "green", 1), toned(box(-8, -69, -1, -65), "yellow", 0.6)],
    hat: [
      toned("M-9.8 -96Q-10.4 -107 0 -107Q10.4 -107 9.8 -96Z", "green", 3),
      toned("M-10 -97Q0 -92 10 -97Q10 -92 0 -91.6Q-10 -92 -10 -97Z", "green", 1.5),
    ],
    left: ARM.before,
    right: ARM.before,
    held: COUNTER,
    reach: [14, 14],
  }),
  mechanic: () => ({
    top: colourTones("red"),
    legs: colourTones("blue"),
    over: [
      toned(DUNGAREES, "blue", 2.5, { lines: { path: "M-5 -66L5 -66L5 -58L-5 -58Z", width: 1 } }),
      toned(STRAPS, "blue", 1),
    ],
    hat: [
      toned("M-10 -96Q-10.4 -107 0 -107Q10.4 -107 10 -96Z", "blue", 3),
      toned("M-10 -97Q0 -92 13 -97Q12 -91.6 0 -91.6Q-10 -92 -10 -97Z", "blue", 1.5),
    ],
    right: [20, -72, 29, -78],
    held: [
      toned(WRENCH, "grey", 1.5),
      toned(box(-30, -22, -9, -9), "red", 2),
      toned(ribbon("-26 -22 2, -20 -29 2, -13 -22 2"), "grey", 0.8),
    ],
    reach: [4, 16],
  }),
  builder: () => ({
    top: colourTones("orange"),
    legs: colourTones("blue"),
    over: [toned(ribbon("-7 -80 3, -7 -44 3") + ribbon("7 -80 3, 7 -44 3"), "yellow", 0.8)],
    hat: [toned("M-14 -95.6Q-10 -97 -10 -99Q-9 -110 0 -110Q9 -110 10 -99Q10 -97 14 -95.6Z", "yellow", 3.5)],
    right: ARM.out,
    held: [
      toned(ribbon("27 -52 2.8, 30 -90 2.8"), "brown", 0.8),
      toned(polygon("20 -98, 42 -96, 41 -87, 19 -89"), "grey", 1.6),
    ],
    reach: [0, 12],
  }),
  farmer: (woman) => ({
    top: colourTones("red"),
    legs: colourTones("blue"),
    cut: woman ? "dress" : "trousers",
    over: [toned(DUNGAREES, "blue", 2.5), toned(STRAPS, "blue", 1)],
    hat: [
      toned(
        "M-20 -94Q-10 -101 -9.6 -102L-8 -110Q0 -113 8 -110L9.6 -102Q10 -101 20 -94Q0 -99 -20 -94Z",
        "yellow",
        2.5,
      ),
      toned("M-9.4 -102L9.4 -102L9.8 -99.4L-9.8 -99.4Z", "brown", 0.8),
    ],
    right: ARM.out,
    held: [toned(FORK, "brown", 1)],
    reach: [0, 6],
  }),
  fisherman: () => ({
    top: colourTones("yellow"),
    legs: colourTones("green"),
    hat: [
      toned(
        "M-15 -93Q-9 -97 -9 -100L-7 -107Q0 -110 7 -107L9 -100Q9 -97 15 -93Q0 -97 -15 -93Z",
        "yellow",
        2.5,
      ),
    ],
    right: ARM.out,
    left: ARM.before,
    held: [
      toned(ribbon("20 -56 2.6, 40 -90 2, 58 -122 1"), "brown", 0.8),
      toned(ribbon("58 -122 0.7, 60 -84 0.7, 58 -52 0.7"), "white", 0.2),
      toned("M58 -54Q66 -46 60 -36L64 -29L54 -30L56 -36Q50 -46 58 -54Z", "blue", 2),
    ],
    reach: [0, 36],
  }),
  hairdresser: (woman) => ({
    top: colourTones("black"),
    legs: colourTones("black"),
    cut: woman ? "dress" : "trousers",
    over: [toned(BIB, "pink", 2)],
    left: ARM.out,
    right: [22, -74, 28, -84],
    held: [
      part(
        "M24 -88a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM26 -88a2 2 0 1 1 4 0a2 2 0 1 1 -4 0ZM33 -84a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM35 -84a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z",
        colourTones("red"),
        0.8,
      ),
      toned("M30 -91L44 -118L45 -112L33 -89ZM35 -88L30 -119L27 -113L32 -88Z", "grey", 1),
      toned(
        box(-34, -84, -29.4, -58) +
          [-82, -79, -76, -73, -70, -67].map((y) => box(-39, y, -33, y + 1.4)).join(""),
        "black",
        0.6,
      ),
    ],
    reach: [8, 14],
  }),
  businessman: (woman) => ({
    top: colourTones("blue"),
    legs: colourTones("blue"),
    cut: woman ? "dress" : "trousers",
    over: suit("red"),
    held: [
      toned(polygon("9 -44, 33 -44, 33 -26, 9 -26"), "brown", 2.5, {
        lines: { path: "M9 -37L33 -37", width: 1 },
      }),
      toned(ribbon("17 -44 1.8, 18 -48 1.8, 24 -48 1.8, 25 -44 1.8", 2), "brown", 0.6),
    ],
    reach: [0, 4],
  }),
  photographer: () => ({
    top: colourTones("brown"),
    legs: colourTones("grey"),
    left: ARM.mouth,
    right: ARM.mouth,
    held: [
      toned(box(-9, -95, 9, -83), "black", 2),
      toned(box(-4, -98, 4, -94), "black", 1),
      toned(oval(0, -89, 5), "grey", 2),
      toned(oval(0, -89, 3), "blue", 0.6),
    ],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
