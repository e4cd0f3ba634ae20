import type { Activity } from "../../reading/scene/catalogue.ts";
import { chairSide, free, type Make } from "./acts-low.ts";
import { dressed, SKIN, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { PLANTING, PULLING } from "./postures.ts";
import { held } from "./stance.ts";

/** Bent under a large sack. */
const carrying: Make = (look) =>
  held(free(look), {
    box: { left: -58, right: 44, top: -112, bottom: 3 },
    hip: [-4, -42],
    lean: 0.62,
    nod: -0.42,
    legs: ["-4 -42, -2 -22, -16 -4", "-2 -42, 14 -24, 10 -4"],
    toes: 1,
    arms: ["26 -54, 8 -84", "30 -50, 12 -78"],
    behind: [
      toned(blob("-52 -66, -44 -96, -14 -110, 4 -104, 10 -90, 6 -70, -10 -50, -36 -44"), "brown", 12, {
        lift: 0.08,
        lines: { path: "M-40 -92Q-30 -70 -34 -52M-20 -102Q-14 -80 -20 -52M-2 -98Q0 -84 -4 -66", width: 1.4 },
      }),
      toned(ribbon("2 -102 9, 12 -96 7, 16 -84 5") + ribbon("0 -108 4, 8 -116 5, 12 -108 4"), "brown", 2),
    ],
    face: [toned(oval(10, -98, 1.6, 2.4) + oval(12, -92, 1.4, 2), "blue", 0.6, { lift: 0.2 })],
  });

/** Against something at the right with both arms. */
const pushing: Make = (look) =>
  held(free(look), {
    box: { left: -58, right: 52, top: -94, bottom: 3 },
    hip: [-14, -42],
    lean: 0.72,
    nod: -0.5,
    legs: ["-14 -42, -30 -26, -50 -4", "-12 -42, 4 -24, -8 -3"],
    toes: 1,
    arms: ["34 -66, 46 -64", "34 -56, 47 -52"],
  });

const COIL = "-6 2 4, 14 4 4, 34 0 4, 50 3 4";
/** Leaning back with a rope in both hands. */
const pulling: Make = (look) =>
  held(free(look), {
    box: { left: -52, right: 86, top: -104, bottom: 5 },
    ...PULLING,
    lap: [
      toned(
        ribbon("86 -64 4, 50 -60 4, 14 -53 4, -8 -44 4, -26 -20 4, -20 0 4") + ribbon(COIL),
        "yellow",
        1.4,
      ),
    ],
  });

const SOIL = "M18 3Q26 -8 44 -9Q62 -8 70 3Z";
/** On the knees, with a seedling in the earth. */
const planting: Make = (look) =>
  held(free(look), {
    ...PLANTING,
    arms: ["26 -32, 38 -14", "24 -26, 34 -10"],
    behind: [
      toned(ribbon("44 -6 3, 45 -24 2.6, 44 -40 2"), "green", 1),
      toned(
        blob("44 -26, 54 -38, 68 -38, 62 -28, 50 -22") +
          blob("44 -30, 36 -42, 24 -44, 28 -34, 38 -27") +
          blob("44 -38, 40 -48, 45 -58, 51 -48"),
        "green",
        2,
        { lift: 0.08 },
      ),
      toned(SOIL, "brown", 4, { lift: -0.12 }),
    ],
    held: [toned("M18 4Q24 -4 34 -4Q44 -3 50 4Z", "brown", 2, { lift: -0.06 })],
  });

const FRUIT = [
  [22, -128],
  [38, -118],
  [54, -126],
  [10, -116],
  [46, -140],
] as const;
/** Arms up into a branch full of fruit, a full basket at the feet. */
const picking: Make = (look) => {
  const body = dressed({ ...free(look), right: [20, -90, 22, -112], left: [18, -66, 14, -54] });
  return {
    box: { left: -44, right: 78, top: -154, bottom: 4 },
    parts: [
      toned(ribbon("78 2 11, 74 -60 9, 70 -110 8, 40 -132 6, 6 -124 4"), "brown", 4),
      toned(
        blob("-8 -120, 0 -140, 24 -150, 52 -154, 78 -140, 82 -120, 66 -108, 44 -112, 22 -106, 4 -108"),
        "green",
        9,
        {
          lines: {
            path: "M8 -130q6 -6 12 0M34 -142q6 -6 12 0M58 -130q6 -6 12 0M30 -120q6 -6 12 0",
            width: 1.4,
          },
        },
      ),
      toned(FRUIT.map(([x, y]) => oval(x, y, 5.6)).join(""), "red", 3),
      ...body.parts,
      toned(oval(23, -119, 5.8), "red", 3),
      toned(oval(-36, -26, 5.6) + oval(-26, -29, 5.8) + oval(-18, -25, 5.4), "red", 3),
      toned("M-44 -25L-10 -25L-14 2L-40 2Z", "orange", 3, {
        lines: {
          path: "M-43 -17L-11 -17M-42 -9L-12 -9M-35 -25L-33 2M-27 -25L-27 2M-19 -25L-21 2",
          width: 1.2,
        },
      }),
    ],
  };
};

/** On a stool with a rod, the float on its rings. */
const fishing: Make = (look) =>
  held(free(look), {
    box: { left: -36, right: 112, top: -116, bottom: 6 },
    hip: [-6, -30],
    legs: ["-6 -28, 16 -30, 18 -5", "-4 -27, 18 -27, 25 -4"],
    toes: 1,
    arms: ["12 -50, 24 -52", "8 -42, 18 -46"],
    behind: [
      toned(box(-18, -25, 8, -20) + box(-16, -22, -12, 1) + box(2, -22, 6, 1), "brown", 1.5),
      toned(oval(100, 2, 14, 4), "blue", 1, { lift: 0.1 }),
      toned(ribbon("88 2 1, 100 -1 1.6, 112 2 1"), "white", 0.4),
    ],
    held: [
      toned(ribbon("10 -42 3, 50 -78 2.4, 96 -114 1.2"), "brown", 0.8),
      toned(ribbon("96 -114 0.9, 101 -60 0.9, 100 -4 0.9"), "white", 0.2),
      toned(oval(100, -2, 3.4, 4.6), "red", 1.5),
      part(oval(24, -53, 3.8) + oval(17, -46, 3.8), SKIN, 1.5),
    ],
  });

/** Grains fall from one hand, a bowl of them is in the other. */
const feeding: Make = (look) => {
  const body = dressed({ ...free(look), left: [19, -62, 12, -54], right: [22, -64, 32, -58] });
  const seeds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((i) => oval(30 + ((i * 7) % 13), -52 + i * 5, 1.7))
    .join("");
  return {
    box: { left: -32, right: 56, top: -112, bottom: 3 },
    parts: [
      ...body.parts,
      toned("M-26 -58L0 -58Q-2 -44 -13 -43Q-24 -44 -26 -58Z", "blue", 3),
      toned(oval(-13, -59, 13, 4), "yellow", 1.4),
      toned(seeds + oval(34, 1, 18, 2.4), "yellow", 0.8),
    ],
  };
};

/** On a stool beside a cow, a bucket under the udder. */
const milking: Make = (look) => {
  const body = held(free(look), {
    box: { left: -96, right: -20, top: -100, bottom: 3 },
    hip: [-58, -26],
    lean: 0.24,
    legs: ["-58 -24, -38 -28, -40 -4", "-56 -22, -34 -24, -30 -3"],
    toes: 1,
    arms: ["-30 -48, -10 -34", "-30 -40, -6 -30"],
    behind: [toned(box(-70, -22, -46, -17) + box(-68, -18, -64, 1) + box(-52, -18, -48, 1), "brown", 1.5)],
  });
  return {
    box: { left: -96, right: 118, top: -118, bottom: 4 },
    parts: [
      toned(
        [-8, 16, 66, 86]
          .map((x, i) =>
            ribbon([
              [x, -50, 15],
              [x, -24, 10],
              [x + (i % 2), 0, 10],
            ]),
          )
          .join(""),
        "white",
        3,
        { lift: -0.08 },
      ),
      toned(ribbon("-20 -84 4, -30 -64 3, -30 -40 6"), "white", 1),
      toned(
        blob("-22 -86, 0 -100, 60 -100, 92 -98, 104 -84, 100 -56, 84 -42, 40 -38, -10 -42, -24 -60"),
        "white",
        14,
      ),
      toned(
        blob("-10 -94, 16 -98, 22 -78, 4 -68, -14 -74") + blob("46 -98, 74 -96, 78 -72, 56 -62, 42 -76"),
        "black",
        2,
      ),
      toned(blob("88 -96, 96 -116, 112 -116, 122 -100, 124 -84, 112 -78, 98 -84"), "white", 6),
      toned(
        blob("108 -94, 124 -98, 130 -88, 122 -80, 110 -82") +
          blob("2 -44, 14 -48, 26 -44, 24 -32, 14 -29, 4 -32"),
        "pink",
        3,
      ),
      toned(
        ribbon("94 -114 3, 90 -124 2") +
          ribbon("110 -116 3, 114 -126 2") +
          oval(108, -104, 2.2) +
          oval(120, -92, 1.4),
        "black",
        0.6,
      ),
      ...body.parts,
      toned(ribbon("8 -30 1.4, 6 -18 1.4") + ribbon("16 -30 1.4, 14 -18 1.4"), "white", 0.4),
      toned("M-6 -17L26 -17L22 4L-2 4Z", "grey", 3, { lines: { path: "M-5 -11L25 -11", width: 1.2 } }),
    ],
  };
};

/** A can with water running out of its rose onto flowers. */
const watering: Make = (look) => {
  const body = dressed({ ...free(look), left: [18, -60, 6, -52], right: [20, -62, 22, -56] });
  const drops = [
    [66, -52],
    [72, -44],
    [68, -36],
    [76, -32],
    [70, -24],
    [79, -20],
  ] as const;
  return {
    box: { left: -34, right: 92, top: -112, bottom: 4 },
    parts: [
      ...body.parts,
      toned(
        ribbon("70 0 2, 70 -16 2") + ribbon("80 0 2, 81 -12 2") + ribbon("62 0 2, 60 -12 2"),
        "green",
        0.8,
      ),
      toned(oval(70, -18, 5.4) + oval(81, -14, 4.6) + oval(60, -14, 4.6), "pink", 2),
      toned(ribbon("10 -58 2.6, 16 -72 2.6, 32 -70 2.6, 36 -56 2.6"), "green", 1),
      toned("M6 -60L34 -60L36 -34L4 -34Z", "green", 4),
      toned(ribbon("32 -40 6, 46 -50 5, 58 -62 4") + polygon("52 -68, 64 -56, 68 -62, 56 -72"), "green", 2),
      toned(drops.map(([x, y]) => oval(x, y, 1.8, 3)).join(""), "blue", 0.8, { lift: 0.2 }),
      part(oval(22, -71, 3.8), SKIN, 1.5),
    ],
  };
};

/** In an armless chair with needles and a ball of wool. */
const knitting: Make = (look) =>
  held(free(look), {
    box: { left: -40, right: 52, top: -112, bottom: 6 },
    hip: [-5, -34],
    legs: ["-5 -32, 18 -36, 17 -5", "-3 -31, 21 -33, 24 -5"],
    toes: 1,
    arms: ["8 -54, 22 -56", "4 -48, 18 -50"],
    behind: chairSide(-6, -28),
    lap: [
      toned("M8 -54L30 -56Q34 -38 30 -22L12 -24Q6 -38 8 -54Z", "purple", 3, {
        lines: { path: "M9 -48L31 -50M9 -41L32 -43M10 -34L32 -36M11 -28L31 -29", width: 1.2 },
      }),
      toned(ribbon("8 -68 2, 28 -52 2") + ribbon("34 -68 2, 12 -52 2"), "grey", 0.6),
      toned(ribbon("28 -22 1.2, 40 -14 1.2, 42 -4 1.2"), "purple", 0.3),
      toned(oval(44, -4, 9), "purple", 5, {
        lines: { path: "M37 -8Q44 -2 51 -8M38 0Q44 4 51 -1M42 -12Q38 -4 44 4", width: 1 },
      }),
    ],
    held: [part(oval(22, -56, 3.6), SKIN, 1.4)],
  });

/** With things to make or carry. */
export const WORK_ACTS = {
  carrying,
  pushing,
  pulling,
  planting,
  picking,
  fishing,
  feeding,
  milking,
  watering,
  knitting,
} satisfies Partial<Record<Activity, Make>>;
