import type { Role } from "../../reading/scene/roles.ts";
import { bench } from "./acts-low.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { BEARD, BIB } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones, ramp } from "./tones.ts";

const WOOL = ramp(".97 .01 90/.91 .014 90/.80 .02 85/.62 .02 80");

const apples = (x: number, y: number, colour: Parameters<typeof toned>[1]) =>
  toned(
    [0, 1, 2].map((i) => oval(x + i * 7, y, 4)).join("") + oval(x + 3.5, y - 5, 4) + oval(x + 10.5, y - 5, 4),
    colour,
    2,
  );

/** Of those who sell or tend, by their goods and tools. */
export const GUILDSMEN = {
  butcher: () => ({
    top: colourTones("white"),
    over: [
      toned(BIB, "white", 3),
      toned(
        "M-6 -46Q-2 -52 3 -47Q8 -44 4 -38Q-2 -34 -7 -38ZM6 -30Q10 -34 12 -28Q9 -24 6 -26ZM-10 -30Q-7 -33 -5 -28Q-8 -25 -10 -26Z",
        "red",
        0.6,
      ),
      toned(ribbonPair("7 -71 2, 8 -80 2"), "red", 0.6),
    ],
    hat: [
      toned("M-10.4 -95L-11 -106Q0 -109 11 -106L10.4 -95Q0 -98 -10.4 -95Z", "white", 2.5),
      toned(box(-10.6, -99, 10.6, -95.6), "red", 0.8),
    ],
    face: [toned("M-6 -87Q-3 -89 0 -87.6Q3 -89 6 -87Q3 -85 0 -86Q-3 -85 -6 -87Z", "black", 0.6)],
    left: ARM.out,
    right: ARM.raised,
    held: [
      toned("M26 -100L46 -104L48 -120L28 -116Z", "grey", 1.2, { lift: 0.1 }),
      toned(ribbon("25 -96 4, 29 -112 3"), "brown", 1),
      toned(oval(-36, -54, 12, 9), "pink", 3),
      part(oval(-36, -54, 8, 5.6), ramp(".64 .16 25/.54 .17 24/.42 .14 22/.30 .10 20"), 2),
      toned(ribbon("-29 -64 4, -34 -60 4") + oval(-28, -66, 3) + oval(-32, -68, 2.6), "white", 1),
    ],
    reach: [18, 18],
  }),
  fishmonger: () => ({
    top: colourTones("blue"),
    over: [
      toned(BIB, "white", 3, {
        lines: { path: "M-9 -54L-10 -22M-4 -58L-4 -20M4 -58L4 -20M9 -54L10 -22", width: 1.4 },
      }),
    ],
    hat: [
      toned("M-10 -96Q-10.4 -106 0 -106Q10.4 -106 10 -96Z", "white", 3),
      toned("M-13 -97L13 -97L12 -93.6L-12 -93.6Z", "white", 1),
    ],
    left: [20, -62, 18, -54],
    right: [20, -62, 18, -54],
    held: [
      toned(
        "M-40 -57Q-24 -70 2 -66Q20 -64 30 -57L44 -67L41 -54L44 -43L30 -52Q18 -44 0 -44Q-26 -44 -40 -57Z",
        "grey",
        4,
      ),
      toned("M-32 -50Q-14 -42 12 -45Q24 -47 30 -52Q16 -50 -4 -50Q-20 -50 -32 -50Z", "white", 1),
      toned(oval(-29, -58, 2.6), "black", 0.6),
      toned("M-18 -66Q-22 -56 -17 -46L-14.6 -46Q-19 -56 -15 -66Z", "black", 0.5),
      part(ovalPair(18, -52, 4), SKIN, 1.2),
    ],
    reach: [12, 14],
  }),
  greengrocer: () => ({
    top: colourTones("white"),
    over: [toned(BIB, "green", 3)],
    left: [21, -62, 25, -52],
    right: [21, -62, 25, -52],
    face: [toned("M-6 -87Q-3 -89 0 -87.6Q3 -89 6 -87Q3 -85 0 -86Q-3 -85 -6 -87Z", "black", 0.6)],
    held: [
      apples(-24, -64, "red"),
      apples(-5, -64, "orange"),
      apples(13, -64, "green"),
      toned(polygon("-31 -62, 31 -62, 27 -42, -27 -42"), "brown", 2.4, {
        lines: { path: "M-30 -55L30 -55M-28 -48L28 -48", width: 1.4 },
      }),
      part(ovalPair(28, -52, 4), SKIN, 1.2),
    ],
    reach: [2, 2],
  }),
  florist: (woman) => ({
    top: colourTones(woman ? "purple" : "white"),
    cut: woman ? "dress" : "trousers",
    over: [toned(BIB, "green", 3)],
    left: [19, -64, 4, -58],
    right: [19, -64, 4, -58],
    held: [
      toned("M-6 -44L6 -44L17 -76L-17 -76Z", "white", 2),
      toned(
        ribbons("-10 -76 2, -14 -88 2", "0 -76 2, 0 -92 2", "10 -76 2, 14 -88 2") +
          oval(-19, -77, 5, 3) +
          oval(19, -77, 5, 3),
        "green",
        1,
      ),
      toned(oval(-14, -82, 6) + oval(12, -76, 5), "red", 2.4),
      toned(oval(0, -78, 6) + oval(-20, -72, 4.4), "yellow", 2.4),
      toned(oval(14, -85, 6) + oval(-7, -73, 4.4), "pink", 2.4),
      toned(oval(0, -78, 2) + oval(14, -85, 2) + oval(-14, -82, 2), "orange", 0.6),
      part(oval(-4, -56, 3.6) + oval(4, -56, 3.6), SKIN, 1.2),
    ],
  }),
  vendor: (woman) => ({
    top: colourTones(woman ? "purple" : "white"),
    cut: woman ? "dress" : "trousers",
    behind: [toned(ribbons("-44 0 3.4, -44 -110 3.4", "44 0 3.4, 44 -110 3.4"), "brown", 1)],
    over: [toned(BIB, "white", 2)],
    hat: [
      toned("M-54 -106L-46 -126L46 -126L54 -106Z", "red", 2),
      toned(
        [0, 1, 2, 3]
          .map((i) =>
            polygon([
              [-42 + i * 24, -106],
              [-36 + i * 21, -126],
              [-26 + i * 21, -126],
              [-30 + i * 24, -106],
            ]),
          )
          .join(""),
        "white",
        1,
      ),
      toned([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => oval(-48 + i * 12, -106, 6, 4)).join(""), "red", 1.4),
    ],
    left: ARM.out,
    right: ARM.out,
    held: [
      ...bench(46),
      apples(-42, -49, "orange"),
      apples(-15, -49, "green"),
      apples(12, -49, "red"),
      toned(oval(36, -52, 5, 8), "yellow", 2.4),
    ],
    reach: [24, 24],
  }),
  gardener: () => ({
    top: colourTones("white"),
    legs: colourTones("green"),
    over: [
      toned(BIB, "green", 3),
      toned(box(-7, -46, 7, -34), "green", 1.4, { lift: 0.1 }),
      toned(ribbons("-3 -46 2, -4 -55 2", "2 -46 2, 4 -54 2"), "orange", 0.8),
    ],
    hat: [
      toned("M-24 -97Q0 -104 24 -97Q20 -92.6 0 -94.6Q-20 -92.6 -24 -97Z", "yellow", 2),
      toned("M-10 -98L-8.6 -110Q0 -113 8.6 -110L10 -98Q0 -101 -10 -98Z", "yellow", 3),
      toned("M-10 -101Q0 -104 10 -101L10 -98Q0 -101 -10 -98Z", "green", 0.8),
    ],
    right: ARM.out,
    left: ARM.out,
    held: [
      toned(polygon("22 -60, 42 -60, 44 -36, 20 -36"), "blue", 3),
      toned(ribbon("43 -40 4, 56 -58 3") + polygon("52 -60, 60 -64, 63 -56, 56 -53"), "blue", 1.4),
      toned(ribbons("24 -60 2.6, 27 -70 2.6, 38 -68 2.6, 40 -60 2.6"), "blue", 1),
      toned([0, 1, 2].map((i) => oval(62 + i * 3, -48 + i * 6, 1.3, 2)).join(""), "blue", 0.4, { lift: 0.3 }),
      toned(ribbon("-30 -58 2, -31 -84 2") + oval(-35, -74, 4, 2), "green", 0.8),
      toned(
        [0, 1, 2, 3, 4, 5]
          .map((i) => oval(-31 + Math.cos(i * 1.047) * 5, -90 + Math.sin(i * 1.047) * 5, 3.6))
          .join(""),
        "red",
        1.4,
      ),
      toned(oval(-31, -90, 3.2), "yellow", 1),
      part(ovalPair(29, -66, 3.4), SKIN, 1.2),
    ],
    reach: [10, 36],
  }),
  shepherd: () => ({
    top: colourTones("brown"),
    legs: colourTones("grey"),
    behind: [toned("M-8 -82Q-24 -60 -26 -12Q0 -4 26 -12Q24 -60 8 -82Z", "brown", 3, { lift: -0.06 })],
    over: [part("M-13 -80Q0 -70 13 -80L15 -66Q0 -56 -15 -66Z", WOOL, 4)],
    face: [part(BEARD, HAIR.brown, 1.6)],
    hat: [
      toned("M-22 -97Q0 -103 22 -97Q18 -93 0 -95Q-18 -93 -22 -97Z", "brown", 2),
      toned("M-9.6 -98Q-9 -110 0 -110Q9 -110 9.6 -98Q0 -101 -9.6 -98Z", "brown", 3),
    ],
    left: [19, -62, 6, -56],
    right: ARM.out,
    held: [
      toned(ribbon("29 2 3, 29 -104 3, 33 -116 3, 42 -116 3, 44 -107 3"), "brown", 1),
      // A lamb in the arm.
      part(oval(-12, -55, 13, 8.4) + oval(-5, -60, 6) + oval(-18, -59, 6) + oval(-11, -61, 6), WOOL, 3),
      part(ribbons("-20 -48 3, -21 -38 2.6", "-8 -48 3, -8 -38 2.6"), colourTones("black"), 1),
      part(oval(3, -63, 5.4, 4.6) + oval(-1, -67, 2, 3.4), colourTones("black"), 1.6),
      toned(oval(4.6, -64, 0.9), "white", 0.3),
      part(oval(-2, -51, 3.8) + oval(29, -66, 3.6), SKIN, 1.2),
    ],
    reach: [0, 16],
  }),
  sailor: () => ({
    top: colourTones("white"),
    legs: colourTones("white"),
    over: [
      toned("M-11 -81L0 -64L11 -81L6 -83L-6 -83Z", "blue", 1.4),
      toned("M-4.4 -82L0 -73L4.4 -82Z", "white", 0.6, {
        lines: { path: "M-3 -79L3 -79M-2 -76L2 -76", width: 1 },
      }),
      toned("M-3 -65L3 -65L5 -54L0 -57L-5 -54Z", "red", 0.8),
    ],
    hat: [
      toned("M-12 -96Q-14 -103 -11 -105Q0 -100 11 -105Q14 -103 12 -96Q0 -99 -12 -96Z", "white", 2.4),
      toned("M-9 -104Q0 -112 9 -104Q0 -101 -9 -104Z", "white", 2),
      toned(ribbon("-11.6 -97 1.6, 0 -99.6 1.6, 11.6 -97 1.6"), "blue", 0.5),
    ],
    left: ARM.hip,
    right: [23, -80, 10, -97],
    held: [
      toned(ribbonPair("12 -52 2, 16 -48 2"), "blue", 0.5),
      // An anchor beside.
      toned(
        ribbon("38 -52 4, 38 -6 4") +
          ribbons("30 -42 3.4, 46 -42 3.4", "22 -18 3.4, 28 -5 4.4, 38 -1 5, 48 -5 4.4, 54 -18 3.4"),
        "grey",
        1.6,
      ),
      part(
        "M33 -57a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM35.4 -57a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z",
        colourTones("grey"),
        1,
      ),
    ],
    reach: [0, 26],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
