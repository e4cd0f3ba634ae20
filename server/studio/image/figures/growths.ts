/** What grows on a body, and what is seen of it. */
import { HAIR, SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { blobPair, bodyOr, deeper, ovalPair, paler, ribbonPair } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** Two curved horns on a brow. */
export const horns: FigureMaker = (m) => {
  const horn = bodyOr(m, paler(colourTones("brown"), 0.35));
  const rings = [
    [44, -54],
    [66, -66],
    [84, -84],
    [94, -106],
  ] as const;
  return {
    box: { left: -112, right: 112, top: -180, bottom: 4 },
    parts: [
      part(ribbonPair("22 -36 44, 66 -64 38, 94 -106 27, 88 -150 14, 74 -176 3"), horn, 12, {
        lines: {
          path: rings
            .map(
              ([x, y]) =>
                `M${x - 12} ${y - 14}L${x + 10} ${y + 16}M${-x + 12} ${y - 14}L${-x - 10} ${y + 16}`,
            )
            .join(""),
          width: 2.6,
        },
      }),
      part(symmetric("0 -66, 34 -62, 48 -30, 36 -4, 0 2"), colourTones("brown"), 10),
    ],
  };
};

/** The antlers of a stag. */
export const antlers: FigureMaker = (m) => {
  const bone = bodyOr(m, colourTones("brown"));
  return {
    box: { left: -124, right: 124, top: -232, bottom: 4 },
    parts: [
      part(
        ribbonPair("16 -22 20, 44 -64 18, 84 -100 16, 100 -150 13, 92 -216 5") +
          ribbonPair("46 -66 14, 58 -100 10, 50 -136 4") +
          ribbonPair("80 -96 13, 106 -118 10, 120 -150 4") +
          ribbonPair("98 -146 11, 76 -176 8, 66 -206 4") +
          ribbonPair("22 -34 12, 40 -30 9, 58 -44 4"),
        bone,
        8,
      ),
      part(symmetric("0 -40, 30 -36, 38 -14, 26 0, 0 4"), deeper(bone, m, 0.3), 8),
    ],
  };
};

/** A bushy tail with a pale tip. */
export const tail: FigureMaker = (m) => {
  const fur = bodyOr(m, colourTones("orange"));
  return {
    box: { left: -70, right: 88, top: -210, bottom: 4 },
    parts: [
      part(ribbon("-40 -10 22, 20 -24 40, 50 -80 58, 20 -140 56, 14 -180 36, 34 -202 8"), fur, 18, {
        lines: {
          path: "M-10 -24Q24 -34 36 -70M56 -46Q72 -80 52 -116M20 -110Q4 -140 10 -160M38 -120Q28 -140 30 -160",
          width: 2.4,
        },
      }),
      part(blob("-6 -168, 14 -160, 36 -164, 44 -186, 38 -208, 18 -200"), colourTones("white"), 8),
    ],
  };
};

/** A paw with long claws. */
export const claws: FigureMaker = (m) => {
  const fur = bodyOr(m, colourTones("black"));
  const toes = [-66, -24, 20, 62];
  return {
    box: { left: -100, right: 96, top: -223, bottom: 6 },
    parts: [
      part(ribbon("0 -186 74, 0 -120 84, -2 -84 110"), fur, 18, {
        lines: { path: "M-30 -170l4 24M0 -176l0 26M30 -170l-4 24M-20 -130l2 22M18 -132l-2 22", width: 2.4 },
      }),
      part(
        toes
          .map((x) =>
            ribbon([
              [x * 0.8, -86, 42],
              [x, -54, 40],
            ]),
          )
          .join(""),
        fur,
        12,
      ),
      part(
        toes
          .map(
            (x) =>
              `M${x - 13} -46Q${x + 4} -58 ${x + 15} -44Q${x + 20} -14 ${x + 2} 6Q${x + 2} -22 ${x - 13} -46Z`,
          )
          .join(""),
        paler(colourTones("yellow"), 0.6),
        6,
      ),
    ],
  };
};

/** Two feet that grow into roots. */
export const rootFeet: FigureMaker = (m) => {
  const bark = colourTones("brown");
  const root = (x: number, y: number, dx: number) =>
    ribbon([
      [x, y, 18],
      [x + dx * 0.5, y + 18, 13],
      [x + dx, y + 20, 8],
      [x + dx * 1.4, y + 36, 2],
    ]);
  return {
    box: { left: -130, right: 130, top: -210, bottom: 12 },
    parts: [
      part(
        "M-74 -210L-12 -210L-16 -110L-66 -110ZM74 -210L12 -210L16 -110L66 -110Z",
        bodyOr(m, colourTones("blue")),
        8,
      ),
      part(ribbonPair("41 -112 44, 41 -76 40"), SKIN, 10),
      part(
        ribbonPair("41 -80 40, 42 -46 46, 44 -26 54") +
          [
            [28, -34, -36],
            [36, -30, -8],
            [50, -32, 22],
            [58, -36, 46],
          ]
            .map(([x, y, dx]) => root(x!, y!, dx!) + root(-x!, y!, -dx!))
            .join(""),
        bark,
        10,
        {
          lines: {
            path: "M34 -86Q30 -56 20 -30M46 -86Q50 -56 60 -30M-34 -86Q-30 -56 -20 -30M-46 -86Q-50 -56 -60 -30",
            width: 2.4,
          },
        },
      ),
      part(
        blobPair("58 -58, 74 -76, 84 -60, 74 -50") + blobPair("18 -64, 4 -78, -2 -64, 6 -54"),
        colourTones("green"),
        3,
      ),
    ],
  };
};

/** A dark figure without a face, long as shadows are. */
export const shadow: FigureMaker = (m) => {
  const dark = deeper(colourTones("black"), m, 0.5);
  return {
    box: { left: -76, right: 76, top: -286, bottom: 6 },
    parts: [
      part(oval(0, 0, 72, 9), dark, 1),
      part(
        oval(0, -254, 22, 29) +
          ribbon("0 -234 17, 0 -214 24") +
          "M-12 -224Q-44 -216 -48 -190L-38 -120L-34 -60L-30 4L-4 4L0 -96L4 4L30 4L34 -60L38 -120L48 -190Q44 -216 12 -224Z" +
          ribbonPair("42 -196 20, 54 -150 16, 60 -110 13, 62 -84 12"),
        dark,
        2,
      ),
      part(ovalPair(8, -256, 4, 2.6), paler(colourTones("yellow"), 0.4), 0.5, {
        lit: paler(colourTones("yellow"), 0.4)[0]!,
      }),
    ],
  };
};

/** A mirror with the face of another person in it. */
export const reflection: FigureMaker = (m) => ({
  box: { left: -78, right: 78, top: -246, bottom: 4 },
  parts: [
    part(ribbonPair("40 -30 12, 62 0 12"), colourTones("brown"), 4),
    part(oval(0, -132, 74, 112), bodyOr(m, colourTones("gold")), 9),
    part(oval(0, -132, 60, 98), paler(colourTones("blue"), 0.35), 3),
    part(
      "M-46 -68Q-44 -112 -12 -116L12 -116Q44 -112 46 -68Q26 -36 0 -34Q-26 -36 -46 -68Z",
      colourTones("red"),
      8,
    ),
    part(ribbon("0 -126 22, 0 -108 20"), SKIN, 2),
    part(oval(0, -158, 30, 36), HAIR.brown, 6),
    part(oval(0, -150, 24, 29), SKIN, 8),
    part("M-27 -150Q-30 -194 0 -194Q30 -194 27 -150Q18 -176 -4 -176Q-20 -170 -27 -150Z", HAIR.brown, 5),
    part(ovalPair(9, -152, 3.4, 4.4), HAIR.dark, 1),
    part(ribbon("-7 -134 2.4, 0 -131 3, 7 -134 2.4"), colourTones("red"), 1),
    part(
      polygon("-40 -196, -30 -206, -50 -140, -54 -150") + polygon("34 -208, 44 -198, 50 -180, 46 -178"),
      colourTones("white"),
      0.6,
    ),
    part(box(-1, -1, 1, 1), colourTones("gold"), 0.5),
  ],
});
