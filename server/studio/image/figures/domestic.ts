import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ribbonPair, ribbons } from "./strokes.ts";
import { black, blue, brown, grey, orange, ramp, red, white } from "./tones.ts";

/** A gas bottle of a kitchen, with its tap and hose. */
export const gasCylinder: FigureMaker = (m) => {
  const steel = bodyOr(m, orange);
  return {
    box: { left: -66, right: 92, top: -196, bottom: 3 },
    parts: [
      part(ribbon("0 -176 7, 40 -182 7, 74 -150 7, 80 -90 7, 66 -44 7, 84 -4 7", 8), black, 3),
      part("M-56 -120Q-56 -158 0 -158Q56 -158 56 -120L56 -14Q50 0 0 0Q-50 0 -56 -14Z", steel, 16),
      part(box(-56, -84, 56, -74), steel, 2, { lift: -0.12 }),
      part("M-34 -156L-34 -184Q0 -196 34 -184L34 -156L22 -152L22 -174Q0 -182 -22 -174L-22 -152Z", steel, 3),
      part(box(-8, -176, 8, -152) + oval(0, -178, 16, 7), grey, 3),
      part("M0 -64Q22 -42 10 -26Q4 -20 0 -26Q-4 -20 -10 -26Q-20 -44 0 -64Z", white, 2),
    ],
  };
};

/** A boiler on its wall, with pipes, a gauge and its flame. */
export const boiler: FigureMaker = (m) => ({
  box: { left: -70, right: 70, top: -206, bottom: 3 },
  parts: [
    part(box(-12, -206, 12, -176), grey, 4),
    part(
      ribbons("-42 -44 9, -42 -2 9", "-14 -44 9, -14 -2 9", "14 -44 9, 14 -2 9", "42 -44 9, 42 -2 9"),
      ramp(".78 .11 55/.66 .12 48/.52 .11 44/.36 .08 40"),
      3,
    ),
    part(
      "M-66 -176Q-66 -184 -58 -184L58 -184Q66 -184 66 -176L66 -44Q66 -36 58 -36L-58 -36Q-66 -36 -66 -44Z",
      bodyOr(m, white),
      9,
    ),
    part(oval(-30, -154, 17), grey, 3),
    part(oval(-30, -154, 13), white, 1, {
      lines: { path: "M-30 -154L-22 -162M-40 -150L-38 -152M-30 -165L-30 -162", width: 2 },
    }),
    part(box(2, -166, 52, -142), black, 1.5, {
      lines: { path: "M12 -160L12 -148M22 -160L30 -160L22 -148L30 -148", width: 2.4, light: true },
    }),
    part(
      "M-26 -112Q-26 -122 -16 -122L16 -122Q26 -122 26 -112L26 -78Q26 -68 16 -68L-16 -68Q-26 -68 -26 -78Z",
      black,
      3,
    ),
    part("M0 -114Q16 -94 9 -80Q4 -74 0 -80Q-4 -74 -9 -80Q-15 -96 0 -114Z", blue, 0, {
      lit: [0.72, -0.04, -0.14],
    }),
    part(oval(-40, -54, 6) + oval(-20, -54, 6), red, 2),
    part(boxes(4, 8, 12, 6, -60, -48), grey, 1),
  ],
});

/** A bottle of rubber for hot water. */
export const hotWaterBottle: FigureMaker = (m) => ({
  box: { left: -66, right: 66, top: -210, bottom: 3 },
  parts: [
    part(
      "M-18 -148L-22 -168L22 -168L18 -148Q62 -146 62 -104L58 -20Q56 0 34 0L-34 0Q-56 0 -58 -20L-62 -104Q-62 -146 -18 -148Z",
      bodyOr(m, red),
      12,
      {
        lines: {
          path: "M-40 -120L-36 -24M-20 -128L-18 -20M0 -130L0 -20M20 -128L18 -20M40 -120L36 -24",
          width: 3,
        },
      },
    ),
    part("M-16 -168L-12 -188L12 -188L16 -168Z", bodyOr(m, red), 3),
    part(box(-9, -196, 9, -184) + oval(0, -200, 12, 7), black, 3),
    part(ribbons("-40 -190 4, -46 -200 4, -38 -208 3", "40 -190 4, 46 -200 4, 38 -208 3"), white, 1),
  ],
});

/** A fly swatter, and the fly. */
export const flySwatter: FigureMaker = (m) => ({
  box: { left: -80, right: 90, top: -200, bottom: 3 },
  parts: [
    part(ribbon("66 -4 9, 8 -104 7"), black, 3),
    part(polygon("-72 -150, -14 -196, 28 -134, -30 -88"), bodyOr(m, red), 3, {
      lines: [
        { path: "M-62 -140L-4 -184M-52 -126L8 -170M-42 -112L18 -156M-34 -98L24 -142", width: 2.6 },
        { path: "M-58 -160L-16 -98M-44 -172L-4 -108M-30 -184L10 -120", width: 2.6 },
      ],
    }),
    part(oval(60, -128, 9, 13) + oval(60, -146, 8), black, 4),
    part(oval(48, -122, 11, 5) + oval(73, -122, 11, 5), white, 1),
    part(oval(56, -149, 3) + oval(64, -149, 3), red, 1),
  ],
});

/** A round vacuum cleaner that drives by itself. */
export const robotVacuum: FigureMaker = (m) => ({
  box: { left: -119, right: 100, top: -96, bottom: 3 },
  parts: [
    part(ribbons("-84 -14 3, -112 2 2", "-80 -10 3, -98 6 2", "-88 -18 3, -118 -8 2"), grey, 1),
    part("M-96 -40L-96 -18Q-88 0 0 0Q88 0 96 -18L96 -40Z", bodyOr(m, black), 6),
    part(oval(0, -44, 96, 36), bodyOr(m, black), 6, { lift: 0.12 }),
    part(ring([0, -44], [76, 27], 4), grey, 1),
    part(oval(0, -62, 26, 10), grey, 5),
    part(box(-26, -74, 26, -62) + oval(0, -74, 26, 9), grey, 3),
    part(oval(0, -30, 12, 5), blue, 0, { lit: [0.8, -0.06, -0.1] }),
    part(oval(-60, -14, 8, 4) + oval(60, -14, 8, 4), red, 1),
  ],
});

/** A bag of beans to sit in. */
export const beanbag: FigureMaker = (m) => ({
  box: { left: -104, right: 105, top: -149, bottom: 3 },
  parts: [
    part(
      blob("-20 -140, 26 -144, 60 -110, 96 -60, 102 -20, 60 2, -60 2, -102 -20, -92 -64, -56 -106"),
      bodyOr(m, red),
      20,
      {
        lines: { path: "M4 -140Q-30 -80 -64 -2M4 -140Q40 -80 62 0M4 -140Q8 -70 0 0", width: 3 },
      },
    ),
    part(oval(4, -104, 46, 22), bodyOr(m, red), 8, { lift: -0.08 }),
    part(oval(4, -142, 12, 7), bodyOr(m, red), 3, { lift: 0.1 }),
  ],
});

/** A net that hangs round a bed. */
export const mosquitoNet: FigureMaker = () => ({
  box: { left: -132, right: 132, top: -252, bottom: 3 },
  parts: [
    part(box(-104, -64, 104, -34) + ribbonPair("96 -34 10, 96 0 10"), brown, 5),
    part("M-100 -84Q-100 -94 -90 -94L96 -84Q104 -82 104 -60L-104 -60Z", blue, 9),
    part(oval(-74, -94, 32, 14), white, 8),
    part(ring([0, -214], [30, 9], 5), brown, 2),
    part(ribbon("0 -250 3, 0 -222 3"), brown, 1),
    part(
      "M-30 -214Q-44 -130 -128 0L-76 0Q-40 -90 -18 -210ZM30 -214Q44 -130 128 0L76 0Q40 -90 18 -210Z",
      white,
      5,
      {
        lines: {
          path: "M-32 -180L-22 -180M-46 -140L-30 -140M-66 -100L-42 -100M-90 -60L-56 -60M-112 -25L-68 -25M-28 -190Q-44 -110 -104 -2M32 -180L22 -180M46 -140L30 -140M66 -100L42 -100M90 -60L56 -60M112 -25L68 -25M28 -190Q44 -110 104 -2",
          width: 1.2,
        },
      },
    ),
  ],
});
