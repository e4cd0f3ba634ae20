import type { Role } from "../../reading/scene/roles.ts";
import type { Part } from "../sculpt.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { COLLAR, TIE } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones, ramp } from "./tones.ts";

const GOWN_CLOTH = ramp(".90 .05 190/.80 .065 195/.64 .065 200/.46 .05 205");
const SCRUBS = ramp(".70 .09 165/.58 .10 168/.45 .085 170/.30 .06 172");
const NAVY = ramp(".46 .06 262/.36 .065 264/.27 .055 266/.17 .04 268");
const CARDBOARD = ramp(".76 .065 72/.66 .07 68/.53 .065 64/.37 .055 58");
const LEATHER = ramp(".40 .01 260/.30 .01 260/.21 .01 260/.13 .01 260");

/** A stand on wheels with a bag of fluid, and its tube to the arm. */
const DRIP: Part[] = [
  toned(
    ribbon("31 -2 2.4, 31 -116 2.4") +
      ribbon("23 -116 2, 39 -116 2") +
      ribbon("20 0 2.6, 42 0 2.6") +
      oval(21, 1, 2.6) +
      oval(41, 1, 2.6),
    "grey",
    1,
  ),
  toned("M32 -114L44 -114L44 -96Q38 -88 32 -96Z", "blue", 2, { lift: 0.24 }),
  toned(box(34, -107, 42, -99), "white", 0.6),
  toned(ribbon("38 -91 1.4, 38 -76 1.4, 27 -62 1.4"), "white", 0.4),
  part(oval(29, -64, 4), SKIN, 1.4),
];
const SPOTS = [-11, -3, 5, 12]
  .flatMap((x, i) => [-70, -56, -42, -28].map((y) => oval(x * (y > -50 ? 1.2 : 0.8), y + (i % 2) * 6, 1.2)))
  .join("");

/** A bike seen from its front, with the hands on its bar. */
const MOTORBIKE: Part[] = [
  part(ribbon("-13 -42 13, -22 -24 11, -17 -4 8") + ribbon("13 -42 13, 22 -24 11, 17 -4 8"), LEATHER, 3),
  toned(oval(-18, 0, 8, 3.6) + oval(18, 0, 8, 3.6), "black", 1.5),
  part(oval(0, -8, 8.4, 17), ramp(".34 .01 260/.25 .01 260/.17 .01 260/.10 .01 260"), 4),
  toned(oval(0, -8, 3.4, 10), "grey", 1.4),
  toned(ribbon("-7 -12 3, -8 -44 3.4") + ribbon("7 -12 3, 8 -44 3.4"), "grey", 1.2),
  toned("M-11 -22Q0 -34 11 -22L10 -17Q0 -26 -10 -17Z", "red", 2),
  toned("M-15 -62Q0 -70 15 -62L12 -40Q0 -34 -12 -40Z", "red", 4),
  toned(oval(0, -50, 9), "grey", 2),
  toned(oval(0, -50, 7), "yellow", 1, { lift: 0.16 }),
  toned(ribbon("-36 -63 3.4, -20 -60 3, 0 -63 3, 20 -60 3, 36 -63 3.4"), "grey", 1.2),
  toned(ribbon("-38 -64 5, -28 -62 5") + ribbon("28 -62 5, 38 -64 5"), "black", 1.2),
  toned(ribbon("-27 -62 1.6, -30 -76 1.6") + ribbon("27 -62 1.6, 30 -76 1.6"), "grey", 0.6),
  toned(oval(-31, -80, 5, 4) + oval(31, -80, 5, 4), "grey", 1.4),
  part(oval(-32, -63, 4.6) + oval(32, -63, 4.6), LEATHER, 1.4),
];

/** Bees around one who keeps them. */
const bees = (spots: readonly (readonly [number, number])[]): Part[] => [
  toned(spots.map(([x, y]) => oval(x - 2, y - 4, 3, 2) + oval(x + 2.4, y - 4, 3, 2)).join(""), "white", 0.6),
  toned(spots.map(([x, y]) => oval(x, y, 4.6, 3.4)).join(""), "yellow", 1.2),
  toned(
    spots.map(([x, y]) => box(x - 1.8, y - 3, x - 0.6, y + 3) + box(x + 1, y - 3, x + 2.2, y + 3)).join(""),
    "black",
    0.3,
  ),
];

/** A large ring with keys of three lengths. */
const KEYS: Part[] = [
  part(
    "M17 -104a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM19.6 -104a8.4 8.4 0 1 1 16.8 0a8.4 8.4 0 1 1 -16.8 0Z",
    colourTones("grey"),
    1,
  ),
  toned(
    [
      [18, -96, 14, -74],
      [28, -93, 28, -66],
      [38, -96, 43, -76],
    ]
      .map(
        ([x, y, tipX, tipY]) =>
          oval(x!, y!, 4.2) +
          ribbon([
            [x!, y!, 2.8],
            [tipX!, tipY!, 2.8],
          ]) +
          box(tipX!, tipY! - 3, tipX! + 5, tipY! - 0.6) +
          box(tipX!, tipY! - 8, tipX! + 4, tipY! - 5.6),
      )
      .join(""),
    "gold",
    1.2,
  ),
];

/** A cardboard box, closed with tape. */
const PARCEL: Part[] = [
  part(polygon("-27 -76, 27 -76, 27 -34, -27 -34"), CARDBOARD, 4),
  part(polygon("-27 -76, -20 -84, 34 -84, 27 -76"), CARDBOARD, 1.6, { lift: 0.1 }),
  part(polygon("27 -76, 34 -84, 34 -43, 27 -34"), CARDBOARD, 1.6, { lift: -0.1 }),
  toned(box(-5, -76, 5, -34) + polygon("-5 -76, 2 -84, 12 -84, 5 -76"), "white", 0.8, { lift: -0.06 }),
  toned("M12 -46L18 -54L24 -46L20.4 -46L20.4 -38L15.6 -38L15.6 -46Z", "black", 0.4),
  part(oval(-27, -42, 4.4) + oval(27, -42, 4.4), SKIN, 1.4),
];

/** Of those who are known by a garment with its tool. */
export const CALLINGS = {
  patient: () => ({
    top: GOWN_CLOTH,
    legs: GOWN_CLOTH,
    cut: "dress",
    sleeves: GOWN_CLOTH,
    behind: DRIP.slice(0, 1),
    over: [
      part("M-12.6 -78L-18.5 -16Q0 -10 18.5 -16L12.6 -78Q0 -70 -12.6 -78Z", GOWN_CLOTH, 4),
      toned(SPOTS, "blue", 0.4),
      toned("M-5 -81L0 -72L5 -81L3 -82.4L-3 -82.4Z", "white", 0.6),
    ],
    face: [
      toned(oval(-5.8, -87.4, 2.2, 1.5) + oval(5.8, -87.4, 2.2, 1.5), "pink", 0.3),
      toned("M-9.4 -98.6L9.4 -98.6L9.6 -95L-9.6 -95Z", "white", 1),
    ],
    left: ARM.down,
    right: [20, -66, 29, -64],
    held: [
      ...DRIP.slice(1),
      part(
        ribbon("-7 -16 7, -7 -2 6") + ribbon("7 -16 7, 7 -2 6") + oval(-9, -0.6, 6, 3) + oval(9, -0.6, 6, 3),
        SKIN,
        2,
      ),
    ],
    reach: [0, 16],
  }),
  surgeon: () => ({
    top: SCRUBS,
    legs: SCRUBS,
    cut: "gown",
    hairCut: "none",
    over: [
      toned(ribbon("-12 -58 1.6, 0 -55 1.6, 12 -58 1.6"), "white", 0.5),
      toned(ribbon("0 -81 1.4, 0 -60 1.4"), "white", 0.3),
    ],
    face: [
      toned("M-8.4 -89Q0 -92 8.4 -89Q9 -80 0 -79Q-9 -80 -8.4 -89Z", "white", 1.6, {
        lines: { path: "M-7 -86L7 -86M-7 -83.4L7 -83.4", width: 0.7 },
      }),
      toned(ribbon("-8.4 -89 0.9, -9 -93 0.9") + ribbon("8.4 -89 0.9, 9 -93 0.9"), "white", 0.3),
    ],
    hat: [part("M-10 -94Q-12 -107 0 -108Q12 -107 10 -94Q0 -98.6 -10 -94Z", SCRUBS, 3)],
    left: [22, -68, 20, -86],
    right: [22, -68, 20, -86],
    held: [
      toned(oval(-20, -88, 4.6, 5.4) + oval(20, -88, 4.6, 5.4), "white", 1.6),
      toned(ribbon("21 -86 2, 23 -104 2"), "grey", 0.6),
      toned("M22 -104L25 -104L26 -118Q20 -112 22 -104Z", "grey", 0.8, { lift: 0.16 }),
    ],
    reach: [0, 4],
  }),
  biker: () => ({
    top: LEATHER,
    legs: LEATHER,
    sleeves: LEATHER,
    hairCut: "none",
    over: [
      toned(ribbon("0 -80 1.2, 0 -44 1.2"), "grey", 0.4),
      toned(ribbon("-9 -80 2, -2 -66 2") + ribbon("9 -80 2, 2 -66 2"), "grey", 0.5),
    ],
    face: [
      toned("M-11.6 -90Q-12.6 -106 0 -107Q12.6 -106 11.6 -90Q11 -79 0 -78Q-11 -79 -11.6 -90Z", "red", 4),
      toned(ribbon("0 -107 3.4, 0 -98 3.4"), "white", 0.6),
      toned("M-9.6 -95Q0 -99 9.6 -95L8.8 -87Q0 -85 -8.8 -87Z", "black", 1.6),
      toned(ribbon("-6 -93 1.4, -2 -94 1.4"), "white", 0.3),
    ],
    left: [26, -72, 32, -63],
    right: [26, -72, 32, -63],
    held: MOTORBIKE,
    reach: [10, 10],
  }),
  beekeeper: () => ({
    top: colourTones("white"),
    legs: colourTones("white"),
    hairCut: "none",
    over: [
      toned(ribbon("0 -79 1, 0 -44 1"), "grey", 0.4),
      toned(box(-12, -46, 12, -43.4), "grey", 0.6),
      toned(box(-9, -70, -3, -63), "grey", 0.4, { lift: 0.2 }),
    ],
    face: [
      toned("M-11.6 -98L11.6 -98L13 -80Q0 -75 -13 -80Z", "black", 1.6, {
        lift: 0.12,
        lines: {
          path: "M-8 -98L-9 -79M-4 -98L-4.4 -77M0 -98L0 -76M4 -98L4.4 -77M8 -98L9 -79M-12 -93L12 -93M-12 -88L12 -88M-12 -83L12 -83",
          width: 0.8,
        },
      }),
      part(oval(0, -89, 6, 7.4), ramp(".62 .05 60/.53 .05 58/.43 .045 54/.32 .04 50"), 1.6),
      toned(
        oval(-2.4, -90, 1) + oval(2.4, -90, 1) + ribbon("-2 -86 0.7, 0 -85.4 0.8, 2 -86 0.7"),
        "black",
        0.3,
      ),
    ],
    hat: [
      toned("M-23 -97Q0 -104 23 -97Q19 -92.6 0 -94.6Q-19 -92.6 -23 -97Z", "white", 2),
      toned("M-10 -98L-8.6 -110Q0 -113 8.6 -110L10 -98Q0 -101 -10 -98Z", "white", 3),
      toned("M-10 -101Q0 -104 10 -101L10 -98Q0 -101 -10 -98Z", "brown", 0.8),
    ],
    left: ARM.out,
    right: ARM.out,
    held: [
      toned(oval(-29, -66, 4.6) + oval(29, -66, 4.6), "yellow", 1.6),
      // A smoker, and its smoke.
      toned("M22 -64L36 -64L36 -44L22 -44Z", "grey", 2.4),
      toned("M22 -64L36 -64L30 -74L25 -74Z", "grey", 1.4),
      toned(box(36, -62, 44, -46), "brown", 1.6),
      toned(ribbon("28 -76 3, 33 -86 5, 28 -96 6, 34 -108 4"), "white", 2, { lift: -0.06 }),
      ...bees([
        [-34, -92],
        [-26, -112],
        [-38, -42],
        [46, -78],
        [20, -116],
        [-24, -24],
      ]),
    ],
    reach: [14, 20],
  }),
  landlord: (woman) => ({
    top: colourTones("white"),
    legs: colourTones("grey"),
    cut: woman ? "dress" : "trousers",
    hair: HAIR.grey,
    hairCut: woman ? "bun" : "short",
    over: [
      toned("M-12.6 -76L-5 -79L0 -62L5 -79L12.6 -76L11.6 -44Q0 -40 -11.6 -44Z", "red", 2, {
        lift: -0.1,
        lines: { path: "M0 -61L0 -43", width: 1 },
      }),
      toned(COLLAR, "white", 0.8),
    ],
    face: woman
      ? []
      : [toned("M-6 -87.6Q-3 -89.4 0 -88Q3 -89.4 6 -87.6Q3 -85.4 0 -86.4Q-3 -85.4 -6 -87.6Z", "grey", 0.8)],
    left: [19, -62, 12, -57],
    right: [22, -78, 27, -92],
    held: [
      ...KEYS,
      toned(polygon("-24 -72, -6 -72, -6 -46, -24 -46"), "white", 1, {
        lines: { path: "M-21 -67L-9 -67M-21 -62L-9 -62M-21 -57L-13 -57", width: 1 },
      }),
      toned(oval(-11, -52, 3), "red", 0.5),
    ],
    reach: [0, 16],
  }),
  mover: () => ({
    top: colourTones("white"),
    legs: colourTones("blue"),
    over: [
      toned("M-8 -70L8 -70L9 -58L12 -54L11.8 -42Q0 -39 -11.8 -42L-12 -54L-9 -58Z", "blue", 2.5),
      toned(ribbon("-6 -71 2.4, -7.6 -80 2.4") + ribbon("6 -71 2.4, 7.6 -80 2.4"), "blue", 1),
    ],
    hat: [
      toned("M-10 -96Q-10.4 -107 0 -107Q10.4 -107 10 -96Z", "blue", 3),
      toned("M-10 -97Q0 -92 13 -97Q12 -91.6 0 -91.6Q-10 -92 -10 -97Z", "blue", 1.5),
    ],
    left: [24, -58, 28, -44],
    right: [24, -58, 28, -44],
    held: PARCEL,
    reach: [6, 10],
  }),
  stationAttendant: () => ({
    top: NAVY,
    legs: NAVY,
    over: [
      toned(COLLAR, "white", 1),
      toned(TIE, "red", 1),
      toned(
        oval(-5, -66, 1.5) +
          oval(-5, -58, 1.5) +
          oval(-5, -50, 1.5) +
          oval(5, -66, 1.5) +
          oval(5, -58, 1.5) +
          oval(5, -50, 1.5),
        "gold",
        0.8,
      ),
    ],
    face: [toned(box(-1, -87.4, 6, -84.6) + oval(6, -86, 2.4), "grey", 0.8)],
    hat: [
      toned("M-10.4 -97L-14 -106Q0 -114 14 -106L10.4 -97Z", "red", 3),
      toned("M-10.6 -99L10.6 -99L10.4 -95.6L-10.4 -95.6Z", "gold", 1),
      toned("M-10.6 -96Q0 -92 10.6 -96Q9 -91.6 0 -91.4Q-9 -91.6 -10.6 -96Z", "black", 1.5),
    ],
    right: [23, -76, 27, -88],
    left: [20, -62, 19, -50],
    held: [
      toned(ribbon("27 -86 2.8, 30 -100 2.8"), "brown", 0.6),
      toned(oval(31, -110, 13), "white", 1.6),
      toned(oval(31, -110, 10), "green", 1.4),
      toned(oval(27, -89, 4) + oval(-19, -49, 4), "white", 1.4),
      // A lamp of the railway.
      toned(box(-26, -44, -12, -26) + box(-24, -48, -14, -44), "black", 1.6),
      toned(oval(-19, -35, 4.6), "yellow", 1, { lift: 0.16 }),
    ],
    reach: [0, 14],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
