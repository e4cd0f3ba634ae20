import type { Activity } from "../../reading/scene/catalogue.ts";
import type { Part } from "../sculpt.ts";
import { free, type Make } from "./acts-low.ts";
import { type Costume, dressed, HAIR, SKIN, toned } from "./dressed.ts";
import { grouped, movedPart } from "./groups.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { held } from "./stance.ts";

const CURTAIN = [
  toned("M-44 -128Q-30 -124 -24 -128Q-26 -90 -40 -60L-44 -40Z", "red", 3),
  toned("M44 -128Q30 -124 24 -128Q26 -90 40 -60L44 -40Z", "red", 3),
];
/** From behind before a window, or with the elbows on its sill in a wall. */
const atWindow: Make = (look, inside) => {
  const frame = [
    toned(box(-44, -130, 44, -38), "white", 2),
    toned(box(-39, -126, 39, -43), "blue", 0.6, { lift: 0.2 }),
    toned(oval(20, -108, 9), "yellow", 0.6, { lift: 0.2 }),
    toned("M-39 -66Q-20 -84 -4 -68Q14 -88 39 -64L39 -43L-39 -43Z", "green", 1),
  ];
  if (inside) {
    const { hairCut = "short", hair = HAIR.dark } = look;
    const back =
      hairCut === "none"
        ? []
        : [
            part(
              hairCut === "long"
                ? "M-10.6 -91Q-12 -104.6 0 -104.6Q12 -104.6 10.6 -91Q13 -80 10 -64L-10 -64Q-13 -80 -10.6 -91Z"
                : "M-9.6 -90Q-10.6 -103 0 -103Q10.6 -103 9.6 -90Q9 -80 0 -79Q-9 -80 -9.6 -90Z",
              hair,
              3,
            ),
          ];
    const body = dressed({
      ...free(look),
      face: [],
      over: [],
      left: [22, -66, 28, -56],
      right: [22, -66, 28, -56],
    });
    return {
      box: { left: -50, right: 50, top: -134, bottom: 3 },
      parts: [
        ...frame,
        toned(box(-1.6, -126, 1.6, -43) + box(-39, -88, 39, -85), "white", 1),
        ...CURTAIN,
        toned(box(-50, -136, 50, -130) + box(-48, -42, 48, -36), "brown", 2),
        ...body.parts,
        ...back,
      ],
    };
  }
  const person = dressed({ ...free(look), left: [24, -62, 14, -46], right: [24, -62, 14, -46] });
  return {
    box: { left: -66, right: 66, top: -172, bottom: 3 },
    parts: [
      toned(box(-64, -168, 64, 3), "orange", 3, {
        lift: -0.06,
        lines: {
          path: "M-60 -30L-38 -30M-50 -24L-30 -24M30 -16L56 -16M20 -10L44 -10M-56 -156L-40 -156M36 -158L58 -158M-20 -14L-4 -14",
          width: 1.6,
        },
      }),
      toned(box(-68, -174, 68, -165), "brown", 2),
      toned(box(-36, -142, 36, -54), "white", 2),
      toned(box(-32, -138, 32, -58), "yellow", 0.4, { lift: 0.06 }),
      toned(box(-62, -142, -37, -54) + box(37, -142, 62, -54), "green", 2, {
        lines: {
          path: [-130, -118, -106, -94, -82, -70].map((y) => `M-58 ${y}L-41 ${y}M41 ${y}L58 ${y}`).join(""),
          width: 1.4,
        },
      }),
      ...person.parts.map((one) => movedPart(one, { x: 0, y: 12, size: 1.34 })),
      toned(box(-36, -54, 36, 2), "orange", 1, { lift: -0.06 }),
      toned(box(-44, -58, 44, -50), "white", 2),
      part(oval(-19, -58, 5, 4) + oval(19, -58, 5, 4), SKIN, 1.5),
      toned(box(-28, -50, 28, -40), "brown", 2),
      toned([-22, -11, 0, 11, 22].map((x) => oval(x, -52, 5)).join(""), "green", 2),
      toned([-22, -11, 0, 11, 22].map((x, i) => oval(x, -55 - (i % 2) * 3, 3.4)).join(""), "red", 1.4),
    ],
  };
};

/** Bent before a shut door, an eye at its keyhole. */
const peeking: Make = (look) =>
  held(free(look), {
    box: { left: -46, right: 74, top: -132, bottom: 3 },
    hip: [-16, -44],
    lean: 0.7,
    nod: -0.5,
    legs: ["-16 -44, -8 -26, -22 -4", "-14 -44, 2 -26, -6 -4"],
    toes: 1,
    arms: ["22 -50, 34 -42", "14 -40, 4 -28"],
    behind: [
      toned(box(26, -132, 76, 3), "brown", 3, {
        lines: { path: "M40 -120L68 -120L68 -84L40 -84ZM40 -48L68 -48L68 -8L40 -8Z", width: 1.6 },
      }),
      toned(box(30, -80, 44, -54), "gold", 1.5),
      {
        path: oval(37, -70, 3.6) + polygon("35.4 -70, 38.6 -70, 40 -60, 34 -60"),
        tones: HAIR.dark,
        relief: 0.5,
      },
      toned(oval(37, -86, 4), "gold", 2),
      toned("M34 -68L16 -76L16 -62Z", "yellow", 0.2, { lift: 0.2 }),
    ],
  });

/** From behind before a tall mirror, in which the face is seen. */
const atMirror: Make = (look) => {
  const face = dressed({ ...free(look) });
  const back = atWindow(look, true).parts.slice(-1);
  const body = dressed({
    ...free(look),
    face: [],
    hat: [],
    over: [],
    left: [20, -66, 26, -54],
    right: [20, -72, 25, -84],
  });
  return {
    box: { left: -54, right: 66, top: -140, bottom: 4 },
    parts: [
      toned(ribbon("-2 2 4, 2 -20 4") + ribbon("52 2 4, 48 -20 4"), "brown", 1),
      toned(oval(25, -72, 39, 66), "gold", 3),
      toned(oval(25, -72, 34, 60), "blue", 0.6, { lift: 0.22 }),
      ...face.parts.map((one) =>
        movedPart({ ...one, lift: (one.lift ?? 0) + 0.04 }, { x: 28, y: -22, size: 0.86 }),
      ),
      toned(ribbon("44 -112 1, 54 -88 3, 56 -60 1"), "white", 0.3, { lift: 0.1 }),
      ...body.parts.map((one) => movedPart(one, { x: -22, y: 2, size: 1 })),
      ...back.map((one) => movedPart(one, { x: -22, y: 2, size: 1 })),
    ],
  };
};

/** In a cone of light between curtains, before rows of heads. */
const onStage: Make = (look) => {
  const body = dressed({ ...free(look), right: [20, -66, 8, -62], left: [22, -66, 28, -58] });
  const stage: Part[] = [
    toned("M-40 -150L40 -150L66 -24L-66 -24Z", "yellow", 0.2, { lift: 0.16 }),
    toned("M-92 -150L-58 -150Q-62 -90 -74 -24L-92 -24Z", "red", 5, {
      lines: { path: "M-84 -150L-88 -30M-74 -150L-80 -30", width: 1.6 },
    }),
    toned("M92 -150L58 -150Q62 -90 74 -24L92 -24Z", "red", 5, {
      lines: { path: "M84 -150L88 -30M74 -150L80 -30", width: 1.6 },
    }),
    toned(
      "M-92 -152L92 -152L92 -136Q76 -126 62 -136Q46 -124 31 -136Q15 -124 0 -136Q-15 -124 -31 -136Q-46 -124 -62 -136Q-76 -126 -92 -136Z",
      "red",
      3,
      { lift: -0.05 },
    ),
    toned("M-92 -26L92 -26L92 4L-92 4Z", "brown", 3, { lines: { path: "M-92 -14L92 -14", width: 1.4 } }),
    toned(oval(0, -25, 44, 6), "yellow", 0.6, { lift: 0.2 }),
  ];
  const heads = [-74, -45, -15, 16, 46, 75].map((x, i) =>
    part(oval(x, -4 + (i % 2) * 3, 9, 10) + oval(x, 16, 16, 12), HAIR.dark, 3),
  );
  const mike = toned(ribbon("18 -2 2, 18 -76 2") + oval(17, -80, 4.4, 5.4) + oval(18, 0, 8, 2), "black", 1);
  const figures = [
    { box: { left: -92, right: 92, top: -152, bottom: 12 }, parts: stage },
    { box: body.box, parts: [...body.parts, mike] },
    { box: { left: -92, right: 92, top: -14, bottom: 12 }, parts: heads },
  ];
  return grouped(figures, (i) => (i === 1 ? { x: 0, y: -25, size: 0.92 } : { x: 0, y: 0, size: 1 }));
};

/** Writing with chalk on a board on legs. */
const atBoard: Make = (look: Costume) => {
  // A teacher has a board of her own.
  const body = dressed({ ...free(look), behind: [], left: [22, -78, 26, -92] });
  return {
    box: { left: -92, right: 36, top: -126, bottom: 3 },
    parts: [
      toned(ribbon("-86 2 4, -78 -60 4") + ribbon("-20 2 4, -26 -60 4"), "brown", 1),
      toned(box(-92, -124, -14, -44), "brown", 2),
      toned(box(-88, -120, -18, -48), "green", 0.6, { lift: -0.26 }),
      toned(
        ribbon("-82 -106 2, -66 -104 2, -48 -107 2") +
          ribbon("-82 -90 2, -60 -92 2, -40 -90 2") +
          ribbon("-82 -74 2, -66 -72 2, -52 -75 2"),
        "white",
        0.4,
      ),
      ...body.parts,
      toned(ribbon("-26 -94 3, -31 -101 3"), "white", 0.8),
    ],
  };
};

/** Looking at something, or looked at. */
export const SEEN_ACTS = { atWindow, peeking, atMirror, onStage, atBoard } satisfies Partial<
  Record<Activity, Make>
>;
