import type { Lab } from "../colour.ts";
import { type Costume, SKIN, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A garment; `cloth` is the colour that the dream names. */
export type Attire = (woman: boolean, cloth?: readonly Lab[]) => Partial<Costume> & Pick<Costume, "top">;

export const or = (cloth: readonly Lab[] | undefined, colour: Parameters<typeof colourTones>[0]) =>
  cloth ?? colourTones(colour);

/** Collars of cloth that cross before the chest. */
const CROSSED = ribbon("-7 -81 3.4, 0 -69 3.2, 5 -60 3") + ribbon("7 -81 3.4, 0 -69 3.2, -5 -60 3");

/** Sleeves that hang wide from the forearms. */
export const WIDE_SLEEVES =
  "M-9 -79Q-15 -79 -20 -68L-31 -38L-13 -37L-9 -62ZM9 -79Q15 -79 20 -68L31 -38L13 -37L9 -62Z";

export const dots = (spots: readonly (readonly [number, number])[], r: number) =>
  spots.map(([x, y]) => oval(x, y, r)).join("");

const BLOSSOMS = [
  [-13, -14],
  [-5, -24],
  [9, -12],
  [13, -28],
  [-12, -34],
  [2, -6],
  [-23, -46],
  [24, -44],
] as const;

export const sari: Attire = (_, cloth) => {
  const silk = or(cloth, "red");
  const gold = colourTones("gold");
  return {
    top: silk,
    cut: "gown",
    sleeves: SKIN,
    hairCut: "bun",
    over: [
      part("M-6 -81Q-13 -79 -14 -61Q0 -57 14 -61Q13 -79 6 -81Q0 -74 -6 -81Z", gold, 2),
      part("M-14 -61Q0 -57 14 -61L13.6 -49Q0 -45 -13.6 -49Z", SKIN, 2),
      part("M-15 -49Q0 -44 15 -49L20 -3Q0 1 -20 -3Z", silk, 4, {
        lines: { path: "M-2 -46L-5 -4M2 -46L0 -3M6 -46L5 -3", width: 1 },
      }),
      part("M-16 -46L-14 -60L4 -81Q12 -80 13 -74L0 -56L-4 -44Z", silk, 3),
      part(ribbon("-15 -61 2.6, -4 -71 2.6, 5 -81.6 2.6") + ribbon("-20 -6 3, 0 -2.6 3, 20 -6 3"), gold, 0.8),
    ],
    held: [
      part("M5 -82Q14 -82 18 -70Q24 -44 25 -18L10 -18Q11 -44 8 -64Z", silk, 3),
      part(ribbon("24.4 -23 3, 10.6 -22 3") + ribbon("17 -77 1.8, 22 -52 1.8, 25 -18 1.8"), gold, 0.8),
    ],
    face: [toned(oval(0, -95.6, 1.3), "red", 0.4)],
    hat: [toned(ovalPair(9.2, -86, 1.6, 2.4), "gold", 0.6)],
  };
};

export const lehenga: Attire = (_, cloth) => {
  const silk = or(cloth, "pink");
  return {
    ...sari(true, silk),
    over: [
      part("M-6 -81Q-13 -79 -14 -61Q0 -57 14 -61Q13 -79 6 -81Q0 -74 -6 -81Z", silk, 2),
      part("M-14 -61Q0 -57 14 -61L12 -52Q0 -48 -12 -52Z", SKIN, 2),
      part("M-12 -54Q0 -50 12 -54Q22 -30 31 -3Q0 4 -31 -3Q-22 -30 -12 -54Z", silk, 6, {
        lines: { path: "M-6 -50L-16 0M0 -50L0 1M6 -50L16 0", width: 1 },
      }),
      toned(
        ribbon("-30 -7 3.6, 0 -1 3.6, 30 -7 3.6") +
          ribbon("-12 -53 2.6, 0 -49.6 2.6, 12 -53 2.6") +
          dots(
            [
              [-12, -22],
              [0, -20],
              [12, -22],
              [-6, -34],
              [6, -34],
              [-19, -14],
              [19, -14],
            ],
            1.6,
          ),
        "gold",
        0.8,
      ),
    ],
  };
};

export const hanbok: Attire = (woman, cloth) => {
  const skirt = or(cloth, woman ? "pink" : "blue");
  const jacket = colourTones(woman ? "yellow" : "white");
  const sleeves = part(
    "M-9 -80Q-16 -79 -21 -68Q-31 -50 -24 -42L-13 -42L-10 -60ZM9 -80Q16 -79 21 -68Q31 -50 24 -42L13 -42L10 -60Z",
    jacket,
    3,
  );
  return {
    top: jacket,
    legs: skirt,
    cut: "gown",
    hairCut: woman ? "bun" : "short",
    over: [
      part("M-13 -68Q0 -64 13 -68Q29 -40 33 -4Q0 5 -33 -4Q-29 -40 -13 -68Z", skirt, 8, {
        lines: { path: "M-6 -62Q-16 -30 -18 0M0 -62L0 2M6 -62Q16 -30 18 0", width: 1 },
      }),
      part("M-6 -81Q-14 -80 -15 -62Q0 -57 15 -62Q14 -80 6 -81Z", jacket, 3),
      toned(ribbon("-6 -81 3, 0 -72 3, 4 -62 3") + ribbon("6 -81 3, 0 -72 3"), "white", 1),
    ],
    held: [
      sleeves,
      toned(ribbonPair("13 -45 2.4, 24 -45 2.4"), "red", 0.8),
      toned(
        ribbon("3 -66 3.4, 6 -46 4, 4 -24 4.6") +
          ribbon("4 -66 3.4, 11 -50 4, 12 -32 4.6") +
          ribbon("4 -66 4, 9 -71 5, 12 -66 4"),
        "red",
        1.4,
      ),
    ],
    hat: woman
      ? [toned(ribbon("-11 -105 2, 11 -104 2"), "gold", 0.6)]
      : [toned(oval(0, -100, 20, 4.4), "black", 1.5), toned("M-8 -100L-7 -116L7 -116L8 -100Z", "black", 2)],
  };
};

export const kimono: Attire = (woman, cloth) => {
  const silk = or(cloth, woman ? "purple" : "blue");
  const flowers = woman
    ? [toned(dots(BLOSSOMS, 2.6), "pink", 0.8), toned(dots(BLOSSOMS, 1), "yellow", 0.4)]
    : [];
  return {
    top: silk,
    cut: "gown",
    hairCut: woman ? "bun" : "short",
    over: [
      part("M-15 -60Q0 -57 15 -60L17 -2Q0 0 -17 -2Z", silk, 4, {
        lines: { path: "M5 -52Q-2 -24 -6 -2", width: 1.4 },
      }),
      toned(CROSSED, "white", 1.2),
      toned("M-14.6 -64Q0 -61 14.6 -64L15.4 -48Q0 -45 -15.4 -48Z", woman ? "gold" : "black", 3),
      toned(ribbon("-15 -56 2.4, 0 -54 2.4, 15 -56 2.4"), "red", 0.8),
    ],
    held: [part(WIDE_SLEEVES, silk, 4), ...flowers],
    hat: woman
      ? [
          toned(ribbon("-12 -110 1.6, 12 -102 1.6"), "gold", 0.6),
          toned(oval(-9, -103, 3) + oval(-13, -99, 2.4), "pink", 0.8),
        ]
      : [],
  };
};

export const wornKurta: Attire = (_, cloth) => ({
  top: or(cloth, "white"),
  legs: colourTones("white"),
  cut: "trousers",
  over: [
    part("M-11 -56Q-15 -36 -16 -20Q0 -17 16 -20Q15 -36 11 -56Z", or(cloth, "white"), 4),
    toned(ribbon("0 -80 3, 0 -58 3") + ribbon("-5 -81.6 2.4, 0 -80 2.4, 5 -81.6 2.4"), "gold", 0.8),
    toned(
      dots(
        [
          [0, -75],
          [0, -69],
          [0, -63],
        ],
        1,
      ),
      "brown",
      0.4,
    ),
  ],
});

export const salwar: Attire = (_, cloth) => {
  const silk = or(cloth, "green");
  const pale = colourTones("yellow");
  return {
    top: silk,
    legs: pale,
    cut: "trousers",
    hairCut: "long",
    over: [
      part("M-12.4 -46Q-20 -20 -13 -5L-3 -5L0 -34L3 -5L13 -5Q20 -20 12.4 -46Z", pale, 4),
      part("M-11 -58Q-15 -40 -19 -21Q0 -16 19 -21Q15 -40 11 -58Z", silk, 4),
      toned(ribbon("-18.6 -23 2.6, 0 -18.6 2.6, 18.6 -23 2.6") + ribbon("0 -80 2.4, 0 -62 2.4"), "gold", 0.8),
    ],
    held: [
      part(
        "M-11 -81Q-4 -84 -3 -72Q-4 -46 -8 -26L-19 -28Q-13 -56 -16 -72ZM11 -81Q4 -84 3 -72Q4 -46 8 -26L19 -28Q13 -56 16 -72Z",
        pale,
        3,
      ),
      part("M-11 -81Q0 -66 11 -81L9 -72Q0 -58 -9 -72Z", pale, 2),
    ],
  };
};

export const qipao: Attire = (_, cloth) => ({
  top: or(cloth, "red"),
  cut: "gown",
  hairCut: "bun",
  sleeves: SKIN,
  over: [
    part(
      "M-17 -82Q-22 -76 -19 -70L-13 -66Q-9 -54 -14 -42L-15 -2Q0 0 15 -2L14 -42Q9 -54 13 -66L19 -70Q22 -76 17 -82Q0 -76 -17 -82Z",
      or(cloth, "red"),
      5,
    ),
    part("M13.4 -34L16 -2L5 -1.6Z", SKIN, 1.5),
    toned(ribbon("-4 -82 3.4, 4 -82 3.4") + ribbon("0 -81 1.8, 6 -74 1.8, 12 -71 1.8"), "gold", 0.8),
    toned(
      dots(
        [
          [3, -78],
          [8, -73],
        ],
        1.5,
      ),
      "gold",
      0.5,
    ),
    toned(
      dots(
        [
          [-8, -10],
          [-3, -18],
          [-8, -26],
          [-2, -34],
          [-6, -44],
        ],
        2.4,
      ),
      "gold",
      0.6,
    ),
    toned(ribbon("-9 -6 1, -5 -24 1, -5 -44 1"), "gold", 0.4),
  ],
});
