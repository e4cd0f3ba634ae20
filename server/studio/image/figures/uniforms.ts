import type { Role } from "../../reading/scene/roles.ts";
import { ARM, type Costume, HAIR, toned } from "./dressed.ts";
import { COLLAR, GLASSES, TIE, cap, suit, uniform } from "./garments.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** Of those who wear a uniform or watch over something. */
export const UNIFORMS = {
  firefighter: () => ({
    top: colourTones("black"),
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
    top: colourTones("grey"),
    legs: colourTones("grey"),
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
      hat: cap("grey", "black"),
      over: [toned(COLLAR, "white", 1), toned(TIE, "black", 1)],
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
  nurse: (woman) => ({
    top: colourTones("white"),
    legs: colourTones("white"),
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
    top: colourTones("white"),
    legs: colourTones("blue"),
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
  thief: () => ({
    top: colourTones("white"),
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
  judge: () => ({
    top: colourTones("black"),
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
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
