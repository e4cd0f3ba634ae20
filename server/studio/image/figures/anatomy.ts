/** Parts of a body by themselves, as only dreams have them. */
import { HAIR, SKIN } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon, symmetric } from "./outline.ts";
import { blobPair, bodyOr, deeper, ovalPair, paler, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A hand that points upward. */
export const finger: FigureMaker = (m) => {
  const skin = bodyOr(m, SKIN);
  return {
    box: { left: -66, right: 66, top: -236, bottom: 4 },
    parts: [
      part(
        ribbon("0 0 62, 0 -46 54, 0 -70 60") +
          blob("-46 -72, -50 -112, -36 -136, 10 -138, 46 -124, 50 -92, 40 -62, 0 -52"),
        skin,
        15,
      ),
      part(ribbon("-24 -120 30, -26 -170 28, -26 -216 24"), skin, 12, {
        lines: { path: "M-39 -176L-14 -176M-39 -150L-12 -150", width: 1.6 },
      }),
      part(
        "M-36 -216Q-36 -234 -26 -234Q-15 -234 -15 -216Q-26 -206 -36 -216Z",
        paler(colourTones("pink"), 0.4),
        3,
      ),
      part(ribbons("2 -128 28, 6 -98 26", "26 -120 26, 28 -94 24", "44 -106 22, 44 -86 20"), skin, 8),
      part(ribbon("-44 -84 28, -16 -98 26, 10 -94 22"), skin, 9, { lift: 0.06 }),
      part("M-36 -20L36 -20L40 6L-40 6Z", colourTones("blue"), 6),
    ],
  };
};

/** The back of a hand with long painted nails. */
export const fingernails: FigureMaker = (m) => {
  const paint = bodyOr(m, colourTones("red"));
  const fingers = [
    [-50, -150, 22],
    [-18, -184, 24],
    [16, -186, 24],
    [48, -156, 21],
  ] as const;
  return {
    box: { left: -104, right: 80, top: -240, bottom: 4 },
    parts: [
      part(
        ribbon("0 0 70, 0 -44 64") +
          blob("-58 -66, -62 -110, -40 -130, 40 -130, 60 -108, 52 -60, 30 -36, -30 -36") +
          fingers
            .map(([x, y, w]) =>
              ribbon([
                [x * 0.86, -112, w + 3],
                [x, (y - 112) / 2, w + 1],
                [x * 1.06, y, w],
              ]),
            )
            .join("") +
          ribbon("-46 -74 26, -74 -96 25, -86 -120 22"),
        SKIN,
        13,
        {
          lines: {
            path: fingers.map(([x, y, w]) => `M${x - w * 0.4} ${y + 34}l${w * 0.8} 0`).join(""),
            width: 1.6,
          },
        },
      ),
      part(
        fingers
          .map(
            ([x, y, w]) =>
              `M${x * 1.06 - w * 0.42} ${y + 10}L${x * 1.1 - w * 0.42} ${y - 34}Q${x * 1.12} ${y - 52} ${x * 1.1 + w * 0.42} ${y - 34}L${x * 1.06 + w * 0.42} ${y + 10}Q${x * 1.06} ${y + 20} ${x * 1.06 - w * 0.42} ${y + 10}Z`,
          )
          .join("") + "M-96 -112L-100 -146Q-94 -164 -84 -146L-78 -114Q-86 -106 -96 -112Z",
        paint,
        5,
        {
          lines: {
            path: fingers.map(([x, y]) => `M${x * 1.08 - 4} ${y}l0 -24`).join(""),
            width: 2,
            light: true,
          },
        },
      ),
    ],
  };
};

const UPPER_LIP =
  "M-104 -62Q-60 -112 -24 -116Q-10 -116 0 -106Q10 -116 24 -116Q60 -112 104 -62Q60 -76 0 -74Q-60 -76 -104 -62Z";

/** Red lips, a little open, with teeth. */
export const mouth: FigureMaker = (m) => {
  const lips = bodyOr(m, colourTones("red"));
  return {
    box: { left: -110, right: 110, top: -120, bottom: 6 },
    parts: [
      part("M-100 -62Q0 -100 100 -62Q60 -16 0 -14Q-60 -16 -100 -62Z", colourTones("black"), 2),
      part("M-66 -76Q0 -86 66 -76L58 -56Q0 -50 -58 -56Z", colourTones("white"), 4, {
        lines: {
          path: "M-42 -78L-40 -54M-21 -80L-20 -52M0 -81L0 -52M21 -80L20 -52M42 -78L40 -54",
          width: 1.6,
        },
      }),
      part(UPPER_LIP, lips, 11),
      part("M-104 -62Q-60 -30 0 -30Q60 -30 104 -62Q70 4 0 4Q-70 4 -104 -62Z", lips, 13),
      part(oval(-28, -12, 20, 5), paler(lips, 0.6), 1),
    ],
  };
};

/** An open mouth with its tongue out. */
export const tongue: FigureMaker = (m) => {
  const lips = colourTones("red");
  return {
    box: { left: -96, right: 96, top: -196, bottom: 4 },
    parts: [
      part(symmetric("0 -186, 50 -180, 88 -138, 60 -92, 0 -80"), lips, 12),
      part(symmetric("0 -162, 40 -160, 68 -138, 46 -106, 0 -96"), colourTones("black"), 2),
      part("M-46 -160Q0 -172 46 -160L40 -144Q0 -138 -40 -144Z", colourTones("white"), 4, {
        lines: { path: "M-20 -163L-18 -142M0 -165L0 -141M20 -163L18 -142", width: 1.6 },
      }),
      part(
        "M-40 -118Q-42 -136 0 -136Q42 -136 40 -118L40 -36Q38 2 0 2Q-38 2 -40 -36Z",
        bodyOr(m, colourTones("pink")),
        14,
        {
          lines: { path: "M0 -126Q4 -80 0 -26", width: 4 },
        },
      ),
      part(oval(-18, -70, 6, 22), paler(colourTones("pink"), 0.6), 1),
    ],
  };
};

/** A nose. */
export const nose: FigureMaker = (m) => {
  const skin = bodyOr(m, SKIN);
  return {
    box: { left: -78, right: 78, top: -190, bottom: 4 },
    parts: [
      part(symmetric("0 -188, 18 -180, 16 -130, 26 -82, 58 -58, 72 -30, 56 -4, 28 -6, 0 2"), skin, 22),
      part(oval(0, -34, 34, 30), skin, 14, { lift: 0.06 }),
      part(ovalPair(44, -30, 25, 23), skin, 9),
      part(ovalPair(34, -12, 14, 8), deeper(SKIN, m, 0.75), 1),
      part(oval(-8, -52, 9, 14), paler(skin, 0.6), 1),
    ],
  };
};

const MOUSTACHE =
  "M0 -52Q-30 -78 -62 -50Q-92 -30 -118 -58Q-112 0 -66 0Q-24 0 0 -30Q24 0 66 0Q112 0 118 -58Q92 -30 62 -50Q30 -78 0 -52Z";

/** A curled moustache. */
export const moustache: FigureMaker = (m) => ({
  box: { left: -122, right: 122, top: -76, bottom: 4 },
  parts: [
    part(MOUSTACHE, bodyOr(m, HAIR.dark), 12, {
      lines: {
        path: "M-10 -48Q-40 -52 -66 -22M-8 -36Q-40 -32 -74 -12M10 -48Q40 -52 66 -22M8 -36Q40 -32 74 -12",
        width: 2.4,
      },
    }),
  ],
});

/** A long beard with its moustache. */
export const beard: FigureMaker = (m) => {
  const hair = bodyOr(m, HAIR.brown);
  return {
    box: { left: -92, right: 92, top: -200, bottom: 4 },
    parts: [
      part(
        "M-84 -196Q-70 -150 -46 -146Q0 -160 46 -146Q70 -150 84 -196Q98 -100 56 -44L44 -62L34 -22L18 -44L0 2L-18 -44L-34 -22L-44 -62L-56 -44Q-98 -100 -84 -196Z",
        hair,
        14,
        {
          lines: {
            path: "M-60 -130Q-56 -90 -40 -70M60 -130Q56 -90 40 -70M-30 -104Q-30 -70 -18 -50M30 -104Q30 -70 18 -50M0 -100L0 -20M-74 -150Q-74 -120 -64 -100M74 -150Q74 -120 64 -100",
            width: 2.6,
          },
        },
      ),
      part(oval(0, -124, 24, 9), colourTones("red"), 3),
      part("M0 -148Q-26 -166 -62 -128Q-30 -116 0 -134Q30 -116 62 -128Q26 -166 0 -148Z", hair, 7, {
        lift: 0.06,
      }),
    ],
  };
};

/** A long plait with a bow. */
export const braid: FigureMaker = (m) => {
  const hair = bodyOr(m, HAIR.brown);
  const knots = Array.from({ length: 7 }, (_, i) => i);
  const side = (sign: 1 | -1) =>
    knots
      .map((i) => {
        const y = -204 + i * 23;
        const w = 30 - i * 2;
        return blob([
          [sign * w, y - 6],
          [sign * w * 0.8, y + 14],
          [-sign * 5, y + 26],
          [-sign * 10, y + 12],
          [sign * 4, y - 8],
        ]);
      })
      .join("");
  return {
    box: { left: -46, right: 46, top: -242, bottom: 4 },
    parts: [
      part("M-36 -238Q0 -246 36 -238Q34 -212 22 -196L-22 -196Q-34 -212 -36 -238Z", hair, 8, {
        lines: { path: "M-20 -236L-10 -200M0 -238L0 -200M20 -236L10 -200", width: 2 },
      }),
      part(side(1), hair, 8),
      part(side(-1), hair, 8, { lift: 0.06 }),
      part("M-12 -42Q-22 -14 -14 2L0 -8L14 2Q22 -14 12 -42Z", hair, 5),
      part(blobPair("2 -44, 24 -62, 42 -56, 42 -32, 24 -30") + oval(0, -44, 9), colourTones("red"), 6),
    ],
  };
};
