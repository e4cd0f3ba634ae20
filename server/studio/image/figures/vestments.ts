import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ribbons } from "./strokes.ts";
import { black, brown, colourTones, gold, green, grey, pink, ramp, red, white, yellow } from "./tones.ts";

/** A cloak with a hood, on a stand. */
export const cloak: FigureMaker = (m) => ({
  box: { left: -104, right: 104, top: -206, bottom: 3 },
  parts: [
    part("M-40 -176Q-44 -204 0 -206Q44 -204 40 -176Q36 -150 0 -148Q-36 -150 -40 -176Z", bodyOr(m, red), 9),
    part("M-24 -174Q-26 -190 0 -192Q26 -190 24 -174Q20 -158 0 -156Q-20 -158 -24 -174Z", black, 3),
    part(
      "M-34 -158Q-70 -140 -100 -6Q-40 6 -8 -4L-4 -148ZM34 -158Q70 -140 100 -6Q40 6 8 -4L4 -148Z",
      bodyOr(m, red),
      12,
      {
        lines: {
          path: "M-34 -140Q-60 -80 -72 -4M-18 -144Q-34 -80 -40 0M34 -140Q60 -80 72 -4M18 -144Q34 -80 40 0",
          width: 3,
        },
      },
    ),
    part("M-7 -146L7 -146L10 -4L-10 -4Z", black, 1),
    part(oval(-9, -148, 8) + oval(9, -148, 8), gold, 3),
  ],
});

/** Beads with a crucifix, laid in a loop. */
export const rosary: FigureMaker = (m) => {
  const beads = Array.from({ length: 31 }, (_, i) => {
    const a = Math.PI / 2 + 0.2 + (i / 30) * (Math.PI * 2 - 0.4);
    return [Math.cos(a) * 70, -142 + Math.sin(a) * 62, i % 6 === 0] as const;
  });
  return {
    box: { left: -86, right: 86, top: -214, bottom: 3 },
    parts: [
      part(ring([0, -142], [70, 62], 2.4) + ribbon("0 -80 2.4, 0 -50 2.4"), grey, 0.5),
      part(
        beads
          .filter(([, , big]) => !big)
          .map(([x, y]) => oval(x, y, 6.6))
          .join(""),
        bodyOr(m, brown),
        3.4,
      ),
      part(
        beads
          .filter(([, , big]) => big)
          .map(([x, y]) => oval(x, y, 8.4))
          .join(""),
        gold,
        4,
      ),
      part(oval(0, -80, 10, 8), gold, 3),
      part(oval(0, -64, 6.6), bodyOr(m, brown), 3.4),
      part(box(-7, -54, 7, 2) + box(-24, -42, 24, -29), brown, 4),
      part(
        ribbons("-17 -38 3.4, 0 -34 4, 17 -38 3.4", "0 -38 5, 0 -18 4.4, 0 -8 3.4") + oval(0, -43, 4),
        grey,
        1.6,
        { lift: 0.14 },
      ),
    ],
  };
};

/** The Buddha, seated on a lotus. */
export const buddha: FigureMaker = (m) => {
  const bronze = bodyOr(m, gold);
  return {
    box: { left: -104, right: 104, top: -216, bottom: 3 },
    parts: [
      part(oval(0, -168, 46), ramp(".88 .08 80/.78 .10 74/.63 .10 66/.45 .08 58"), 3),
      part(
        [-78, -52, -26, 0, 26, 52, 78]
          .map((x) => `M${x - 18} 0Q${x - 20} -26 ${x} -38Q${x + 20} -26 ${x + 18} 0Z`)
          .join(""),
        pink,
        5,
      ),
      part(blob("-84 -34, -60 -56, 0 -50, 60 -56, 84 -34, 60 -22, 0 -20, -60 -22"), bronze, 9),
      part("M-36 -132Q-50 -124 -52 -88Q-46 -50 0 -46Q46 -50 52 -88Q50 -124 36 -132Z", bronze, 12),
      part("M-30 -134Q-10 -96 44 -62L30 -50Q-24 -70 -44 -112Z", bronze, 3, {
        lift: -0.14,
        lines: { path: "M-34 -118Q-10 -82 34 -58", width: 1.6 },
      }),
      part(
        ribbon("-44 -118 17, -56 -78 15, -16 -56 13") + ribbon("44 -118 17, 56 -78 15, 16 -56 13"),
        bronze,
        6,
      ),
      part(oval(0, -56, 16, 8), bronze, 4, { lift: 0.08 }),
      part(box(-11, -142, 11, -124) + oval(0, -164, 27, 30), bronze, 9),
      part(oval(-28, -160, 5, 13) + oval(28, -160, 5, 13), bronze, 3),
      part(
        "M-27 -168Q-28 -198 0 -198Q28 -198 27 -168Q14 -182 0 -182Q-14 -182 -27 -168Z" + oval(0, -200, 11, 9),
        ramp(".36 .05 250/.28 .05 250/.20 .04 250/.13 .03 250"),
        4,
      ),
      part(
        ribbons(
          "-16 -164 2.4, -10 -161 2.4, -4 -164 2.4",
          "16 -164 2.4, 10 -161 2.4, 4 -164 2.4",
          "-7 -148 2.2, 0 -145 2.4, 7 -148 2.2",
        ),
        black,
        0.5,
      ),
      part(oval(0, -175, 3), red, 1),
    ],
  };
};

/** A stocking full of presents. */
export const christmasStocking: FigureMaker = (m) => ({
  box: { left: -66, right: 86, top: -207, bottom: 3 },
  parts: [
    part(box(-44, -196, -16, -150), green, 5),
    part(box(-33, -196, -27, -150) + box(-44, -178, -16, -172), gold, 1.4),
    part(ribbon("18 -150 9, 18 -190 9, 32 -202 9, 42 -186 9"), white, 3),
    part(ribbons("14 -170 3, 22 -164 3", "14 -184 3, 22 -178 3", "24 -200 3, 30 -194 3"), red, 0.8),
    part("M-50 -140L38 -140L42 -76Q84 -66 82 -28Q76 2 34 2L-30 2Q-58 -4 -54 -40Z", bodyOr(m, red), 13),
    part("M-54 -34Q-34 -40 -30 2Q-56 -2 -54 -34ZM62 -62Q52 -30 62 -4Q86 -16 82 -36Q78 -56 62 -62Z", green, 4),
    part(ribbon("-50 -138 32, 38 -138 32"), white, 9),
    part(
      polygon("-4 -104, 2 -90, 16 -90, 5 -81, 9 -67, -4 -76, -17 -67, -13 -81, -24 -90, -10 -90"),
      yellow,
      2,
    ),
  ],
});

/** A pole with ribbons for dances of May. */
export const maypole: FigureMaker = () => ({
  box: { left: -132, right: 132, top: -350, bottom: 3 },
  parts: [
    part(ribbon("0 0 11, 0 -326 9"), white, 4),
    part(
      Array.from({ length: 12 }, (_, i) =>
        ribbon([
          [-5, -20 - i * 25, 5],
          [5, -32 - i * 25, 5],
        ]),
      ).join(""),
      red,
      1,
    ),
    ...[red, yellow, green, colourTones("blue"), pink, colourTones("purple")].map((tones, i) =>
      part(
        ribbon(
          [
            [0, -306, 4],
            [(i - 2.5) * 22, -190 + Math.abs(i - 2.5) * 8, 6],
            [(i - 2.5) * 50, -8 - (i % 2) * 14, 8],
          ],
          8,
        ),
        tones,
        2,
      ),
    ),
    part(ring([0, -300], [40, 13], 15), green, 5),
    part(
      [
        [-38, -302],
        [-16, -290],
        [10, -288],
        [34, -298],
        [0, -312],
        [-24, -310],
        [24, -310],
      ]
        .map(([x, y]) => oval(x!, y!, 6))
        .join(""),
      pink,
      2,
    ),
    part(polygon("0 -350, 6 -336, 0 -322, -6 -336"), gold, 3),
  ],
});

/** A book with a cross, that is closed. */
export const bible: FigureMaker = (m) => ({
  box: { left: -72, right: 76, top: -166, bottom: 28 },
  parts: [
    part(polygon("-58 -150, 62 -162, 74 -22, -46 -8"), gold, 3),
    part(polygon("-52 -4, 74 -16, 74 -26, -52 -14"), white, 2, {
      lines: { path: "M-50 -8L72 -20", width: 1.4 },
    }),
    part(
      "M-70 -156L54 -166Q60 -164 62 -156L66 -26L-58 -14Q-66 -12 -58 -4L66 -16L66 -10L-60 2Q-72 0 -72 -12Z",
      bodyOr(m, black),
      7,
    ),
    part(
      polygon(
        "-10 -134, 6 -135, 8 -108, 30 -110, 31 -96, 9 -94, 13 -44, -3 -42, -7 -92, -28 -90, -29 -104, -8 -106",
      ),
      gold,
      3,
    ),
    part(ribbons("-58 -150 2, 50 -158 2, 54 -36 2, -48 -26 2, -58 -150 2"), gold, 0.8),
    part("M20 -12L32 -13L34 26L27 18L20 28Z", red, 2),
  ],
});
