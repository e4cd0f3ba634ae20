import { running, SPEED, waiting } from "./acts-time.ts";
import type { Action, Activity } from "../../reading/scene/catalogue.ts";
import type { Part } from "../sculpt.ts";
import { FACE_ACTS } from "./acts-face.ts";
import { HOME_ACTS } from "./acts-home.ts";
import { LOW_ACTS, type Make } from "./acts-low.ts";
import { OUT_ACTS } from "./acts-out.ts";
import { SEEN_ACTS } from "./acts-seen.ts";
import { WORK_ACTS } from "./acts-work.ts";
import { type Costume, dressed, HAIR, headOf, SKIN, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { part } from "./materials.ts";
import { box, oval, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

const clothOf = ({ top, legs, cut }: Costume) => ({
  top,
  legs: legs ?? (cut === "gown" || cut === "dress" ? top : colourTones("blue")),
});
const hairOf = ({ hair }: Costume) => hair ?? HAIR.dark;

/** The head on a pillow, asleep. */
const sleeper = (look: Costume): Part[] => [
  part(oval(-46, -59, 12.4, 11.4), hairOf(look), 3),
  part(oval(-43, -57, 11, 10.4), SKIN, 4),
  part("M-57 -62Q-54 -72 -42 -70Q-32 -68 -33 -60Q-40 -66 -46 -64Q-54 -62 -57 -62Z", hairOf(look), 2),
  toned(
    ribbon("-48 -57 1.2, -45.6 -55.8 1.2, -43 -57 1.2") + ribbon("-40 -57 1.2, -37.6 -55.8 1.2, -35 -57 1.2"),
    "black",
    0.3,
  ),
  toned(ribbon("-44 -51 1, -41.6 -50.4 1.1, -39 -51 1"), "red", 0.3),
];

/** In a bed, seen from its side: the head on a pillow, the rest under a quilt. */
const inBed: Make = (look) => ({
  box: { left: -84, right: 84, top: -78, bottom: 3 },
  parts: [
    toned(box(-78, -20, -72, 2) + box(72, -20, 78, 2), "brown", 1.5),
    toned("M-84 2L-84 -70Q-80 -78 -72 -76L-72 2Z", "brown", 3),
    toned(box(-74, -30, 74, -14), "brown", 2, { lift: -0.06 }),
    toned("M-73 -42L70 -42Q76 -42 75 -28L-73 -28Z", "white", 4),
    toned("M-71 -43Q-74 -62 -56 -62Q-30 -63 -27 -52Q-26 -43 -32 -42Z", "white", 5, { lift: 0.05 }),
    ...(look.animal ? headAt(look, -44, -58) : sleeper(look)),
    // The body and the feet show in the quilt.
    part(
      "M-38 -46Q-30 -60 -14 -60Q10 -61 30 -56Q46 -53 54 -56Q66 -60 72 -48Q78 -40 77 -18Q60 -12 30 -15Q-10 -12 -34 -16Q-40 -30 -38 -46Z",
      clothOf(look).top,
      8,
      {
        lines: [
          {
            path: "M-14 -60Q-18 -38 -14 -14M12 -60Q8 -38 12 -14M38 -55Q34 -36 38 -14M60 -57Q57 -36 60 -13",
            width: 1,
          },
          { path: "M-38 -38Q10 -44 76 -36M-36 -26Q10 -30 77 -26", width: 1 },
        ],
      },
    ),
    toned(
      "M-41 -47Q-34 -62 -20 -61Q-15 -60 -16 -56Q-24 -54 -29 -44Q-33 -30 -30 -16L-37 -16Q-42 -32 -41 -47Z",
      "white",
      2.5,
    ),
    toned("M76 2L76 -52Q80 -58 84 -54L84 2Z", "brown", 2.5),
  ],
});

/** In bed with a newborn in the arms. */
const birthing: Make = (look) => {
  const bed = inBed({ ...look, hairCut: "long" });
  return {
    box: { ...bed.box, top: -104 },
    parts: [
      ...bed.parts,
      part(ribbon("-36 -46 9, -22 -50 8, -8 -56 6"), look.top, 3),
      toned(ribbon("-22 -60 13, -6 -62 19, 8 -64 15"), "white", 4),
      part(oval(-24, -64, 8.4), SKIN, 3),
      toned(ribbon("-28 -64 0.9, -26 -63 0.9") + ribbon("-22 -64 0.9, -20 -63 0.9"), "black", 0.3),
      toned(ribbon("-22 -54 3, -8 -58 2, 6 -58 3"), "blue", 0.8, { lift: 0.16 }),
      part(oval(-6, -56, 4), SKIN, 1.5),
    ],
  };
};

/** Stretched out under water, bubbles at the mouth. */
const diving: Make = (look) => {
  const { top, legs } = clothOf(look);
  return {
    box: { left: -84, right: 82, top: -52, bottom: 30 },
    parts: [
      part(ribbon("18 -10 8.6, 40 -18 7.6, 60 -22 6"), top, 3, { lift: -0.06 }),
      part(oval(64, -23, 5, 3.8), SKIN, 1.5),
      part(ribbon("-14 2 14, -40 -6 11, -66 2 8"), legs, 4, { lift: -0.08 }),
      part(ribbon("-14 4 14, -38 12 11, -60 4 8"), legs, 4),
      part(`${oval(-72, 3, 8, 3.6)}${oval(-66, 2, 7, 3.6)}`, SKIN, 1.5),
      part(ribbon("-16 3 17, 4 -1 20, 22 -5 17"), top, 5),
      ...headAt(look, 37, -15, 0.4),
      part(ribbon("18 0 9, 8 18 8, -8 24 6"), top, 3),
      part(oval(-11, 25, 5, 4), SKIN, 1.5),
      toned(oval(52, -34, 4) + oval(60, -44, 3) + oval(50, -52, 5) + oval(58, -62, 3.4), "blue", 1.4, {
        lift: 0.3,
      }),
    ],
  };
};

/** A ring on the water around (x, y). */
const ring = (x: number, rx: number, ry: number, width: number) =>
  `M${x - rx} 0a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0ZM${x - rx + width} 0a${rx - width} ${ry - width * 0.4} 0 1 1 ${(rx - width) * 2} 0a${rx - width} ${ry - width * 0.4} 0 1 1 ${-(rx - width) * 2} 0Z`;
const SPLASHES = [
  [-44, -14, 3],
  [-50, -24, 2.2],
  [-37, -27, 1.8],
  [45, -16, 3],
  [51, -27, 2.2],
  [38, -30, 1.8],
  [-58, -10, 1.8],
  [59, -12, 2],
] as const;

/** A head with an open mouth. */
const gasping = (look: Costume): Part[] => [
  part(oval(0, -20, 15, 16.6), SKIN, 5),
  part(
    "M-16 -17Q-20 -42 0 -41Q20 -42 16 -17Q14 -27 9 -31Q4 -25 0 -31Q-6 -25 -10 -30Q-14 -26 -16 -17Z",
    hairOf(look),
    3,
  ),
  toned(oval(-5.6, -21, 3.4, 3.9) + oval(5.6, -21, 3.4, 3.9), "white", 0.8),
  toned(oval(-5.6, -22, 1.6) + oval(5.6, -22, 1.6) + oval(0, -10.6, 4, 4.4), "black", 0.6),
];

/** The head and both arms above the water, which closes over the rest. */
const drowning: Make = (look) => ({
  box: { left: -70, right: 70, top: -80, bottom: 15 },
  parts: [
    toned(oval(0, 1, 69, 14), "blue", 3, { lift: 0.02 }),
    toned(ring(0, 64, 12, 3.6), "white", 0.6),
    part(
      ribbon("-17 -2 11, -25 -30 10, -31 -56 7.4") + ribbon("17 -2 11, 26 -32 10, 33 -62 7.4"),
      look.top,
      3,
    ),
    part(
      oval(-32, -63, 5.4, 6) +
        oval(34, -69, 5.4, 6) +
        ribbon("-36 -66 2.4, -39 -74 2") +
        ribbon("-32 -68 2.4, -32 -77 2") +
        ribbon("-28 -66 2.4, -25 -73 2") +
        ribbon("30 -72 2.4, 27 -79 2") +
        ribbon("34 -74 2.4, 34 -82 2") +
        ribbon("38 -72 2.4, 41 -79 2"),
      SKIN,
      1.5,
    ),
    ...(look.animal ? headAt(look, 0, -24) : gasping(look)),
    // The water before the chin and the arms.
    toned("M-46 -3Q-34 -9 -22 -3Q-11 -8 0 -3Q11 -8 22 -3Q34 -9 46 -3Q40 7 0 9Q-40 7 -46 -3Z", "blue", 2.5, {
      lift: 0.08,
    }),
    toned(ring(0, 44, 7, 3), "white", 0.5),
    toned(SPLASHES.map(([x, y, r]) => oval(x, y, r, r * 1.3)).join(""), "white", 1),
  ],
});

/** The head with its signs, such as a beard or glasses, around (x, y). */
const headAt = (look: Costume, x: number, y: number, turn = 0): Part[] => {
  const { back, front } = headOf({ ...look, facesRight: turn > 0 });
  const [dx, dy] = [-91 * Math.sin(turn), 91 * Math.cos(turn)];
  return [...back, ...front].map((one) => movedPart(one, { x: x + dx, y: y + dy, size: 1, turn }));
};

/** Raised wings of one who flies. */
const FLIGHT = [
  "10 -10 10, 4 -40 13, -6 -66 12, -22 -88 4",
  "6 -10 9, -8 -36 12, -24 -58 11, -44 -74 4",
  "0 -10 9, -18 -30 11, -38 -46 10, -60 -54 4",
  "-4 -8 8, -26 -20 10, -46 -28 8, -66 -30 3",
]
  .map((line) => ribbon(line))
  .join("");

/** Flat in the air with the arms stretched forward and a scarf behind. */
const flying: Make = (look) => {
  const { top, legs } = clothOf(look);
  return {
    box: { left: -84, right: 82, top: look.wings ? -96 : -48, bottom: 30 },
    parts: [
      SPEED([
        [-84, -16, -110, -13],
        [-80, 2, -114, 6],
        [-82, 18, -106, 23],
      ]),
      part(ribbon("18 -10 8.6, 40 -20 7.6, 58 -27 6"), top, 3, { lift: -0.06 }),
      part(oval(63, -29, 5, 3.8), SKIN, 1.5),
      part(ribbon("-14 2 14, -40 0 11, -64 -7 8"), legs, 4, { lift: -0.08 }),
      part(ribbon("-14 4 14, -40 8 11, -66 8 8"), legs, 4),
      toned(oval(-71, -9, 7, 4) + oval(-73, 9, 7, 4), "black", 1.5),
      part(ribbon("-16 3 17, 4 -3 20, 22 -7 17"), top, 5),
      ...(look.wings
        ? [toned(FLIGHT, "white", 4)]
        : [
            toned(
              ribbon("30 -10 6, 16 -22 6, -4 -26 6.4, -26 -34 6.6, -44 -30 7, -60 -38 7.6") +
                ribbon("16 -20 5, -4 -18 5.4, -22 -22 6, -40 -18 6.6"),
              "red",
              2,
            ),
          ]),
      ...headAt(look, 36, -18, 0.3),
      part(ribbon("18 -2 9, 42 0 8, 62 -6 6"), top, 3),
      part(oval(67, -8, 5.2, 4), SKIN, 1.5),
    ],
  };
};

/** Limbs and hair up, the air rushing past. */
const falling: Make = (look) => {
  const { top, legs } = clothOf(look);
  return {
    box: { left: -48, right: 48, top: -158, bottom: 6 },
    parts: [
      SPEED([
        [-34, -118, -34, -158],
        [-14, -122, -14, -170],
        [12, -124, 12, -164],
        [34, -116, 34, -160],
        [-46, -80, -46, -120],
        [47, -78, 47, -122],
      ]),
      part(ribbon("-5 -46 13, -22 -36 11, -32 -50 8") + ribbon("5 -46 13, 20 -28 11, 36 -32 8"), legs, 4),
      toned(oval(-34, -57, 4.4, 7) + oval(42, -34, 7, 4.4), "black", 1.5),
      part("M-5 -81Q-12.5 -80 -13 -72L-12 -42Q0 -36 12 -42L13 -72Q12.5 -80 5 -81Z", top, 4),
      part("M-10 -94L-16 -110L-8 -104L-5 -118L0 -106L6 -120L8 -105L16 -112L10 -94Z", hairOf(look), 2.5),
      ...headAt(look, 0, -91),
      toned(oval(-3.6, -92, 2.5, 3) + oval(3.6, -92, 2.5, 3), "white", 0.6),
      toned(oval(-3.6, -91.6, 1.2) + oval(3.6, -91.6, 1.2) + oval(0, -85, 2.6, 3.2), "black", 0.5),
      part(ribbon("-10 -76 9, -26 -86 7.6, -32 -104 6") + ribbon("10 -76 9, 27 -82 7.6, 36 -98 6"), top, 3),
      part(oval(-34, -109, 4.4, 5) + oval(38, -103, 4.4, 5), SKIN, 1.5),
    ],
  };
};

const BUSH =
  "M-50 3Q-60 -14 -50 -28Q-56 -48 -40 -56Q-36 -72 -20 -78Q-8 -91 4 -84Q20 -90 30 -74Q46 -66 46 -50Q58 -40 52 -24Q60 -10 52 3Z";

/** What one hides behind in the open, and in a room. */
const bush: Part = toned(BUSH, "green", 12, {
  lines: {
    path: "M-36 -46q6 -8 12 0M-14 -62q6 -8 12 0M12 -58q6 -8 12 0M-28 -22q6 -8 12 0M0 -36q6 -8 12 0M26 -34q6 -8 12 0M-6 -12q6 -8 12 0M32 -10q6 -8 12 0M-44 -8q6 -8 12 0",
    width: 1.6,
  },
});
const armchair: Part[] = [
  toned("M-38 0L-38 -62Q-36 -79 -18 -80L18 -80Q36 -79 38 -62L38 0Z", "red", 8, {
    lines: { path: "M-26 -70Q0 -76 26 -70M-26 -54Q0 -58 26 -54", width: 1.2 },
  }),
  toned("M-33 -17L33 -17L33 0L-33 0Z", "red", 3, { lift: -0.08 }),
  toned("M-33 -34L33 -34Q36 -26 33 -16L-33 -16Q-36 -26 -33 -34Z", "red", 5, { lift: 0.08 }),
  toned("M-54 0L-54 -44Q-54 -56 -43 -56Q-32 -56 -32 -44L-32 0Z", "red", 6, { lift: 0.05 }),
  toned("M54 0L54 -44Q54 -56 43 -56Q32 -56 32 -44L32 0Z", "red", 6, { lift: 0.05 }),
];

/** The eyes above a bush or an armchair, and the hands on it. */
const hiding: Make = (look, inside = false) => {
  const body = dressed({ ...look, held: [], left: undefined, right: undefined });
  return {
    box: { left: -60, right: 60, top: -112, bottom: 4 },
    parts: [
      ...body.parts,
      toned(oval(-3.6, -91.4, 2.7, 2.9) + oval(3.6, -91.4, 2.7, 2.9), "white", 0.6),
      toned(oval(-2.6, -91.2, 1.3) + oval(4.6, -91.2, 1.3), "black", 0.4),
      ...(inside ? armchair : [bush]),
      part(oval(-17, -80, 4.6, 3.6) + oval(18, -81, 4.6, 3.6), SKIN, 1.5),
    ],
  };
};

/** The figures of whom the dream says how they move or are. */
export const CONDITIONS: Partial<Record<Action | Activity, Make>> = {
  ...LOW_ACTS,
  ...WORK_ACTS,
  ...OUT_ACTS,
  ...SEEN_ACTS,
  ...HOME_ACTS,
  ...FACE_ACTS,
  inBed,
  drowning,
  flying,
  falling,
  running,
  fleeing: running,
  hiding,
  late: running,
  waiting,
  birthing,
  diving,
};
