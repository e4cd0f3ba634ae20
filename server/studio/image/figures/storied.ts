import type { Role } from "../../reading/scene/roles.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { BEARD, TIE } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, ribbon } from "./outline.ts";
import { flamencoDress } from "./robes.ts";
import { ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** Costumes of roles of the arena, of dance and of faith. */
export const STORIED = {
  bullfighter: () => ({
    top: colourTones("gold"),
    legs: colourTones("pink"),
    over: [
      toned("M-4 -81L4 -81L5 -50L-5 -50Z", "white", 1),
      toned(TIE, "red", 0.8),
      toned(ovalPair(10, -72, 2.6) + ovalPair(9, -62, 2.4) + ovalPair(8.4, -53, 2.4), "white", 0.8),
      toned(box(-11.6, -50, 11.6, -44), "red", 1),
      toned(ribbonPair("10.4 -44 2.4, 9 -22 2.4"), "gold", 0.8),
      toned(ribbonPair("6.6 -20 6, 6.6 -4 5.4"), "pink", 1.4, { lift: 0.1 }),
    ],
    hat: [
      toned(
        "M-15 -98Q-17 -106 -10 -106Q-9 -110 0 -110Q9 -110 10 -106Q17 -106 15 -98Q8 -99 0 -99Q-8 -99 -15 -98Z",
        "black",
        3,
      ),
    ],
    left: ARM.hip,
    right: [22, -72, 30, -76],
    held: [
      toned("M26 -80L66 -84Q72 -50 64 -8Q44 -14 24 -4Q30 -40 26 -80Z", "red", 5, {
        lines: { path: "M38 -80Q42 -44 36 -8M54 -82Q56 -44 52 -10", width: 1.4 },
      }),
      toned(ribbon("24 -81 2.4, 68 -85 2.4"), "brown", 0.8),
      part(oval(30, -78, 3.8), SKIN, 1.2),
    ],
    reach: [0, 40],
  }),
  flamencoDancer: () => ({
    ...flamencoDress(true),
    left: [24, -84, 12, -112],
    right: ARM.hip,
    reach: [4, 4],
  }),
  bellyDancer: () => ({
    top: SKIN,
    sleeves: SKIN,
    hairCut: "long",
    cut: "dress",
    legs: colourTones("purple"),
    over: [
      toned(oval(-5.6, -71, 6, 5) + oval(5.6, -71, 6, 5) + ribbonPair("6 -75 2, 7 -81 2"), "purple", 2),
      toned(
        ribbon("-11 -67 1.4, 0 -66 1.4, 11 -67 1.4") +
          oval(-8, -65, 1.2) +
          oval(-3, -64.4, 1.2) +
          oval(3, -64.4, 1.2) +
          oval(8, -65, 1.2),
        "gold",
        0.6,
      ),
      part(oval(0, -55, 1), HAIR.brown, 0.3),
      toned("M-10 -50Q-20 -34 -27 -6Q0 2 27 -6Q20 -34 10 -50Q0 -46 -10 -50Z", "purple", 4, {
        lines: { path: "M-4 -46L-12 -4M4 -46L12 -4M0 -46L0 -2", width: 1 },
      }),
      toned(
        "M-12 -51Q0 -44 12 -51L12 -46Q0 -38 -12 -46Z" +
          [-10, -6, -2, 2, 6, 10].map((x) => oval(x, -42 + Math.abs(x) * -0.3, 1.8)).join(""),
        "gold",
        1,
      ),
    ],
    hat: [toned(ribbon("-9 -97 2.4, 0 -99.6 2.4, 9 -97 2.4") + oval(0, -97, 1.8), "gold", 0.8)],
    left: [26, -80, 38, -96],
    right: [26, -80, 38, -96],
    held: [
      toned(
        "M-40 -98Q-54 -70 -38 -30Q-46 -30 -50 -34Q-62 -74 -44 -100ZM40 -98Q54 -70 38 -30Q46 -30 50 -34Q62 -74 44 -100Z",
        "pink",
        2,
      ),
      part(ovalPair(39, -97, 3.6), SKIN, 1),
    ],
    reach: [28, 28],
  }),
  bishop: () => ({
    top: colourTones("white"),
    cut: "gown",
    behind: [toned("M-8 -82Q-26 -60 -30 -6Q0 2 30 -6Q26 -60 8 -82Z", "red", 3)],
    over: [
      toned(ribbons("-8 -80 5, -5 -60 5, -5 -14 5", "8 -80 5, 5 -60 5, 5 -14 5"), "gold", 1.2),
      toned(
        box(-7.4, -28, -2.6, -26) + box(-6, -32, -4, -20) + box(2.6, -28, 7.4, -26) + box(4, -32, 6, -20),
        "red",
        0.5,
      ),
      toned(box(-1.2, -72, 1.2, -58) + box(-4.6, -68, 4.6, -65.6), "gold", 0.8),
    ],
    hair: HAIR.grey,
    hat: [
      toned("M-10.4 -96Q-14 -112 0 -126Q14 -112 10.4 -96Q0 -100 -10.4 -96Z", "white", 3),
      toned(
        ribbon("-10.4 -98 2.6, 0 -101 2.6, 10.4 -98 2.6") +
          ribbon("0 -101 2.6, 0 -122 2.6") +
          ribbon("-6 -110 2, 6 -110 2"),
        "gold",
        0.8,
      ),
    ],
    left: [22, -78, 24, -94],
    right: ARM.out,
    held: [
      toned(
        ribbon("30 2 3, 30 -100 3, 32 -114 3, 41 -118 3, 47 -110 3, 42 -103 3, 37 -107 2.6"),
        "gold",
        1.2,
      ),
      part(oval(29, -66, 3.8), SKIN, 1.2),
    ],
    reach: [0, 20],
  }),
  rabbi: () => ({
    top: colourTones("black"),
    legs: colourTones("black"),
    cut: "gown",
    over: [
      toned("M-13 -80Q-17 -60 -16 -26L-4 -26L-4 -78ZM13 -80Q17 -60 16 -26L4 -26L4 -78Z", "white", 2.4),
      toned(
        box(-16.4, -36, -4, -34) + box(-16.4, -32, -4, -29) + box(4, -36, 16.4, -34) + box(4, -32, 16.4, -29),
        "blue",
        0.5,
      ),
      toned(
        [-14, -10, -6, 6, 10, 14]
          .map((x) =>
            ribbon([
              [x, -26, 1.2],
              [x, -18, 1],
            ]),
          )
          .join(""),
        "white",
        0.5,
      ),
    ],
    face: [
      part(BEARD, HAIR.dark, 2),
      part("M-7 -80Q0 -58 7 -80Q0 -74 -7 -80Z", HAIR.dark, 2),
      part(ribbonPair("8.6 -93 2, 9.4 -84 2, 8.4 -76 1.8"), HAIR.dark, 1),
    ],
    hat: [
      toned("M-19 -96Q0 -101 19 -96Q14 -92.6 0 -94.6Q-14 -92.6 -19 -96Z", "black", 2),
      toned("M-10 -97Q-9.6 -111 0 -111Q9.6 -111 10 -97Q0 -100 -10 -97Z", "black", 3),
    ],
    left: ARM.before,
    right: ARM.before,
    held: [
      // A scroll of two rollers.
      toned(box(-14, -70, 14, -46), "yellow", 1, {
        lift: 0.08,
        lines: { path: "M-9 -64L9 -64M-9 -59L9 -59M-9 -54L9 -54", width: 1 },
      }),
      toned(ribbonPair("15 -74 5, 15 -42 5"), "brown", 2),
      toned(ovalPair(15, -76, 3) + ovalPair(15, -40, 3), "gold", 1),
      part(ovalPair(15, -56, 3.6), SKIN, 1.2),
    ],
  }),
  pandit: () => ({
    top: SKIN,
    sleeves: SKIN,
    legs: colourTones("orange"),
    cut: "dress",
    hairCut: "none",
    over: [
      toned("M-11.6 -48Q-15 -24 -14 -4Q0 0 14 -4Q15 -24 11.6 -48Z", "orange", 3, {
        lines: { path: "M0 -46L-3 -4M6 -46L4 -4M-6 -46L-9 -6", width: 1 },
      }),
      toned("M5 -81Q12 -80 13 -72L13 -54Q8 -60 2 -62Q-6 -56 -12 -46L-12 -54Q-4 -64 5 -81Z", "yellow", 2.4),
      toned(
        [-6, -4, -1, 2, 5].map((x, i) => oval(x, -74 + i * 1 + (2 - Math.abs(i - 2)) * 3, 1.7)).join(""),
        "brown",
        0.8,
      ),
    ],
    face: [
      toned(ribbons("-5 -97.6 1.2, 5 -97.6 1.2", "-5 -95.4 1.2, 5 -95.4 1.2"), "white", 0.3),
      toned(oval(0, -96.4, 1.5), "red", 0.4),
      part(oval(4, -103, 3, 5), HAIR.dark, 1.4),
    ],
    left: [20, -64, 12, -60],
    right: ARM.out,
    held: [
      toned(oval(36, -62, 13, 4), "gold", 1.4),
      toned("M29 -64Q36 -58 43 -64L41 -68L31 -68Z", "brown", 1.4),
      part("M36 -82Q41 -75 38 -68L34 -68Q31 -75 36 -82Z", colourTones("orange"), 0, {
        lit: [0.86, 0.06, 0.14],
      }),
      toned(oval(-11, -63, 5, 6) + ribbon("-11 -72 2, -11 -68 2"), "gold", 1.4),
      part(oval(29, -64, 3.6), SKIN, 1.2),
    ],
    reach: [0, 20],
  }),
  shrineMaiden: () => ({
    top: colourTones("white"),
    legs: colourTones("red"),
    cut: "dress",
    hairCut: "long",
    behind: [part("M-9 -96Q-13 -60 -8 -36L8 -36Q13 -60 9 -96Z", HAIR.dark, 2)],
    over: [
      part("M-4 -82L0 -70L4 -82Z", SKIN, 0.8),
      toned(ribbons("-6 -82 2.6, 1 -66 2.6", "6 -82 2.6, -1 -66 2.6"), "red", 0.6),
      toned("M-10 -60Q-18 -30 -21 -3Q0 2 21 -3Q18 -30 10 -60Z", "red", 4, {
        lines: { path: "M-4 -56L-9 -2M4 -56L9 -2M0 -56L0 -1", width: 1 },
      }),
      toned(
        ribbon("-10.6 -60 4, 10.6 -60 4") + ribbons("-2 -58 3, -8 -44 3", "2 -58 3, 8 -44 3"),
        "red",
        1.2,
        { lift: 0.1 },
      ),
    ],
    hat: [toned(ribbon("-9 -98 2, 0 -101 2, 9 -98 2"), "white", 0.6)],
    left: ARM.before,
    right: [22, -74, 27, -84],
    held: [
      toned("M-9 -79Q-15 -79 -20 -68L-24 -46L-6 -50L-6 -62ZM9 -79L18 -80L34 -72L30 -50L14 -60Z", "white", 3),
      toned(ribbon("26 -70 2.4, 30 -108 2.4"), "brown", 0.8),
      toned(
        "M30 -108L38 -104L34 -98L44 -94L38 -86L48 -82L44 -76L34 -80L38 -87L28 -92ZM30 -108L24 -102L28 -97L20 -92L25 -86L18 -80L23 -77L30 -86L26 -92L31 -96Z",
        "white",
        1,
      ),
      part(oval(27, -82, 3.4), SKIN, 1),
    ],
    reach: [0, 18],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
