import type { Lab } from "../colour.ts";
import { type Attire, or } from "./attire.ts";
import { ARM, SKIN, toned } from "./dressed.ts";
import { TIE, uniform as uniformOf } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const LAPELS = "M-6 -82L-11 -76L-8 -72L-10 -69L-1 -52L-1 -58ZM6 -82L11 -76L8 -72L10 -69L1 -52L1 -58Z";

export const denim = () => colourTones("blue");

export const suit: Attire = (_, cloth) => {
  const wool = or(cloth, "black");
  return {
    top: wool,
    legs: wool,
    cut: "trousers",
    over: [
      toned("M-6 -82L0 -54L6 -82L3 -83L-3 -83Z", "white", 1),
      toned(TIE, "red", 1),
      part(LAPELS, wool, 1.6, { lift: 0.1 }),
      toned(ribbon("0 -54 1, 0 -43 1") + oval(1.8, -51, 1.1) + oval(1.8, -46, 1.1), "grey", 0.4),
      toned("M6 -68L11 -68L11 -65.6L6 -65.6Z", "white", 0.6),
    ],
  };
};

export const uniform: Attire = (_, cloth) => {
  const made = uniformOf("blue", "gold");
  const coat = or(cloth, "blue");
  return {
    ...made,
    top: coat,
    legs: coat,
    over: [
      ...(made.over ?? []),
      toned(box(-12.4, -50, 12.4, -46), "black", 0.8),
      toned("M-13.4 -77L-7 -80L-7 -77L-13 -74ZM13.4 -77L7 -80L7 -77L13 -74Z", "gold", 0.8),
    ],
  };
};

export const schoolUniform: Attire = (woman, cloth) => {
  const blazer = or(cloth, "blue");
  return {
    top: blazer,
    legs: colourTones("grey"),
    cut: woman ? "dress" : "trousers",
    over: [
      toned("M-6 -82L0 -56L6 -82L3 -83L-3 -83Z", "white", 1),
      toned(TIE, "red", 1),
      part(LAPELS, blazer, 1.4, { lift: 0.1 }),
      toned("M5 -70L11 -70L11 -65Q8 -60 5 -65Z", "gold", 0.8),
      ...(woman
        ? [
            toned(ribbonPair("6.4 -18 6, 6.4 -5 5.4"), "white", 1.6),
            toned("M-11 -48L11 -48L17 -24Q0 -20 -17 -24Z", "grey", 3, {
              lines: { path: "M-7 -47L-11 -23M-2 -47L-4 -22M3 -47L4 -22M7 -47L11 -23", width: 1 },
            }),
          ]
        : []),
    ],
  };
};

export const overalls: Attire = (_, cloth) => {
  const jean = or(cloth, "blue");
  return {
    top: colourTones("yellow"),
    legs: jean,
    cut: "trousers",
    over: [
      part("M-8 -70L8 -70L9 -56L12.6 -48L12 -42L-12 -42L-12.6 -48L-9 -56Z", jean, 3),
      part(ribbonPair("7 -70 3.4, 8.6 -81 3.4"), jean, 1.4),
      toned(ovalPair(7, -69, 1.5), "gold", 0.6),
      part("M-4.6 -66L4.6 -66L4.6 -58Q0 -56 -4.6 -58Z", jean, 1.4, { lift: 0.12 }),
    ],
  };
};

export const apron: Attire = (woman, cloth) => ({
  top: colourTones("blue"),
  cut: woman ? "dress" : "trousers",
  over: [
    part("M-7 -72L7 -72L8.4 -58L13.4 -52L16 -20Q0 -16 -16 -20L-13.4 -52L-8.4 -58Z", or(cloth, "white"), 3),
    part(ribbonPair("6 -71 2.4, 8 -82 2.4") + ribbonPair("12 -54 2.4, 17 -56 3"), or(cloth, "white"), 1),
    toned("M-8 -44L8 -44L7.4 -33Q0 -31 -7.4 -33Z", cloth ? "white" : "red", 1.4),
    toned(box(-5, -68, 5, -66), cloth ? "white" : "red", 0.5),
  ],
});

export const bathrobe: Attire = (_, cloth) => {
  const terry = or(cloth, "white");
  return {
    top: terry,
    legs: terry,
    cut: "shorts",
    over: [
      part("M-13 -60Q0 -56 13 -60L18 -16Q0 -11 -18 -16Z", terry, 5, {
        lines: { path: "M3 -50Q6 -30 4 -13", width: 1.4 },
      }),
      part("M-5 -81L0 -70L5 -81Z", SKIN, 1),
      part(ribbon("-7 -82 5, -3 -68 5, 3 -52 4") + ribbon("7 -82 5, 3 -68 5, -2 -54 4"), terry, 2, {
        lift: 0.08,
      }),
      part(ribbon("-13 -53 4, 0 -50 4.4, 13 -53 4"), terry, 2, { lift: -0.1 }),
      part(
        ribbon("1 -50 3.4, -4 -38 3.2, -3 -28 3.4") +
          ribbon("1 -50 3.4, 7 -40 3.2, 8 -31 3.4") +
          oval(1, -50.6, 3.4),
        terry,
        1.6,
        { lift: -0.08 },
      ),
      toned(ovalPair(7.6, -1.6, 6.4, 3), "blue", 1.6),
    ],
  };
};

/** A flat square cap with a tassel. */
export const MORTARBOARD = (cloth: readonly Lab[]) => [
  part("M-10 -96Q-10.6 -104 0 -105Q10.6 -104 10 -96Q0 -100 -10 -96Z", cloth, 2),
  part(polygon("0 -99, -21 -105.4, 0 -112, 21 -105.4"), cloth, 2, { lift: 0.08 }),
  toned(
    ribbon("0 -105.6 1.4, 14 -103.4 1.4, 16 -92 1.4") + ribbon("16 -93 2, 16 -85 4.4") + oval(0, -105.6, 1.6),
    "gold",
    0.8,
  ),
];

export const graduationGown: Attire = (_, cloth) => {
  const black = or(cloth, "black");
  return {
    top: black,
    cut: "gown",
    over: [
      toned("M-5 -82L0 -70L5 -82Z", "white", 0.8),
      toned(ribbon("-7 -82 4, -3 -66 4, -3 -36 4") + ribbon("7 -82 4, 3 -66 4, 3 -36 4"), "blue", 1.2),
    ],
    hat: MORTARBOARD(black),
    right: ARM.raised,
    held: [
      part("M-9 -79Q-15 -79 -20 -68L-27 -42L-12 -40L-9 -62Z", black, 4),
      part("M9 -78L14 -80L28 -92L32 -72L13 -58Z", black, 4),
      toned(ribbon("17 -110 5.4, 34 -104 5.4"), "white", 1.6),
      toned(ribbon("25 -110.6 2, 24.6 -103.6 2"), "red", 0.6),
    ],
    reach: [0, 8],
  };
};

export const communionDress: Attire = () => ({
  top: colourTones("white"),
  cut: "dress",
  child: true,
  behind: [
    toned("M-11 -101Q0 -108 11 -101Q19 -70 22 -34Q0 -28 -22 -34Q-19 -70 -11 -101Z", "white", 2, {
      lift: -0.12,
    }),
  ],
  over: [
    toned("M-11 -60Q-22 -36 -25 -14Q0 -8 25 -14Q22 -36 11 -60Z", "white", 5, {
      lines: { path: "M-5 -56L-11 -11M0 -56L0 -10M5 -56L11 -11", width: 0.9 },
    }),
    toned(ribbon("-12 -59 3.6, 0 -57 3.6, 12 -59 3.6"), "blue", 1),
    toned(ribbon("-24 -17 2, 0 -11 2, 24 -17 2") + ribbon("-7 -81 3, 0 -77 3.4, 7 -81 3"), "grey", 0.6),
  ],
  hat: [
    toned(
      Array.from({ length: 7 }, (_, i) =>
        oval(-9.6 + i * 3.2, -100 - Math.sin((i / 6) * 3.14) * 4.6, 2.5),
      ).join(""),
      "pink",
      1,
    ),
  ],
  right: ARM.before,
  left: [18, -62, -1, -57],
  held: [
    toned(ribbon("4 -46 4, 4 -72 4"), "white", 1.4),
    toned("M4 -83Q8 -76 4 -72.6Q0 -76 4 -83Z", "orange", 0.8),
    toned(oval(4, -54, 5, 4), "pink", 1),
  ],
});
