import type { Role } from "../../reading/scene/roles.ts";
import type { Part } from "../sculpt.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { BARE_CHEST } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A goal with its net, and the goalkeeper before it. */
const GOAL: Part[] = [
  toned(
    Array.from({ length: 11 }, (_, i) =>
      ribbon([
        [-60 + i * 12, -112, 0.9],
        [-60 + i * 12, 0, 0.9],
      ]),
    ).join("") +
      Array.from({ length: 9 }, (_, i) =>
        ribbon([
          [-64, -106 + i * 13, 0.9],
          [64, -106 + i * 13, 0.9],
        ]),
      ).join(""),
    "grey",
    0.3,
  ),
  toned(
    ribbons("-64 1 4.6, -64 -116 4.6", "64 1 4.6, 64 -116 4.6", "-64 -116 4.6, 64 -116 4.6"),
    "white",
    1.6,
  ),
];

const LONG_SOCKS = ribbonPair("6.6 -18 7, 6.6 -5 6");

/** Of ball games, and of the ring. */
export const CONTENDERS = {
  goalkeeper: () => ({
    top: colourTones("green"),
    legs: colourTones("black"),
    cut: "shorts",
    behind: GOAL,
    over: [
      toned("M-3 -70L2 -72L2 -54L-1.6 -54L-1.6 -66L-3 -66Z", "white", 0.6),
      toned(LONG_SOCKS, "green", 2),
      toned("M-5 -81.6L0 -76L5 -81.6L3.4 -83L-3.4 -83Z", "yellow", 0.8),
    ],
    hat: [
      toned("M-10 -96Q-10.4 -106 0 -106Q10.4 -106 10 -96Z", "black", 3),
      toned("M-10 -97Q0 -92 13 -97Q12 -91.6 0 -91.6Q-10 -92 -10 -97Z", "black", 1.5),
    ],
    left: [25, -84, 34, -99],
    right: [25, -84, 34, -99],
    held: [
      toned(
        [-1, 1]
          .map(
            (side) =>
              oval(side * 36, -102, 8, 7.4) +
              [-6, -2, 2, 6]
                .map((x) =>
                  ribbon([
                    [side * 36 + x, -105, 4],
                    [side * 37.4 + x * 1.3, -116, 3.6],
                  ]),
                )
                .join("") +
              ribbon([
                [side * 31, -99, 4],
                [side * 25, -106, 3.4],
              ]),
          )
          .join(""),
        "orange",
        2.4,
      ),
      toned(ovalPair(36, -101, 4.4, 3.6), "white", 0.8),
    ],
    reach: [36, 36],
  }),
  referee: () => ({
    top: colourTones("yellow"),
    legs: colourTones("black"),
    cut: "shorts",
    over: [
      toned("M-6 -81.6L0 -72L6 -81.6L3.4 -83L-3.4 -83Z", "black", 0.8),
      toned(box(-10, -70, -4, -62), "black", 0.6),
      toned(LONG_SOCKS, "black", 2),
      toned(ribbon("0 -49 3, 11 -48 3") + ribbon("-11 -48 3, 0 -49 3"), "black", 0.6),
    ],
    face: [toned(box(-1, -87.6, 6, -84) + oval(6.6, -85.6, 2.8), "grey", 0.9)],
    right: [22, -88, 22, -107],
    left: [21, -70, 31, -80],
    held: [
      toned(polygon("15 -126, 30 -124, 28 -103, 13 -105"), "red", 1.2),
      toned(ribbon("-31 -80 4, -37 -87 3"), "yellow", 0),
      part(oval(22, -107, 3.6) + ribbon("-31 -80 4.6, -39 -88 3"), SKIN, 1.2),
    ],
    reach: [10, 6],
  }),
  coach: () => ({
    top: colourTones("blue"),
    legs: colourTones("blue"),
    over: [
      toned(ribbon("0 -80 1.2, 0 -44 1.2"), "white", 0.4),
      toned(ribbonPair("9.4 -44 1.6, 9 -4 1.6"), "white", 0.5),
      toned(ribbons("-5 -82 1.4, 0 -64 1.4, 5 -82 1.4") + oval(0, -61, 3.2), "red", 0.8),
    ],
    hat: [
      toned("M-10 -96Q-10.4 -107 0 -107Q10.4 -107 10 -96Z", "red", 3),
      toned("M-10 -97Q0 -92 14 -98Q13 -91.6 0 -91.6Q-10 -92 -10 -97Z", "red", 1.5),
    ],
    right: ARM.raised,
    left: ARM.before,
    held: [
      toned(oval(26, -113, 7), "grey", 2),
      toned(oval(26, -113, 5) + box(24.4, -123, 27.6, -119), "white", 0.8),
      toned(ribbon("26 -113 1.2, 28.6 -116 1"), "black", 0.3),
      toned(polygon("-18 -70, -1 -70, -1 -47, -18 -47"), "brown", 1),
      toned(polygon("-16.4 -68, -2.6 -68, -2.6 -49, -16.4 -49"), "white", 0.6, {
        lines: { path: "M-14 -63L-5 -63M-14 -58L-5 -58M-14 -53L-8 -53", width: 0.9 },
      }),
    ],
    reach: [0, 6],
  }),
  boxer: () => ({
    ...BARE_CHEST,
    legs: colourTones("red"),
    cut: "shorts",
    over: [
      ...BARE_CHEST.over!,
      toned("M-12 -48L12 -48L13 -25L1.5 -25L0 -34L-1.5 -25L-13 -25Z", "red", 3),
      toned(box(-12.4, -50, 12.4, -44.6), "gold", 1),
    ],
    left: [23, -66, 16, -79],
    right: [23, -66, 16, -79],
    held: [
      toned(ovalPair(16, -84, 9, 8.4), "red", 4),
      toned(ovalPair(9.6, -81, 3.6, 4.4), "red", 2),
      toned(ribbonPair("12 -74.6 3.6, 21 -75.6 3.6"), "white", 1),
    ],
  }),
  wrestler: () => ({
    top: SKIN,
    sleeves: SKIN,
    legs: colourTones("blue"),
    over: [
      toned(
        "M-8 -80L-4 -80Q-3 -66 0 -64Q3 -66 4 -80L8 -80Q9 -66 12 -62L11.6 -42Q0 -38 -11.6 -42L-12 -62Q-9 -66 -8 -80Z",
        "blue",
        2.4,
      ),
      toned(box(-12.6, -51, 12.6, -44), "gold", 1),
      toned(oval(0, -47.6, 8, 6), "gold", 1.6),
      toned(oval(0, -47.6, 3), "red", 0.8),
    ],
    left: [28, -76, 20, -98],
    right: [28, -76, 20, -98],
    held: [part(ovalPair(23, -79, 6, 5) + ovalPair(20, -99, 4.4), SKIN, 2.4)],
  }),
  luchador: () => ({
    ...BARE_CHEST,
    legs: colourTones("green"),
    hairCut: "none",
    behind: [toned("M-8 -81Q-24 -60 -28 -10Q0 -2 28 -10Q24 -60 8 -81Z", "red", 3)],
    face: [
      toned(oval(0, -91, 10, 11), "green", 3),
      toned(
        "M-8 -94Q-4 -98 -1 -91Q-4 -88 -8 -90ZM8 -94Q4 -98 1 -91Q4 -88 8 -90Z" + oval(0, -84.6, 4.6, 2.6),
        "gold",
        1,
      ),
      toned(ovalPair(4, -91.6, 2), "black", 0.4),
      part(oval(0, -84.6, 3, 1.4), SKIN, 0.4),
      toned("M0 -101L2.4 -96L0 -93L-2.4 -96Z", "gold", 0.6),
    ],
    left: ARM.hip,
    right: ARM.hip,
    held: [
      toned(box(-12.6, -51, 12.6, -44) + oval(0, -47.6, 7, 6), "gold", 1.4),
      toned(LONG_SOCKS, "gold", 1.4),
    ],
  }),
  sumoWrestler: () => ({
    top: SKIN,
    sleeves: SKIN,
    cut: "swimsuit",
    hat: [
      part("M-10 -94Q-11 -105 0 -105Q11 -105 10 -94Q6 -99 0 -99Q-6 -99 -10 -94Z", HAIR.dark, 2.5),
      part(oval(0, -106, 6, 4.4) + ribbon("-5 -109 4, 6 -108 5"), HAIR.dark, 2),
      toned(ribbon("-4 -104.6 1.6, 4 -104.6 1.6"), "white", 0.6),
    ],
    over: [
      part(oval(0, -72, 25, 13), SKIN, 5),
      part(oval(0, -54, 26, 21), SKIN, 8),
      part(ovalPair(12, -20, 12, 22) + ovalPair(13, -2, 9, 3.4), SKIN, 5),
      part(
        ribbon("-18 -66 1, -10 -62.6 1.4, -2 -65 1") +
          ribbon("18 -66 1, 10 -62.6 1.4, 2 -65 1") +
          oval(0, -48, 1.4),
        HAIR.brown,
        0.3,
      ),
      toned("M-26 -46Q0 -30 26 -46L25 -36Q0 -20 -25 -36Z", "blue", 3),
      toned("M-8 -36L8 -36L6 -12L-6 -12Z", "blue", 3, { lift: -0.06 }),
      toned(
        Array.from({ length: 5 }, (_, i) =>
          ribbon([
            [-10 + i * 5, -30, 1.6],
            [-12 + i * 6, -12, 1.4],
          ]),
        ).join(""),
        "blue",
        0.8,
      ),
    ],
    left: [33, -62, 24, -34],
    right: [33, -62, 24, -34],
    held: [
      part(ribbonPair("22 -76 12, 32 -60 11, 25 -36 8"), SKIN, 4),
      part(ovalPair(24, -33, 4.6), SKIN, 1.6),
    ],
    reach: [6, 6],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
