import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, ribbons, scattered } from "./strokes.ts";
import { dish, STEEL, WOOD } from "./tableware.ts";
import { colourTones, red, white } from "./tones.ts";

/** Cubes of ice. */
export const iceCube: FigureMaker = (m) => {
  const ice = bodyOr(m, tint(".85 .06 225"));
  const one = (x: number, y: number, k: number) => [
    part(
      polygon([
        [x - 48 * k, y - 50 * k],
        [x + 6 * k, y - 34 * k],
        [x + 6 * k, y + 26 * k],
        [x - 48 * k, y + 6 * k],
      ]),
      ice,
      5,
      { lift: -0.04 },
    ),
    part(
      polygon([
        [x + 6 * k, y - 34 * k],
        [x + 54 * k, y - 54 * k],
        [x + 54 * k, y + 2 * k],
        [x + 6 * k, y + 26 * k],
      ]),
      ice,
      5,
      { lift: -0.14 },
    ),
    part(
      polygon([
        [x - 48 * k, y - 50 * k],
        [x + 2 * k, y - 68 * k],
        [x + 54 * k, y - 54 * k],
        [x + 6 * k, y - 34 * k],
      ]),
      ice,
      5,
      { lift: 0.08 },
    ),
    part(
      ribbon([
        [x - 36 * k, y - 34 * k, 7 * k],
        [x - 36 * k, y - 10 * k, 6 * k],
      ]) +
        ribbon([
          [x - 22 * k, y - 28 * k, 5 * k],
          [x - 22 * k, y - 16 * k, 4 * k],
        ]),
      white,
      1.4,
      { lift: 0.1 },
    ),
  ];
  return boxed([
    part(blob("-130 -6, -60 -20, 60 -18, 134 -8, 80 8, -70 8"), tint(".72 .07 230"), 4),
    ...one(-58, -20, 1),
    ...one(60, -20, 1),
    ...one(0, -80, 1),
  ]);
};

/** A gravy boat on its saucer. */
export const gravyBoat: FigureMaker = (m) => {
  const china = bodyOr(m, white);
  return boxed([
    part(oval(0, -8, 104, 14), china, 5),
    part("M-30 -26L30 -26L40 -10L-40 -10Z", china, 5),
    part(ribbon("64 -92 12, 108 -120 12, 122 -84 12, 92 -52 11, 56 -48 10"), china, 5),
    part(
      "M-142 -112Q-96 -100 -70 -96L76 -104Q84 -50 34 -28L-32 -28Q-84 -44 -104 -84Q-118 -104 -142 -112Z",
      china,
      26,
    ),
    part(blob("-142 -113, -90 -114, -20 -112, 74 -106, 40 -90, -40 -88, -94 -98"), china, 4),
    part(blob("-118 -110, -80 -110, -20 -108, 60 -104, 34 -94, -36 -93, -84 -101"), tint(".45 .1 48"), 3),
    part(ribbon("-140 -112 8, -150 -88 8, -150 -60 6"), tint(".45 .1 48"), 3),
    part(ribbon("-70 -66 4, 0 -56 4, 66 -66 4"), colourTones("blue"), 1.4),
  ]);
};

/** A sack of flour with a white heap. */
export const flour: FigureMaker = (m) => {
  const sack = bodyOr(m, tint(".8 .05 80"));
  return boxed([
    part(blob("-92 -136, -60 -150, -20 -152, 24 -150, 52 -138, 20 -122, -60 -122"), white, 14),
    part("M-96 -138Q-20 -116 56 -138Q70 -60 64 -4Q-20 10 -102 -4Q-112 -60 -96 -138Z", sack, 26, {
      lines: { path: "M-92 -118Q-84 -80 -94 -40M48 -116Q40 -80 52 -40M-70 -128L-60 -100", width: 2.4 },
    }),
    part(ribbon("-98 -136 12, -20 -118 13, 58 -136 12"), sack, 5, { lift: 0.06 }),
    part(
      ribbons("-20 -30 5, -20 -94 5") +
        [-34, -48, -62, -76]
          .map(
            (y) =>
              ribbon([
                [-20, y, 4],
                [-34, y - 14, 10],
                [-36, y - 22, 3],
              ]) +
              ribbon([
                [-20, y, 4],
                [-6, y - 14, 10],
                [-4, y - 22, 3],
              ]),
          )
          .join("") +
        ribbon("-20 -90 10, -20 -104 3"),
      tint(".66 .13 75"),
      2,
    ),
    part(blob("40 2, 66 -26, 92 -50, 112 -48, 138 -20, 156 2"), white, 14, {
      lines: {
        path: scattered(30, 100, -14, 40, 14)
          .map(([x, y]) => `M${x} ${y}l2 1`)
          .join(""),
        width: 2,
      },
    }),
    part(ribbon("112 -34 9, 150 -72 9"), WOOD, 4),
    part(blob("84 -38, 116 -46, 124 -28, 96 -14"), WOOD, 7),
  ]);
};

/** Breadsticks in a glass. */
export const breadstick: FigureMaker = (m) => {
  const crust = bodyOr(m, tint(".76 .11 70"));
  return boxed([
    ...[
      [-30, -26],
      [-14, -8],
      [4, 4],
      [20, 20],
      [34, 34],
      [-40, -46],
    ].map(([x, lean], i) =>
      part(
        ribbon([
          [x! * 0.7, -20, 13],
          [x! + lean! * 0.4, -110, 14],
          [x! + lean!, -196 + (i % 3) * 14, 13],
        ]),
        crust,
        5,
        {
          lift: (i % 3) * 0.03 - 0.03,
          lines: {
            path: Array.from(
              { length: 9 },
              (_, k) => `M${x! + (lean! * k) / 12 - 3} ${-40 - k * 17}l5 2`,
            ).join(""),
            width: 2,
          },
        },
      ),
    ),
    part("M-60 -96L60 -96L48 0L-48 0Z", tint(".6 .13 250"), 10),
    part(ribbon("-60 -94 8, 0 -90 8, 60 -94 8"), white, 3),
    part(ribbon("-56 -40 8, 0 -34 8, 54 -40 8"), white, 2),
  ]);
};

/** A piece of butter on its dish, a slice cut off. */
export const butter: FigureMaker = (m) => {
  const yellow = bodyOr(m, tint(".92 .13 98"));
  return boxed([
    ...dish(146, -12),
    part(polygon("-98 -82, 34 -70, 34 -14, -98 -26"), yellow, 5),
    part(polygon("34 -70, 92 -92, 92 -36, 34 -14"), yellow, 5, { lift: -0.08 }),
    part(polygon("-98 -82, -38 -104, 92 -92, 34 -70"), yellow, 5, { lift: 0.04 }),
    part(polygon("52 -18, 70 -74, 122 -88, 108 -30"), yellow, 6, { lift: 0.02 }),
    part(polygon("-98 -60, -50 -56, -50 -22, -98 -26"), STEEL, 3),
    part(polygon("-98 -82, -50 -78, -50 -56, -98 -60"), STEEL, 3, { lift: 0.08 }),
    part(ribbon("-60 -120 7, 20 -108 16, 70 -100 12") + ribbon("-130 -130 14, -60 -120 12"), STEEL, 3),
  ]);
};

/** A cup of yogurt with fruit and a spoon. */
export const yogurt: FigureMaker = (m) => {
  const pot = bodyOr(m, white);
  return boxed([
    part(ribbon("10 -110 9, 46 -164 8, 66 -196 14"), STEEL, 4),
    part("M-66 -116L66 -116L50 0L-50 0Z", pot, 12),
    part("M-62 -84L62 -84L55 -32L-55 -32Z", tint(".82 .1 5"), 2),
    part(blob("-18 -72, 18 -72, 22 -56, 0 -36, -22 -56"), red, 7),
    part(blob("-18 -72, 0 -82, 18 -72, 0 -64"), tint(".6 .15 140"), 3),
    part(oval(0, -116, 67, 15), pot, 4),
    part(blob("-58 -118, -40 -128, -6 -122, 20 -132, 54 -122, 58 -114, 0 -106"), tint(".95 .015 90"), 8, {
      lines: { path: "M-40 -118Q-10 -110 6 -122Q20 -126 40 -118", width: 2 },
    }),
    part(oval(-26, -130, 13) + oval(-4, -138, 12), tint(".45 .12 272"), 9),
    part(polygon("66 -116, 118 -138, 96 -98, 62 -108"), STEEL, 3),
  ]);
};
