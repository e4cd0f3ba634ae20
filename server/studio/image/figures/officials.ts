import type { Role } from "../../reading/scene/roles.ts";
import type { Part } from "../sculpt.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { BEARD, suit } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones, gold, ramp, WHITE_FACE } from "./tones.ts";

/** A flag on a pole. */
const FLAG: Part[] = [
  toned(ribbon("-44 1 3, -44 -118 3") + oval(-44, -120, 3), "gold", 1),
  toned("M-43 -116Q-30 -122 -20 -114L-20 -80Q-30 -86 -43 -80Z", "red", 2.4),
];

/** Of office, of travel and of fairs. */
export const OFFICIALS = {
  president: () => ({
    top: colourTones("black"),
    legs: colourTones("black"),
    behind: FLAG,
    over: suit("red"),
    left: [22, -66, 24, -54],
    right: [23, -80, 28, -96],
    held: [
      toned(polygon("-26 -54, 26 -54, 20 1, -20 1"), "brown", 3),
      toned(polygon("-30 -58, 30 -58, 27 -52, -27 -52"), "brown", 1.4, { lift: 0.14 }),
      toned(oval(0, -30, 10), "gold", 1.6),
      toned(
        polygon("0 -38, 2 -32.6, 7.6 -32.6, 3 -29, 5 -23.6, 0 -27, -5 -23.6, -3 -29, -7.6 -32.6, -2 -32.6"),
        "blue",
        0.8,
      ),
      toned(ribbons("-8 -58 1.4, -5 -68 1.4", "8 -58 1.4, 5 -68 1.4"), "grey", 0.5),
      toned(oval(-4.6, -71, 2.6, 3.4) + oval(4.6, -71, 2.6, 3.4), "black", 1),
      part(oval(-23, -57, 3.6), SKIN, 1),
    ],
    reach: [22, 6],
  }),
  mayor: (woman) => ({
    top: colourTones("grey"),
    legs: colourTones("grey"),
    hair: HAIR.grey,
    hairCut: woman ? "bun" : "short",
    over: [
      ...suit("black"),
      toned("M-13 -79L-7 -82L14 -46L12 -40L8 -42Z", "red", 1.4),
      toned("M-10.6 -80.6L-8.6 -81.4L13.4 -45L12.6 -42.4Z", "white", 0.6),
      part("M-11 -78Q-9 -58 0 -54Q9 -58 11 -78L8.6 -79Q7 -62 0 -58Q-7 -62 -8.6 -79Z", gold, 1.2),
      part(oval(0, -53, 5), gold, 1.6),
    ],
    face: woman ? [] : [toned("M-6 -87Q-3 -89 0 -87.6Q3 -89 6 -87Q3 -85 0 -86Q-3 -85 -6 -87Z", "grey", 0.6)],
    left: [21, -62, 25, -50],
    right: ARM.raised,
    held: [
      // Scissors for a ribbon.
      toned(ribbon("-52 -44 3, -25 -48 3, 52 -40 3"), "red", 0.8),
      part(
        "M-34 -58a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM-32 -58a2 2 0 1 1 4 0a2 2 0 1 1 -4 0ZM-24 -58a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM-22 -58a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z",
        gold,
        0.8,
      ),
      part("M-29 -54L-21 -32L-25 -33ZM-21 -54L-29 -32L-25 -33Z", gold, 0.8),
      part(oval(-25, -56, 3), SKIN, 1),
    ],
    reach: [22, 22],
  }),
  pilgrim: () => ({
    top: colourTones("brown"),
    legs: colourTones("brown"),
    behind: [toned("M-8 -82Q-24 -60 -26 -20Q0 -12 26 -20Q24 -60 8 -82Z", "brown", 3)],
    over: [
      toned("M-13 -80Q0 -68 13 -80L16 -62Q0 -54 -16 -62Z", "brown", 3, { lift: 0.08 }),
      toned("M-4 -66Q0 -74 4 -66Q3 -61 0 -60Q-3 -61 -4 -66Z", "white", 1, {
        lines: { path: "M0 -71L0 -61M-2 -69L-1 -61M2 -69L1 -61", width: 0.6 },
      }),
    ],
    face: [part(BEARD, HAIR.brown, 1.6)],
    hat: [
      toned("M-24 -97Q0 -104 24 -97Q20 -92.6 0 -94.6Q-20 -92.6 -24 -97Z", "brown", 2),
      toned("M-10 -98Q-9 -110 0 -110Q9 -110 10 -98Q0 -101 -10 -98Z", "brown", 3),
      toned("M-3.4 -101Q0 -107 3.4 -101Q2 -98 0 -97.6Q-2 -98 -3.4 -101Z", "white", 0.8),
    ],
    left: ARM.before,
    right: ARM.out,
    held: [
      toned(ribbon("30 2 3.2, 29 -118 3"), "brown", 1, { lift: 0.1 }),
      toned(oval(35, -92, 4.6) + oval(35, -100, 3.2) + ribbon("30 -104 1, 35 -103 1"), "orange", 1.6),
      toned("M-28 -48Q-30 -58 -18 -58Q-6 -58 -8 -48L-8 -34L-28 -34Z", "yellow", 2.4, {
        lift: -0.12,
        lines: { path: "M-28 -48L-8 -48", width: 1 },
      }),
      toned(ribbon("-9 -80 2, 0 -66 2, -10 -52 2"), "brown", 0.5),
      part(oval(29, -66, 3.8), SKIN, 1.2),
    ],
    reach: [0, 10],
  }),
  tourist: () => ({
    top: colourTones("orange"),
    legs: colourTones("yellow"),
    cut: "shorts",
    sleeves: SKIN,
    over: [
      toned(
        [
          [-8, -72],
          [6, -76],
          [-3, -60],
          [8, -56],
          [-9, -52],
        ]
          .map(([x, y]) =>
            [0, 1, 2, 3, 4]
              .map((i) => oval(x! + Math.cos(i * 1.257) * 2.4, y! + Math.sin(i * 1.257) * 2.4, 1.8))
              .join(""),
          )
          .join(""),
        "pink",
        0.6,
      ),
      toned(ribbonPair("6.4 -14 6.4, 6.4 -5 6"), "white", 1.6),
      toned(ribbons("-6 -81 1.6, -7 -66 1.6", "6 -81 1.6, 7 -66 1.6"), "black", 0.4),
      toned(box(-10, -68, 10, -55) + box(-4, -71, 4, -67), "black", 2),
      toned(oval(0, -61.4, 5), "grey", 1.6),
      toned(oval(0, -61.4, 3), "blue", 0.8),
    ],
    face: [toned(ovalPair(4, -91, 3.6, 2.8) + box(-3, -92, 3, -91), "black", 0.8)],
    hat: [
      toned("M-20 -97Q0 -102 20 -97Q16 -92.6 0 -94.6Q-16 -92.6 -20 -97Z", "white", 2),
      toned("M-10 -98Q-9 -109 0 -109Q9 -109 10 -98Q0 -101 -10 -98Z", "white", 3),
      toned("M-10 -100Q0 -103 10 -100L10 -97.6Q0 -100 -10 -97.6Z", "red", 0.8),
    ],
    left: ARM.out,
    right: ARM.down,
    held: [
      toned(polygon("-48 -82, -36 -78, -26 -82, -14 -78, -14 -56, -26 -60, -36 -56, -48 -60"), "white", 1, {
        lines: { path: "M-36 -78L-36 -56M-26 -82L-26 -60M-46 -72Q-38 -64 -30 -74Q-24 -78 -16 -66", width: 1 },
      }),
      toned(oval(-22, -70, 2), "red", 0.5),
      // A case on wheels.
      toned(box(18, -34, 40, -4), "blue", 3, { lines: { path: "M25 -32L25 -6M33 -32L33 -6", width: 1 } }),
      toned(
        ribbons("22 -34 1.8, 22 -48 1.8, 34 -48 1.8, 34 -34 1.8") + oval(22, -1.6, 2.6) + oval(36, -1.6, 2.6),
        "black",
        0.8,
      ),
      part(oval(-29, -63, 3.6), SKIN, 1.2),
    ],
    reach: [20, 12],
  }),
  gaucho: () => ({
    top: colourTones("white"),
    legs: colourTones("black"),
    over: [
      toned("M-11.6 -48Q-20 -32 -14 -16L-3 -16L0 -36L3 -16L14 -16Q20 -32 11.6 -48Z", "black", 3),
      toned(ribbonPair("7 -16 8, 6.8 -3 7"), "brown", 2),
      toned(box(-12.6, -51, 12.6, -45), "brown", 1.4),
      toned(oval(-6, -48, 1.8) + oval(0, -48, 2.2) + oval(6, -48, 1.8), "gold", 0.6),
      toned("M-6 -82L6 -82L3 -72L0 -68L-3 -72Z", "red", 1.2),
      toned("M-13 -78L-4 -80L-5 -52L-12 -52ZM13 -78L4 -80L5 -52L12 -52Z", "black", 1.4),
    ],
    face: [toned("M-6 -87Q-3 -89 0 -87.6Q3 -89 6 -87Q4 -83 5 -82Q0 -86 -5 -82Q-4 -83 -6 -87Z", "black", 0.6)],
    hat: [
      toned("M-22 -98Q0 -102 22 -98Q18 -93.6 0 -95Q-18 -93.6 -22 -98Z", "black", 2),
      toned("M-10 -98L-9.6 -106Q0 -108 9.6 -106L10 -98Q0 -101 -10 -98Z", "black", 2.4),
    ],
    left: [20, -62, 10, -62],
    right: ARM.out,
    held: [
      part("M-17 -62Q-20 -50 -10 -49Q0 -50 -3 -62Z", ramp(".56 .08 50/.45 .08 48/.34 .07 45/.22 .05 42"), 3),
      toned(oval(-10, -62, 7, 2), "green", 0.8),
      toned(ribbon("-8 -62 1.4, -3 -76 1.4"), "grey", 0.6),
      toned(ribbon("28 -58 3, 30 -72 3"), "brown", 1),
      toned(ribbon("30 -72 1.8, 40 -96 1.6, 52 -80 1.4, 50 -50 1.2, 56 -40 1"), "brown", 0.6),
      part(oval(-15, -57, 3.4) + oval(29, -66, 3.4), SKIN, 1),
    ],
    reach: [0, 28],
  }),
  fortuneTeller: (woman) => ({
    top: colourTones("purple"),
    cut: "gown",
    hairCut: woman ? "long" : "short",
    hat: [
      toned("M-10.6 -94Q-12 -107 0 -108Q12 -107 10.6 -94Q0 -100 -10.6 -94Z", "red", 2.6),
      toned(
        [-8, -4, 0, 4, 8].map((x) => oval(x, -96.6 - (8 - Math.abs(x)) * 0.3, 1.5)).join(""),
        "gold",
        0.6,
      ),
    ],
    over: [toned(ribbon("-8 -80 1.6, 0 -68 1.6, 8 -80 1.6") + oval(0, -66, 2.4), "gold", 0.6)],
    face: [toned(ovalPair(9, -85, 1.8), "gold", 0.6)],
    left: [24, -66, 17, -58],
    right: [24, -66, 17, -58],
    held: [
      toned("M-38 -36Q0 -42 38 -36L44 1L-44 1Z", "red", 4, {
        lines: { path: "M-20 -36L-24 0M20 -36L24 0M0 -38L0 0", width: 1.2 },
      }),
      toned(ribbon("-42 -2 2.4, 0 -1 2.4, 42 -2 2.4"), "gold", 0.8),
      toned("M-9 -38L9 -38L12 -33L-12 -33Z", "gold", 1.2),
      part(oval(0, -51, 14), ramp(".94 .05 230/.82 .09 240/.66 .12 280/.46 .12 290"), 7),
      toned(oval(-5, -56, 3.4, 2.4), "white", 0.4),
      part(ovalPair(18, -56, 4), SKIN, 1.2),
    ],
    reach: [14, 14],
  }),
  mime: () => ({
    top: colourTones("white"),
    legs: colourTones("black"),
    over: [
      toned(
        box(-13, -76, 13, -72) +
          box(-12.6, -67, 12.6, -63) +
          box(-12.2, -58, 12.2, -54) +
          box(-12, -49, 12, -46),
        "black",
        0.6,
      ),
      toned(ribbonPair("5 -80 2.4, 6 -44 2.4"), "red", 0.6),
    ],
    face: [
      part(oval(0, -91, 8.6, 9.6), WHITE_FACE, 3),
      part(
        ovalPair(3.2, -91, 1.4, 1.6) +
          ribbonPair("3.2 -96 0.8, 3.2 -94 0.8") +
          ribbonPair("3.2 -88 0.7, 3.2 -85 0.7"),
        HAIR.dark,
        0.3,
      ),
      toned(ribbon("-3 -84.6 1.2, 0 -83.6 1.4, 3 -84.6 1.2"), "red", 0.3),
    ],
    hat: [toned("M-12 -97Q-16 -107 -2 -108Q14 -108 12 -98Q2 -101 -12 -97Z", "black", 2.6)],
    left: [24, -80, 26, -94],
    right: [24, -80, 26, -94],
    held: [toned(ovalPair(26, -97, 5, 5.6), "white", 1.6)],
  }),
  juggler: () => ({
    top: colourTones("green"),
    legs: colourTones("purple"),
    over: [
      toned("M-13 -80Q0 -66 13 -80L13 -44L0 -44L0 -80Z", "yellow", 1.4),
      toned(box(-12, -48, 12, -44), "red", 0.8),
    ],
    hat: [
      toned(
        "M-10 -96Q-14 -108 -22 -110Q-8 -116 0 -107Q8 -116 22 -110Q14 -108 10 -96Q0 -100 -10 -96Z",
        "red",
        2.4,
      ),
      toned(ovalPair(22, -110, 2.6), "gold", 1),
    ],
    left: [22, -66, 30, -76],
    right: [22, -66, 30, -76],
    held: [
      toned(oval(-33, -88, 5.4) + oval(22, -124, 5.4), "red", 3),
      toned(oval(-38, -108, 5.4) + oval(37, -106, 5.4), "yellow", 3),
      toned(oval(-24, -124, 5.4) + oval(33, -86, 5.4), "blue", 3),
    ],
    reach: [14, 14],
  }),
  turbanedGroom: () => ({
    top: ramp(".95 .04 90/.88 .06 88/.75 .07 84/.56 .06 78"),
    cut: "gown",
    hairCut: "none",
    over: [
      part(
        "M-15 -60Q-19 -30 -20 -22Q0 -17 20 -22Q19 -30 15 -60L6 -81L-6 -81Z",
        ramp(".95 .04 90/.88 .06 88/.75 .07 84/.56 .06 78"),
        3,
      ),
      toned(
        ribbon("0 -79 2.6, 0 -22 2.6") + oval(0, -72, 1.8) + oval(0, -62, 1.8) + oval(0, -52, 1.8),
        "gold",
        0.8,
      ),
      toned("M-12 -79L-6 -82L16 -40L14 -20L8 -22L8 -38Z", "red", 1.6),
    ],
    hat: [
      part("M-11 -95Q-17 -112 -2 -115Q15 -116 15 -104Q15 -98 11 -95Q0 -102 -11 -95Z", colourTones("red"), 4, {
        lines: {
          path: "M-13 -101Q-2 -112 13 -109M-13 -97Q-2 -107 15 -103M-10 -106Q0 -114 8 -114",
          width: 1.1,
        },
      }),
      part("M-1 -104L2 -122L5 -104Q2 -101 -1 -104Z" + oval(2, -104, 3.6), gold, 1.2),
      toned(
        [-8, -4, 0, 4, 8]
          .map((x) =>
            ribbon([
              [x, -97, 1.4],
              [x, -80 - Math.abs(x) * 0.4, 1.4],
            ]),
          )
          .join(""),
        "white",
        0.6,
      ),
      part([-8, -4, 0, 4, 8].map((x) => oval(x, -79 - Math.abs(x) * 0.4, 1.8)).join(""), gold, 0.8),
    ],
    left: [20, -60, 16, -48],
    right: ARM.before,
    held: [
      toned(
        [
          [-12, -70],
          [-13, -60],
          [-9, -50],
          [0, -44],
          [9, -50],
          [13, -60],
          [12, -70],
        ]
          .map(([x, y]) => oval(x!, y!, 4.2))
          .join(""),
        "orange",
        2,
      ),
      toned(
        [
          [-13, -65],
          [-11, -55],
          [-5, -46],
          [5, -46],
          [11, -55],
          [13, -65],
        ]
          .map(([x, y]) => oval(x!, y!, 2.6))
          .join(""),
        "red",
        1.2,
      ),
    ],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
