import type { Action, Activity } from "../../reading/scene/catalogue.ts";
import type { Part } from "../sculpt.ts";
import { FACE_POSES } from "./acts-face.ts";
import { BIB } from "./garments.ts";
import { ARM, type Costume, toned } from "./dressed.ts";
import { colourTones } from "./tones.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair } from "./strokes.ts";

const TEAR = (x: number, y: number) =>
  `M${x} ${y - 7}Q${x + 5} ${y} ${x} ${y + 4}Q${x - 5} ${y} ${x} ${y - 7}Z`;
/** One who would rather not be seen, with red cheeks. */
const SHY: Partial<Costume> = {
  left: [18, -64, -2, -66],
  right: [17, -60, 5, -45],
  face: [
    toned(oval(-5.8, -87.4, 2.2, 1.5) + oval(5.8, -87.4, 2.2, 1.5), "red", 0.5),
    toned(oval(0, -85.6, 1.8, 2), "black", 0.4),
  ],
};
/** In nothing but underwear. */
export const UNDRESSED: Partial<Costume> = { cut: "underwear", ...SHY };
const NOTE = (x: number, y: number) =>
  ribbon([
    [x, y, 1.6],
    [x, y - 15, 1.6],
    [x + 8, y - 11, 1.6],
  ]) + oval(x - 2.4, y, 3.6, 2.8);
const mouth = (tall: number): Part => toned(oval(0, -85.6, 2.4, tall), "black", 0.6);

/** Lines of print from one side of a column to the other; `y` are the ends of the first line. */
const lines = ([x0, x1]: readonly [number, number], [y0, y1]: readonly [number, number], count: number) =>
  Array.from({ length: count }, (_, i) => i * 4.4)
    .map((down) =>
      polygon([
        [x0, y0 + down],
        [x1, y1 + down],
        [x1, y1 + 1.6 + down],
        [x0, y0 + 1.6 + down],
      ]),
    )
    .join("");

/** Holds an open newspaper, which hides the chest. */
export const NEWSPAPER: Partial<Costume> = {
  left: [24, -66, 29, -64],
  right: [24, -66, 29, -64],
  held: [
    toned("M0 -82L30 -86L31 -46L0 -42L-31 -46L-30 -86Z", "white", 2, {
      lines: { path: "M0 -82L0 -42", width: 1.2 },
    }),
    toned(polygon("-27 -83, -3 -80, -3 -75.6, -27 -78.6"), "black", 0.5),
    toned(polygon("-27 -75, -15 -73.6, -15 -61, -27 -62"), "grey", 0.8),
    toned(polygon("4 -80, 27 -83, 27 -80, 4 -77"), "black", 0.4),
    toned(
      lines([-12, -3], [-72, -71], 5) +
        lines([-27, -15], [-58.6, -57.4], 2) +
        lines([4, 14], [-73, -74.2], 6) +
        lines([17, 27], [-74.6, -75.8], 6),
      "grey",
      0.4,
      { lift: -0.16 },
    ),
    toned(oval(-30, -64, 3.4) + oval(30, -64, 3.4), "pink", 1.2),
  ],
};

/** Writing with chalk on the board of a wall. */
export const CHALK: Partial<Costume> = {
  left: [22, -84, 26, -101],
  held: [toned(ribbon("-26 -104 2.6, -29 -112 2.6"), "white", 0.6)],
};

/** What a person does, as arms and things in the hands. */
export const POSES: Partial<Record<Action | Activity, Partial<Costume>>> = {
  ...FACE_POSES,
  waving: { right: ARM.raised },
  dancing: { dances: true, left: ARM.raised, right: [22, -66, 31, -74] },
  holding: { left: ARM.before, right: ARM.before },
  // A hand at the cheek, the other arm close; tears on the face and at the feet only.
  crying: {
    left: [19, -68, 9, -82],
    right: [17, -60, 1, -62],
    face: [
      toned(ovalPair(3.4, -90.6, 2.4, 1.7), "white", 0.4),
      toned(
        ribbonPair("5.8 -90.4 1.1, 3.4 -89.5 1.3, 1 -90.4 1.1") +
          ribbon("-2 -84.4 0.8, 0 -85.4 1, 2 -84.4 0.8"),
        "black",
        0.4,
      ),
      toned(ribbonPair("4.6 -89 1.6, 5.6 -84 2, 5.8 -80 2.2"), "blue", 0.6, { lift: 0.26 }),
    ],
    held: [toned(TEAR(13, -74) + oval(0, 1, 19, 3.2), "blue", 1.2, { lift: 0.24 })],
  },
  naked: { cut: "naked", ...SHY },
  barefoot: { cut: "barefoot", left: ARM.out, right: ARM.out, reach: [4, 4] },
  pregnant: {
    cut: "gown",
    top: colourTones("pink"),
    hairCut: "long",
    left: [21, -66, 12, -45],
    right: [21, -68, 10, -64],
    over: [toned(oval(0, -53, 18, 16.6), "pink", 12)],
  },
  singing: {
    left: ARM.raised,
    right: ARM.mouth,
    face: [mouth(3)],
    held: [
      toned(`${ribbon("7 -80 2.6, 9 -70 2")}${oval(6, -83, 2.8)}`, "black", 1),
      toned(NOTE(34, -96) + NOTE(-40, -104), "black", 0.6),
    ],
    reach: [14, 14],
  },
  cooking: {
    left: [20, -64, 12, -56],
    right: [20, -70, 14, -68],
    over: [toned(BIB, "white", 2)],
    held: [
      toned(ribbon("14 -74 2, 4 -50 2"), "brown", 0.6),
      toned("M-17 -56L17 -56Q16 -40 8 -38L-8 -38Q-16 -40 -17 -56Z", "orange", 3),
      toned(oval(0, -56, 16, 3), "white", 1),
    ],
  },
  eating: {
    left: ARM.before,
    right: ARM.mouth,
    face: [mouth(1.8)],
    held: [
      toned("M-19 -61L5 -61Q4 -50 -7 -49.6Q-18 -50 -19 -61Z", "blue", 2),
      toned(oval(-7, -61.6, 10.6, 3), "white", 1),
      toned(`${ribbon("13 -74 1.5, 5 -84 1.5")}${oval(3.6, -85, 2.4, 1.8)}`, "grey", 0.6),
    ],
  },
  drinking: {
    right: ARM.mouth,
    held: [toned(polygon("1 -90, 10 -92, 10 -80, 3 -80"), "white", 1.4)],
  },
  reading: {
    left: ARM.before,
    right: ARM.before,
    held: [
      toned("M0 -58Q-9 -64 -20 -60L-20 -80Q-9 -82 0 -77Q9 -82 20 -80L20 -60Q9 -64 0 -58Z", "red", 2, {
        lines: { path: "M0 -77L0 -58", width: 1.4 },
      }),
    ],
  },
  writing: {
    left: ARM.before,
    right: [19, -66, 8, -64],
    held: [
      toned(polygon("-18 -72, 6 -74, 8 -50, -16 -48"), "white", 1, {
        lines: { path: "M-13 -66L2 -67M-13 -61L2 -62M-12 -56L-3 -57", width: 1.1 },
      }),
      toned(ribbon("4 -60 1.4, 14 -78 2"), "yellow", 0.6),
    ],
  },
  driving: {
    left: [20, -64, 13, -62],
    right: [20, -64, 13, -62],
    held: [
      toned(
        "M-17 -60a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM-13.4 -60a13.4 13.4 0 1 1 26.8 0a13.4 13.4 0 1 1 -26.8 0Z",
        "black",
        1.4,
      ),
      toned(`${ribbon("-14 -60 3, 0 -58 4.4, 14 -60 3")}${ribbon("0 -58 3.6, 0 -45 3")}`, "black", 1.4),
    ],
  },
  fighting: {
    left: [24, -72, 20, -84],
    right: [20, -74, 34, -80],
    held: [toned(oval(-20, -85, 5) + oval(34, -81, 5), "red", 2)],
    reach: [0, 8],
  },
  hugging: { left: [20, -72, 32, -68], right: [20, -72, 32, -68], reach: [4, 4] },
  cleaning: {
    left: [18, -62, 14, -54],
    right: [20, -70, 18, -74],
    held: [
      toned(ribbon("19 -82 2.4, 15 -54 2.4, 8 -12 2.4"), "brown", 0.8),
      toned(box(-4, -12, 18, -3), "yellow", 1.5, {
        lines: { path: "M0 -10L-2 -3M5 -10L4 -3M10 -10L11 -3M14 -10L17 -3", width: 1 },
      }),
    ],
  },
};
