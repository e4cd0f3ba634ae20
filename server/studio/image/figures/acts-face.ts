import type { Action, Activity } from "../../reading/scene/catalogue.ts";
import type { Part } from "../sculpt.ts";
import { free, type Make } from "./acts-low.ts";
import { ARM, type Costume, HAIR, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { held } from "./stance.ts";
import { ribbonPair } from "./strokes.ts";

const wideEyes = [
  toned(oval(-3.5, -91, 2.7, 3) + oval(3.5, -91, 2.7, 3), "white", 0.5),
  toned(oval(-3.5, -90.8, 1.2) + oval(3.5, -90.8, 1.2), "black", 0.3),
];
/** A molar with two roots. */
const MOLAR = (x: number, y: number, size = 1) =>
  blob(
    [
      [-4, -5],
      [0, -3.6],
      [4, -5],
      [5, 0],
      [3.4, 7],
      [1.6, 6.6],
      [0, 2.4],
      [-1.6, 6.6],
      [-3.4, 7],
      [-5, 0],
    ].map(([dx, dy]) => [x + dx! * size, y + dy! * size] as const),
    3,
  );
const DROP = (x: number, y: number, size = 1) =>
  `M${x} ${y - 6 * size}Q${x + 4.4 * size} ${y} ${x} ${y + 3.6 * size}Q${x - 4.4 * size} ${y} ${x} ${y - 6 * size}Z`;
const handMirror = (x: number, y: number): Part[] => [
  toned(
    ribbon([
      [x, y + 8, 3],
      [x - 1, y + 20, 3],
    ]) + oval(x, y, 8.6, 10),
    "gold",
    1.4,
  ),
  toned(oval(x, y, 6.4, 7.8), "blue", 0.5, { lift: 0.26 }),
];

/** What is seen by the face and the hands of one who stands. */
export const FACE_POSES: Partial<Record<Action | Activity, Partial<Costume>>> = {
  phoning: {
    left: ARM.hip,
    right: [22, -70, 11, -84],
    face: [toned(oval(0, -85.4, 2.6, 2), "black", 0.4)],
    held: [
      toned(ribbon("9 -98 6, 12 -90 6, 11 -81 6", 3), "black", 1.2),
      toned(
        "M22 -112L54 -112Q60 -112 60 -106L60 -96Q60 -90 54 -90L36 -90L24 -84L28 -90L22 -90Q17 -91 17 -96L17 -106Q17 -112 22 -112Z",
        "white",
        1.6,
      ),
      toned(oval(29, -101, 2.4) + oval(38, -101, 2.4) + oval(47, -101, 2.4), "black", 0.5),
    ],
    reach: [0, 28],
  },
  photographing: {
    left: ARM.mouth,
    right: ARM.mouth,
    held: [
      toned(box(-11, -97, 11, -83), "black", 2),
      toned(box(-5, -100, 5, -96), "black", 1),
      toned(oval(0, -90, 6), "grey", 2),
      toned(oval(0, -90, 3.6), "blue", 0.6),
      toned(
        polygon("12 -104, 17 -112, 18 -104, 26 -106, 20 -100, 27 -95, 18 -96, 16 -89, 14 -96, 8 -98"),
        "yellow",
        0.6,
        { lift: 0.1 },
      ),
    ],
  },
  // The hands at the cheeks and a small open mouth; the cry is two thin arcs of air.
  screaming: {
    left: [20, -70, 10, -86],
    right: [20, -70, 10, -86],
    face: [toned(oval(0, -84.8, 2.6, 3.4), "black", 0.5)],
    behind: [
      toned(
        ribbonPair("20 -103 0.6, 24 -91 1.3, 20 -79 0.6") + ribbonPair("28 -101 0.6, 31 -91 1.1, 28 -81 0.6"),
        "white",
        0.2,
        { lift: -0.12 },
      ),
    ],
    reach: [4, 4],
  },
  toothless: {
    left: [19, -62, 10, -56],
    right: [20, -68, 10, -79],
    face: [
      ...wideEyes,
      toned(oval(0, -84, 3.6, 3), "black", 0.6),
      toned(box(-2.4, -86.2, -0.4, -84.4), "white", 0.3),
    ],
    held: [
      toned(
        MOLAR(-13, -60, 1.1) +
          MOLAR(-6, -62, 1.2) +
          MOLAR(-9, -55, 1.1) +
          MOLAR(-26, -6, 1.3) +
          MOLAR(22, -6, 1.2),
        "white",
        1.6,
        { lift: 0.12 },
      ),
    ],
    reach: [4, 6],
  },
  bleeding: {
    left: [20, -64, 28, -62],
    right: [20, -66, 8, -60],
    face: [
      ...wideEyes,
      toned(ribbon("1 -88 1.6, 2.4 -82 2, 2 -76 2.4"), "red", 0.5),
      toned(oval(0, -84, 1.8, 1.2), "black", 0.3),
    ],
    held: [
      toned(
        `${oval(6, -58, 7, 8)}${ribbon("6 -56 5, 8 -44 4, 7 -32 3")}${ribbon("2 -56 4, 1 -46 3")}${DROP(-29, -52, 1.1)}${DROP(-27, -38)}${DROP(-30, -22, 1.1)}${DROP(8, -20)}${oval(-28, 0, 12, 3)}${oval(8, 1, 16, 3.4)}`,
        "red",
        1,
      ),
    ],
  },
  combing: {
    hairCut: "long",
    left: [20, -70, 27, -80],
    right: [24, -84, 15, -92],
    held: [
      ...handMirror(-29, -92),
      toned(
        box(11, -104, 14.6, -78) +
          [-103, -99, -95, -91, -87, -83].map((y) => box(6, y, 12, y + 1.8)).join(""),
        "yellow",
        0.8,
      ),
    ],
    reach: [10, 0],
  },
  makeup: {
    hairCut: "long",
    left: [20, -70, 27, -80],
    right: [21, -72, 8, -80],
    face: [
      toned(oval(-5.6, -87, 2.4, 1.8) + oval(5.6, -87, 2.4, 1.8), "pink", 0.4),
      toned(oval(-3.2, -92.4, 2.4, 1.2) + oval(3.2, -92.4, 2.4, 1.2), "blue", 0.3),
      toned(oval(0, -85, 3.2, 1.7), "red", 0.6),
    ],
    held: [
      ...handMirror(-29, -92),
      toned(ribbon("12 -78 5, 7 -82 5", 2), "gold", 0.8),
      toned(ribbon("7 -82 3.6, 3.6 -84.4 2.4", 2), "red", 0.6),
    ],
    reach: [10, 0],
  },
  shaving: {
    left: [20, -70, 27, -80],
    right: [21, -72, 10, -82],
    face: [
      toned("M-9 -91Q-10 -78 0 -74Q10 -78 9 -91Q7 -86 3 -87.4L-3 -87.4Q-7 -86 -9 -91Z", "white", 2, {
        lift: 0.06,
      }),
      toned(oval(0, -84.4, 2.2, 1), "red", 0.3),
    ],
    held: [
      ...handMirror(-29, -92),
      toned(ribbon("12 -72 2.4, 8 -84 2.4") + box(2, -88, 12, -84), "blue", 0.8),
    ],
    reach: [10, 0],
  },
  smoking: {
    left: ARM.hip,
    right: [21, -70, 9, -82],
    held: [
      toned(ribbon("3 -85 2.2, 14 -88 2.2", 2), "white", 0.5),
      toned(oval(15, -88.4, 1.8), "orange", 0.6),
      toned(ribbon("16 -92 2, 22 -100 4, 17 -108 6, 26 -118 8, 20 -126 4"), "grey", 1.6, { lift: 0.14 }),
    ],
  },
  stuck: {
    left: [22, -74, 30, -86],
    right: [22, -74, 30, -86],
    face: [...wideEyes, toned(oval(0, -84.6, 2.4, 3), "black", 0.5)],
    held: [
      toned(
        blob("-44 2, -40 -8, -26 -14, -16 -24, 0 -20, 16 -25, 28 -14, 40 -9, 46 2, 20 6, -20 6"),
        "brown",
        5,
        {
          lift: -0.1,
          lines: { path: "M-30 -6Q-20 -12 -12 -6M8 -8Q18 -14 28 -7M-8 -14Q0 -10 8 -15", width: 1.4 },
        },
      ),
      toned(DROP(-14, -104, 0.9) + DROP(16, -102, 0.9) + DROP(20, -92, 0.8), "blue", 0.6, { lift: 0.2 }),
    ],
    reach: [14, 14],
  },
};

/** Bent forward, with a stream from the mouth. */
const vomiting: Make = (look) =>
  held(free(look), {
    box: { left: -36, right: 66, top: -100, bottom: 5 },
    hip: [-8, -44],
    lean: 0.66,
    nod: -0.2,
    legs: ["-8 -44, -10 -24, -18 -4", "-6 -44, 6 -26, 2 -4"],
    toes: 1,
    arms: ["18 -50, 6 -40", "20 -48, 8 -36"],
    face: [
      part(oval(-3.2, -90.5, 2.6, 0.8) + oval(3.2, -90.5, 2.6, 0.8), HAIR.dark, 0.3),
      toned(oval(0, -85, 3, 3), "black", 0.4),
    ],
    held: [
      toned(
        `${ribbon("40 -74 5, 50 -58 6, 52 -34 7, 50 -4 8")}${oval(50, 1, 20, 4.4)}${oval(36, -2, 5, 2.6)}${oval(62, -26, 2.4, 3)}${oval(44, -24, 2, 2.6)}`,
        "green",
        2,
        { lift: 0.06 },
      ),
    ],
  });

export const FACE_ACTS = { vomiting } satisfies Partial<Record<Activity, Make>>;
