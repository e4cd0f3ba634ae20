import type { Activity } from "../../reading/scene/catalogue.ts";
import type { Figure, Part } from "../sculpt.ts";
import { type Costume, dressed, SKIN, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { held, type Stance } from "./stance.ts";

export type Make = (look: Costume, inside?: boolean, on?: boolean) => Figure;

/** A person's clothes without what a role holds. */
export const free = (look: Costume): Costume => ({
  ...look,
  held: [],
  left: undefined,
  right: undefined,
});

/** A plain chair seen from its side; the seat is at `y`. */
export const chairSide = (x: number, y: number): Part[] => [
  toned(
    box(x - 18, y, x - 14, 1) +
      box(x + 13, y, x + 17, 1) +
      box(x - 19, y - 44, x - 15, y) +
      box(x - 19, y - 3, x + 18, y + 4),
    "brown",
    1.5,
  ),
];
/** The back and the seat of a chair seen from the front. */
export const chairFront: Part[] = [
  toned(box(-19, -82, -14.6, 1) + box(14.6, -82, 19, 1), "brown", 1.5, { lift: -0.08 }),
  toned(box(-19, -84, 19, -76) + box(-16, -68, 16, -63), "brown", 1.5, { lift: -0.04 }),
  toned(box(-20, -34, 20, -27), "brown", 2, { lift: 0.06 }),
];

/** Height of the seat under one who sits. */
export const SEAT = 28;
/** One who sits on something that is drawn apart. */
export const seated = (
  look: Costume,
  behind: readonly Part[] = [],
  does: Partial<Pick<Stance, "arms" | "held">> = {},
): Figure =>
  held(free(look), {
    box: { left: -40, right: 44, top: -112, bottom: 3 },
    hip: [-5, -34],
    lean: -0.05,
    legs: ["-5 -32, 18 -36, 17 -5", "-3 -31, 21 -33, 24 -5"],
    toes: 1,
    arms: ["10 -52, 18 -40", "8 -48, 20 -38"],
    behind,
    ...does,
  });
/** A table of boards, from the front, for somebody who stands behind it. */
export const bench = (wide: number): Part[] => [
  toned(box(-wide, -40, wide, 1), "brown", 3, { lines: { path: `M${-wide} -20L${wide} -20`, width: 1 } }),
  toned(box(-wide - 3, -45, wide + 3, -39), "brown", 1.5, { lift: 0.14 }),
];

const onChair: Make = (look) => seated(look, chairSide(-6, -SEAT));
export const CROSS_LEGGED: Stance = {
  box: { left: -42, right: 42, top: -92, bottom: 3 },
  hip: [0, -13],
  legs: ["-6 -12, -26 -12, 0 -4", "6 -11, 26 -10, 2 -3"],
  toes: 0,
  arms: ["-20 -30, -22 -16", "20 -30, 22 -15"],
};
const onGround: Make = (look) => held(free(look), CROSS_LEGGED);
const sitting: Make = (look, inside) => (inside ? onChair : onGround)(look);

/** On both knees, the head bowed over hands that are pressed together. */
const praying: Make = (look) =>
  held(free(look), {
    box: { left: -40, right: 44, top: -92, bottom: 3 },
    hip: [-8, -30],
    lean: 0.06,
    nod: 0.36,
    legs: ["-8 -28, 10 -6, -24 -4", "-6 -28, 15 -5, -20 -2"],
    toes: -1,
    arms: ["8 -40, 21 -58", "12 -38, 22 -54"],
    held: [part(ribbon("19 -54 6, 23 -66 5"), SKIN, 1.5), part(ribbon("22 -53 6, 26 -65 5"), SKIN, 1.5)],
  });

/** The forehead on a prayer rug. */
const prostrate: Make = (look) =>
  held(free(look), {
    box: { left: -58, right: 66, top: -56, bottom: 5 },
    hip: [-18, -34],
    lean: 1.98,
    nod: -0.5,
    legs: ["-20 -32, -4 -6, -40 -4", "-18 -32, 2 -5, -36 -2"],
    toes: -1,
    arms: ["26 -6, 46 -3", "30 -4, 52 -1"],
    behind: [
      toned(polygon("-56 5, -50 -5, 60 -5, 68 5"), "red", 1),
      toned(polygon("-49 3, -45 -3, 55 -3, 61 3"), "yellow", 0.4),
      toned(polygon("-45 2, -42 -2, 52 -2, 57 2"), "red", 0.4),
    ],
  });

const crawling: Make = (look) =>
  held(free(look), {
    box: { left: -50, right: 52, top: -62, bottom: 3 },
    hip: [-16, -32],
    lean: 1.34,
    nod: -0.9,
    legs: ["-18 -32, -10 -5, -38 -5", "-16 -31, -2 -4, -32 -2"],
    toes: -1,
    arms: ["22 -20, 26 -3", "18 -16, 14 -1"],
  });

/** On the back on the ground, a hand over the head. */
const lying: Make = (look) =>
  held(free(look), {
    box: { left: -62, right: 66, top: -34, bottom: 4 },
    hip: [8, -8],
    lean: -1.5,
    nod: 0.2,
    legs: ["8 -7, 34 -12, 58 -5", "8 -4, 32 -2, 60 -1"],
    toes: 1,
    arms: ["-36 -22, -54 -18", "-8 2, 12 -12"],
    behind: [toned(oval(0, 2, 64, 4), "black", 0.4, { lift: -0.02 })],
  });

const ROPE = [-63, -55, -47, -39]
  .map((y) =>
    ribbon([
      [-17, y - 2, 3.4],
      [0, y + 1.4, 3.8],
      [17, y - 2, 3.4],
    ]),
  )
  .join("");
/** On a chair, wound with rope, the mouth covered. */
const tied: Make = (look) =>
  held(free(look), {
    box: { left: -34, right: 34, top: -116, bottom: 3 },
    hip: [0, -36],
    legs: ["-6 -34, -11 -24, -9 -4", "6 -34, 11 -24, 9 -4"],
    toes: 0,
    arms: ["-18 -50, -13 -36", "18 -50, 13 -36"],
    behind: chairFront,
    face: [toned(box(-6.6, -88.4, 6.6, -83.4), "grey", 0.8)],
    held: [
      toned(ROPE, "yellow", 1.4),
      toned(
        ribbon("-16 -12 3.4, 0 -10 3.6, 16 -12 3.4") + ribbon("-16 -18 3.4, 0 -16 3.6, 16 -18 3.4"),
        "yellow",
        1.2,
      ),
    ],
  });

/** Behind bars, with a hand around one on each side. */
const jailed: Make = (look) => {
  const body = dressed({ ...free(look), left: [20, -70, 19, -80], right: [20, -70, 19, -80] });
  return {
    box: { left: -52, right: 52, top: -126, bottom: 5 },
    parts: [
      toned(box(-52, -124, 52, 4), "black", 2, { lift: -0.05 }),
      ...body.parts,
      toned(
        [-45, -32, -19, -6, 7, 19, 32, 45].map((x) => box(x - 1.8, -122, x + 1.8, 4)).join(""),
        "grey",
        1.6,
      ),
      toned(box(-54, -127, 54, -119) + box(-54, -36, 54, -31) + box(-54, -1, 54, 5), "grey", 2, {
        lift: -0.1,
      }),
      part(oval(-19, -80, 4.6, 3.8) + oval(19, -80, 4.6, 3.8), SKIN, 1.5),
    ],
  };
};

const WOOD = { lift: -0.06 };
/** The hands on a ledge of rock, the legs in the air. */
const hanging: Make = (look) => {
  const body = held(free(look), {
    box: { left: -30, right: 30, top: -130, bottom: 3 },
    legs: ["-5 -46, -12 -24, -6 -4", "5 -46, 15 -28, 6 -10"],
    toes: 0,
    arms: ["-16 -94, -13 -114", "16 -94, 13 -114"],
    face: [
      toned(oval(-3.4, -91, 2.3, 2.6) + oval(3.4, -91, 2.3, 2.6), "white", 0.5),
      toned(oval(-3.4, -90.6, 1.1) + oval(3.4, -90.6, 1.1) + oval(0, -84.6, 2.2, 2.6), "black", 0.4),
    ],
  });
  return {
    box: { left: -52, right: 78, top: -196, bottom: 4 },
    parts: [
      toned(
        "M24 4L30 -40L26 -84L34 -120L20 -140L-46 -146L-52 -160L-30 -172L10 -176L60 -170L82 -150L78 4Z",
        "grey",
        9,
        {
          ...WOOD,
          lines: {
            path: "M40 -20L62 -36M36 -70L70 -84M44 -118L74 -128M-30 -156L20 -158L56 -150",
            width: 1.6,
          },
        },
      ),
      toned("M-50 -162Q-30 -176 10 -178Q60 -172 80 -152Q50 -160 10 -166Q-30 -164 -50 -162Z", "green", 2),
      ...body.parts.map((one) => movedPart(one, { x: 0, y: -34, size: 1 })),
      toned("M-40 -146L20 -142L22 -152L-44 -156Z", "grey", 2, WOOD),
      part(oval(-13, -149, 4.6, 4) + oval(13, -147, 4.6, 4), SKIN, 1.5),
    ],
  };
};
/** The legs under water up to the knees. */
const wading: Make = (look) => {
  const body = dressed({ ...free(look), left: [22, -66, 31, -62], right: [22, -66, 31, -62] });
  return {
    box: { left: -62, right: 62, top: -112, bottom: 0 },
    parts: [
      toned(oval(0, -14, 60, 11), "blue", 2, { lift: 0.02 }),
      toned(oval(0, -14, 52, 8.6), "white", 0.5),
      toned(oval(0, -14, 49.6, 7.4), "blue", 0.8, { lift: 0.06 }),
      ...body.parts,
      toned(
        "M-58 -14Q-40 -24 -24 -22Q-12 -17 0 -21Q12 -17 24 -22Q40 -24 58 -14Q52 -2 0 -1Q-52 -2 -58 -14Z",
        "blue",
        2.4,
        { lift: 0.1 },
      ),
      toned(
        ribbon("-44 -12 1, -26 -16 2.4, -10 -12 1.6") +
          ribbon("10 -12 1.6, 26 -16 2.4, 44 -12 1") +
          ribbon("-24 -6 1, 0 -9 2.2, 24 -6 1"),
        "white",
        0.6,
      ),
      toned(
        oval(-34, -26, 2, 2.8) + oval(36, -27, 2, 2.8) + oval(-40, -33, 1.6, 2.2) + oval(42, -35, 1.6, 2.2),
        "white",
        0.8,
      ),
    ],
  };
};

export const LOW_ACTS = {
  sitting,
  praying,
  prostrate,
  crawling,
  lying,
  tied,
  jailed,
  hanging,
  wading,
} satisfies Partial<Record<Activity, Make>>;
