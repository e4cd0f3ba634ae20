import type { Activity } from "../../reading/scene/catalogue.ts";
import type { Part } from "../sculpt.ts";
import { chairFront, chairSide, free, type Make } from "./acts-low.ts";
import { dressed, SKIN, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { held } from "./stance.ts";

const TABLE = { left: -46, right: 46 };
const tableFront = (cloth: "white" | "brown"): Part[] => [
  toned(box(-40, -36, -35, 2) + box(35, -36, 40, 2), "brown", 1.5),
  toned(
    cloth === "white"
      ? "M-46 -42L46 -42L48 -20Q40 -15 32 -19Q24 -14 16 -19Q8 -14 0 -19Q-8 -14 -16 -19Q-24 -14 -32 -19Q-40 -15 -48 -20Z"
      : box(-46, -42, 46, -34),
    cloth,
    2,
  ),
];
/** At a laid table, a fork at the mouth. */
const dining: Make = (look) => {
  const body = dressed({ ...free(look), left: [22, -60, 18, -46], right: [22, -64, 9, -80] });
  return {
    box: { left: TABLE.left - 4, right: TABLE.right + 4, top: -114, bottom: 3 },
    parts: [
      ...chairFront,
      ...body.parts,
      ...tableFront("white"),
      toned(oval(-2, -46, 17, 4.6), "white", 1.4, { lift: 0.06 }),
      toned("M-13 -47Q-10 -55 -2 -54Q8 -56 10 -47Z", "orange", 3),
      toned(oval(-6, -51, 3) + oval(4, -51, 3), "green", 1.4),
      toned(polygon("27 -60, 36 -60, 34 -44, 29 -44"), "red", 1.4),
      toned(
        ribbon("10 -72 1.6, 6 -86 1.6") +
          ribbon("3 -88 1, 5 -84 1.6, 8 -88 1") +
          ribbon("-26 -47 1.4, -26 -58 2"),
        "grey",
        0.5,
      ),
      toned("M-44 -44Q-36 -56 -28 -44Z", "brown", 2.4),
      part(oval(9, -78, 3.6), SKIN, 1.4),
    ],
  };
};

/** At a desk over a sheet of paper, the head in one hand. */
const deskWork: Make = (look) => {
  const body = dressed({ ...free(look), left: [22, -58, 9, -82], right: [20, -60, 10, -48] });
  return {
    box: { left: TABLE.left - 4, right: TABLE.right + 4, top: -114, bottom: 3 },
    parts: [
      ...chairFront,
      ...body.parts,
      toned(box(-48, -42, 48, -34) + box(-42, -36, -36, 2) + box(36, -36, 42, 2), "brown", 2),
      toned(box(-36, -34, 36, -22), "brown", 1, { lift: -0.1 }),
      toned(polygon("-20 -43, 24 -43, 17 -56, -14 -56"), "white", 1, {
        lines: { path: "M-10 -53L8 -53M-12 -50L12 -50M-14 -47L6 -47", width: 1 },
      }),
      toned(ribbon("8 -48 1.8, 19 -66 2.2"), "yellow", 0.6),
      part(oval(11, -50, 3.8), SKIN, 1.4),
    ],
  };
};
/** Out of doors one writes on a pad. */
const writing: Make = (look, inside) => (inside ? deskWork(look) : dressed(look));
const eating: Make = (look, inside) => (inside ? dining(look) : dressed(look));

const BUBBLES =
  oval(-18, -53, 6) +
  oval(-8, -57, 7) +
  oval(4, -55, 6.4) +
  oval(14, -53, 6) +
  oval(-26, -50, 4.6) +
  oval(22, -50, 4.6);
/** At a basin full of foam, with a plate. */
const washing: Make = (look) => {
  const body = dressed({ ...free(look), left: [20, -62, 10, -58], right: [22, -66, 17, -72] });
  return {
    box: { left: -44, right: 44, top: -114, bottom: 3 },
    parts: [
      ...body.parts,
      toned(oval(18, -76, 13), "white", 2, { lift: 0.05 }),
      toned(oval(18, -76, 8), "blue", 0.6, { lift: 0.16 }),
      toned(BUBBLES, "white", 3, { lift: 0.06 }),
      toned("M-34 -50L34 -50L30 -30L-30 -30Z", "grey", 3, { lift: 0.1 }),
      toned(box(-42, -34, 42, 2), "blue", 2, {
        lift: -0.06,
        lines: { path: "M0 -30L0 0M-8 -20L-8 -12M8 -20L8 -12", width: 1.4 },
      }),
      toned(ribbon("-36 -38 4, -38 -70 4, -28 -78 4, -20 -70 4"), "grey", 1.4),
      toned(
        ribbon("-20 -66 2, -20 -54 2") + oval(30, -90, 3) + oval(-4, -68, 2.6) + oval(36, -64, 2.4),
        "blue",
        0.6,
        { lift: 0.24 },
      ),
    ],
  };
};

/** At a board with a shirt on it and a steaming iron. */
const ironing: Make = (look) => {
  const body = dressed({ ...free(look), left: [20, -62, 16, -54], right: [20, -66, 18, -62] });
  return {
    box: { left: -56, right: 58, top: -114, bottom: 3 },
    parts: [
      ...body.parts,
      toned(ribbon("-26 -44 3, 26 2 3") + ribbon("26 -44 3, -26 2 3"), "grey", 1),
      toned("M-52 -49Q0 -52 44 -50Q58 -48 58 -45Q58 -42 40 -41L-52 -41Z", "white", 2.4),
      toned("M-38 -50L-16 -52L-10 -58L4 -52L10 -50L10 -47L-38 -47Z", "yellow", 1.6),
      toned("M10 -50L42 -50Q40 -62 26 -63L14 -63Q10 -58 10 -50Z", "red", 3),
      toned(ribbon("16 -63 3, 18 -70 3, 30 -69 3, 32 -61 3"), "black", 1),
      part(oval(22, -69, 4), SKIN, 1.4),
      toned(oval(46, -66, 4) + oval(52, -76, 5) + oval(47, -88, 6), "white", 2, { lift: 0.04 }),
    ],
  };
};

/** In a tub, the head and an arm above the foam. */
const bathing: Make = (look) => {
  const body = held(
    { ...free(look), cut: "naked", over: [] },
    {
      box: { left: -66, right: 66, top: -118, bottom: 3 },
      hip: [-14, -30],
      legs: ["-14 -30, 10 -34, 20 -20", "-14 -28, 14 -32, 24 -18"],
      arms: ["-34 -50, -38 -62", "10 -70, 16 -92"],
    },
  );
  const foam = [-50, -36, -20, -4, 12, 28, 46];
  return {
    box: body.box,
    parts: [
      ...body.parts,
      toned(foam.map((x, i) => oval(x, -55 - (i % 2) * 4, 10)).join(""), "white", 4, { lift: 0.08 }),
      toned("M-66 -52L66 -52Q68 -46 64 -44Q60 -8 40 -6L-40 -6Q-60 -8 -64 -44Q-68 -46 -66 -52Z", "white", 6),
      toned(oval(-34, -2, 6, 5) + oval(34, -2, 6, 5), "gold", 2),
      toned(oval(30, -78, 4) + oval(44, -92, 3) + oval(-52, -76, 3.6) + oval(-44, -90, 2.6), "blue", 1, {
        lift: 0.26,
      }),
    ],
  };
};

const BUNDLE = (x: number, y: number): Part[] => [
  toned(
    ribbon([
      [x - 16, y + 4, 12],
      [x, y + 3, 19],
      [x + 14, y, 16],
    ]),
    "white",
    4,
  ),
  part(oval(x + 16, y - 3, 7.4), SKIN, 3),
  toned(
    ribbon([
      [x + 12, y - 4, 0.9],
      [x + 14, y - 3, 0.9],
    ]) +
      ribbon([
        [x + 18, y - 4, 0.9],
        [x + 20, y - 3, 0.9],
      ]),
    "black",
    0.3,
  ),
  toned(
    ribbon([
      [x - 18, y + 2, 3],
      [x - 4, y - 6, 2],
      [x + 8, y - 9, 3],
    ]),
    "blue",
    0.8,
    { lift: 0.16 },
  ),
];
/** On a chair with an infant at the breast. */
const nursing: Make = (look) =>
  held(
    { ...free(look), hairCut: look.hairCut === "bun" ? "bun" : "long" },
    {
      box: { left: -40, right: 46, top: -124, bottom: 3 },
      hip: [-5, -34],
      nod: 0.24,
      legs: ["-5 -32, 18 -36, 17 -5", "-3 -31, 21 -33, 24 -5"],
      toes: 1,
      arms: ["16 -52, 28 -58", "2 -46, 20 -48"],
      behind: chairSide(-6, -28),
      lap: BUNDLE(12, -60),
    },
  );

/** In doors and among furniture. */
export const HOME_ACTS = {
  dining,
  eating,
  writing,
  washing,
  ironing,
  bathing,
  nursing,
} satisfies Partial<Record<Activity, Make>>;
