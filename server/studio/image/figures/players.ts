import type { Role } from "../../reading/scene/roles.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { suit } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones, ramp } from "./tones.ts";

/** Of music, and of the law. */
export const PLAYERS = {
  conductor: () => ({
    top: colourTones("black"),
    legs: colourTones("black"),
    behind: [toned("M-10 -52L-16 -14L-6 -22L0 -40L6 -22L16 -14L10 -52Z", "black", 2)],
    over: [
      toned("M-6 -82L0 -52L6 -82L3 -83L-3 -83Z", "white", 1),
      toned("M-4.6 -81L0 -79L4.6 -81L4.6 -76.6L0 -78.4L-4.6 -76.6Z", "white", 0.6, { lift: -0.1 }),
    ],
    hair: HAIR.grey,
    hairCut: "long",
    left: [25, -82, 34, -94],
    right: [24, -84, 28, -102],
    held: [
      toned(ribbon("27 -102 2, 48 -122 1.2"), "white", 0.5),
      part(oval(28, -102, 3.6), SKIN, 1),
      // A stand with its sheet.
      toned(ribbon("0 -32 2.4, 0 -2 2.4") + ribbons("-12 1 2.4, 0 -6 2.4, 12 1 2.4"), "grey", 0.8),
      toned(polygon("-22 -52, 22 -52, 25 -32, -25 -32"), "brown", 1.4),
      toned(polygon("-19 -50, 19 -50, 21 -35, -21 -35"), "white", 0.6, {
        lines: { path: "M-17 -47L17 -47M-18 -43L18 -43M-19 -39L19 -39M0 -50L0 -35", width: 0.8 },
      }),
    ],
    reach: [6, 20],
  }),
  violinist: (woman) => ({
    top: colourTones("black"),
    cut: woman ? "gown" : "trousers",
    hairCut: woman ? "long" : "short",
    over: woman ? [] : suit("black"),
    left: [25, -70, 34, -76],
    right: [24, -64, 16, -70],
    held: [
      part(
        "M2 -80Q-2 -72 -10 -73Q-12 -69 -18 -70Q-26 -68 -25 -76Q-25 -82 -17 -84Q-12 -86 -9 -83Q-2 -84 2 -80Z",
        ramp(".66 .12 50/.54 .12 45/.40 .10 40/.27 .07 36"),
        2.4,
      ),
      toned(ribbon("-24 -77 2.4, -46 -73 2.4") + oval(-48, -73, 3.4, 2.6), "black", 0.8),
      toned(ribbon("-3 -78 0.9, -44 -74 0.9"), "white", 0.3),
      toned(ribbon("20 -60 1.8, -24 -98 1.6"), "brown", 0.6),
      part(oval(16, -68, 3.6) + oval(-36, -76, 3.4), SKIN, 1),
    ],
    reach: [18, 0],
  }),
  drummer: () => ({
    top: colourTones("white"),
    legs: colourTones("black"),
    over: [
      toned("M-13 -78L-4 -80L-5 -46L-12 -46ZM13 -78L4 -80L5 -46L12 -46Z", "red", 1.6),
      toned(box(-12.4, -50, 12.4, -46), "yellow", 0.8),
    ],
    hat: [toned("M-10 -95Q-10 -108 0 -108Q10 -108 10 -95Q0 -99 -10 -95Z", "red", 2.6)],
    left: [22, -64, 24, -54],
    right: ARM.raised,
    held: [
      toned(ribbon("-8 -80 2.6, 12 -56 2.6"), "brown", 0.8),
      part(oval(-6, -42, 25, 24), ramp(".97 .01 85/.92 .02 85/.82 .03 80/.64 .035 75"), 3),
      part(
        "M-33 -42a27 26 0 1 0 54 0a27 26 0 1 0 -54 0ZM-28 -42a22 21 0 1 1 44 0a22 21 0 1 1 -44 0Z",
        colourTones("brown"),
        2,
      ),
      toned(
        Array.from({ length: 8 }, (_, i) =>
          oval(-6 + Math.cos(i * 0.785) * 24.4, -42 + Math.sin(i * 0.785) * 23.4, 1.8),
        ).join(""),
        "red",
        0.8,
      ),
      toned(ribbon("25 -103 3, 36 -86 3, 34 -76 3"), "brown", 1),
      toned(oval(33, -73, 4.6), "brown", 2),
      toned(ribbon("-26 -54 1.8, -36 -38 1.6"), "brown", 0.6),
      part(oval(25, -103, 3.6) + oval(-24, -54, 3.6), SKIN, 1),
    ],
    reach: [6, 10],
  }),
  trumpeter: () => ({
    top: colourTones("red"),
    legs: colourTones("black"),
    over: [
      toned(
        oval(-4, -70, 1.3) +
          oval(4, -70, 1.3) +
          oval(-4, -60, 1.3) +
          oval(4, -60, 1.3) +
          box(-12, -50, 12, -47),
        "gold",
        0.8,
      ),
    ],
    hat: [
      toned("M-9.6 -97L-9 -112Q0 -114 9 -112L9.6 -97Q0 -100 -9.6 -97Z", "red", 2.4),
      toned("M-10 -97Q0 -92 10 -97Q8 -93 0 -93Q-8 -93 -10 -97Z" + oval(0, -106, 2.4), "gold", 1),
    ],
    left: [20, -74, 4, -79],
    right: [24, -76, 26, -85],
    held: [
      toned(ribbon("2 -85 3, 38 -88 3.4") + "M36 -91Q46 -92 54 -100L56 -76Q46 -84 36 -85Z", "gold", 2),
      toned(
        ribbon("8 -84 2.6, 10 -75 2.6, 28 -76 2.6, 30 -86 2.6") +
          ribbons("14 -92 2.6, 14 -80 2.6", "19 -92 2.6, 19 -80 2.6", "24 -92 2.6, 24 -80 2.6"),
        "gold",
        1,
        { lift: -0.08 },
      ),
      part(oval(26, -84, 3.6) + oval(-1, -80, 3.4), SKIN, 1),
    ],
    reach: [0, 26],
  }),
  superhero: (woman) => ({
    top: colourTones("blue"),
    legs: colourTones("blue"),
    hairCut: woman ? "long" : "short",
    behind: [
      toned("M-9 -82Q-30 -56 -42 -14Q-20 -4 0 -10Q20 -4 42 -14Q30 -56 9 -82Z", "red", 5, {
        lines: { path: "M-14 -60L-26 -10M14 -60L26 -10", width: 1.4 },
      }),
    ],
    over: [
      toned("M-9 -76L9 -76L10 -68L0 -56L-10 -68Z", "yellow", 1.2),
      toned(polygon("1 -75, -5 -66, -0.6 -66, -2 -58, 5 -68, 1 -68"), "red", 0.6),
      toned("M-12 -50L12 -50L11 -40L3 -33L-3 -33L-11 -40Z", "red", 2),
      toned(box(-12, -51, 12, -47.6), "yellow", 0.8),
      toned(ribbonPair("6.6 -22 8, 6.6 -3 7"), "red", 2),
    ],
    face: [
      toned("M-9 -95Q0 -98 9 -95L8.6 -88Q4 -86.4 0 -89Q-4 -86.4 -8.6 -88Z", "red", 1),
      toned(ovalPair(3.6, -91.4, 1.9), "white", 0.4),
    ],
    left: ARM.hip,
    right: ARM.hip,
    held: [toned(ovalPair(12, -50, 4.4), "red", 1.6)],
    reach: [14, 14],
  }),
  prisoner: () => ({
    top: colourTones("white"),
    legs: colourTones("white"),
    over: [
      toned(
        box(-13, -77, 13, -73) +
          box(-12.6, -69, 12.6, -65) +
          box(-12.4, -61, 12.4, -57) +
          box(-12, -53, 12, -49),
        "black",
        0.6,
      ),
      toned(
        [-40, -32, -24, -16, -8]
          .map((y) => box(-11.6, y, -1.6, y + 3.6) + box(1.6, y, 11.6, y + 3.6))
          .join(""),
        "black",
        0.6,
      ),
    ],
    hat: [
      toned("M-9.8 -96Q-10 -107 0 -107Q10 -107 9.8 -96Q0 -99 -9.8 -96Z", "white", 2.4),
      toned(ribbons("-9.8 -99 2.6, 0 -101.6 2.6, 9.8 -99 2.6"), "black", 0.6),
    ],
    left: [18, -62, 8, -54],
    right: [18, -62, 8, -54],
    held: [
      part(
        "M-12 -54a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM-9.6 -54a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0ZM2 -54a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM4.4 -54a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z",
        colourTones("grey"),
        1,
      ),
      toned(ribbon("-3 -54 2, 3 -54 2"), "grey", 0.6),
      toned(oval(38, -10, 12), "black", 5),
      toned([14, 19, 24, 29].map((x, i) => oval(x, -3 - i * 1.4, 3, 1.8)).join(""), "grey", 0.8),
      toned(ribbon("3 -6 3, 11 -6 3"), "grey", 0.8),
    ],
    reach: [0, 20],
  }),
  executioner: () => ({
    top: SKIN,
    sleeves: SKIN,
    legs: colourTones("black"),
    hairCut: "none",
    over: [toned(ribbon("-12 -78 3, 10 -46 3") + box(-12.4, -50, 12.4, -45), "brown", 1)],
    face: [
      toned(
        "M-11 -86Q-13 -102 0 -112Q13 -102 11 -86Q14 -78 12 -72Q0 -66 -12 -72Q-14 -78 -11 -86Z",
        "black",
        3.4,
      ),
      toned(ovalPair(3.8, -91, 2.2, 1.8), "white", 0.5),
      part(ovalPair(3.8, -91, 1), HAIR.dark, 0.2),
    ],
    left: ARM.hip,
    right: ARM.out,
    held: [
      toned(ribbon("30 2 3.4, 30 -112 3.4"), "brown", 1),
      toned("M31 -112L50 -122Q62 -102 50 -82L31 -92Z", "grey", 2),
      toned("M29 -106L18 -110L18 -96L29 -98Z", "grey", 1.4),
      part(oval(29, -66, 4), SKIN, 1.2),
    ],
    reach: [0, 28],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
