/** Of carnival and of the Day of the Dead. */
import { SKIN } from "./dressed.ts";
import type { Part } from "../sculpt.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, ovalPair, paler, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";
import { bright } from "./confetti.ts";

/** A half mask with feathers, of a carnival. */
export const carnivalMask: FigureMaker = (m) => {
  const silk = bodyOr(m, colourTones("purple"));
  const plumes = [-78, -52, -26, 0, 26, 52, 78];
  return {
    box: { left: -126, right: 126, top: -224, bottom: 8 },
    parts: [
      ...plumes.map((x, i) =>
        part(
          ribbon([
            [x * 0.6, -84, 10],
            [x * 1.06, -150, 26],
            [x * 1.36, -206 + Math.abs(x) * 0.34, 10],
          ]),
          bright(i + 4),
          5,
          {
            lines: { path: `M${x * 0.6} -84Q${x} -150 ${x * 1.3} ${-196 + Math.abs(x) * 0.34}`, width: 1.8 },
          },
        ),
      ),
      part(
        "M0 -86Q-40 -106 -86 -96Q-122 -96 -122 -70Q-116 -22 -70 -8Q-26 2 0 -30Q26 2 70 -8Q116 -22 122 -70Q122 -96 86 -96Q40 -106 0 -86ZM-92 -58Q-60 -82 -28 -50Q-58 -30 -92 -58ZM92 -58Q60 -82 28 -50Q58 -30 92 -58Z",
        silk,
        9,
      ),
      part(ring([-60, -56], [40, 22], 4.4) + ring([60, -56], [40, 22], 4.4), colourTones("gold"), 2),
      part(oval(0, -84, 11, 15) + ovalPair(104, -72, 6) + ovalPair(84, -22, 5), colourTones("green"), 5),
      part(ribbon("-118 -76 5, -60 -98 5, 0 -88 5, 60 -98 5, 118 -76 5"), colourTones("gold"), 2),
    ],
  };
};

/** A decked wagon of a carnival with a huge laughing head. */
export const float: FigureMaker = (m) => ({
  box: { left: -176, right: 176, top: -274, bottom: 4 },
  parts: [
    part(
      [-52, 0, 52]
        .map((x) =>
          polygon([
            [x - 16, -212],
            [x + 16, -212],
            [x * 1.5, -268],
          ]),
        )
        .join(""),
      bright(4),
      5,
    ),
    part(oval(0, -156, 84, 76), SKIN, 20),
    part(polygon("-80 -196, -52 -232, 0 -240, 52 -232, 80 -196, 0 -214"), bright(1), 6),
    part(oval(-56, -268 + 42, 10) + oval(56, -226, 10) + oval(0, -268 + 4, 10), bright(0), 4),
    part(ovalPair(30, -172, 18, 21), colourTones("white"), 5),
    part(ovalPair(28, -168, 9, 11), colourTones("black"), 2),
    part(oval(0, -146, 16), bright(0), 8),
    part("M-50 -126Q0 -106 50 -126Q36 -84 0 -84Q-36 -84 -50 -126Z", colourTones("red"), 4),
    part("M-42 -121Q0 -106 42 -121L36 -110Q0 -98 -36 -110Z", colourTones("white"), 2),
    part(box(-170, -92, 170, -26), bodyOr(m, colourTones("purple")), 7),
    part(
      Array.from(
        { length: 11 },
        (_, i) => `M${-170 + i * 31} -92L${-139 + i * 31} -92L${-154.5 + i * 31} -62Z`,
      ).join(""),
      bright(1),
      3,
    ),
    part(Array.from({ length: 10 }, (_, i) => oval(-150 + i * 33, -42, 10)).join(""), bright(4), 4),
    part([-110, 0, 110].map((x) => oval(x, -20, 24)).join(""), colourTones("black"), 6),
    part([-110, 0, 110].map((x) => oval(x, -20, 10)).join(""), colourTones("gold"), 3),
  ],
});

/** A white skull painted with flowers. */
export const sugarSkull: FigureMaker = (m) => {
  const petals = (x: number, y: number, r: number) =>
    Array.from({ length: 8 }, (_, i) =>
      oval(x + Math.cos(i * 0.785) * r, y + Math.sin(i * 0.785) * r, r * 0.42),
    ).join("");
  return {
    box: { left: -86, right: 86, top: -204, bottom: 4 },
    parts: [
      part(
        symmetric("0 -202, 54 -190, 82 -142, 76 -92, 54 -66, 48 -16, 26 2, 0 4"),
        bodyOr(m, colourTones("white")),
        20,
      ),
      part(petals(-34, -112, 25), colourTones("pink"), 3),
      part(petals(34, -112, 25), colourTones("blue"), 3),
      part(ovalPair(34, -112, 20), colourTones("black"), 2),
      part("M0 -82Q-16 -58 -10 -54Q0 -62 10 -54Q16 -58 0 -82Z", colourTones("black"), 2),
      part(
        ribbon("-44 -32 3.4, 0 -26 3.4, 44 -32 3.4") +
          [-30, -15, 0, 15, 30]
            .map((x) =>
              ribbon([
                [x, -42, 3],
                [x, -16, 3],
              ]),
            )
            .join(""),
        colourTones("black"),
        1,
      ),
      part(petals(0, -168, 13) + petals(0, -20 + 12, 5), colourTones("orange"), 2),
      part(oval(0, -168, 8) + ovalPair(58, -72, 6) + ovalPair(34, -112, 6), colourTones("red"), 2),
      part(
        ribbonPair("20 -150 4, 44 -160 4, 56 -146 4, 46 -138 4") +
          ribbonPair("14 -180 4, 36 -182 4, 46 -172 4"),
        colourTones("green"),
        1.4,
      ),
    ],
  };
};

/** An altar for the dead: steps with marigolds, candles, a picture, bread and skulls. */
export const ofrenda: FigureMaker = (m) => {
  const marigolds = (y: number, wide: number) =>
    Array.from({ length: Math.round(wide / 11) }, (_, i) => [-wide + 11 + i * 22, y] as const);
  const spots = [...marigolds(-118, 74), ...marigolds(-62, 104), ...marigolds(-8, 132)];
  const candle = (x: number, y: number): Part[] => [
    part(box(x - 6, y - 32, x + 6, y), colourTones("white"), 2),
    part(
      `M${x} ${y - 56}Q${x + 10} ${y - 40} ${x} ${y - 32}Q${x - 10} ${y - 40} ${x} ${y - 56}Z`,
      colourTones("orange"),
      0,
      { lit: colourTones("yellow")[0]! },
    ),
  ];
  const skull = (x: number, y: number): Part[] => [
    part(oval(x, y - 16, 15, 15) + box(x - 8, y - 8, x + 8, y), colourTones("white"), 4),
    part(oval(x - 6, y - 16, 4) + oval(x + 6, y - 16, 4), colourTones("black"), 1),
  ];
  return {
    box: { left: -146, right: 146, top: -262, bottom: 6 },
    parts: [
      part(
        `M-110 4L-110 -170Q-104 -258 0 -260Q104 -258 110 -170L110 4L96 4L96 -168Q92 -240 0 -244Q-92 -240 -96 -168L-96 4Z`,
        colourTones("orange"),
        7,
      ),
      part(box(-76, -118, 76, 0), bodyOr(m, colourTones("purple")), 4),
      part(box(-106, -62, 106, 0), colourTones("pink"), 4),
      part(box(-136, -8, 136, 4), colourTones("purple"), 4),
      part(box(-30, -204, 30, -122), colourTones("gold"), 4),
      part(box(-23, -197, 23, -129), colourTones("white"), 2),
      part(oval(0, -170, 13, 15), SKIN, 3),
      part("M-20 -129Q-18 -152 0 -153Q18 -152 20 -129Z", colourTones("blue"), 3),
      part("M-14 -170Q-14 -190 0 -190Q14 -190 14 -170Q6 -180 -14 -170Z", colourTones("black"), 2),
      ...candle(-54, -118),
      ...candle(54, -118),
      ...candle(-92, -62),
      ...candle(92, -62),
      ...skull(-52, -62),
      ...skull(52, -62),
      part(oval(0, -72, 26, 16), colourTones("brown"), 6),
      part(
        ribbons("-18 -82 5, 18 -66 5", "18 -82 5, -18 -66 5") + oval(0, -88, 6),
        paler(colourTones("brown"), 0.4),
        2,
      ),
      part(spots.map(([x, y]) => oval(x, y, 12)).join(""), colourTones("orange"), 5),
      part(spots.map(([x, y]) => oval(x, y - 1, 6)).join(""), colourTones("yellow"), 2),
    ],
  };
};

/** Banners of cut paper on a string. */
export const papelPicado: FigureMaker = () => {
  const xs = [-132, -66, 0, 66, 132];
  const sag = (x: number) => -196 + 26 * (1 - (x / 165) ** 2);
  return {
    box: { left: -172, right: 172, top: -206, bottom: 0 },
    parts: [
      part(ribbon("-170 -196 4, -80 -176 4, 0 -170 4, 80 -176 4, 170 -196 4"), colourTones("brown"), 1),
      ...xs.map((x, i) => {
        const y = sag(x);
        const hem = Array.from(
          { length: 5 },
          (_, k) => `Q${x + 24 - k * 12} ${y + 92} ${x + 18 - k * 12} ${y + 78}`,
        ).join("");
        return part(
          `M${x - 30} ${y}L${x + 30} ${y}L${x + 30} ${y + 78}${hem}L${x - 30} ${y + 78}Z`,
          bright([0, 1, 3, 4, 2][i]!),
          2,
        );
      }),
      part(
        xs
          .map((x) => {
            const y = sag(x);
            return (
              oval(x, y + 34, 14, 15) +
              box(x - 7, y + 46, x + 7, y + 54) +
              [-22, 22]
                .map((d) =>
                  polygon([
                    [x + d, y + 58],
                    [x + d + 6, y + 66],
                    [x + d, y + 74],
                    [x + d - 6, y + 66],
                  ]),
                )
                .join("") +
              [-20, -7, 7, 20].map((d) => oval(x + d, y + 10, 3.4)).join("")
            );
          })
          .join(""),
        colourTones("white"),
        1,
      ),
      part(
        xs
          .map((x) => {
            const y = sag(x);
            return oval(x - 6, y + 34, 4.4) + oval(x + 6, y + 34, 4.4);
          })
          .join(""),
        colourTones("black"),
        0.6,
      ),
    ],
  };
};

/** A star of paper full of sweets that hangs on a rope. */
export const pinata: FigureMaker = (m) => {
  const cones = Array.from({ length: 7 }, (_, i) => (i / 7) * 6.283 - 1.571);
  const at = (a: number, r: number): [number, number] => [Math.cos(a) * r, -118 + Math.sin(a) * r];
  return {
    box: { left: -128, right: 128, top: -260, bottom: 10 },
    parts: [
      part(ribbon("0 -258 4, 0 -200 4"), colourTones("brown"), 1),
      ...cones.map((a, i) => {
        const [x, y] = at(a, 112);
        return part(
          [-1, 0, 1]
            .map((k) =>
              ribbon([
                [x, y, 3],
                [x + k * 8, y + 22, 3],
              ]),
            )
            .join(""),
          bright(i + 3),
          1,
        );
      }),
      ...cones.map((a, i) =>
        part(polygon([at(a - 0.36, 54), at(a, 116), at(a + 0.36, 54)]), bright(i), 8, {
          lines: {
            path: [0.66, 0.8]
              .map((f) => {
                const [x0, y0] = at(a - 0.3 * (1.2 - f), 116 * f);
                const [x1, y1] = at(a + 0.3 * (1.2 - f), 116 * f);
                return `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
              })
              .join(""),
            width: 4,
            light: true,
          },
        }),
      ),
      part(oval(0, -118, 60), bodyOr(m, colourTones("pink")), 16),
      ...[44, 28, 12].map((r, i) => part(ring([0, -118], [r, r], 9), bright(i + 1), 3)),
    ],
  };
};
