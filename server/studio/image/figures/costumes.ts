import type { Role } from "../../reading/scene/roles.ts";
import type { Part } from "../sculpt.ts";
import { ARM, type Costume, HAIR, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

const tones = colourTones;
/** A cap with a peak, in the colour of the uniform, with a band. */
const cap = (colour: Parameters<typeof tones>[0], band: Parameters<typeof tones>[0]): Part[] => [
  toned("M-10.4 -97L-14 -106Q0 -114 14 -106L10.4 -97Z", colour, 3),
  toned("M-10.6 -99L10.6 -99L10.4 -95.6L-10.4 -95.6Z", band, 1),
  toned("M-10.6 -96Q0 -92 10.6 -96Q9 -91.6 0 -91.4Q-9 -91.6 -10.6 -96Z", "black", 1.5),
];
const BUTTONS =
  oval(-3.4, -70, 1.3) +
  oval(3.4, -70, 1.3) +
  oval(-3.4, -61, 1.3) +
  oval(3.4, -61, 1.3) +
  oval(-3.4, -52, 1.3) +
  oval(3.4, -52, 1.3);
const COLLAR = "M-6 -81L0 -66L6 -81L3.4 -82.4L-3.4 -82.4Z";
const TIE = "M-1.8 -80L1.8 -80L1.2 -76L3 -58L0 -54L-3 -58L-1.2 -76Z";
const BIB = "M-7 -72L7 -72L8.4 -58L13.4 -52L14.6 -22Q0 -18 -14.6 -22L-13.4 -52L-8.4 -58Z";
const STRAPS = ribbon("-6 -71 2, -7.6 -80 2") + ribbon("6 -71 2, 7.6 -80 2");
const DUNGAREES = "M-8 -70L8 -70L9 -58L12 -54L11.8 -42Q0 -39 -11.8 -42L-12 -54L-9 -58Z";
const suit = (tie: Parameters<typeof tones>[0]): Part[] => [
  toned(COLLAR, "white", 1),
  toned(TIE, tie, 1),
  toned(
    ribbon("-5.6 -81 2, -1 -62 1.6, -1 -44 1.4") + ribbon("5.6 -81 2, 1 -62 1.6, 1 -44 1.4"),
    "black",
    0.6,
  ),
];
const GLASSES = part(
  "M-7.4 -91a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM0.2 -91a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM-6.2 -91a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0ZM1.4 -91a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0Z",
  HAIR.dark,
  0.4,
);
const BEARD = "M-8.6 -90Q-9.6 -78 0 -73Q9.6 -78 8.6 -90Q6 -84 0 -84.6Q-6 -84 -8.6 -90Z";

const uniform = (
  colour: Parameters<typeof tones>[0],
  band: Parameters<typeof tones>[0],
  more: Partial<Costume> = {},
): Costume => ({
  top: tones(colour),
  legs: tones(colour),
  over: [toned(COLLAR, "white", 1), toned(TIE, "black", 1), toned(BUTTONS, "gold", 1)],
  hat: cap(colour, band),
  ...more,
});

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
const WING = "M8 -76Q24 -104 44 -98Q52 -94 46 -84Q50 -78 42 -72Q44 -64 34 -62Q32 -54 22 -56Q12 -58 8 -66Z";
const WIG =
  oval(-9, -96, 6.4) +
  oval(9, -96, 6.4) +
  oval(-10.6, -88, 5.6) +
  oval(10.6, -88, 5.6) +
  oval(-5, -101, 6) +
  oval(5, -101, 6);

/** How each role is dressed and what it holds. */
export const COSTUMES: Record<Role, (woman: boolean) => Costume> = {
  thief: () => ({
    top: tones("white"),
    over: [toned(box(-13, -76, 13, -71) + box(-12.6, -65, 12.6, -60) + box(-12, -54, 12, -49), "black", 0.6)],
    face: [
      toned("M-9 -94L9 -94L9 -87.6Q4 -86.6 0 -89Q-4 -86.6 -9 -87.6Z", "black", 1),
      toned(oval(-3.4, -91, 1.5) + oval(3.4, -91, 1.5), "white", 0.4),
    ],
    hat: [toned("M-9.8 -95Q-10.4 -106 0 -106Q10.4 -106 9.8 -95Z", "black", 3)],
    right: [20, -72, 17, -80],
    held: [toned(ribbon("17 -84 5, 24 -74 9") + oval(27, -56, 17, 20), "brown", 7)],
    reach: [0, 14],
  }),
  firefighter: () => ({
    top: tones("black"),
    over: [toned(box(-12.6, -66, 12.6, -62) + box(-12, -52, 12, -48), "yellow", 0.8)],
    hat: [
      toned(
        "M-16 -93Q-10.6 -96 -10.4 -100Q-8 -111 0 -112Q8 -111 10.4 -100Q10.6 -96 16 -93Q0 -98 -16 -93Z",
        "red",
        4,
      ),
      toned("M-3.6 -99L0 -107L3.6 -99Z", "gold", 1),
    ],
    right: ARM.out,
    held: [
      toned(ribbon("27 -22 2.8, 30 -98 2.8"), "brown", 1),
      toned("M26 -100L40 -106Q45 -97 40 -88L27 -92Z", "grey", 1.5),
    ],
    reach: [0, 12],
  }),
  postman: () =>
    uniform("blue", "red", {
      right: ARM.out,
      held: [
        toned(ribbon("-11 -80 2.6, 14 -48 2.6"), "brown", 1),
        toned(polygon("-4 -52, 22 -52, 20 -30, -2 -30"), "brown", 3, {
          lines: { path: "M-4 -50L9 -40L22 -50", width: 1 },
        }),
        toned(polygon("22 -76, 42 -79, 44 -66, 24 -63"), "white", 1, {
          lines: { path: "M22 -76L34 -70L42 -79", width: 1 },
        }),
      ],
      reach: [0, 14],
    }),
  waiter: () => ({
    top: tones("black"),
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
    top: tones("white"),
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
    top: tones("white"),
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
    top: tones(woman ? "purple" : "brown"),
    legs: tones(woman ? "grey" : "black"),
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
    top: tones("white"),
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
  guard: () =>
    uniform("black", "gold", {
      left: ARM.hip,
      right: ARM.hip,
      over: [
        toned(COLLAR, "white", 1),
        toned(TIE, "black", 1),
        toned("M6 -72L11 -72L11 -67L8.5 -64L6 -67Z", "gold", 1),
        toned(box(-12, -47, 12, -43.6), "grey", 1),
      ],
    }),
  inspector: () =>
    uniform("blue", "red", {
      right: ARM.out,
      left: ARM.before,
      held: [
        toned(ribbon("-10 -80 2.4, 13 -48 2.4") + polygon("6 -50, 20 -50, 20 -36, 6 -36"), "brown", 2),
        toned(polygon("24 -80, 42 -74, 39 -64, 21 -70"), "yellow", 1, {
          lines: { path: "M30 -78L27 -68M33 -75L38 -73.4M32 -71L37 -69.4", width: 0.9 },
        }),
      ],
      reach: [0, 12],
    }),
  examiner: () => ({
    top: tones("grey"),
    legs: tones("grey"),
    over: suit("red"),
    face: [GLASSES],
    left: ARM.before,
    right: ARM.before,
    held: [
      toned(polygon("-13 -74, 13 -74, 13 -44, -13 -44"), "brown", 1),
      toned(polygon("-11 -72, 11 -72, 11 -46, -11 -46"), "white", 0.8, {
        lines: { path: "M-8 -66L8 -66M-8 -61L8 -61M-8 -56L8 -56M-8 -51L4 -51", width: 1 },
      }),
      toned(box(-4, -77, 4, -72), "grey", 1),
    ],
  }),
  driver: () =>
    uniform("grey", "black", {
      left: [20, -64, 13, -62],
      right: [20, -64, 13, -62],
      held: [
        part(
          "M-17 -60a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM-13.4 -60a13.4 13.4 0 1 1 26.8 0a13.4 13.4 0 1 1 -26.8 0Z",
          tones("black"),
          1.4,
        ),
        toned(ribbon("-14 -60 3, 0 -58 4.4, 14 -60 3") + ribbon("0 -58 3.6, 0 -45 3"), "black", 1.4),
      ],
    }),
  pilot: () =>
    uniform("blue", "gold", {
      hat: cap("white", "black").concat(toned(oval(0, -103, 2.6), "gold", 1)),
      face: [
        toned(oval(-4, -90.6, 3.8, 2.8) + oval(4, -90.6, 3.8, 2.8) + box(-3, -92, 3, -91), "black", 0.8),
      ],
      over: [
        toned(COLLAR, "white", 1),
        toned(TIE, "black", 1),
        toned("M-11 -70Q-7 -73 -3.4 -70Q-7 -69 -11 -70Z", "gold", 0.6),
      ],
      held: [
        toned(
          box(-18, -52.6, -11.6, -50.8) +
            box(-18, -56, -11.6, -54.2) +
            box(11.6, -52.6, 18, -50.8) +
            box(11.6, -56, 18, -54.2),
          "gold",
          0.6,
        ),
        toned(polygon("10 -42, 30 -42, 30 -24, 10 -24"), "black", 2),
      ],
    }),
  mechanic: () => ({
    top: tones("red"),
    legs: tones("blue"),
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
    top: tones("orange"),
    legs: tones("blue"),
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
    top: tones("red"),
    legs: tones("blue"),
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
    top: tones("yellow"),
    legs: tones("green"),
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
    top: tones("black"),
    legs: tones("black"),
    cut: woman ? "dress" : "trousers",
    over: [toned(BIB, "pink", 2)],
    left: ARM.out,
    right: [22, -74, 28, -84],
    held: [
      part(
        "M24 -88a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM26 -88a2 2 0 1 1 4 0a2 2 0 1 1 -4 0ZM33 -84a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM35 -84a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z",
        tones("red"),
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
  nurse: (woman) => ({
    top: tones("white"),
    legs: tones("white"),
    cut: woman ? "dress" : "trousers",
    over: [
      toned(box(-8.6, -70, -1.6, -68) + box(-6.1, -72.5, -4.1, -65.5), "red", 0.5),
      toned(box(-11.6, -56, 11.6, -53), "blue", 0.8),
    ],
    hat: [
      toned("M-9 -98L-11 -108Q0 -104 11 -108L9 -98Q0 -101 -9 -98Z", "white", 2),
      toned(box(-3.4, -104, 3.4, -102) + box(-1, -106.4, 1, -99.6), "red", 0.5),
    ],
    right: ARM.out,
    held: [
      toned(box(25, -82, 35, -62), "grey", 1, { lift: 0.1 }),
      toned(ribbon("30 -62 2, 30 -52 1"), "grey", 0.6),
      toned(box(26.6, -74, 33.4, -63), "blue", 0.6),
      toned(box(28.6, -90, 31.4, -82) + box(25, -92, 35, -89.4), "grey", 0.8),
    ],
    reach: [0, 6],
  }),
  doctor: (woman) => ({
    top: tones("white"),
    legs: tones("blue"),
    cut: woman ? "dress" : "trousers",
    over: [
      toned(COLLAR, "blue", 1),
      toned("M-12.4 -56L-1 -58L-1 -26Q-8 -25 -13.6 -27ZM12.4 -56L1 -58L1 -26Q8 -25 13.6 -27Z", "white", 2),
      toned(
        ribbon("-5 -82 1.7, -6 -70 1.7, 0 -62 1.7, 6 -70 1.7, 5 -82 1.7") +
          ribbon("0 -62 1.7, 1 -54 1.7") +
          oval(1, -52, 3),
        "black",
        0.7,
      ),
    ],
    left: ARM.before,
    held: [
      toned(polygon("-20 -70, -4 -70, -4 -48, -20 -48"), "white", 1, {
        lines: { path: "M-17 -65L-7 -65M-17 -60L-7 -60M-17 -55L-10 -55", width: 1 },
      }),
    ],
  }),
  bride: () => ({
    top: tones("white"),
    hair: HAIR.brown,
    hairCut: "bun",
    behind: [
      toned("M-9 -103Q0 -109 9 -103Q20 -60 26 -6Q0 2 -26 -6Q-20 -60 -9 -103Z", "white", 2, { lift: -0.12 }),
    ],
    over: [
      toned("M-10 -56Q-24 -30 -28 -2Q0 3 28 -2Q24 -30 10 -56Z", "white", 5),
      toned("M-5 -81Q0 -73 5 -81L5.4 -83L-5.4 -83Z", "white", 0.6),
    ],
    hat: [toned("M-9.4 -98Q0 -104 9.4 -98L9 -101Q0 -108 -9 -101Z", "gold", 1)],
    left: ARM.before,
    right: ARM.before,
    held: [
      toned(oval(0, -53, 8, 5), "green", 2),
      toned(oval(-5, -57, 4) + oval(5, -57, 4) + oval(0, -60, 4.4) + oval(0, -53, 4), "red", 1.6),
    ],
  }),
  groom: () => ({
    top: tones("black"),
    legs: tones("black"),
    over: [
      toned("M-6 -81L0 -56L6 -81L3.4 -82.4L-3.4 -82.4Z", "white", 1),
      toned("M-4.6 -80L0 -78L4.6 -80L4.6 -75.6L0 -77.4L-4.6 -75.6Z", "black", 0.6),
      toned(oval(8, -70, 2.6), "red", 1),
    ],
  }),
  judge: () => ({
    top: tones("black"),
    cut: "gown",
    over: [toned("M-4 -81L4 -81L6 -66L0 -68L-6 -66Z", "white", 1)],
    hair: HAIR.grey,
    hairCut: "long",
    right: ARM.out,
    held: [
      toned(ribbon("27 -56 2.8, 33 -86 2.8"), "brown", 0.8),
      toned(polygon("24 -96, 45 -91, 43 -82, 22 -87"), "brown", 2),
    ],
    reach: [0, 14],
  }),
  priest: () => ({
    top: tones("black"),
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
    top: tones("white"),
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
    top: tones("orange"),
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
    top: tones("black"),
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
  clown: () => ({
    top: tones("yellow"),
    legs: tones("red"),
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
  angel: (woman) => ({
    top: tones("white"),
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
        tones("gold"),
        1,
      ),
    ],
    left: ARM.before,
    right: ARM.before,
    reach: [20, 20],
  }),
  beggar: () => ({
    top: tones("brown"),
    legs: tones("grey"),
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
  businessman: (woman) => ({
    top: tones("blue"),
    legs: tones("blue"),
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
  student: (woman) => ({
    top: tones("yellow"),
    legs: tones("blue"),
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
  athlete: () => ({
    top: tones("red"),
    legs: tones("white"),
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
    top: tones(woman ? "pink" : "black"),
    cut: woman ? "tutu" : "trousers",
    hairCut: woman ? "bun" : "short",
    dances: true,
    left: ARM.raised,
    right: ARM.raised,
    reach: [4, 4],
  }),
  singer: (woman) => ({
    top: tones("red"),
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
    top: tones("black"),
    legs: tones("black"),
    left: ARM.before,
    right: [21, -64, 26, -70],
    held: [
      toned(oval(-7, -48, 12, 10.6) + oval(5, -55, 8.4, 8), "orange", 3),
      toned(oval(-3, -51, 3.6), "black", 0.6),
      toned(ribbon("6 -56 3, 40 -80 2.4"), "brown", 1),
    ],
    reach: [0, 12],
  }),
  photographer: () => ({
    top: tones("brown"),
    legs: tones("grey"),
    left: ARM.mouth,
    right: ARM.mouth,
    held: [
      toned(box(-9, -95, 9, -83), "black", 2),
      toned(box(-4, -98, 4, -94), "black", 1),
      toned(oval(0, -89, 5), "grey", 2),
      toned(oval(0, -89, 3), "blue", 0.6),
    ],
  }),
  pirate: () => ({
    top: tones("white"),
    legs: tones("red"),
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
    top: tones("red"),
    legs: tones("blue"),
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
    top: tones("grey"),
    legs: tones("grey"),
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
    top: tones("black"),
    legs: tones("black"),
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
};

export { BIB };
/** Everyday clothes, of which neighbours have different ones. */
export function plainLook(woman: boolean, shade: number): Costume {
  const tops = woman
    ? (["red", "purple", "yellow", "green"] as const)
    : (["blue", "brown", "green", "grey"] as const);
  const hair = [HAIR.dark, HAIR.brown][shade % 2]!;
  const top = colourTones(tops[shade % tops.length]!);
  return { top, hair, cut: woman ? "dress" : "trousers", legs: woman ? top : colourTones("black") };
}
