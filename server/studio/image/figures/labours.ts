import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ribbons } from "./strokes.ts";
import { SKIN } from "./dressed.ts";
import { black, brown, gold, grey, orange, ramp, red, METAL, white, yellow } from "./tones.ts";

const STRAW = ramp(".90 .09 88/.81 .11 82/.67 .10 76/.48 .08 70");

const NOTE = ramp(".84 .07 150/.73 .09 150/.58 .085 152/.40 .065 155");

const note = (x: number, y: number, tilt: number) => {
  const at = (u: number, v: number) => [x + u, y + v - u * tilt] as const;
  const face = polygon([at(-86, -40), at(86, -40), at(86, 40), at(-86, 40)]);
  return [
    part(face, NOTE, 2.4),
    part(polygon([at(-78, -33), at(78, -33), at(78, 33), at(-78, 33)]), NOTE, 1, { lift: 0.12 }),
    part(polygon([at(-72, -28), at(72, -28), at(72, 28), at(-72, 28)]), NOTE, 1),
    part(oval(x, y, 24, 23), NOTE, 1.6, { lift: 0.2 }),
    part(oval(x, y - 6, 7) + `M${x - 13} ${y + 15}Q${x} ${y - 4} ${x + 13} ${y + 15}Z`, NOTE, 1, {
      lift: -0.2,
    }),
    part(oval(...at(-56, -14), 8) + oval(...at(56, 14), 8), NOTE, 1, { lift: 0.2 }),
  ];
};

const card =
  (tones: typeof red): FigureMaker =>
  () => ({
    box: { left: -62, right: 62, top: -216, bottom: 3 },
    parts: [
      part("M-26 0L-30 -70L30 -70L26 0Z", black, 8),
      part(box(-32, -72, 32, -54), yellow, 3),
      part("M-30 -70Q-44 -100 -34 -118L34 -118Q46 -96 30 -70Z", SKIN, 8),
      part(polygon("-38 -212, 40 -206, 34 -102, -44 -108"), tones, 4),
      part(
        ribbons("-36 -86 15, -22 -112 14, -6 -116 12", "-32 -78 0.1, -31 -78 0.1") +
          ribbons("36 -108 13, 10 -108 13", "38 -95 13, 12 -94 13", "36 -82 12, 14 -81 12"),
        SKIN,
        5,
      ),
    ],
  });

const cog = (x: number, y: number, r: number, teeth: number, tones: typeof red) => {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const a = (i / (teeth * 4)) * Math.PI * 2;
    const out = i % 4 < 2 ? r : r * 0.78;
    return [x + Math.cos(a) * out, y + Math.sin(a) * out] as const;
  });
  return [
    part(polygon(points), tones, 7),
    part(oval(x, y, r * 0.5), tones, 4, { lift: -0.12 }),
    part(oval(x, y, r * 0.2), black, 2),
    part(
      [0, 1, 2, 3, 4]
        .map((i) => oval(x + Math.cos(i * 1.257) * r * 0.36, y + Math.sin(i * 1.257) * r * 0.36, r * 0.07))
        .join(""),
      black,
      1,
    ),
  ];
};

/** Banknotes in a fan, and a bundle with its band. */
export const banknotes: FigureMaker = () => ({
  box: { left: -118, right: 118, top: -201, bottom: 4 },
  parts: [
    ...note(-8, -142, 0.22),
    ...note(10, -112, -0.1),
    part(box(-100, -44, 92, 2), NOTE, 2, {
      lines: { path: "M-98 -34L90 -34M-98 -24L90 -24M-98 -14L90 -14M-98 -5L90 -5", width: 1.6 },
    }),
    part(polygon("-100 -44, 92 -44, 108 -84, -84 -84"), NOTE, 2),
    part(polygon("-84 -50, 78 -50, 90 -78, -72 -78"), NOTE, 1, { lift: 0.1 }),
    part(oval(4, -64, 22, 10), NOTE, 1.4, { lift: -0.16 }),
    part(polygon("-18 2, 18 2, 18 -44, -18 -44") + polygon("-18 -44, 18 -44, 34 -84, -2 -84"), white, 2),
  ],
});

/** A referee's hand with the card that sends off. */
export const redCard = card(red);

/** A referee's hand with the card that warns. */
export const yellowCard = card(yellow);

/** An anvil on its block, with the hammer. */
export const anvil: FigureMaker = (m) => ({
  box: { left: -112, right: 100, top: -156, bottom: 3 },
  parts: [
    part("M-52 0L-46 -58L46 -58L52 0Z", brown, 9, {
      lines: { path: "M-22 -54L-26 -4M14 -54L16 -4", width: 2 },
    }),
    part(oval(0, -58, 46, 9), brown, 3, { lift: 0.1 }),
    part(
      "M-110 -126Q-70 -126 -60 -128L82 -128L82 -108Q46 -102 38 -88L46 -62L-42 -62L-34 -88Q-44 -104 -110 -126Z",
      bodyOr(m, black),
      10,
    ),
    part("M-110 -127Q-70 -127 -60 -130L82 -130L82 -120L-60 -120Q-86 -118 -110 -127Z", METAL, 3),
    part(ribbon("-36 -140 8, 62 -146 8"), brown, 3),
    part(box(-58, -156, -30, -128), METAL, 5),
  ],
});

/** Three cogwheels that turn one another. */
export const gear: FigureMaker = (m) => ({
  box: { left: -106, right: 110, top: -186, bottom: 3 },
  parts: [
    ...cog(-40, -66, 66, 12, bodyOr(m, grey)),
    ...cog(58, -120, 52, 10, bodyOr(m, gold)),
    ...cog(66, -32, 34, 8, bodyOr(m, brown)),
  ],
});

/** A saw with a motor. */
export const chainsaw: FigureMaker = (m) => ({
  box: { left: -123, right: 134, top: -120, bottom: 3 },
  parts: [
    part("M6 -56L118 -50Q134 -38 118 -26L6 -22Z", METAL, 3),
    part(
      Array.from(
        { length: 15 },
        (_, i) =>
          box(8 + i * 8, i % 2 ? -63 : -60, 13 + i * 8, -54) +
          box(8 + i * 8, -26, 13 + i * 8, i % 2 ? -17 : -20),
      ).join(""),
      black,
      1,
    ),
    part("M-92 -76L-4 -80Q22 -78 24 -56L22 -10Q16 0 0 0L-84 0Q-96 -4 -96 -18Z", bodyOr(m, orange), 10),
    part(ribbon("-92 -66 13, -114 -50 13, -112 -14 13, -90 -10 13", 8), black, 4),
    part(ribbon("-46 -76 10, -38 -112 10, 10 -108 10, 18 -70 9", 8), black, 4),
    part(oval(-44, -36, 20), black, 4),
    part(boxes(4, -62, 10, 5, -46, -26), grey, 1),
    part(box(-10, -60, 14, -44), white, 2),
  ],
});

/** A fork of a farm, in hay. */
export const pitchfork: FigureMaker = () => ({
  box: { left: -82, right: 84, top: -274, bottom: 3 },
  parts: [
    part(ribbon("0 -16 7, 0 -190 7"), brown, 3),
    part(ribbons("-34 -256 5, -34 -214 7, 0 -192 9, 34 -214 7, 34 -256 5", "0 -260 5, 0 -192 8"), METAL, 3),
    part(
      polygon("-40 -250, -34 -272, -28 -250") +
        polygon("-6 -252, 0 -274, 6 -252") +
        polygon("28 -250, 34 -272, 40 -250"),
      METAL,
      2,
    ),
    part(blob("-74 0, -56 -30, -20 -46, 24 -44, 58 -28, 76 2"), STRAW, 7, {
      lines: {
        path: "M-50 -24L-20 -8M-30 -40L-8 -16M10 -42L-4 -10M36 -36L20 -8M58 -22L40 -4M-60 -8L-30 -4M0 -20L24 -26",
        width: 1.8,
      },
    }),
  ],
});

/** A round bale of hay. */
export const hayBale: FigureMaker = (m) => ({
  box: { left: -123, right: 105, top: -152, bottom: 3 },
  parts: [
    part("M-30 -148L40 -142Q98 -130 98 -70Q98 -10 40 -2L-30 2Z", bodyOr(m, STRAW), 10, {
      lines: {
        path: "M-6 -146Q52 -120 30 -2M28 -144Q86 -110 62 -4M-30 -136L60 -132M20 -120L90 -108M34 -96L96 -84M36 -60L96 -54M30 -34L86 -30M10 -12L60 -14",
        width: 2,
      },
    }),
    part(oval(-34, -73, 74, 75), bodyOr(m, STRAW), 8, { lift: 0.08 }),
    part(
      ring([-34, -73], [58, 58], 3) +
        ring([-34, -73], [42, 42], 3) +
        ring([-34, -73], [26, 26], 3) +
        oval(-34, -73, 9),
      bodyOr(m, STRAW),
      1,
      { lift: -0.22 },
    ),
    part(
      ribbons(
        "-110 -8 2, -122 -18 1.6",
        "-96 0 2, -112 4 1.6",
        "70 -134 2, 84 -146 1.6",
        "90 -16 2, 104 -8 1.6",
      ),
      STRAW,
      1,
    ),
  ],
});

/** A machine that makes bales, on wheels, and a bale that leaves it. */
export const baler: FigureMaker = (m) => ({
  box: { left: -170, right: 179, top: -158, bottom: 3 },
  parts: [
    part(ribbon("-118 -36 8, -156 -28 8") + ring([-160, -28], [7, 7], 5), grey, 2),
    part("M-120 -30L-114 -84Q-60 -152 10 -152L62 -146Q78 -142 78 -120L78 -30Z", bodyOr(m, red), 12),
    part("M-98 -40L-94 -78Q-50 -130 6 -132L6 -40Z", bodyOr(m, red), 4, {
      lift: -0.12,
      lines: { path: "M-80 -52L-4 -52M-80 -68L-4 -68M-68 -84L-4 -84M-54 -100L-4 -100", width: 3 },
    }),
    part(box(18, -128, 66, -104), yellow, 3),
    part("M78 -140L112 -122L112 -30L78 -24Z", black, 4),
    part(box(92, -88, 166, -30), STRAW, 8, {
      lines: {
        path: "M98 -78L160 -74M98 -62L160 -66M98 -48L160 -46M112 -88L112 -30M146 -88L146 -30",
        width: 2,
      },
    }),
    part(ribbons("166 -60 2, 178 -66 1.6", "150 -90 2, 156 -102 1.6"), STRAW, 1),
    part(
      Array.from({ length: 7 }, (_, i) =>
        ribbon([
          [-132 + i * 5, -24, 3],
          [-140 + i * 5, 0, 2],
        ]),
      ).join(""),
      grey,
      1,
    ),
    part(oval(-20, -30, 32), black, 7),
    part(oval(-20, -30, 17), yellow, 4),
    part(oval(-20, -30, 6), grey, 2),
  ],
});
