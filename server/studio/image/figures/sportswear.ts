import { type Attire, or } from "./attire.ts";
import { SKIN, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair } from "./strokes.ts";
import { colourTones } from "./tones.ts";
import { denim } from "./workwear.ts";

export const tutu: Attire = (_, cloth) => ({
  top: or(cloth, "pink"),
  cut: "tutu",
  sleeves: SKIN,
  hairCut: "bun",
  left: [26, -84, 8, -112],
  right: [26, -84, 8, -112],
  over: [
    part("M-12 -50Q-28 -52 -33 -42Q0 -31 33 -42Q28 -52 12 -50Z", or(cloth, "pink"), 2, {
      lift: 0.08,
      lines: { path: "M-10 -49L-28 -41M-5 -48L-15 -37M0 -48L0 -35M5 -48L15 -37M10 -49L28 -41", width: 0.9 },
    }),
    toned(
      ovalPair(9, -2, 5, 2.6) + ribbonPair("5 -4 1.6, 9 -14 1.6") + ribbonPair("9 -4 1.6, 5 -14 1.6"),
      "pink",
      1,
    ),
  ],
});

/** The figures of a ten. */
const TEN = box(-6, -68, -3, -54) + "M-0.6 -68L6.6 -68L6.6 -54L-0.6 -54ZM2 -65.4L2 -56.6L4 -56.6L4 -65.4Z";

export const footballShirt: Attire = (_, cloth) => ({
  top: or(cloth, "red"),
  legs: colourTones("white"),
  cut: "shorts",
  sleeves: SKIN,
  over: [
    toned(TEN, "white", 0.6),
    toned("M-5 -81.6L0 -76L5 -81.6L3.4 -83L-3.4 -83Z", "white", 0.8),
    part(ribbonPair("6.4 -18 7, 6.4 -5 6"), or(cloth, "red"), 2),
    toned(ribbonPair("4 -17 1.8, 9 -17 1.8"), "white", 0.5),
  ],
  held: [
    part("M-8 -80Q-14 -79 -19 -66L-12 -62L-9 -70ZM8 -80Q14 -79 19 -66L12 -62L9 -70Z", or(cloth, "red"), 2),
    toned(oval(22, -8, 8.4), "white", 5),
    toned(
      polygon("22 -12, 26 -9, 24.4 -4.6, 19.6 -4.6, 18 -9") +
        oval(15, -12, 1.8) +
        oval(29, -12, 1.8) +
        oval(22, -0.6, 1.8),
      "black",
      0.5,
    ),
  ],
});

export const lifeJacket: Attire = (_, cloth) => {
  const vest = or(cloth, "orange");
  return {
    top: colourTones("white"),
    legs: denim(),
    over: [
      part(
        "M-5 -84Q-15 -82 -16 -70L-16 -42Q-8 -39 -1 -42L-1 -66ZM5 -84Q15 -82 16 -70L16 -42Q8 -39 1 -42L1 -66Z",
        vest,
        5,
      ),
      part(ribbon("-7 -82 5, -9 -92 5") + ribbon("7 -82 5, 9 -92 5"), vest, 2),
      toned(box(-15.6, -50, 15.6, -47) + box(-15.6, -61, 15.6, -58), "black", 0.7),
      toned(box(-3, -51.4, 3, -45.6) + box(-3, -62.4, 3, -56.6), "white", 0.8),
      toned(box(-13, -72, -6, -67) + box(6, -72, 13, -67), "white", 0.5),
    ],
  };
};

export const raincoat: Attire = (_, cloth) => {
  const oilskin = or(cloth, "yellow");
  return {
    top: oilskin,
    cut: "trousers",
    legs: denim(),
    hairCut: "short",
    behind: [part("M-13 -80Q-17 -110 0 -110Q17 -110 13 -80Z", oilskin, 3)],
    over: [
      part("M-13 -66Q-16 -36 -19 -20Q0 -15 19 -20Q16 -36 13 -66Z", oilskin, 5, {
        lines: { path: "M0 -64L0 -17M-13 -36L-6 -36M6 -36L13 -36", width: 1.2 },
      }),
      toned([-72, -62, -52, -42, -32].map((y) => oval(2.4, y, 1.3)).join(""), "black", 0.5),
      part(ribbonPair("6.6 -18 9.4, 6.8 -6 9") + ovalPair(9, -3, 6.6, 4), colourTones("red"), 2.5),
    ],
    hat: [
      part("M-9 -84Q-14 -110 0 -110Q14 -110 9 -84Q12 -98 8 -101Q0 -105 -8 -101Q-12 -98 -9 -84Z", oilskin, 3),
    ],
  };
};

export const tracksuit: Attire = (_, cloth) => ({
  top: or(cloth, "blue"),
  legs: or(cloth, "blue"),
  cut: "trousers",
  over: [
    toned(ribbonPair("9.6 -44 1.2, 9.6 -5 1.2") + ribbonPair("12 -44 1.2, 11.6 -5 1.2"), "white", 0.4),
    toned(ribbon("0 -80 1.4, 0 -43 1.4"), "white", 0.6),
    toned(
      ribbon("-5 -81.6 3.6, 0 -80 3.6, 5 -81.6 3.6") + ribbon("-11.6 -44 3, 0 -42 3, 11.6 -44 3"),
      "white",
      1,
    ),
    toned(ovalPair(8, -1.6, 6.4, 3), "white", 1.6),
  ],
  held: [
    toned(
      ribbonPair("13.6 -74 1.3, 18 -60 1.3, 17.6 -48 1.3") +
        ribbonPair("11.6 -73 1.2, 15.4 -60 1.2, 15 -48 1.2"),
      "white",
      0.4,
    ),
  ],
});

const ZIGZAG = (y: number) =>
  `M-12 ${y}L-9 ${y - 4}L-6 ${y}L-3 ${y - 4}L0 ${y}L3 ${y - 4}L6 ${y}L9 ${y - 4}L12 ${y}L12 ${y + 2.4}L9 ${y - 1.6}L6 ${y + 2.4}L3 ${y - 1.6}L0 ${y + 2.4}L-3 ${y - 1.6}L-6 ${y + 2.4}L-9 ${y - 1.6}L-12 ${y + 2.4}Z`;

export const sweater: Attire = (woman, cloth) => ({
  top: or(cloth, "red"),
  legs: denim(),
  cut: "trousers",
  hairCut: woman ? "long" : "short",
  over: [
    toned(ZIGZAG(-66) + ZIGZAG(-57), cloth ? "grey" : "white", 0.6),
    part(
      ribbon("-4 -82 4.6, 0 -81 4.6, 4 -82 4.6") + ribbon("-11.4 -43 4, 0 -41 4, 11.4 -43 4"),
      or(cloth, "red"),
      1.6,
      {
        lift: -0.08,
        lines: { path: "M-9 -45L-9 -40M-5 -44L-5 -39M0 -43L0 -38M5 -44L5 -39M9 -45L9 -40", width: 0.8 },
      },
    ),
  ],
});

export const skirt: Attire = (_, cloth) => ({
  top: colourTones("white"),
  legs: or(cloth, "blue"),
  cut: "dress",
  hairCut: "long",
  over: [
    part("M-10 -53L10 -53Q15 -36 22 -18Q0 -11 -22 -18Q-15 -36 -10 -53Z", or(cloth, "blue"), 4, {
      lines: { path: "M-6 -50L-13 -15M-2 -50L-4 -13M2 -50L4 -13M6 -50L13 -15", width: 1.2 },
    }),
    toned(box(-10.4, -55, 10.4, -51), "black", 0.8),
  ],
});

export const shorts: Attire = (_, cloth) => ({
  top: colourTones("white"),
  legs: or(cloth, "green"),
  cut: "shorts",
  sleeves: SKIN,
});

export const dress: Attire = (_, cloth) => ({
  top: or(cloth, "red"),
  cut: "gown",
  sleeves: SKIN,
  hairCut: "long",
  over: [
    part("M-11 -56Q-22 -30 -29 -3Q0 3 29 -3Q22 -30 11 -56Z", or(cloth, "red"), 6, {
      lines: { path: "M-5 -54Q-10 -30 -13 0M0 -54L0 1M5 -54Q10 -30 13 0", width: 1 },
    }),
    toned(ribbon("-12 -57 2.4, 0 -55 2.6, 12 -57 2.4"), "black", 0.8),
    part("M-4 -81.4Q0 -74 4 -81.4Z", SKIN, 0.6),
  ],
});

/** A long coat with a collar and buttons. */
export const coat: Attire = (_, cloth) => ({
  top: or(cloth, "brown"),
  legs: denim(),
  cut: "trousers",
  over: [
    part("M-13 -66Q-16 -36 -19 -18Q0 -13 19 -18Q16 -36 13 -66Z", or(cloth, "brown"), 5, {
      lines: { path: "M0 -60L0 -15M-14 -36L-6 -38M6 -38L14 -36", width: 1.2 },
    }),
    part("M-6 -83L-12 -76L-2 -60L0 -66ZM6 -83L12 -76L2 -60L0 -66Z", or(cloth, "brown"), 1.6, { lift: 0.12 }),
    toned(oval(3, -54, 1.5) + oval(3, -45, 1.5) + oval(3, -36, 1.5), "black", 0.6),
  ],
});
