import type { Lab } from "../colour.ts";
import type { Part } from "../sculpt.ts";
import { ARM, HAIR, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { blobPair, ribbonPair } from "./strokes.ts";
import { colourTones } from "./tones.ts";
import { type Attire, dots, or, WIDE_SLEEVES } from "./attire.ts";

/** Cloth over the hair and round the neck. */
export const veilParts = (cloth: readonly Lab[]): Part[] => [
  part(
    "M0 -108Q-14 -107 -13 -90Q-13 -78 -17 -70Q0 -58 17 -70Q13 -78 13 -90Q14 -107 0 -108ZM0 -101Q8.6 -100 8 -90Q7 -82 0 -81.4Q-7 -82 -8 -90Q-8.6 -100 0 -101Z",
    cloth,
    3,
    { lines: { path: "M-13 -72Q2 -66 12 -80M-15 -76Q0 -72 10 -82M-9 -102Q0 -106 9 -102", width: 1 } },
  ),
];

export const headscarf: Attire = (_, cloth) => ({
  top: colourTones("grey"),
  cut: "gown",
  hairCut: "none",
  hat: veilParts(or(cloth, "blue")),
});

export const abaya: Attire = (_, cloth) => {
  const black = or(cloth, "black");
  return {
    top: black,
    cut: "gown",
    hairCut: "none",
    behind: [part("M-10 -80Q-24 -70 -30 -2Q0 3 30 -2Q24 -70 10 -80Z", black, 3)],
    over: [
      toned(ribbon("0 -78 1.6, 0 -3 1.6"), "gold", 0.6),
      part("M-10 -70Q-18 -40 -22 -3L-3 -1L-1 -70ZM10 -70Q18 -40 22 -3L3 -1L1 -70Z", black, 3),
    ],
    hat: veilParts(black),
    held: [part(WIDE_SLEEVES, black, 4), toned(ribbonPair("14 -39 1.8, 30 -40 1.8"), "gold", 0.6)],
  };
};

export const jellaba: Attire = (_, cloth) => {
  const wool = or(cloth, "white");
  return {
    top: wool,
    cut: "gown",
    behind: [part("M-12 -82Q-20 -96 0 -113Q20 -96 12 -82Z", wool, 3)],
    over: [
      toned(
        [-13, -8, 8, 13].map((x) => ribbon(`${x * 0.8} -74 1, ${x * 1.3} -4 1.2`)).join(""),
        "brown",
        0.4,
      ),
      toned(ribbon("-6 -81 1.8, 0 -70 1.8, 6 -81 1.8") + ribbon("0 -70 2, 0 -36 2"), "brown", 0.8),
      toned(
        dots(
          [
            [0, -66],
            [0, -60],
            [0, -54],
            [0, -48],
            [0, -42],
          ],
          1.5,
        ),
        "gold",
        0.6,
      ),
    ],
    held: [part(WIDE_SLEEVES, wool, 4)],
  };
};

export const turbanParts = (cloth: readonly Lab[]): Part[] => [
  part("M-11 -95Q-17 -112 -2 -115Q15 -116 15 -104Q15 -98 11 -95Q0 -102 -11 -95Z", cloth, 4, {
    lines: {
      path: "M-13 -101Q-2 -112 13 -109M-13 -97Q-2 -107 15 -103M-10 -106Q0 -114 8 -114",
      width: 1.1,
    },
  }),
  part("M-2 -103L2 -112L5 -103Q1 -100 -2 -103Z", colourTones("gold"), 1),
];

export const turban: Attire = (_, cloth) => ({
  top: colourTones("white"),
  cut: "gown",
  hairCut: "none",
  face: [part("M-8.6 -90Q-9.6 -78 0 -73Q9.6 -78 8.6 -90Q6 -84 0 -84.6Q-6 -84 -8.6 -90Z", HAIR.dark, 2)],
  hat: turbanParts(or(cloth, "orange")),
});

export const flamencoDress: Attire = (_, cloth) => {
  const red = or(cloth, "red");
  const spots: [number, number][] = [
    [-6, -70],
    [6, -68],
    [0, -60],
    [-8, -50],
    [7, -48],
    [-12, -38],
    [0, -38],
    [12, -37],
  ];
  const tier = (y: number, wide: number) =>
    `M${-wide} ${y}${Array.from({ length: 6 }, () => `q${wide / 6} 9 ${wide / 3} 0`).join("")}L${wide * 0.76} ${y - 15}Q0 ${y - 12} ${-wide * 0.76} ${y - 15}Z`;
  return {
    top: red,
    cut: "gown",
    hairCut: "bun",
    over: [
      part(tier(-4, 33), red, 4),
      part(tier(-14, 28), red, 4),
      part(tier(-24, 22), red, 4),
      toned(
        ribbon("-32 -4 1.4, 0 -1 1.4, 32 -4 1.4") + ribbon("-27 -14 1.4, 0 -11 1.4, 27 -14 1.4"),
        "white",
        0.5,
      ),
      toned(
        dots(
          [
            ...spots,
            [-18, -14],
            [-6, -12],
            [6, -12],
            [18, -14],
            [-24, -6],
            [24, -6],
            [-12, -24],
            [12, -24],
            [0, -25],
          ],
          1.9,
        ),
        "white",
        0.5,
      ),
    ],
    hat: [toned(oval(8, -102, 4) + oval(11, -98, 3) + oval(5, -106, 2.6), "red", 1.4)],
    left: [-2 + 24, -84, 14, -110],
    right: ARM.hip,
    held: [toned(blobPair("16 -74, 24 -72, 26 -62, 18 -64"), "white", 1.4)],
  };
};

export const poncho: Attire = (_, cloth) => ({
  top: colourTones("white"),
  legs: colourTones("blue"),
  held: [
    part("M-6 -82L6 -82Q20 -76 33 -44L0 -22L-33 -44Q-20 -76 -6 -82Z", or(cloth, "red"), 5),
    toned(polygon("-27 -56, 0 -38, 27 -56, 30 -50, 0 -30, -30 -50"), "yellow", 0.8),
    toned(polygon("-20 -67, 0 -54, 20 -67, 23 -62, 0 -47, -23 -62"), "green", 0.8),
    toned(
      Array.from({ length: 15 }, (_, i) => {
        const x = -31 + i * 4.43;
        const y = -22 - Math.abs(x) * 0.66;
        return ribbon([
          [x, y - 1, 1.6],
          [x, y + 6, 1.2],
        ]);
      }).join(""),
      "yellow",
      0.5,
    ),
  ],
});

export const sombreroParts = (cloth: readonly Lab[]): Part[] => [
  part("M-32 -103Q-33 -92 0 -93Q33 -92 32 -103Q20 -97 0 -97Q-20 -97 -32 -103Z", cloth, 4),
  part("M-11 -96Q-9 -117 0 -118Q9 -117 11 -96Q0 -93 -11 -96Z", cloth, 5),
  toned(ribbon("-11 -99 3, 0 -97 3, 11 -99 3"), "red", 1),
  toned(
    Array.from({ length: 9 }, (_, i) => oval(-28 + i * 7, -96.4 + Math.abs(i - 4) * -0.8, 1.5)).join(""),
    "green",
    0.6,
  ),
];

export const sombrero: Attire = (woman, cloth) => ({
  ...poncho(woman),
  hat: sombreroParts(or(cloth, "yellow")),
  face: [toned(ribbon("-5 -87 2, 0 -88.6 2.6, 5 -87 2"), "black", 0.6)],
});

export const kilt: Attire = (_, cloth) => {
  const tartan = or(cloth, "red");
  return {
    top: colourTones("white"),
    cut: "shorts",
    legs: tartan,
    over: [
      toned("M-6 -81L0 -62L6 -81L13 -74L12 -50L2 -50L0 -58L-2 -50L-12 -50L-13 -74Z", "black", 2),
      part("M-12 -51L12 -51L17 -22Q0 -18 -17 -22Z", tartan, 4),
      toned(
        [-9, -3, 3, 9].map((x) => ribbon(`${x * 0.9} -50 1.4, ${x * 1.35} -21 1.6`)).join("") +
          box(-13.4, -42, 13.4, -39.6) +
          box(-15, -32, 15, -29.6),
        "green",
        0.5,
      ),
      toned(box(-14.6, -37, 14.6, -36) + box(-16, -27, 16, -26), "yellow", 0.3),
      toned(oval(0, -36, 5, 6.4), "brown", 2),
      toned(
        box(-12.6, -52.6, 12.6, -49) +
          dots(
            [
              [0, -34],
              [-2.4, -31],
              [2.4, -31],
            ],
            1,
          ),
        "black",
        0.8,
      ),
      toned(ribbonPair("6.4 -17 6.4, 6.4 -5 5.6"), "white", 2),
    ],
  };
};
