import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ribbons } from "./strokes.ts";
import { black, brown, gold, grey, pink, ramp, red, white, yellow } from "./tones.ts";

const KHAKI = ramp(".62 .05 120/.50 .055 118/.38 .05 116/.26 .04 114");

/** A high white hat of a cook. */
export const chefHat: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -166, bottom: 3 },
  parts: [
    part(
      "M-48 -56Q-92 -70 -80 -112Q-66 -140 -38 -132Q-26 -166 4 -162Q34 -160 40 -132Q72 -138 82 -108Q88 -70 48 -56Z",
      bodyOr(m, white),
      14,
      {
        lines: { path: "M-24 -60Q-30 -90 -22 -110M0 -60L0 -116M24 -60Q30 -90 22 -110", width: 2.4 },
      },
    ),
    part("M-50 -62Q0 -50 50 -62L50 -4Q0 10 -50 -4Z", bodyOr(m, white), 6, {
      lines: { path: "M-34 -56L-34 2M-17 -54L-17 4M0 -53L0 5M17 -54L17 4M34 -56L34 2", width: 1.6 },
    }),
  ],
});

/** A bishop's hat with its cross and ribbons. */
export const mitre: FigureMaker = (m) => ({
  box: { left: -70, right: 70, top: -196, bottom: 3 },
  parts: [
    part("M-22 -40L-40 2L-18 2L-6 -40ZM22 -40L40 2L18 2L6 -40Z", bodyOr(m, white), 3),
    part("M-58 -40Q-78 -120 0 -192Q78 -120 58 -40Q0 -28 -58 -40Z", bodyOr(m, white), 12),
    part("M-60 -60Q0 -48 60 -60L58 -38Q0 -26 -58 -38Z" + box(-8, -176, 8, -50), gold, 4),
    part(box(-26, -126, 26, -112), gold, 3),
    part(oval(0, -119, 8) + oval(-36, -48, 6) + oval(36, -48, 6) + oval(0, -44, 6), red, 3),
    part("M-38 -4L-20 -4L-20 2L-40 2ZM38 -4L20 -4L20 2L40 2Z", gold, 1),
  ],
});

/** A soldier's helmet with its strap. */
export const soldierHelmet: FigureMaker = (m) => ({
  box: { left: -108, right: 108, top: -126, bottom: 3 },
  parts: [
    part(ribbon("-74 -40 8, -46 -6 8, 0 2 9, 46 -6 8, 74 -40 8"), brown, 3),
    part("M-80 -44Q-92 -122 0 -124Q92 -122 80 -44Q0 -30 -80 -44Z", bodyOr(m, KHAKI), 20),
    part(
      "M-106 -34Q-96 -58 -78 -62Q0 -46 78 -62Q96 -58 106 -34Q60 -22 0 -22Q-60 -22 -106 -34Z",
      bodyOr(m, KHAKI),
      7,
      { lift: -0.06 },
    ),
    part(ribbon("-80 -56 7, 0 -44 8, 80 -56 7"), black, 2),
    part(oval(-44, -78, 5) + oval(44, -78, 5), black, 1),
    part(box(-8, -6, 8, 6), grey, 2),
  ],
});

/** A helmet of a building site. */
export const hardHat: FigureMaker = (m) => ({
  box: { left: -102, right: 112, top: -112, bottom: 3 },
  parts: [
    part("M-84 -22Q-88 -108 0 -110Q88 -108 84 -22Z", bodyOr(m, yellow), 20),
    part(ribbon("-14 -24 8, -16 -106 9") + ribbon("14 -24 8, 16 -106 9"), bodyOr(m, yellow), 4, {
      lift: 0.06,
    }),
    part("M-100 -14Q-90 -30 -70 -30L76 -30Q104 -26 112 -8Q60 2 0 0Q-70 0 -100 -14Z", bodyOr(m, yellow), 5, {
      lift: -0.06,
    }),
    part(ribbons("-74 -34 5, 0 -28 5, 74 -34 5"), black, 1),
  ],
});

/** A ring of thorns. */
export const crownOfThorns: FigureMaker = () => ({
  box: { left: -112, right: 112, top: -108, bottom: 16 },
  parts: [
    part(ring([0, -46], [88, 34], 13), brown, 4),
    part(
      ring([0, -52], [84, 30], 8) + ring([0, -40], [92, 36], 7),
      ramp(".50 .06 60/.40 .06 56/.30 .05 52/.19 .035 48"),
      3,
    ),
    part(
      Array.from({ length: 22 }, (_, i) => {
        const a = (i / 22) * Math.PI * 2;
        const up = i % 2 ? -1 : 1;
        const x = Math.cos(a) * 88;
        const y = -46 + Math.sin(a) * 34;
        return polygon([
          [x - 5, y - 2],
          [x + 5, y + 2],
          [x + Math.cos(a) * 22 + (i % 3) * 5 - 5, y + Math.sin(a) * 10 + up * -18],
        ]);
      }).join(""),
      ramp(".56 .06 62/.45 .06 58/.34 .05 54/.22 .04 50"),
      1.6,
    ),
    part(oval(40, -10, 5, 7) + oval(-30, -8, 4, 6), red, 2),
  ],
});

/** A pair of shoes for dance on the toes, with ribbons. */
export const balletShoes: FigureMaker = (m) => {
  const shoe = (x: number, lean: number) => [
    part(
      ribbon([
        [x - 8, -92, 5],
        [x - 30 - lean * 10, -130, 5],
        [x + 18, -158, 5],
        [x - 20, -186, 4],
      ]) +
        ribbon([
          [x + 12, -92, 5],
          [x + 32 + lean * 10, -130, 5],
          [x - 14, -158, 5],
          [x + 26, -190, 4],
        ]),
      bodyOr(m, pink),
      2,
      { lift: -0.06 },
    ),
    part(
      blob([
        [x - 24, -96],
        [x + 24, -96],
        [x + 27, -50],
        [x + 17 + lean * 4, -2],
        [x - 15 + lean * 4, -2],
        [x - 28, -50],
      ]),
      bodyOr(m, pink),
      9,
    ),
    part(
      blob([
        [x - 17, -94],
        [x + 17, -94],
        [x + 15, -66],
        [x, -54],
        [x - 15, -66],
      ]),
      bodyOr(m, pink),
      3,
      { lift: -0.16 },
    ),
    part(box(x - 15 + lean * 4, -14, x + 17 + lean * 4, 0), bodyOr(m, pink), 4, { lift: 0.1 }),
  ];
  return { box: { left: -84, right: 85, top: -194, bottom: 3 }, parts: [...shoe(-38, -1), ...shoe(40, 1)] };
};

/** Wooden sandals on two bars. */
export const geta: FigureMaker = (m) => {
  const wood = ramp(".80 .07 72/.70 .08 66/.56 .075 60/.40 .06 54");
  const one = (x: number, y: number) => [
    part(
      polygon([
        [x - 60, y - 26],
        [x - 44, y - 26],
        [x - 46, y],
        [x - 58, y],
      ]) +
        polygon([
          [x + 24, y - 26],
          [x + 44, y - 26],
          [x + 42, y],
          [x + 26, y],
        ]),
      wood,
      4,
      { lift: -0.1 },
    ),
    part(
      polygon([
        [x - 84, y - 26],
        [x + 72, y - 26],
        [x + 72, y - 40],
        [x - 84, y - 40],
      ]),
      wood,
      3,
      { lift: -0.04 },
    ),
    part(
      blob([
        [x - 80, y - 40],
        [x - 66, y - 62],
        [x + 66, y - 62],
        [x + 76, y - 40],
        [x, y - 38],
      ]),
      wood,
      4,
      { lift: 0.06 },
    ),
    part(
      ribbon([
        [x + 40, y - 50, 9],
        [x + 6, y - 76, 12],
        [x - 46, y - 58, 10],
      ]) +
        ribbon([
          [x + 40, y - 50, 9],
          [x + 2, y - 58, 11],
          [x - 52, y - 44, 10],
        ]),
      bodyOr(m, red),
      4,
    ),
  ];
  return { box: { left: -104, right: 104, top: -112, bottom: 3 }, parts: [...one(18, -28), ...one(-16, 0)] };
};

/** A laced bodice. */
export const corset: FigureMaker = (m) => ({
  box: { left: -70, right: 70, top: -176, bottom: 3 },
  parts: [
    part(
      "M-58 -160Q-30 -178 0 -150Q30 -178 58 -160Q62 -120 38 -84Q40 -40 66 -12Q30 4 0 -2Q-30 4 -66 -12Q-40 -40 -38 -84Q-62 -120 -58 -160Z",
      bodyOr(m, red),
      12,
      {
        lines: {
          path: "M-40 -160Q-30 -100 -24 -84Q-22 -40 -40 -6M40 -160Q30 -100 24 -84Q22 -40 40 -6",
          width: 2.6,
        },
      },
    ),
    part("M-9 -148L9 -148L9 0L-9 0Z", white, 2),
    part(
      [-136, -112, -88, -64, -40, -18]
        .map(
          (y) =>
            ribbon([
              [-15, y, 4],
              [15, y + 18, 4],
            ]) +
            ribbon([
              [15, y, 4],
              [-15, y + 18, 4],
            ]),
        )
        .join(""),
      black,
      1,
    ),
    part("M-58 -160Q-30 -178 0 -150Q30 -178 58 -160L56 -148Q28 -164 0 -138Q-28 -164 -56 -148Z", black, 2),
    part(ribbons("-2 2 4, -22 -6 4", "2 2 4, 22 -6 4"), black, 1),
  ],
});
